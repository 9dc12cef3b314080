"""The bots' own reckoning of cards: written from the rule sheets again, apart from `companion.rules`."""

from __future__ import annotations

COLORS = {
    "classic": ("red", "blue", "green", "yellow"),
    "mod": ("red", "blue", "green", "yellow"),
    "spin": ("red", "blue", "green", "yellow"),
    "power-grab": ("red", "blue", "green", "yellow"),
    "nonpartisan": ("purple", "green", "orange", "yellow"),
    "no-mercy": ("red", "blue", "green", "yellow"),
    "all-wild": (),
}
FIFTY = ("wild", "wild-draw-four", "mod", "wild-grab")
TOWER_AGAINST = {"draw-one": "u", "draw-two": "n", "wild-draw-four": "o", "skip": "bang"}
TOWERS = ("u", "n", "o", "bang")
OWED = {
    **{"draw-one": 1, "draw-two": 2, "draw-four": 4},
    **{"wild-draw-two": 2, "wild-draw-four": 4, "wild-reverse-draw-four": 4},
    **{"wild-draw-six": 6, "wild-draw-ten": 10},
}
REVERSES = ("reverse", "wild-reverse", "wild-reverse-draw-four")
FORTY = ("wild-swap-hands", "wild-shuffle-hands")


def plain(card: str) -> str:
    """The card without the number of its copy."""
    return card.split("#")[0]


def color(card: str) -> str | None:
    """The color printed on it; wilds have none."""
    word = card.split("-")[0]
    return word if word in ("red", "blue", "green", "yellow", "purple", "orange") else None


def symbol(card: str) -> str:
    """What is matched beside the color: a number or an action, never a swirl or a power icon."""
    name = plain(card)
    if color(name) is None:
        return name
    rest = name.split("-")[1:]
    return rest[0] if rest[0].isdigit() else "-".join(rest)


def badge(card: str) -> str | None:
    """The swirl or the power icon beside a number."""
    parts = plain(card).split("-")
    return parts[2] if len(parts) == 3 and parts[1].isdigit() else None


def number(card: str) -> int | None:
    """The number on a number card."""
    sign = symbol(card)
    return int(sign) if sign.isdigit() else None


def points(card: str) -> int:
    """What it costs whoever is left with it."""
    sign = symbol(card)
    if sign.isdigit():
        return int(sign)
    if sign in FORTY:
        return 40
    if sign in FIFTY or sign == "grab-two" or sign.startswith("wild-"):
        return 50
    return 40 if sign.startswith("custom") else 20


def fits(card: str, *, top: str, in_force: str | None, color_only: bool = False) -> bool:
    """Whether it may go onto the pile, as far as everybody can see."""
    if color(card) is None or in_force is None:
        return True
    if color(card) == in_force:
        return True
    return not color_only and color(top) is not None and symbol(card) == symbol(top)
