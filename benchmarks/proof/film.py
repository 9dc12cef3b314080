"""`companion film`: a make-believe evening on film, with the truth beside it."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option(
    "--game", default="spin", show_default=True, help="mod, nonpartisan, spin or power-grab."
)
@click.option("--seed", default=1, show_default=True, help="Another seed is another evening.")
@click.option(
    "-o",
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="A name ending in .mp4 (small) or .avi (sharper).",
)
@click.option("--seconds", default=60.0, show_default=True, help="How long the film is.")
@click.option("--players", default=4, show_default=True, type=click.IntRange(2, 10))
@click.option("--deck", default="A1", show_default=True, help="The two characters of the deck.")
@click.option(
    "--preset",
    default="typical",
    show_default=True,
    help="Light and camera, such as harsh or sway.",
)
@click.option(
    "--camera",
    default="720p/50",
    show_default=True,
    help="720p/50, 720p/70, 1080p/50 or 1080p/70: pixels and centimeters.",
)
@click.option(
    "--cards",
    default="tags",
    show_default=True,
    help="tags, or bare: border, edge, large or corners (bare is border).",
)
@click.option("--fps", default=15.0, show_default=True, type=click.FloatRange(1, 60))
@click.option("--mat", is_flag=True, help="Play on the printed mat.")
@click.option("--tokens", is_flag=True, help="Colors are named by laying a token.")
def command(
    *,
    game: str, seed: int, out: Path, seconds: float, players: int, deck: str, preset: str,
    camera: str, cards: str, fps: float, mat: bool, tokens: bool,
) -> None:  # fmt: skip
    """Film a make-believe table, to try things without cards.

    Beside the film lies a .jsonl file that tells what is true: the events a camera should report, what the
    players really did, and for every frame what lies where. Bare cards have no tags: a folder of pictures, one of
    each face, is made beside the film, for `companion teach`.
    """
    from benchmarks.proof.film_file import film
    from companion.demo.bare_cards import DESIGNS
    from companion.demo.room import CAMERAS, PRESETS
    from companion.tags import BadDeck
    from testing.reckoning.tally import COLORS

    cards = "border" if cards == "bare" else cards
    for what, name, known in (
        ("game", game, COLORS), ("preset", preset, PRESETS), ("camera", camera, CAMERAS),
        ("kind of cards", cards, ("tags", *DESIGNS)),
    ):  # fmt: skip
        if name not in known:
            raise click.BadParameter(f"There is no {what} “{name}”; there are {', '.join(known)}.")
    try:
        frames = film(
            out, game, seed, deck=deck, players=players, seconds=seconds, preset=preset,
            camera=camera, fps=fps, mat=mat, tokens=tokens, cards=cards,
        )  # fmt: skip
    except (BadDeck, ValueError, OSError) as wrong:
        raise click.ClickException(str(wrong)) from wrong
    click.echo(
        f"{frames} frames in {out}; what is true beside it in {out.with_suffix('.jsonl').name}."
    )
