"""The two decoders behind one small interface: a gray picture in, the QR codes in it out.

zxing-cpp is fast and bears blur and small modules; zbar bears over-exposure and thin print. Traps:
zxing's `QRCode` is a family with Micro QR that misreads, so only `QRCodeModel2` is asked for; zbar
with all its kinds of codes finds some in cloth, raises ValueError on codes in several parts, and
gives corners in no order.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np
import zxingcpp
from numpy.typing import NDArray

from companion.pile.quad import Quad, area
from companion.vision.picture import Gray

MODULES = 21
"""Along a side of QR version 1, the only one on our cards."""


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code found in a picture: its text, and its corners from its own top left clockwise."""

    text: str
    corners: Quad
    ours: bool
    """Version 1 and level H, as all our tags are; zbar cannot tell, so its word is checked against the picture."""


@dataclass(frozen=True, slots=True)
class Broken:
    """Something that is a QR code but could not be read: a tag half under another card."""

    corners: Quad


_QR = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCodeModel2])


class Reader(Protocol):
    """One way of finding codes."""

    def __call__(self, picture: Gray, /) -> list[Code]: ...


def zxing(picture: Gray) -> list[Code]:
    """The codes that zxing-cpp reads."""
    found = zxingcpp.read_barcodes(
        picture,
        formats=_QR,
        text_mode=zxingcpp.TextMode.Plain,
        try_invert=False,
        try_downscale=False,
    )
    return [code for code in map(_zxing_code, found) if code is not None]


def zxing_thorough(picture: Gray) -> tuple[list[Code], list[Broken]]:
    """The same at every size, and the codes that it found but could not read."""
    found = zxingcpp.read_barcodes(
        picture,
        formats=_QR,
        text_mode=zxingcpp.TextMode.Plain,
        try_invert=False,
        return_errors=True,
    )
    codes = [code for code in map(_zxing_code, found) if code is not None]
    return codes, [Broken(_as_quad(barcode)) for barcode in found if not barcode.valid]


def _as_quad(barcode: zxingcpp.Barcode) -> Quad:
    at = barcode.position
    return (
        (float(at.top_left.x), float(at.top_left.y)),
        (float(at.top_right.x), float(at.top_right.y)),
        (float(at.bottom_right.x), float(at.bottom_right.y)),
        (float(at.bottom_left.x), float(at.bottom_left.y)),
    )


def _zxing_code(barcode: zxingcpp.Barcode) -> Code | None:
    if not barcode.valid:
        return None
    extra = barcode.extra
    version = extra.get("Version") if isinstance(extra, dict) else None
    ours = version == "1" and barcode.ec_level == "H"
    return Code(barcode.text, _as_quad(barcode), ours)


@cache
def zbar() -> Reader | None:
    """The zbar reader, or None where the libzbar library isn't installed."""
    if sys.platform == "darwin":
        _look_where_homebrew_is()
    try:
        library = import_module("pyzbar.pyzbar")
    except (ImportError, OSError):
        return None
    decode: Callable[..., list[object]] = library.decode
    only_qr = [library.ZBarSymbol.QRCODE]

    def read(picture: Gray) -> list[Code]:
        try:
            found = decode(picture, symbols=only_qr)
        except ValueError:  # a code in several parts: no card of ours
            return []
        return [code for code in (_zbar_code(picture, symbol) for symbol in found) if code]

    return read


def _look_where_homebrew_is() -> None:
    """Lets Python find what Homebrew has installed: on Apple's own processors that is in no usual folder."""
    brewed = [
        str(Path(prefix) / "lib")
        for prefix in (os.environ.get("HOMEBREW_PREFIX"), HOMEBREW)
        if prefix
    ]
    usual = ["/usr/local/lib", "/lib", "/usr/lib"]
    said = os.environ.get("DYLD_FALLBACK_LIBRARY_PATH")
    os.environ["DYLD_FALLBACK_LIBRARY_PATH"] = ":".join([*([said] if said else usual), *brewed])


HOMEBREW = Path("/", "opt", "homebrew")
"""Where Homebrew lives on a Mac with a processor of Apple's own."""

NO_ZBAR = (
    "The second tag reader (zbar) is not installed, so cards in glare are read later: "
    "apt install libzbar0, or brew install zbar."
)


def _zbar_code(picture: Gray, symbol: object) -> Code | None:
    data: bytes = getattr(symbol, "data")  # noqa: B009  (pyzbar has no types)
    polygon: list[tuple[int, int]] = getattr(symbol, "polygon")  # noqa: B009
    text = data.decode("ascii", errors="replace")
    if len(polygon) != 4:
        x, y, wide, tall = getattr(symbol, "rect")  # noqa: B009
        polygon = [(x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)]
    loose = [(float(x), float(y)) for x, y in polygon]
    corners: Quad = (loose[0], loose[1], loose[2], loose[3])
    upright = turned_upright(picture, corners)
    return Code(text, upright or corners, ours=upright is not None)


def _fixed_modules() -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """The modules that are alike in every tag, -1 for ink and 1 for paper, and where they are."""
    modules = np.ones((MODULES, MODULES), np.float32)
    fixed = np.zeros((MODULES, MODULES), np.bool_)
    for top, left in ((0, 0), (0, MODULES - 7), (MODULES - 7, 0)):
        modules[top : top + 7, left : left + 7] = -1
        modules[top + 1 : top + 6, left + 1 : left + 6] = 1
        modules[top + 2 : top + 5, left + 2 : left + 5] = -1
        fixed[max(0, top - 1) : top + 8, max(0, left - 1) : left + 8] = True
    modules[6, 8:13] = modules[8:13, 6] = (-1, 1, -1, 1, -1)
    fixed[6, 8:13] = fixed[8:13, 6] = True
    return modules, fixed


_MODULES, FIXED = _fixed_modules()
MARKS = np.asarray(_MODULES[FIXED] - _MODULES[FIXED].mean(), np.float32)
"""The marks that every tag has alike: finders and timing."""
ALIKE = 0.55
"""How alike a picture and a tag's marks must be, from -1 to 1."""


def turned_upright(picture: Gray, corners: Quad) -> Quad | None:
    """The corners from the tag's own top left clockwise; None if it is no QR code of version 1."""
    if area(corners) < 0:
        corners = (corners[0], corners[3], corners[2], corners[1])
    flat = _flatten_tag(picture, corners)
    best, first = ALIKE, None
    for start in range(4):
        turned = np.rot90(flat, start)
        seen = turned[FIXED] - turned[FIXED].mean()
        norm = float(np.sqrt((seen * seen).sum() * (MARKS * MARKS).sum()))
        alike = float((seen * MARKS).sum()) / norm if norm else 0.0
        if alike > best:
            best, first = alike, start
    if first is None:
        return None
    a, b, c, d = (corners[(first + corner) % 4] for corner in range(4))
    return (a, b, c, d)


def _flatten_tag(picture: Gray, corners: Quad) -> NDArray[np.float32]:
    """The tag as 21 x 21 shades, its first corner at the top left."""
    fine = 3
    side = MODULES * fine
    square = np.array([(0, 0), (side, 0), (side, side), (0, side)], np.float32)
    warp = cv2.getPerspectiveTransform(np.array(corners, np.float32), square)
    flat = cv2.warpPerspective(picture, warp, (side, side), flags=cv2.INTER_LINEAR)
    shades = np.asarray(flat, np.float32).reshape(MODULES, fine, MODULES, fine)
    return np.asarray(shades.mean(axis=(1, 3)), np.float32)
