"""Whole hands change places, and what happens to a player whom another one chooses."""

from companion.rules.acts import Resolve
from companion.rules.agenda import AskRule, Do
from companion.rules.effects import TargetDraws, TradeHands
from companion.rules.events import HandsMoved, HandsShuffled, RuleResolved
from companion.rules.evolve import evolve
from companion.rules.flow import answered, draws, owe_call, push
from companion.rules.judge import refuse, seat_of
from companion.rules.table import Table

SEVEN_ZERO = "rulings/seven-zero"


def choose(t: Table, do: Do, effect: TradeHands | TargetDraws) -> None:
    """The player chooses somebody else in the round, or has done so already."""
    others = [seat for seat in t.clockwise(do.player) if seat != t.out]
    if do.target in others:
        return happen_to(t, do.player, do.target, effect, section_of(do.symbol))
    names = tuple(t.names[seat] for seat in others)
    push(t, AskRule(do.player, t.seq, rule_of(do.symbol), "", names, does=effect))


def rule_of(symbol: str) -> str:
    """What the question is called: numbers trade hands by a house rule."""
    return "seven-zero" if symbol.isdecimal() else symbol


def section_of(rule: str) -> str:
    return SEVEN_ZERO if rule_of(rule) == "seven-zero" or rule == "seven-zero" else rule


def chosen(t: Table, prompt: AskRule, act: Resolve) -> None:
    """Somebody was chosen."""
    name, section = act.target or act.outcome or "", section_of(prompt.rule)
    if name not in prompt.outcomes or not isinstance(prompt.does, TradeHands | TargetDraws):
        there = " / ".join(prompt.outcomes)
        refuse(t, "wrong-answer", section, about="outcome", outcomes=there)
    answered(t, prompt)
    evolve(t, RuleResolved(prompt.player, prompt.rule, name))
    happen_to(t, prompt.player, seat_of(t, name), prompt.does, section)


def happen_to(
    t: Table, player: int, other: int, effect: TradeHands | TargetDraws, section: str
) -> None:
    if isinstance(effect, TradeHands):
        move(t, {player: other, other: player}, section)
    else:
        draws(t, other, effect.count, None, section)


def pass_hands(t: Table, section: str, *, left: bool) -> None:
    """Whoever has gone out takes no part any more."""
    seats = [seat for seat in t.playing() if seat != t.out]
    if t.direction < 0 and not left:
        seats.reverse()
    move(t, dict(zip(seats[1:] + seats[:1], seats, strict=True)), section, must_call=left)


def move(t: Table, sources: dict[int, int], section: str, *, must_call: bool = False) -> None:
    moved = tuple(sources.get(seat, seat) for seat in range(len(t.names)))
    evolve(t, HandsMoved(moved, section))
    owe_calls(t, must_call=must_call)


def shuffle_hands(t: Table, player: int, section: str) -> None:
    """All cards are dealt out again one by one, from the player's left."""
    seats = [*t.clockwise(player), player]
    cards = sum(t.counts[seat] for seat in seats)
    counts = t.counts.copy()
    for place, seat in enumerate(seats):
        counts[seat] = len(range(place, cards, len(seats)))
    evolve(t, HandsShuffled(tuple(counts), section))
    owe_calls(t)


def owe_calls(t: Table, *, must_call: bool = False) -> None:
    """Whoever holds one card now has to call, where the table says so."""
    for seat in t.playing():
        if t.counts[seat] == 1 and (must_call or t.ruling("uno-after-wheel") == "owed"):
            owe_call(t, seat)
