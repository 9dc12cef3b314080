"""A film made of JPEGs as they are: an AVI file that any player shows, without opening a single picture."""

import struct
from typing import BinaryIO

_INDEXED = 0x10
"""The AVI flag that says: an index follows the pictures. In the index it marks a picture that stands by itself."""


class MotionJpeg:
    """Writes pictures of one size, one after another, into an open file."""

    def __init__(self, file: BinaryIO, width: int, height: int, fps: int) -> None:
        self._file = file
        self._size = width, height
        self._fps = fps
        self._index: list[tuple[int, int]] = []
        self.bytes = 0
        file.write(self._avi_header())

    @property
    def frames(self) -> int:
        """Pictures that were written."""
        return len(self._index)

    def add(self, jpeg: bytes, times: int = 1) -> None:
        """Write a picture, as often as it is to be shown."""
        chunk = b"00dc" + struct.pack("<I", len(jpeg)) + jpeg + bytes(len(jpeg) % 2)
        for _ in range(times):
            self._index.append((4 + self.bytes, len(jpeg)))
            self._file.write(chunk)
            self.bytes += len(chunk)

    def close(self) -> None:
        """Write the index, and what only the end knows into the head."""
        rows = (struct.pack("<4sIII", b"00dc", _INDEXED, at, size) for at, size in self._index)
        index = b"".join(rows)
        self._file.write(b"idx1" + struct.pack("<I", len(index)) + index)
        self._file.seek(0)
        self._file.write(self._avi_header())

    def _avi_header(self) -> bytes:
        (width, height), frames = self._size, self.frames
        largest = max((size for _, size in self._index), default=0)
        main = struct.pack(
            "<14I", 10**6 // self._fps, 0, 0, _INDEXED, frames, 0, 1, largest, width, height, 0, 0, 0, 0
        )  # fmt: skip
        stream = struct.pack(
            "<4s4sIHHIIIIIIII4H", b"vids", b"MJPG", 0, 0, 0, 0, 1, self._fps, 0, frames, largest, 0xFFFFFFFF, 0,
            0, 0, width, height,
        )  # fmt: skip
        picture = struct.pack(
            "<IiiHH4sIiiII", 40, width, height, 1, 24, b"MJPG", 3 * width * height, 0, 0, 0, 0
        )
        kind = _riff_list(b"strl", _riff_chunk(b"strh", stream) + _riff_chunk(b"strf", picture))
        header = _riff_list(b"hdrl", _riff_chunk(b"avih", main) + kind)
        index = 8 + 16 * frames if frames else 0
        whole = 4 + len(header) + 12 + self.bytes + index
        return (
            struct.pack("<4sI4s", b"RIFF", whole, b"AVI ")
            + header
            + struct.pack("<4sI4s", b"LIST", 4 + self.bytes, b"movi")
        )


def _riff_chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data


def _riff_list(name: bytes, data: bytes) -> bytes:
    return b"LIST" + struct.pack("<I", 4 + len(data)) + name + data
