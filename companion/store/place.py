"""Where the store is unless somebody says otherwise: in the user's data folder."""

import os
import sys
from pathlib import Path


def folder() -> Path:
    """The companion's folder on this machine."""
    return _users_data() / "companion"


def _users_data() -> Path:
    """Where programs keep what is the user's; a home is asked for only where nothing else is said."""
    if sys.platform == "win32":
        named, usual = "LOCALAPPDATA", ("AppData", "Local")
    elif sys.platform == "darwin":
        named, usual = "", ("Library", "Application Support")
    else:
        named, usual = "XDG_DATA_HOME", (".local", "share")
    said = os.environ.get(named)
    return Path(said) if said else Path.home().joinpath(*usual)


def usual_store() -> Path:
    """The household's store."""
    return folder() / "companion.db"
