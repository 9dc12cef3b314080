"""The filmed table: what lies where, and the perfect picture of it before lens and sensor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from companion.simulate.face import Picture, Thing, face
from companion.simulate.gesture import DRAW_PILE
from companion.simulate.hand import hand, placing
from companion.simulate.lens import Camera, Pose, seen
from companion.simulate.room import Preset, backdrop, mirrored, top

HAND = 1  # the label of a hand's pixels; things count from 2
MOVABLE = 6  # cards deeper in the pile than this lie still for good
TABLES = 97  # different tables and what stands on them
THICK = 0.55  # millimetres of a sleeved card

Labels = NDArray[np.uint16]


Flight = tuple[Thing, list[Pose]]
Reach = tuple[int, list[Pose]]


class Tabletop:
    """The pile, what lies beside it and what is in the air; redrawn only when something changed."""

    def __init__(
        self,
        *,
        lens: Camera,
        preset: Preset,
        seed: int,
        tags: Mapping[str, str],
        mat: bool,
        draw_pile: bool = True,
    ) -> None:
        self.lens = lens
        self.preset = preset
        self.tags = tags
        self.rng = np.random.default_rng([seed, 11])
        self._ground = top(seed % TABLES, clutter=preset.clutter, mat=mat)
        self._count = HAND
        self._draw_pile = draw_pile
        self.pile: list[Thing] = []
        self.sunk: list[Thing] = []
        self.beside: list[Thing] = []
        self.depth = 0
        self.bare()

    def bare(self) -> None:
        """Draws the empty table anew, as after a knock against the camera."""
        self.grain = self.lens.scale * 2
        picture = backdrop(self._ground, self.lens)
        labels = np.zeros(picture.shape[:2], np.uint16)
        back = self.thing("back", "", self.rng)
        for layer in range(8 if self._draw_pile else 0):
            jitter = np.random.default_rng([layer, 5]).normal(0, 0.8, 3)
            pose = Pose(
                x=DRAW_PILE[0] + jitter[0],
                y=DRAW_PILE[1] + jitter[1],
                turn=2 + jitter[2],
                lift=layer * 3.0,
            )
            self._lay(picture, labels, back, pose, 0)
        for thing in self.sunk:
            self._lay(picture, labels, thing, thing.pose, thing.number)
        self._under, self._under_labels = picture, labels
        self.dirty = True

    def thing(self, kind: str, name: str, rng: Generator, text: str | None = None) -> Thing:
        """A printed thing, not yet on the table."""
        self._count += 1
        printed = face(kind, name, text, round(self.grain, 2))
        texture = printed.picture
        shine = mirrored(self.preset, printed.layout.size, rng)
        if shine is not None:
            tall, wide = texture.shape[:2]
            glare = cv2.resize(shine, (wide, tall), interpolation=cv2.INTER_LINEAR)
            glare = cv2.multiply(glare, texture[:, :, 3], scale=1 / 255)
            lit = cv2.add(texture[:, :, :3], cv2.merge([glare, glare, glare]))
            texture = np.asarray(np.dstack([lit, texture[:, :, 3]]), np.uint8)
        return Thing(self._count, name, printed, texture, Pose())

    def card(self, name: str, rng: Generator) -> Thing:
        """A sleeved card of the deck."""
        return self.thing("card", name, rng, self.tags.get(name))

    def put(self, thing: Thing, t: float | None) -> None:
        """A card has come to rest on the pile."""
        thing.resting_since = t
        self.pile.append(thing)
        self.depth += 1
        while len(self.pile) > MOVABLE:
            low = self.pile.pop(0)
            self.sunk.append(low)
            self._lay(self._under, self._under_labels, low, low.pose, low.number)
        self.dirty = True

    def clear(self) -> None:
        """The pile is gone."""
        self.pile, self.sunk, self.depth = [], [], 0
        self.bare()

    def lift(self, thing: Thing) -> None:
        """A card is lifted off the pile again."""
        if thing in self.pile:
            self.pile.remove(thing)
            self.depth -= 1
            self.dirty = True

    def lay_beside(self, thing: Thing) -> None:
        """Something lies beside the pile now."""
        self.beside.append(thing)
        self.dirty = True

    def lift_beside(self, thing: Thing) -> None:
        """It is fetched again."""
        self.beside = [other for other in self.beside if other is not thing]
        self.dirty = True

    def resting_place(self, seat: float, rng: Generator) -> Pose:
        """Where the next card ends up: crooked, more or less facing who played it."""
        mess = self.preset.mess
        wobble = rng.normal(0, 1, 6)
        facing = seat - 90 if rng.uniform() < 0.75 else float(rng.choice([0.0, 180.0]))
        return Pose(
            x=float(wobble[0]) * 9 * mess,
            y=float(wobble[1]) * 8 * mess,
            turn=facing + float(wobble[2]) * 11 * mess,
            lift=min(self.depth, 60) * THICK,
            pitch=float(wobble[3]) * 0.7,
            roll=float(wobble[4]) * 0.7,
        )

    def _warped(
        self, thing: Thing, poses: Sequence[Pose]
    ) -> tuple[NDArray[np.float32], slice, slice] | None:
        """The thing in the picture, averaged over the poses it had while the shutter was open."""
        maps = [self.lens.onto(pose) for pose in poses]
        outlines = np.vstack([seen(m, thing.print.outline()) for m in maps])
        x0, y0 = np.floor(outlines.min(0)).astype(int) - 2
        x1, y1 = np.ceil(outlines.max(0)).astype(int) + 2
        if x1 <= 0 or y1 <= 0 or x0 >= self.lens.width or y0 >= self.lens.height:
            return None
        x0, y0 = max(x0, 0), max(y0, 0)
        x1, y1 = min(x1, self.lens.width), min(y1, self.lens.height)
        wide, tall = int(x1 - x0), int(y1 - y0)
        fine = 2 if len(poses) == 1 else 1
        half = (fine - 1) / 2
        zoom = np.array([[fine, 0, half - fine * x0], [0, fine, half - fine * y0], [0, 0, 1.0]])
        total: NDArray[np.float32] | None = None
        for homography in maps:
            flat = zoom @ homography @ thing.print.millimetres()
            shot = cv2.warpPerspective(
                thing.texture, flat, (wide * fine, tall * fine), flags=cv2.INTER_LINEAR
            )
            if fine > 1:
                shot = cv2.resize(shot, (wide, tall), interpolation=cv2.INTER_AREA)
            part = shot.astype(np.float32)
            total = part if total is None else total + part
        assert total is not None
        return total / np.float32(len(maps)), slice(int(y0), int(y1)), slice(int(x0), int(x1))

    def _lay(
        self,
        picture: Picture,
        labels: Labels,
        thing: Thing,
        pose: Pose | Sequence[Pose],
        number: int,
    ) -> None:
        poses = [pose] if isinstance(pose, Pose) else list(pose)
        warped = self._warped(thing, poses)
        if warped is None:
            return
        shot, rows, columns = warped
        cover = shot[:, :, 3:4] * np.float32(1 / 255)
        spot = picture[rows, columns]
        if poses[-1].lift < 45:  # a soft dark rim: the shadow of a thin thing close to the table
            rim = cv2.GaussianBlur(cover[:, :, 0], (0, 0), 1.5 + poses[-1].lift / 12)
            spot = (spot * (1 - 0.3 * rim[:, :, None])).astype(np.uint8)
        picture[rows, columns] = (spot * (1 - cover) + shot[:, :, :3]).astype(np.uint8)
        labels[rows, columns][cover[:, :, 0] > 0.5] = number

    def rest(self) -> tuple[Picture, Labels]:
        """The table with nobody at it."""
        if self.dirty:
            self._still = self._under.copy()
            self._still_labels = self._under_labels.copy()
            for thing in [*self.pile, *self.beside]:
                self._lay(self._still, self._still_labels, thing, thing.pose, thing.number)
            self.dirty = False
        return self._still, self._still_labels

    def shot(self, flying: Sequence[Flight], hands: Sequence[Reach]) -> tuple[Picture, Labels]:
        """The table with what moves over it, before lens and sensor."""
        still, still_labels = self.rest()
        picture, labels = still.copy(), still_labels.copy()
        for thing, poses in flying:
            self._lay(picture, labels, thing, poses, thing.number)
        for kind, poses in hands:
            self._reach(picture, labels, kind, poses)
        return picture, labels

    def _reach(self, picture: Picture, labels: Labels, kind: int, poses: Sequence[Pose]) -> None:
        """Draws a hand and its arm over everything."""
        grain = 1.6
        sprite = hand(kind, grain)
        tall, wide = sprite.shape[:2]
        frame = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], float)
        maps = [self.lens.onto(pose) @ placing(grain) for pose in poses]
        around = np.vstack([seen(m, frame) for m in maps])
        x0, y0 = np.maximum(np.floor(around.min(0)).astype(int), 0)
        x1, y1 = np.ceil(around.max(0)).astype(int)
        x1, y1 = min(x1, self.lens.width), min(y1, self.lens.height)
        if x1 <= x0 or y1 <= y0:
            return
        move = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]])
        shots = [
            cv2.warpPerspective(
                sprite, move @ m, (int(x1 - x0), int(y1 - y0)), flags=cv2.INTER_LINEAR
            )
            for m in maps
        ]
        shot = shots[0]
        for nth, other in enumerate(shots[1:], start=2):
            shot = cv2.addWeighted(shot, 1 - 1 / nth, other, 1 / nth, 0)
        cover = shot[:, :, 3]
        left = cv2.bitwise_not(cover)
        spot = picture[y0:y1, x0:x1]
        under = cv2.multiply(spot, cv2.merge([left, left, left]), scale=1 / 255)
        picture[y0:y1, x0:x1] = cv2.add(under, np.ascontiguousarray(shot[:, :, :3]))
        labels[y0:y1, x0:x1][cover > 128] = HAND
