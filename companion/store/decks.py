"""The household's bare decks: what each face looks like, as it was taught. Pictures are bytes here."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Engine, func, select

from companion.store.schema import faces
from companion.store.transaction import reading, writing

PLAYED = 0.7
"""How good a face's picture is that was learned while people played, beside 1 for the best taught one."""

FORGOTTEN_SECONDS = 7 * 86_400
"""Seconds for which a forgotten deck can be brought back."""

MOST_DECKS = 40
"""Decks that a household may teach; each takes about a megabyte."""


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
        query = query.where(~faces.c.deck.startswith(_FORGOTTEN))
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
        """Forget a deck, which can be brought back for a week; False when there is no such deck."""
        now = time.time()
        with writing(self._engine) as connection:
            old = f"{_FORGOTTEN}{now - FORGOTTEN_SECONDS:015.3f}"
            connection.execute(
                faces.delete().where(faces.c.deck.startswith(_FORGOTTEN), faces.c.deck < old)
            )
            away = faces.update().where(faces.c.deck == deck)
            return bool(connection.execute(away.values(deck=_forgotten(deck, now))).rowcount)

    def bring_back(self, deck: str) -> bool:
        """Bring back the deck of this name that was forgotten last; False when there is none, or another one by now."""
        with writing(self._engine) as connection:
            there = connection.execute(select(faces.c.deck).distinct()).scalars().all()
            kept = [one for one in there if one.startswith(_FORGOTTEN) and one[_NAME_FROM:] == deck]
            if not kept or deck in there:
                return False
            connection.execute(faces.update().where(faces.c.deck == max(kept)).values(deck=deck))
        return True


_FORGOTTEN = "\x1fforgotten "
"""How the name of a forgotten deck begins; no deck of a household can be called so."""


_NAME_FROM = len(_FORGOTTEN) + 16
"""Where the deck's own name begins, behind the time."""


def _forgotten(deck: str, now: float) -> str:
    return f"{_FORGOTTEN}{now:015.3f} {deck}"
