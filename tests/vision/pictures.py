"""Pictures of cards for tests: tags as printed, laid on a table of one shade, bent by a lens."""

from collections.abc import Iterator, Mapping, Sequence

import cv2
import numpy as np
import segno

from companion.tags import mat
from companion.vision.picture import Gray
from companion.vision.source import Frame
from tests.pile.bench import DECK, INSET, TAG

FINE = 8


def tag(text: str, *, mask: int | None = 0) -> Gray:
    """A tag as printed, with its quiet zone, 10 pixels a module."""
    symbol = segno.make_qr(
        text, version=1, error="h", mode="alphanumeric", mask=mask, boost_error=False
    )
    dark = np.array([[bool(module) for module in row] for row in symbol.matrix])
    paper = np.pad(np.where(dark, 25, 235).astype(np.uint8), 2, constant_values=235)
    return np.asarray(np.kron(paper, np.ones((10, 10), np.uint8)), np.uint8)


def card(name: str) -> Gray:
    """A card's face with its two tags, 8 pixels a millimetre."""
    face = np.full((89 * FINE, 58 * FINE), 150, np.uint8)
    face[:2], face[-2:], face[:, :2], face[:, -2:] = 240, 240, 240, 240
    whole = round(TAG * 25 / 21 * FINE)
    code = cv2.resize(tag(DECK.tags[name]), (whole, whole), interpolation=cv2.INTER_AREA)
    for side in (1, -1):
        x = round((29 + side * INSET[0]) * FINE - whole / 2)
        y = round((44.5 - side * INSET[1]) * FINE - whole / 2)
        face[y : y + whole, x : x + whole] = code
    return face


Place = tuple[float, float, float]


def table(
    cards: Mapping[str, Place] | Sequence[tuple[str, Place]],
    *,
    size: tuple[int, int] = (1280, 720),
    scale: float = 2.2,
    shade: int = 95,
    noise: float = 3.0,
    seed: int = 1,
    marks: bool = False,
) -> Gray:
    """A table from straight above; places are millimetres from the middle and degrees."""
    picture = np.full((size[1], size[0]), shade, np.uint8)
    if marks:
        _mat(picture, scale)
    for name, (x, y, turn) in cards.items() if isinstance(cards, Mapping) else cards:
        _lay(picture, card(name), FINE, x, y, turn, scale)
    chance = np.random.default_rng(seed)
    noisy = picture + chance.normal(0, noise, picture.shape)
    soft = cv2.GaussianBlur(np.clip(noisy, 0, 255).astype(np.uint8), (0, 0), 0.6)
    return np.asarray(soft, np.uint8)


def _lay(
    picture: Gray, face: Gray, fine: float, x: float, y: float, turn: float, scale: float
) -> None:
    tall, wide = face.shape
    small = cv2.resize(face, None, fx=scale / fine, fy=scale / fine, interpolation=cv2.INTER_AREA)
    tall, wide = small.shape
    move = cv2.getRotationMatrix2D((wide / 2, tall / 2), -turn, 1.0)
    move[:, 2] += (
        picture.shape[1] / 2 + x * scale - wide / 2,
        picture.shape[0] / 2 + y * scale - tall / 2,
    )
    size = (picture.shape[1], picture.shape[0])
    laid = cv2.warpAffine(small, move, size, flags=cv2.INTER_LINEAR)
    cover = cv2.warpAffine(np.full_like(small, 255), move, size)
    picture[cover > 127] = laid[cover > 127]


def _mat(picture: Gray, scale: float) -> None:
    """The mat's four marks, the pile's place in the middle of the picture."""
    pile = mat.DISCARD
    x0 = picture.shape[1] / 2 - (pile.x + pile.width / 2) * scale
    y0 = picture.shape[0] / 2 - (pile.y + pile.height / 2) * scale
    for number, rows in mat.MARKS.items():
        bits = np.array([[char == "1" for char in row] for row in rows])
        mark = np.kron(np.pad(bits, 1), np.ones((12, 12))).astype(np.uint8) * 215 + 20
        place = mat.MARK_PLACES[number]
        wide = round(place.width * scale)
        x, y = round(x0 + place.x * scale), round(y0 + place.y * scale)
        edge = round(3 * scale)
        picture[y - edge : y + wide + edge, x - edge : x + wide + edge] = 235
        picture[y : y + wide, x : x + wide] = cv2.resize(
            mark, (wide, wide), interpolation=cv2.INTER_AREA
        )


def night(*scenes: tuple[list[tuple[str, Place]], int]) -> Iterator[Frame]:
    """Frames at 15 a second: some of each scene."""
    number = 0
    for cards, many in scenes:
        for _ in range(many):
            picture = table(cards, seed=number)
            yield Frame(number / 15, picture)
            number += 1


def jpeg(picture: Gray) -> bytes:
    return np.asarray(cv2.imencode(".jpg", picture)[1], np.uint8).tobytes()
