"""The household's own sounds: a folder of short files, each named after what it is heard at."""

from pathlib import Path

from flask import Blueprint, jsonify, send_file
from flask.typing import ResponseReturnValue

from companion.server.description import TEXT, about, named
from companion.server.service import service
from companion.server.turned_away import TurnedAway

sounds = Blueprint("sounds", __name__)

KINDS = (".mp3", ".ogg", ".wav", ".m4a")
MOST_BYTES = 1_000_000
"""Bytes of a sound: a few seconds."""


def found() -> dict[str, Path]:
    """The sounds of the folder, by the name of their event."""
    folder = service().options.sounds
    if folder is None or not folder.is_dir():
        return {}
    return {
        file.stem: file
        for file in sorted(folder.iterdir())
        if file.suffix.lower() in KINDS and file.is_file() and file.stat().st_size <= MOST_BYTES
    }


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
