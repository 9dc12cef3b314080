"""What eyes that follow arms add to what they tell, where no picture is looked at: about as often as real ones do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from companion.simulate.deed import Deed
from companion.simulate.person import CALM, Color, Person

Json = dict[str, Any]

UNFOLLOWED = 0.03
"""Share of visits of which no arm was followed…"""
UNSEEN = 0.1
"""…and of reaches into the draw pile that were not noticed at all…"""
INVENTED = 0.022
"""…and of cards with a reach that was none. Measured by `python -m benchmarks.arms`."""


class Onlooker:
    """Follows the arms of one evening's people."""

    def __init__(self, players: Sequence[str], people: Sequence[Person], seed: int) -> None:
        self._people = dict(zip(players, people, strict=True))
        self._rng = np.random.default_rng([seed, 41])

    def waves(self) -> list[tuple[str, Json]]:
        """Everybody's hand at the pile, before the first game."""
        return [
            (name, {"event": "touched?", "t": 0.0, "arm": self.arm(name)}) for name in self._people
        ]

    def adds(self, deed: Deed, told: list[Json]) -> list[Json]:
        """The same events, with whose arm it was as far as it was followed."""
        found: list[Json] = []
        for event in told:
            match event["event"]:
                case "drew?":
                    visits = 1 if self._rng.uniform() < CALM.at_once else max(len(deed.cards), 1)
                    found += [self._drew(deed.player) for _ in range(visits)]
                case "settled":
                    if self._rng.uniform() < INVENTED:
                        found.append(self._drew(deed.player))
                    found.append({**event, "watched": True, "arm": self._seen(deed.player)})
                case _:
                    found.append(event)
        return [event for event in found if event]

    def _drew(self, player: str | None) -> Json:
        return {} if self._rng.uniform() < UNSEEN else {"event": "drew?", "arm": self._seen(player)}

    def _seen(self, player: str | None) -> Json | None:
        return None if self._rng.uniform() < UNFOLLOWED or not player else self.arm(player)

    def arm(self, player: str) -> Json:
        """One reach of somebody."""
        person = self._people[player]
        reach = person.arm(self._rng, CALM)
        sleeve = person.skin if person.bare else person.cloth
        look = [*_tinted(person.skin), *_tinted(sleeve)]
        look = [value + float(self._rng.normal(0, 0.03)) for value in look]
        return {"direction": reach.bearing((0.0, 0.0)) % 360, "sure": 1.0, "look": look}


def _tinted(color: Color) -> tuple[float, float, float]:
    """A color as the eyes write it: brightness, and red and blue beside it."""
    blue, green, red = color
    light = 0.114 * blue + 0.587 * green + 0.299 * red
    share = 4 / (light + 12)
    return math.log(light / 120), 0.713 * (red - light) * share, 0.564 * (blue - light) * share
