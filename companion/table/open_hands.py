"""Hands that are laid open beside the pile at a round's end, each of which counts itself.

The hand that is asked for first is told as soon as its player's number of cards lies open. If one more card follows
at once, that number was wrong: the hand is taken back and waits for its token. So does a hand that goes on over the
picture's edge, and one that is laid while another still waits.
"""

from collections.abc import Callable
from dataclasses import dataclass

from companion.rules import acts
from companion.rules.table import Table
from companion.table.answer import Answer
from companion.table.live import LiveTable
from companion.table.tokens import Tokens

PHASES = ("hands", "between-rounds", "over")
"""Phases of the game in which a card laid open beside the pile belongs to a hand that is counted."""

GROWS = 2.5
"""Seconds within which a card laid open beside others belongs to the hand that was just counted."""
PAUSE = 5.0
"""Seconds without another card after which the next one begins another hand."""
ROOM, TAKEN_UP = 8, 12.0
"""How many cards fit beside the pile, and seconds within which the rest of a larger hand may follow."""
REST = 8.0
"""Seconds within which more of a hand may follow although its player was thought to hold no more."""
LAID = 1.5
"""Seconds after a card laid open within which another one near the pile belongs to the same hand."""


@dataclass(frozen=True, slots=True)
class Told:
    """A hand that was told: its entry and its time."""

    seq: int
    cards: tuple[str, ...]
    at: float


class OpenHands:
    """The hands that lie open at one table."""

    def __init__(self, live: LiveTable, tokens: Tokens, do: Callable[[acts.Act], Answer]) -> None:
        self._live = live
        self._tokens = tokens
        self._do = do
        self._counted: frozenset[str] = frozenset()
        """All cards that were told since the round's end."""
        self._last: Told | None = None
        """The hand that may still grow."""
        self._heap: tuple[str, ...] = ()
        """The cards that lie open and haven't been told yet."""
        self._before: frozenset[str] = frozenset()
        """The cards that lay open before these and haven't been told either."""
        self._doubtful = False
        """Whether somebody's number of cards proved wrong, or more cards may lie outside the picture."""
        self._cut = float("-inf")
        """When something last lay over the picture's edge."""
        self._seq, self._at = 0, float("-inf")
        """The table's last entry when a card was last laid open, and the time."""

    def growing(self, at: float) -> bool:
        """Whether a card that comes to rest at this time is one more of the hand that is being laid open."""
        return at - self._at < LAID

    def whole(self) -> None:
        """Takes the hand that lies there for whole, because somebody said so."""
        self._last = None

    def over(self) -> None:
        """Forgets all hands, because the next round has begun."""
        self._counted, self._last = frozenset(), None

    def lay(self, card: str, at: float) -> list[Answer]:
        """Adds a card that was laid open."""
        table = self._live.table
        if card in self._counted or (table is not None and counted_already(table, card)):
            return []  # it is being taken up again
        if self._seq != self._live.seq:  # somebody has told a hand meanwhile
            self._tokens.shown.clear()
            self._heap, self._before = (), frozenset()
        if self._seq != self._live.seq or at - self._at > self._pause_before_next(table):
            self._before |= set(self._heap)
            self._heap, self._doubtful = (), at - self._cut < LAID
        answers = self._take_back_hand(at, self._growth_seconds(table))
        self._tokens.show(card)
        self._heap, self._at = (*self._heap, card), at
        answers += self._tell_hand()
        self._seq = self._live.seq
        return answers

    def goes_on(self, at: float) -> list[Answer]:
        """Notes that the open hand goes on over the picture's edge, so there may be more of it."""
        answers = self._take_back_hand(at, PAUSE)
        self._doubtful, self._cut = True, at
        return answers

    def _pause_before_next(self, table: Table | None) -> float:
        if table is None or table.phase != "hands":
            return PAUSE
        more = table.counts[table.pending[0]] > len(self._heap) >= ROOM
        return TAKEN_UP if more else PAUSE

    def _growth_seconds(self, table: Table | None) -> float:
        """Seconds within which one more card belongs to the hand that was just counted."""
        if table is not None and table.phase != "hands":
            return TAKEN_UP  # no other hand is to come
        return GROWS if self._last is None or len(self._last.cards) % ROOM else REST

    def _take_back_hand(self, at: float, within: float) -> list[Answer]:
        """Takes a counted hand back: it has more cards than was thought, or it is somebody else's."""
        last, self._last = self._last, None
        if last is None or at - last.at >= within or last.seq != self._live.seq:
            return []
        answer = self._do(acts.Undo())
        self._doubtful = True
        self._counted = self._counted.difference(last.cards)
        self._tokens.shown[:0] = last.cards
        self._heap, self._seq = last.cards, self._live.seq
        return [answer]

    def _tell_hand(self) -> list[Answer]:
        table = self._live.table
        if table is None or table.phase != "hands" or self._doubtful:
            return []
        if not self._before.issubset(self._heap):
            return []
        player = table.pending[0]
        if table.counts[player] != len(self._heap):
            return []
        answer = self._do(acts.Hand(table.names[player], self._heap))
        if answer.ok:
            self._tokens.shown.clear()
            self._counted = self._counted.union(self._heap)
            self._last = Told(self._live.seq, self._heap, self._at)
            self._heap, self._before = (), frozenset()
        return [answer]


def counted_already(table: Table, card: str) -> bool:
    """Whether a card is in a hand that has been counted, or lay in the pile when all hands had been."""
    counted = [known for seat, known in enumerate(table.known) if seat not in table.pending]
    if table.phase != "hands":
        counted.append(table.discarded)
    copy = table.setting.deck.ids.get(card)
    return copy is not None and any(known >> copy & 1 for known in counted)
