"""What the table took for granted with a card, and who reaches from where."""

from __future__ import annotations

from playwright.sync_api import expect

from testing.desk import Desk
from tests.browser.test_table import started


def test_what_was_taken_for_granted_is_said_at_the_seat_and_put_right_with_one_tap(
    desk: Desk,
) -> None:
    made = started(desk)
    page = desk.tablet(made["id"]).page
    desk.house.act(made["id"], act="seen", card="red-7", by="East", drew={"North": 1})
    expect(page.get_by_text("North drew 1?")).to_be_visible()
    expect(page.locator(".seat").filter(has_text="North").locator(".hint")).to_have_text("drew 1?")
    page.locator(".inferred").get_by_role("button", name="No").click()
    expect(page.locator(".inferred")).to_have_count(0)
    assert desk.house.table(made["id"])["table"]["players"][0]["cards"] == 6, (
        "it was North's own card"
    )


def test_a_direction_is_shown_over_the_picture_and_turned(desk: Desk) -> None:
    made = started(desk)
    camera = f"/api/tables/{made['id']}/camera"
    found = desk.house.ask(f"{camera}/arm", {"player": "North", "direction": 370})
    assert found["arms"] == {"North": 10}
    found = desk.house.ask(f"{camera}/draw-pile", {"at": [0.2, 0.5]})
    assert found["arms"] == {"North": 10}
