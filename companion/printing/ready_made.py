"""The ready-made set: what lies in `printables/` for people who only want to print."""

from collections.abc import Iterator, Mapping

from companion.printing.document import render
from companion.printing.order import PAPERS, STOCKS, kinds_of
from companion.rules.games import GAMES


def ready() -> Iterator[tuple[str, bytes]]:
    """Every ready-made file: its place and its contents."""
    for where, kind, options in ready_orders():
        yield where, render(kind, **options)


def ready_orders() -> Iterator[tuple[str, str, Mapping[str, object]]]:
    """The orders for every game on every paper, one a kind: also labels on label sheets, and a wheel without a hole."""
    for game in GAMES:
        for paper in PAPERS:
            for kind in kinds_of(game)[:-1]:
                yield f"{game}/{kind}-{paper}.pdf", kind, {"game": game, "paper": paper}
            if GAMES[game].wheel:
                whole = {"game": game, "paper": paper, "hole": False}
                yield f"{game}/wheel-no-hole-{paper}.pdf", "wheel", whole
        for name, stock in STOCKS.items():
            options = {"game": game, "paper": stock.paper, "stock": name}
            yield f"{game}/labels-{name}.pdf", "labels", options
