"""What the wheel does to real hands, face by face, as the Spin sheet has it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.demo.deed import Deed
from testing.reckoning.real_table import RealTable
from testing.reckoning.tally import color, number

FACES = (
    "almost-uno", "discard-number", "discard-color", "draw-red", "draw-blue",
    "trade-hands", "show-hand", "war", "uno-spin",
)  # fmt: skip


def spins(night: RealTable, player: str) -> Iterator[Deed]:
    """The player after a Spin card spins, and that is their turn."""
    face = night.rng.choice(FACES)
    night.turn = night.after(player)
    hands, rng = night.hands, night.rng
    still = [p for p in night.players if p != night.out]
    if face == "trade-hands":  # that is what the wheel does by itself, told with it
        held = [hands[p] for p in still]
        for nth, other in enumerate(still):
            hands[other] = held[nth - 1]
    yield night.say("spin", player, face=face)
    hand = hands[player]
    match face:
        case "almost-uno":
            if len(hand) > 2:
                gone = rng.sample(hand, len(hand) - 2)
                yield from night.shed(player, gone, discarding(player, gone))
        case "discard-number":
            choices = sorted({n for n in map(number, hand) if n is not None})
            chosen = rng.choice(choices) if choices else None
            gone = [c for c in hand if number(c) is not None and number(c) == chosen]
            yield from night.shed(player, gone, discarding(player, gone))
            if gone:
                yield from down_to_one(night, player)
        case "discard-color":
            colors = sorted({c for c in map(color, hand) if c is not None})
            wanted = rng.choice(colors) if colors else None
            gone = [c for c in hand if color(c) == wanted and wanted is not None]
            if len(gone) > 1 and rng.random() < 0.3:
                gone = gone[1:]  # some may be kept
            yield from night.shed(player, gone, discarding(player, gone))
            if gone:
                yield from down_to_one(night, player)
        case "draw-red" | "draw-blue":
            wanted = face.removeprefix("draw-")
            drawn = 0
            while True:
                before = len(hand)
                yield from night.take(player, 1)
                if len(hand) == before:
                    break
                drawn += 1
                if color(hand[-1]) in (wanted, None):
                    break
            act = {"act": "draw", "player": player, "count": drawn}
            yield night.deed("draw", player, hand[-drawn:] if drawn else (), act)
        case "trade-hands":
            for other in still:
                if len(hands[other]) == 1:
                    yield from night.cries_uno(other)
        case "show-hand":
            pass
        case "war":
            yield from war(night)
        case "uno-spin":
            able = [p for p in night.players if hands[p]]
            winner = rng.choice(able)
            card = rng.choice(hands[winner])
            act = {"act": "shout", "player": winner, "card": card}
            night.turn = night.after(winner)
            yield from night.shed(winner, [card], act)
            yield from down_to_one(night, winner)
        case _:
            raise ValueError(f"the wheel has no {face}")


def discarding(player: str, cards: list[str]) -> dict[str, object]:
    """The act that says which cards were got rid of."""
    if not cards:
        return {"act": "discard", "player": player, "count": 0}
    return {"act": "discard", "player": player, "cards": list(cards)}


def down_to_one(night: RealTable, player: str) -> Iterator[Deed]:
    """Whoever the wheel brings to one card owes the call too."""
    if len(night.hands[player]) == 1 and night.plays("uno-after-wheel", "owed"):
        yield from night.cries_uno(player)


def war(night: RealTable) -> Iterator[Deed]:
    """Everybody shows the highest number; a tie is fought by the tied players' next."""
    spare = {
        p: sorted((c for c in hand if number(c) is not None), key=lambda c: -(number(c) or 0))
        for p, hand in night.hands.items()
    }
    fighting = [p for p in night.players if spare[p]]
    shown: dict[str, list[str]] = {p: [] for p in fighting}
    winner: str | None = None
    tied: list[str] = []
    while fighting:
        for player in fighting:
            shown[player].append(spare[player].pop(0))
        best = max(number(shown[p][-1]) or 0 for p in fighting)
        tied = [p for p in fighting if (number(shown[p][-1]) or 0) == best]
        if len(tied) == 1:
            winner = tied[0]
            break
        fighting = [p for p in tied if spare[p]]
        if len(fighting) == 1:
            winner = fighting[0]  # nobody else has a card left to face it
            shown[winner].append(spare[winner].pop(0))
            break
    if not shown:
        yield night.say("war", night.players[0], reveals={})
        return
    teller = next(iter(shown))
    act = {
        "act": "war",
        "player": teller,
        "reveals": {p: list(cards) for p, cards in shown.items()},
    }
    cards = [card for cards in shown.values() for card in cards]
    if winner is None:
        yield night.deed("reveal", teller, cards, act)
        if all(len(shown[p]) == 1 for p in tied) and any(len(night.hands[p]) > 1 for p in tied):
            yield night.say("war", teller, reveals={})  # nobody tied has another number card
        return
    night.turn = night.after(winner)
    if len(shown[winner]) > 1:
        act["top"] = night.rng.choice(shown[winner])  # the winner chooses which lies on top
    for card in Deed("reveal", winner, act=act, note="won").spoils:
        night.without(winner, card)
        night.pile.append(card)
    night.color = color(night.pile[-1])
    night.color_only = False
    yield night.deed("reveal", winner, cards, act, "won")
    yield from down_to_one(night, winner)
