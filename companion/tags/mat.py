"""The play mat's geometry: where its corner marks and its places lie, in millimetres.

The origin is the mat's top left corner, x goes to the right and y down, as the camera over the table sees it.
The same mat is printed on A4 and on Letter; printing draws it from here and vision measures the
table with it.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle on the mat."""

    x: float
    y: float
    width: float
    height: float

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Top left, top right, bottom right, bottom left: the order in which ArUco gives a mark's
        corners."""
        right, bottom = self.x + self.width, self.y + self.height
        return ((self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom))


WIDTH = 254.0
HEIGHT = 186.0

MARK_MODULES = 5
"""A mark is 5 x 5 modules inside a black border of one module."""

MARKS: Mapping[int, tuple[str, ...]] = {
    1: ("00001", "11000", "00001", "10111", "00110"),
    2: ("11010", "11110", "00011", "10110", "11101"),
    3: ("10000", "00111", "00101", "01111", "10111"),
    5: ("11101", "01000", "00010", "00001", "01101"),
}
"""The four marks by their number in ArUco's DICT_5X5_50, 1 is white: of all fours of that
dictionary the one whose marks differ most (at least 12 of 25 modules, in any rotation), so that no
cloth looks like one."""

MARK_SIZE = 21.0
"""Millimetres of a mark with its black border; one module is 3 mm."""

MARK_PLACES: Mapping[int, Place] = {
    1: Place(0, 0, MARK_SIZE, MARK_SIZE),
    2: Place(WIDTH - MARK_SIZE, 0, MARK_SIZE, MARK_SIZE),
    3: Place(WIDTH - MARK_SIZE, HEIGHT - MARK_SIZE, MARK_SIZE, MARK_SIZE),
    5: Place(0, HEIGHT - MARK_SIZE, MARK_SIZE, MARK_SIZE),
}
"""The marks' places: top left, top right, bottom right, bottom left; each mark stands upright."""

DRAW = Place(0, 42, 68, 102)
"""The draw pile's place; a hand that reaches in here takes a card."""

DISCARD = Place(74, 28, 108, 130)
"""The discard pile's place: a sleeved card has room to lie crooked."""

SIDE = Place(188, 28, 66, 130)
"""The place for command tokens, towers and the VETO card."""

TOWER = 30.0
"""Millimetres of the square foot of a paper tower."""

TOWER_PLACES: tuple[Place, ...] = tuple(
    Place(SIDE.x + 1 + column * 34, SIDE.y + row * 34, TOWER, TOWER)
    for row in (0, 1)
    for column in (0, 1)
)
"""The places of unclaimed towers, in the order U N O !."""

VETO = Place(SIDE.x + 3, SIDE.y, 60, 91)
"""The place where the VETO card waits."""
