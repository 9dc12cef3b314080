"""When each deed of an evening happens, and what the camera sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from companion.demo.deed import Deed
from companion.demo.person import CALM, Habits, people_at_table
from companion.demo.script import (
    EACH,
    OPENED,
    CrossPile,
    DrawCards,
    FilmScript,
    Gather,
    HandBowl,
    Happening,
    LayAside,
    LayCard,
    Manner,
    Nudge,
    OpenHand,
    TakeBack,
    Token,
    Touch,
)
from companion.tags import TOKENS, Deck, token_tag

QUICK = 0.15
"""The share of turns in which somebody knows the card already and plays within about a second."""
MOST_OPEN = 8
"""How many cards of a hand fit beside the pile at once; the rest follow when these are taken up."""
HAND_LIES = 6.0
"""Seconds for which a whole hand lies open."""
PART_LIES = 3.0
"""Seconds for which the first part of a large hand lies open."""
SPINNING = 4.6
"""Seconds for which everybody watches the wheel."""
MANNERS: tuple[Manner, ...] = ("lay", "lay", "slap", "slide")


@dataclass(frozen=True, slots=True)
class TimedDeed:
    """A deed and the second at which it is done."""

    t: float
    deed: Deed


@dataclass(frozen=True, slots=True)
class Shooting:
    """What will be filmed: the script, and the deeds behind it."""

    script: FilmScript
    moments: tuple[TimedDeed, ...]
    players: tuple[str, ...] = ()
    waves: tuple[tuple[float, str], ...] = ()
    """When each player waves in before the first deed, or draws for the dealer."""


def printed(game: str, deck: str = "A1") -> dict[str, str]:
    """The text on every card of a sleeved deck and on every token."""
    return dict(Deck(game, deck).tags) | {token: token_tag(token) for token in TOKENS}


class Director:
    """Decides when things happen: people think, draw, slap cards down and reach across."""

    def __init__(
        self,
        players: Sequence[str],
        seed: int,
        *,
        pace: float = 1.0,
        restless: float = 0.15,
        tokens: bool = False,
        habits: Habits = CALM,
        open_hands: bool = False,
    ) -> None:
        self.players = tuple(players)
        self.habits = habits
        self.people = people_at_table(len(self.players), np.random.default_rng([seed, 31]))
        self.rng = Random(f"director {seed}")
        self.pace = pace
        self.restless = restless
        self.tokens = tokens
        self.open_hands = open_hands
        self.t = 1.0
        self.shuffling = 12.0  # seconds; real people take longer
        self.lying = 0

    def seat(self, player: str | None) -> float:
        """Where a player sits, in degrees around the pile; each next player sits to the left of the one before."""
        if player not in self.players:
            return 90.0
        return self.people[self.players.index(player)].seat

    def wait(self, least: float, most: float) -> float:
        """Lets time pass."""
        self.t += self.rng.uniform(least, most) * self.pace
        return self.t

    def think(self) -> float:
        """Lets a player think: mostly for two to five seconds, sometimes for eight, sometimes hardly at all."""
        if self.rng.random() < QUICK:
            return self.wait(0.8, 1.4)
        return self.wait(*[min(max(self.rng.lognormvariate(1.1, 0.45), 1.4), 8.0)] * 2)

    def stage(self, deed: Deed) -> tuple[float, list[Happening]]:
        """When this deed is done, and what the camera sees of it."""
        seat = self.seat(deed.player)
        match deed.kind:
            case "deal":
                if not self.lying:
                    return self.t, []
                self.lying = 0
                at = self.wait(2.0, 2.6)
                self.t += self.shuffling
                return at, [Gather(at=at, seat=seat)]
            case "turn-up" | "lay" | "wrong" | "shed":
                fidgets = self.stage_fidget(seat)
                at = self.wait(1.0, 1.8) if deed.kind == "shed" else self.think()
                self.lying += 1
                manner = self.rng.choice(MANNERS)
                fidgets += self.stage_other_arm(at, seat)
                return at, [*fidgets, LayCard(at=at, card=deed.cards[0], seat=seat, manner=manner)]
            case "take-back":
                self.lying -= 1
                # A wrong card lies there until somebody says so, however fast people play.
                at = self.wait(2.2 / self.pace, 3.2 / self.pace)
                return at, [TakeBack(at=at, seat=seat)]
            case "draw":
                cards = max(len(deed.cards), 1)
                at_once = self.rng.random() < self.habits.at_once
                at = self.wait(1.2, 1.6) + (0.0 if at_once else EACH * (cards - 1))
                self.t = at
                return at, [DrawCards(at=at, cards=cards, seat=seat, at_once=at_once)]
            case "reveal":
                return self.stage_war(deed)
            case "count" if self.open_hands and deed.cards:
                return self.opened(deed)
            case "turn":
                return self.t, []
            case "reshuffle":
                self.lying = 1
                at = self.wait(3.0, 3.6)
                self.t += self.shuffling
                return at, [Gather(at=at, keep_top=True, seat=seat)]
            case "say" if deed.act is not None and deed.act.get("act") == "color" and self.tokens:
                at = self.wait(1.4, 1.8)
                return at, [Token(at=at, token=str(deed.act["color"]), seat=seat, length=1.4)]
            case "say" if deed.act is not None and deed.act.get("act") == "spin":
                at = self.wait(0.4, 0.8)
                self.t += SPINNING
                return at, []
            case _:
                return self.wait(0.4, 0.8), []

    def opened(self, deed: Deed) -> tuple[float, list[Happening]]:
        """Lays a hand open beside the pile, in several parts if it has more cards than there is room for."""
        shown: list[Happening] = []
        at = self.t
        for first in range(0, len(deed.cards), MOST_OPEN):
            part = deed.cards[first : first + MOST_OPEN]
            whole = first + MOST_OPEN >= len(deed.cards)
            begin, lies = self.wait(1.2, 1.6), HAND_LIES if whole else PART_LIES
            at = begin + OPENED * (len(part) - 1)
            shown.append(OpenHand(at=begin, cards=part, seat=self.seat(deed.player), length=lies))
            self.t = at + lies + 1.6
        return at, shown

    def stage_war(self, deed: Deed) -> tuple[float, list[Happening]]:
        """Stages a war: everybody shows cards in front of their seat, then the winner's go onto the pile."""
        begin = self.wait(1.2, 1.6)
        assert deed.act is not None
        reveals = deed.act["reveals"]
        assert isinstance(reveals, dict)
        shown: list[Happening] = []
        for player, cards in reveals.items():
            for slot, card in enumerate(cards):
                at = begin + 0.4 * len(shown)
                shown.append(
                    LayAside(at=at, card=card, seat=self.seat(player), slot=slot, length=2.5)
                )
        told = begin + 0.4 * len(shown) + 0.8
        self.t = begin + 0.4 * len(shown) + 3.2
        for card in deed.spoils:
            self.lying += 1
            at = self.wait(0.9, 1.2)
            shown.append(LayCard(at=at, card=card, seat=self.seat(deed.player)))
        return told, shown

    def stage_fidget(self, seat: float) -> list[Happening]:
        """Hands over the pile and pushed cards, which no camera may take for a play."""
        chance = self.rng.random()
        if self.lying and chance > 1 - self.habits.bowls:
            return [HandBowl(at=self.wait(1.4, 1.8), seat=self.anybody(), to=self.anybody())]
        if self.lying and chance > 1 - self.habits.bowls - self.habits.points:
            at = self.wait(1.0, 1.4)
            length, near = self.rng.uniform(0.6, 1.6), self.rng.uniform(60, 140)
            self.wait(length + 0.3, length + 0.6)
            return [Touch(at=at, seat=self.anybody(), length=length, near=near)]
        if chance >= self.restless or not self.lying:
            return []
        at = self.wait(0.9, 1.2)
        match self.rng.randrange(3):
            case 0:
                return [CrossPile(at=at, seat=self.anybody())]
            case 1:
                return [Nudge(at=at, cards=self.rng.choice((1, 1, 2)))]
            case _:
                return [CrossPile(at=at, seat=seat, length=1.0)]

    def anybody(self) -> float:
        """The seat of a random player."""
        return self.rng.choice(self.people).seat

    def stage_other_arm(self, at: float, seat: float) -> list[Happening]:
        """Somebody else's arm over the table while a card is laid."""
        if self.rng.random() >= self.habits.two_arms:
            return []
        other = self.anybody()
        return [] if other == seat else [CrossPile(at=at + self.rng.uniform(-0.4, 0.4), seat=other)]


def shooting(
    deeds: Iterable[Deed],
    players: Sequence[str],
    tags: dict[str, str],
    *,
    seed: int,
    seconds: float | None = None,
    tokens: bool = False,
    pace: float = 1.0,
    restless: float = 0.15,
    habits: Habits = CALM,
    waves: bool = False,
    drawn: bool = False,
    open_hands: bool = False,
) -> Shooting:
    """Lays deeds out in time, for at most `seconds`."""
    director = Director(
        players, seed, tokens=tokens, pace=pace, restless=restless, habits=habits,
        open_hands=open_hands,
    )  # fmt: skip
    moments: list[TimedDeed] = []
    happenings: list[Happening] = []
    waved: list[tuple[float, str]] = []
    for player in players if waves else ():
        at = director.wait(2.4 / pace, 3.0 / pace)  # the caller waits for each
        waved.append((at, player))
        seat = director.seat(player)
        happenings.append(DrawCards(at=at, seat=seat) if drawn else Touch(at=at, seat=seat))
    for deed in deeds:
        t, seen = director.stage(deed)
        if seconds is not None and t > seconds - 0.8:
            break
        moments.append(TimedDeed(t, deed))
        happenings += seen
    script = FilmScript(
        happenings=tuple(happenings), tags=tags, length=seconds, people=director.people,
        habits=habits,
    )  # fmt: skip
    return Shooting(script, tuple(moments), tuple(players), tuple(waved))


def without_copies(shot: Shooting, design: str) -> Shooting:
    """The same evening with untagged cards, so that nobody can tell one red 7 from the other."""
    moments = tuple(
        replace(
            moment,
            deed=replace(
                moment.deed, cards=_by_face(moment.deed.cards), act=_by_face(moment.deed.act)
            ),
        )
        for moment in shot.moments
    )
    return replace(shot, moments=moments, script=replace(shot.script, cards_are=design))


def _by_face(told: Any) -> Any:
    """The same value with every card named by its face alone."""
    match told:
        case str():
            return told.partition("#")[0]
        case dict():
            return {key: _by_face(value) for key, value in told.items()}
        case tuple():
            return tuple(map(_by_face, told))
        case list():
            return list(map(_by_face, told))
        case _:
            return told
