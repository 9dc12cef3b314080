"""Keeps the libraries quiet: their chatter (FFmpeg, libjpeg) off the terminal, their work on one core."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import cv2


def alone() -> None:
    """On one core: a card is too small to share out, and the others have work of their own."""
    cv2.setNumThreads(1)


@contextmanager
def quiet() -> Iterator[None]:
    """What C libraries print goes nowhere; Python's own errors are shown as ever."""
    python = sys.stderr
    try:
        mine = python.fileno()
    except (AttributeError, OSError, ValueError):
        mine = -1
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console prints nowhere anyway
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    if mine == 2:
        sys.stderr = open(kept, "w", buffering=1, closefd=False, errors="backslashreplace")  # noqa: SIM115
    try:
        yield
    finally:
        if mine == 2:
            with suppress(OSError, ValueError):
                sys.stderr.close()
            sys.stderr = python
        os.dup2(kept, 2)
        os.close(kept)
