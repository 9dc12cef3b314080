"""Which arm visited which pile: arms followed from glance to glance, to the pile and to the draw pile.

A visit goes to where the fingertips stay: whoever plays from the left crosses the draw pile, whoever draws from the
right crosses the pile. Where two arms could have been, there is none rather than a wrong one.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from math import dist

from companion.pile.arm import Arm, ArmSeen, between, mean_direction
from companion.pile.tuning import TUNING

VISITS = TUNING.visits
NEVER = -1e6


@dataclass(frozen=True, slots=True)
class ArmTrack:
    """One arm from glance to glance."""

    number: int
    began: float
    last: float
    direction: float
    at_draw: float = 0.0
    """Seconds for which the fingertips have stayed over the draw pile."""
    since: float = 0.0
    """When they came to the draw pile."""
    left_draw: float = 0.0
    """When they were last over the draw pile."""
    at: tuple[float, float] = (0.0, 0.0)
    took: bool = False
    over: tuple[tuple[float, ArmSeen], ...] = ()
    """Its glances over the draw pile, each at its time."""
    near: tuple[tuple[float, ArmSeen], ...] = ()
    """Its glances near the discard pile, each at its time."""
    foot: tuple[float, float] = (0.0, 0.0)

    def goes_on(self, arm: ArmSeen, t: float) -> bool:
        """Whether this may be the same arm a moment later: it turns, or its root stays where it is."""
        turned = abs(between(self.direction, arm.direction))
        leaving = dist(self.at, (0.0, 0.0)) > VISITS.away or dist(self.at, self.foot) < VISITS.short
        if t - self.last >= (VISITS.left if leaving else VISITS.lost):
            return False
        return turned < VISITS.same or dist(self.foot, arm.foot) < VISITS.rooted


@dataclass(frozen=True, slots=True)
class ArmTracks:
    """The arms of the last moments, and whether the draw pile was in view all the time."""

    seen: tuple[tuple[float, ArmSeen, int], ...] = ()
    """Glances at arms: the time, the arm, and the number of its track."""
    tracks: tuple[ArmTrack, ...] = ()
    count: int = 0
    """How many tracks there have been."""
    t: float = 0.0
    unwatched: float = 0.0
    """When the draw pile was last out of view, or it was unclear whose hand was there."""
    pending: "tuple[DrawPileVisit, ...]" = ()
    """Hands at the draw pile that may yet turn out to have laid a card."""
    last: "DrawPileVisit | None" = None
    rested: float = NEVER
    """When the last card came to rest."""
    layer: Arm | None = None
    """The arm that laid that card."""
    layers: frozenset[int] = frozenset()
    """The numbers of the tracks on which that arm came."""


@dataclass(frozen=True, slots=True)
class DrawPileVisit:
    """A hand has been at the draw pile, from `began` to `left`."""

    began: float
    left: float
    arm: Arm | None

    def like(self, arm: Arm | None) -> bool:
        """Whether it may have been this arm."""
        if self.arm is None or arm is None:
            return True
        return abs(between(self.arm.direction, arm.direction)) < VISITS.like


@dataclass(frozen=True, slots=True)
class PileVisit:
    """An arm that came to the pile since `began` has gone."""

    began: float
    arm: Arm


def track_arms(
    visits: ArmTracks, t: float, arms: Iterable[ArmSeen], *, watching: bool
) -> tuple[ArmTracks, tuple[DrawPileVisit | PileVisit, ...]]:
    """The arms a moment later, and which visits are over; `watching`: the draw pile's place is known and in view."""
    arms = tuple(arms)
    unclear = any(not arm.alone and arm.at_draw for arm in arms)
    blind = not watching or unclear or t - visits.t > VISITS.blink
    now = replace(_joined(visits, t, arms), t=t, unwatched=t if blind else visits.unwatched)
    ended: list[DrawPileVisit | PileVisit] = []
    kept: list[ArmTrack] = []
    for one in now.tracks:
        gone, track = t - one.last >= VISITS.lost, one
        if track.over and (gone or t - track.left_draw >= VISITS.over):
            now, track = _left_draw_pile(now, track, t)
        if not gone:
            kept.append(track)
        elif (came := _pile_visit_of(track)) is not None:
            ended.append(came)
    ended += (hand for hand in now.pending if t - hand.left >= VISITS.settles)
    pending = tuple(hand for hand in now.pending if t - hand.left < VISITS.settles)
    return replace(now, tracks=tuple(kept), pending=pending), tuple(ended)


def _joined(visits: ArmTracks, t: float, arms: tuple[ArmSeen, ...]) -> ArmTracks:
    """The tracks with the arms of one more glance, each on the track that it goes on, or on a new one."""
    waiting, tracks = list(visits.tracks), list[ArmTrack]()
    seen = [one for one in visits.seen if t - one[0] <= VISITS.kept]
    count = visits.count
    for arm in arms:
        near = [track for track in waiting if track.goes_on(arm, t)]
        before = min(near, key=lambda one: abs(between(one.direction, arm.direction)), default=None)
        if before is not None:
            waiting.remove(before)
        else:
            before = ArmTrack(count, t, t, arm.direction, at=arm.at, foot=arm.foot)
            count += 1
        tracks.append(_extend_track(before, t, arm))
        seen.append((t, arm, before.number))
    return replace(visits, tracks=(*tracks, *waiting), seen=tuple(seen), count=count)


def _left_draw_pile(visits: ArmTracks, track: ArmTrack, t: float) -> tuple[ArmTracks, ArmTrack]:
    """A hand has left the draw pile: whether it took a card there."""
    took = track.at_draw >= VISITS.took and not _only_crosses(track) and _takes_card(track)
    if took:
        arm = arm_in((arm, 1.0, 0) for _, arm in track.over)
        hand = DrawPileVisit(track.since, track.left_draw, arm)
        if not _only_lays_card(hand, visits.rested, visits.layer) and not _is_same_hand(
            hand, visits.last
        ):
            visits = replace(visits, pending=(*visits.pending, hand), last=hand)
    elif track.at_draw:
        visits = replace(visits, unwatched=t)  # too short to be told, too long to be nothing
    return visits, replace(track, at_draw=0.0, over=(), took=took or track.took)


def card_laid(
    visits: ArmTracks, rested: float, arm: Arm | None
) -> tuple[ArmTracks, tuple[DrawPileVisit, ...]]:
    """A card came to rest, laid by this arm: the hands that were at the draw pile before it, but for its own."""
    others = [hand for hand in visits.pending if not _only_lays_card(hand, rested, arm)]
    before = tuple(hand for hand in others if hand.began < rested)
    after = tuple(hand for hand in others if hand.began >= rested)
    layers = (
        number
        for t, one, number in _glances_around(visits, rested)
        if t <= rested
        and arm is not None
        and abs(between(one.direction, arm.direction)) < VISITS.own
    )
    now = replace(visits, pending=after, rested=rested, layer=arm, layers=frozenset(layers))
    return now, before


def _only_lays_card(hand: DrawPileVisit, rested: float, arm: Arm | None) -> bool:
    """Whether a hand at the draw pile was only laying a card, or going home from it."""
    if rested - VISITS.laying < hand.left and hand.began < rested + VISITS.at_once:
        return hand.like(arm)
    home = rested < hand.left and hand.began < rested + VISITS.laying
    return home and hand.left - hand.began < VISITS.passes and hand.like(arm)


def _is_same_hand(hand: DrawPileVisit, last: DrawPileVisit | None) -> bool:
    """Whether it is one hand that seemed two for a moment."""
    return last is not None and hand.began < last.left + VISITS.one_hand and hand.like(last.arm)


def _pile_visit_of(track: ArmTrack) -> PileVisit | None:
    """What an arm that has gone was at the pile for, if it stayed there at all."""
    if track.took or len(track.near) < 3 or track.near[-1][0] - track.near[0][0] < VISITS.stayed:
        return None
    arm = arm_in((arm, arm.at_pile, 0) for _, arm in track.near)
    return None if arm is None else PileVisit(track.began, arm)


def _extend_track(track: ArmTrack, t: float, arm: ArmSeen) -> ArmTrack:
    """A track with one glance more."""
    was_there = bool(track.over) and track.over[-1][0] == track.last
    passed = min(t - track.last, 0.15) if was_there else 0.0
    slow = dist(track.at, arm.at) <= VISITS.slow * max(t - track.last, 0.03)
    track = replace(track, last=t, direction=arm.direction, at=arm.at, foot=arm.foot)
    if arm.at_draw:  # whoever lays a card may cross the draw pile: a hand stays where it has to do
        over = (*track.over, (t, arm))[-40:]
        stayed = track.at_draw + passed * slow
        since = track.since if track.at_draw else t
        track = replace(track, at_draw=stayed, since=since, left_draw=t, over=over)
    elif dist(arm.at, (0.0, 0.0)) > VISITS.away:
        track = replace(track, began=t)
    if arm.at_pile > VISITS.at_pile and not arm.at_draw:
        track = replace(track, near=(*track.near, (t, arm))[-40:])
    return track


def _takes_card(track: ArmTrack) -> bool:
    """Whether a hand over the draw pile was near enough to its middle, or still for long enough, to take a card."""
    looks = [arm for _, arm in track.over]
    if min(arm.off_draw for arm in looks) <= VISITS.close:
        return True
    stands = any(dist(a.at, b.at) <= VISITS.stands_still for a, b in pairwise(looks))
    return track.at_draw >= VISITS.stands and stands


def _only_crosses(track: ArmTrack) -> bool:
    """Whether a hand was over the draw pile only on its way to the pile, or back."""
    deep = max(_reach_beyond_pile(arm) for _, arm in track.over) + VISITS.deeper
    beyond = [
        arm
        for t, arm in track.near
        if track.since - VISITS.crossing < t < track.left_draw + VISITS.crossing
        and _reach_beyond_pile(arm) > deep
    ]
    return len(beyond) > 1


def _reach_beyond_pile(arm: ArmSeen) -> float:
    """How far beyond the pile's middle the fingertips are, along the arm."""
    turn = math.radians(arm.direction)
    return -(arm.at[0] * math.cos(turn) + arm.at[1] * math.sin(turn))


def arm_of_card(visits: ArmTracks, rested: float, began: float | None = None) -> Arm | None:
    """Whose arm laid the card that came to rest then, as far as it has been seen until now.

    Where it can't be told so exactly when that was, it may have been any arm since hands `began` to stir there,
    but for those after which another one came.
    """
    around = _glances_around(visits, rested, began)
    fresh = [one for one in around if one[2] not in visits.layers]
    found = _arm_at_pile(fresh)
    if found is not None and began is not None and not _came_last(fresh, found):
        return None
    if found is not None or len(fresh) == len(around):
        return found
    stays = _arm_at_pile(around)
    return stays and replace(stays, sure=min(stays.sure, VISITS.unsure))


def _came_last(looks: list[tuple[float, ArmSeen, int]], arm: Arm) -> bool:
    """Whether no other arm was at the pile after this one."""
    tracks = dict.fromkeys(track for _, _, track in reversed(looks))
    visitors = (_arm_at_pile([one for one in looks if one[2] == track]) for track in tracks)
    last = next((visitor for visitor in visitors if visitor is not None), arm)
    return abs(between(last.direction, arm.direction)) < VISITS.same


def _arm_at_pile(looks: Iterable[tuple[float, ArmSeen, int]]) -> Arm | None:
    """The arm of these glances that was at the pile."""
    return arm_in((arm, arm.at_pile, track) for _, arm, track in looks)


def _glances_around(
    visits: ArmTracks, rested: float, began: float | None = None
) -> list[tuple[float, ArmSeen, int]]:
    """The glances around the moment in which a card came to rest."""
    first = rested - VISITS.before
    first = first if began is None else min(first, began)
    return [one for one in visits.seen if first <= one[0] <= rested + VISITS.after]


def arm_in(looks: Iterable[tuple[ArmSeen, float, int]]) -> Arm | None:
    """The one arm that these glances show, by weight and track, or nothing when it may have been another."""
    votes = [(arm, w * (1.0 if arm.alone else 0.5), track) for arm, w, track in looks]
    votes = [vote for vote in votes if vote[1] > 0.02]
    if not votes:
        return None

    def around(direction: float, some: list[tuple[ArmSeen, float, int]]) -> float:
        return sum(w for arm, w, _ in some if abs(between(direction, arm.direction)) < VISITS.own)

    best = max((arm.direction for arm, _, _ in votes), key=lambda at: around(at, votes))
    mine = [vote for vote in votes if abs(between(best, vote[0].direction)) < VISITS.own]
    tracks = {track for _, _, track in mine}
    most = sum(w for _, w, track in votes if track in tracks)
    others = [vote for vote in votes if vote[2] not in tracks]
    beside = [
        arm.direction
        for arm, _, _ in others
        if abs(between(best, arm.direction)) > 1.5 * VISITS.own
    ]
    rival = max((around(direction, others) for direction in beside), default=0.0)
    if most < VISITS.enough or rival >= VISITS.rival * most:
        return None
    seen = [(arm, w) for arm, w, _ in mine]
    direction = mean_direction((arm.direction, w) for arm, w in seen)
    sure = most / (most + rival)
    return Arm(
        direction, min(sure, VISITS.unsure) if _changes_hands(seen) else sure, _mean_look(seen)
    )


def _changes_hands(seen: list[tuple[ArmSeen, float]]) -> bool:
    """Whether the hand looks another one from some moment on: two people reach from one side in turn."""
    looks = [arm.look[:3] for arm, w in seen if w > VISITS.its_hand and arm.look]
    return any(
        abs(_median(early) - _median(late)) > VISITS.other_hand
        for at in range(2, len(looks) - 1)
        for early, late in zip(
            zip(*looks[:at], strict=True), zip(*looks[at:], strict=True), strict=True
        )
    )


def _median(values: tuple[float, ...]) -> float:
    """The median."""
    ranked, half = sorted(values), len(values) // 2
    return (ranked[half] + ranked[~half]) / 2


def _mean_look(mine: list[tuple[ArmSeen, float]]) -> tuple[float, ...]:
    """What the arm looks like: the middle of its glances."""
    looks = sorted(((arm.look, w) for arm, w in mine if arm.look), key=lambda one: -one[1])
    found: list[float] = []
    for part in (0, 1, 2, 3, 4, 5):
        values = [look[part] for look, _ in looks if len(look) > part]
        if not values:
            break
        found.append(
            sorted(values[: max(3, len(values) // 2)])[
                min(len(values), max(3, len(values) // 2)) // 2
            ]
        )
    return tuple(found)
