"""The household's own sounds: a folder of short files, each named after what it is heard at."""

import os
from pathlib import Path

from flask import Blueprint, jsonify, send_file
from flask.typing import ResponseReturnValue

from companion.server.description import TEXT, about, named
from companion.server.service import service
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway

sounds = Blueprint("sounds", __name__)

KINDS = (".mp3", ".ogg", ".wav", ".m4a")
MOST_BYTES = 1_000_000
"""Bytes of a sound: a few seconds."""


MOST_SOUNDS = 500
"""Sounds of a folder; there are about sixty events to be heard."""

_listed: dict[Path, tuple[int, dict[str, Path]]] = {}
"""The last listing of a folder, and when the folder had changed by then."""


def found() -> dict[str, Path]:
    """The sounds of the folder, by the name of their event."""
    folder = service().options.sounds
    if folder is None:
        return {}
    try:
        changed = folder.stat().st_mtime_ns
    except OSError:
        return {}
    before, there = _listed.get(folder, (0, {}))
    if before != changed:
        there = offload(_sound_files, folder)
        _listed[folder] = changed, there
    return there


def _sound_files(folder: Path) -> dict[str, Path]:
    """The plain files of the folder that are sounds: a link might lead to something that is nobody's to hear."""
    there: dict[str, Path] = {}
    with os.scandir(folder) as files:
        for file in files:
            path = Path(file.path)
            if path.suffix.lower() not in KINDS or not file.is_file(follow_symlinks=False):
                continue
            if file.stat(follow_symlinks=False).st_size <= MOST_BYTES:
                there[path.stem] = path
            if len(there) >= MOST_SOUNDS:
                break
    return dict(sorted(there.items()))


@sounds.get("/api/sounds")
@about(
    "The household's own sounds, by the moment they are heard at: `skipped`, `uno-called`, `card`, `win` and so on.",
    who="anyone",
    gives=named(TEXT),
)
def listed() -> ResponseReturnValue:
    return jsonify({event: f"/api/sounds/{event}" for event in found()})


@sounds.get("/api/sounds/<event>")
@about(
    "One sound.", who="anyone", gives={"type": "string", "format": "binary"}, gives_type="audio/*"
)
def sound(event: str) -> ResponseReturnValue:
    file = found().get(event)
    if file is None:
        raise TurnedAway(404, "no-such-page", {"say": "house-no-page"})
    return send_file(file)
