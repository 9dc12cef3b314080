"""Whether a camera stands well: what is measured now, as advice in plain words."""

from dataclasses import dataclass

from companion.pile.sighting import Glance
from companion.vision.mat import Fix
from companion.vision.measures import SAYS, Measures
from companion.vision.reader import NO_ZBAR, zbar

WELL = 2.6
"""Pixels a module with which tags are read at once."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Will this camera do, here, in this light?"""

    ok: bool
    says: str
    advice: tuple[str, ...]
    tags: int
    module: float | None

    def as_json(self) -> dict[str, object]:
        """The verdict as one flat line."""
        return {
            "ok": self.ok,
            "says": self.says,
            "advice": list(self.advice),
            "tags": self.tags,
            "pixels_a_module": None if self.module is None else round(self.module, 2),
        }


def verdict(measures: Measures | None, glance: Glance | None, fix: Fix | None) -> Verdict:
    """What to say to whoever is putting the camera up."""
    if measures is None or glance is None:
        return Verdict(False, "There is no picture yet.", (), 0, None)
    tags = sum(one.ours for one in glance.sightings)
    advice = [SAYS[code] for code in sorted(measures.wrong)]
    if measures.module is not None and 2.0 <= measures.module < WELL:
        advice.append("It will do, but a little closer is better: cards are read sooner.")
    if fix is None:
        advice.append("No mat is seen. It works without; with it the pile is found at once.")
    elif fix.marks < 4:
        advice.append(f"Only {fix.marks} of the mat's 4 marks are seen: uncover the others.")
    if zbar() is None:
        advice.append(NO_ZBAR)
    if measures.wrong:
        return Verdict(False, "Not yet.", tuple(advice), tags, measures.module)
    if not tags:
        advice.insert(0, "Lay a sleeved card where the pile will be.")
        return Verdict(False, "No tag is read yet.", tuple(advice), 0, None)
    return Verdict(True, "This will do.", tuple(advice), tags, measures.module)
