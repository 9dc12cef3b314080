"""A proof's result as a table of text and as a picture: own SVG, no library."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from companion.rules.games import GAMES

Sums = Mapping[str, Mapping[str, Any]]
TITLES = {game.name: game.title for game in GAMES.values()}
LINES = (
    "games", "scores right", "rounds", "placements", "seen", "missed", "hidden", "not taken back",
    "wrong cards", "illegal", "caught",
    "false accusations", "bluffs unmasked", "compared", "differing", "refused", "findings",
    "taps a game", "scans a game", "taps a placement",
    "rounds of turns", "taps a round of turns", "turns without a tap %",
    "whose right %", "asked", "asked idly", "which is it", "right one named",
    "in sight s", "rest to event", "frame to table ms", "frames", "film hours", "cpu",
)  # fmt: skip


def shown(value: object) -> str:
    """A cell."""
    match value:
        case dict():
            return " ".join(f"{k} {v}" for k, v in value.items() if v) or "none"
        case list():
            return " / ".join(f"{v:g}" for v in value)
        case _:
            return str(value)


def rows(sums: Sums) -> list[str]:
    """A line a measure, a column a title."""
    columns = {name: [shown(row[line]) for line in LINES] for name, row in sums.items()}
    wide = {name: max(len(cell) for cell in [*cells, name]) for name, cells in columns.items()}
    head = " " * 20 + "  ".join(TITLES[name].rjust(wide[name]) for name in sums)
    body = [
        line.ljust(20) + "  ".join(columns[name][k].rjust(wide[name]) for name in sums)
        for k, line in enumerate(LINES)
    ]
    kinds = dict.fromkeys(kind for row in sums.values() for kind in row["of these"])
    body += [
        f"  {kind}".ljust(20)
        + "  ".join(f"{row['of these'].get(kind, 0):g}".rjust(wide[n]) for n, row in sums.items())
        for kind in kinds
    ]
    return [head, *body]


def chart_of(sums: Sums) -> str:
    """Bars: what was right, out of how many, for each title."""
    measures = (
        ("final scores right", "scores right", "games"),
        ("cards seen", "seen", "placements"),
        ("illegal plays flagged", "caught", "illegal"),
    )
    width, left, bar, gap = 800, 150, 20, 8
    parts: list[str] = []
    y = 44
    for says, part, whole in measures:
        parts.append(f'<text x="20" y="{y}" class="h">{escape(says)}</text>')
        y += 12
        for name, row in sums.items():
            total = row[whole]
            share = row[part] / total if total else 1.0
            long = (width - left - 210) * share
            parts.append(
                f'<text x="{left - 10}" y="{y + 15}" class="n">{escape(TITLES[name])}</text>'
                f'<rect x="{left}" y="{y}" width="{width - left - 210}" height="{bar}" class="w"/>'
                f'<rect x="{left}" y="{y}" width="{long:.1f}" height="{bar}" class="b"/>'
                f'<text x="{width - 200}" y="{y + 15}">{row[part]:,} of {total:,} ({100 * share:.2f} %)</text>'
            )
            y += bar + gap
        y += 26
    parts.append(
        f'<text x="20" y="{y}" class="h">from card at rest to event, seconds (median, 95 %)</text>'
    )
    y += 12
    for name, row in sums.items():
        middle, late, _ = row["rest to event"]
        scale = (width - left - 210) / 1.0
        parts.append(
            f'<text x="{left - 10}" y="{y + 15}" class="n">{escape(TITLES[name])}</text>'
            f'<rect x="{left}" y="{y}" width="{min(late, 1.0) * scale:.1f}" height="{bar}" class="l"/>'
            f'<rect x="{left}" y="{y}" width="{min(max(middle, 0), 1.0) * scale:.1f}" height="{bar}" class="b"/>'
            f'<text x="{width - 200}" y="{y + 15}">{middle:.2f} / {late:.2f} s</text>'
        )
        y += bar + gap
    wrong = sum(row["wrong cards"] for row in sums.values())
    accused = sum(row["false accusations"] for row in sums.values())
    y += 24
    parts.append(
        f'<text x="20" y="{y}" class="h">wrong cards accepted: {wrong}; false accusations: {accused}</text>'
    )
    style = (
        "text{font:14px sans-serif;fill:#222}.h{font-weight:bold}.n{text-anchor:end}"
        ".w{fill:#e6e6e6}.b{fill:#2468b4}.l{fill:#a9c6e8}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y + 20}" role="img" '
        f'aria-label="What the proof found"><style>{style}</style>'
        f'<rect width="{width}" height="{y + 20}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )
