"""Plays a script on the filmed table: every happening becomes motions now and changes in time."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.random import Generator

from companion.demo import gesture
from companion.demo.face import Thing
from companion.demo.gesture import Motion
from companion.demo.person import FilmedArm, nearest, straight
from companion.demo.perspective import Pose
from companion.demo.room import Preset, camera
from companion.demo.script import (
    EACH,
    OPENED,
    CrossPile,
    DrawCards,
    Fault,
    FilmScript,
    Gather,
    HandBowl,
    Happening,
    Hold,
    Knock,
    LayAside,
    LayCard,
    LayStranger,
    Light,
    Manner,
    Nudge,
    OpenHand,
    TakeBack,
    Token,
    Touch,
)
from companion.demo.tabletop import THICK, Flight, Reach, Tabletop

EXPOSURE = 1 / 45  # seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Push:
    """A card on its way to where a nudge leaves it."""

    begin: float
    end: float
    thing: Thing
    old: Pose
    new: Pose


def _start_second(happening: Happening) -> float:
    """The second at which a happening's motion begins."""
    more = happening.cards - 1 if isinstance(happening, DrawCards) and not happening.at_once else 0
    carried = happening.carry - 0.5 if isinstance(happening, TakeBack) else 0.0
    return happening.at - 1.6 - EACH * more - carried


class Stage:
    """One film in the making: who moves what over the table."""

    def __init__(
        self, script: FilmScript, preset: Preset, seed: int, camera_name: str, *,
        mat: bool, gray: bool = False,
    ) -> None:  # fmt: skip
        self.script = script
        self.seed = seed
        lens = camera(camera_name, preset, np.random.default_rng([seed, 1]))
        self.table = Tabletop(
            lens=lens, preset=preset, seed=seed, tags=script.tags, mat=mat, gray=gray,
            cards_are=script.cards_are, sleeved=script.sleeved,
        )  # fmt: skip
        self.settled = 0
        self._motions: list[Motion] = []
        self._waiting = sorted(enumerate(script.in_order()), key=lambda one: _start_second(one[1]))
        self._coming: list[tuple[float, int, Callable[[], None]]] = []
        self._pushes: list[Push] = []
        for k, name in enumerate(script.start):
            rng = self._happening_rng(10_000 + k)
            thing = self.table.card(name, rng)
            thing.pose = self.table.resting_place(float(rng.choice([0, 90, 180, 270])), rng)
            self.table.put(thing, 0.0)

    def _happening_rng(self, k: int) -> Generator:
        """A generator for one happening, independent of everything else in the film."""
        return np.random.default_rng([self.seed, 3, k])

    def _arm_at(self, seat: float, rng: Generator) -> FilmedArm:
        """The arm of the person in that seat, as it reaches this time."""
        person = nearest(self.script.people, seat)
        if person is not None:
            return person.arm(rng, self.script.habits)
        kind = (int(seat) * 7 + self.seed) % 12
        return straight(seat, kind, np.random.default_rng([77, kind]))

    def advance(self, t: float) -> None:
        """Brings the table up to a moment."""
        while self._waiting and _start_second(self._waiting[0][1]) <= t:
            k, happening = self._waiting.pop(0)
            self._prepare_happening(happening, self._happening_rng(k))
        while self._coming and self._coming[0][0] <= t + 1e-9:
            self._coming.pop(0)[2]()
        for push in self._pushes:
            share = gesture.ease_out((t - push.begin) / (push.end - push.begin))
            push.thing.pose = push.old.toward(push.new, share)
            if t >= push.end:
                push.thing.resting_since = push.end
            self.table.dirty = True
        self._pushes = [push for push in self._pushes if t < push.end]
        self._motions = [motion for motion in self._motions if motion.end > t]

    def _do_later(self, at: float, change: Callable[[], None]) -> None:
        self._coming.append((at, len(self._coming), change))
        self._coming.sort(key=lambda c: c[:2])

    def _prepare_happening(self, happening: Happening, rng: Generator) -> None:
        table = self.table
        match happening:
            case LayCard(at=at, card=name, off=(right, down, turn)):
                self._bring_second_card(table.card(name, rng), at, right, down, turn)
            case LayCard(at=at, card=name, seat=seat, manner=manner):
                thing = table.card(name, rng)
                thing.pose = table.resting_place(seat, rng)
                self._bring_card(thing, at, seat, manner, rng)
                self._do_later(at, partial(self._put_to_rest, thing, at))
            case Token(at=at, token=name, seat=seat, length=length):
                token = table.thing("token", name, rng, table.tags.get(name))
                self._lay_for_a_while(token, gesture.BESIDE, at, seat, length, rng)
            case LayAside(at=at, card=name, seat=seat, length=length, slot=slot):
                spot = gesture.before(seat, slot)
                self._lay_for_a_while(table.card(name, rng), spot, at, seat, length, rng)
            case OpenHand(at=at, cards=cards, seat=seat, length=length, off=(right, down)):
                for n, name in enumerate(cards):
                    card, (x, y) = table.card(name, rng), gesture.in_row(n, len(cards))
                    spot = x + right, y + down
                    far = length + OPENED * (len(cards) - 1 - n)
                    self._lay_for_a_while(card, spot, at + OPENED * n, seat, far, rng, turn=0.0)
            case LayStranger(at=at, text=text, seat=seat, length=length):
                note = table.thing("stranger", "stranger", rng, text)
                self._lay_for_a_while(note, gesture.BESIDE, at, seat, length, rng)
            case Hold(at=at, card=name, seat=seat, length=length, low=low):
                arm, card = self._arm_at(seat, rng), table.card(name, rng)
                self._motions += gesture.holding(
                    at=at, arm=arm, length=length, thing=card, rng=rng, low=low
                )
            case CrossPile(at=at, seat=seat, length=length):
                self._motions += gesture.passing(
                    at=at, arm=self._arm_at(seat, rng), length=length, rng=rng
                )
            case Touch(at=at, seat=seat, length=length, near=near):
                arm = self._arm_at(seat, rng)
                self._motions += gesture.motions_of_touching(
                    at=at, arm=arm, place=(0.0, 0.0), near=near, length=length, rng=rng
                )
            case HandBowl(at=at, seat=seat, to=to):
                arm, other = self._arm_at(seat, rng), self._arm_at(to, rng)
                bowl = table.thing("bowl", "", rng)
                self._motions += gesture.motions_of_handing(
                    at=at, arm=arm, other=other, thing=bowl, rng=rng
                )
            case DrawCards(at=at, cards=cards, seat=seat, at_once=at_once):
                arm = self._arm_at(seat, rng)
                for n in range(1 if at_once else cards):
                    self._motions += gesture.drawing(
                        at=at - EACH * (cards - 1 - n) * (not at_once),
                        arm=arm,
                        thing=table.thing("back", "", rng),
                        rng=rng,
                    )
            case TakeBack(at=at, seat=seat, carry=carry):
                self._do_later(
                    at - carry - 0.46, partial(self._take_card_back, at, seat, rng, carry)
                )
            case Gather(at=at, seat=seat, keep_top=keep_top):
                first = at - 0.45 if keep_top else at
                self._do_later(
                    first - 0.96, partial(self._sweep_up, first, seat, rng, keep_top=keep_top)
                )
            case Nudge(at=at):
                self._do_later(at - 0.22, partial(self._nudge_cards, happening, rng))
            case Knock(at=at):
                self._do_later(at, partial(self._knock_camera, happening, rng))
            case Light() | Fault():
                pass

    def _bring_card(
        self, thing: Thing, at: float, seat: float, manner: Manner, rng: Generator
    ) -> None:
        arm = self._arm_at(seat, rng)
        self._motions += gesture.putting_down(
            at=at, rest=thing.pose, arm=arm, manner=manner, thing=thing, rng=rng
        )

    def _bring_second_card(
        self, thing: Thing, at: float, right: float, down: float, turn: float
    ) -> None:
        """Brings a card in the same hand as the last one, lying over it."""
        lower = next(motion for motion in reversed(self._motions) if motion.thing is not None)

        def path(t: float) -> Pose:
            return lower.path(t).beside(right, down, turn, lift=THICK)

        thing.pose = path(at)
        self._motions.append(Motion(begin=lower.begin, end=at, path=path, thing=thing))
        self._do_later(at, partial(self._put_to_rest, thing, at))

    def _fetch_card(
        self, thing: Thing, at: float, seat: float, rng: Generator, carry: float = 0.5
    ) -> None:
        arm = self._arm_at(seat, rng)
        self._motions += gesture.taking_away(
            at=at, lies=thing.pose, arm=arm, thing=thing, rng=rng, carry=carry
        )

    def _lay_for_a_while(
        self,
        thing: Thing,
        place: tuple[float, float],
        at: float,
        seat: float,
        length: float,
        rng: Generator,
        *,
        turn: float | None = None,
    ) -> None:
        """Lays something beside the pile and fetches it again later."""
        x, y = place
        spot = rng.normal(0, 5 if turn is None else 2, 3)
        thing.pose = Pose(
            x=x + float(spot[0]),
            y=y + float(spot[1]),
            turn=(seat - 90 if turn is None else turn) + float(spot[2]),
        )
        self._bring_card(thing, at, seat, "lay", rng)
        self._do_later(at, partial(self.table.lay_beside, thing))
        self._do_later(at + length, partial(self._fetch_card, thing, at + length + 0.96, seat, rng))
        self._do_later(at + length + 0.46, partial(self.table.lift_beside, thing))

    def _put_to_rest(self, thing: Thing, at: float) -> None:
        self.settled += 1
        self.table.put(thing, at)

    def _take_card_back(self, at: float, seat: float, rng: Generator, carry: float) -> None:
        if self.table.pile:
            thing = self.table.pile[-1]
            self._fetch_card(thing, at, seat, rng, carry)
            self._do_later(at - carry, partial(self.table.lift, thing))

    def _sweep_up(self, at: float, seat: float, rng: Generator, *, keep_top: bool) -> None:
        if not self.table.pile:
            return
        upper = self.table.pile[-1]
        self._fetch_card(upper, at, seat, rng)
        self._do_later(at - 0.5, self.table.clear)
        if keep_top:
            again = self.table.card(upper.name, rng)
            again.pose = replace(self.table.resting_place(seat, rng), lift=0.0)
            self._bring_card(again, at + 0.45, seat, "lay", rng)
            self._do_later(at + 0.45, partial(self.table.put, again, at + 0.45))

    def _knock_camera(self, knock: Knock, rng: Generator) -> None:
        lens = self.table.lens
        move = rng.normal(0, knock.far / 1.4, 2)
        self.table.lens = replace(
            lens,
            aim=(lens.aim[0] + float(move[0]), lens.aim[1] + float(move[1])),
            heading=lens.heading + float(rng.normal(0, knock.turn)),
        )
        self.table.bare()

    def _nudge_cards(self, nudge: Nudge, rng: Generator) -> None:
        for thing in self.table.pile[-nudge.cards :]:
            x, y, turn = (float(n) for n in rng.normal(0, 0.6, 3))
            old = thing.pose
            new = replace(
                old,
                x=old.x + nudge.far * x,
                y=old.y + nudge.far * y,
                turn=old.turn + nudge.turn * turn,
            )
            thing.resting_since = None
            self._pushes.append(
                Push(begin=nudge.at - 0.22, end=nudge.at, thing=thing, old=old, new=new)
            )

    def now(self, t: float) -> tuple[list[Flight], list[Reach]]:
        """The things and hands in motion, each with its poses while the shutter is open."""
        flying: list[Flight] = []
        hands: list[Reach] = []
        for motion in self._motions:
            if not motion.begin <= t < motion.end:
                continue
            now, before = motion.path(t), motion.path(t - EXPOSURE)
            far = math.hypot(now.x - before.x, now.y - before.y)
            far += 0.6 * abs(now.turn - before.turn)
            steps = min(round(far / 2), 7 if motion.thing else 4)
            poses = [motion.path(t - EXPOSURE * k / max(steps, 1)) for k in range(steps + 1)]
            if motion.arm is not None:
                hands.append((motion.arm, poses))
            elif motion.thing is not None:
                flying.append((motion.thing, poses))
        return flying, hands
