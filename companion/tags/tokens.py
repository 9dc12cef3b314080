"""The command tokens: tags laid beside the pile that say what would otherwise have to be tapped.

They belong to the table, not to a deck: one printed set serves every game.
"""

from collections.abc import Mapping

from companion.rules.card_names import BADGES
from companion.tags.check import with_check

MARK = "*"
GAME = "0"
_DECK = "00"

_CODES: Mapping[str, str] = {
    **{color: f"C{color[0].upper()}" for color in ("red", "blue", "green", "yellow")},
    "purple": "CP",
    "orange": "CO",
    "drew": "DR",
    "pass": "PA",
    "uno": "UN",
    "catch": "CA",
    "challenge": "CH",
    "guilty": "GU",
    "innocent": "IN",
    "block": "BL",
    "spin": "SP",
    "veto": "VE",
    "allow": "AL",
    "undo": "UD",
    "next-round": "NX",
    "reshuffle": "RS",
    **{f"seat-{seat}": f"S{'123456789A'[seat - 1]}" for seat in range(1, 11)},
    **{f"tower-{icon}": f"T{icon[0].upper()}" for icon, letter in BADGES.items() if letter},
}

TOKENS: tuple[str, ...] = tuple(_CODES)
"""Every token's name, such as a color, `drew`, `pass`, `uno`, `challenge`, `undo`, `seat-1` or `tower-u`."""

_NAMES = {code: token for token, code in _CODES.items()}


def token_tag(token: str) -> str:
    """The text on a token's tag."""
    if token not in _CODES:
        raise ValueError(f"There is no token called “{token}”.")
    return with_check(MARK + GAME + _DECK + _CODES[token])


def token_named(code: str) -> str | None:
    """The token for which two characters stand."""
    return _NAMES.get(code)
