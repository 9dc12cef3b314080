"""Nothing on the sheets, in the rulings or in the script is without a scenario."""

from collections.abc import Iterator

from tests.scenarios.checks import ASKS, CODES, words_expected
from tests.scenarios.notation import Act, AnyOrder, Expected, Said
from tests.scenarios.reading import Scenario, scenarios, sections

SCENARIOS = scenarios()
ACTS = (
    "start cut turn-up play color draw pass uno catch challenge show-hand verdict block accept "
    "spin discard war shout give grab veto resolve hand next-round reshuffle set leave join rename "
    "seen allow undo amend insert"
).split()
FACES = (
    "almost-uno discard-number discard-color draw-red draw-blue trade-hands show-hand war uno-spin"
).split()
HOUSE_RULES = (
    "draw-until-color discard-wilds draw-three-if-stuck extra-turn exactly-seven exactly-three "
    "hands-up joke stiff-elbows rooster text"
).split()
RULINGS = {
    "two-player-reverse": ("skip", "turn"),
    "wrong-card": ("take-back", "take-back-draw-two"),
    "next-dealer": ("left", "winner"),
    "last-card-challenge": ("never", "allowed"),
    "spin-start-card": ("number", "spins"),
    "discard-on-top-acts": ("no", "yes"),
    "instant-uno-pile": ("under", "on-top"),
    "veto-and-skip": ("next-own-turn", "any-lost-turn"),
    "uno-after-wheel": ("owed", "free"),
    "draw-more": ("one", "until-playable"),
    "stacking": ("off", "same", "any"),
    "jump-in": ("off", "on"),
    "seven-zero": ("off", "on"),
    "force-play": ("off", "on"),
}
START_CARDS = {
    "mod": "number draw-two reverse skip wild wild-draw-four mod",
    "nonpartisan": "number draw-two reverse skip wild wild-draw-four custom",
    "spin": "number spin draw-two reverse skip wild wild-draw-four",
    "power-grab": "number icon draw-one draw-two reverse skip grab-two wild-grab wild-draw-four",
}


def said_in(scenario: Scenario) -> Iterator[Said]:
    for step in scenario.steps:
        if isinstance(step, Said):
            yield step
        elif isinstance(step, AnyOrder):
            yield from step.said


def acts() -> Iterator[Act]:
    for scenario in SCENARIOS:
        for said in said_in(scenario):
            yield said.act


def expected() -> Iterator[list[str]]:
    for scenario in SCENARIOS:
        for step in scenario.steps:
            if isinstance(step, Expected):
                yield from words_expected(step.text)


def missing(wanted: set[str], there: set[str]) -> list[str]:
    return sorted(wanted - there)


def test_every_paragraph_of_every_sheet_has_a_scenario() -> None:
    cited = {cite for scenario in SCENARIOS for cite in scenario.cites}
    paragraphs: dict[str, list[str]] = {}
    for section in sections():
        paragraphs.setdefault(section.id, []).append(section.paragraph)
    for place, numbers in paragraphs.items():
        if len(numbers) == 1 and place in cited:
            cited.add(f"{place} {numbers[0]}")
    assert not missing({f"{s.id} {s.paragraph}" for s in sections()}, cited)


def test_every_citation_is_in_the_list_of_sections() -> None:
    places = {f"{s.id} {s.paragraph}" for s in sections()}
    single = [s.id for s in sections()]
    places |= {place for place in single if single.count(place) == 1}
    unknown = {
        f"{scenario.place} {cite}"
        for scenario in SCENARIOS
        for cite in scenario.cites
        if cite not in places
    }
    assert not unknown
    assert all(scenario.cites for scenario in SCENARIOS)


def test_every_refusal_code_has_a_scenario() -> None:
    there = {words[1] for words in expected() if words[0] == "refused"}
    there |= {code for s in SCENARIOS for said in said_in(s) for code in said.refused}
    assert not missing(set(CODES), there)


def test_every_act_has_a_scenario() -> None:
    assert not missing(set(ACTS), {str(act.get("act")) for act in acts()})


def test_every_question_has_a_scenario() -> None:
    assert not missing(set(ASKS), {words[1] for words in expected() if words[0] == "awaiting"})


def test_every_value_of_every_ruling_has_a_scenario_that_plays_it() -> None:
    played = set()
    for scenario in SCENARIOS:
        set_there = next((s.act.get("rulings") for s in said_in(scenario)), None)
        if not isinstance(set_there, dict):
            set_there = {}
        for name, values in RULINGS.items():
            value = set_there.get(name, values[0])
            if f"rulings/{name} {value}" in scenario.cites:
                played.add(f"{name} {value}")
    assert not missing({f"{name} {v}" for name, values in RULINGS.items() for v in values}, played)


def test_every_face_of_the_wheel_has_a_scenario() -> None:
    assert not missing(set(FACES), {str(a.get("face")) for a in acts() if a.get("act") == "spin"})


def test_every_house_rule_has_a_scenario() -> None:
    there = set()
    for act in acts():
        custom = act.get("custom")
        for rule in custom.values() if isinstance(custom, dict) else ():
            if isinstance(rule, dict):
                there |= {str(rule.get("rule")), *rule}
    assert not missing(set(HOUSE_RULES), there)


def test_every_kind_of_start_card_is_turned_up_in_every_game() -> None:
    there = {f"{s.game} {kind(s.start_card)}" for s in SCENARIOS if s.start_card}
    wanted = {f"{game} {each}" for game, kinds in START_CARDS.items() for each in kinds.split()}
    assert not missing(wanted, there)


def kind(card: str) -> str:
    card = card.split("#")[0]
    if card.startswith("wild") or card in ("mod", "cut", "-"):
        return card
    if card.startswith("custom"):
        return "custom"
    _, _, rest = card.partition("-")
    if rest[:1].isdigit():
        badge = rest[2:]
        return "spin" if badge == "spin" else "icon" if badge else "number"
    return rest


def test_tables_of_two_three_four_and_ten_play() -> None:
    sizes = {s.given.split()[1] for s in SCENARIOS if s.given != "-"}
    assert not missing({"2", "3", "4", "10"}, sizes)
