"""What the cards of Classic with 112, No Mercy and All Wild do to real hands."""

from __future__ import annotations

from collections.abc import Iterator

from companion.demo.deed import Deed
from testing.reckoning.custom_cards import around
from testing.reckoning.real_table import RealTable
from testing.reckoning.tally import color, symbol


def carried_out(night: RealTable, player: str, card: str) -> Iterator[Deed]:
    """What the card that was just played asks of whom."""
    match symbol(card):
        case "wild-swap-hands" | "wild-forced-swap":
            other = night.rng.choice([one for one in night.alive if one != player])
            night.hands[player], night.hands[other] = night.hands[other], night.hands[player]
            yield night.say("resolve", player, outcome=other)
            yield from call_again(night)
        case "wild-shuffle-hands":
            pool = [card for hand in night.hands.values() for card in hand]
            night.rng.shuffle(pool)
            order = [*around(night, player), player]
            for nth, other in enumerate(order):
                night.hands[other] = pool[nth :: len(order)]
            yield night.deed("under", player)
            yield from call_again(night)
        case "wild-targeted-draw-two":
            other = night.rng.choice([one for one in night.alive if one != player])
            yield from night.take(other, 2)
            yield night.say("resolve", player, outcome=other)
        case "wild-skip":
            night.turn = night.after(player, 2)
        case "wild-skip-two":
            night.turn = night.after(player, 3)
        case "skip-everyone":
            night.turn = player
        case "discard-all":
            gone = [other for other in night.hands[player] if color(other) == color(card)]
            for other in gone:
                night.without(player, other)
            night.pile[-1:-1] = gone
            act = {"act": "discard", "player": player, "cards": gone}
            yield night.deed("under", player, gone, act)
            if gone and len(night.hands[player]) == 1:
                yield from night.cries_uno(player)
        case "wild-roulette":
            yield from roulette(night, night.after(player))
        case _:
            pass


def call_again(night: RealTable) -> Iterator[Deed]:
    """Whoever holds one card now has to call, where the table says so."""
    if night.plays("uno-after-wheel", "owed"):
        for player in night.alive:
            if len(night.hands[player]) == 1:
                yield from night.cries_uno(player)


def roulette(night: RealTable, victim: str) -> Iterator[Deed]:
    """The victim names a color, draws until it comes, and loses the turn."""
    night.turn = victim
    night.color = night.best_color(victim)
    yield night.say("color", victim, color=night.color)
    drawn: list[str] = []
    while not drawn or color(drawn[-1]) != night.color:
        before = len(night.hands[victim])
        yield from night.take(victim, 1)
        if victim in night.gone:
            drawn.append(night.aside[-1])
            break
        if len(night.hands[victim]) == before:
            break
        drawn.append(night.hands[victim][-1])
    night.turn = night.after(victim)
    act = {"act": "draw", "player": victim, "count": len(drawn)}
    yield night.deed("draw", victim, drawn, act)
