"""`companion tags`: lists the tag of every card of a deck, or says what a tag's text means."""

import json

import click

from companion.cli import game_option


@click.command()
@game_option("Whose deck it is.", required=True)
@click.option("--deck", "id", default=None, help="The deck's two characters, such as K7.")
@click.option("--icons", multiple=True, metavar="CARD=ICON", help="Your power icons: red-3=u.")
@click.option("--json", "as_json", is_flag=True, help="One JSON array instead of a table.")
@click.option("--tokens", is_flag=True, help="The command tokens too.")
@click.argument("texts", nargs=-1, metavar="[TEXT]...")
def command(
    game: str,
    id: str | None,
    icons: tuple[str, ...],
    *,
    as_json: bool,
    tokens: bool,
    texts: tuple[str, ...],
) -> None:
    """List the tag of every card of a deck, or say what each TEXT is."""
    from companion.tags import DEFAULT_ID, TOKENS, BadDeck, Deck, read, token_tag

    try:
        layout = dict(_split_pair(pair) for pair in icons) or None
        deck = Deck(game, (id or DEFAULT_ID).upper(), layout)
    except BadDeck as bad:
        raise click.UsageError(str(bad)) from bad
    if texts:
        rows = [{"text": text, "says": _tag_meaning(read(text, deck))} for text in texts]
    else:
        rows = [{"card": card, "tag": tag} for card, tag in deck.tags.items()]
        if tokens:
            rows += [{"token": token, "tag": token_tag(token)} for token in TOKENS]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=None))
        return
    if not texts:
        click.echo(f"{game}, deck {deck.id}: {len(deck.tags)} cards")
    width = max(len(next(iter(row.values()))) for row in rows)
    for row in rows:
        left, right = row.values()
        click.echo(f"  {left:<{width}}  {right}")


def _split_pair(pair: str) -> tuple[str, str]:
    card, equals, icon = pair.partition("=")
    if not equals:
        raise click.UsageError(f"--icons is given as red-3=u; “{pair}” is not.")
    return card.strip(), icon.strip()


def _tag_meaning(reading: object) -> str:
    from companion.tags import CardTag, Damaged, OtherDeck, Stranger, TokenTag

    match reading:
        case CardTag(card=card):
            return card
        case TokenTag(token=token):
            return f"token: {token}"
        case OtherDeck(card=card, game=game, id=id):
            return f"{card} of another deck: {game} {id}"
        case Damaged():
            return "a damaged tag of ours"
        case Stranger():
            return "a stranger's code"
        case _:
            raise AssertionError(reading)
