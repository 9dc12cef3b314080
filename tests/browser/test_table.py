"""One evening at one table: phones, corrections, disputes, the wheel, a router that restarts."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from companion.tags import Deck
from testing.desk import PHONE, Desk, House
from testing.thumbs import Tablet

ACTIVE = "document.activeElement.ariaLabel || document.activeElement.textContent"
NAMES = ["North", "East", "South"]
AT_LAST = 90_000
"""Milliseconds for what the side process makes: it starts first, at low priority, and may work for a minute."""


def started(desk: Desk, game: str = "mod", **more: Any) -> dict[str, Any]:
    """A table where North's turn is next and a red 5 lies on the pile."""
    made = desk.house.lay(
        {"act": "start", "game": game, "players": NAMES, "dealer": "South", **more}
    )
    card = "purple-5" if game == "nonpartisan" else "red-5"
    desk.house.act(made["id"], act="turn-up", card=card)
    return made


def test_a_game_is_set_up_by_taps_and_remembered(desk: Desk) -> None:
    page = desk.device()
    page.goto("/")
    page.get_by_role("button", name="Referee").click()
    page.get_by_role("radio", name="Power Grab").click()
    for name in ["North", "East", "South"]:
        page.get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("textbox", name="Name").press("Enter")
    page.locator("summary").filter(has_text="Where does everyone sit").click()
    page.get_by_role("radio", name="South").click()
    # East changes places with South: a tap on each.
    around = page.locator(".around")
    around.get_by_role("button", name="East").click()
    around.get_by_role("button", name="South").click()
    page.get_by_role("button", name="Ready: deal!").click()
    page.wait_for_selector(".table")
    expect(page.get_by_text("deals seven cards each, East first")).to_be_visible()
    seats = page.locator(".seat-name b").all_inner_texts()
    assert sorted(seats) == ["East", "North", "South"]

    again = desk.device()
    again.goto("/#/setup/new")
    expect(again.get_by_role("radio", name="Power Grab")).to_be_checked()
    # The names of another table are offered, not filled in.
    expect(again.locator(".chip")).to_have_count(0)
    again.get_by_role("button", name=re.compile("^As last time")).click()
    expect(again.locator(".chip").filter(has_text="East")).to_be_visible()


def test_an_uneven_hand_of_names_is_refused_in_a_sentence(desk: Desk) -> None:
    page = desk.device()
    page.goto("/#/setup/new")
    name = page.get_by_role("textbox", name="Name")
    for text in ["Same", "same"]:
        name.fill(text)
        name.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(
        "Two to ten players, each with a name of their own."
    )
    expect(page.locator(".chip").filter(has_text=re.compile("same", re.I))).to_have_count(1)


def test_two_phones_play_and_a_reload_loses_nothing(desk: Desk) -> None:
    made = started(desk)
    tablet = desk.tablet(made["id"])
    north, east = desk.phone(made["code"], "North"), desk.phone(made["code"], "East")
    expect(north.get_by_text("It is your turn!")).to_be_visible()
    expect(east.get_by_text("North plays now")).to_be_visible()
    expect(east.get_by_role("button", name="Drew a card")).to_have_count(0)
    expect(north.get_by_role("button", name="UNO!")).to_have_count(0)  # not with seven cards
    # A phone that lies across has its buttons in sight.
    north.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    for name in ("wild", "Drew a card"):
        expect(north.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    north.set_viewport_size(PHONE)  # type: ignore[arg-type]

    north.get_by_role("button", name="blue", exact=True).click()
    north.get_by_role("button", name=re.compile("^blue 5")).click()
    expect(east.get_by_text("It is your turn!")).to_be_visible()

    # A phone that was locked comes back to its own seat; so does the tablet to its table.
    east.reload()
    expect(east.get_by_role("heading", name="East")).to_be_visible()
    tablet.page.reload()
    expect(tablet.page.locator(".force-word")).to_have_text("blue")
    east.get_by_role("button", name="Drew a card").click()
    east.reload()
    east.get_by_role("button", name="Kept it").click()
    expect(tablet.page.locator(".ask-name")).to_have_text("South")
    desk.house.act(made["id"], act="play", player="South", card="wild")
    expect(east.get_by_text("names a color")).to_be_visible()  # who waits sees for what

    # Nobody else can sit down on a seat that is taken.
    late = desk.phone(made["code"])
    expect(late.get_by_role("button", name=re.compile("^North"))).to_be_disabled()


def test_a_phone_calls_and_catches(desk: Desk) -> None:
    made = started(desk)
    desk.house.act(made["id"], act="set", player="North", cards=2)
    north, east = desk.phone(made["code"], "North"), desk.phone(made["code"], "East")
    north.get_by_role("button", name="red", exact=True).click()
    north.get_by_role("button", name=re.compile("^red 7")).click()
    east.get_by_role("button", name="Catch North!").click()
    expect(north.locator(".phone-count")).to_contain_text("3 cards")


def test_a_card_that_does_not_fit_is_refused_with_its_rule(desk: Desk) -> None:
    made = started(desk)
    tablet = desk.tablet(made["id"])
    lit = tablet.page.locator(".pick[data-fits='true']")
    tablet.page.locator(".keys").get_by_role("button", name="blue", exact=True).click()
    expect(lit).to_have_count(1)  # of the blue cards, only the 5
    tablet.page.get_by_role("button", name="blue 9", exact=True).click()
    verdict = tablet.page.locator(".verdict")
    expect(verdict).to_have_text("Blue 9 matches neither red nor 5.")
    verdict.click()
    expect(tablet.sheet).to_contain_text("Match the top card by color, number or symbol")
    tablet.page.keyboard.press("Escape")
    expect(tablet.page.locator(".sheet")).to_have_count(0)


def test_any_past_card_is_put_right_after_a_look_at_what_changes(desk: Desk) -> None:
    made = started(desk)
    for player, card in [("North", "red-7"), ("East", "red-9"), ("South", "red-1")]:
        desk.house.act(made["id"], act="play", player=player, card=card)
    tablet = desk.tablet(made["id"])
    page = tablet.page
    page.get_by_role("button", name="Fix").click()
    page.get_by_role("button", name=re.compile("East plays red 9")).click()
    expect(page.locator(".likely .pick")).to_have_count(3)
    page.get_by_role("button", name="Other card…").click()
    tablet.pick("blue-7")
    expect(page.get_by_text("These no longer fit")).to_be_visible()
    page.get_by_role("button", name="Put it right").click()
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^Put right\.(?!.*Put right)"))
    expect(page.locator(".story-finding")).to_have_count(1)
    now = desk.house.table(made["id"])
    assert [one["act"].get("card") for one in desk.house.story(made["id"])][3] == "blue-7"

    # And back: one tap of Undo takes the correction itself back.
    page.get_by_role("button", name="Undo").click()
    tablet.settled(now["seq"] + 1)
    expect(page.locator(".story-finding")).to_have_count(0)
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".force-word")).to_have_text("red")


def test_what_was_missed_is_put_in_and_what_did_not_happen_goes(desk: Desk) -> None:
    made = started(desk)
    desk.house.act(made["id"], act="play", player="North", card="red-7")
    desk.house.act(made["id"], act="play", player="East", card="red-9")
    page = desk.tablet(made["id"]).page
    page.get_by_role("button", name="Fix").click()
    page.get_by_role("button", name=re.compile("East plays red 9")).click()
    page.get_by_role("button", name="It did not happen").click()
    page.get_by_role("button", name="Put it right").click()
    expect(page.get_by_role("status")).to_contain_text("Put right.")
    assert desk.house.table(made["id"])["table"]["turn"] == "East"
    # A look at what would change changes nothing.
    page.get_by_role("button", name=re.compile("North plays red 7")).click()
    page.get_by_role("button", name="Something was missed before this").click()
    page.get_by_role("radio", name="East").click()
    page.get_by_role("button", name="Kept it").click()
    expect(page.get_by_role("button", name="Put it right")).to_be_visible()
    before = desk.house.table(made["id"])["table"]["players"]
    page.get_by_role("button", name="Cancel").click()
    assert desk.house.table(made["id"])["table"]["players"] == before


def test_what_the_camera_leaves_in_doubt_is_one_tap(desk: Desk) -> None:
    made = started(desk)
    page = desk.tablet(made["id"]).page
    doubt = page.get_by_role("group", name="A question about the last card")
    desk.house.act(made["id"], act="seen", card="red-9", by="East", watched=True)
    expect(doubt).to_contain_text("Was that East? It was North's turn.")
    expect(doubt.get_by_role("button")).to_have_text(
        ["North", "East, and North drew first", "East, out of turn"]
    )
    doubt.get_by_role("button", name="East, and North drew first").click()
    expect(doubt).to_have_count(0)
    expect(page.locator(".ask-name")).to_have_text("South")

    desk.house.act(made["id"], act="play", player="South", card="red-draw-two")
    desk.house.act(made["id"], act="seen", card="red-8", by="East", watched=True)
    expect(doubt).to_contain_text("Did North take 2 cards?")
    doubt.get_by_role("button", name="Yes").click()
    expect(doubt).to_have_count(0)
    cards = {one["name"]: one["cards"] for one in desk.house.table(made["id"])["table"]["players"]}
    assert cards == {"North": 10, "East": 5, "South": 6}


def test_a_dispute_stops_play_until_the_table_decides(desk: Desk) -> None:
    made = started(desk)
    tablet = desk.tablet(made["id"])
    page = tablet.page
    desk.house.act(made["id"], act="seen", card="blue-9")
    expect(page.get_by_role("heading", name="This card does not fit")).to_be_visible()
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".ask-name")).to_have_text("North")

    desk.house.act(made["id"], act="seen", card="blue-9")
    page.get_by_role("button", name="Let it stand").click()
    expect(page.locator(".force-word")).to_have_text("blue")
    expect(page.locator(".ask-name")).to_have_text("East")

    # Out of turn: it was South, so those in between drew and kept their card.
    desk.house.act(made["id"], act="seen", card="green-4")
    page.get_by_role("button", name="It was someone else").click()
    expect(tablet.sheet).to_be_visible()


def test_the_wheel_shows_the_same_face_everywhere_also_without_movement(desk: Desk) -> None:
    made = started(desk, "spin", seed=7)
    tablet = desk.tablet(made["id"])
    tablet.do({"act": "play", "player": "North", "card": "red-3-spin"})
    east = desk.phone(made["code"], "East")
    late = desk.phone(made["code"], "South")
    calm = desk.tablet(made["id"], reduced_motion="reduce").page
    # A swipe is enough.
    box = east.locator(".wheel-box").bounding_box()
    assert box is not None
    east.mouse.move(box["x"] + 60, box["y"] + 60)
    east.mouse.down()
    east.mouse.move(box["x"] + 260, box["y"] + 90, steps=4)
    east.mouse.up()
    tablet.page.wait_for_selector(".hub-wait")
    calm.wait_for_selector(".hub-wait")
    turning = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert calm.evaluate(turning) == 0
    late.reload()  # comes in while it turns, or while the face stays
    faces = []
    for page in (tablet.page, east, late, calm):
        page.wait_for_selector(".hub-open", timeout=45000)
        faces.append((page.locator(".hub-face h2").inner_text(), under_the_pointer(page)))
    spun = desk.house.story(made["id"])[-1]["act"]["face"]
    assert faces == [(faces[0][0], spun)] * 4


def under_the_pointer(page: Page) -> str:
    """The face of the slice that the pointer really points at."""
    return str(
        page.evaluate(
            """() => {
              const disc = document.querySelector(".wheel-disc");
              const m = new DOMMatrix(getComputedStyle(disc).transform);
              const angle = (Math.atan2(m.b, m.a) * 180) / Math.PI;
              const slices = [...disc.children];
              const at = Math.round(-angle / (360 / slices.length));
              const slice = slices[((at % slices.length) + slices.length) % slices.length];
              return [...slice.querySelectorAll("text")].map((t) => t.textContent).join("-").toLowerCase();
            }"""
        )
    )


def test_a_round_is_played_with_the_keyboard_alone(desk: Desk) -> None:
    made = started(desk, target=50)
    desk.house.act(made["id"], act="set", player="North", cards=2)
    tablet = desk.tablet(made["id"])
    page = tablet.page

    def press(name: str) -> None:
        """Tab to what a screen reader calls this, and press it."""
        expect(page.get_by_role("button", name=re.compile(name)).first).to_be_visible()
        for _ in range(60):
            page.keyboard.press("Tab")
            if re.search(name, str(page.evaluate(ACTIVE))):
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"no way to {name} with Tab")

    def turn(name: str) -> None:
        expect(page.locator(".ask-name")).to_have_text(name)

    def type_points(points: str) -> None:
        press("^Type the points")
        expect(tablet.sheet.locator("input[type=number]")).to_be_focused()
        page.keyboard.type(points)

    press("^UNO!")
    tablet.settled(4)
    press("^red 7$")
    turn("East")
    press("^Drew a card")
    press("^Kept it")
    turn("South")
    press("^wild$")
    press("^Wild, fits")
    expect(page.locator(".ask[data-ask='color']")).to_be_visible()  # green was a key before, too
    press("^green$")
    turn("North")
    press("^green 4$")
    press("^Count hands")
    expect(page.locator(".hands")).to_be_visible()  # East has a seat at the table, too
    press("^East")
    type_points("30")
    press("^That is the hand")
    expect(page.get_by_role("heading", name="South: What is left?")).to_be_visible()
    type_points("25")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="North wins the game!")).to_be_visible()
    press("^Play again")
    expect(page.get_by_text("deals seven cards each")).to_be_visible()


def test_every_target_on_the_table_is_a_thumb_wide(desk: Desk) -> None:
    made = started(desk, "power-grab")
    for size in ({"width": 1280, "height": 800}, {"width": 1024, "height": 768}, PHONE):
        page = desk.tablet(made["id"], size=size).page
        small = page.evaluate(
            """() => [...document.querySelectorAll("button")].map((b) => {
              const r = b.getBoundingClientRect();
              const wanted = b.matches(".key") ? 52 : 64;
              return [b.textContent, Math.round(Math.min(r.width, r.height)), wanted];
            }).filter(([, side, wanted]) => side < wanted)"""
        )
        assert small == []


def test_what_is_read_from_afar_is_large(desk: Desk) -> None:
    page = desk.tablet(started(desk)["id"]).page
    size = page.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('.force-word')).fontSize)"
    )
    assert size >= 108  # readable from two metres on a ten-inch tablet
    name = page.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('.ask-name')).fontSize)"
    )
    assert name >= 54


def test_a_server_that_is_killed_and_started_again_costs_no_tap(
    browser: Browser, tmp_path: Path
) -> None:
    house = House(tmp_path)
    house.start()
    desk = Desk(browser, house)
    desk.expected = ("WebSocket", "ERR_CONNECTION", "Failed to load")
    try:
        made = started(desk)
        tablet = desk.tablet(made["id"])
        house.stop(signal.SIGKILL)
        expect(
            tablet.page.get_by_role("status").filter(has_text="Play on with the cards")
        ).to_be_visible()
        tablet.page.get_by_role("button", name="Drew a card").click()
        expect(tablet.page.get_by_text("1 tap is kept")).to_be_visible()
        # A page that was never opened before comes as soon as it can.
        tablet.page.get_by_role("button", name="Fix").click()
        house.start()
        expect(tablet.page.get_by_text("Tap what is wrong.")).to_be_visible()
        tablet.page.get_by_role("button", name="Back").click()
        expect(tablet.page.get_by_role("button", name="Kept it")).to_be_visible()
        expect(tablet.page.get_by_text("Back at the table.")).to_be_visible()
        expect(tablet.page.locator(".lost")).to_have_count(0)
        assert [one["act"]["act"] for one in house.story(made["id"])] == [
            "start",
            "turn-up",
            "draw",
        ]
    finally:
        desk.close()
        house.stop()


def test_a_scanned_fan_turns_into_points(desk: Desk, tmp_path: Path) -> None:
    import cv2

    from companion.demo.shown_hand import fan

    cards = ["blue-9#1", "green-reverse#1", "wild#2"]
    picture, *_ = fan(cards, Deck("mod").tags, "clear", 3)
    cv2.imwrite(str(tmp_path / "fan.jpg"), picture)
    made = started(desk)
    desk.house.act(made["id"], act="set", player="North", cards=1)
    desk.house.act(made["id"], act="set", player="East", cards=3)
    desk.house.act(made["id"], act="play", player="North", card="red-7")
    tablet = desk.tablet(made["id"])
    tablet.button("Count hands").click()
    tablet.page.locator(".hand-one").filter(has_text="East").click()
    tablet.sheet.locator("input[type=file]").set_input_files(tmp_path / "fan.jpg")
    read = tablet.sheet.locator(".fan-points")
    expect(read).to_have_text(["50", "20", "9"], timeout=AT_LAST)
    expect(tablet.sheet.locator(".fan-total .race-score")).to_have_text("79")
    tablet.button("That is the hand").click()
    # The next hand is asked for by itself: South drew without telling, and holds less than 7.
    expect(tablet.sheet.get_by_role("heading", name="South: What is left?")).to_be_visible()
    tablet.button("Tap in the cards").click()
    expect(tablet.page.locator("[role=dialog]")).to_have_count(2)
    named = "all => new Set(all.map((one) => one.getAttribute('aria-labelledby'))).size"
    assert tablet.page.locator("[role=dialog]").evaluate_all(named) == 2, "each by its own title"
    tablet.pick_all(["blue-9", "blue-4", "red-8"])
    expect(tablet.sheet).to_contain_text("I had counted 7. This hand has 3.")
    tablet.button("Yes, 3 cards").click()
    expect(tablet.page.locator(".hand-one").filter(has_text="East")).to_have_count(0)
    expect(tablet.page.locator(".race-one").first).to_have_text(re.compile("North.*100"))
    tablet.button("Next round").click()
    expect(tablet.page.locator(".ask-name")).to_have_text("North")


def test_a_bare_card_of_a_fan_that_is_in_doubt_is_named_with_one_tap(
    desk: Desk, tmp_path: Path
) -> None:
    import cv2
    import numpy as np

    made = started(desk)
    desk.house.act(made["id"], act="set", player="North", cards=1)
    desk.house.act(made["id"], act="set", player="East", cards=3)
    desk.house.act(made["id"], act="play", player="North", card="red-7")
    tablet = desk.tablet(made["id"])
    read = {"cards": ["wild", "blue-9"], "doubtful": [["red-6", "red-9"]], "sure": False}
    tablet.page.route(
        "**/hand", lambda route: route.fulfill(json=read | {"why": "under", "says": ""})
    )
    tablet.button("Count hands").click()
    tablet.page.locator(".hand-one").filter(has_text="East").click()
    file = tmp_path / "fan.png"
    cv2.imwrite(str(file), np.zeros((9, 9), np.uint8))
    tablet.sheet.locator("input[type=file]").set_input_files(file)
    expect(tablet.sheet.locator(".fan-total .race-score")).to_have_text("59")
    tablet.sheet.get_by_role("group", name="Which is it?").get_by_label("Red 6").click()
    expect(tablet.sheet.get_by_role("group", name="Which is it?")).to_have_count(0)
    expect(tablet.sheet.locator(".fan-total .race-score")).to_have_text("65")
    tablet.button("That is the hand").click()
    expect(tablet.sheet.get_by_role("heading", name="South: What is left?")).to_be_visible()


def test_customizable_cards_need_everyones_word_and_are_read_out(desk: Desk) -> None:
    page = desk.device()
    with page.expect_response("**/api/settings"):  # who played last time is there now
        page.goto("/#/setup/new")
    page.get_by_role("radio", name="Nonpartisan").click()
    for name in ["North", "East"]:
        page.get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("textbox", name="Name").press("Enter")
    page.get_by_role("button", name=re.compile("^Customizable card 1")).click()
    page.get_by_role("textbox", name="Our own rule").fill("Sing your next turn.")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Ready: deal!").click()
    expect(page.get_by_role("alert")).to_have_text("Agree on the customizable cards first.")
    page.get_by_role("switch", name=re.compile("Everyone agrees")).click()
    page.get_by_role("button", name="Ready: deal!").click()
    page.wait_for_selector(".table")
    made = desk.house.ask("/api/tables")["tables"][0]["id"]
    desk.house.act(made, act="turn-up", card="purple-5")
    turn = desk.house.table(made)["table"]["turn"]
    desk.house.act(made, act="play", player=turn, card="custom-1", color="green")
    expect(page.get_by_text("Sing your next turn.").first).to_be_visible()


def test_a_new_game_in_mid_game_takes_the_phones_along(desk: Desk) -> None:
    made = started(desk)
    tablet, east = desk.tablet(made["id"]), desk.phone(made["code"], "East")
    tablet.page.locator(".corner-menu").click()
    tablet.sheet.get_by_role("button", name="New game").click()
    page = tablet.page
    page.get_by_role("radio", name="Power Grab").click()
    for name in NAMES:
        page.get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("textbox", name="Name").press("Enter")
    page.get_by_role("button", name="Ready: deal!").click()
    expect(page.get_by_text("deals seven cards each")).to_be_visible()
    now = desk.house.table(made["id"])
    assert (now["match"], now["table"]["game"]) == (2, "power-grab")
    expect(east.get_by_role("heading", name="East")).to_be_visible()
    expect(east.locator(".phone-count")).to_contain_text("7 cards")


def test_a_game_is_played_again_with_one_tap(desk: Desk) -> None:
    made = started(desk, target=20)
    desk.house.act(made["id"], act="set", player="North", cards=1)
    desk.house.act(made["id"], act="play", player="North", card="red-7")
    for player in ("East", "South"):
        desk.house.act(made["id"], act="hand", player=player, points=30)
    tablet, east = desk.tablet(made["id"]), desk.phone(made["code"], "East")
    expect(tablet.page.get_by_role("heading", name="North wins the game!")).to_be_visible()
    expect(east.get_by_text("Stay here: the next game begins on the tablet.")).to_be_visible()
    tablet.button("Play again").click()
    # The deal goes on to the left, and the phone has kept its seat.
    expect(tablet.page.get_by_text("deals seven cards each")).to_be_visible()
    expect(tablet.page.locator(".ask-name")).to_have_text("North")
    expect(east.get_by_role("status").filter(has_text="A new game begins.")).to_be_visible()
    expect(east.get_by_role("heading", name="East")).to_be_visible()
    expect(east.locator(".phone-count")).to_contain_text("7 cards")

    # Both games stand in the history.
    page = tablet.page
    page.goto("/#/history")
    mine = page.locator(".evening").filter(has_text="North won")
    expect(mine.first).to_be_visible()
    mine.first.locator(".evening-open").click()
    page.wait_for_url(re.compile(f"history/{made['id']}/1"))
    page.get_by_role("button", name="Card by card").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_a_deck_is_printed_as_its_owner_describes_it(desk: Desk) -> None:
    import json

    page = desk.device()
    kept = desk.house.ask("/api/settings")  # a second try finds no deck of the first
    kept.get("decks", {}).pop("power-grab", None)
    assert page.request.put(f"{desk.house.url}/api/settings", data=kept).ok
    page.goto("/#/print")
    page.get_by_role("radio", name="Power Grab").click()
    labels = page.get_by_role("button", name="Sleeve labels: Make the PDF")
    name = page.get_by_role("textbox", name="Name of the deck")
    name.fill("k")
    expect(page.get_by_role("alert")).to_have_text("Two letters or digits, such as K7.")
    expect(labels).to_be_disabled()
    name.fill("k7")
    page.get_by_role("textbox", name="The ruler on my last print").fill("99,2")
    page.locator("summary").filter(has_text="Power icons").click()
    with page.expect_request(  # it is kept for the next game
        lambda sent: sent.method == "PUT" and '"red-9":"u"' in (sent.post_data or "")
    ) as keeps:
        page.get_by_role("button", name="red 9: None").click()
    assert keeps.value.response()
    page.locator("summary").filter(has_text="Single cards").click()
    page.get_by_role("button", name="Add a card").click()
    Tablet(page).pick("red-draw-two")
    page.get_by_role("button", name="1 of 2").click()
    few = page.get_by_role("button", name="Sleeve labels: PDF for 1 card")
    with (
        page.expect_request("**/api/print/labels") as asked,
        page.expect_download(timeout=AT_LAST) as loaded,
    ):
        few.click()
    order = json.loads(asked.value.post_data or "")
    assert (order["deck"], order["scale"], order["only"]) == ("K7", 99.2, ["red-draw-two#2"])
    assert order["icons"]["red-9"] == "u"
    assert loaded.value.suggested_filename == "power-grab-K7-labels.pdf"
    assert loaded.value.path().read_bytes().startswith(b"%PDF")

    # The next game knows the deck, and a fan of its cards is read.
    page.goto("/#/setup/new")
    page.get_by_role("radio", name="Power Grab").click()
    page.locator("summary").filter(has_text="Power icons").click()
    expect(page.get_by_role("button", name="red 9: U")).to_be_visible()
    icons = {"red-9": "u"}
    made = started(desk, "power-grab", icons=icons)
    tags = Deck("power-grab", "K7", icons).tags
    read = {"tags": [{"text": tags[card]} for card in ("red-9-u#1", "wild-grab#1")]}
    found = desk.house.ask(f"/api/tables/{made['id']}/hand/readings", read)
    assert found["cards"] == ["red-9-u#1", "wild-grab#1"]


def test_what_the_table_page_loads_is_small(desk: Desk) -> None:
    import gzip
    import urllib.request

    made = started(desk)
    page = desk.device(place={"table": made["id"], "role": "host"})
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url))
    page.add_init_script("window.requestIdleCallback = () => 0")  # without what is fetched ahead
    page.goto("/#/table")
    page.wait_for_selector(".table")
    page.wait_for_load_state("networkidle")
    code = [url for url in loaded if url.endswith((".js", ".css"))]
    size = sum(len(gzip.compress(urllib.request.urlopen(url).read(), 9)) for url in code)
    assert 20_000 < size < 60_000
    assert all(url.startswith(desk.house.url) for url in loaded), "nothing comes from elsewhere"


def test_a_draw_that_was_seen_is_shown_greyed_until_something_is_told(desk: Desk) -> None:
    made = started(desk)
    page = desk.tablet(made["id"]).page
    page.goto("/#/table")
    desk.house.ask(f"/api/tables/{made['id']}/sightings", {"event": "drew?", "t": 3.0})
    hint = page.locator(".seat", has_text="North").locator(".hint")
    expect(hint).to_have_text("drew?")
    expect(page.locator(".hint")).to_have_count(1)
    desk.house.act(made["id"], act="draw", player="North")
    expect(hint).to_have_count(0)


def test_a_television_follows_the_table_and_the_tablet_keeps_its_own(desk: Desk) -> None:
    made = started(desk)
    place = {"table": made["id"], "role": "host"}
    page = desk.device(size={"width": 1920, "height": 1080}, place=place)
    page.goto(f"/#/watch/{made['code']}")
    expect(page.locator(".watch-now h2")).to_have_text("North")
    desk.house.act(made["id"], act="play", player="North", card="red-7")
    expect(page.locator(".watch-plays li").first).to_contain_text("North plays red 7.")
    expect(page.locator(".watch-scores li")).to_have_count(
        len(desk.house.table(made["id"])["table"]["players"])
    )
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
    kept = page.evaluate("JSON.parse(localStorage['companion.place']).role")
    assert kept == "host"


def test_a_bare_card_in_doubt_is_told_with_one_tap(desk: Desk) -> None:
    made = started(desk)
    page = desk.tablet(made["id"]).page
    page.goto("/#/table")
    seen = {"event": "unsure", "t": 3.0, "likely": ["red-9", "red-6"]}
    desk.house.ask(f"/api/tables/{made['id']}/sightings", seen)
    asked = page.locator(".likeliest")
    expect(asked).to_contain_text("Which is it?")
    asked.get_by_role("button").first.click()
    expect(asked).to_have_count(0)
    assert desk.house.table(made["id"])["table"]["top"] == "red-9"


def test_a_tablet_that_has_forgotten_its_table_is_in_charge_again_by_nine_digits(
    desk: Desk,
) -> None:
    made = started(desk)
    other = desk.device(place={"table": made["id"], "role": "host"})
    other.goto("/#/phones")
    other.get_by_role("button", name="Another tablet in charge").click()
    digits = other.locator(".sheet .code-letters").inner_text()

    forgetful = desk.device()
    forgetful.goto("/")
    forgetful.get_by_label("The letters on the tablet").fill(digits)
    forgetful.get_by_role("button", name="Join").click()
    forgetful.wait_for_selector(".table")
    kept = forgetful.evaluate("() => JSON.parse(localStorage.getItem('companion.place'))")
    assert (kept["table"], kept["role"]) == (made["id"], "host")
    assert kept["token"], "a token of its own, not this machine's right"


def test_a_hand_told_to_ones_own_phone_follows_the_table_and_goes_nowhere(desk: Desk) -> None:
    made = started(desk)
    phone = desk.device(size=PHONE, has_touch=True, is_mobile=True)
    sent: list[str] = []
    phone.on("websocket", lambda line: line.on("framesent", lambda data: sent.append(str(data))))
    phone.on("request", lambda asked: sent.append(asked.post_data or ""))
    phone.goto(f"/#/join/{made['code']}")
    phone.get_by_role("button", name="North", exact=True).click()
    phone.get_by_role("button", name="Tap in 7 cards").click()
    Tablet(phone).pick_all(["red-9", "red-9", "green-4", "blue-skip", "yellow-2", "wild", "blue-1"])
    mine = phone.get_by_role("region", name="My cards")
    expect(mine.locator(".pick")).to_have_count(7)
    expect(mine.locator(".pick[data-fits='true']")).to_have_count(3)  # both red 9, and the wild
    mine.get_by_role("button", name="red 9, fits").first.click()
    expect(mine.locator(".pick")).to_have_count(6)
    assert desk.house.table(made["id"])["table"]["top"].startswith("red-9")
    # The tablet plays for North, too; the phone follows, also after a reload.
    for player, card in [("East", "red-4"), ("South", "green-4"), ("North", "green-4")]:
        desk.house.act(made["id"], act="play", player=player, card=card)
    expect(mine.locator(".pick")).to_have_count(5)
    desk.house.act(made["id"], act="draw", player="East")
    phone.reload()
    expect(mine.locator(".pick")).to_have_count(5)
    said = " ".join(sent)
    assert "red-9" in said, "what is played is told"
    assert not [card for card in ("blue-skip", "yellow-2", "wild", "blue-1") if card in said]


def test_who_comes_late_plays_on_their_phone_and_who_leaves_knows_where_the_hand_goes(
    desk: Desk,
) -> None:
    made = started(desk)
    tablet = desk.tablet(made["id"])
    page = tablet.page
    tablet.button("Menu").click()
    tablet.button("People").click()
    tablet.sheet.get_by_role("textbox", name="Name").fill("Zoe")
    tablet.button("Add a player", tablet.sheet).click()
    tablet.settled(3)
    expect(page.locator(".seat", has_text="Zoe")).to_have_count(1)
    late = desk.phone(made["code"], "Zoe")
    expect(late.get_by_text("You play from the next round on.")).to_be_visible()

    # A name was mistyped: the phone keeps its seat under the new one.
    tablet.button("Change the name of Zoe", tablet.sheet).click()
    typed = tablet.sheet.get_by_role("textbox", name="Change the name of Zoe")
    typed.fill("Zoey")
    typed.press("Enter")
    tablet.settled(4)
    expect(page.locator(".seat", has_text="Zoey")).to_have_count(1)
    expect(late.get_by_role("heading", name="Zoey")).to_be_visible()

    row = tablet.sheet.get_by_role("listitem").filter(has_text="East")
    row.get_by_role("button", name="Leaves the table").click()
    expect(tablet.sheet.get_by_role("alert")).to_contain_text("hand goes under the draw pile")
    tablet.button("East: Leaves the table").click()
    tablet.settled(5)
    assert desk.house.story(made["id"])[-1]["act"]["act"] == "leave"


def test_a_line_that_lets_no_websocket_through_says_what_to_do(desk: Desk) -> None:
    made = started(desk)
    desk.expected = ("WebSocket",)
    shut = "window.WebSocket = class { constructor() { setTimeout(() => this.onerror?.({})); } close() {} };"
    for place, path in [
        ({"table": made["id"], "role": "host"}, "/#/table"),
        ({"table": made["id"], "role": "seat", "seat": "North"}, "/#/phone"),
    ]:
        page = desk.device(place=place)
        page.add_init_script(shut)
        page.goto(path)
        expect(
            page.get_by_role("status").filter(has_text="doesn't let the table through")
        ).to_be_visible()
        expect(page.get_by_text("Play on with the cards")).to_have_count(0)
