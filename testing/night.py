"""Game nights to be filmed: what happens at the table, drawn by a seed."""

import random
from argparse import ArgumentParser
from collections.abc import Sequence

from companion.demo.script import (
    CrossPile,
    DrawCards,
    FilmScript,
    Happening,
    Hold,
    LayCard,
    LayStranger,
    Manner,
    Nudge,
    TakeBack,
    Token,
    script,
)
from companion.tags import Deck, token_tag

MANNERS: tuple[Manner, ...] = ("lay", "lay", "slap", "slide")
SEATS = (0, 45, 90, 135, 180, 225, 270, 315)
TOKENS = ("red", "blue", "green", "yellow", "uno", "pass", "drew")


def night(seed: int, placements: int, deck: Deck, *, tokens: bool = False) -> FilmScript:
    """Cards are laid, slapped and slid; hands pass, cards are held up, nudged and taken back.

    With `tokens`, a command token is laid down after every card instead.
    """
    chance = random.Random(seed)
    cards = list(deck.tags)
    chance.shuffle(cards)
    held = cards[placements:]
    t, happenings, lying = 1.0, list[Happening](), list[str]()
    for card in cards[:placements]:
        t += chance.uniform(1.3, 2.4)
        manner = chance.choice(MANNERS)
        seat = float(chance.choice(SEATS))
        happenings.append(LayCard(at=t, card=card, seat=seat, manner=manner))
        lying.append(card)
        roll, seat = 0.45 if tokens else chance.random(), float(chance.choice(SEATS))
        if roll < 0.12:
            t += chance.uniform(1.1, 1.8)
            happenings.append(CrossPile(at=t, seat=seat, length=chance.uniform(0.5, 1.4)))
        elif roll < 0.20:
            t += 1.4
            happenings.append(Nudge(at=t, cards=chance.choice((1, 1, 2))))
        elif roll < 0.28:
            t += 1.8
            happenings.append(Hold(at=t, card=held.pop(), seat=seat))
            t += 2.2
        elif roll < 0.35 and len(lying) > 1:
            t += 2.4
            slow = int(t * 1000) % 2 == 1  # half of them carry the card off slowly and low
            t += 1.5 if slow else 0.0
            happenings.append(TakeBack(at=t, seat=seat, carry=2.0 if slow else 0.5))
            lying.pop()
            t += 0.8
        elif roll < 0.42:
            t += 1.8
            happenings.append(DrawCards(at=t, cards=chance.choice((1, 1, 2)), seat=seat))
            t += 0.4
        elif roll < 0.47:
            t += 1.6
            happenings.append(Token(at=t, token=chance.choice(TOKENS), seat=seat))
            t += 4.0
        elif roll < 0.49:
            t += 1.6
            happenings.append(LayStranger(at=t, seat=seat))
            t += 3.5
    tags = dict(deck.tags) | {token: token_tag(token) for token in TOKENS}
    return script(happenings, tags=tags)


def pairs(seed: int, many: int, deck: Deck) -> FilmScript:
    """Two cards at once, `many` times: one hand brings both, the upper one anywhere over the lower."""
    chance = random.Random(seed)
    cards = list(deck.tags)
    chance.shuffle(cards)
    t, happenings = 1.2, [LayCard(at=1.2, card=cards.pop())]
    for _ in range(many):
        t += chance.uniform(2.4, 3.2)
        seat, manner = float(chance.choice(SEATS)), chance.choice(MANNERS[:3])
        off = (chance.uniform(-40, 40), chance.uniform(-60, 60), chance.gauss(0, 10))
        happenings += [
            LayCard(at=t, card=cards.pop(), seat=seat, manner=manner),
            LayCard(at=t, card=cards.pop(), seat=seat, off=off),
        ]
    return script(happenings, tags=deck.tags)


def held(seed: int, many: int, deck: Deck) -> FilmScript:
    """Cards are held low over a small pile, `many` of them; every third time somebody lays one, too."""
    chance = random.Random(seed)
    cards = list(deck.tags)
    chance.shuffle(cards)
    t, happenings = 1.0, list[Happening]()
    for number in range(3 + many):
        t += 2.0
        seat = float(chance.choice(SEATS))
        if number >= 3:
            long = chance.uniform(0.8, 3.0)
            happenings.append(Hold(at=t, card=cards.pop(), seat=seat, length=long, low=True))
            t += long + 2.0
        if number % 3 == 2 or number < 3:
            happenings.append(LayCard(at=t, card=cards.pop(), seat=seat))
    return script(happenings, tags=deck.tags)


def seeds(text: str) -> Sequence[int]:
    """`7`, `7,9` or `100-119`."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found.extend(range(int(first), int(last or first) + 1))
    return found


def films_asked(about: str | None, seeds_: str) -> ArgumentParser:
    """What every benchmark that films stories of its own is asked for."""
    asked = ArgumentParser(description=about)
    asked.add_argument("--seeds", default=seeds_)
    asked.add_argument("--scenes", default="typical")
    asked.add_argument("--camera", default="720p/50")
    asked.add_argument("--fps", type=float, default=15.0)
    return asked
