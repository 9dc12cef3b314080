"""Every language says everything, in the forms and plurals that it needs."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from companion.rules.games import GAMES
from companion.table.script import Script
from companion.words import Words, catalog, languages, words_in
from testing.reckoning.evening import Evening
from tests.rules.test_spoken import ANNOUNCEMENTS, REFUSALS, answer
from tools.catalogs import amiss, messages
from tools.keys import WHERE, written

EACH = pytest.mark.parametrize("language", languages())


@EACH
def test_a_language_says_everything_with_the_same_arguments(language: str) -> None:
    assert list(amiss(language)) == []


def test_the_pages_know_every_key() -> None:
    assert WHERE.read_text(encoding="utf-8") == written(), "python -m tools.keys"


@EACH
def test_every_card_of_every_game_has_a_name_in_every_form(language: str) -> None:
    words = words_in(language)
    forms = {"", *messages(language)["card-number"].forms}
    for game in GAMES.values():
        for card in (*game.deck.names, *game.extras):
            for form in forms:
                name = words.card(card, form)
                assert name.strip(" {“„«") == name != "", card


@EACH
def test_what_the_referee_says_is_said_without_a_missing_form(language: str) -> None:
    words = words_in(language)
    for _, table, acts, _ in (*ANNOUNCEMENTS, *REFUSALS):
        reply = answer(table, acts)
        said = reply["said"] if reply["ok"] else [reply["refused"]["said"]]
        for sentence in said:
            fill = {name: value for name, value in sentence.items() if name != "say"}
            assert words.own_text(sentence["say"], **fill).strip()


def test_a_card_stands_in_its_case() -> None:
    german = words_in("de")
    played = {"say": "played", "player": "Nora", "card": "red-reverse#1"}
    assert german.say(played) == "Nora legt den roten Richtungswechsel."
    refused = {"say": "refused-no-match", "card": "blue-9", "color": "red", "symbol": "skip"}
    assert german.say(refused) == "Die blaue 9 passt weder zu Rot noch zum Aussetzen."


def test_a_catalog_that_is_being_read_is_whole_for_everybody() -> None:
    words, keys = Words("en"), ["card-number", "played", "setup-title", "paper-decides"]
    with ThreadPoolExecutor(8) as many:
        assert all(many.map(words.has, keys[::-1] * 4))


def test_what_is_missing_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "referee.ftl").write_text("kept = { $player } keppt.\n", encoding="utf-8")
    real = catalog.file_of
    monkeypatch.setattr(
        catalog,
        "file_of",
        lambda language, file: (
            tmp_path / "xx" / f"{file}.ftl" if language == "xx" else real(language, file)
        ),
    )
    words = Words("xx")
    assert words("kept", player="Nora") == "Nora keppt."
    assert words("played", player="Nora", card="red-7") == "Nora plays red 7."


@pytest.mark.parametrize(
    ("language", "several"),
    [
        ("en", "North, East and South"),
        ("de", "North, East und South"),
        ("es", "North, East y South"),
        ("fr", "North, East et South"),
        ("it", "North, East e South"),
        ("pt-BR", "North, East e South"),
        ("pl", "North, East i South"),
    ],
)
def test_a_list_is_joined_as_the_language_joins_it(language: str, several: str) -> None:
    if language not in languages():
        pytest.skip(f"no {language} yet")
    assert words_in(language).listing(["North", "East", "South"]) == several


def test_polish_counts_in_three_plurals() -> None:
    said = {
        many: words_in("pl").say({"say": "drew", "player": "Ola", "count": many})
        for many in (1, 2, 5, 22)
    }
    assert said == {
        1: "Ola dobiera 1 kartę.",
        2: "Ola dobiera 2 karty.",
        5: "Ola dobiera 5 kart.",
        22: "Ola dobiera 22 karty.",
    }


@EACH
def test_a_whole_evening_of_each_game_is_said_without_a_missing_form(language: str) -> None:
    words = words_in(language)
    for game in ("mod", "nonpartisan", "spin", "power-grab"):
        referee = Script()
        night = Evening(game, seed=5, players=4, target=100)
        for act in (night.opening, *(deed.act for deed in night.play() if deed.act)):
            for sentence in referee.act(act).get("said", []):
                fill = {name: value for name, value in sentence.items() if name != "say"}
                told = words.own_text(sentence["say"], **fill)
                assert told.strip(), sentence
                assert "{" not in told, sentence
