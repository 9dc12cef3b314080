"""Run before the companion: the zbar library lies in the bundle, where Python doesn't look by itself."""

import ctypes.util
import sys
from pathlib import Path

_FOLDER = Path(getattr(sys, "_MEIPASS", "."))
_look_elsewhere = ctypes.util.find_library


def _find_library(name: str) -> str | None:
    """The bundle's own zbar; every other library as ever."""
    beside = sorted(_FOLDER.glob("libzbar.*")) if name == "zbar" else []
    return str(beside[0]) if beside else _look_elsewhere(name)


ctypes.util.find_library = _find_library
