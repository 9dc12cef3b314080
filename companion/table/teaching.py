"""Teaching a deck without tags: what is known of it, what a picture of its cards adds, and a way card by card.

Only good pictures are kept, and a card that looks like another one than its name says is asked about first.
Pictures are opened in another process, so OpenCV is imported there only.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from companion.rules.games import GAMES
from companion.store.decks import MOST_DECKS, Decks, TaughtFace
from companion.vision.bare.order import NAME, Rows, in_rows, rows
from companion.words import CantDo

if TYPE_CHECKING:
    from companion.vision.bare.cut import Color
    from companion.vision.bare.teach import Taught

State = Literal["nothing", "moving", "same", "poor", "asked", "taught"]
"""No card there, not at rest yet, still the last one, to be shown better, to be asked about, or learned."""
STILL = 0.015
"""Card lengths that a card at rest may seem to move between two pictures."""


class BadDeck(CantDo):
    """This is no deck that can be taught; the message says why."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card in a picture: the face it is taken for, how well it was seen, and where."""

    face: str
    quality: float
    corners: tuple[tuple[float, float], ...]
    poor: str | None = None
    """Why it has to be shown again."""
    looks: str | None = None
    """The face that it looks like, where that is another one: somebody has to say."""
    picture: bytes | None = None
    """The card cut out, when somebody has to say."""


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture of cards in rows: its size in pixels, the cards, and how many lie where none should."""

    wide: int
    tall: int
    cards: tuple[Shown, ...]
    strange: int


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What the camera over the table shows of the one card that is to be taught."""

    state: State
    card: Shown | None = None


@dataclass(frozen=True, slots=True)
class Last:
    """Where a card lay in the picture before, and the card that was learned last, as a small file."""

    corners: tuple[tuple[float, float], ...] | None = None
    face: bytes | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """What one picture showed, what to remember for the next, and what was learned."""

    glimpse: Glimpse
    last: Last
    learned: tuple[TaughtFace, ...] = ()


R = TypeVar("R")
Known = Sequence[tuple[str, bytes]]
"""The faces of a deck that were taught, as small files."""


class Opens(Protocol):
    """Where pictures that people send are opened: perhaps in a process that may die of one."""

    def __call__(self, work: Callable[..., R], /, *arguments: object) -> R:  # type: ignore[explicit-any]
        """What this comes to."""


def here(work: Callable[..., R], /, *arguments: object) -> R:  # type: ignore[explicit-any]
    """In this thread."""
    return work(*arguments)


class Teaching:
    """The household's bare decks while one of them is taught."""

    def __init__(self, decks: Decks, opens: Opens = here) -> None:
        self._decks = decks
        self._opens = opens

    def known(self, deck: str, game: str) -> dict[str, float]:
        """The faces of a deck that were taught, and how well each was seen."""
        if game not in GAMES:
            raise BadDeck(f"There is no game “{game[:40]}”.")
        if not NAME.fullmatch(deck):
            raise BadDeck("A deck's name is up to 24 letters, digits, spaces or dashes.")
        taught = {one.name: one.game for one in self._decks.all()}
        if deck not in taught and len(taught) >= MOST_DECKS:
            raise BadDeck(said={"say": "house-decks"})
        other = taught.get(deck, game)
        if other != game:
            title = GAMES[other].title
            raise BadDeck(said={"say": "house-other-game", "deck": deck, "game": title})
        return {one.face: one.quality for one in self._decks.faces(deck)}

    def parts(self, deck: str, game: str) -> dict[str, Rows]:
        """In which rows to lay the cards: the whole deck, a color at a time, or only what is missing."""
        known = self.known(deck, game)
        left = [face for row in rows(game)["all"] for face in row if face not in known]
        return rows(game) | ({"missing": in_rows(left)} if left else {})

    def photo(self, deck: str, game: str, part: str, data: bytes) -> Photo:
        """Learns what a picture shows of cards laid out so; what is doubtful comes back to be asked about."""
        wanted = self.parts(deck, game).get(part)
        if wanted is None:
            raise BadDeck(f"{deck} has no such part to lay out.")
        photo, learned = self._opens(_read_rows, data, wanted, self._decks.pictures(deck))
        self._decks.teach(deck, game, learned)
        return photo

    def keep(self, deck: str, game: str, face: str, data: bytes) -> None:
        """Learns a card that was cut out before, by somebody's word."""
        self._face_of(deck, game, face)
        self._decks.teach(deck, game, [self._opens(_cut_out, face, data)])

    def _face_of(self, deck: str, game: str, face: str) -> dict[str, float]:
        known = self.known(deck, game)
        if face not in GAMES[game].deck.names:
            raise BadDeck(f"{GAMES[game].title} has no face called “{face[:40]}”.")
        return known

    def look(self, deck: str, game: str, face: str, data: bytes, last: Last) -> Look:
        """What one picture shows of the one card that was asked for; a good one is learned."""
        self._face_of(deck, game, face)
        look = self._opens(_learn_single_card, face, data, last)
        if look is None:
            look = self._opens(_learn_single_card, face, data, last, self._decks.pictures(deck))
            assert look is not None
            self._decks.teach(deck, game, look.learned)
        return look


def _read_rows(data: bytes, wanted: Rows, known: Known) -> tuple[Photo, list[TaughtFace]]:
    """What a picture of cards in rows shows, and what is to be kept of it."""
    from companion.vision.bare.rows import laid_out
    from companion.vision.bare.teach import in_color

    picture = in_color(data)
    laid = laid_out(picture, wanted)
    cards, learned = _judge_found(laid.found, known)
    return Photo(picture.shape[1], picture.shape[0], tuple(cards), laid.strange), learned


def _judge_found(
    found: Mapping[str, "Taught"], known: Known
) -> tuple[list[Shown], list[TaughtFace]]:
    """Everything found, as it is to be shown; and of it what is good and beyond doubt, to be kept."""
    from companion.vision.bare.rows import doubtful
    from companion.vision.bare.teach import packed, unpacked

    good = {face: card for face, card in found.items() if card.why is None}
    before: dict[str, Color] = unpacked(known)
    looks = doubtful(before | {face: card.face for face, card in good.items()}, good)
    learned = [
        TaughtFace(face, card.quality, packed(card.face))
        for face, card in good.items()
        if face not in looks
    ]
    shown = [
        Shown(
            face, card.quality, tuple((float(x), float(y)) for x, y in card.corners),
            card.why, looks.get(face), packed(card.face) if face in looks else None,
        )
        for face, card in found.items()
    ]  # fmt: skip
    return shown, learned


def _cut_out(face: str, data: bytes) -> TaughtFace:
    """A card that was cut out before."""
    from companion.vision.bare import teach

    picture = teach.unpacked([(face, data)])[face]
    return TaughtFace(face, teach.GOOD, teach.packed(picture))


def _learn_single_card(
    face: str, data: bytes, last: Last, known: Known | None = None
) -> Look | None:
    """Learns the one card in a picture when it lies still, is another one than the last, good and beyond doubt.

    None where that takes what is known of the deck: nothing else does, and pictures come twice a second.
    """
    from companion.vision.bare.teach import in_color, one, packed, same, unpacked

    card = one(in_color(data))
    if card is None:
        return Look(Glimpse("nothing"), Last(None, last.face))
    corners = tuple((float(x), float(y)) for x, y in card.corners)
    here = Last(corners, last.face)
    shown = Shown(face, card.quality, corners, card.why)
    if last.corners is None or _corner_distance(last.corners, corners) > STILL:
        return Look(Glimpse("moving", shown), here)
    if last.face is not None and same(unpacked([(face, last.face)])[face], card.face):
        return Look(Glimpse("same", shown), here)
    if card.why is not None:
        return Look(Glimpse("poor", shown), here)
    if known is None:
        return None
    (judged,), learned = _judge_found({face: card}, known)
    state: State = "asked" if judged.looks else "taught"
    return Look(Glimpse(state, judged), Last(corners, packed(card.face)), tuple(learned))


class OneByOne:
    """One card after another under the table's camera: each is learned when it lies still and is another one."""

    def __init__(self, teaching: Teaching) -> None:
        self._teaching = teaching
        self._last = Last()

    def look(self, deck: str, game: str, face: str, data: bytes) -> Glimpse:
        """One picture; `face` is what was asked for."""
        look = self._teaching.look(deck, game, face, data, self._last)
        self._last = look.last
        return look.glimpse


def _corner_distance(
    one: Sequence[tuple[float, float]], other: Sequence[tuple[float, float]]
) -> float:
    """How far a card has moved, in card lengths, whichever way around its corners are counted."""

    def far(way: Sequence[tuple[float, float]]) -> float:
        return max(
            abs(a - b) for p, q in zip(one, way, strict=True) for a, b in zip(p, q, strict=True)
        )

    long = max(abs(one[3][0] - one[0][0]) + abs(one[3][1] - one[0][1]), 1.0)
    return min(far(other), far([*other[2:], *other[:2]])) / long
