"""What a sleeved card looks like from above: a plain face of our own, its index, and two printed tags."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
import segno
from numpy.typing import NDArray

from companion.demo.perspective import Matrix, Pose

Picture = NDArray[np.uint8]

CARD = (58.0, 89.0)
BOWL = 150.0
DETAIL = 8  # texture pixels a millimetre
INK: dict[str, tuple[int, int, int]] = {  # BGR
    "red": (36, 32, 205),
    "yellow": (30, 200, 245),
    "green": (60, 150, 40),
    "blue": (180, 90, 25),
    "purple": (150, 45, 120),
    "orange": (25, 125, 240),
    "black": (32, 30, 30),
}
SIGN = {
    "draw-one": "+1",
    "draw-two": "+2",
    "draw-four": "+4",
    "reverse": "<>",
    "skip": "(/)",
    "grab-two": "G2",
    "grab": "G",
    "mod": "MOD",
    "veto": "VETO",
    "bang": "!",
    "custom-1": "C1",
    "custom-2": "C2",
    "custom-3": "C3",
}


@dataclass(frozen=True, slots=True)
class TagSpot:
    """Where a tag is printed: its middle on the card and the side of its dark modules."""

    x: float
    y: float
    side: float


@dataclass(frozen=True, slots=True)
class PrintLayout:
    """The printed thing a camera looks for: its size and where its tags are."""

    size: tuple[float, float]
    spots: tuple[TagSpot, ...]


def sleeved(*, side: float = 26.0, quiet: float = 2.0, margin: float = 1.0) -> PrintLayout:
    """A card with a tag at top right and one at bottom left; `side` counts the quiet zone in."""
    across, along = CARD
    x, y = across / 2 - margin - side / 2, along / 2 - margin - side / 2
    ink = side * 21 / (21 + 2 * quiet)
    return PrintLayout(CARD, (TagSpot(x, -y, ink), TagSpot(-x, y, ink)))


SLEEVE = sleeved(side=26.0 * 25 / 21)  # as printed: modules over 26 mm, two modules of white around
NOTE = PrintLayout((70.0, 70.0), ())
TOKEN = PrintLayout((40.0, 40.0), (TagSpot(0.0, 0.0, 28.0),))


@lru_cache(maxsize=1024)
def modules(text: str) -> Picture:
    """The 21 x 21 modules of a tag as 0 (ink) and 255 (paper)."""
    code = segno.make_qr(text, version=1, error="h", mode="alphanumeric", boost_error=False)
    return np.array([[0 if dark else 255 for dark in row] for row in code.matrix], dtype=np.uint8)


def color_of(card: str) -> str:
    """The color a card is printed in, as its name says; wilds are black."""
    first = card.split("-", 1)[0]
    return first if first in INK else "black"


def index_of(card: str) -> str:
    """The few letters in a card's corner."""
    name = card.split("#", 1)[0]
    rest = name.split("-", 1)[1] if color_of(name) != "black" and "-" in name else name
    rest = rest.removeprefix("wild-")
    if rest[:1].isdigit():
        number, _, badge = rest.partition("-")
        return number + {"spin": "@", "bang": "!"}.get(badge, badge.upper())
    return SIGN.get(rest, rest[:4].upper())


def _paper(size: tuple[float, float]) -> Picture:
    across, along = (round(mm * DETAIL) for mm in size)
    return np.full((along, across, 3), 247, np.uint8)


def _write(face: Picture, text: str, middle: tuple[float, float], tall: float, ink: int) -> None:
    """Writes `text`, `tall` millimetres high, its middle at a place in millimetres from the corner."""
    font, thick = cv2.FONT_HERSHEY_DUPLEX, max(2, round(tall * DETAIL / 12))
    (_, high), _ = cv2.getTextSize(text, font, 1.0, thick)
    size = tall * DETAIL / max(high, 1)
    (wide, high), _ = cv2.getTextSize(text, font, size, thick)
    at = (round(middle[0] * DETAIL - wide / 2), round(middle[1] * DETAIL + high / 2))
    cv2.putText(face, text, at, font, size, (ink, ink, ink), thick, cv2.LINE_AA)


def _stamp(face: Picture, text: str, spot: TagSpot, quiet: float) -> None:
    """Prints a tag with its white quiet zone onto a face."""
    tall, wide = face.shape[:2]
    matrix = modules(text)
    module = spot.side / len(matrix)
    whole = spot.side + 2 * quiet * module
    x0 = round(wide / 2 + (spot.x - whole / 2) * DETAIL)
    y0 = round(tall / 2 + (spot.y - whole / 2) * DETAIL)
    span = round(whole * DETAIL)
    face[max(y0, 0) : y0 + span, max(x0, 0) : x0 + span] = 250
    ink = round(spot.side * DETAIL)
    code = cv2.resize(
        cv2.resize(matrix, None, fx=16, fy=16, interpolation=cv2.INTER_NEAREST),
        (ink, ink),
        interpolation=cv2.INTER_AREA,
    )
    # Printed black is not fully black, and paper in a sleeve is not fully white.
    shade = cv2.convertScaleAbs(code, alpha=(250 - 28) / 255, beta=28)
    x1 = round(wide / 2 + (spot.x - spot.side / 2) * DETAIL)
    y1 = round(tall / 2 + (spot.y - spot.side / 2) * DETAIL)
    face[y1 : y1 + ink, x1 : x1 + ink] = shade[:, :, None]


def _cut(face: Picture, radius: float = 3.0) -> Picture:
    """The face with rounded, see-through corners."""
    tall, wide = face.shape[:2]
    mask = np.zeros((tall, wide), np.uint8)
    r = round(radius * DETAIL)
    cv2.rectangle(mask, (r, 0), (wide - r - 1, tall - 1), 255, -1)
    cv2.rectangle(mask, (0, r), (wide - 1, tall - r - 1), 255, -1)
    for x in (r, wide - r - 1):
        for y in (r, tall - r - 1):
            cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)
    color = cv2.multiply(face, cv2.merge([mask, mask, mask]), scale=1 / 255)
    return np.asarray(np.dstack([color, mask]), np.uint8)


def _draw_card(name: str, text: str | None, layout: PrintLayout) -> Picture:
    face = _paper(CARD)
    across, along = CARD
    d = DETAIL
    color = INK[color_of(name)]
    cv2.rectangle(
        face, (3 * d, 3 * d), (round((across - 3) * d), round((along - 3) * d)), color, -1
    )
    middle = (round(across / 2 * d), round(along / 2 * d))
    cv2.ellipse(face, middle, (17 * d, 34 * d), 25, 0, 360, (245, 245, 245), -1, cv2.LINE_AA)
    sign = index_of(name)
    _write(face, sign, (across / 2, along / 2), 24.0 / max(1.0, len(sign) * 0.8), 40)
    corner = 9.0 / max(1.0, len(sign) * 0.55)
    _write(face, sign, (10.5, 10.5), corner, 245)
    half_turned = np.ascontiguousarray(face[::-1, ::-1])
    _write(half_turned, sign, (10.5, 10.5), corner, 245)
    face = np.ascontiguousarray(half_turned[::-1, ::-1])
    if text is not None:
        for spot in layout.spots:
            _stamp(face, text, spot, 2.0)
    cv2.rectangle(face, (0, 0), (face.shape[1] - 1, face.shape[0] - 1), (205, 208, 210), d // 3)
    return _cut(face)


def _draw_token(text: str, layout: PrintLayout) -> Picture:
    face = _paper(layout.size)
    for spot in layout.spots:
        _stamp(face, text, spot, 2.0)
    tall, wide = face.shape[:2]
    cv2.rectangle(face, (0, 0), (wide - 1, tall - 1), (90, 90, 90), DETAIL)
    return _cut(face, 2.0)


def _draw_note(text: str) -> Picture:
    """A slip of paper with somebody else's code."""
    face = _paper(NOTE.size)
    matrix = np.array(segno.make_qr(text).matrix, np.uint8)
    code = cv2.resize(
        255 * (1 - matrix), (56 * DETAIL, 56 * DETAIL), interpolation=cv2.INTER_NEAREST
    )
    face[7 * DETAIL : 63 * DETAIL, 7 * DETAIL : 63 * DETAIL] = code[:, :, None]
    return _cut(face, 1.0)


def _draw_back() -> Picture:
    face = _paper(CARD)
    d, (across, along) = DETAIL, CARD
    cv2.rectangle(
        face, (4 * d, 4 * d), (round((across - 4) * d), round((along - 4) * d)), (58, 52, 48), -1
    )
    for step in range(0, round(across + along), 6):
        cv2.line(face, (4 * d, step * d), (step * d, 4 * d), (86, 80, 72), d // 2, cv2.LINE_AA)
    cv2.rectangle(face, (0, 0), (face.shape[1] - 1, face.shape[0] - 1), (235, 235, 235), 8 * d)
    return _cut(face)


@dataclass(frozen=True, slots=True)
class PrintedFace:
    """One printed thing, ready to be laid on the table; its picture has about twice the camera's resolution."""

    layout: PrintLayout
    picture: Picture  # blue, green, red and cover; the color is already multiplied by the cover
    grain: float  # texture pixels a millimetre

    def millimetres(self) -> Matrix:
        """From texture pixels to millimetres from the middle."""
        tall, wide = self.picture.shape[:2]
        s = 1.0 / self.grain
        return np.array([[s, 0, (0.5 - wide / 2) * s], [0, s, (0.5 - tall / 2) * s], [0, 0, 1.0]])

    def outline(self) -> NDArray[np.float64]:
        """The four corners in millimetres from the middle, clockwise from top left."""
        across, along = (mm / 2 for mm in self.layout.size)
        return np.array([[-across, -along], [across, -along], [across, along], [-across, along]])


@dataclass(slots=True, eq=False)
class Thing:
    """A printed thing on the table, with the lamp's reflection on its sleeve."""

    number: int
    name: str
    print: PrintedFace
    texture: Picture
    pose: Pose
    resting_since: float | None = None


def _draw_bowl() -> Picture:
    """A bowl of crisps from above."""
    side = round(BOWL * 2)
    rng = np.random.default_rng(9)
    picture = np.zeros((side, side, 4), np.uint8)
    middle = (side // 2, side // 2)
    cv2.circle(picture, middle, side // 2 - 2, (205, 208, 212, 255), -1, cv2.LINE_AA)
    cv2.circle(picture, middle, round(side * 0.42), (120, 128, 138, 255), -1, cv2.LINE_AA)
    for _ in range(90):
        a, far = rng.uniform(0, 2 * np.pi), side * 0.38 * np.sqrt(rng.uniform())
        spot = (round(middle[0] + far * np.cos(a)), round(middle[1] + far * np.sin(a)))
        light = float(rng.uniform(0.7, 1.0))
        shade = (int(70 * light), int(170 * light), int(225 * light), 255)
        cv2.circle(picture, spot, round(float(rng.uniform(10, 22))), shade, -1, cv2.LINE_AA)
    return picture


@lru_cache(maxsize=160)
def face(kind: str, name: str, text: str | None, grain: float) -> PrintedFace:
    """The face of a `card`, a `token`, a card's `back` or a `bowl`, at `grain` pixels a millimetre."""
    match kind:
        case "card":
            layout, picture = SLEEVE, _draw_card(name, text, SLEEVE)
        case "token":
            layout, picture = TOKEN, _draw_token(text or "", TOKEN)
        case "stranger":
            layout, picture = NOTE, _draw_note(text or "")
        case "back":
            layout, picture = PrintLayout(CARD, ()), _draw_back()
        case "bowl":
            layout, picture = PrintLayout((BOWL, BOWL), ()), _draw_bowl()
        case _:
            raise ValueError(f"nothing is printed as {kind!r}")
    size = (round(layout.size[0] * grain), round(layout.size[1] * grain))
    fine = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
    return PrintedFace(layout, fine, size[0] / layout.size[0])
