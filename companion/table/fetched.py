"""Cards fetched from the draw pile: the hands seen there, and whose cards are known to have been taken.

Each card that somebody takes is fetched by one hand, seen before the card is told or after it. A hand that is left
over may have drawn: it is a hint for the next card.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from companion.rules import acts
from companion.rules.log import Entry
from companion.table.possible import Reached

TRADED = "trade-hands"
"""The face of the wheel after which everybody holds another hand."""
TELLS = 40
"""Cards for which people who told a draw at their turn, and never waved in, are thought to tell every one."""


@dataclass(slots=True)
class Fetched:
    """What is known of the cards that were taken since the last one was laid."""

    hands: list[Reached] = field(default_factory=list)
    """Hands at the draw pile of which nobody has told."""
    before: list[Reached] = field(default_factory=list)
    """Those that were left over when the last card was laid."""
    due: list[str | None] = field(default_factory=list)
    """Whose cards are known before a hand was seen that fetched them; None: anybody's."""
    held: dict[str, int] = field(default_factory=dict)
    """How many cards everybody held when the table was looked at last."""
    tells: int = 0
    """For so many cards more people are thought to tell every draw."""
    ignored: bool = False
    """Whether a hand was taken for nobody's draw because of that."""

    def forget(self) -> None:
        """Other people sit here, or the camera looks from elsewhere."""
        self.hands, self.due = [], []

    def seen(self, hand: Reached, fits: Mapping[str, float], *, called: bool) -> None:
        """A hand was at the draw pile, as likely each player's; `called`: people here have waved in."""
        for player in self.due:
            if player is None or hand.arm is None or fits.get(player, 0.0) >= 1 / len(fits):
                self.due.remove(player)
                return
        if self.tells and not called:
            self.ignored = True
        else:
            self.hands.append(hand)

    def laid(self) -> tuple[list[Reached], bool]:
        """A card was laid: the hands before it that may have drawn, and whether these are all there were."""
        whole, self.ignored = not self.ignored, False
        self.before, self.hands, self.due = self.hands, [], []
        self.tells = max(0, self.tells - 1)
        return self.before, whole

    def again(self) -> None:
        """The last card is doubted: the hands before it came before the one that will lie there instead."""
        self.hands = self.before

    def read(self, new: Sequence[Entry], held: dict[str, int]) -> None:
        """What was told since, and how many cards everybody holds now."""
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
                # Hands there before were of cards that are known now; the rest may yet be seen.
                self.due += [player] * max(0, many - here)
                self.hands = []


def _moves_hands(act: acts.Act) -> bool:
    """Whether somebody may hold more cards after this without having taken any."""
    return isinstance(act, acts.Give) or (isinstance(act, acts.Spin) and act.face == TRADED)
