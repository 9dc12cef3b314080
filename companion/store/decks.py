"""The household's bare decks: what each face looks like, as it was taught. Pictures are bytes here."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Engine, func, select

from companion.store.schema import faces
from companion.store.transaction import reading, writing

PLAYED = 0.7
"""How good a face's picture is that was learned while people played, beside 1 for the best taught one."""


@dataclass(frozen=True, slots=True)
class TaughtFace:
    """One face of a deck: a small picture, and how good it is, 0 to 1."""

    face: str
    quality: float
    picture: bytes


@dataclass(frozen=True, slots=True)
class TaughtDeck:
    """A deck that was taught, and how many of its faces are known."""

    name: str
    game: str
    faces: int


class Decks:
    """The taught decks of a household."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def all(self) -> list[TaughtDeck]:
        """Every deck of which a face was taught."""
        query = select(faces.c.deck, faces.c.game, func.count()).group_by(
            faces.c.deck, faces.c.game
        )
        with reading(self._engine) as connection:
            return [TaughtDeck(*row) for row in connection.execute(query.order_by(faces.c.deck))]

    def faces(self, deck: str) -> list[TaughtFace]:
        """What was taught of a deck."""
        query = select(faces.c.face, faces.c.quality, faces.c.picture).where(faces.c.deck == deck)
        with reading(self._engine) as connection:
            return [TaughtFace(*row) for row in connection.execute(query.order_by(faces.c.face))]

    def pictures(self, deck: str) -> tuple[tuple[str, bytes], ...]:
        """The faces of a deck and their pictures alone, as the eyes need them."""
        return tuple((one.face, one.picture) for one in self.faces(deck))

    def teach(self, deck: str, game: str, taught: Sequence[TaughtFace]) -> None:
        """Remember these faces, each in the place of what was taught of it before."""
        with writing(self._engine) as connection:
            for one in taught:
                same = (faces.c.deck == deck, faces.c.face == one.face)
                connection.execute(faces.delete().where(*same))
                connection.execute(
                    faces.insert().values(
                        deck=deck, game=game, face=one.face, quality=one.quality,
                        taught=time.time(), picture=one.picture,
                    )
                )  # fmt: skip

    def learn(self, deck: str, game: str, face: str, picture: bytes | None) -> None:
        """Remember how a face looked that was played, or forget it where that was wrong; never a taught one."""
        kept = next((one for one in self.faces(deck) if one.face == face), None)
        if kept is not None and kept.quality > PLAYED:
            return
        if picture is None:
            self.forget_face(deck, face)
        else:
            self.teach(deck, game, [TaughtFace(face, PLAYED, picture)])

    def forget_face(self, deck: str, face: str) -> None:
        """Forget one face of a deck."""
        with writing(self._engine) as connection:
            connection.execute(faces.delete().where(faces.c.deck == deck, faces.c.face == face))

    def forget(self, deck: str) -> bool:
        """Forget a deck and all of its faces; False when there is no such deck."""
        with writing(self._engine) as connection:
            return bool(connection.execute(faces.delete().where(faces.c.deck == deck)).rowcount)
