"""What is really so on the filmed table, beside every frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from companion.demo.face import Thing
from companion.demo.film import FilmFrame, Filming
from companion.demo.forearm import REACH
from companion.demo.perspective import OverheadCamera, Pose, seen
from companion.demo.room import Preset
from companion.demo.script import FilmScript
from companion.demo.tabletop import HAND, Labels, Reach

Corners = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class TagTruth:
    """A tag in the picture: its corners, and the share of it that nothing covers."""

    corners: Corners
    share: float


@dataclass(frozen=True, slots=True)
class ThingTruth:
    """A card or token in the picture, `lies` when nobody moves it."""

    name: str
    corners: Corners
    tags: tuple[TagTruth, ...]
    lies: bool


@dataclass(frozen=True, slots=True)
class ArmTruth:
    """An arm over the table: whose it is, where its fingertips are and where its elbow is."""

    seat: float
    tip: tuple[float, float]
    elbow: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Truth:
    """What is so on the table at the moment of a frame."""

    t: float
    top: str | None  # the pile's top card, when it lies still
    since: float | None  # when it came to rest
    settled: int  # how many cards came to rest up to now
    things: tuple[ThingTruth, ...]
    hand: bool  # a hand is in the picture
    free: float  # share of the top card's tags' area that nothing covers, its best tag
    arms: tuple[ArmTruth, ...] = ()  # whether or not they are in the picture

    def as_json(self) -> dict[str, object]:
        """One line beside a film."""
        return {
            "t": round(self.t, 4),
            "top": self.top,
            "since": self.since,
            "settled": self.settled,
            "hand": self.hand,
            "free": round(self.free, 3),
            "arms": [
                {
                    "seat": round(arm.seat, 1),
                    "tip": [round(v, 1) for v in arm.tip],
                    "elbow": [round(v, 1) for v in arm.elbow],
                }
                for arm in self.arms
            ],
            "cards": [
                {
                    "card": thing.name,
                    "corners": [[round(x, 1), round(y, 1)] for x, y in thing.corners],
                    "tags": [round(tag.share, 2) for tag in thing.tags],
                    "lies": thing.lies,
                }
                for thing in self.things
            ],
        }


def _corners(points: NDArray[np.float64]) -> Corners:
    return tuple((float(x), float(y)) for x, y in points)


_STEPS = np.linspace(-0.48, 0.48, 9)
_GRID = np.stack(np.meshgrid(_STEPS, _STEPS), -1).reshape(-1, 2)


def told(
    thing: Thing, pose: Pose, lens: OverheadCamera, labels: Labels, *, lies: bool
) -> ThingTruth:
    """Where a thing and its tags are in the picture, and how much of them can be seen."""
    homography = lens.onto(pose)
    tags = []
    for spot in thing.print.layout.spots:
        middle = np.array([spot.x, spot.y])
        ring = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) * spot.side
        grid = np.rint(seen(homography, middle + _GRID * spot.side)).astype(int)
        tall, wide = labels.shape
        inside = (grid[:, 0] >= 0) & (grid[:, 0] < wide) & (grid[:, 1] >= 0) & (grid[:, 1] < tall)
        own = labels[grid[inside, 1], grid[inside, 0]] == thing.number
        tags.append(
            TagTruth(_corners(seen(homography, middle + ring)), float(own.sum()) / len(grid))
        )
    outline = _corners(seen(homography, thing.print.outline()))
    return ThingTruth(thing.name, outline, tuple(tags), lies)


def reaching(reach: Reach, lens: OverheadCamera) -> ArmTruth:
    """Where an arm is in the picture."""
    arm, poses = reach
    elbow = arm.look.fore or REACH
    tip, end = seen(lens.onto(poses[0]), np.array([[0.0, 0.0], [0.0, elbow]]))
    return ArmTruth(arm.seat, (float(tip[0]), float(tip[1])), (float(end[0]), float(end[1])))


def truth(filming: Filming) -> Truth:
    """What is so in a film's newest frame."""
    stage, labels = filming.stage, filming.labels
    table = stage.table
    lens = table.lens
    things = [
        told(thing, thing.pose, lens, labels, lies=True) for thing in table.pile + table.beside
    ]
    upper = table.pile[-1] if table.pile else None
    still = upper if upper is not None and upper.resting_since is not None else None
    free = 0.0
    if still is not None:
        free = max((tag.share for tag in things[len(table.pile) - 1].tags), default=0.0)
    for thing, poses in filming.flying:
        if thing.name:
            things.append(told(thing, poses[0], lens, labels, lies=False))
    return Truth(
        t=filming.t,
        top=still.name if still else None,
        since=still.resting_since if still else None,
        settled=stage.settled,
        things=tuple(things),
        hand=bool((labels == HAND).any()),
        free=free,
        arms=tuple(reaching(reach, lens) for reach in filming.hands),
    )


def in_sight(filming: Filming) -> tuple[str, float] | None:
    """The card at rest on top, and since when, if one of its tags is all free in the newest frame."""
    table = filming.stage.table
    upper = table.pile[-1] if table.pile else None
    if upper is None or upper.resting_since is None:
        return None
    tags = told(upper, upper.pose, table.lens, filming.labels, lies=True).tags
    return (upper.name, upper.resting_since) if any(tag.share == 1 for tag in tags) else None


def shoot(
    script: FilmScript,
    preset: str | Preset = "typical",
    seed: int = 0,
    *,
    camera: str = "720p/50",
    fps: float = 15.0,
    times: Sequence[float] | None = None,
    mat: bool = False,
    gray: bool = False,
) -> Iterator[tuple[FilmFrame, Truth]]:
    """Films a script; `times` films only at those moments (in order)."""
    filming = Filming(script, preset, seed, camera=camera, mat=mat, gray=gray)
    moments = times if times is not None else [n / fps for n in range(round(script.seconds * fps))]
    for number, t in enumerate(moments):
        yield filming.frame(number, t), truth(filming)
