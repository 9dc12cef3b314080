"""One line of the table that `python -m benchmarks` prints: what was measured, ours, theirs, and what was wanted."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """Ours beside a named peer or beside a number that was wanted; `ratio` is what the target speaks of."""

    what: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float | None = None
    ratio: float | None = None
    least: float | None = None
    most: float | None = None
    spread: tuple[float, float] | None = None
    """The lowest and the highest that was judged, where it was measured more than once."""

    @property
    def judged(self) -> float:
        """The number that is compared with the target."""
        return self.ours if self.ratio is None else self.ratio

    @property
    def target(self) -> str:
        """What was wanted."""
        ends = [f"≥ {shown(self.least)}"] if self.least is not None else []
        ends += [f"≤ {shown(self.most)}"] if self.most is not None else []
        return " and ".join(ends) + (" times" if ends and self.ratio is not None else "")

    @property
    def met(self) -> bool | None:
        """Whether the target stands; None where none was set."""
        if self.least is None and self.most is None:
            return None
        return (self.least is None or self.judged >= self.least) and (
            self.most is None or self.judged <= self.most
        )

    def cells(self) -> list[str]:
        """As the table shows it."""
        return [
            self.what,
            f"{shown(self.ours)} {self.unit}",
            self.peer,
            "" if self.theirs is None else f"{shown(self.theirs)} {self.unit}",
            "" if self.ratio is None else f"{self.ratio:.2f}",
            "" if self.spread is None else " to ".join(shown(end) for end in self.spread),
            self.target,
            {True: "met", False: "MISSED", None: ""}[self.met],
        ]

    def as_json(self) -> dict[str, Any]:
        """As the file holds it."""
        return {**asdict(self), "target": self.target, "met": self.met}


def together(times: list[list[Row]]) -> list[Row]:
    """The rows of a part that was measured several times: of each the one in the middle, and how far they spread."""
    found = []
    for same in zip(*times, strict=True):
        in_order = sorted(same, key=lambda row: row.judged)
        spread = (in_order[0].judged, in_order[-1].judged) if len(same) > 1 else None
        found.append(replace(in_order[len(same) // 2], spread=spread))
    return found


def agree(times: list[list[Row]]) -> bool:
    """Whether measuring again would tell little new: at least twice, and no ratio spreads by more than a twentieth."""
    ends = [row.spread for row in together(times) if row.ratio is not None]
    return len(times) > 1 and all(end is not None and end[1] <= 1.05 * end[0] for end in ends)


def shown(value: float) -> str:
    """A number with as many digits as mean something."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def named(package: str, name: str = "") -> str:
    """A peer with its version."""
    try:
        return f"{name or package} {version(package)}"
    except PackageNotFoundError:
        return name or package
