"""A table without pictures: cards at places in millimetres, glances at them in frames of 1/15 s."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.pile.arm import ArmSeen
from companion.pile.event import Event
from companion.pile.glance import Glance, TagSighting
from companion.pile.pile import Pile
from companion.pile.quad import Point, Quad
from companion.pile.settle import settle
from companion.tags import Deck, Reading, read, token_tag

DECK = Deck("spin", "K7")
TICK = 1 / 15
SCALE = 2.2
"""Pixels a millimetre."""
TAG = 26.0
INSET = (58 / 2 - 3.5 - TAG / 2, 89 / 2 - 3.5 - TAG / 2)


def whose(text: str) -> Reading:
    return read(text, DECK)


@dataclass(frozen=True, kw_only=True)
class Lies:
    """A card somewhere, in millimetres and degrees; `high` is how much bigger it looks."""

    card: str
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    high: float = 1.0
    tags: str = "both"  # or "upper", "lower"

    def quads(self) -> tuple[Quad, ...]:
        spots = {"both": (1, -1), "upper": (1,), "lower": (-1,)}[self.tags]
        return tuple(self._tag(side) for side in spots)

    def _tag(self, side: int) -> Quad:
        def put(dx: float, dy: float) -> Point:
            a = math.radians(self.turn)
            px = (side * INSET[0] + dx) * self.high
            py = (-side * INSET[1] + dy) * self.high
            return (
                640 + SCALE * (self.x + px * math.cos(a) - py * math.sin(a)),
                360 + SCALE * (self.y + px * math.sin(a) + py * math.cos(a)),
            )

        h = TAG / 2
        return (put(-h, -h), put(h, -h), put(h, h), put(-h, h))


SEVEN = Lies(card="red-7#1", x=-3, y=2, turn=5)
EIGHT = Lies(card="red-8#1", x=4, y=-3, turn=-8)
NINE = Lies(card="red-9#1", x=2, y=4, turn=12)
SIX = Lies(card="red-6#1", x=4)


@dataclass
class Table:
    """The eyes' memory, fed with what one would see."""

    pile: Pile = field(default_factory=Pile)
    t: float = 0.0
    tick: float = TICK
    told: list[Event] = field(default_factory=list)
    resting: dict[str, tuple[object, float]] = field(default_factory=dict)

    def see(
        self,
        *things: Lies | tuple[str, Quad],
        frames: int = 1,
        stir: float = 0.0,
        drawing: bool = False,
        moved: bool = False,
        lifted: str | None = None,
        ages: bool = False,
        reached: bool = False,
        unsteady: bool = False,
        calm: bool = False,
        over: tuple[tuple[str, str], ...] = (),
        under: tuple[tuple[str, str], ...] = (),
        more: bool = False,
        hand: float | None = None,
        following: bool = False,
    ) -> list[str]:
        """Some frames of the same; gives what was told in them, as short words.

        With `ages` nothing is read anew after the first frame, as where nothing is seen to stir;
        with `unsteady` everything seems to stir all the time, `calm` nothing, wherever corners are read.
        A `hand` is so many millimetres below the pile's middle; with `following` alone arms could be seen, and none is.
        """
        before = len(self.told)
        at = (0.0, hand or 0.0)
        tip = (640.0, 360 + SCALE * at[1])
        arms = () if hand is None else (ArmSeen(tip, (640.0, 720.0), 90.0, at),)
        for _ in range(frames):
            self.t += self.tick
            sightings = tuple(self._sightings(things, ages=ages, unsteady=unsteady, calm=calm))
            glance = Glance(
                self.t, sightings, pile_motion=stir, picture_motion=stir / 3,
                draw_motion=drawing, knocked=moved, top_gone=lifted and DECK.tags[lifted],
                arm_at_pile=reached, look_again=more,
                arms=arms, arms_followed=following or hand is not None,
                overlaps=tuple((DECK.tags[upper], DECK.tags[lower]) for upper, lower in over),
                covered=tuple((DECK.tags[upper], DECK.tags[lower]) for upper, lower in under),
            )  # fmt: skip
            self.pile, events = settle(self.pile, glance, whose)
            self.told.extend(events)
            moved = False
        return [words(event) for event in self.told[before:]]

    def _sightings(
        self, things: tuple[Lies | tuple[str, Quad], ...], *, ages: bool, unsteady: bool, calm: bool
    ) -> Iterator[TagSighting]:
        resting, self.resting = self.resting, {}
        for thing in things:
            text, quads = (
                (DECK.tags[thing.card], thing.quads())
                if isinstance(thing, Lies)
                else (thing[0], (thing[1],))
            )
            place, since = resting.get(text, (None, self.t))
            self.resting[text] = (thing, since if place == thing else self.t)
            for quad in quads:
                still = self.tick if calm else self.t - self.resting[text][1]
                yield TagSighting(
                    text, quad, 0.0 if unsteady else still, age=still if ages else 0.0
                )

    def lay(self, *things: Lies) -> "Table":
        """Lays cards one after the other; each covers the one before."""
        for thing in things:
            self.see(frames=5, stir=0.4)
            self.see(thing, frames=8)
        self.told.clear()
        return self


def words(event: Event) -> str:
    """An event as one short line."""
    line = event.as_json()
    rest = [str(line[key]) for key in ("card", "token", "text", "code", "ok") if key in line]
    return " ".join([str(line["event"]), *rest])


def token(name: str, x: float = 120.0, y: float = 0.0) -> tuple[str, Quad]:
    """A command token lying beside the pile."""
    at, h = (640 + SCALE * x, 360 + SCALE * y), SCALE * 14
    quad = (
        (at[0] - h, at[1] - h),
        (at[0] + h, at[1] - h),
        (at[0] + h, at[1] + h),
        (at[0] - h, at[1] + h),
    )
    return token_tag(name), quad


def code(text: str, x: float = 120.0) -> tuple[str, Quad]:
    """Any other code lying there."""
    return text, token("red", x)[1]
