"""The small steps that every act is made of: asking, drawing, laying a card, losing a turn."""

from collections.abc import Iterable
from typing import Final

from companion.rules.agenda import Do, Held, Prompt, Task, Together
from companion.rules.cards import Card
from companion.rules.effects import NameColor, NextDraws
from companion.rules.events import (
    ColorNamed,
    CopyKnown,
    Drew,
    Found,
    Identified,
    LostTurn,
    PilesEmpty,
    Played,
    Reshuffled,
    RuleEnded,
    Skipped,
    UnoLapsed,
    UnoOwed,
    VetoServed,
    WentOut,
    lost_turn,
)
from companion.rules.evolve import evolve, wait
from companion.rules.judge import Refusal, Refused, another, check_color, find, mask_of, refuse
from companion.rules.knowledge import MAYBE, holds
from companion.rules.table import Table

_made: Final = tuple.__new__
"""Makes a named tuple of a tuple: what its own constructor does, in half the time."""

# The agenda


def push(t: Table, *tasks: Task) -> None:
    """These come first now, the last one before the others."""
    wait(t, (*t.agenda, *tasks))


def answered(t: Table, prompt: Prompt, then: Prompt | None = None) -> None:
    """Takes an open prompt off the agenda, or puts what is left of it in its place."""
    top, rest = t.agenda[-1], t.agenda[:-1]
    if top is prompt:
        return wait(t, rest if then is None else (*rest, then))
    left = (
        tuple(p for p in top.prompts if p != prompt or type(p) is not type(prompt))
        if isinstance(top, Together)
        else ()
    )
    if then is not None:
        left = (then, *left)
    if len(left) > 1:
        wait(t, (*rest, Together(left)))
    else:
        wait(t, (*rest, *left))


# Cards by name


def named(t: Table, name: str, player: int | None, taken: int = 0) -> int:
    """The copy that is meant; the table learns what its name tells."""
    deck = t.setting.deck
    exact = deck.ids.get(name)
    if exact is not None and not deck.alike and not (t.discarded | t.guessed | taken) >> exact & 1:
        return exact
    copy = find(t, name, player, taken)
    bit = 1 << copy
    if name in deck.ids:
        if t.discarded & bit:
            other = another(t, copy, taken)
            assert other is not None
            evolve(t, Identified(copy, other))
        if t.guessed & bit:
            evolve(t, CopyKnown(copy, sure=True))
    elif deck.masks[name] & ~t.discarded & ~taken != bit:
        evolve(t, CopyKnown(copy, sure=False))
    return copy


def all_named(t: Table, names: tuple[str, ...], player: int | None) -> list[int]:
    """Several different copies at once."""
    taken, copies = 0, []
    for name in names:
        copy = named(t, name, player, taken)
        taken |= 1 << copy
        copies.append(copy)
    return copies


def doubt(t: Table, player: int | None, copies: Iterable[int]) -> None:
    """A card that was known to be in another hand is a finding: one of the two was told wrongly."""
    if not t.held:
        return
    for copy in copies:
        if t.held & ~t.guessed & 1 << copy:
            holder = next(seat for seat, hand in enumerate(t.known) if hand >> copy & 1)
            if holder != player:
                found(t, "known-elsewhere", holder, t.setting.deck.copies[copy])


NEARLY_EMPTY = 10
"""With so few cards left in the draw pile, the discard pile may have been shuffled unseen."""
FEW = 25
"""With so few cards left there, a card seen again proves that the discard pile was shuffled."""


def shuffled_unseen(t: Table, refused: Refused) -> bool:
    """Whether a card that seems to lie in the discard pile may be in a hand all the same."""
    if refused.code != "not-in-play" or t.discards < 2:
        return False
    if "#" not in str(dict(refused.params).get("card", "")):
        return t.draws <= NEARLY_EMPTY
    return t.draws <= FEW or t.shuffled  # what seemed to be shuffled then was shuffled since


def shown(t: Table, names: tuple[str, ...], player: int) -> list[int]:
    """The cards of a hand that is shown; they may tell that the discard pile was shuffled."""
    try:
        return all_named(t, names, player)
    except Refusal as refusal:
        if not shuffled_unseen(t, refusal.refused):
            raise
    evolve(t, Reshuffled(t.discards - 1))
    return all_named(t, names, player)


# Drawing


def take(
    t: Table,
    player: int,
    count: int,
    names: tuple[str, ...] | None = None,
    rests_on: str = "lets-play",
) -> tuple[int, int]:
    """What a player really gets from the draw pile: how many, and which of them are known."""
    if names is not None and len(names) != count:
        refuse(t, "wrong-answer", rests_on, about="draw-count", count=count)
    stock(t, count)
    missing = count - t.draws
    if missing > 0:
        evolve(t, PilesEmpty(player, missing))
        count = t.draws
        names = None if names is None else names[:count]
    if not names:
        return count, 0
    copies = all_named(t, names, None)
    doubt(t, None, copies)
    return count, mask_of(copies)


def stock(t: Table, count: int) -> None:
    """Where the draw pile is too small for so many cards, the discard pile is shuffled."""
    if count > t.draws and t.discards > 1:
        evolve(t, Reshuffled(t.discards - 1))


def draws(
    t: Table,
    player: int,
    count: int,
    names: tuple[str, ...] | None = None,
    rests_on: str = "lets-play",
) -> None:
    """Cards into the hand; what the piles can't give is not owed."""
    got, mask = take(t, player, count, names, rests_on)
    if got:
        evolve(t, _made(Drew, (player, got, mask, rests_on)))


def lose_turn(t: Table, player: int, event: Skipped | LostTurn | None = None) -> None:
    """The turn that comes next is lost; a stricter table lets it serve a VETO too."""
    if player == t.next_after(t.passed):
        evolve(t, event or lost_turn(player))
        serve_veto(t, player)


def serve_veto(t: Table, player: int) -> None:
    if t.tokens and t.tokens.get("veto") == player and t.ruling("veto-and-skip") == "any-lost-turn":
        evolve(t, VetoServed(player))


# Laying cards


def lapse(t: Table, player: int) -> None:
    """This player's turn has begun: what was open about the last one no longer counts."""
    if t.owing:
        evolve(t, UnoLapsed())
    for rule, owner, on in t.standing:
        if rule in t.setting.custom or (rule == "draw-three-if-stuck" and on == player):
            evolve(t, RuleEnded(rule, owner))


def lay(
    t: Table,
    player: int,
    copy: int,
    color: str | None,
    rests_on: str = "",
    target: int | None = None,
) -> None:
    """A card from the hand onto the pile, and all that follows from it."""
    card = t.setting.deck.card_of[copy]
    before = t.color
    if card.color is None and color is not None:
        check_color(t, color)
    if t.held:
        doubt(t, player, (copy,))
    evolve(t, _made(Played, (player, copy, rests_on)))
    left = t.counts[player]
    if left == 1:
        owe_call(t, player)
    elif left == 0:
        go_out(t, player)
    if card.does and (left or t.setting.game.last_card_acts):
        follow(t, player, card, color, before, target)


def follow(
    t: Table,
    player: int,
    card: Card,
    color: str | None,
    before: str | None,
    target: int | None = None,
) -> None:
    """What a card does goes onto the agenda, the first effect on top."""
    last = t.out == player
    does = []
    for effect in reversed(card.does):
        doubted = isinstance(effect, NextDraws) and effect.challenge
        held = _held_before_play(t, player, before) if doubted else None
        does.append(_made(Do, (player, effect, color, last, before, card.symbol, held, target)))
    wait(t, (*t.agenda, *does))


def _held_before_play(t: Table, player: int, before: str | None) -> Held:
    """What is known of the hand from which a card was played that may be challenged."""
    guilty = MAYBE
    if before is not None and t.counts[player]:
        guilty = holds(t, player, t.setting.deck.colored[before])
    return Held(t.counts[player], t.known[player], guilty)


def owe_call(t: Table, player: int) -> None:
    if not t.called >> player & 1:
        evolve(t, UnoOwed(player))


def go_out(t: Table, player: int) -> None:
    """Whoever goes out first has won the round."""
    if t.out is None:
        evolve(t, WentOut(player))


def fewer_cards(t: Table, player: int, *, must_call: bool = False) -> None:
    """After a hand shrank other than by a play: the call, or the end of the round."""
    left = t.counts[player]
    if left == 1 and (must_call or t.ruling("uno-after-wheel") == "owed"):
        owe_call(t, player)
    elif left == 0:
        go_out(t, player)


def lies_on_top(t: Table, player: int, color: str | None, before: str | None) -> None:
    """Cards were discarded: a wild on top needs its color, and at some tables it acts."""
    card = t.top_card
    if card is None:
        if color is not None:
            evolve(t, ColorNamed(player, color))
        return
    if t.ruling("discard-on-top-acts") == "yes":
        follow(t, player, card, color, before)
    elif card.wild:
        push(t, Do(player, NameColor(), color, False, before, card.symbol))


def found(t: Table, code: str, player: int, card: str) -> None:
    evolve(t, Found(code, player, card))
