"""What eyes that follow arms add to what they tell, where no picture is looked at: about as often as real ones do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from companion.demo.deed import Deed
from companion.demo.person import CALM, ROUGH, Color, Habits, Person

Json = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Eyes:
    """How often real eyes go wrong, as shares; measured by `python -m benchmarks.arms`."""

    habits: Habits
    unfollowed: float
    """Of the cards, those of which no arm was followed…"""
    blurred: float
    """…or only just so."""
    unwatched: float
    """Of the cards, those before which the draw pile was out of view for a moment."""
    unseen: float
    """Of the reaches into the draw pile, those not noticed…"""
    strange: float
    """…and those that seem to be another one's."""
    invented: float
    """Of the cards, those with a reach that was none."""


CALM_EYES = Eyes(
    habits=CALM, unfollowed=0.004, blurred=0.03, unwatched=0.09, unseen=0.007, strange=0.03,
    invented=0.013,
)  # fmt: skip
ROUGH_EYES = Eyes(
    habits=ROUGH, unfollowed=0.038, blurred=0.15, unwatched=0.2, unseen=0.072, strange=0.08,
    invented=0.083,
)  # fmt: skip


class Onlooker:
    """Follows the arms of one evening's people."""

    def __init__(
        self, players: Sequence[str], people: Sequence[Person], seed: int, eyes: Eyes = CALM_EYES
    ) -> None:
        self._people = dict(zip(players, people, strict=True))
        self._rng = np.random.default_rng([seed, 41])
        self._eyes = eyes

    def came(self, player: str, *, drawn: bool) -> Json:
        """Somebody's hand before the first game: at the pile, or at the draw pile when the dealer is drawn for."""
        name = "drew?" if drawn else "touched?"
        return {"event": name, "t": 0.0, "arm": self.arm(player)}

    def adds(self, deed: Deed, told: list[Json]) -> list[Json]:
        """The same events, with whose arm it was as far as it was followed."""
        eyes = self._eyes
        found: list[Json] = []
        for event in told:
            match event["event"]:
                case "drew?":
                    at_once = self._happens(eyes.habits.at_once)
                    visits = 1 if at_once else max(len(deed.cards), 1)
                    found += [self._drew(deed.player) for _ in range(visits)]
                case "settled":
                    if self._happens(eyes.invented):
                        found.append(self._drew(deed.player))
                    found.append(
                        event
                        | {"watched": not self._happens(eyes.unwatched)}
                        | {"arm": self._seen(deed.player)}
                    )
                case _:
                    found.append(event)
        return [event for event in found if event]

    def _happens(self, share: float) -> bool:
        return bool(self._rng.uniform() < share)

    def _drew(self, player: str | None) -> Json:
        if self._happens(self._eyes.unseen):
            return {}
        if self._happens(self._eyes.strange):
            player = str(self._rng.choice(list(self._people)))
        return {"event": "drew?", "arm": self._seen(player)}

    def _seen(self, player: str | None) -> Json | None:
        return None if self._happens(self._eyes.unfollowed) or not player else self.arm(player)

    def arm(self, player: str) -> Json:
        """One reach of somebody."""
        person = self._people[player]
        reach = person.arm(self._rng, self._eyes.habits)
        sleeve = person.skin if person.bare else person.cloth
        look = [*_tinted(person.skin), *_tinted(sleeve)]
        look = [value + float(self._rng.normal(0, 0.03)) for value in look]
        sure = 0.6 if self._happens(self._eyes.blurred) else 1.0
        return {"direction": reach.bearing((0.0, 0.0)) % 360, "sure": sure, "look": look}


def _tinted(color: Color) -> tuple[float, float, float]:
    """A color as the eyes write it: brightness, and red and blue beside it."""
    blue, green, red = color
    light = 0.114 * blue + 0.587 * green + 0.299 * red
    share = 4 / (light + 12)
    return math.log(light / 120), 0.713 * (red - light) * share, 0.564 * (blue - light) * share
