"""`companion teach`: shows the companion a deck without tags, one picture for each face."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import click

from companion.cli import STORE, game_option

if TYPE_CHECKING:
    from companion.store import Ledger
    from companion.store.decks import TaughtFace
    from companion.vision.bare.teach import Taught
    from companion.wire.strict_json import Json


@click.command()
@click.argument("deck")
@click.argument("pictures", nargs=-1, type=click.Path(path_type=Path))
@game_option("The game of this deck.", required=True)
@click.option("--grid", is_flag=True, help="Each picture shows cards laid out in the deck's order.")
@click.option("--forget", is_flag=True, help="Forget the deck.")
@STORE
def command(
    deck: str, pictures: tuple[Path, ...], game: str, *, grid: bool, forget: bool, store: str | None
) -> None:
    """Teach the bare DECK its faces from PICTURES of its cards.

    A picture shows one card and is named after it, such as red-7.jpg or wild.jpg. With --grid it shows many,
    in rows, in the order in which the missing faces are listed. Pictures stay on this machine. A companion that runs
    here is told the faces, and uses them at once.
    """
    from companion.store import Busy, StoreFault, open_ledger
    from companion.store.place import usual_store
    from companion.vision.bare.order import NAME

    if not NAME.fullmatch(deck):
        raise click.BadParameter("A deck's name is up to 24 letters, digits, spaces or dashes.")
    where = store or usual_store()
    try:
        album = StoredAlbum(open_ledger(where))
    except Busy as held:
        album = _running_album(where, held)
    except StoreFault as fault:
        raise click.ClickException(str(fault)) from fault
    with closing(album.ledger):
        raise SystemExit(_teach_or_forget(album, deck, pictures, game, grid=grid, forget=forget))


def _teach_or_forget(
    album: StoredAlbum, deck: str, pictures: Sequence[Path], game: str, *, grid: bool, forget: bool
) -> int:
    """Teaches or forgets a deck, and says what came of it; 1 where something was not taught."""
    from companion.vision.bare import order

    if forget:
        click.echo(f"{deck} is forgotten." if album.forget(deck) else f"There is no deck {deck}.")
        return 0
    other = album.game_of(deck)
    if other not in (None, game):
        raise click.ClickException(f"{deck} is a deck of {other}.")
    wanted = [face for row in order.rows(game)["all"] for face in row]
    known = album.faces(deck)
    names = {face.face for face in known}
    if grid:
        shown, said = _cards_in_rows(pictures, game, wanted, names)
    else:
        shown, said = _cards_by_name(pictures, game, wanted)
    for sentence in said:
        click.echo(sentence, err=True)
    kept, refused = _good_faces(shown, known)
    if kept:
        album.keep(deck, game, kept)
    names |= {face.face for face in kept}
    missing = [face for face in wanted if face not in names]
    if not shown:
        click.echo(
            "No picture shows a card that can be taught." if pictures else "No picture was named."
        )
    click.echo(f"{deck}: {len(wanted) - len(missing)} of {len(wanted)} faces are known.")
    if missing:
        click.echo(f"Missing: {', '.join(missing)}.")
    return int(bool(said) or refused)


def _cards_by_name(
    pictures: Sequence[Path], game: str, wanted: Sequence[str]
) -> tuple[dict[str, Taught], list[str]]:
    """The card of each picture by the picture's name, and what is wrong with the others."""
    from companion.vision.bare import teach
    from companion.vision.picture import NoPicture

    shown: dict[str, Taught] = {}
    said = []
    for path in pictures:
        try:
            picture = teach.in_color_file(path)
        except NoPicture as error:
            said.append(str(error))
            continue
        if path.stem not in wanted:
            said.append(f"{path}: {game} has no face called “{path.stem}”.")
            continue
        card = teach.one(picture)
        if card is None:
            said.append(f"{path}: no card is seen in it.")
        else:
            shown[path.stem] = card
    return shown, said


def _cards_in_rows(
    pictures: Sequence[Path], game: str, wanted: Sequence[str], known: set[str]
) -> tuple[dict[str, Taught], list[str]]:
    """The cards that lie in rows in each picture, in the order of the faces that are missing."""
    from companion.vision.bare import order, rows, teach
    from companion.vision.picture import NoPicture

    shown: dict[str, Taught] = {}
    said = []
    for path in pictures:
        try:
            picture = teach.in_color_file(path)
        except NoPicture as error:
            said.append(str(error))
            continue
        left = [face for face in wanted if face not in known and face not in shown]
        whole = len(left) == len(wanted)
        laid = rows.laid_out(picture, order.rows(game)["all"] if whole else order.in_rows(left))
        if laid.strange:
            said.append(f"{path}: {laid.strange} cards lie where none should.")
        shown.update(laid.found)
    return shown, said


def _good_faces(
    shown: dict[str, Taught], known: Sequence[TaughtFace]
) -> tuple[list[TaughtFace], bool]:
    """The faces that are good enough, and whether one was not; says so of each."""
    from companion.store.decks import TaughtFace
    from companion.vision.bare import rows, teach

    good = {face: card for face, card in shown.items() if card.why is None}
    before = teach.unpacked((one.face, one.picture) for one in known)
    faces = before | {face: card.face for face, card in good.items()}
    looks = rows.doubtful(faces, good) if good else {}
    refused = False
    for face, card in shown.items():
        why = teach.POOR[card.why] if card.why else None
        if face in looks:
            why = f"It looks like {looks[face]}: is it the right card?"
        click.echo(f"{face:<16} {card.quality:.2f}  {why or 'taught'}")
        refused = refused or why is not None
    return [
        TaughtFace(face, card.quality, teach.packed(card.face))
        for face, card in good.items()
        if face not in looks
    ], refused


class StoredAlbum:
    """The decks in a store that nobody else holds."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._decks = ledger.decks

    def game_of(self, deck: str) -> str | None:
        """The game of a deck that was taught before."""
        return next((one.game for one in self._decks.all() if one.name == deck), None)

    def faces(self, deck: str) -> list[TaughtFace]:
        """What was taught of a deck."""
        return self._decks.faces(deck)

    def keep(self, deck: str, game: str, faces: Sequence[TaughtFace]) -> None:
        """Remembers these faces."""
        self._decks.teach(deck, game, faces)

    def forget(self, deck: str) -> bool:
        """Forgets a deck; False when there is no such deck."""
        return self._decks.forget(deck)


class RunningAlbum(StoredAlbum):
    """The decks of the companion that runs on this machine: read in its store, and changed by asking it."""

    def __init__(self, ledger: Ledger, port: int) -> None:
        super().__init__(ledger)
        self._where = f"http://127.0.0.1:{port}/api/decks"

    def keep(self, deck: str, game: str, faces: Sequence[TaughtFace]) -> None:
        """Shows the companion each face."""
        for one in faces:
            where = f"{quote(deck)}/faces/{quote(one.face)}?game={game}"
            self._ask_companion("PUT", where, one.picture)

    def forget(self, deck: str) -> bool:
        """Asks the companion to forget a deck."""
        return bool(self._ask_companion("DELETE", quote(deck))["forgotten"])

    def _ask_companion(self, method: str, path: str, picture: bytes | None = None) -> Json:
        headers = {} if picture is None else {"Content-Type": "image/webp"}
        asked = urllib.request.Request(
            f"{self._where}/{path}", data=picture, headers=headers, method=method
        )
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as fault:
            with fault:
                said = fault.read()
            raise click.ClickException(_refusal_text(said)) from fault
        except (OSError, ValueError) as fault:
            raise click.ClickException(f"The companion doesn't answer: {fault}.") from fault


def _refusal_text(said: bytes) -> str:
    """Why the companion refused something."""
    try:
        return str(json.loads(said)["refused"]["says"])
    except (ValueError, LookupError, TypeError):
        return "The companion that runs here lets no program teach it: teach it on the tablet."


def _running_album(store: str | Path, held: Exception) -> RunningAlbum:
    """The decks of whoever holds the store, where it is a companion that answers."""
    from companion.cli.address import running
    from companion.store import open_ledger

    found = running()
    if found is None:
        raise click.ClickException(
            f"{store} is in use: teach the deck on the tablet, or stop what holds it."
        ) from held
    return RunningAlbum(open_ledger(store, writing=False), found["port"])
