"""`companion recognize`: which bare card a picture shows, a line of JSON for each question."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli import STORE
from companion.rules.games import GAMES

if TYPE_CHECKING:
    from companion.store.decks import TaughtFace
    from companion.vision.bare.cut import Color
    from companion.vision.bare.recognize import Recognizer
    from companion.vision.bare.untaught import Untaught
    from companion.vision.messages import TaughtFaces


@click.command()
@click.argument("script", metavar="-", default="-", type=click.File("r", encoding="utf-8"))
@click.option("--deck", help="Begin with what this deck was taught.")
@click.option("--game", type=click.Choice([*GAMES]), help="Read any deck of this game's box.")
@STORE
def command(script: Iterable[str], deck: str | None, game: str | None, store: str | None) -> None:
    """Recognize cards without tags: JSON lines in, JSON lines out.

    {"teach": "red-7", "photo": PATH} shows a face, for as long as this runs. {"look": PATH, "before": PATH or null,
    "long_px": 140 or null} asks which card lies on top; `before` shows the same table without it, and `long_px`
    says how long a card is in pixels. With --game nothing need be taught.
    """
    from companion.vision.quiet import alone

    alone()
    desk = Desk(_faces_of_box(deck, store) if deck else {}, game)
    for line in script:
        if line.strip():
            click.echo(json.dumps(desk.answer(line), ensure_ascii=False))
            sys.stdout.flush()


class Desk:
    """The faces shown so far, and the reader that looks for them."""

    def __init__(self, faces: dict[str, Color], game: str | None = None) -> None:
        self.faces = faces
        self.game = game
        self.recognizer: Recognizer | Untaught | None = None

    def answer(self, line: str) -> dict[str, Any]:
        """The answer to one line; a mistake in it is an answer, too."""
        from companion.vision.picture import NoPicture

        try:
            asked = json.loads(line)
        except ValueError:
            return {"error": "This is no JSON."}
        try:
            match asked:
                case {"teach": str(face), "photo": str(photo)} if face:
                    return self.teach(face, Path(photo))
                case {"look": str(photo)}:
                    return self.look(Path(photo), asked.get("before"), asked.get("long_px"))
                case _:
                    return {
                        "error": 'A line is {"teach": FACE, "photo": PATH} or {"look": PATH, …}.'
                    }
        except NoPicture as error:
            return {"error": str(error)}

    def teach(self, face: str, photo: Path) -> dict[str, Any]:
        """Learns a face, if its picture is good."""
        from companion.vision.bare import teach

        card = teach.one(teach.in_color_file(photo))
        if card is None:
            return {"taught": False, "quality": 0.0, "why": "No card is seen in it."}
        if card.why is not None:
            return {"taught": False, "quality": card.quality, "why": teach.POOR[card.why]}
        self.faces[face], self.recognizer = card.face, None
        return {"taught": True, "quality": card.quality}

    def look(self, photo: Path, before: object, long_px: object) -> dict[str, Any]:
        """Says which card lies on top, or that it doesn't know."""
        from companion.vision.bare import teach

        if not isinstance(before, str | None):
            return {"error": "“before” is the path of a picture, or null."}
        if isinstance(long_px, bool) or not isinstance(long_px, int | float | None):
            return {"error": "“long_px” is a number of pixels, or null."}
        if long_px is not None and not 20 <= long_px <= 5000:
            return {"error": "“long_px” is between 20 and 5000 pixels, or null."}
        recognizer = self._recognizer()
        if recognizer is None:
            return {"error": "No face has been taught yet, and no --game was named."}
        picture = teach.in_color_file(photo)
        earlier = teach.in_color_file(Path(before)) if before else None
        if earlier is not None and earlier.shape != picture.shape:
            return {"error": "“before” has another size than the picture."}
        found = recognizer.look(picture, earlier, long_px)
        corners = None
        if found.corners is not None:
            corners = [[round(float(x), 1), round(float(y), 1)] for x, y in found.corners]
        return {
            "card": found.card, "guess": found.guess, "ms": round(found.ms, 1), "corners": corners,
        }  # fmt: skip

    def _recognizer(self) -> Recognizer | Untaught | None:
        """Compares with what was taught, once every face of the box was; reads the card before."""
        from companion.vision.bare.deck import Faces
        from companion.vision.bare.recognize import Recognizer
        from companion.vision.bare.untaught import Untaught

        if self.recognizer is None:
            cards = GAMES[self.game].deck.cards if self.game else {}
            if cards and not self.faces.keys() >= cards.keys():
                self.recognizer = Untaught(tuple(cards.values()))
            elif self.faces:
                self.recognizer = Recognizer(Faces(self.faces))
        return self.recognizer


def taught(game: str, deck: str, store: str | None = None) -> TaughtFaces | None:
    """A bare deck's faces for the eyes, once all are known; None when no deck of this name was taught."""
    from companion.vision.bare.order import rows
    from companion.vision.messages import TaughtFaces

    kept = _stored_faces(deck, store)
    if not kept:
        return None
    missing = {face for row in rows(game)["all"] for face in row} - {one.face for one in kept}
    if missing:
        raise click.ClickException(f"{deck} lacks {', '.join(sorted(missing))}: companion teach.")
    return TaughtFaces(tuple((one.face, one.picture) for one in kept), only=True)


def _stored_faces(deck: str, store: str | None) -> list[TaughtFace]:
    """What was taught of a deck: read beside a companion that runs, too."""
    from companion.store import StoreFault, open_ledger
    from companion.store.place import usual_store

    where = store or usual_store()
    if "://" not in str(where) and not Path(where).exists():
        return []  # to look for a deck makes no store
    try:
        ledger = open_ledger(where, writing=False)
    except StoreFault as fault:
        raise click.ClickException(str(fault)) from fault
    try:
        return ledger.decks.faces(deck)
    finally:
        ledger.close()


def _faces_of_box(deck: str, store: str | None) -> dict[str, Color]:
    from companion.vision.bare.teach import unpacked

    kept = _stored_faces(deck, store)
    if not kept:
        raise click.ClickException(f"There is no deck “{deck}”: companion teach makes one.")
    return unpacked((one.face, one.picture) for one in kept)
