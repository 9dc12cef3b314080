"""Writes the tables of docs/rules.md anew from the code and its catalogs: `python -m tools.rules_page`.

It replaces what stands between two of its marks; the words around them are written by hand.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import assert_never

from companion.rules.cards import Card
from companion.rules.effects import (
    Claim,
    ColorOnly,
    DiscardColor,
    DrawsNamed,
    DrawsUntil,
    Effect,
    GiveColor,
    Grab,
    HouseRule,
    KeepOnly,
    MayDiscard,
    NameColor,
    NextDraws,
    NextNames,
    NextSpins,
    PassHands,
    PlayAgain,
    Reverse,
    ShoutFirst,
    ShowHand,
    ShuffleHands,
    SkipNext,
    TargetDraws,
    TradeHands,
    War,
)
from companion.rules.game import Game
from companion.rules.games import GAMES
from companion.rules.house import RULES
from companion.rules.setting import RULINGS
from companion.words import ENGLISH, words_in
from tools.catalogs import keys, messages

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules.md"
SAID = words_in(ENGLISH)
SECTIONS = "object-of-the-game contents setup lets-play going-out scoring winning-the-game".split()
MARKED = re.compile(r"(<!-- (\w+), from the code -->\n).*?(<!-- so far -->)", re.DOTALL)


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def head(*cells: str) -> Iterator[str]:
    yield row(*cells)
    yield row(*("---" for _ in cells))


def games() -> Iterator[str]:
    """What most sheets say alike, then each game: its cards, and what its sheet alone says."""
    told = Counter(line for game in GAMES.values() for line in sections(game))
    alike = {section: said for (section, said), games in told.items() if games > len(GAMES) / 2}
    yield "### Every game"
    yield ""
    yield from head("cited as", "what it says")
    for section, said in alike.items():
        yield row(f"`…/{section}`", said)
    yield ""
    for game in GAMES.values():
        yield f"### {game.title}"
        yield ""
        yield f"`{game.name}`: {len(game.deck)} cards in {SAID.listing(list(game.colors))}."
        yield ""
        yield from head("card", "copies", "points", "what it does")
        yield from kinds(game)
        yield ""
        yield from head("cited as", "what it says")
        for section, said in sections(game):
            if alike.get(section) != said:
                yield row(f"`{game.name}/{section}`", said)
        yield ""


def sections(game: Game) -> Iterator[tuple[str, str]]:
    """The sections that a verdict of this game may rest on, in the order of the sheet, and what each says."""
    cards = [card.cited for card in game.deck.cards.values()]
    cards += game.chapters
    if game.wheel:
        cards += ["the-uno-spin-wheel", *game.wheel]
    if game.towers:
        cards += ["power-icons-and-power-towers", "instant-uno"]
    if game.veto:
        cards += ["veto-card"]
    if game.customizable:
        cards += ["using-customizable-cards"]
    first, last = SECTIONS[:4], SECTIONS[4:]
    named = [game.cited(name).partition("/")[2] for name in (*first, *cards, *last)]
    for section in dict.fromkeys(named):
        own = f"rulebook-{game.name}-{section}"
        yield section, SAID(own if SAID.has(own) else f"rulebook-{section}")


def kinds(game: Game) -> Iterator[str]:
    """The deck, cards that differ only by color in one line."""
    deck = game.deck
    copies: Counter[tuple[str, str, str]] = Counter()
    for card in deck.card_of:
        points = "as printed" if card.number is not None else str(card.points)
        copies[kind(card), points, "; ".join(map(effect, card.does))] += 1
    for (name, points, does), many in copies.items():
        yield row(name, many, points, does)


def kind(card: Card) -> str:
    if card.number is None:
        return SAID(f"symbol-{card.symbol}")
    return f"number with {SAID(f'badge-{card.badge}')}" if card.badge else "number"


def effect(does: Effect) -> str:
    """What a card does, in a few words."""
    match does:
        case NameColor():
            return "names the color"
        case NextDraws(count, tower, challenge):
            doubted = "; may be challenged" if challenge else ""
            return f"the next player draws {count} and loses the turn{blocked(tower)}{doubted}"
        case SkipNext(tower, count):
            who = "the next player loses" if count == 1 else f"the next {count} players lose"
            return f"{who} the turn{blocked(tower)}"
        case Reverse():
            return "play turns round"
        case NextSpins():
            return "the next player spins the wheel"
        case GiveColor():
            return "gives away the cards of one color"
        case Grab(count):
            return f"takes {count} tower{'s' if count > 1 else ''} of the player's choice"
        case Claim(tower):
            return f"takes the {SAID(f'badge-{tower}')} tower"
        case HouseRule():
            return "does what was agreed before the game"
        case TradeHands():
            return "trades hands with one player of the player's choice"
        case PlayAgain():
            return "everybody else is skipped"
        case ShuffleHands():
            return "all hands are shuffled and dealt out again"
        case DiscardColor():
            return "all other cards of its color go under it"
        case NextNames():
            return "the next player names a color, draws until it comes, and loses the turn"
        case TargetDraws(count):
            return f"one player of the player's choice draws {count} and keeps the turn"
        case PassHands():
            return "all hands are passed on"
        case (
            DrawsNamed()
            | ColorOnly()
            | KeepOnly()
            | MayDiscard()
            | DrawsUntil()
            | ShowHand()
            | War()
            | ShoutFirst()
        ):
            raise LookupError(f"no card does {does} when played")
        case _:
            assert_never(does)


def blocked(tower: str | None) -> str:
    return f" (the {SAID(f'badge-{tower}')} tower blocks it)" if tower else ""


def rulings() -> Iterator[str]:
    yield from head("cited as", "the question", "unless the table says otherwise", "or")
    for name, choices in RULINGS.items():
        first, *others = [f"{SAID(f'choice-{name}-{value}')} (`{value}`)" for value in choices]
        yield row(f"`rulings/{name}`", SAID(f"ruling-{name}"), first, "; ".join(others))


def fixed() -> Iterator[str]:
    yield from head("cited as", "what it says")
    for key in keys("rules"):
        if key.startswith("fixed-"):
            yield row(f"`rulings/{key.removeprefix('fixed-')}`", SAID(key))
    for key in keys("rules"):
        if key.startswith("rulebook-script-"):
            yield row(f"`script/{key.removeprefix('rulebook-script-')}`", SAID(key))


def wheel() -> Iterator[str]:
    yield from head("face", "id", "what it asks")
    for face in dict.fromkeys(face for game in GAMES.values() for face in game.wheel):
        yield row(SAID(f"face-{face}"), f"`{face}`", SAID(f"means-{face}", player="The spinner"))


def house() -> Iterator[str]:
    yield from head("id", "what is read out")
    for rule in RULES:
        yield row(f"`{rule}`", SAID(f"house-{rule}", color="(chosen color)"))


def refusals() -> Iterator[str]:
    """Each code with its sentences; what is filled in stands in pointed brackets."""
    yield from head("code", "what the table hears")
    last = ""
    every = [key.removeprefix("refused-") for key in keys("refusals", "Why not")]
    for key in every:
        code = min((one for one in every if f"{key}-".startswith(f"{one}-")), key=len)
        fill = {name: f"‹{name}›" for name in messages(ENGLISH)[f"refused-{key}"].fill}
        sentence = SAID(f"refused-{key}", **fill).replace("“‹card›”", "‹card›")
        yield row("" if code == last else f"`{code}`", sentence)
        last = code


TABLES: dict[str, Callable[[], Iterator[str]]] = {
    "games": games,
    "rulings": rulings,
    "fixed": fixed,
    "wheel": wheel,
    "house": house,
    "refusals": refusals,
}


def written(page: str) -> str:
    """The page with every table as the code has it now."""

    def table(mark: re.Match[str]) -> str:
        lines = "\n".join(TABLES[mark[2]]())
        return f"{mark[1]}\n{lines.strip()}\n\n{mark[3]}"

    return MARKED.sub(table, page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
