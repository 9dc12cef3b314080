"""Teaching a deck: from pictures of its cards to faces, each good enough or refused with a reason."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision.bare.cut import (
    TALL,
    WIDE,
    Color,
    Corners,
    Cut,
    border_fades_into_table,
    cards,
)
from companion.vision.bare.whole import card_upon, likeliest, places_in, read_all
from companion.vision.picture import LARGEST, NoPicture, opened_file

GOOD = 0.8
"""A cut of less quality is refused: what is taught wrong is told wrong."""
SHARP = 0.09
"""Share of a card's contrast that a pixel's step must reach somewhere on a sharp picture."""
STROKE = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (17, 17))
GLARE = 0.04
"""Share of a card that may be blown out on one side only: what is printed white is white on both."""
SAME = 0.22
"""Share of its contrast by which a card may differ from itself a moment later, where it differs most."""
POOR = {
    "edges": "Its edges are hard to see: lay it flat and whole on a table of another color, a little nearer.",
    "white": "The card's border is as white as what it lies on: lay it on something darker.",
    "blurred": "The picture is blurred.",
    "glare": "A lamp shines back from it.",
}
"""Why a card had better be shown again."""


@dataclass(frozen=True, slots=True)
class Taught:
    """A card as it would be remembered, and why it had better be shown again, if so: one of POOR."""

    face: Color
    quality: float
    corners: Corners
    why: str | None = None


def one(picture: Color) -> Taught | None:
    """The one card in a picture: the largest that is cut well, but not the sheet or mat on which the reader finds it.

    Where no card is cut well, it is what the reader takes for one, else the best cut there is.
    """
    found = cards(picture, least=0.004)
    good = [cut for cut in found if cut.quality >= GOOD]
    places = [place for place in places_in(picture) if place.holds_card]
    if good:
        (largest,) = read_all([max(good, key=lambda cut: cut.size)])
        return taught(card_upon(largest, places).cut, picture)
    if places:
        return taught(likeliest(places).cut, picture)
    return taught(found[0], picture) if found else None


def same(one: Color, other: Color) -> bool:
    """Whether two pictures show one card, either way around: the last one still lies there."""
    first = _as_contrast(one)
    for way in (other, other[::-1, ::-1]):
        second = _as_contrast(np.ascontiguousarray(way))
        inner = first[6:-6, 6:-6]
        least = min(
            float(
                cv2.blur(
                    _square_up(inner, second[6 + y : y - 6 or None, 6 + x : x - 6 or None]), (7, 7)
                ).max()
            )
            for y in range(-4, 5, 2)
            for x in range(-4, 5, 2)
        )
        if least < SAME * SAME:
            return True
    return False


def _as_contrast(face: Color) -> NDArray[np.float32]:
    """A face in shades of gray, each of its own contrast."""
    gray = cv2.GaussianBlur(cv2.cvtColor(face, cv2.COLOR_BGR2GRAY), (0, 0), 1.5).astype(np.float32)
    low, high = np.percentile(gray, (3, 97))
    return np.asarray(gray / max(float(high - low), 20.0), np.float32)


def _square_up(one: NDArray[np.float32], other: NDArray[np.float32]) -> NDArray[np.float32]:
    off = one - other
    off -= np.median(off)
    return np.asarray(off * off, np.float32)


def packed(face: Color) -> bytes:
    """A face as a small file."""
    _, data = cv2.imencode(".webp", face, [cv2.IMWRITE_WEBP_QUALITY, 95])
    return data.tobytes()


def unpacked(kept: Iterable[tuple[str, bytes]]) -> dict[str, Color]:
    """The faces of a deck from their small files."""
    faces = {}
    for name, data in kept:
        face = in_color(data)
        if face.shape[:2] != (TALL, WIDE):
            face = np.asarray(
                cv2.resize(face, (WIDE, TALL), interpolation=cv2.INTER_AREA), np.uint8
            )
        faces[name] = face
    return faces


def in_color(data: bytes) -> Color:
    """A compressed picture with its colors."""
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR) if data else None
    except cv2.error:
        picture = None
    if picture is None or not picture.size:
        raise NoPicture(said={"say": "house-bad-picture"})
    while max(picture.shape[:2]) > LARGEST:
        picture = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return np.asarray(picture, np.uint8)


def in_color_file(path: Path) -> Color:
    """A picture file with its colors."""
    return opened_file(path, in_color)


def taught(cut: Cut, picture: Color | None = None) -> Taught:
    """A card cut out of a picture, and whether it is good enough."""
    quality, why = cut.quality, None
    if quality < GOOD:
        why = (
            "white"
            if picture is not None and border_fades_into_table(picture, cut.corners)
            else "edges"
        )
    soft = _face_sharpness(cut.face)
    if why is None and soft < 1:
        quality, why = min(quality, 0.79 * soft), "blurred"
    if why is None and _glare_share(cut.face) > GLARE:
        quality, why = min(quality, 0.6), "glare"
    return Taught(cut.face, round(quality, 2), cut.corners, why)


def _face_sharpness(face: Color) -> float:
    gray = cv2.cvtColor(face, cv2.COLOR_BGR2GRAY).astype(np.float32)
    low, high = np.percentile(gray, (2, 98))
    step = np.abs(cv2.Sobel(gray, cv2.CV_32F, 1, 0, scale=1 / 8))
    return min(1.0, float(np.percentile(step, 99.5)) / (SHARP * max(float(high - low), 40.0)))


def _glare_share(face: Color) -> float:
    blown = np.asarray(face.min(axis=2) >= 250, np.uint8)
    one_sided = blown & (1 - blown[::-1, ::-1])  # broader than any stroke of a sign
    return float(cv2.morphologyEx(one_sided, cv2.MORPH_OPEN, STROKE).mean())
