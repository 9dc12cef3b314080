"""`companion game`: checks a game of one's own, and begins the page of one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from companion.rules.game import Game

ENOUGH = 2
"""Hands of seven that a deck must hold beside the piles, for the smallest table."""


@click.group("game")
def command() -> None:
    """Games of your own: one page of data each."""


@command.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def check(file: Path) -> None:
    """Say what is wrong with a page, in one sentence a line."""
    wrong = list(find_mistakes(file))
    for line in wrong:
        click.echo(line)
    if wrong:
        raise SystemExit(1)
    click.echo(f"{file.name} is ready: companion play --games {file.parent}")


@command.command()
@click.argument("name")
@click.option(
    "--into", default=".", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER"
)
def new(name: str, into: Path) -> None:
    """Begin a page: a small game that works, with a comment for whatever you may change."""
    plain = "-".join(part for part in name.lower().split() if part.isalnum())
    if not plain:
        raise click.UsageError("A game's name has letters and digits, such as 'Grandma's game'.")
    file = into / f"{plain.replace('-', '_')}.py"
    if file.exists():
        raise click.UsageError(f"{file} is there already.")
    into.mkdir(parents=True, exist_ok=True)
    page = PAGE.replace("TITLE", name.title()).replace("NAME", plain)
    file.write_text(page, encoding="utf-8")
    click.echo(f"{file} begun. Change it, then: companion game check {file}")


def with_own_games(_ctx: click.Context, _option: click.Parameter, folder: str | None) -> None:
    """Adds a folder of games, before any room looks for them; a page that is wrong stops here."""
    if folder is None:
        return
    for file in sorted(Path(folder).glob("*.py")):
        wrong = list(find_mistakes(file))
        if wrong:
            raise click.ClickException("\n".join(f"{file.name}: {line}" for line in wrong))
    os.environ["COMPANION_GAMES"] = folder


def find_mistakes(file: Path) -> Iterator[str]:
    """What keeps a page from being played, printed and explained."""
    from importlib.util import module_from_spec, spec_from_file_location

    from companion.rules.games import games_of

    spec = spec_from_file_location(f"own_{file.stem}", file)
    if spec is None or spec.loader is None:
        yield f"{file.name} is no Python file."
        return
    page = module_from_spec(spec)
    try:
        spec.loader.exec_module(page)
    except Exception as wrong:  # the page is somebody's own program: whatever it does is told
        yield f"The page can't be read: {type(wrong).__name__}: {wrong}."
        return
    games = games_of(page)
    if not games:
        yield "The page tells no game: it needs a value such as GAME = Game(...)."
    for game in games:
        yield from wrong_with(game)


def wrong_with(game: Game) -> Iterator[str]:
    """What a game lacks, a sentence each."""
    from companion.rules.card_names import COLORS, parted
    from companion.rules.games import GAMES
    from companion.rules.setting import RULINGS, SCORINGS
    from companion.tags.check import ALPHABET
    from companion.tags.slots import slots
    from companion.words import ENGLISH, words_in

    others = [one for one in GAMES.values() if one.name != game.name]
    if len(game.letter) != 1 or game.letter not in ALPHABET or game.letter in "0*":
        yield f"The letter “{game.letter}” can't stand on tags: take one capital letter."
    if taken := [one.title for one in others if one.letter == game.letter]:
        yield f"The letter {game.letter} stands on the tags of {taken[0]}: take another."
    for color in game.colors:
        if color not in COLORS:
            yield f"There is no color {color}: there are {', '.join(COLORS)}."
    cards = sum(many for _, many in game.contents)
    fewest, most = game.players
    if not 2 <= fewest <= most <= 10:
        yield f"{fewest} to {most} players can't play: take 2 to 10."
    hand = int(game.rulings.get("hand-size", "7"))
    if cards < hand * fewest * ENOUGH:
        yield f"The deck has {cards} cards: too few for {fewest} hands of {hand} and the piles."
    for ruling, value in game.rulings.items():
        if value not in RULINGS.get(ruling, ()):
            yield f"The ruling {ruling} can't be {value}."
    if game.scoring not in SCORINGS or game.target < 1:
        yield f"Scoring is {', '.join(SCORINGS)}, to a target of at least 1."
    said = words_in(ENGLISH)
    told: set[str] = set()
    for card, many in game.contents:
        if many < 0:
            yield f"There can't be {many} of {card.name}."
        if parted(card.name)[:3] != (card.color, card.symbol, card.badge):
            yield f"The card {card.name} isn't called by its color and sign: {card.color}, {card.symbol}."
        if card.color is not None and card.color not in game.colors:
            yield f"{card.name} has a color that isn't among the game's colors."
        if card.number is not None or card.symbol in told:
            continue
        told.add(card.symbol)
        if card.symbol not in game.words and not said.has(f"symbol-{card.symbol}"):
            yield f"{card.symbol} has no name: add words={{'{card.symbol}': '...'}}."
        section = game.cited(card.cited).partition("/")[2]
        keys = (f"rulebook-{game.name}-{section}", f"rulebook-{section}")
        if not any(key in game.words or said.has(key) for key in keys):
            yield f"{card.symbol} isn't explained: add words={{'rulebook-{section}': '...'}}."
    try:
        slots([*game.deck.copies, *game.deck.extras])
    except (ValueError, IndexError) as wrong:
        yield f"The cards can't be tagged: {wrong}."


PAGE = '''"""TITLE, a game of our own: `companion game check` says what it lacks."""

from companion.rules.cards import action, wild
from companion.rules.deck import common_actions, numbers, plain_wild
from companion.rules.effects import NameColor, NextDraws, PlayAgain, TradeHands
from companion.rules.game import BOX_COLORS, Game

GAME = Game(
    name="NAME",
    title="TITLE",
    letter="Y",  # on the tags of its cards: one that no other game has, and never another one once it is printed
    contents=(  # each card and how many of it; equal cards of a color at most 4, equal wilds at most 8
        *numbers(BOX_COLORS),  # 1 to 9 twice in each color, and 0 once
        *common_actions(BOX_COLORS),  # Draw Two, Reverse and Skip, two each
        (plain_wild(), 4),
        *((action(color, "again", PlayAgain()), 2) for color in BOX_COLORS),  # a sign of our own
        (wild("wild-trade", NameColor(), TradeHands(), at_start=(NameColor(),)), 2),
        (wild("wild-three", NameColor(), NextDraws(3), at_start=(NameColor(),)), 2),
    ),
    words={  # what our own signs are called, and what they do
        "again": "Again",
        "rulebook-again": "You play again.",
        "wild-trade": "Wild Trade",
        "rulebook-wild-trade": "Name the color, and trade hands with somebody.",
        "wild-three": "Wild Three",
        "rulebook-wild-three": "Name the color; the next player draws 3 and loses the turn.",
    },
    rulings={},  # answers of its own to the questions in docs/rules.md, such as {"stacking": "same"}
    players=(2, 10),
    target=500,
)
'''
"""What a new page begins with."""
