"""How large a compressed picture is, read from its first bytes: a small file may be huge once it is opened."""

from collections.abc import Iterator

LARGEST = 4096 * 3120
"""Pixels of a picture: twelve millions, as phones take them."""

DEEPEST = 64 * 2**20
"""Bytes that it may take when it is open."""

SCANS = 100
"""Scans that a JPEG may have; progressive ones have about ten, and each costs a pass over the whole picture."""

_KNOWN = (b"\xff\xd8", b"\x89PNG", b"RIFF")
"""The first bytes of the formats whose size is read here."""

_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The parts of a JPEG that say its size."""


class TooLarge(ValueError):
    """A picture that nobody should open; says so in one sentence."""


def check(data: bytes) -> None:
    """Refuse a picture that is too large, without opening it."""
    if data.startswith(b"\xff\xd8") and data.count(b"\xff\xda") > SCANS:
        raise TooLarge("That picture has too many layers: save it as a plain JPEG.")
    found = _read_size(data)
    if found is None:
        if data.startswith(_KNOWN):  # a decoder may yet find a size in it, and a huge one
            raise TooLarge("The size of that picture can't be read.")
        return
    width, height, deep = found
    if not 0 < width * height <= LARGEST or width * height * deep > DEEPEST:
        raise TooLarge(
            f"That picture is {width} x {height}: send one of at most {LARGEST // 10**6} million pixels."
        )


def _read_size(data: bytes) -> tuple[int, int, int] | None:
    """Width, height and bytes a pixel; None when the first bytes are no picture's."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and data[12:16] == b"IHDR" and len(data) > 28:
        channels = {0: 1, 2: 3, 3: 4, 4: 2, 6: 4}.get(data[25], 4)
        return _big_endian(data[16:20]), _big_endian(data[20:24]), channels * max(1, data[24] // 8)
    if data.startswith(b"\xff\xd8"):
        return next(_count_frames(data), None)
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP" and len(data) >= 30:
        return _read_webp_size(data)
    return None


def _count_frames(data: bytes) -> Iterator[tuple[int, int, int]]:
    at = 2
    while at + 9 < len(data):
        if data[at] != 0xFF:
            return
        kind = data[at + 1]
        if kind in _FRAMES:
            yield _big_endian(data[at + 7 : at + 9]), _big_endian(data[at + 5 : at + 7]), 4
        if kind == 0xFF:
            at += 1
        elif kind == 0x01 or 0xD0 <= kind <= 0xD8:
            at += 2
        else:
            at += 2 + _big_endian(data[at + 2 : at + 4])


def _read_webp_size(data: bytes) -> tuple[int, int, int] | None:
    match data[12:16]:
        case b"VP8 ":
            width, height = data[26:28], data[28:30]
            return _little_endian(width) & 0x3FFF, _little_endian(height) & 0x3FFF, 4
        case b"VP8L":
            bits = _little_endian(data[21:25])
            return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF), 4
        case b"VP8X":
            return 1 + _little_endian(data[24:27]), 1 + _little_endian(data[27:30]), 4
        case _:
            return None


def jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a JPEG; None when its first bytes don't say."""
    return next(((width, height) for width, height, _ in _count_frames(data)), None)


def _big_endian(data: bytes) -> int:
    return int.from_bytes(data, "big")


def _little_endian(data: bytes) -> int:
    return int.from_bytes(data, "little")
