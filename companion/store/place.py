"""Where the store is unless somebody says otherwise: in the user's data folder."""

import os
import sys
from pathlib import Path


def folder() -> Path:
    """The companion's folder on this machine."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "companion"


def usual_store() -> Path:
    """The household's store."""
    return folder() / "companion.db"
