"""Which faces may come next, as far as rules and pile tell: the eyes weigh by it what they read."""

from companion.rules.judge import matches
from companion.rules.table import Table

FOLD = 15.0
"""How many times likelier a face that may be played is than one that may not: people lay wrong cards, too."""


def expected_faces(t: Table) -> tuple[tuple[str, float], ...]:
    """Each face of the box and how likely it is to be laid next, beside the likeliest ones; empty outside play."""
    if t.phase != "play":
        return ()
    deck = t.setting.deck
    return tuple(
        (name, 1.0 if matches(t, card) and deck.masks[name] & ~t.discarded else 1 / FOLD)
        for name, card in deck.cards.items()
    )
