"""What is measured of a camera's picture, and what is told of it: a pure function of time."""

from dataclasses import dataclass, field

from companion.pile.event import Health

LASTING = 1.5
"""Seconds for which something must be wrong, or right again, before it is told."""

SAYS = {
    "no-picture": "There is no picture: check that the camera is plugged in and not covered.",
    "frozen": "The picture stands still: unplug the camera and plug it in again.",
    "dark": "It is too dark: switch a lamp on, or turn the camera's brightness up.",
    "bright": "It is too bright: turn the camera's exposure down, or move the lamp away.",
    "glare": "A lamp is mirrored on the cards: tilt the camera a little, or move the lamp aside.",
    "blurred": "The picture is blurred: wipe the lens, let the camera focus on the cards, and fix it.",
    "far": "The camera is too far away: move it closer to the pile, or choose a higher resolution.",
}
GOOD = {
    "no-picture": "The picture is back.",
    "frozen": "The picture moves again.",
    "dark": "It is bright enough again.",
    "bright": "It is no longer too bright.",
    "glare": "The glare is gone.",
    "blurred": "The picture is sharp again.",
    "far": "The camera is near enough again.",
}


@dataclass(frozen=True, slots=True)
class Measures:
    """What was measured in one picture; None where there was no tag to measure it on."""

    t: float
    brightness: float
    """Mean shade, 0 to 255."""
    spread: float
    """How much the shades differ; a covered lens has none."""
    paper: float | None = None
    """The shade of a tag's paper."""
    ink: float | None = None
    module: float | None = None
    """Pixels that a tag's module is wide."""
    sharp: float | None = None
    """How steep the picture's edges are: 1 for a step from black to white within a pixel."""
    shine: float = 0.0
    """Share of the pile's place that is pure white."""
    frozen: bool = False

    @property
    def wrong(self) -> frozenset[str]:
        """The codes of what is wrong in this picture."""
        found: set[str] = set()
        if self.spread < 2.5 and self.brightness < 30:
            found.add("no-picture")
        elif self.frozen:
            found.add("frozen")
        else:
            paper = self.paper if self.paper is not None else self.brightness * 1.6
            if paper < 62:
                found.add("dark")
            if (self.ink is not None and self.ink > 150) or self.brightness > 235:
                found.add("bright")
            elif self.shine > 0.06:
                found.add("glare")
            if self.module is not None and self.module < 2.0:
                found.add("far")
            if self.sharp is not None and self.sharp < 0.055:
                found.add("blurred")
        return frozenset(found)


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is told of the camera, and what is about to be."""

    told: frozenset[str] = frozenset()
    since: dict[str, float] = field(default_factory=dict)
    """Since when each code has been other than what is told."""


def judged(trouble: Trouble, measures: Measures) -> tuple[Trouble, tuple[Health, ...]]:
    """A pure function of time: what is wrong long enough is told once, and once more when it is over."""
    t, wrong = measures.t, measures.wrong
    changing = wrong ^ trouble.told
    since = {code: trouble.since.get(code, t) for code in changing}
    due = {code for code, began in since.items() if t - began >= LASTING}
    events = tuple(
        Health(t, code, ok=code not in wrong, says=SAYS[code] if code in wrong else GOOD[code])
        for code in sorted(due)
    )
    kept = {code: began for code, began in since.items() if code not in due}
    return Trouble(trouble.told ^ due, kept), events
