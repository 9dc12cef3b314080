"""A card as the rules see it: its face, what it does when played, and what it costs in hand."""

from dataclasses import dataclass

from companion.rules.effects import Effect


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
    start: str = "stays"  # turned up at the start it `stays`, goes `back`, or is `passed-over` for the next card
    restricted: bool = False  # only without a card of the color in force
    section: str = ""  # where the sheet speaks of it, unless under its own symbol

    @property
    def number(self) -> int | None:
        """The number printed on it, or None for a symbol."""
        return int(self.symbol) if self.symbol.isdigit() else None

    @property
    def wild(self) -> bool:
        return self.color is None

    @property
    def cited(self) -> str:
        """The section of the sheet that speaks of this card."""
        return self.section or ("lets-play" if self.number is not None else self.symbol)


def number(
    color: str, value: int, badge: str | None = None, *does: Effect, section: str = ""
) -> Card:
    """A number card; whatever its badge does, it does only when played."""
    name = f"{color}-{value}" + (f"-{badge}" if badge else "")
    return Card(name, color, str(value), value, badge, does, section=section)


def action(
    color: str,
    symbol: str,
    *does: Effect,
    points: int = 20,
    at_start: tuple[Effect, ...] | None = None,
    start: str = "stays",
    section: str = "",
) -> Card:
    """A colored card with a symbol; turned up at the start it acts, unless told otherwise."""
    at_once = does if at_start is None else at_start
    return Card(
        f"{color}-{symbol}", color, symbol, points, None, does, at_once, start, section=section
    )


def wild(
    name: str,
    *does: Effect,
    points: int = 50,
    at_start: tuple[Effect, ...] = (),
    start: str = "stays",
    restricted: bool = False,
    section: str = "",
) -> Card:
    """A card of no color that may be played on anything."""
    return Card(name, None, name, points, None, does, at_start, start, restricted, section)
