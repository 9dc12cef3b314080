"""What cameras do on Windows and on a Mac, as far as it can be played here."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from itertools import count
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from companion.vision import reader, source

PICTURE = np.zeros((2, 2), np.uint8)


def test_a_camera_that_takes_long_to_open_is_opened_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "PATIENCE", 0.05)
    monkeypatch.setattr(source, "OPENING", 5.0)
    opened = []

    def webcam(number: int, _size: tuple[int, int]) -> int:
        opened.append(number)
        time.sleep(0.3)  # Windows takes up to twenty seconds
        return number

    def captured(*_: object) -> Iterator[source.Shot]:
        yield PICTURE, None

    monkeypatch.setattr(source, "_frames_of_webcam", webcam)
    monkeypatch.setattr(source, "_capture_loop", captured)
    assert next(source.frames("3", clock=time.monotonic)).picture is PICTURE
    assert opened == [3]


@pytest.mark.parametrize(("system", "asking"), [("darwin", "MainThread"), ("linux", "camera")])
def test_a_mac_asks_for_leave_in_the_thread_that_wants_pictures(
    system: str, asking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def webcam(number: int, _size: tuple[int, int]) -> int:
        asked.append(threading.current_thread().name)
        return number

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(source, "_frames_of_webcam", webcam)
    monkeypatch.setattr(source, "_capture_loop", lambda *_: iter([(PICTURE, None)]))
    next(source.frames("0", clock=count().__next__))
    assert asked == [asking]


def test_windows_tells_its_cameras_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    known = ModuleType("cv2_enumerate_cameras")
    plugged = [SimpleNamespace(index=0, name="Built in"), SimpleNamespace(index=1, name="C920")]
    monkeypatch.setattr(known, "enumerate_cameras", lambda _way: plugged, raising=False)
    monkeypatch.setitem(sys.modules, "cv2_enumerate_cameras", known)
    monkeypatch.setattr(sys, "platform", "win32")
    assert source.cameras() == {0: "Built in", 1: "C920"}
    assert source.named("c920") == 1


def test_what_homebrew_installed_is_found_on_a_mac(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DYLD_FALLBACK_LIBRARY_PATH", raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    reader.zbar.cache_clear()
    reader.zbar()
    assert str(reader.HOMEBREW / "lib") in os.environ["DYLD_FALLBACK_LIBRARY_PATH"].split(":")
    monkeypatch.undo()
    reader.zbar.cache_clear()
