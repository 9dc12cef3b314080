"""Whose arm it is, learned at this table: directions and looks of each player, from visits whose owner is known.

Each visit that was seen stays as an example, shared out among the players by what is known of it: all to one who
waved in or told it, by the rules' word to others. A new visit is weighed against all of them, together with who it
could have been. Nobody is named who is not far ahead of everybody else.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from companion.pile.arm import Arm, arm_of, between
from companion.pile.tuning import TUNING

WHOSE = TUNING.whose


@dataclass(frozen=True, slots=True)
class KnownVisit:
    """One visit, and who it could have been before anybody looked at the arm."""

    arm: Arm
    could: tuple[float, ...]
    """By seat; 1 for one alone when it is known."""


@dataclass(frozen=True, slots=True)
class ArmHabits:
    """How much one person's arm differs from visit to visit, at this table and through this camera."""

    spread: float = WHOSE.spread[0]
    tints: tuple[float, ...] = (WHOSE.tint[0],) * 6


@dataclass(frozen=True, slots=True)
class ArmOwners:
    """What is known of the arms of everybody at a table."""

    players: tuple[str, ...]
    examples: tuple[KnownVisit, ...] = ()
    shares: tuple[tuple[float, ...], ...] = ()
    """Whose each example seems to have been, by seat."""
    wont: ArmHabits = ArmHabits()

    def learned(self, arm: Arm, could: Mapping[str, float]) -> "ArmOwners":
        """One visit more; `could` says who it may have been, from 0 to 1, or names the one who it was."""
        prior = self._prior_of_player(could)
        if prior is None:
            return self
        found = _owner_probabilities(self._likelihood_by_player(arm), prior)
        known = max(prior) == 1.0  # it takes the place of what was only likely
        others = [n for n, one in enumerate(self.examples) if one.arm != arm or not known]
        spare = [n for n in others if max(self.examples[n].could) < 1.0][
            : max(0, len(others) + 1 - WHOSE.kept)
        ]
        others = [n for n in others if n not in spare][
            1 - WHOSE.kept :
        ]  # anchors are kept the longest
        examples = (*(self.examples[n] for n in others), KnownVisit(arm, prior))
        shares = (*(self.shares[n] for n in others), found)
        return _reweighed_examples(replace(self, examples=examples, shares=shares))

    def placed(self, player: str, direction: float) -> "ArmOwners":
        """Somebody says where a player reaches from: what was learned of them from elsewhere is forgotten."""
        seat = self.players.index(player)
        kept = [
            (one, share)
            for one, share in zip(self.examples, self.shares, strict=True)
            if share[seat] < 0.5 or abs(between(one.arm.direction, direction)) < WHOSE.like
        ]
        examples, shares = tuple(one for one, _ in kept), tuple(share for _, share in kept)
        cleared = replace(self, examples=examples, shares=shares)
        return cleared.learned(Arm(direction % 360, 1.0), {player: 1.0})

    def as_json(self) -> dict[str, object]:
        """To be kept over a restart."""
        examples = [{"arm": one.arm.as_json(), "could": list(one.could)} for one in self.examples]
        return {"players": list(self.players), "examples": examples}

    def seated(self, players: tuple[str, ...]) -> "ArmOwners":
        """The same people in another order."""
        order = [self.players.index(player) for player in players]
        examples = tuple(
            replace(one, could=tuple(one.could[seat] for seat in order)) for one in self.examples
        )
        shares = tuple(tuple(share[seat] for seat in order) for share in self.shares)
        return replace(self, players=players, examples=examples, shares=shares)

    def weighed(self, arm: Arm, could: Mapping[str, float] | None = None) -> dict[str, float]:
        """How likely it was each player's arm, when the rules leave these."""
        prior = self._prior_of_player(could or dict.fromkeys(self.players, 1.0))
        if prior is None:
            return {}
        return dict(
            zip(
                self.players,
                _owner_probabilities(self._likelihood_by_player(arm), prior),
                strict=True,
            )
        )

    def named(self, arm: Arm, could: Mapping[str, float] | None = None) -> str | None:
        """Whose arm it was, or nobody as long as that is not sure."""
        found = self.weighed(arm, could)
        if not found or arm.sure < WHOSE.alone:
            return None
        best = max(found, key=lambda player: found[player])
        if found[best] < WHOSE.sure or not self.settled(best):
            return None
        fair = sum(could.values()) if could else 0.0
        left = could is not None and could.get(best, 0.0) >= WHOSE.left_alone * fair
        return best if left or self.known(best, arm) else None

    def was_ever_sure_of(self, player: str) -> bool:
        """Whether it was ever sure whose arm one of this player's was; else all may be one seat off."""
        seat = self.players.index(player)
        return any(one.could[seat] == 1.0 for one in self.examples)

    def settled(self, player: str) -> bool:
        """Whether it is certain enough which arm is this player's: told once, or by most others' and often seen."""
        seat = self.players.index(player)
        if self.was_ever_sure_of(player):
            return True
        others = sum(self.was_ever_sure_of(other) for other in self.players if other != player)
        clear = sum(share[seat] >= WHOSE.clear for share in self.shares)
        return others >= max(2, len(self.players) // 2) and clear >= WHOSE.often

    def known(self, player: str, arm: Arm) -> bool:
        """Whether an arm like this has been seen before, and was that player's."""
        seat = self.players.index(player)
        return any(
            share[seat] >= WHOSE.clear
            and abs(between(one.arm.direction, arm.direction)) < WHOSE.like
            and all(
                abs(a - b) < 4 * tint for a, b, tint in _sleeve_difference(one.arm, arm, self.wont)
            )
            for one, share in zip(self.examples, self.shares, strict=True)
        )

    def direction(self, player: str) -> float | None:
        """Where a player mostly reaches from, once that is known."""
        seat = self.players.index(player)
        mine = [
            (share[seat], one.arm)
            for one, share in zip(self.examples, self.shares, strict=True)
            if share[seat] > 0.5
        ]
        if sum(weight for weight, _ in mine) < 1:
            return None
        # Where most of them are: the other hand is no middle.
        return max(
            (arm.direction for _, arm in mine),
            key=lambda at: sum(
                w * _bell_curve(between(at, arm.direction), WHOSE.spread[0]) for w, arm in mine
            ),
        )

    def turned(self) -> "ArmOwners":
        """The camera looks from somewhere else now: looks go on, directions begin anew."""
        return ArmOwners(self.players)

    def _prior_of_player(self, could: Mapping[str, float]) -> tuple[float, ...] | None:
        weights = tuple(max(could.get(player, 0.0), 0.0) for player in self.players)
        total = sum(weights)
        return tuple(weight / total for weight in weights) if total > 0 else None

    def _likelihood_by_player(self, arm: Arm, without: int | None = None) -> tuple[float, ...]:
        """How well an arm fits what is known of each player."""
        anybody = _likelihood_of_anybody(arm)
        sums = [WHOSE.nobody * anybody] * len(self.players)
        weights = [WHOSE.nobody] * len(self.players)
        for number, (one, share) in enumerate(zip(self.examples, self.shares, strict=True)):
            if number != without:
                like = alike(arm, one.arm, self.wont)
                for seat, weight in enumerate(share):
                    sums[seat] += weight * like
                    weights[seat] += weight
        return tuple(one / weight for one, weight in zip(sums, weights, strict=True))


def arm_owners_of(kept: object) -> ArmOwners | None:
    """What was kept; None when it is none or bent."""
    if not isinstance(kept, Mapping):
        return None
    players, examples = kept.get("players"), kept.get("examples")
    if not isinstance(players, list) or not isinstance(examples, list):
        return None
    found: list[KnownVisit] = []
    for one in examples[-WHOSE.kept :]:
        arm = arm_of(one.get("arm")) if isinstance(one, Mapping) else None
        could = one.get("could") if isinstance(one, Mapping) else None
        if arm is None or not isinstance(could, list) or len(could) != len(players):
            return None
        if not all(isinstance(share, int | float) and 0 <= share <= 1 for share in could):
            return None
        found.append(KnownVisit(arm, tuple(float(share) for share in could)))
    hands = ArmOwners(tuple(str(player) for player in players), tuple(found))
    even = (1 / max(len(players), 1),) * len(players)
    shares = tuple(one.could if max(one.could) == 1.0 else even for one in found)
    return _reweighed_examples(replace(hands, shares=shares))


def _sleeve_difference(
    one: Arm, other: Arm, wont: ArmHabits
) -> Iterable[tuple[float, float, float]]:
    """The colors of two sleeves and by how much one's colors differ anyhow; of two hands where no sleeve was seen."""
    part = slice(3, 6) if len(one.look) > 3 and len(other.look) > 3 else slice(0, 3)
    return zip(one.look[part], other.look[part], wont.tints[part], strict=False)


def _reweighed_examples(hands: ArmOwners) -> ArmOwners:
    """Whose each example was, weighed again now that one more is known."""
    hands = replace(hands, wont=_learn_habits(hands))
    for _ in range(WHOSE.sweeps):
        shares = tuple(
            share
            if max(one.could) == 1.0
            else _owner_probabilities(hands._likelihood_by_player(one.arm, number), one.could)
            for number, (one, share) in enumerate(zip(hands.examples, hands.shares, strict=True))
        )
        if all(
            abs(a - b) < 0.01
            for old, new in zip(hands.shares, shares, strict=True)
            for a, b in zip(old, new, strict=True)
        ):
            return replace(hands, shares=shares)
        hands = replace(hands, shares=shares)
    return hands


def _owner_probabilities(fits: tuple[float, ...], prior: tuple[float, ...]) -> tuple[float, ...]:
    both = [fit * could for fit, could in zip(fits, prior, strict=True)]
    total = sum(both)
    return tuple(one / total for one in both) if total > 0 else prior


def _learn_habits(hands: ArmOwners) -> ArmHabits:
    """What the arms whose owner is clear tell: how much one differs from the next of the same player."""
    last: dict[int, Arm] = {}
    offs: list[float] = []
    tints: list[list[float]] = [[] for _ in range(6)]
    for one, share in zip(hands.examples, hands.shares, strict=True):
        best = max(share)
        if best < WHOSE.clear:
            continue
        seat = share.index(best)
        if (before := last.get(seat)) is not None:
            offs.append(abs(between(before.direction, one.arm.direction)))
            for column, a, b in zip(tints, before.look, one.arm.look, strict=False):
                column.append(abs(a - b))
        last[seat] = one.arm
    return ArmHabits(
        _typical_distance(offs, *WHOSE.spread),
        tuple(_typical_distance(column, *WHOSE.tint) for column in tints),
    )


def _typical_distance(offs: list[float], first: float, least: float) -> float:
    """How far apart things mostly are, by their median; a first guess counts, too."""
    if not offs:
        return first
    seen = sorted(offs)[len(offs) // 2] / 0.6745
    both = (len(offs) * seen**2 + WHOSE.believed * first**2) / (len(offs) + WHOSE.believed)
    return max(math.sqrt(both), least)


@lru_cache(maxsize=1 << 15)
def alike(one: Arm, other: Arm, wont: ArmHabits) -> float:
    """How likely an arm is seen like this by somebody whose arm was seen like that."""
    off = between(one.direction, other.direction)
    found = (1 - WHOSE.strays) * _bell_curve(off, wont.spread) + WHOSE.strays / 360
    for part in range(0, len(one.look) - 2, 3):
        here, there = one.look[part : part + 3], other.look[part : part + 3]
        if len(there) < 3:
            found *= _has_color(here)
        else:
            tints = wont.tints[part : part + 3]
            same = math.prod(
                _bell_curve(a - b, s) for a, b, s in zip(here, there, tints, strict=True)
            )
            other_look = WHOSE.changes[min(part // 3, 1)]
            found *= (1 - other_look) * same + other_look * _has_color(here)
    return found


def _likelihood_of_anybody(arm: Arm) -> float:
    """How likely an arm is seen like this by anybody at all."""
    found = 1 / 360
    for part in range(0, len(arm.look), 3):
        found *= _has_color(arm.look[part : part + 3])
    return found


def _has_color(look: tuple[float, ...]) -> float:
    return math.prod(
        _bell_curve(value, spread) for value, spread in zip(look, WHOSE.tints, strict=True)
    )


def _bell_curve(off: float, spread: float) -> float:
    return math.exp(-0.5 * (off / spread) ** 2) / (spread * math.sqrt(2 * math.pi))
