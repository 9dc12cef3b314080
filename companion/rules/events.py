"""What an act changed, in the smallest steps. Only `evolve` turns these into a new table.

Named tuples, because one move makes a handful of them. Players are seat numbers, cards are
copy numbers of the deck, sets of cards are bit masks.
"""

from functools import cache
from typing import Final, NamedTuple


class Seated(NamedTuple):
    """The game begins."""

    players: tuple[str, ...]


class CutDrawn(NamedTuple):
    player: int
    copy: int
    value: int


class CutTied(NamedTuple):
    players: tuple[int, ...]


class Dealt(NamedTuple):
    """Seven cards each; the start card is next."""

    dealer: int
    round: int


class TurnedUp(NamedTuple):
    copy: int


class PutBack(NamedTuple):
    copy: int


class PassedOver(NamedTuple):
    """This start card stays in the pile, and the next one counts."""

    copy: int


class HandsShuffled(NamedTuple):
    """All hands were shuffled together: so many cards each now."""

    counts: tuple[int, ...]
    rests_on: str


class PutOut(NamedTuple):
    """Too many cards in a hand: its player is out of the round, and they lie aside."""

    player: int
    cards: int


class Played(NamedTuple):
    player: int
    copy: int
    rests_on: str = ""  # the house rule that allows it, when the sheet doesn't


class ColorNamed(NamedTuple):
    player: int
    color: str


class ColorOnlyMatches(NamedTuple):
    """This start card is matched by color alone."""


class TurnPassed(NamedTuple):
    player: int


class Drew(NamedTuple):
    player: int
    many: int
    mask: int = 0  # the copies that are known
    rests_on: str = "lets-play"


class DrewAside(NamedTuple):
    """At play: one card drawn, to keep or to play."""

    player: int
    many: int
    mask: int


class Kept(NamedTuple):
    player: int


class Reshuffled(NamedTuple):
    many: int


class PilesEmpty(NamedTuple):
    """Both piles together hold too few cards."""

    player: int
    missing: int


class Reversed(NamedTuple):
    """The direction of play turned."""


class Skipped(NamedTuple):
    player: int
    rests_on: str = "skip"


class LostTurn(NamedTuple):
    """The turn was used up: by a penalty, by the wheel, or the play went to another player."""

    player: int


class UnoOwed(NamedTuple):
    player: int


class UnoCalled(NamedTuple):
    player: int


class UnoFalse(NamedTuple):
    """Called with other than one card left, where that costs something."""

    player: int
    left: int


class UnoLapsed(NamedTuple):
    """Nobody noticed in time."""


class Caught(NamedTuple):
    player: int
    target: int


class Challenged(NamedTuple):
    player: int
    accused: int
    known: bool = False  # nobody needs to show a hand


class HandShown(NamedTuple):
    player: int
    mask: int
    rests_on: str = "wild-draw-four"


class Judged(NamedTuple):
    accused: int
    guilty: bool
    many: int  # cards that it costs


class Blocked(NamedTuple):
    player: int
    tower: str


class Spun(NamedTuple):
    player: int
    face: str


class Discarded(NamedTuple):
    """Cards on the pile other than by a play; `unknown` more were not named."""

    player: int
    copies: tuple[int, ...]
    unknown: int = 0
    under: bool = False
    rests_on: str = "using-customizable-cards"


class WarFought(NamedTuple):
    winner: int | None


class WarTied(NamedTuple):
    """These show their next card."""

    players: tuple[int, ...]


class WarCardLies(NamedTuple):
    """A number card lies on the pile: somebody has won the war with it."""

    copy: int


class Topped(NamedTuple):
    """Of several cards that came together, this one lies on top."""

    copy: int


class Shouted(NamedTuple):
    player: int


class Gave(NamedTuple):
    giver: int
    color: str | None
    gifts: tuple[tuple[int, int, int], ...]  # receiver, how many, which copies


class HandsMoved(NamedTuple):
    """Whole hands change places: seat by seat, where its new hand comes from."""

    sources: tuple[int, ...]
    rests_on: str


class TokenMoved(NamedTuple):
    """A tower or the VETO card goes to a player."""

    token: str
    player: int
    by: int | None = None


class TookNone(NamedTuple):
    """No tower was taken, although one could be."""

    player: int


class InstantUno(NamedTuple):
    player: int


class VetoServed(NamedTuple):
    player: int


class RulePlayed(NamedTuple):
    """The rule on a customizable card is read out."""

    player: int
    card: str
    rule: str
    text: str


class RuleStands(NamedTuple):
    rule: str
    player: int
    target: int


class RuleEnded(NamedTuple):
    rule: str
    player: int


class RuleResolved(NamedTuple):
    player: int
    rule: str
    outcome: str


class WentOut(NamedTuple):
    player: int


class RoundEnded(NamedTuple):
    winner: int


class Counted(NamedTuple):
    player: int
    points: int
    mask: int


class Scored(NamedTuple):
    player: int
    points: int


class RoundClosed(NamedTuple):
    """All hands are counted, nobody has won the game yet."""

    winner: int


class GameWon(NamedTuple):
    winners: tuple[int, ...]


class Reopened(NamedTuple):
    """The round was not over after all."""

    player: int


class CardsSet(NamedTuple):
    player: int
    cards: int


class ScoreSet(NamedTuple):
    player: int
    score: int


class Left(NamedTuple):
    player: int


class Joined(NamedTuple):
    player: int
    name: str


class Renamed(NamedTuple):
    player: int
    was: str
    name: str


class Disputed(NamedTuple):
    """A card lies there that no rule explains."""

    player: int
    copy: int
    code: str
    cite: str
    says: tuple[tuple[str, str | int], ...]


class TopSeen(NamedTuple):
    """What lies on top of discards that nobody named."""

    copy: int


class TookBack(NamedTuple):
    """The disputed card went back to the hand."""

    player: int
    copy: int


class Doubted(NamedTuple):
    """The card and the hints don't go together: somebody may know more."""

    ask: str  # whose, or took-cards
    players: tuple[int, ...]
    many: int = 0


class CopyKnown(NamedTuple):
    """Whether the very copy is known, or only its face."""

    copy: int
    sure: bool


class Identified(NamedTuple):
    """A card on the pile was another copy of the same face than thought."""

    thought: int
    copy: int


class Found(NamedTuple):
    """A fact that stands but doesn't fit."""

    code: str
    player: int
    card: str


# One for each seat is enough: the same values, over and over.
turn_passed: Final = cache(TurnPassed)
kept: Final = cache(Kept)
lost_turn: Final = cache(LostTurn)
skipped: Final = cache(Skipped)

Event = (
    Played
    | TurnPassed
    | DrewAside
    | Kept
    | ColorNamed
    | Drew
    | LostTurn
    | Skipped
    | Reversed
    | UnoOwed
    | UnoLapsed
    | UnoCalled
    | UnoFalse
    | Reshuffled
    | PilesEmpty
    | Caught
    | Challenged
    | HandShown
    | Judged
    | Blocked
    | Spun
    | Discarded
    | WarFought
    | WarTied
    | WarCardLies
    | Topped
    | Shouted
    | Gave
    | HandsMoved
    | TokenMoved
    | TookNone
    | InstantUno
    | VetoServed
    | RulePlayed
    | RuleStands
    | RuleEnded
    | RuleResolved
    | WentOut
    | RoundEnded
    | Counted
    | Scored
    | RoundClosed
    | GameWon
    | Doubted
    | Reopened
    | CardsSet
    | ScoreSet
    | Left
    | Joined
    | Renamed
    | Disputed
    | TopSeen
    | TookBack
    | CopyKnown
    | Identified
    | Found
    | Seated
    | CutDrawn
    | CutTied
    | Dealt
    | TurnedUp
    | PutBack
    | PassedOver
    | HandsShuffled
    | PutOut
    | ColorOnlyMatches
)
