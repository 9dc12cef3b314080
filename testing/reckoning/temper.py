"""How people play: how often each thing happens that should not, or need not."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """How these people play, as shares of the times when they could."""

    illegal: float = 0.05
    bluff: float = 0.5
    challenge: float = 0.4
    forgets_uno: float = 0.2
    catches: float = 0.6
    early_uno: float = 0.1
    draws_anyway: float = 0.06
    keeps: float = 0.15
    miscounts: float = 0.0
    veto: float = 0.02
    blocks: float = 0.8
    stacks: float = 0.7
    jumps: float = 0.3
    false_uno: float = 0.02


PERFECT = Temper(illegal=0, bluff=0, forgets_uno=0, early_uno=0, draws_anyway=0)

LIVELY = Temper(illegal=0.07, bluff=0.7, forgets_uno=0.3, veto=0.05, miscounts=0.03)
"""People with whom much happens: the ones that the demo films."""
