"""An order is checked as a whole, and refused in one clear sentence."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion.cli.print import command
from companion.printing import BadOrder, render
from companion.tags import Deck
from tests.printing.rendered import read, texts

REFUSED: list[tuple[str, dict[str, object], str]] = [
    ("labels", {}, "Which game?"),
    ("labels", {"game": "bridge"}, "no game called “bridge”"),
    ("labels", {"game": 7}, "“game” is a word"),
    ("poster", {"game": "spin"}, "no “poster” to print for Spin"),
    ("towers", {"game": "mod"}, "no “towers” to print for Mod"),
    ("labels", {"game": "spin", "paper": "a5"}, "a4 or letter"),
    ("labels", {"game": "spin", "deck": "K 7"}, "two characters"),
    ("labels", {"game": "spin", "scale": "wide"}, "number from 90 to 110"),
    ("labels", {"game": "spin", "scale": "nan"}, "number from 90 to 110"),
    ("labels", {"game": "spin", "scale": 89}, "number from 90 to 110"),
    ("labels", {"game": "spin", "tag": 40}, "A tag's size"),
    ("labels", {"game": "spin", "tag": 28, "card": "56x80"}, "25 mm is the most"),
    ("labels", {"game": "spin", "card": "56"}, "A card's size"),
    ("labels", {"game": "spin", "card": "axb"}, "A card's size"),
    ("labels", {"game": "spin", "card": [10, 10]}, "A card's size"),
    ("labels", {"game": "spin", "stock": "L9999"}, "Label sheets known"),
    ("labels", {"game": "spin", "stock": "5160", "paper": "a4"}, "5160 is letter paper"),
    ("labels", {"game": "spin", "stock": "5160", "used": 30}, "a number from 0 to 29"),
    ("labels", {"game": "spin", "only": "red-7,pink-7"}, "no card “pink-7”"),
    ("labels", {"game": "spin", "only": 7}, "“only” lists cards"),
    ("labels", {"game": "spin", "only": [["red-7"]]}, "no card"),
    ("labels", {"game": "spin", "icons": {"red-3": "u"}}, "carry no power icons"),
    ("labels", {"game": "power-grab", "icons": ["red-3"]}, "“icons” is a list"),
    ("labels", {"game": "power-grab", "icons": {"wild-grab": "u"}}, "Only number cards"),
    ("tokens", {"game": "spin", "players": "N," * 11}, "up to ten names"),
    ("tokens", {"game": "spin", "players": ["North", " "]}, "“ ” is not one"),
    ("labels", {"game": "spin", "custom": {"custom-1": "x"}}, "no customizable cards in Spin"),
    ("labels", {"game": "nonpartisan", "custom": {"custom-4": "x"}}, "custom-1 to custom-3"),
    ("labels", {"game": "nonpartisan", "custom": {"custom-1": {"rule": "x"}}}, "no rule known"),
    ("labels", {"game": "nonpartisan", "custom": {"custom-1": "x" * 141}}, "too long"),
    ("labels", {"game": "nonpartisan", "custom": "all"}, "are given as"),
    ("labels", {"game": "spin", "shapes": {"pink": "star"}}, "no color called “pink”"),
    ("labels", {"game": "spin", "shapes": {"red": "heart"}}, "no shape called “heart”"),
    ("labels", {"game": "spin", "hue": "red"}, "no setting called “hue”"),
]


@pytest.mark.parametrize(("kind", "options", "says"), REFUSED)
def test_what_cannot_be_printed_is_refused_in_one_sentence(
    kind: str, options: dict[str, object], says: str
) -> None:
    with pytest.raises(BadOrder) as refused:
        render(kind, **options)
    sentence = str(refused.value)
    assert says in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".") or sentence.endswith(("classic", "}."))


def test_the_same_order_gives_the_same_bytes() -> None:
    for kind in ("labels", "guide"):
        assert render(kind, game="spin") == render(kind, game="spin")


def test_no_printer_is_asked_to_scale() -> None:
    for kind in ("labels", "mat", "guide"):
        pdf = render(kind, game="spin")
        assert b"/PrintScaling /None" in pdf
        assert b"/Duplex /Simplex" in pdf


def test_all_is_every_kind_in_one_document() -> None:
    pages = texts(render("all", game="power-grab"))
    apart = [
        page
        for kind in ("labels", "cards", "tokens", "towers", "mat", "sheet", "guide")
        for page in texts(render(kind, game="power-grab"))
    ]
    assert pages == apart


def test_the_command_prints_a_deck_of_its_own(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    told = run("--game", "spin", "--kind", "labels", "--deck", "k7", "--paper", "letter", "-o", out)
    assert told.exit_code == 0, told.output
    assert read(out.read_bytes()).keys() == set(Deck("spin", "K7").tags.values())


def test_a_lost_card_is_printed_alone() -> None:
    deck = Deck("spin", "K7")
    lost = render("cards", game="spin", deck="K7", only="red-7#2,wild")
    wilds = {deck.tags[f"wild#{nth}"] for nth in range(1, 5)}
    assert read(lost).keys() == {deck.tags["red-7#2"], *wilds}
    assert len(texts(lost)) == 1
    one = render("labels", game="spin", deck="K7", stock="5160", used=29, only=["red-7"])
    assert len(texts(one)) == 2
    assert read(one).keys() == {deck.tags["red-7#1"], deck.tags["red-7#2"]}


def test_settings_may_stand_in_a_file_and_options_win(tmp_path: Path) -> None:
    settings = tmp_path / "deck.json"
    settings.write_text(
        json.dumps({"game": "nonpartisan", "deck": "Z9", "custom": {"custom-1": {"text": "Sing!"}}})
    )
    out = tmp_path / "out.pdf"
    told = run("--settings", settings, "--deck", "Z8", "--kind", "cards", "-o", out)
    assert told.exit_code == 0, told.output
    tags = Deck("nonpartisan", "Z8").tags
    assert read(out.read_bytes(), 90).keys() == set(tags.values()) - {
        tags["custom-2#1"], tags["custom-3#1"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--game", "bridge"], "no game “bridge”"),
        (["--game", "power-grab", "--icons", "red-3"], "one=other"),
        (["--game", "spin", "-o", "no/such/folder/out.pdf"], "can't be written"),
        (["--settings", "broken.json"], "is no JSON"),
        (["--settings", "list.json"], "holds no settings"),
    ],
)
def test_the_command_says_what_is_wrong_and_writes_nothing(
    args: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    told = run(*args)
    assert told.exit_code != 0
    assert says in told.output
    assert not list(tmp_path.glob("*.pdf"))


def run(*args: object) -> Result:
    return CliRunner().invoke(command, [str(arg) for arg in args])
