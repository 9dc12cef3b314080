"""Just the wheel and just the score: what the doors beside the referee's lead to, on every device at the table."""

from __future__ import annotations

import gzip
import re
import urllib.request

from playwright.sync_api import Page, expect

from testing.desk import PHONE, Desk


def typed(page: Page, points: str) -> None:
    for digit in points:
        page.locator(".pad-keys").get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Write it down").click()


def begun(desk: Desk) -> tuple[Page, str]:
    """A score sheet of Anna and Ben on the tablet, and the letters to join it with."""
    tablet = desk.device()
    tablet.goto("/#/score/new")
    for name in ("Anna", "Ben"):
        tablet.get_by_role("textbox", name="Name").fill(name)
        tablet.get_by_role("textbox", name="Name").press("Enter")
    tablet.get_by_role("button", name="Start", exact=True).click()
    tablet.get_by_role("button", name="Phones").click()
    letters = tablet.locator(".code-letters span").first.inner_text()
    tablet.keyboard.press("Escape")
    return tablet, letters


def test_a_score_is_kept_on_tablet_phone_and_television_together(desk: Desk) -> None:
    tablet, letters = begun(desk)
    phone = desk.phone(letters)
    phone.get_by_role("button", name="Ben", exact=True).click()
    expect(phone.locator(".pad-who")).to_contain_text("Ben")
    typed(phone, "40")
    expect(tablet.get_by_role("button", name="Ben, Round 1: 40")).to_be_visible()
    typed(tablet, "15")
    television = desk.device()
    television.goto(f"/#/watch/{letters}")
    expect(television.locator(".watch .score-total").first).to_have_text("15")
    expect(television.locator("[data-leads=true]")).to_contain_text("Ben")
    # Any cell can be written again, and undo takes that back.
    tablet.get_by_role("button", name="Anna, Round 1: 15").click()
    typed(tablet, "90")
    expect(television.locator(".score-total").first).to_have_text("90")
    tablet.get_by_role("button", name="Undo").click()
    expect(television.locator(".score-total").first).to_have_text("15")
    # What is written while the network is away is sent when it is back.
    phone.context.set_offline(True)
    typed(phone, "5")
    expect(phone.get_by_text(re.compile("kept"))).to_be_visible()
    phone.context.set_offline(False)
    expect(tablet.locator(".score-total").nth(1)).to_have_text("45")
    desk.expected = ("ERR_INTERNET_DISCONNECTED",)


def test_the_game_ends_at_its_target_and_stands_in_the_history(desk: Desk) -> None:
    tablet, _ = begun(desk)
    tablet.get_by_role("button", name="The game").click()
    tablet.get_by_label("What do you play?").fill("Rummy")
    tablet.get_by_label("Up to how many points?").fill("50")
    tablet.locator(".radio").filter(has_text="The fewest points win").click()
    tablet.get_by_role("button", name="Done").click()
    typed(tablet, "60")
    typed(tablet, "20")
    expect(tablet.get_by_role("heading", name="Ben wins!")).to_be_visible()
    tablet.get_by_role("button", name="Play again").click()
    expect(tablet.locator(".score-total").first).to_have_text("0")
    tablet.goto("/#/history")
    expect(tablet.locator(".evening").filter(has_text="Rummy").first).to_contain_text("Ben")


def test_a_referees_game_goes_on_as_a_score_with_its_points_and_phones(desk: Desk) -> None:
    start = {"act": "start", "game": "mod", "players": ["North", "East"], "dealer": "East"}
    made = desk.house.lay(start)
    desk.house.act(made["id"], act="set", player="North", score=30)
    tablet, phone = desk.tablet(made["id"]), desk.phone(made["code"], "East")
    tablet.page.locator(".corner-menu").click()
    tablet.sheet.get_by_role("button", name="Go on as just a score").click()
    expect(tablet.page.locator(".score-total").first).to_have_text("30")
    expect(phone.locator(".pad-who")).to_contain_text("East")


def test_one_wheel_stops_at_the_same_face_on_every_screen(desk: Desk) -> None:
    tablet = desk.device()
    tablet.goto("/#/wheel")
    tablet.get_by_role("button", name="Show on phones").click()
    letters = tablet.locator(".wheel-letters span").first.inner_text()
    tablet.keyboard.press("Escape")
    phone = desk.phone(letters)
    phone.locator(".hub-spin").click()
    for page in (phone, tablet):
        expect(page.locator(".wheel-came h2")).to_be_visible(timeout=9000)
    assert (
        phone.locator(".wheel-came h2").inner_text()
        == tablet.locator(".wheel-came h2").inner_text()
    )
    # The household's own faces are on every screen at once.
    tablet.get_by_role("button", name="Faces").click()
    tablet.get_by_role("textbox").fill("sing\ndance\nswap")
    tablet.get_by_role("button", name="Put these 3 on the wheel").click()
    expect(phone.locator(".slice-word").filter(has_text="dance")).to_have_count(1)


def test_what_the_wheel_loads_is_small(desk: Desk) -> None:
    page = desk.device(size=PHONE)
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url))
    page.goto("/#/wheel")
    page.wait_for_selector(".slice")
    page.wait_for_load_state("networkidle")
    code = {url for url in loaded if url.endswith((".js", ".css"))}
    weight = sum(len(gzip.compress(urllib.request.urlopen(url).read(), 9)) for url in code)
    assert weight < 40_000
