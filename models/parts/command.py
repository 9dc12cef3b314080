"""`companion models`: the parts to print in 3D, in your own measures."""

from pathlib import Path

import click

ABSENT = (
    "The 3D parts need two more libraries. In the project's folder, run "
    ".venv/bin/pip install -e '.[models]' and try again. Ready-made files, which need nothing, are in models/."
)


@click.command()
@click.option(
    "--part",
    "names",
    multiple=True,
    metavar="NAME",
    help="A part or a group of parts; may be given several times. All parts, if not given.",
)
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="MEASURE=MM",
    help="Change a measure, such as sleeve_width=66; may be given several times.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write STL and 3MF files to; without it, the list is shown.",
)
@click.option("--pictures", is_flag=True, help="Also draw a picture of each part.")
def command(
    *, names: tuple[str, ...], settings: tuple[str, ...], output: Path | None, pictures: bool
) -> None:
    """Make the 3D-printable parts.

    Without -o it lists the parts and the measures that can be set. With it, each part is written as
    STL and 3MF, lying as it is printed, with its size, its time and its weight. What is larger than
    the printer's bed comes in pieces that dovetail: push them together from above, with a drop of glue.
    """
    try:
        from models.parts.catalog import chosen
        from models.parts.measures import Measures, WrongMeasure
        from models.parts.output import Made
    except ImportError as missing:
        if (missing.name or "").partition(".")[0] not in ("manifold3d", "PIL", "numpy"):
            raise
        raise click.ClickException(ABSENT) from None

    try:
        measures = Measures.of(dict(_pair(text) for text in settings))
        parts = chosen(names)
        if not (output or names or settings):
            _show()
            return
    except WrongMeasure as wrong:
        raise click.ClickException(str(wrong)) from None
    made: list[Made] = []
    too_tall: list[str] = []
    for part in parts:
        try:
            made += Made.all_of(part, measures)
        except WrongMeasure as wrong:
            too_tall.append(str(wrong))
    if not made:
        raise click.ClickException(too_tall[0])

    if output is not None:
        try:
            output.mkdir(parents=True, exist_ok=True)
            for m in made:
                m.save(output)
                if pictures:
                    m.draw(output)
                click.echo(m.line)
        except OSError as error:
            raise click.ClickException(f"Can't write to {output}: {error.strerror}.") from None
        click.echo(f"{len(made)} piece{'s' * (len(made) != 1)} written to {output}.")
    else:
        for m in made:
            click.echo(m.line)
    for sentence in too_tall:
        click.echo(f"Not made: {sentence}", err=True)
    if too_tall:
        raise SystemExit(1)


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise click.ClickException(
            f"A measure is set as NAME=MILLIMETERS, such as sleeve_width=66, not {text!r}."
        )
    return name.strip().replace("-", "_"), value


def _show() -> None:
    """The list of parts and measures."""
    from models.parts.catalog import GROUPS, PARTS
    from models.parts.measures import MEASURES

    for group, title in GROUPS.items():
        click.secho(f"{title} (--part {group})", bold=True)
        for part in PARTS:
            if part.group == group:
                click.echo(f"  {part.name:16} {part.says}")
    click.secho("\nMeasures (--set NAME=MM)", bold=True)
    for m in MEASURES.values():
        limits = f"{m.low:g} to {m.high:g} {m.unit}"
        click.echo(f"  {m.name:18} {m.default:6g}  ({limits:13})  {m.says}")
    click.echo("\nWrite files with -o FOLDER, such as: companion models --part tray -o parts")
