"""Who reaches from where at this table: what its camera learns about arms, and the hints that follow from it.

It learns from everything that is known for sure: a wave-in at the set-up, a name told for a card, a draw that somebody
reports. From then on it learns from play, too, and names a player only when it is sure.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from companion.pile.arm import Arm
from companion.pile.arm_circle import ArmCircle, arm_circle
from companion.pile.arm_owners import ArmOwners
from companion.rules import acts
from companion.rules.log import Entry
from companion.rules.table import Table
from companion.story.possible import Possible, discarding, possible
from companion.story.weight import hands_fit
from companion.table.fetched import Fetched, Reached

LIKELY = 0.6
"""How likely a player must be to be recorded as the one who laid a card."""
SHORTLY = 6.0
"""Seconds after a hand at the draw pile within which a reported draw explains it."""
TURN = 0.8
"""How likely the rules must make a player to say where the circle of arms begins."""
REMEMBERED = 40
NEVER = -1e9
LOOKED_BACK, MANY_LOST = 8, 6
"""How many of the last cards count, and how many of these without an arm show that arms can't be followed."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What the arms tell about a card: who laid it, who drew before, how likely that is, and whether it is sure."""

    by: str | None
    drew: int | Mapping[str, int] = 0
    share: float = 0.0
    sure: bool = False
    whole: bool = False
    """Whether every hand at the draw pile has an owner, so that none is left over."""
    could: Mapping[str, float] = field(default_factory=dict)
    """How likely each player laid it."""


@dataclass(slots=True)
class Reaching:
    """What is known about the arms of one table, from one set-up to the next."""

    hands: ArmOwners | None = None
    waits: str | None = None
    """The player who is waving in."""
    fetched: Fetched = field(default_factory=Fetched)
    """The hands at the draw pile."""
    clock: float = NEVER
    """When the camera last saw something."""
    _called: float = NEVER
    """When the camera had last seen something at the time a name was called."""
    lost: list[bool] = field(default_factory=list)
    """For each of the last cards, whether its arm could not be followed."""
    hidden: list[bool] = field(default_factory=list)
    """For each of the last cards, whether the draw pile was out of view before it."""
    moved: bool = False
    """Whether the camera was moved and nobody has waved in since."""
    vetoed: int = 0
    """Cards until a VETO is surely served, because nobody knows in whose turn it was called."""
    dealers: list[Arm] = field(default_factory=list)
    """The arms that drew for the dealer."""
    ring: ArmCircle | None = None
    """The circle of the dealers' arms, as long as it isn't known whose each one is."""
    _laid: dict[str, Arm] = field(default_factory=dict)
    _read: int = 0

    def sit(self, players: Iterable[str]) -> None:
        """Seats these people; what was learned about those who stay is kept."""
        names = tuple(players)
        if self.hands is None or set(self.hands.players) != set(names):
            self.hands = ArmOwners(names)
            self._laid = {}
            self.fetched.forget()
            self.dealers, self.ring = [], None
        elif self.hands.players != names:
            self.hands = self.hands.seated(names)

    @property
    def knows(self) -> bool:
        """Whether arms have been followed at this table."""
        return self.hands is not None and bool(self.hands.examples)

    @property
    def sure(self) -> bool:
        """Whether it was sure at least once whose each player's arm is."""
        hands = self.hands
        return hands is not None and all(hands.settled(player) for player in hands.players)

    @property
    def certain(self) -> bool:
        """Whether it is sure enough to ask who played when it seems to have been somebody else's turn."""
        return self.sure and not self.vetoed

    @property
    def trouble(self) -> str | None:
        """The code of the reason why arms tell nothing at the moment."""
        if self.moved:
            return "arms-moved"
        if self.lost.count(True) >= MANY_LOST:
            return "arms-lost"
        if self.hidden.count(True) >= MANY_LOST:
            return "draw-lost"
        return None

    def place(self, player: str, direction: float) -> None:
        """Notes the direction from which a player reaches, as somebody showed it."""
        if self.hands is not None and player in self.hands.players:
            self.hands = self.hands.placed(player, direction)
            self.moved = False

    def wave(self, player: str | None) -> None:
        """Takes the next hand at the pile for the named player's; None ends the wave-in."""
        self.waits, self._called = player, self.clock

    def touched(self, arm: Arm, began: float) -> str | None:
        """Notes a hand that came to the pile and left nothing; returns the player who waved in with it."""
        if began < self._called:
            return None  # that hand belongs to the name called before
        waved, self.waits = self.waits, None
        if waved is not None:
            self._learn_from_card(arm, {waved: 1.0})
            self.moved = False
        return waved

    def drew_for_dealer(self, arm: Arm | None) -> None:
        """Notes a hand at the draw pile before the game, when everybody draws and the highest card deals."""
        if arm is not None and self.hands is not None:
            self.dealers.append(arm)
            self.ring = arm_circle(self.dealers, len(self.hands.players))

    def took(self, arm: Arm | None, at: float) -> None:
        """Notes a hand at the draw pile."""
        fits = {} if arm is None or self.hands is None else self.hands.weighed(arm)
        self.fetched.seen(Reached(at, arm), fits, called=self._called != NEVER)

    def laid(self, card: str, arm: Arm | None, table: Table, *, watched: bool = False) -> Laid:
        """Concludes who laid a card, and whose hands were at the draw pile before, from everything together."""
        reached, whole = self.fetched.laid()
        watched = watched and whole
        self.vetoed = max(0, self.vetoed - 1)
        self.lost = [*self.lost[1 - LOOKED_BACK :], arm is None]
        if watched or self.hidden:
            self.hidden = [*self.hidden[1 - LOOKED_BACK :], not watched]
        if self.hands is None:
            return Laid(None, len(reached))
        weighed: list[tuple[float, Possible, tuple[str | None, ...]]] = []
        before = dict.fromkeys(table.names, 0.0)
        arms = [None if one.arm is None else self._likeness(one.arm) for one in reached]
        for story in possible(table, card, len(reached)):
            fits, names = hands_fit(story.took, arms, watched=watched)
            weighed.append((story.chance * fits, story, names))
            before[story.player] += story.chance * fits
        total = sum(before.values())
        if not total:
            return Laid(None, len(reached))
        before = {player: chance / total for player, chance in before.items()}
        after = before if arm is None else self.hands.weighed(arm, before)
        best = max(after, key=lambda player: after[player])
        share = after[best] / sum(after.values())
        sure = arm is not None and self.hands.named(arm, before) == best
        if arm is not None:
            likely = max(before, key=lambda player: before[player])
            if before[likely] >= TURN:
                self._name_circle(likely, arm, told=False)
            self._learn_from_card(arm, before)
            self._laid = dict([*self._laid.items(), (card, arm)][-REMEMBERED:])
        known = self.hands.settled(best)
        # Only an arm that was seen before may name another player than the rules expect.
        if best != max(before, key=lambda player: before[player]):
            known = known and arm is not None and self.hands.known(best, arm)
        _, story, names = max(
            (one for one in weighed if one[1].player == best), key=lambda one: one[0]
        )
        if discarding(table) is not None:
            known = True  # somebody may discard one more card, and an unnamed player would be taken for them
        if share < LIKELY or not known or (story.odd and not sure):
            return Laid(None, len(reached), share=share, could=after)
        drew = Counter(name for name in names if name is not None)
        whole = drew.total() == len(reached)
        drawn = dict(drew) if drew else 0
        return Laid(best, drawn, share=share, sure=sure, whole=whole, could=after)

    def _likeness(self, arm: Arm) -> dict[str, float]:
        """How much likelier than anybody's here an arm is each player's."""
        assert self.hands is not None
        weighed = self.hands.weighed(arm)
        return {player: share * len(weighed) for player, share in weighed.items()}

    def read(self, entries: Sequence[Entry], at: float, held: dict[str, int]) -> None:
        """Learns from what people have reported since, such as a draw, and from everybody's number of cards."""
        new = entries[self._read :]
        for entry in new:
            if entry.made_for is not None:
                continue
            match entry.act.with_ if isinstance(entry.act, acts.Amend) else entry.act:
                case acts.Seen(card=card, player=str(player)) | acts.Play(card=card, player=player):
                    if (arm := self._laid.get(card)) is not None:
                        self._learn_from_card(arm, {player: 1.0})
                case acts.Draw(player=player):
                    last = self.fetched.hands[-1] if self.fetched.hands else None
                    if last is not None and last.arm is not None and at - last.at < SHORTLY:
                        self._learn_from_card(last.arm, {player: 1.0})
                case acts.Veto() if self.hands is not None:
                    self.vetoed = 2 * len(self.hands.players)
                case _:
                    pass
        self.fetched.read(new, held)
        self._read = len(entries)

    def turned(self) -> None:
        """Forgets all directions, because the camera looks from somewhere else now."""
        if self.hands is not None:
            self.moved = self.moved or bool(self.hands.examples)
            self.hands = ArmOwners(self.hands.players)
        self._laid = {}
        self.fetched.forget()
        self.dealers, self.ring = [], None

    def directions(self) -> dict[str, float]:
        """The direction from which everybody reaches, as far as it is known."""
        if self.hands is None:
            return {}
        known = {player: self.hands.direction(player) for player in self.hands.players}
        return {player: at for player, at in known.items() if at is not None}

    def _learn_from_card(self, arm: Arm, who: Mapping[str, float]) -> None:
        if self.hands is not None:
            self.hands = self.hands.learned(arm, who)
        told = [player for player, share in who.items() if share == 1.0]
        if len(who) == 1 and told:
            self._name_circle(told[0], arm, told=True)

    def _name_circle(self, player: str, arm: Arm, *, told: bool) -> None:
        """Names all arms of the circle once the owner of one is known."""
        if self.ring is None or self.hands is None:
            return
        self.ring = self.ring.guessed(self.hands.players.index(player), arm, told=told)
        if self.ring is None or not self.ring.whose:
            return
        arms, self.ring, self.dealers = self.ring.whose, None, []
        for name, one in zip(self.hands.players, arms, strict=True):
            self.hands = self.hands.learned(one, {name: 1.0})
