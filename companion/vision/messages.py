"""What is said between a table and its camera's process, each in one small word."""

from dataclasses import dataclass
from typing import Literal

from companion.pile.event import Health
from companion.pile.glance import Glance
from companion.pile.quad import Quad
from companion.pile.spots import Spot, Spots
from companion.vision.condition import Measures


@dataclass(frozen=True, slots=True)
class Alive:
    """The process is there and waits for a picture."""


@dataclass(frozen=True, slots=True)
class ReadyForPicture:
    """The process would take a pushed picture."""


@dataclass(frozen=True, slots=True)
class PictureShown:
    """The newest picture as JPEG, and where the piles are in it."""

    jpeg: bytes
    spots: Spots
    plain: bool = False


@dataclass(frozen=True, slots=True)
class FilmPart:
    """Some of the last half minute as JPEGs, each at its time; in the end none."""

    frames: tuple[tuple[float, bytes], ...]


@dataclass(frozen=True, slots=True)
class FilmEnded:
    """The film has ended."""

    t: float


@dataclass(frozen=True, slots=True)
class Learned:
    """How a face that nobody taught looks, as a small picture; None when what was learned of it was wrong."""

    face: str
    picture: bytes | None


Sign = (
    Alive
    | ReadyForPicture
    | PictureShown
    | FilmPart
    | FilmEnded
    | Learned
    | Glance
    | Health
    | Measures
)


@dataclass(frozen=True, slots=True)
class LookFor:
    """The top card lies here; these texts lie in the pile, and these cards were read and are not told yet."""

    top: str | None
    quads: tuple[Quad, ...]
    known: frozenset[str]
    places: tuple[Quad, ...] = ()
    """Where the top card may lie."""
    coming: tuple[tuple[str, tuple[Quad, ...]], ...] = ()
    """And each that is not told yet."""
    tags: tuple[Quad, ...] = ()
    """The tags of the pile's uppermost cards, as they were read when they were open."""


@dataclass(frozen=True, slots=True)
class DeckTags:
    """These are the tags that may lie on the table."""

    texts: frozenset[str]


@dataclass(frozen=True, slots=True)
class TaughtFaces:
    """Cards without tags may lie on the table: these faces were taught, small pictures by name."""

    faces: tuple[tuple[str, bytes], ...] = ()
    only: bool = False
    """No card of this table has a tag."""
    game: str | None = None
    """The game whose box it is: its faces that were not taught are read."""


@dataclass(frozen=True, slots=True)
class FacesExpected:
    """How likely each face is to be laid next, beside the likeliest ones: by the rules, and by what has come."""

    shares: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class PileChanged:
    """The pile was swept up, or another one lies there than the eyes think: bare cards that lie there are no news."""

    top: str | None = None
    """The card that lies on top of it now."""
    how: Literal["swept", "named", "over", "under"] = "swept"
    """Cards are gone; or one is called otherwise than the eyes thought, or was tapped in, on top or further down."""
    under: str | None = None
    """What lies right under the top card, when that was tapped in."""


@dataclass(frozen=True, slots=True)
class DrawPileAt:
    """The draw pile lies here, says somebody at a table without a mat; None: nobody says."""

    spot: Spot | None


@dataclass(frozen=True, slots=True)
class ShowPicture:
    """Somebody wants to see the picture, with what is seen drawn in, or plain and in color."""

    plain: bool = False


@dataclass(frozen=True, slots=True)
class SendFilm:
    """Somebody says that something was seen wrong: what did it look like?"""


@dataclass(frozen=True, slots=True)
class PushedPicture:
    """A picture from outside, and when it came."""

    t: float
    jpeg: bytes


Word = (
    LookFor
    | DeckTags
    | TaughtFaces
    | FacesExpected
    | PileChanged
    | DrawPileAt
    | ShowPicture
    | SendFilm
    | PushedPicture
    | None
)
"""What is said to the process; None ends it."""
