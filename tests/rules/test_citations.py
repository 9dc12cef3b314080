"""Whatever the table says rests on a section or ruling that exists, and whose text is about it."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from companion.rules.games import GAMES
from companion.rules.setting import RULINGS
from companion.table.script import Script
from companion.wire import speech
from testing.reckoning.evening import Evening
from tests.scenarios.notation import AnyOrder, Said
from tests.scenarios.reading import scenarios
from tools.rules_page import PAGE

ROW = re.compile(r"^\| `([\w-]+|…)/([\w-]+)` \| (.*) \|$", re.MULTILINE)
ROWS = {(page, section): said for page, section, said in ROW.findall(PAGE.read_text("utf-8"))}


def text_of(cite: str) -> str | None:
    """What the page says of a section: of this game, or of every game."""
    page, _, section = cite.partition("/")
    common = ROWS.get(("…", section)) if page in GAMES else None
    return ROWS.get((page, section), common)


# What the text has to speak of, by what is said; `*` is what is played, discarded or drawn.
ABOUT = {
    "seated": "seven cards each|highest number",
    "cut-drawn|cut-tied|not-in-play:cut": "everyone draws a card",
    "dealt": "seven cards each|cards dealt",
    "turned-up": "top card",
    "put-back": "wild|color",
    "passed-over": "next one is turned up",
    "hands-shuffled": "shuffled together",
    "put-out|bad-input:out-player": "25 cards",
    "color-named": "name a color|name the color|names the color|wild",
    "color-only-matches|no-match": "match|icons",
    "kept|already-drew|draw-first|drawn-card-only": "draw one card",
    "drew": "draw|any tower|crow|rule written|goes back",
    "discarded|discarded-some": "discard|rule written|call uno",
    "reshuffled": "draw pile is made new",
    "piles-empty": "too few cards",
    "reversed": "turns? round|direction",
    "skipped": "loses the turn|acts like skip",
    "uno-called|caught|no-uno|uno-called|uno-window-closed": "call uno",
    "uno-false": "calling uno",
    "challenged|challenged-known|hand-shown|guilty|innocent": "challenge|shows their hand",
    "no-challenge": "challeng|no challenge",
    "blocked|no-tower|tower-taken|took-none": "tower|loses the turn",
    "already-yours|instant-uno": "tower",
    "war-won|war-unwon|tied-in-war|war-card-lies": "highest number card",
    "shouted": "first to shout",
    "gave|gave-none": "give your cards",
    "hands-moved": "hand",
    "vetoed|veto-served|veto-taken": "veto|politics",
    "house|outcome|text|rule-ended": "rule written",
    "went-out|round-ended": "no cards left",
    "counted|round-closed": "numbers count|count 20",
    "scored": "numbers count|lowest|count 20",
    "game-won|game-shared|over": "wins",
    "top-seen": "top card",
    "took-back": "does not fit",
    "no-such-color|not-in-this-deck": "colors",
    "not-in-play": "discard pile|exactly the cards|# tells",
    "not-your-turn": "match the top card",
    "cannot-leave": "stays until|who plays",
    "nothing-to-undo|nothing-to-redo|not-started": "report",
    "not-yourself": "caught|nobody|politics",
    "bad-input": "report|named by|wheel|face|tower",
    "answer-first": "open question|lies there|passing a draw card on",
    "cards-set|score-set|left|joined|reopened|renamed": "report",
    "whose|took-cards": "sees",
}
PATTERNS = {key: pattern for keys, pattern in ABOUT.items() for key in keys.split("|")}
ANYTHING = {
    "played",
    "spun",
    "wrong-answer",
}  # rests on the card, the face, the question


def fits(key: str, cite: str) -> bool:
    """Does the text of the section speak of what was said?"""
    text = text_of(cite) or ""
    code = key.partition(":")[0]
    if code in ANYTHING or code.startswith("refused-"):
        return len(text) > 2
    pattern = PATTERNS.get(key) or PATTERNS[code]
    return re.search(pattern, text, re.IGNORECASE) is not None


@pytest.fixture
def cited(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """What was said, by its key, and what it cited."""
    found: set[tuple[str, str]] = set()
    announce, refusal = speech.announce, speech.refusal

    def announced(table, event):  # type: ignore[no-untyped-def]
        said = announce(table, event)
        if said is not None:
            key = str(said[0]["say"])
            found.add((re.sub("^(house|outcome)-.*", r"\1", key), said[1]))
        return said

    def refused(table, why):  # type: ignore[no-untyped-def]
        about = dict(why.params).get("about")
        said = refusal(table, why)
        named = said["say"] == f"refused-{why.code}-{about}"
        found.add((f"{why.code}:{about}" if named else why.code, why.cite))
        return said

    monkeypatch.setattr(speech, "announce", announced)
    monkeypatch.setattr(speech, "refusal", refused)
    return found


def wrong(cited: set[tuple[str, str]]) -> list[str]:
    missing = sorted({cite for _, cite in cited if text_of(cite) is None})
    off = sorted(
        f"{key} cites {cite}" for key, cite in cited if text_of(cite) and not fits(key, cite)
    )
    return [f"no text for {cite}" for cite in missing] + off


def test_every_citation_of_the_scenarios_is_about_what_was_said(
    cited: set[tuple[str, str]],
) -> None:
    for scenario in scenarios():
        script = Script()
        for step in scenario.steps:
            for said in spoken(step):
                script.act(said.act)
    assert not wrong(cited)
    never = {key.partition(":")[0] for key in PATTERNS} - {
        key.partition(":")[0] for key, _ in cited
    }
    assert not never, "no scenario says this any more"


def spoken(step: object) -> Iterator[Said]:
    if isinstance(step, Said):
        yield step
    elif isinstance(step, AnyOrder):
        yield from step.said


@pytest.mark.parametrize("game", ["mod", "nonpartisan", "spin", "power-grab"])
def test_every_citation_of_an_evening_by_house_rules_is_about_what_was_said(
    game: str, cited: set[tuple[str, str]]
) -> None:
    for seed in range(12):
        chance = Random(seed)
        own = {name: chance.choice(values) for name, values in RULINGS.items() if name != "decks"}
        own["discard-on-top-acts"] = "no"
        script = Script()
        night = Evening(game, seed=seed, players=2 + seed % 4, target=100, rulings=own)
        script.act(night.opening)
        for deed in night.play():
            if deed.act is not None:
                script.act(dict(deed.act))
    assert not wrong(cited)
