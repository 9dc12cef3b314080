"""Teaching a deck: from pictures of its cards to faces, each good enough or refused with a reason."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from companion.rules.games import GAMES
from companion.vision.bare.cut import TALL, WIDE, Color, Corners, Cut, cards
from companion.vision.bare.deck import color_of
from companion.vision.picture import LARGEST, NoPicture

GOOD = 0.8
"""A cut of less quality is refused: what is taught wrong is told wrong."""
SHARP = 0.09
"""Share of a card's contrast that a pixel's step must reach somewhere on a sharp picture."""
GLARE = 0.06
"""Share of a card that may be blown out on one side only: what is printed white is white on both."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,23}")


@dataclass(frozen=True, slots=True)
class Taught:
    """A card as it would be remembered, and why it had better be shown again, if so."""

    face: Color
    quality: float
    corners: Corners
    why: str | None = None


def order(game: str) -> list[list[str]]:
    """The rows in which one card of each face is laid out: a color a row, then the wild cards."""
    rows: dict[str | None, list[str]] = {}
    for face in GAMES[game].deck.names:
        rows.setdefault(color_of(face), []).append(face)
    colored = [row for color, row in rows.items() if color is not None]
    return [*colored, *([rows[None]] if None in rows else [])]


def one(picture: Color) -> Taught | None:
    """The one card in a picture: of those cut well the largest, else the best there is."""
    found = cards(picture, least=0.004)
    if not found:
        return None
    good = [cut for cut in found if cut.quality >= GOOD]
    return _taught(max(good, key=_size) if good else found[0])


def laid_out(picture: Color) -> list[Taught]:
    """All cards laid out in a picture, row by row from its top left, as one reads."""
    found = [cut for cut in cards(picture, least=0.001) if cut.quality > 0.5]
    if not found:
        return []
    usual = float(np.median([_size(cut) for cut in found]))
    found = [cut for cut in found if 0.5 * usual < _size(cut) < 2 * usual]
    at = {id(cut): cut.corners.mean(axis=0) for cut in found}
    tall = float(np.median([np.ptp(cut.corners[:, 1]) for cut in found]))
    rows: list[list[Cut]] = []
    for cut in sorted(found, key=lambda cut: float(at[id(cut)][1])):
        if not rows or at[id(cut)][1] - np.mean([at[id(o)][1] for o in rows[-1]]) > 0.6 * tall:
            rows.append([])
        rows[-1].append(cut)
    return [
        _taught(cut) for row in rows for cut in sorted(row, key=lambda cut: float(at[id(cut)][0]))
    ]


def doubtful(faces: Mapping[str, Color]) -> list[str]:
    """Faces that look like another color than the others named so: perhaps two cards lie exchanged."""
    inks = {name: _ink(face) for name, face in faces.items()}
    of: dict[str, list[np.ndarray]] = {}
    for name, ink in inks.items():
        if (color := color_of(name)) is not None:
            of.setdefault(color, []).append(ink)
    usual = {
        color: np.median(np.stack(some), axis=0) for color, some in of.items() if len(some) > 2
    }
    return [
        name
        for name, ink in inks.items()
        if (color := color_of(name)) in usual
        and min(usual, key=lambda other: float(np.linalg.norm(ink - usual[other]))) != color
    ]


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
        raise NoPicture("These bytes hold no picture that can be opened.")
    while max(picture.shape[:2]) > LARGEST:
        picture = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return np.asarray(picture, np.uint8)


def in_color_file(path: Path) -> Color:
    """A picture file with its colors."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise NoPicture(f"{path}: {error.strerror or error}.") from error
    try:
        return in_color(data)
    except NoPicture:
        raise NoPicture(f"{path}: this is no picture that can be opened.") from None


def _taught(cut: Cut) -> Taught:
    quality, why = cut.quality, None
    if quality < GOOD:
        why = "Its edges are hard to see: lay it flat and whole on a table of another color, a little nearer."
    soft = _sharpness(cut.face)
    if why is None and soft < 1:
        quality, why = min(quality, 0.79 * soft), "The picture is blurred."
    if why is None and _glare(cut.face) > GLARE:
        quality, why = min(quality, 0.6), "A lamp shines back from it."
    return Taught(cut.face, round(quality, 2), cut.corners, why)


def _size(cut: Cut) -> float:
    return float(cv2.contourArea(cut.corners.astype(np.float32)))


def _sharpness(face: Color) -> float:
    gray = cv2.cvtColor(face, cv2.COLOR_BGR2GRAY).astype(np.float32)
    low, high = np.percentile(gray, (2, 98))
    step = np.abs(cv2.Sobel(gray, cv2.CV_32F, 1, 0, scale=1 / 8))
    return min(1.0, float(np.percentile(step, 99.5)) / (SHARP * max(float(high - low), 40.0)))


def _glare(face: Color) -> float:
    blown = np.asarray(face.min(axis=2) >= 250)
    return float((blown & ~blown[::-1, ::-1]).mean())


def _ink(face: Color) -> np.ndarray:
    """The direction of a face's strongest color."""
    inner = face[12:-12, 12:-12].reshape(-1, 3).astype(np.float32)
    vivid = np.ptp(inner, axis=1)
    ink = np.median(inner[vivid >= 0.7 * np.percentile(vivid, 95)], axis=0)
    off = ink - ink.mean()
    return np.asarray(off / max(float(np.linalg.norm(off)), 1e-3))
