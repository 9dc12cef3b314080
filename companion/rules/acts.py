"""What people (and the camera) tell the table. A closed union; names as on the table script."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Start:
    """A new game sits down at the table."""

    game: str
    players: tuple[str, ...]
    dealer: str | None = None
    target: int | None = None  # the game's own
    scoring: str | None = None  # the game's own
    rulings: Mapping[str, str] = field(default_factory=dict)
    custom: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    icons: Mapping[str, str] | None = None
    box: str | None = None
    counts: Mapping[str, int] = field(
        default_factory=dict
    )  # cards that the owner has more or fewer of
    wheel: Mapping[str, int] = field(default_factory=dict)
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Cut:
    """A card drawn to choose the dealer."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The start card."""

    card: str


@dataclass(frozen=True, slots=True)
class Play:
    """A card from the hand onto the discard pile."""

    player: str
    card: str
    color: str | None = None


@dataclass(frozen=True, slots=True)
class Color:
    """The color that a wild's player names."""

    player: str
    color: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards taken from the draw pile."""

    player: str
    count: int | None = None
    cards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """The drawn card is kept."""

    player: str


@dataclass(frozen=True, slots=True)
class Uno:
    """The call."""

    player: str


@dataclass(frozen=True, slots=True)
class Catch:
    """Somebody noticed that the call is missing."""

    player: str
    target: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """The victim doubts a Wild Draw Four."""

    player: str


@dataclass(frozen=True, slots=True)
class ShowHand:
    """A hand laid open."""

    player: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the challenger saw, by word of mouth."""

    player: str
    guilty: bool


@dataclass(frozen=True, slots=True)
class Block:
    """A tower protects its owner."""

    player: str


@dataclass(frozen=True, slots=True)
class Accept:
    """A Skip that could be blocked is taken after all."""

    player: str


@dataclass(frozen=True, slots=True)
class Spin:
    """The wheel is spun."""

    player: str
    face: str | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards got rid of, other than by playing; the last one listed lies on top."""

    player: str
    cards: tuple[str, ...] | None = None
    count: int | None = None
    color: str | None = None


@dataclass(frozen=True, slots=True)
class War:
    """Number cards shown against each other, in the order shown."""

    player: str
    reveals: Mapping[str, tuple[str, ...]]
    top: str | None = None  # which of the winner's cards lies on top, if not the last one


@dataclass(frozen=True, slots=True)
class Shout:
    """The first to yell, and the card they get rid of."""

    player: str
    card: str
    color: str | None = None


@dataclass(frozen=True, slots=True)
class Give:
    """The Mod card's gift."""

    player: str
    color: str | None = None
    count: int | None = None
    cards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Grab:
    """Towers taken by choice."""

    player: str
    towers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Veto:
    """The VETO card is slapped on somebody."""

    player: str
    target: str


@dataclass(frozen=True, slots=True)
class Resolve:
    """How a house rule went."""

    player: str
    outcome: str | None = None
    count: int | Mapping[str, int] | None = None
    cards: tuple[str, ...] | Mapping[str, tuple[str, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """What a loser is left with at the end of a round."""

    player: str
    cards: tuple[str, ...] | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class NextRound:
    """The deal passes on."""


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The discard pile, without its top card, becomes the draw pile."""


@dataclass(frozen=True, slots=True)
class Set:
    """A correction by hand."""

    player: str
    cards: int | None = None
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Somebody goes home."""

    player: str


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody sits down, from the next round on."""

    player: str


@dataclass(frozen=True, slots=True)
class Rename:
    """Somebody is called something else from now on; seat, hand and points stay."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Seen:
    """A fact from the camera: this card lies there; a hint only chooses between explanations."""

    card: str
    player: str | None = None
    by: str | None = None  # hint: whose arm laid it, as it seems
    drew: int | Mapping[str, int] = 0  # hint: hands seen at the draw pile before it, or whose
    watched: bool = False  # hint: a hand that was not seen there was not there
    laid: bool = False  # it was seen coming to rest: a card that lies there already is another one


@dataclass(frozen=True, slots=True)
class Allow:
    """It stands after all: the `play` refused last and its reason, or the open dispute."""

    play: Play | None = None
    code: str = "no-match"


@dataclass(frozen=True, slots=True)
class Undo:
    """The last entry did not happen."""


@dataclass(frozen=True, slots=True)
class Amend:
    """Another act in the place of an entry, or none."""

    target: int
    with_: "Act | None" = None


@dataclass(frozen=True, slots=True)
class Insert:
    """Something was missed before an entry."""

    before: int
    with_: "Act"


Correction = Undo | Amend | Insert
Happening = (
    Start
    | Cut
    | TurnUp
    | Play
    | Color
    | Draw
    | Pass
    | Uno
    | Catch
    | Challenge
    | ShowHand
    | Verdict
    | Block
    | Accept
    | Spin
    | Discard
    | War
    | Shout
    | Give
    | Grab
    | Veto
    | Resolve
    | Hand
    | NextRound
    | Reshuffle
    | Set
    | Leave
    | Join
    | Rename
    | Seen
    | Allow
)
Act = Happening | Correction
