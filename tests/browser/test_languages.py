"""Each device in its language: the page says which, and says so where it has no voice for it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from testing.desk import Desk
from tests.browser.test_table import started

VOICES = """(() => {
  speechSynthesis.getVoices = () => [{ name: "Ann", lang: "en-GB", localService: true, default: true }];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  window.spoken = [];
  speechSynthesis.speak = (said) => window.spoken.push(said.text);
})()"""
"""A device that can speak English only."""


def test_a_new_phone_takes_the_tables_language_and_its_own_choice_goes_first(desk: Desk) -> None:
    made = started(desk)
    tablet = desk.tablet(made["id"]).page
    expect(tablet.locator("html")).to_have_attribute("lang", "en")
    tablet.goto("/#/settings")
    tablet.get_by_label("Language of the table").select_option("de")
    phone = desk.phone(made["code"], "North")
    expect(phone.locator("html")).to_have_attribute("lang", "de")
    expect(phone.get_by_text("Leg eine Karte oder zieh", exact=True)).to_be_visible()
    phone.goto("/#/settings")
    phone.get_by_label(re.compile("^Sprache")).select_option("pl")
    expect(phone.locator("html")).to_have_attribute("lang", "pl")
    phone.reload()
    expect(phone.locator("html")).to_have_attribute("lang", "pl")


def test_words_that_are_still_to_come_are_not_said_in_english_meanwhile(desk: Desk) -> None:
    made = started(desk)
    desk.house.act(made["id"], act="seen", card="blue-9")
    page = desk.device(place={"table": made["id"], "role": "host"}, settings={"speaks": "pl"})
    held: list[Route] = []
    page.route("**/assets/pages-*.js", lambda asked: held.append(asked))
    with page.expect_request("**/assets/pages-*.js"):
        page.goto("/#/table")
    expect(page.locator(".ask-name")).to_have_text("Ta karta nie pasuje")
    expect(page.locator(".ask-what")).to_have_text("")
    for one in held:
        one.continue_()
    polish = "Niebieska 9 nie pasuje ani do czerwonego, ani do 5."
    expect(page.locator(".ask-what")).to_have_text(polish)


def test_a_device_without_a_voice_for_its_language_says_so_and_keeps_silent(desk: Desk) -> None:
    made = started(desk)

    def sits(language: str) -> Page:
        place = {"table": made["id"], "role": "host"}
        page = desk.device(place=place, settings={"caller": True, "speaks": language})
        page.add_init_script(VOICES)
        page.goto("/#/settings")
        return page

    german, english = sits("de"), sits("en")
    expect(german.get_by_text("Dieses Gerät hat keine Stimme für Deutsch")).to_be_visible()
    expect(english.get_by_label(re.compile("^Voice"))).to_be_visible()
    for page in (german, english):
        page.goto("/#/table")
        page.wait_for_selector(".table")
    desk.house.act(made["id"], act="draw", player="North")
    expect(english.locator("p.unseen[aria-live]")).to_contain_text("North draws")
    expect(german.locator("p.unseen[aria-live]")).to_contain_text("North zieht")
    english.wait_for_function("() => window.spoken.some((one) => one.includes('North draws'))")
    assert german.evaluate("window.spoken") == []
