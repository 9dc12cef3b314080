"""`companion scan`: which cards a photo shows."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli import game_option

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from companion.vision.bare.cut import Color
    from companion.vision.bare.recognize import Look
    from companion.vision.messages import TaughtFaces
    from companion.vision.picture import Gray
    from companion.vision.scan import FoundCard, Scan

    Lying = Callable[[Color], list[Look]]

EMPTY = "There is no picture in the folder {}."


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@game_option("Take only this game's cards.")
@click.option(
    "--deck",
    "name",
    metavar="ID",
    help="Take only this deck's cards, such as K7; or a deck without tags that was taught.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON line a picture.")
def command(files: tuple[Path, ...], game: str | None, name: str | None, *, as_json: bool) -> None:
    """Say which cards FILES (photos, folders of photos, films) show, even in a fanned hand.

    One picture a second is read of a film. Cards without tags are told in photos where they lie open: those of a deck
    that was taught, or with --game alone those of any deck of that box.
    """
    from companion.cli.recognize import taught
    from companion.cli.watch import understood
    from companion.tags import Deck
    from companion.vision.quiet import quiet
    from companion.vision.scan import scan

    faces = taught(game, name) if game and name else None
    if faces is not None:
        with quiet():
            sys.exit(_scan_without_tags(files, _taught_deck(faces), as_json=as_json))
    whose = understood(game, name)
    deck = Deck(game, name) if game and name else None
    whole_box = _any_deck(game) if game and name is None else None
    failed = False
    with quiet():
        for name, picture in (pair for file in files for pair in _named_pictures(file)):
            if isinstance(picture, str):
                failed = True
                line: dict[str, object] = {"file": name, "cards": [], "error": picture}
                click.echo(json.dumps(line) if as_json else picture, err=not as_json)
                continue
            found = scan(picture, whose, deck)
            if not found.cards and whole_box is not None and Path(name).is_file():
                _scan_without_tags((Path(name),), whole_box, as_json=as_json)
                continue
            if as_json:
                click.echo(json.dumps(_json_line(name, found), ensure_ascii=False))
            else:
                click.echo(f"{name}: {_result_sentence(found)}")
    sys.exit(1 if failed else 0)


def _taught_deck(faces: "TaughtFaces") -> "Lying":
    """Finds the cards of a taught deck in a picture."""
    from companion.vision.bare.deck import Faces
    from companion.vision.bare.recognize import Recognizer
    from companion.vision.bare.spread import lying
    from companion.vision.bare.teach import unpacked

    recognizer = Recognizer(Faces(unpacked(faces.faces)))
    return lambda picture: lying(recognizer, picture)


def _any_deck(game: str) -> "Lying":
    """Finds and reads the cards of any deck of a game's box."""
    from companion.rules.games import GAMES
    from companion.vision.bare.untaught import Untaught

    return Untaught(tuple(GAMES[game].deck.cards.values())).lying


def _scan_without_tags(files: tuple[Path, ...], lying: "Lying", *, as_json: bool) -> int:
    """Tells the cards without tags that lie open in photos; 1 when one of them can't be opened."""
    from companion.vision.bare.teach import in_color_file
    from companion.vision.picture import NoPicture

    failed = 0
    for file in files:
        for photo in _files_of(file) or [file]:
            try:
                looks = lying(in_color_file(photo))
            except NoPicture as error:
                failed = 1
                says = EMPTY.format(file) if photo.is_dir() else str(error)
                line: dict[str, object] = {"file": str(photo), "cards": [], "error": says}
                click.echo(json.dumps(line) if as_json else says, err=not as_json)
                continue
            told = [look.card for look in looks if look.card is not None]
            doubtful = [list(look.likely) for look in looks if look.card is None]
            why = _doubt_sentence("under" if looks else "none")
            if as_json:
                line = {
                    "file": str(photo), "cards": [{"card": card} for card in told], "unsure": doubtful,
                    "maybe_more": True, "why": why,
                }  # fmt: skip
                click.echo(json.dumps(line, ensure_ascii=False))
                continue
            said = [*told, *(f"{' or '.join(likely)}?" for likely in doubtful)]
            click.echo(f"{photo}: {', '.join(said)} — {why}" if said else f"{photo}: {why}")
    return failed


def _files_of(file: Path) -> list[Path]:
    """The pictures of a folder, or the file itself."""
    from companion.vision.source import PICTURES

    if not file.is_dir():
        return [file]
    return sorted(one for one in file.iterdir() if one.suffix.lower() in PICTURES)


def _named_pictures(file: Path) -> "Iterator[tuple[str, Gray | str]]":
    """Each picture of a file or folder with its name, or the sentence that says what is wrong."""
    from companion.vision.picture import NoPicture, opened_file
    from companion.vision.source import PICTURES, Lost, film

    files = _files_of(file)
    if not files:
        yield str(file), EMPTY.format(file)
    for one in files:
        try:
            yield str(one), opened_file(one)
        except NoPicture as error:
            if not one.is_file() or one.suffix.lower() in PICTURES:
                yield str(one), str(error)
                continue
            try:
                shown = -1
                for frame in film(one):
                    if int(frame.t) > shown:
                        shown = int(frame.t)
                        yield f"{one} at {shown} s", frame.picture
            except Lost as lost:
                yield str(one), str(lost)


def _json_line(picture: str, found: "Scan") -> dict[str, object]:
    from companion.tags import CardTag, TokenTag

    def corners(one: "FoundCard") -> list[list[float]]:
        return [[round(x, 1), round(y, 1)] for x, y in one.code.corners]

    line: dict[str, object] = {
        "file": picture,
        "cards": [
            {"card": one.meaning.card, "tag": one.code.text, "corners": corners(one)}
            for one in found.cards
            if isinstance(one.meaning, CardTag)
        ],
        "ms": round(found.ms, 1),
        "maybe_more": found.why_more is not None,
    }
    if found.why_more:
        line["why"] = _doubt_sentence(found.why_more)
    if found.tokens:
        line["tokens"] = [
            {"token": one.meaning.token, "tag": one.code.text, "corners": corners(one)}
            for one in found.tokens
            if isinstance(one.meaning, TokenTag)
        ]
    if found.strangers:
        line["strangers"] = [
            {"text": one.code.text, "corners": corners(one)} for one in found.strangers
        ]
    return line


def _result_sentence(found: "Scan") -> str:
    from companion.tags import CardTag, TokenTag

    meanings = [one.meaning for one in (*found.cards, *found.tokens)]
    names = [m.card for m in meanings if isinstance(m, CardTag)]
    names += [f"token {m.token}" for m in meanings if isinstance(m, TokenTag)]
    said = ", ".join(names) if names else "no card"
    if found.strangers:
        many = len(found.strangers)
        said += f"; {many} stranger's code" + ("s" if many > 1 else "")
    if names and found.why_more:
        said += f" — maybe more. {_doubt_sentence(found.why_more)}"
    return said


def _doubt_sentence(code: str) -> str:
    from companion.words import ENGLISH, words_in

    return words_in(ENGLISH)(f"scan-{code}")
