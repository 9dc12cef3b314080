"""`companion scan`: which cards a photo shows."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from companion.vision.scan import Found, Scan


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--game", help="Take only this game's cards.")
@click.option("--deck", "name", metavar="ID", help="Take only this deck's cards, such as K7.")
@click.option("--json", "as_json", is_flag=True, help="One JSON line a picture.")
def command(files: tuple[Path, ...], game: str | None, name: str | None, *, as_json: bool) -> None:
    """Say which cards FILES (photos; folders of photos) show, also of a fanned hand."""
    from companion.cli.watch import understood
    from companion.tags import Deck
    from companion.vision.picture import NoPicture, opened_file
    from companion.vision.scan import scan
    from companion.vision.source import PICTURES

    whose = understood(game, name)
    deck = Deck(game, name) if game and name else None
    pictures = [
        picture
        for file in files
        for picture in (
            sorted(one for one in file.iterdir() if one.suffix.lower() in PICTURES)
            if file.is_dir()
            else [file]
        )
    ]
    failed = False
    for picture in pictures:
        try:
            found = scan(opened_file(picture), whose, deck)
        except NoPicture as error:
            failed = True
            line: dict[str, object] = {"file": str(picture), "cards": [], "error": str(error)}
            click.echo(json.dumps(line) if as_json else str(error), err=not as_json)
            continue
        if as_json:
            click.echo(json.dumps(_line(picture, found), ensure_ascii=False))
        else:
            click.echo(f"{picture}: {_sentence(found)}")
    sys.exit(1 if failed else 0)


def _line(picture: Path, found: "Scan") -> dict[str, object]:
    from companion.tags import CardTag, TokenTag

    def corners(one: "Found") -> list[list[float]]:
        return [[round(x, 1), round(y, 1)] for x, y in one.code.corners]

    line: dict[str, object] = {
        "file": str(picture),
        "cards": [
            {"card": one.meaning.card, "tag": one.code.text, "corners": corners(one)}
            for one in found.cards
            if isinstance(one.meaning, CardTag)
        ],
        "ms": round(found.ms, 1),
        "maybe_more": found.why_more is not None,
    }
    if found.why_more:
        line["why"] = found.why_more
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


def _sentence(found: "Scan") -> str:
    from companion.tags import CardTag, TokenTag

    meanings = [one.meaning for one in (*found.cards, *found.tokens)]
    names = [m.card for m in meanings if isinstance(m, CardTag)]
    names += [f"token {m.token}" for m in meanings if isinstance(m, TokenTag)]
    said = ", ".join(names) if names else "no card"
    if found.strangers:
        many = len(found.strangers)
        said += f"; {many} stranger's code" + ("s" if many > 1 else "")
    if names and found.why_more:
        said += f" — maybe more: {found.why_more}"
    return said
