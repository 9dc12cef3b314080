"""What is still to be done at the table. Waiting is data: each task that needs somebody is a prompt.

The agenda is a tuple, its last task comes first. `since` is the log entry that opened the
prompt. When the agenda is empty, the turn passes on.
"""

from typing import NamedTuple

from companion.rules.effects import Effect


class Turn(NamedTuple):
    """It is this player's turn."""

    player: int
    since: int


class Keep(NamedTuple):
    """A card was drawn: keep it or play it."""

    player: int
    since: int
    many: int  # how many were drawn
    mask: int  # those that are known
    before: int  # what was known for sure of the hand before


class AskColor(NamedTuple):
    """A wild waits for its color."""

    player: int
    since: int


class Held(NamedTuple):
    """The hand from which a card was played that may be challenged, right after the play."""

    cards: int
    known: int  # the copies known to be in it
    guilty: str  # yes, no or maybe


class Penalty(NamedTuple):
    """Cards owed, or a Skip that could be blocked (no cards)."""

    player: int
    since: int
    many: int
    symbol: str
    tower: str | None
    accused: int | None  # who played a card that may be challenged
    color: str | None  # the color in force before it
    last: bool  # it was the accused's last card
    held: Held | None = None  # the accused's hand at the play


class AskHand(NamedTuple):
    """The accused shows the hand to the challenger."""

    player: int
    since: int
    challenge: Penalty
    shown: bool = False  # and it settled nothing: the challenger says


class AskSpin(NamedTuple):
    player: int
    since: int


class AskDiscard(NamedTuple):
    """Cards to get rid of, down to `keep` where the rule says so."""

    player: int
    since: int
    why: str
    keep: int | None
    done: int = 0
    alike: str = ""  # discards of one "number", of one "color", "wild" all of them, or all of the color named here
    under: bool = False  # they go under the top card


class DrawUntil(NamedTuple):
    """Cards to draw until one of this color comes."""

    player: int
    since: int
    color: str
    wilds: bool  # a wild ends it, too
    why: str  # the face of the wheel, or the section of a rule
    loses: bool = False  # and the turn is lost


class AskWar(NamedTuple):
    """Everybody shows a number card, or those who are tied their next."""

    player: int
    since: int
    tied: tuple[tuple[int, tuple[int, ...]], ...] = ()  # who is tied, and what each has shown
    lying: tuple[int, ...] = ()  # the winner's cards, where nobody has said who that is


class AskShout(NamedTuple):
    player: int
    since: int


class AskGift(NamedTuple):
    player: int
    since: int


class AskGrab(NamedTuple):
    player: int
    since: int
    many: int


class AskRule(NamedTuple):
    """A house rule that needs a word from the table."""

    player: int
    since: int
    rule: str
    text: str
    outcomes: tuple[str, ...]
    keep: int | None = None  # draw up to so many cards
    does: Effect | None = None  # what happens to the player who is chosen


class Together(NamedTuple):
    """Several prompts that may be answered in any order."""

    prompts: tuple["Prompt", ...]


class Dispute(NamedTuple):
    """A card lies there that no rule explains."""

    player: int
    since: int
    copy: int
    named: str | None  # the player the camera knew
    code: str
    cite: str
    says: tuple[tuple[str, str | int], ...]


class Question(NamedTuple):
    """What is in doubt about a card that was seen. Nothing waits for it; playing on lets it lapse."""

    ask: str  # whose, or took-cards
    since: int
    to: tuple[int, ...]
    many: int


class Do(NamedTuple):
    """An effect that has not happened yet."""

    player: int
    effect: Effect
    color: str | None
    last: bool
    before: str | None  # the color in force before the card
    symbol: str
    held: Held | None = None  # of the player's hand, where the card may be challenged
    target: int | None = None  # whom the player has chosen already


class Begin(NamedTuple):
    """This player takes a normal turn, whoever would be next."""

    player: int


Prompt = (
    Turn
    | Keep
    | AskColor
    | Penalty
    | AskHand
    | AskSpin
    | AskDiscard
    | DrawUntil
    | AskWar
    | AskShout
    | AskGift
    | AskGrab
    | AskRule
    | Dispute
)
Task = Prompt | Together | Do | Begin
