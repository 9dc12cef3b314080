"""The ordinary turn: play or draw, keep or play, name a color."""

from dataclasses import replace
from typing import Final

from companion.rules.acts import Color, Draw, Pass, Play
from companion.rules.agenda import AskColor, AskRule, Begin, Do, DrawUntil, Keep, Penalty, Turn
from companion.rules.card_names import design
from companion.rules.cards import Card
from companion.rules.effects import NextDraws
from companion.rules.events import (
    CardsSet,
    ColorNamed,
    CopyKnown,
    DrewAside,
    Identified,
    Reshuffled,
    TookBack,
    kept,
    lost_turn,
)
from companion.rules.evolve import evolve, wait
from companion.rules.flow import (
    answered,
    draws,
    found,
    lapse,
    lay,
    lose_turn,
    named,
    push,
    stock,
    take,
)
from companion.rules.house import drew_for_rule
from companion.rules.judge import (
    UNTOLD,
    Refusal,
    adds,
    asked,
    check_color,
    draw_count,
    find,
    is_light,
    jumps_in,
    matches,
    may_play,
    must_keep,
    need_play,
    not_your_turn,
    passes_on,
    refuse,
    seat_of,
    stacks,
    unasked,
)
from companion.rules.knowledge import YES
from companion.rules.table import Table
from companion.rules.wheel import drew_until

_made: Final = tuple.__new__
"""Makes a named tuple of a tuple: what its own constructor does, in half the time."""

WRONG_CARD = ("no-match", "drawn-card-only")  # what a strict table makes a player pay for
WRONG_CARD_COSTS = 2


def play(t: Table, act: Play) -> None:
    player = seat_of(t, act.player)
    if t.phase != "play":
        need_play(t)
    copy = named(t, act.card, player)
    card = t.setting.deck.card_of[copy]
    prompt = t.agenda[-1]
    rests_on = ""
    if type(prompt) is Turn:
        if prompt.player != player:
            rests_on = out_of_turn(t, player, card, prompt)
        if card.color != t.color and not matches(t, card):
            no_match(t, card)
    elif type(prompt) is Keep:
        if prompt.player != player:
            not_your_turn(t, player)
        if _is_not_the_drawn_card(t, prompt, copy):
            refuse(t, "drawn-card-only", "lets-play", player=act.player, card=act.card)
        if not matches(t, card):
            no_match(t, card)
    elif type(prompt) is Penalty and prompt.player == player and stacks(t, card, prompt):
        rests_on = "rulings/stacking"
    else:
        if (
            type(prompt) is Penalty
            and prompt.player == player
            and passes_on(t, prompt)
            and draw_count(card)
        ):
            refuse(t, "answer-first", "rulings/stacking", ask="penalty", player=act.player)
        unasked(t, player)
    if t.counts[player] == 1 and must_keep(t, player, card):
        refuse(t, "wrong-answer", "rulings/last-card", about="last-card", player=act.player)
    if t.owing or t.standing:
        lapse(t, player)
    target = None if act.target is None else seat_of(t, act.target)
    lay(t, player, copy, act.color, rests_on, target)
    if type(prompt) is Penalty:
        pass_on(t, prompt.many)


def out_of_turn(t: Table, player: int, card: Card, prompt: Turn) -> str:
    """The house rule by which this card may be laid although it is somebody else's turn."""
    if adds(t, player, card, prompt.since):
        return "rulings/equal-cards"
    if not jumps_in(t, card):
        not_your_turn(t, player)
    return "rulings/jump-in"


def no_match(t: Table, card: Card) -> None:
    top = t.top_card
    section = "lets-play"
    if top is not None and t.symbol is None:
        section = top.cited
    elif top is not None and top.badge and top.badge == card.badge and t.setting.game.towers:
        section = card.cited
    color = t.color or ""
    refuse(t, "no-match", section, card=card.name, color=color, top=top.name if top else "")


def _is_not_the_drawn_card(t: Table, prompt: Keep, copy: int) -> bool:
    """Is it proved that this card is not the one just drawn?"""
    bit = 1 << copy
    alike = t.setting.deck.alike.get(copy, bit)  # one label on two cards proves less
    if prompt.mask.bit_count() == prompt.many:
        return not prompt.mask & alike
    unplaced = alike & ~t.discarded & ~prompt.before
    return bool(prompt.before & ~t.guessed & bit) and (unplaced & ~bit) == 0


def pass_on(t: Table, count: int) -> None:
    """Stacking: what was owed is owed by the next player on top of this card's own."""
    wait(
        t,
        tuple(
            task._replace(effect=replace(task.effect, count=task.effect.count + count))
            if isinstance(task, Do) and isinstance(task.effect, NextDraws)
            else task
            for task in t.agenda
        ),
    )


def lies_there(t: Table, name: str, player: int) -> int:
    """The copy that is meant, also where by our books all that it may be have been played before."""
    try:
        return named(t, name, player)
    except Refusal as refusal:
        if refusal.refused.code != "not-in-play":
            raise
    deck = t.setting.deck
    copy = deck.ids.get(name)
    others = deck.masks[design(name)] & ~t.discarded & ~t.held
    if not others:
        evolve(t, Reshuffled(t.discards - 1))  # then the pile was shuffled, and nobody said so
    elif copy is not None:  # then the one before was another copy of the same face
        other = (others & -others).bit_length() - 1
        evolve(t, Identified(copy, other))
        evolve(t, CopyKnown(other, sure=False))
    return named(t, name, player)


def force(t: Table, act: Play, code: str) -> None:
    """A card that lies there although it should not: it stands, with a finding."""
    player = seat_of(t, act.player)
    need_play(t)
    copy = lies_there(t, act.card, player)
    found(t, code, player, act.card)
    if t.counts[player] < 1:
        evolve(t, CardsSet(player, 1))
    lapse(t, player)
    lay(t, player, copy, act.color)


def draw(t: Table, act: Draw) -> None:
    player = seat_of(t, act.player)
    if t.phase != "play":
        need_play(t)
    prompts = t.prompts()
    for prompt in prompts:
        if prompt.player != player:
            continue
        match prompt:
            case Turn():
                return draw_at_turn(t, player, act)
            case Penalty() if prompt.many:
                return serve(t, prompt, act)
            case DrawUntil():
                return drew_until(t, prompt, act)
            case AskRule() if prompt.keep is not None:
                return drew_for_rule(t, prompt, act)
            case Keep():
                return draw_again(t, prompt, act)
            case _:
                pass
    if isinstance(prompts[0], Turn | Keep | Penalty | DrawUntil) and prompts[0].player != player:
        not_your_turn(t, player)
    unasked(t, player)


def must_play(t: Table, player: int) -> None:
    """Nobody draws who is known to hold a card that can be played. A house rule."""
    if any(may_play(t, player, card) == YES for card in t.setting.deck.cards_in(t.known[player])):
        who = t.names[player]
        refuse(t, "wrong-answer", "rulings/must-play", about="holds-playable", player=who)


def draw_again(t: Table, prompt: Keep, act: Draw) -> None:
    """At some tables a player goes on drawing until a card can be played."""
    if drew_playable(t, prompt) or t.ruling("draw-more") != "until-playable":
        refuse(t, "already-drew", "lets-play", player=act.player)
    draw_at_turn(t, prompt.player, act)


def drew_playable(t: Table, prompt: Keep) -> bool:
    """Is it known that a drawn card may be played?"""
    cards = t.setting.deck.cards_in(prompt.mask)
    return any(may_play(t, prompt.player, card) == YES for card in cards)


def draw_at_turn(t: Table, player: int, act: Draw) -> None:
    rulings = t.setting.rulings
    owed = 1
    if rulings["must-play"] == "on" and type(t.agenda[-1]) is Turn:
        must_play(t, player)
    if t.standing and any(
        rule == "draw-three-if-stuck" and on == player for rule, _, on in t.standing
    ):
        owed = 3
    elif rulings["draw-more"] == "until-playable":
        owed = act.count or (len(act.cards) if act.cards else 1)
        stock(t, owed)
        not_past(t, player, act.cards or ())
    if (act.count is not None and act.count != owed) or owed < 1:
        refuse(t, "wrong-answer", "lets-play", about="draw-count", count=owed)
    if t.setting.game.caught_until == "begins" and (t.owing or t.standing):
        lapse(t, player)
    got, mask = take(t, player, owed, act.cards)
    if got:
        evolve(t, _made(DrewAside, (player, got, mask)))
    else:
        wait(t, ())
        evolve(t, lost_turn(player))


def not_past(t: Table, player: int, names: tuple[str, ...]) -> None:
    """Drawing ends with the first card that can be played."""
    for name in names[:-1]:
        if may_play(t, player, t.setting.deck.card_of[find(t, name, None)]) == YES:
            refuse(t, "wrong-answer", "rulings/draw-more", about="drew-past", card=name)


def pay_for_wrong_card(t: Table, player: int, copy: int, code: str) -> None:
    """The card goes back to the hand; at a strict table it costs two cards and the turn."""
    evolve(t, TookBack(player, copy))
    if t.ruling("wrong-card") != "take-back-draw-two" or code not in WRONG_CARD:
        return
    found(t, code, player, t.setting.deck.card_of[copy].name)
    lapse(t, player)
    draws(t, player, WRONG_CARD_COSTS, None, "rulings/wrong-card")
    if t.prompts() and t.prompts()[0].player == player:
        wait(t, ())
        lose_turn(t, player)


def serve(t: Table, penalty: Penalty, act: Draw) -> None:
    """The penalty is drawn and the turn is lost."""
    player = penalty.player
    if act.count is not None and act.count != penalty.many:
        there_are = min(penalty.many, t.draws + max(0, t.discards - 1))
        mercy = t.setting.game.mercy
        spared = mercy is not None and t.counts[player] + act.count == mercy  # no more is drawn
        if act.count != there_are and not spared:
            refuse(t, "wrong-answer", penalty.symbol, about="draw-count", count=penalty.many)
    answered(t, penalty)
    draws(t, player, act.count or penalty.many, act.cards, penalty.symbol)
    if t.setting.rulings["draw-two-turn"] == "kept" and is_light(t, penalty):
        push(t, Begin(player))
    else:
        lose_turn(t, player)


def keep(t: Table, act: Pass) -> None:
    player = seat_of(t, act.player)
    need_play(t)
    prompt = t.agenda[-1]
    if type(prompt) is Turn and prompt.player == player:
        refuse(t, "draw-first", "lets-play", player=act.player)
    if type(prompt) is not Keep or prompt.player != player:
        prompt = asked(t, player, Keep)
    rulings = t.setting.rulings
    if rulings["force-play"] == "on" and drew_playable(t, prompt):
        refuse(t, "wrong-answer", "rulings/force-play", about="must-play", player=act.player)
    if rulings["draw-more"] == "until-playable" and drew_nothing_playable(t, prompt):
        refuse(t, "wrong-answer", "rulings/draw-more", about="draw-on", player=act.player)
    if t.owing or t.standing:
        lapse(t, player)
    evolve(t, kept(player))


def drew_nothing_playable(t: Table, prompt: Keep) -> bool:
    """Is it known that no drawn card may be played, and is there more to draw?"""
    cards = t.setting.deck.cards_in(prompt.mask)
    more = t.draws > 0 or t.discards > 1
    return more and len(cards) == prompt.many and not any(matches(t, card) for card in cards)


def name_color(t: Table, act: Color) -> None:
    player = seat_of(t, act.player)
    need_play(t)
    late = t.color is None and isinstance(t.prompts()[0], Turn | Keep | Penalty)
    if not late:
        answered(t, asked(t, player, AskColor))
    if act.color != UNTOLD:
        check_color(t, act.color)
    evolve(t, ColorNamed(player, act.color))
