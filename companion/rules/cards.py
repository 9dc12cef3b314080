"""A card as the rules see it: its face, what it does when played, and what it costs in hand."""

from dataclasses import dataclass

from companion.rules.effects import Effect

BADGES = ("spin", "u", "n", "o", "bang")


@dataclass(frozen=True, slots=True)
class Card:
    """One face of a deck. The badge (swirl, power icon) is never matched, the symbol is."""

    name: str
    color: str | None
    symbol: str
    points: int
    badge: str | None = None
    does: tuple[Effect, ...] = ()
    at_start: tuple[Effect, ...] = ()
    goes_back: bool = False  # turned up at the start, it returns to the deck

    @property
    def number(self) -> int | None:
        """The number printed on it, or None for a symbol."""
        return int(self.symbol) if self.symbol.isdigit() else None

    @property
    def wild(self) -> bool:
        return self.color is None


SECTIONS = {
    "mod": "mod-card",
    "wild-grab": "wild-grab-a-tower",
    "grab-two": "grab-2-towers",
    "custom-1": "wild-customizable",
    "custom-2": "wild-customizable",
    "custom-3": "wild-customizable",
}


def section_of(card: Card) -> str:
    """Where the sheet speaks of this card."""
    if card.badge == "spin":
        return "spin-cards"
    if card.badge:
        return "power-icons"
    if card.number is not None:
        return "lets-play"
    return SECTIONS.get(card.symbol, card.symbol)


def number(color: str, value: int, badge: str | None = None, *does: Effect) -> Card:
    """A number card; whatever its badge does, it does only when played."""
    name = f"{color}-{value}" + (f"-{badge}" if badge else "")
    return Card(name, color, str(value), value, badge, does)


def action(
    color: str,
    symbol: str,
    *does: Effect,
    points: int = 20,
    at_start: tuple[Effect, ...] | None = None,
) -> Card:
    """A colored card with a symbol; turned up at the start it acts, unless told otherwise."""
    start = does if at_start is None else at_start
    return Card(f"{color}-{symbol}", color, symbol, points, None, does, start)


def wild(
    name: str,
    *does: Effect,
    points: int = 50,
    at_start: tuple[Effect, ...] = (),
    goes_back: bool = False,
) -> Card:
    """A card of no color that may be played on anything."""
    return Card(name, None, name, points, None, does, at_start, goes_back)


def design(name: str) -> str:
    """The name without the number of the physical copy: `red-7#1` is a `red-7`."""
    return name.partition("#")[0]
