"""Short fingerprints, the same on every machine: of an act, to know it again; of a table, to see drift."""

import hashlib
import json
from collections.abc import Mapping
from functools import partial

_hashed = partial(hashlib.blake2b, digest_size=8)
_ACT = json.JSONEncoder(sort_keys=True, default=str).encode
_TABLE = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def fingerprint_of(act: object) -> str:
    """Of an act as it was sent."""
    return _hashed(_ACT(act).encode()).hexdigest()


def digest(table: Mapping[str, object]) -> str:
    """Of a whole table as it is drawn."""
    return _hashed(_TABLE(table).encode()).hexdigest()
