"""`companion teach`: shows the companion a deck without tags, one picture for each face."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli import STORE


@click.command()
@click.argument("deck")
@click.argument("pictures", nargs=-1, type=click.Path(path_type=Path))
@click.option("--game", required=True, help="The game of this deck: classic, mod, spin, …")
@click.option("--grid", is_flag=True, help="Each picture shows cards laid out in the deck's order.")
@click.option("--forget", is_flag=True, help="Forget the deck.")
@STORE
def command(
    deck: str, pictures: tuple[Path, ...], game: str, *, grid: bool, forget: bool, store: str | None
) -> None:
    """Teach the bare DECK its faces from PICTURES of its cards.

    A picture shows one card and is named after it, such as red-7.jpg or wild.jpg. With --grid it shows many,
    in rows, in the order in which the missing faces are listed. Pictures stay on this machine.
    """
    from companion.rules.games import GAMES
    from companion.store import StoreFault, open_ledger
    from companion.store.decks import TaughtFace
    from companion.store.place import usual_store
    from companion.vision.bare import order, rows, teach
    from companion.vision.picture import NoPicture

    if game not in GAMES:
        raise click.BadParameter(f"There is no game “{game}”; there are {', '.join(GAMES)}.")
    if not order.NAME.fullmatch(deck):
        raise click.BadParameter("A deck's name is up to 24 letters, digits, spaces or dashes.")
    try:
        ledger = open_ledger(store or usual_store())
    except StoreFault as fault:
        raise click.ClickException(str(fault)) from fault
    try:
        if forget:
            known = ledger.decks.forget(deck)
            click.echo(f"{deck} is forgotten." if known else f"There is no deck {deck}.")
            return
        other = next((one.game for one in ledger.decks.all() if one.name == deck), game)
        if other != game:
            raise click.ClickException(f"{deck} is a deck of {other}.")
        wanted = [face for row in order.rows(game)["all"] for face in row]
        known_faces = {face.face for face in ledger.decks.faces(deck)}
        shown: dict[str, teach.Taught] = {}
        failed = False
        for path in pictures:
            try:
                picture = teach.in_color_file(path)
            except NoPicture as error:
                click.echo(str(error), err=True)
                failed = True
                continue
            if grid:
                left = [face for face in wanted if face not in known_faces and face not in shown]
                whole = len(left) == len(wanted)
                laid = rows.laid_out(
                    picture, order.rows(game)["all"] if whole else order.in_rows(left)
                )
                if laid.strange:
                    click.echo(f"{path}: {laid.strange} cards lie where none should.", err=True)
                    failed = True
                shown.update(laid.found)
                continue
            face = path.stem
            if face not in wanted:
                click.echo(f"{path}: {game} has no face called “{face}”.", err=True)
                failed = True
                continue
            card = teach.one(picture)
            if card is None:
                click.echo(f"{path}: no card is seen in it.", err=True)
                failed = True
                continue
            shown[face] = card
        good = {face: card for face, card in shown.items() if card.why is None}
        before = teach.unpacked(ledger.decks.pictures(deck))
        looks = rows.doubtful(before | {face: card.face for face, card in good.items()}, good)
        for face, card in shown.items():
            said = teach.POOR[card.why] if card.why else None
            if face in looks:
                said = f"It looks like {looks[face]}: is it the right card?"
            click.echo(f"{face:<16} {card.quality:.2f}  {said or 'taught'}")
            failed = failed or said is not None
        kept = [
            TaughtFace(face, card.quality, teach.packed(card.face))
            for face, card in good.items()
            if face not in looks
        ]
        ledger.decks.teach(deck, game, kept)
        known_faces |= {face.face for face in kept}
        missing = [face for face in wanted if face not in known_faces]
        click.echo(f"{deck}: {len(wanted) - len(missing)} of {len(wanted)} faces are known.")
        if missing:
            click.echo(f"Missing: {', '.join(missing)}.")
        raise SystemExit(1 if failed else 0)
    finally:
        ledger.close()
