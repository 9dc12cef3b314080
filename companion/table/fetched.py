"""Cards taken from the draw pile: the hands seen there, and the cards that players are known to have taken.

One hand fetches each card, and it may be seen before or after the draw is reported. A hand that is left over may
have drawn a card that nobody reported: that is a hint for the next card.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from companion.pile.arm import Arm
from companion.rules import acts
from companion.rules.log import Entry

TRADED = "trade-hands"
"""The face of the wheel after which everybody holds another hand."""
TELLS = 40
"""How many cards long people are expected to report every draw, once somebody reported one and nobody waved in."""


@dataclass(frozen=True, slots=True)
class Reached:
    """A hand at the draw pile since the last card, with its arm as far as it was followed."""

    at: float
    arm: Arm | None


@dataclass(slots=True)
class Fetched:
    """What is known about the cards taken since the last card was laid."""

    hands: list[Reached] = field(default_factory=list)
    """Hands at the draw pile that no reported draw explains."""
    before: list[Reached] = field(default_factory=list)
    """The hands that were left over when the last card was laid."""
    due: list[str | None] = field(default_factory=list)
    """Players whose draw was reported before a hand was seen to fetch it; None stands for an unknown player."""
    held: dict[str, int] = field(default_factory=dict)
    """How many cards everybody held at the last look at the table."""
    tells: int = 0
    """For how many more cards people are expected to report every draw."""
    ignored: bool = False
    """Whether a hand was ignored because of that."""

    def forget(self) -> None:
        """Forgets everything, because other people sit here or the camera was moved."""
        self.hands, self.due = [], []

    def seen(self, hand: Reached, fits: Mapping[str, float], *, called: bool) -> None:
        """Notes a hand at the draw pile; `fits` says how likely it is each player's, `called` that people waved in."""
        for player in self.due:
            if player is None or hand.arm is None or fits.get(player, 0.0) >= 1 / len(fits):
                self.due.remove(player)
                return
        if self.tells and not called:
            self.ignored = True
        else:
            self.hands.append(hand)

    def laid(self) -> tuple[list[Reached], bool]:
        """Notes that a card was laid; returns the hands before it that may have drawn, and whether these are all."""
        whole, self.ignored = not self.ignored, False
        self.before, self.hands, self.due = self.hands, [], []
        self.tells = max(0, self.tells - 1)
        return self.before, whole

    def again(self) -> None:
        """Gives the hands before the last card back, because another card may replace it."""
        self.hands = self.before

    def read(self, new: Sequence[Entry], held: dict[str, int]) -> None:
        """Takes in what was reported since, and how many cards everybody holds now."""
        before, self.held = self.held, held
        took = Counter[str | None]()
        for entry in new:
            act = entry.act.with_ if isinstance(entry.act, acts.Amend) else entry.act
            if entry.made_for is None and isinstance(act, acts.Draw):
                took[act.player] = 1
                if entry.act == acts.Draw(act.player):
                    self.tells = TELLS
        if any(_moves_hands(entry.act) for entry in new):
            took[None] = sum(held.values()) - sum(before.values()) - took.total()
        elif new:
            took |= Counter({p: many - before.get(p, many) for p, many in held.items()})
        here = len(self.hands)
        for player, many in took.items():
            if many > 0:
                # Earlier hands fetched cards that are known now; other hands may still be seen.
                self.due += [player] * max(0, many - here)
                self.hands = []


def _moves_hands(act: acts.Act) -> bool:
    """Whether an event may give somebody more cards although nobody drew any."""
    return isinstance(act, acts.Give) or (isinstance(act, acts.Spin) and act.face == TRADED)
