"""What people (and the camera) tell the table. A closed union; names as on the table script."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Start:
    """A new game begins at the table."""

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
    """A player draws a card to choose the dealer."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The start card is turned up."""

    card: str


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card from the hand onto the discard pile."""

    player: str
    card: str
    color: str | None = None
    target: str | None = None  # whom the card is meant for, where its player chooses


@dataclass(frozen=True, slots=True)
class Color:
    """A wild's player names the color."""

    player: str
    color: str


@dataclass(frozen=True, slots=True)
class Draw:
    """A player takes cards from the draw pile."""

    player: str
    count: int | None = None
    cards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """A player keeps the drawn card, or ends a turn without playing."""

    player: str


@dataclass(frozen=True, slots=True)
class Uno:
    """A player calls UNO."""

    player: str


@dataclass(frozen=True, slots=True)
class Catch:
    """Somebody notices that a player has not called UNO."""

    player: str
    target: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """The player who has to draw challenges a Wild Draw Four."""

    player: str


@dataclass(frozen=True, slots=True)
class ShowHand:
    """A player shows a whole hand."""

    player: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The challenger says what the shown hand was, without its cards being told."""

    player: str
    guilty: bool


@dataclass(frozen=True, slots=True)
class Block:
    """A player blocks a card with a tower."""

    player: str


@dataclass(frozen=True, slots=True)
class Accept:
    """A player accepts a card that a tower could block."""

    player: str


@dataclass(frozen=True, slots=True)
class Spin:
    """A player spins the wheel."""

    player: str
    face: str | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """A player gets rid of cards other than by playing; the last one in `cards` lies on top."""

    player: str
    cards: tuple[str, ...] | None = None
    count: int | None = None
    color: str | None = None


@dataclass(frozen=True, slots=True)
class War:
    """Everybody's number cards in a war, in the order in which they were shown."""

    player: str
    reveals: Mapping[str, tuple[str, ...]]
    top: str | None = None  # which of the winner's cards lies on top, if not the last one


@dataclass(frozen=True, slots=True)
class Shout:
    """The first player to shout, and the card they get rid of."""

    player: str
    card: str
    color: str | None = None


@dataclass(frozen=True, slots=True)
class Give:
    """The Mod card's player gives cards away."""

    player: str
    color: str | None = None
    count: int | None = None
    cards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Grab:
    """A player takes towers of their choice."""

    player: str
    towers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Veto:
    """Somebody slaps the VETO card on a player."""

    player: str
    target: str


@dataclass(frozen=True, slots=True)
class Resolve:
    """A player says how a house rule went."""

    player: str
    outcome: str | None = None
    target: str | None = None  # who was chosen
    count: int | Mapping[str, int] | None = None
    cards: tuple[str, ...] | Mapping[str, tuple[str, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand is counted at the end of a round."""

    player: str
    cards: tuple[str, ...] | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class NextRound:
    """The next round begins."""


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The discard pile, without its top card, becomes the draw pile."""


@dataclass(frozen=True, slots=True)
class Set:
    """A player's cards or score are set by hand."""

    player: str
    cards: int | None = None
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves the game."""

    player: str


@dataclass(frozen=True, slots=True)
class Join:
    """A player joins from the next round on."""

    player: str


@dataclass(frozen=True, slots=True)
class Rename:
    """A player gets another name; seat, hand and points stay."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Seen:
    """The camera saw that this card lies there. Its other fields are hints, which only choose between explanations."""

    card: str
    player: str | None = None
    by: str | None = None  # hint: whose arm laid it, as it seems
    drew: int | Mapping[str, int] = 0  # hint: hands seen at the draw pile before it, or whose
    watched: bool = False  # hint: a hand that was not seen there was not there
    laid: bool = False  # it was seen coming to rest: a card that lies there already is another one


@dataclass(frozen=True, slots=True)
class Allow:
    """The table lets something stand: the `play` that was refused last with its reason, or the open dispute."""

    play: Play | None = None
    code: str = "no-match"


@dataclass(frozen=True, slots=True)
class Undo:
    """The last entry is taken back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """What was undone last did happen, as long as nothing else has since."""


@dataclass(frozen=True, slots=True)
class Amend:
    """An entry is replaced by another act, or by none."""

    target: int
    with_: "Act | None" = None


@dataclass(frozen=True, slots=True)
class Insert:
    """An act that was missed is inserted before an entry."""

    before: int
    with_: "Act"


Correction = Undo | Redo | Amend | Insert
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
