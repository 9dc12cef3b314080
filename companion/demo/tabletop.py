"""The filmed table: what lies where, and the perfect picture of it before lens and sensor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from companion.demo.bare_cards import bare_card
from companion.demo.drawing import NOWHERE, Box, apart, around, mean, over, times, to_gray, warped
from companion.demo.face import DETAIL, Picture, Thing, face
from companion.demo.forearm import hand, sleeve, sprite_to_millimetres
from companion.demo.gesture import DRAW_PILE, on_table
from companion.demo.person import FilmedArm
from companion.demo.perspective import OverheadCamera, Pose, seen
from companion.demo.room import Preset, backdrop, mirrored, top
from companion.tags.mat import MARK_PLACES, Place

HAND = 1  # the label of a hand's pixels; things count from 2
MOVABLE = 6  # cards deeper in the pile than this never move again
TABLES = 97  # different tables and what stands on them
THICK = 0.55  # millimetres of a sleeved card

Labels = NDArray[np.uint16]

Flight = tuple[Thing, list[Pose]]
Reach = tuple[FilmedArm, list[Pose]]


class Tabletop:
    """The pile, what lies beside it and what is in the air; redrawn only when something changed."""

    def __init__(
        self,
        *,
        lens: OverheadCamera,
        preset: Preset,
        seed: int,
        tags: Mapping[str, str],
        mat: bool,
        draw_pile: bool = True,
        gray: bool = False,
        cards_are: str = "tags",
        sleeved: frozenset[str] = frozenset(),
    ) -> None:
        self.lens = lens
        self._sleeved = sleeved
        self.cards_are = cards_are
        self.gray = gray  # everything is drawn without its color, at a third of the cost
        self.mat = mat
        self.preset = preset
        self.tags = tags
        self.rng = np.random.default_rng([seed, 11])
        self._ground = top(seed % TABLES, clutter=preset.clutter, mat=mat, gray=gray)
        self._count = HAND
        self._draw_pile = draw_pile
        self.pile: list[Thing] = []
        self.sunk: list[Thing] = []
        self.beside: list[Thing] = []
        self.depth = 0
        self.bare()

    def bare(self) -> None:
        """Draws the empty table anew, for example after a knock against the camera."""
        # Twice the camera's resolution, in steps, so that the next evening finds its cards drawn already.
        self.grain = min(round(self.lens.scale * 4) / 2, DETAIL)
        self._arms = min(1.6, round(self.lens.scale * 4) / 2)
        self._spread = self._written = NOWHERE  # what never moves again; all that lies there
        self._marks = [self._mark_box(place) for place in MARK_PLACES.values()] if self.mat else []
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
            self._paint_thing(picture, labels, back, pose, 0)
        for thing in self.sunk:
            self._paint_thing(picture, labels, thing, thing.pose, thing.number)
        self._under, self._under_labels = picture, labels
        self.dirty = True

    def thing(self, kind: str, name: str, rng: Generator, text: str | None = None) -> Thing:
        """A printed thing, not yet on the table."""
        self._count += 1
        if kind == "bare":
            printed = bare_card(name, text or "", self.grain)
        else:
            printed = face(kind, name, text, self.grain)
        texture = printed.picture
        shine = mirrored(self.preset, printed.layout.size, rng)
        if shine is not None:
            tall, wide = texture.shape[:2]
            glare = cv2.resize(shine, (wide, tall), interpolation=cv2.INTER_LINEAR)
            glare = cv2.multiply(glare, texture[:, :, 3], scale=1 / 255)
            lit = cv2.add(texture[:, :, :3], cv2.merge([glare, glare, glare]))
            texture = np.asarray(np.dstack([lit, texture[:, :, 3]]), np.uint8)
        if self.gray:
            plain = to_gray(np.ascontiguousarray(texture[:, :, :3]))
            texture = np.asarray(cv2.merge([plain, texture[:, :, 3]]), np.uint8)
        return Thing(self._count, name, printed, texture, Pose())

    def card(self, name: str, rng: Generator) -> Thing:
        """A card of the deck, sleeved with its tags or bare."""
        if self.cards_are != "tags" and name not in self._sleeved:
            return self.thing("bare", name, rng, self.cards_are)
        return self.thing("card", name, rng, self.tags.get(name))

    def put(self, thing: Thing, t: float | None) -> None:
        """Lets a card come to rest on the pile."""
        thing.resting_since = t
        self.pile.append(thing)
        self.depth += 1
        while len(self.pile) > MOVABLE:
            low = self.pile.pop(0)
            self.sunk.append(low)
            self._paint_thing(self._under, self._under_labels, low, low.pose, low.number)
            self._spread = around(self._spread, self._box_of(low))
        if self.dirty or self.beside:
            self.dirty = True
        else:
            self._paint_thing(self._still, self._still_labels, thing, thing.pose, thing.number)
            self._written = around(self._written, self._box_of(thing))

    def clear(self) -> None:
        """Takes the whole pile away."""
        self.pile, self.sunk, self.depth = [], [], 0
        self.bare()

    def lift(self, thing: Thing) -> None:
        """Lifts a card off the pile again."""
        if thing in self.pile:
            self.pile.remove(thing)
            self.depth -= 1
            self.dirty = True

    def lay_beside(self, thing: Thing) -> None:
        """Lays something beside the pile."""
        self.beside.append(thing)
        self.dirty = True

    def lift_beside(self, thing: Thing) -> None:
        """Fetches something that lay beside the pile."""
        self.beside = [other for other in self.beside if other is not thing]
        self.dirty = True

    def resting_place(self, seat: float, rng: Generator) -> Pose:
        """Where the next card ends up: crooked, and more or less facing its player."""
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

    def _box_of(self, thing: Thing, pose: Pose | None = None) -> Box:
        """Where a thing is in the picture: left, upper, right, lower."""
        outline = seen(self.lens.onto(pose or thing.pose), thing.print.outline())
        x0, y0 = np.floor(outline.min(0)).astype(int)
        x1, y1 = np.ceil(outline.max(0)).astype(int)
        return int(x0), int(y0), int(x1), int(y1)

    def _mark_box(self, place: Place) -> Box:
        """Where a corner mark of the mat is in the picture."""
        x, y = on_table(place)
        a, b = place.width / 2, place.height / 2
        corners = np.array([[x - a, y - b], [x + a, y - b], [x + a, y + b], [x - a, y + b]])
        found = seen(self.lens.onto(Pose()), corners)
        (x0, y0), (x1, y1) = np.floor(found.min(0)).astype(int), np.ceil(found.max(0)).astype(int)
        return int(x0), int(y0), int(x1), int(y1)

    def written(self, flying: Sequence[Flight]) -> list[Box]:
        """The parts of the picture in which something printed can be read."""
        boxes = list(self._marks)
        if self.pile or self.sunk or self.beside:
            boxes.append(self._written)
        for thing, poses in flying:
            if thing.name:
                boxes.append(around(self._box_of(thing, poses[0]), self._box_of(thing, poses[-1])))
        return apart(boxes)

    def _render_thing(
        self, thing: Thing, poses: Sequence[Pose]
    ) -> tuple[Picture, slice, slice] | None:
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
        shots = warped(thing.texture, maps, thing.print.millimetres(), (x0, y0), (wide, tall), fine)
        return mean(shots), slice(int(y0), int(y1)), slice(int(x0), int(x1))

    def _paint_thing(
        self,
        picture: Picture,
        labels: Labels,
        thing: Thing,
        pose: Pose | Sequence[Pose],
        number: int,
    ) -> None:
        poses = [pose] if isinstance(pose, Pose) else list(pose)
        found = self._render_thing(thing, poses)
        if found is None:
            return
        shot, rows, columns = found
        cover = np.ascontiguousarray(shot[:, :, -1])
        spot = picture[rows, columns]
        if poses[-1].lift < 45:  # a soft dark rim: the shadow of a thin thing close to the table
            rim = cv2.GaussianBlur(cover, (0, 0), 1.5 + poses[-1].lift / 12)
            spot = times(spot, cv2.convertScaleAbs(rim, alpha=-0.3, beta=255.0))
        picture[rows, columns] = over(spot, shot, cover)
        np.copyto(labels[rows, columns], number, where=cover > 127)

    def rest(self) -> tuple[Picture, Labels]:
        """The table with nobody at it."""
        if self.dirty:
            self._still = self._under.copy()
            self._still_labels = self._under_labels.copy()
            for thing in [*self.pile, *self.beside]:
                self._paint_thing(self._still, self._still_labels, thing, thing.pose, thing.number)
            self.dirty = False
            self._written = self._spread
            for thing in [*self.pile, *self.beside]:
                self._written = around(self._written, self._box_of(thing))
        return self._still, self._still_labels

    def shot(self, flying: Sequence[Flight], hands: Sequence[Reach]) -> tuple[Picture, Labels]:
        """The table with everything that moves over it, before lens and sensor; valid until the next call."""
        still, still_labels = self.rest()
        if not flying and not hands:
            return still, still_labels
        picture, labels = still.copy(), still_labels.copy()
        for thing, poses in flying:
            self._paint_thing(picture, labels, thing, poses, thing.number)
        for arm, poses in hands:
            beyond = [pose for pose in map(arm.beyond, poses) if pose is not None]
            if beyond:
                self._paint_arm(picture, labels, self._arm_sprite(sleeve, arm), beyond)
            self._paint_arm(picture, labels, self._arm_sprite(hand, arm), poses)
        return picture, labels

    def _arm_sprite(self, part: Callable[..., Picture], arm: FilmedArm) -> Picture:
        return part(arm.look, self._arms, gray=self.gray, hard=self.preset.hard)

    def _paint_arm(
        self, picture: Picture, labels: Labels, sprite: Picture, poses: Sequence[Pose]
    ) -> None:
        """Draws a part of an arm over everything."""
        grain = self._arms
        tall, wide = sprite.shape[:2]
        frame = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], float)
        maps = [self.lens.onto(pose) for pose in poses]
        outline = np.vstack([seen(m @ sprite_to_millimetres(grain), frame) for m in maps])
        x0, y0 = np.maximum(np.floor(outline.min(0)).astype(int), 0)
        x1, y1 = np.ceil(outline.max(0)).astype(int)
        x1, y1 = min(x1, self.lens.width), min(y1, self.lens.height)
        if x1 <= x0 or y1 <= y0:
            return
        size = int(x1 - x0), int(y1 - y0)
        if len(maps) == 1:
            shot = warped(sprite, maps, sprite_to_millimetres(grain), (x0, y0), size, 1)[0]
        else:  # motion blurs it, so half the resolution is enough
            half = -(-size[0] // 2), -(-size[1] // 2)
            shot = mean(warped(sprite, maps, sprite_to_millimetres(grain), (x0, y0), half, 0.5))
            shot = np.asarray(cv2.resize(shot, None, fx=2, fy=2), np.uint8)[: size[1], : size[0]]
        cover = np.ascontiguousarray(shot[:, :, -1])
        picture[y0:y1, x0:x1] = over(picture[y0:y1, x0:x1], shot, cover)
        np.copyto(labels[y0:y1, x0:x1], HAND, where=cover > 128)
