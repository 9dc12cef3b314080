"""Who reaches from where at this table: what its camera learns of arms, and the hints that come of it.

It learns from everything that is known for sure anyhow: a wave at the set-up, a name told for a card, cards drawn by
somebody who says so. From then on it learns from play, too, and says a name only when it is sure.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from companion.pile.arm import Arm
from companion.pile.whose import Hands
from companion.rules import acts
from companion.rules.log import Entry
from companion.rules.table import Table

FOLLOWERS = (0.7, 0.2, 0.06, 0.02)
"""How likely a card is of whose turn it is, and of those after them, when somebody drew and passed unseen…"""
AFTER_DRAWING = (0.4, 0.45, 0.1, 0.03)
"""…or when a hand was seen at the draw pile…"""
ANYBODY = 0.004
"""…and of somebody whose turn it isn't."""
SHORTLY = 6.0
"""Seconds after a reach into the draw pile in which whoever says they drew has made it."""
REMEMBERED = 40


@dataclass(slots=True)
class Reaching:
    """The arms of one table, from one set-up to the next."""

    hands: Hands | None = None
    waits: str | None = None
    """Who is waving in just now."""
    drew: dict[str | None, int] = field(default_factory=dict)
    """Hands seen at the draw pile since the last card, by player as far as that is sure."""
    _laid: dict[str, Arm] = field(default_factory=dict)
    _took: tuple[Arm, float] | None = None
    _read: int = 0

    def sit(self, players: Iterable[str]) -> None:
        """These people play; who stays keeps what was learned of them."""
        names = tuple(players)
        if self.hands is None or set(self.hands.players) != set(names):
            self.hands = Hands(names)
            self._laid, self._took, self.drew = {}, None, {}
        elif self.hands.players != names:
            self.hands = self.hands.seated(names)

    def wave(self, player: str | None) -> None:
        """The caller has said a name: the next hand at the pile is theirs. None ends it."""
        self.waits = player

    def touched(self, arm: Arm) -> str | None:
        """A hand came to the pile and left nothing; gives who waved in with it."""
        waved, self.waits = self.waits, None
        if waved is not None:
            self._learn(arm, {waved: 1.0})
        return waved

    def took(self, arm: Arm | None, table: Table, at: float) -> None:
        """A hand was at the draw pile."""
        name = None
        if arm is not None and self.hands is not None:
            self._took = (arm, at)
            name = self.hands.named(arm, could(table, drew=bool(self.drew)))
        self.drew[name] = self.drew.get(name, 0) + 1

    def laid(self, card: str, arm: Arm | None, table: Table) -> str | None:
        """A card was laid; gives whose arm it was, when that is sure."""
        if arm is None or self.hands is None:
            return None
        before = could(table, drew=bool(self.drew))
        name = self.hands.named(arm, before)
        self._learn(arm, before)
        self._laid = dict([*self._laid.items(), (card, arm)][-REMEMBERED:])
        return name

    def hint(self) -> int | Mapping[str, int]:
        """The hands at the draw pile since the last card, as a card's hint; they count for that card alone."""
        drew, self.drew = self.drew, {}
        named = {name: count for name, count in drew.items() if name is not None}
        return named if named and len(named) == len(drew) else sum(drew.values())

    def read(self, entries: Sequence[Entry], at: float) -> None:
        """What people have told since: a name for a card, or that they drew."""
        for entry in entries[self._read :]:
            if entry.made_for is None:
                act = entry.act.with_ if isinstance(entry.act, acts.Amend) else entry.act
                match act:
                    case (
                        acts.Seen(card=card, player=str(player))
                        | acts.Play(card=card, player=player)
                    ):
                        if (arm := self._laid.get(card)) is not None:
                            self._learn(arm, {player: 1.0})
                    case acts.Draw(player=player):
                        if self._took is not None and at - self._took[1] < SHORTLY:
                            self._learn(self._took[0], {player: 1.0})
                        self._took = None
                        # Hands of theirs and those nobody knows were there for what is told now.
                        self.drew = {
                            name: hands
                            for name, hands in self.drew.items()
                            if name not in (player, None)
                        }
                    case _:
                        pass
        self._read = len(entries)

    def turned(self) -> None:
        """The camera looks from somewhere else now: everything is learned anew."""
        if self.hands is not None:
            self.hands = Hands(self.hands.players)
        self._laid, self._took = {}, None

    def directions(self) -> dict[str, float]:
        """Where everybody reaches from, as far as that is known."""
        if self.hands is None:
            return {}
        known = {player: self.hands.direction(player) for player in self.hands.players}
        return {player: at for player, at in known.items() if at is not None}

    def _learn(self, arm: Arm, who: Mapping[str, float]) -> None:
        if self.hands is not None:
            self.hands = self.hands.learned(arm, who)


def could(table: Table, *, drew: bool = False) -> dict[str, float]:
    """Who the rules leave for the next card, and how likely each is before anybody looks."""
    names = table.names
    weights = dict.fromkeys(names, ANYBODY)
    if table.phase == "start-card" and table.dealer is not None:
        weights[names[table.dealer]] += 1.0
    elif prompts := table.prompts():
        seat = prompts[0].player
        for share in AFTER_DRAWING if drew else FOLLOWERS:
            weights[names[seat]] += share
            seat = table.next_after(seat)
    return weights
