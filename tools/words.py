"""`companion words`: what a language's catalog lacks, and every sentence in it beside the English one."""

import click

CARDS = {
    "red-7": "card-number",
    "green-draw-two": "card-draw-two",
    "yellow-skip": "card-skip",
    "wild-draw-four": "card-wild-draw-four",
}
"""Cards to show, and the messages that name them."""


@click.command()
@click.argument("language", required=False)
@click.option("--show", is_flag=True, help="Every sentence, made with an example, beside English.")
def command(language: str | None, *, show: bool) -> None:
    """Check a language, for those who translate: `companion words de`. Without one: all of them, in brief.

    A language is a folder in companion/words; docs/translating.md says how to begin.
    """
    from companion.words import languages
    from tools.catalogs import amiss

    if language is None:
        wrong = {one: len(list(amiss(one))) for one in languages()}
        for one, many in wrong.items():
            click.echo(f"{one:8}{'complete' if not many else f'{many} to do'}")
        raise SystemExit(1 if any(wrong.values()) else 0)
    if language not in languages():
        raise click.UsageError(f"There is no {language}: copy companion/words/en to begin it.")
    found = list(amiss(language))
    if show:
        _show(language)
    for line in found:
        click.echo(line)
    click.echo(f"{language}: {len(found) or 'nothing'} to do.")
    raise SystemExit(1 if found else 0)


def _show(language: str) -> None:
    from companion.words import ENGLISH, words_in
    from tools.catalogs import example, messages

    english, own = words_in(ENGLISH), words_in(language)
    for key in messages(ENGLISH):
        if key.startswith("card-"):
            continue
        fill = example(key)
        click.echo(f"{key}\n    {english(key, **fill)}\n    {own(key, **fill)}")
    for card, key in CARDS.items():
        forms = [
            f"{form}: {own.card(card, form)}" for form in sorted(messages(language)[key].forms)
        ]
        click.echo("\n    ".join([card, own.card(card), *forms]))
