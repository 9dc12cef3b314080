"""`companion print`: labels, cards, tokens, towers, mat, score pad and guide as PDF."""

import json
from pathlib import Path
from typing import TextIO

import click

from companion.cli import game_option


@click.command()
@game_option("The game to print for.")
@click.option("--kind", default="all", show_default=True,
              help="labels, cards, tokens, towers, wheel, mat, sheet, guide or all.")  # fmt: skip
@click.option("--deck", help="The deck's two characters, such as K7, if you own several.")
@click.option("--paper", help="a4 (usual) or letter.")
@click.option("--scale", metavar="MM", help="What the 100 mm ruler measured on your last print.")
@click.option("--stock", metavar="NAME", help="Labels on stickers: L7160, 5162 or 5160.")
@click.option("--used", metavar="COUNT", help="Stickers that are gone from the first sheet.")
@click.option("--only", metavar="CARDS", help="Only these labels or cards: red-7#1,wild.")
@click.option("--card", metavar="WxH", help="Your cards' size in mm; usual: 56x87.")
@click.option("--tag", metavar="MM", help="A tag's size in mm; usual: 26.")
@click.option("--players", metavar="NAMES", help="Who sits where: North,East; on seats and pad.")
@click.option("--icons", multiple=True, metavar="CARD=ICON",
              help="Your power icons, as red-3=u; once for each card.")  # fmt: skip
@click.option("--custom", multiple=True, metavar="CARD=TEXT",
              help="A customizable card that is in, and its rule: custom-1='Sing!'.")  # fmt: skip
@click.option("--shapes", multiple=True, metavar="COLOR=SHAPE",
              help="The shapes on your cards, as yellow=diamond.")  # fmt: skip
@click.option("--save-ink", is_flag=True, default=None,
              help="Tags of small squares: a fifth less black, read as well.")  # fmt: skip
@click.option("--hole/--no-hole", default=None,
              help="The paper wheel's hole, for the spinner's needle; usual: with it.")  # fmt: skip
@click.option("--language", metavar="TAG", help="What is written: en (usual), de, es, …")
@click.option("--settings", type=click.File(encoding="utf-8"), metavar="FILE",
              help="All of these in one JSON file; options given here win.")  # fmt: skip
@click.option("--ready", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER",
              help="Everything for every game, on every paper, into a folder.")  # fmt: skip
@click.option("-o", "--out", type=click.Path(allow_dash=True, dir_okay=False, path_type=Path),
              help="Where to; usual: GAME-KIND-PAPER.pdf here.")  # fmt: skip
def command(
    kind: str,
    settings: TextIO | None,
    ready: Path | None,
    out: Path | None,
    icons: tuple[str, ...],
    custom: tuple[str, ...],
    shapes: tuple[str, ...],
    **plain: str | bool | None,
) -> None:
    """Print what the physical table needs, exact in millimeters.

    Print at 100 %, without “fit to page”; then measure the ruler that is on every sheet. If it is not
    100 mm, print again with --scale and what you measured.
    """
    from companion.printing import BadOrder, render

    if ready is not None:
        _fill_options(ready)
        return
    options: dict[str, object] = _read_settings(settings) if settings else {}
    options.update({name: value for name, value in plain.items() if value is not None})
    for name, pairs in (("icons", icons), ("custom", custom), ("shapes", shapes)):
        if pairs:
            options[name] = dict(_split_pair(name, pair) for pair in pairs)
    try:
        pdf = render(kind, **options)
    except BadOrder as bad:
        raise click.UsageError(str(bad)) from bad
    if out is None:
        out = Path(f"{options['game']}-{kind}-{options.get('paper') or 'a4'}.pdf")
    try:
        with click.open_file(str(out), "wb") as file:
            file.write(pdf)
    except OSError as error:
        raise click.ClickException(f"{out} can't be written: {error.strerror}.") from error
    if str(out) != "-":
        click.echo(f"{out}: print it at 100 %, then measure the ruler.")


def _fill_options(folder: Path) -> None:
    from companion.printing.ready_made import ready

    count = 0
    try:
        for where, pdf in ready():
            (folder / where).parent.mkdir(parents=True, exist_ok=True)
            (folder / where).write_bytes(pdf)
            count += 1
    except OSError as error:
        raise click.ClickException(f"{folder} can't be filled: {error.strerror}.") from error
    click.echo(f"{count} files in {folder}: print them at 100 %, then measure the ruler.")


def _split_pair(name: str, pair: str) -> tuple[str, str]:
    key, equals, value = pair.partition("=")
    if not equals:
        raise click.UsageError(f"--{name} is given as one=other; “{pair}” is not.")
    return key.strip(), value.strip()


def _read_settings(settings: TextIO) -> dict[str, object]:
    try:
        told = json.loads(settings.read())
    except ValueError as error:
        raise click.UsageError(f"{settings.name} is no JSON: {error}.") from error
    if not isinstance(told, dict):
        raise click.UsageError(f'{settings.name} holds no settings, such as {{"game": "spin"}}.')
    return told
