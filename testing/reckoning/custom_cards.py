"""The house rules written on the customizable cards, carried out on real hands."""

from __future__ import annotations

from collections.abc import Iterator

from companion.demo.deed import Deed
from testing.reckoning.real_table import RealTable
from testing.reckoning.tally import color


def carried_out(night: RealTable, player: str, card: str, *, last: bool) -> Iterator[Deed]:
    """What the card that was just played asks of whom."""
    rule = night.custom[card]
    follower = night.after(player)
    match rule["rule"]:
        case "draw-until-color":
            if not last:
                hand, drawn = night.hands[follower], 0
                while True:
                    before = len(hand)
                    yield from night.take(follower, 1)
                    if len(hand) == before:
                        break
                    drawn += 1
                    if color(hand[-1]) == rule["color"]:
                        break
                act = {"act": "draw", "player": follower, "count": drawn}
                yield night.deed("draw", follower, hand[-drawn:] if drawn else (), act)
        case "discard-wilds":
            if not last:
                for other in around(night, player):
                    gone = [c for c in night.hands[other] if color(c) is None]
                    yield from drop(night, other, gone)
        case "draw-three-if-stuck":
            night.stuck_three = True
        case "extra-turn":
            if not last:
                night.turn = player
        case "exactly-seven":
            if not last:
                yield from down_or_up(night, follower, 7)
        case "exactly-three":
            if not last:
                for other in [player, *around(night, player)]:
                    yield from down_or_up(night, other, 3)
        case "joke":
            if not last:
                if night.chance(0.4):
                    yield night.say("resolve", player, outcome="laughed")
                    if len(night.hands[player]) > 1:
                        kept = night.rng.choice(night.hands[player])
                        yield from drop(
                            night, player, [c for c in night.hands[player] if c != kept]
                        )
                        yield from night.cries_uno(player)
                else:
                    yield from night.take(player, 4)
                    yield night.say("resolve", player, outcome="silent")
        case "rooster":
            if not last:
                if night.chance(0.6):
                    yield night.say("resolve", follower, outcome="crowed")
                else:
                    yield from night.take(follower, 4)
                    yield night.say("resolve", follower, outcome="chickened")
        case _:  # hands up, stiff elbows: nothing that moves a card
            pass


def around(night: RealTable, player: str) -> list[str]:
    """Everybody else, the next to the left first."""
    at = night.players.index(player)
    return [night.players[(at + k) % len(night.players)] for k in range(1, len(night.players))]


def drop(night: RealTable, player: str, cards: list[str]) -> Iterator[Deed]:
    """Cards go onto the pile; the color that was named stays when nothing colored lies on top."""
    yield from night.shed(player, cards, {"act": "discard", "player": player, "cards": list(cards)})


def down_or_up(night: RealTable, player: str, many: int) -> Iterator[Deed]:
    """Draws or discards to exactly so many."""
    short = many - len(night.hands[player])
    if short > 0:
        yield from night.draws(player, short)
    elif short < 0:
        yield from drop(night, player, night.rng.sample(night.hands[player], -short))
