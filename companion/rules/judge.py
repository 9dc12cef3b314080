"""What fits and what doesn't: questions about cards, and the refusals they lead to."""

from dataclasses import dataclass
from typing import NoReturn, TypeVar

from companion.rules.agenda import AskDiscard, AskRule, Keep, Penalty, Prompt, Turn
from companion.rules.card_names import is_card_name
from companion.rules.cards import Card
from companion.rules.effects import NextDraws, PassHands, TradeHands
from companion.rules.knowledge import MAYBE, NO, YES, holds
from companion.rules.setting import FEW
from companion.rules.table import GONE, OUT, Table

Param = str | int
P = TypeVar("P", bound=Prompt)


@dataclass(frozen=True, slots=True)
class Refused:
    """Why an act can't be taken: a code, the section it rests on, what to fill into the sentence."""

    code: str
    cite: str
    params: tuple[tuple[str, Param], ...] = ()


class Refusal(Exception):
    """Raised inside a decision; `decide` returns it as a value."""

    def __init__(self, refused: Refused) -> None:
        self.refused = refused


def refuse(t: Table, code: str, section: str, **params: Param) -> NoReturn:
    raise Refusal(Refused(code, cite(t, section), tuple(params.items())))


def cite(t: Table, section: str) -> str:
    """A section of this game's sheet, or of another page when it is named in full."""
    return t.setting.game.cited(section)


# Players and cards


def seat_of(t: Table, name: str) -> int:
    """The seat of a player who is in this round."""
    try:
        seat = t.names.index(name)
    except ValueError:
        seat = any_seat(t, name)
    if t.seats[seat]:
        any_seat(t, name)  # who has gone home is nobody here
        if t.seats[seat] == OUT:
            refuse(t, "bad-input", "mercy", about="out-player", player=name)
        refuse(t, "bad-input", "script/acts", about="waiting-player", player=name)
    return seat


def any_seat(t: Table, name: str) -> int:
    """The seat of anybody who hasn't gone home."""
    if name not in t.names or t.seats[t.names.index(name)] == GONE:
        refuse(t, "bad-input", "script/acts", about="unknown-player", player=str(name))
    return t.names.index(name)


def find(t: Table, name: str, player: int | None, taken: int = 0) -> int:
    """The copy that is meant; where only a face is told, one that fits. `taken` are others'."""
    deck = t.setting.deck
    copy = deck.ids.get(name)
    if copy is not None:
        if deck.alike and (meant := _copy_in_hand(t, copy, player, taken)) is not None:
            return meant
        if not (t.discarded | taken) >> copy & 1:
            return copy
        other = another(t, copy, taken)
        if other is None:
            gone(t, name, twice=bool(taken >> copy & 1))
        return copy
    mask = deck.masks.get(name)
    if mask is None:
        _no_such_card(t, name)
    free = mask & ~t.discarded & ~taken
    if not free:
        gone(t, name, twice=bool(mask & taken))
    own = free & t.known[player] if t.held and player is not None else 0
    best = own or free & ~t.held or free
    return (best & -best).bit_length() - 1


def _copy_in_hand(t: Table, copy: int, player: int | None, taken: int) -> int | None:
    """With two boxes a label is there twice: a card of the own hand is meant before any, one of another hand last."""
    there = t.setting.deck.alike.get(copy, 0) & ~t.discarded & ~taken
    known = t.held & ~t.guessed
    own = known & t.known[player] if player is not None else 0
    best = there & own or there & ~known or there
    return (best & -best).bit_length() - 1 if best else None


def another(t: Table, copy: int, taken: int) -> int | None:
    """Which other copy lies in the pile, if only its face was told there."""
    if not (t.guessed & t.discarded) >> copy & 1 or taken >> copy & 1:
        return None
    deck = t.setting.deck
    free = deck.masks[deck.card_of[copy].name] & ~t.discarded & ~taken & ~t.held
    return (free & -free).bit_length() - 1 if free else None


def gone(t: Table, name: str, *, twice: bool) -> NoReturn:
    """No such card can be in anybody's hand any more."""
    if t.phase == "cut":
        refuse(t, "not-in-play", "cut", about="cut", card=name)
    if twice and name in t.setting.deck.ids:
        refuse(t, "not-in-play", "script/cards", about="twice", card=name)
    if twice:
        refuse(t, "not-in-play", "contents", about="copies", card=name)
    refuse(t, "not-in-play", "script/refusals", card=name)


def _no_such_card(t: Table, name: object) -> NoReturn:
    if isinstance(name, str) and is_card_name(name):
        refuse(t, "not-in-this-deck", "contents", card=name)
    refuse(t, "bad-input", "script/cards", about="unknown-card", card=str(name))


def mask_of(copies: list[int]) -> int:
    return sum(1 << copy for copy in copies)


def check_color(t: Table, color: object) -> str:
    if not isinstance(color, str) or color not in t.setting.game.colors:
        refuse(t, "no-such-color", "contents", color=str(color))
    return color


def owed(t: Table, prompt: AskDiscard | AskRule) -> int | None:
    """How many cards to discard or to draw by now; None where the player chooses."""
    return None if prompt.keep is None else abs(t.counts[prompt.player] - prompt.keep)


UNTOLD = ""  # a wild or a draw came before its color was told: nobody can know it any more


# What may be played


def matches(t: Table, card: Card) -> bool:
    """By color, by number or symbol, or because it is a wild; anything on what nobody saw or named."""
    return (
        card.color is None
        or card.color == t.color
        or card.symbol == t.symbol
        or t.color is None
        or t.top is None
    )


def may_play(t: Table, player: int, card: Card) -> str:
    """Yes, no or maybe: the color may be unknown, and a wild that makes others draw needs a hand without it."""
    if not matches(t, card) or must_keep(t, player, card):
        return NO
    if card.color is not None and card.color != t.color and card.symbol != t.symbol:
        return MAYBE  # it only matches because nobody knows the color
    if not card.restricted:
        return YES
    if t.color is None:
        return MAYBE
    held = holds(t, player, t.setting.deck.colored[t.color])
    return {YES: NO, NO: YES, MAYBE: MAYBE}[held]


def must_keep(t: Table, player: int, card: Card) -> bool:
    """Nobody goes out on an action card or a wild. A house rule."""
    last = t.counts[player] == 1 and card.number is None
    return last and t.setting.rulings["last-card"] == "number"


def adds(t: Table, player: int, card: Card, since: int) -> bool:
    """Several cards of one number may be laid at once: this one goes with the last. A house rule."""
    top = t.top_card
    return (
        t.setting.rulings["equal-cards"] == "on"
        and player == t.passed
        and since == t.laid_at
        and top is not None
        and card.number is not None
        and card.number == top.number
        and not any(isinstance(each, TradeHands | PassHands) for each in card.does)
    )


def draw_count(card: Card) -> int:
    """How many cards it makes the next player draw."""
    return sum(effect.count for effect in card.does if isinstance(effect, NextDraws))


def card_with(t: Table, symbol: str) -> Card:
    """A card that shows this symbol."""
    return next(card for card in t.setting.deck.cards.values() if card.symbol == symbol)


def is_light(t: Table, penalty: Penalty) -> bool:
    """Whether the last Draw card costs so little that some tables let its victim keep the turn."""
    card = card_with(t, penalty.symbol)
    return not card.wild and draw_count(card) <= FEW


def passes_on(t: Table, penalty: Penalty) -> bool:
    """Is this a penalty that some Draw cards pass on at this table? A house rule."""
    return penalty.many > 0 and t.setting.rulings["stacking"] != "off"


def stacks(t: Table, card: Card, penalty: Penalty) -> bool:
    """May the penalty be passed on with this card? A house rule."""
    if not passes_on(t, penalty):
        return False
    stacking = t.setting.rulings["stacking"]
    if card.symbol == penalty.symbol:
        return True
    if stacking == "up":
        return draw_count(card) > draw_count(card_with(t, penalty.symbol))
    if stacking == "value":
        return draw_count(card) >= draw_count(card_with(t, penalty.symbol))
    return stacking == "any" and draw_count(card) > 0


def jumps_in(t: Table, card: Card) -> bool:
    """An identical card may be played out of turn. A house rule."""
    top = t.top_card
    return (
        t.setting.rulings["jump-in"] == "on"
        and top is not None
        and card.color is not None
        and (card.color, card.symbol) == (top.color, top.symbol)
    )


def can_challenge(t: Table, penalty: Penalty) -> bool:
    return penalty.accused is not None and (
        not penalty.last or t.ruling("last-card-challenge") == "allowed"
    )


# Who is asked


def need_play(t: Table) -> None:
    """Most acts belong to a round that is being played."""
    if t.phase == "over":
        refuse(t, "over", "winning-the-game")
    if t.phase != "play":
        refuse(t, "answer-first", "script/the-table", ask=t.phase)


def asked(t: Table, player: int, kind: type[P]) -> P:
    """The open prompt of this kind that this player may answer, or the reason why there is none."""
    need_play(t)
    prompts = t.prompts()
    for prompt in prompts:
        if isinstance(prompt, kind) and prompt.player == player:
            return prompt
    if any(isinstance(prompt, kind) for prompt in prompts):
        not_your_turn(t, player)
    unasked(t, player)


def not_your_turn(t: Table, player: int) -> NoReturn:
    waited = t.prompts()[0].player
    refuse(t, "not-your-turn", "lets-play", player=t.names[player], other=t.names[waited])


def unasked(t: Table, player: int) -> NoReturn:
    """Nobody asked for this: because another answer comes first, or not at all."""
    first = t.prompts()[0]
    who = t.names[first.player]
    if isinstance(first, Turn | Keep):
        if first.player != player:
            not_your_turn(t, player)
        refuse(t, "wrong-answer", "script/acts", about="not-asked", player=who)
    refuse(t, "answer-first", "script/the-table", ask=ask_name(first), player=who)


def ask_name(prompt: Prompt) -> str:
    """The name of the question on the table script."""
    return ASKS[type(prompt).__name__]


ASKS = {
    "Turn": "play",
    "Keep": "keep-or-play",
    "AskColor": "color",
    "Penalty": "penalty",
    "AskHand": "show-hand",
    "AskSpin": "spin",
    "AskDiscard": "discard",
    "DrawUntil": "draw-until",
    "AskWar": "war",
    "AskShout": "shout",
    "AskGift": "give",
    "AskGrab": "grab",
    "AskRule": "house-rule",
    "Dispute": "dispute",
}
