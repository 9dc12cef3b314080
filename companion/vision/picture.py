"""Gray pictures, and the few ways of making one easier to read."""

import math
import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.vision import picture_size
from companion.words import CantDo

Gray = NDArray[np.uint8]


class Colors(Protocol):
    """The same picture in color, made only when somebody asks for it: of any size, or `whole`."""

    def __call__(self, *, whole: bool = False) -> NDArray[np.uint8]: ...


# OpenCV 4, which Intel Macs have, calls it otherwise than OpenCV 5.
(getattr(cv2, "setLogLevel", None) or cv2.utils.logging.setLogLevel)(0)
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")  # the same for FFmpeg: errors are said by us

LARGEST = 4096
"""Pixels along the longer side; a larger photo is halved until it fits."""


class NoPicture(CantDo):
    """These bytes or this file hold no picture; says so in one sentence."""


def gray(picture: NDArray[np.uint8]) -> Gray:
    """A frame in shades of gray, whatever the camera gave (decoders read channel 0 of colors wrongly)."""
    if picture.ndim == 2:
        return np.ascontiguousarray(picture)
    if picture.shape[2] == 1:
        return np.ascontiguousarray(picture[:, :, 0])
    code = cv2.COLOR_BGRA2GRAY if picture.shape[2] == 4 else cv2.COLOR_BGR2GRAY
    return np.asarray(cv2.cvtColor(picture, code), np.uint8)


def opened(data: bytes) -> Gray:
    """A compressed picture (JPEG, PNG, WebP, …) as gray."""
    try:
        picture_size.check(data)
    except picture_size.TooLarge as fault:
        raise NoPicture(str(fault)) from fault
    try:
        room = data + bytes(32)  # the tiniest WebP is shorter than OpenCV expects of one
        # A JPEG opens as gray in a third of the time; in others there may be something to see through.
        how = cv2.IMREAD_GRAYSCALE if data[:2] == b"\xff\xd8" else cv2.IMREAD_UNCHANGED
        picture = cv2.imdecode(np.frombuffer(room, np.uint8), how)
    except cv2.error:
        picture = None
    if picture is None or not picture.size:
        raise NoPicture(said={"say": "house-bad-picture"})
    if picture.dtype == np.uint16:
        picture = (picture // 257).astype(np.uint8)
    if picture.ndim == 3 and picture.shape[2] in (2, 4):
        picture = _on_white(picture)
    found = gray(np.asarray(picture, np.uint8))
    while max(found.shape) > LARGEST:
        found = np.asarray(
            cv2.resize(found, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8
        )
    return found


def colored(data: bytes) -> Colors:
    """The colors of a compressed picture, an eighth of its size: a JPEG gives them for next to nothing."""

    def small(*, whole: bool = False) -> NDArray[np.uint8]:
        how = cv2.IMREAD_COLOR if whole else cv2.IMREAD_REDUCED_COLOR_8
        seen = cv2.imdecode(np.frombuffer(data, np.uint8), how)
        if seen is None:
            raise NoPicture(said={"say": "house-bad-picture"})
        return np.asarray(seen, np.uint8)

    return small


def opened_file(path: Path, way: Callable[[bytes], Gray] = opened) -> Gray:
    """A picture file as gray, or as it is opened another way."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise NoPicture(f"{path}: {error.strerror or error}.") from error
    try:
        return way(data)
    except NoPicture:
        raise NoPicture(f"{path}: this is no picture that can be opened.") from None


def _on_white(picture: NDArray[np.generic]) -> NDArray[np.uint8]:
    """A see-through picture as it looks on white paper."""
    found = np.empty((*picture.shape[:2], picture.shape[2] - 1), np.uint8)
    for top in range(0, picture.shape[0], 256):  # a strip at a time: as fractions it is large
        strip = picture[top : top + 256]
        cover = strip[:, :, -1:].astype(np.float32) / 255
        color = strip[:, :, :-1].astype(np.float32)
        found[top : top + 256] = color * cover + 255 * (1 - cover)
    return found


def enlarged(picture: Gray, times: float) -> Gray:
    """The picture blown up: decoders want more pixels a module than a webcam has."""
    if times == 1:
        return picture
    return np.asarray(
        cv2.resize(picture, None, fx=times, fy=times, interpolation=cv2.INTER_LINEAR), np.uint8
    )


def shrunk(picture: Gray, times: float) -> Gray:
    """The picture made smaller: quicker to compare, and less noisy."""
    return np.asarray(
        cv2.resize(picture, None, fx=times, fy=times, interpolation=cv2.INTER_AREA), np.uint8
    )


def shrunk_quickly(picture: Gray, times: float) -> Gray:
    """The same in a tenth of the time, and with all its noise: for what is looked at in passing."""
    return enlarged(picture, times) if times > 0.5 else shrunk(picture, times)


def sharpened(picture: Gray) -> Gray:
    """Edges made harder (unsharp mask), against a lens slightly out of focus."""
    soft = cv2.GaussianBlur(picture, (5, 5), 1.2)
    return np.asarray(cv2.addWeighted(picture, 2.0, soft, -1.0, 0), np.uint8)


_CLAHE = cv2.createCLAHE(clipLimit=3.0, tileGridSize=(8, 8))


def evened(picture: Gray) -> Gray:
    """Contrast evened out place by place (CLAHE): the best known remedy for glare."""
    return np.asarray(_CLAHE.apply(picture), np.uint8)


_DARKER = np.asarray(((np.arange(256) / 255.0) ** 2.2 * 255).round(), np.uint8)


def darkened(picture: Gray) -> Gray:
    """Bright tones spread, dark ones pressed together (gamma 2.2): for an over-exposed sleeve."""
    return np.asarray(cv2.LUT(picture, _DARKER), np.uint8)


def alike(one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
    """How alike two rows of shades are, whatever the light: from -1 to 1."""
    one, other = one - one.mean(), other - other.mean()
    norm = math.sqrt(float(one @ one) * float(other @ other))
    return float(one @ other) / norm if norm else 0.0
