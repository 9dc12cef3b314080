"""What a card can do when it is played: small values that games put together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NameColor:
    """The player names the color that goes on."""


@dataclass(frozen=True, slots=True)
class NextDraws:
    """The next player draws and loses the turn, unless a tower blocks it."""

    count: int
    blocked_by: str | None = None
    challenge: bool = False


@dataclass(frozen=True, slots=True)
class SkipNext:
    """The next player, or so many of them, lose the turn, unless a tower blocks it."""

    blocked_by: str | None = None
    count: int = 1


@dataclass(frozen=True, slots=True)
class Reverse:
    """The direction of play turns."""


@dataclass(frozen=True, slots=True)
class NextSpins:
    """The next player spins the wheel instead of taking a turn."""


@dataclass(frozen=True, slots=True)
class GiveColor:
    """The player gives away the cards of one color, one to each opponent in turn."""


@dataclass(frozen=True, slots=True)
class Grab:
    """The player takes towers of their choosing."""

    count: int


@dataclass(frozen=True, slots=True)
class Claim:
    """The player takes the one tower whose icon is on the card."""

    tower: str


@dataclass(frozen=True, slots=True)
class HouseRule:
    """The rule that the players wrote on this card."""


@dataclass(frozen=True, slots=True)
class ColorOnly:
    """Turned up at the start, this card is matched by color alone."""


@dataclass(frozen=True, slots=True)
class TradeHands:
    """The player trades hands with somebody of their choice."""


@dataclass(frozen=True, slots=True)
class PassHands:
    """Every hand goes on to the next player: to the left, or in the direction of play."""

    left: bool = False


@dataclass(frozen=True, slots=True)
class KeepOnly:
    """The player keeps so many cards and discards the others."""

    count: int


@dataclass(frozen=True, slots=True)
class MayDiscard:
    """The player may discard all cards of one number, or of one color."""

    alike: str  # "number" or "color"


@dataclass(frozen=True, slots=True)
class DrawsUntil:
    """The player draws until this color or a wild comes."""

    color: str


@dataclass(frozen=True, slots=True)
class ShowHand:
    """The player may be asked to lay the hand open."""


@dataclass(frozen=True, slots=True)
class War:
    """Everybody shows the highest number; the highest of all is discarded."""


@dataclass(frozen=True, slots=True)
class ShoutFirst:
    """Whoever shouts first discards a card."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Everybody else is skipped: the player takes another turn."""


@dataclass(frozen=True, slots=True)
class ShuffleHands:
    """All hands are shuffled together and dealt out again, from the player's left."""


@dataclass(frozen=True, slots=True)
class DiscardColor:
    """All other cards of the card's color go under it, without effect."""


@dataclass(frozen=True, slots=True)
class NextNames:
    """The next player names a color, draws until it comes, and loses the turn."""


@dataclass(frozen=True, slots=True)
class DrawsNamed:
    """The player draws until the color comes that was named, and loses the turn."""


@dataclass(frozen=True, slots=True)
class TargetDraws:
    """Somebody of the player's choice draws, and keeps the turn."""

    count: int


Effect = (
    NameColor
    | NextDraws
    | SkipNext
    | Reverse
    | NextSpins
    | GiveColor
    | Grab
    | Claim
    | HouseRule
    | ColorOnly
    | TradeHands
    | PassHands
    | KeepOnly
    | MayDiscard
    | DrawsUntil
    | ShowHand
    | War
    | ShoutFirst
    | PlayAgain
    | ShuffleHands
    | DiscardColor
    | NextNames
    | DrawsNamed
    | TargetDraws
)
