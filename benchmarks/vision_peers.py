"""Other ways of reading the same frames, each on the whole frame: pyzbar, zxing-cpp, OpenCV's own detector.

OpenCV's detector has been seen to abort its process, so it runs in one of its own.
"""

import multiprocessing
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

import cv2
import numpy as np
import zxingcpp
from numpy.typing import NDArray
from pyzbar import pyzbar

Gray = NDArray[np.uint8]


@dataclass(slots=True)
class Peer:
    """One reader's running score."""

    name: str
    ms: list[float] = field(default_factory=list)
    tops: int = 0
    cards: set[tuple[object, ...]] = field(default_factory=set)

    def add(self, other: "Peer") -> None:
        """Takes in what the same reader did in another film."""
        self.ms += other.ms
        self.tops += other.tops
        self.cards |= other.cards


def with_pyzbar(picture: Gray) -> set[str]:
    try:
        found = pyzbar.decode(picture, symbols=[pyzbar.ZBarSymbol.QRCODE])
    except ValueError:
        return set()
    return {one.data.decode("ascii", "replace") for one in found}


def with_zxing(picture: Gray) -> set[str]:
    qr = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCodeModel2])
    return {one.text for one in zxingcpp.read_barcodes(picture, formats=qr)}


class WithOpenCV:
    """cv2.QRCodeDetector in a process of its own."""

    def __init__(self) -> None:
        self.aborts = 0
        self._start()

    def _start(self) -> None:
        self._here, there = multiprocessing.get_context("spawn").Pipe()
        self._process = multiprocessing.get_context("spawn").Process(
            target=_detect, args=(there,), daemon=True
        )
        self._process.start()
        there.close()

    def __call__(self, picture: Gray) -> tuple[set[str], float]:
        """What it reads, and the CPU milliseconds it took there."""
        try:
            self._here.send(picture)
            texts, ms = self._here.recv()
            return set(texts), float(ms)
        except (EOFError, OSError):
            self.aborts += 1
            self._start()
            return set(), float("nan")

    def close(self) -> None:
        self._process.kill()
        self._process.join()


def _detect(there: Connection) -> None:
    cv2.setNumThreads(1)
    detector = cv2.QRCodeDetector()
    while True:
        picture = there.recv()
        began = time.process_time()
        try:
            _, texts, _, _ = detector.detectAndDecodeMulti(picture)
        except cv2.error:
            texts = ()
        there.send(([text for text in texts if text], (time.process_time() - began) * 1000))
