"""Cards owed to a Draw card or a Skip: challenged, blocked, accepted. (Drawing them is a turn's act.)"""

from companion.rules.acts import Accept, Block, Challenge, ShowHand, Verdict
from companion.rules.agenda import AskColor, AskHand, Begin, Penalty
from companion.rules.effects import NextDraws
from companion.rules.events import Blocked, Challenged, HandShown, Judged, skipped
from companion.rules.evolve import evolve
from companion.rules.flow import answered, draws, lose_turn, push, serve_veto, shown
from companion.rules.judge import (
    asked,
    can_challenge,
    mask_of,
    need_play,
    not_your_turn,
    refuse,
    seat_of,
    unasked,
)
from companion.rules.knowledge import MAYBE, NO, YES
from companion.rules.table import Table

INNOCENT_EXTRA = 2  # cards that a wrong challenge costs on top


def challenge(t: Table, act: Challenge) -> None:
    player = seat_of(t, act.player)
    need_play(t)
    prompt = t.prompts()[0]
    if not isinstance(prompt, Penalty) or prompt.accused is None:
        top = t.top_card
        draws_on = [] if top is None else [each for each in top.does if isinstance(each, NextDraws)]
        doubtful = any(effect.challenge for effect in draws_on)
        if doubtful and isinstance(prompt, AskColor):
            unasked(t, player)
        if top is not None and top.wild and draws_on and not doubtful:
            refuse(t, "no-challenge", "wild-draw-four", about="game", player=act.player)
        refuse(t, "no-challenge", "wild-draw-four", player=act.player)
    if not can_challenge(t, prompt):
        refuse(t, "no-challenge", "rulings/last-card-challenge", about="last", player=act.player)
    if prompt.player != player:
        not_your_turn(t, player)
    guilty = MAYBE if prompt.held is None else prompt.held.guilty
    evolve(t, Challenged(player, prompt.accused, guilty != MAYBE))
    asks = AskHand(prompt.accused, t.seq, prompt)
    answered(t, prompt, asks)
    if guilty != MAYBE:  # no hand has to be shown for what is known
        settle_challenge(t, asks, guilty=guilty == YES)


def show_hand(t: Table, act: ShowHand) -> None:
    """The accused's hand settles the challenge; or the wheel had it shown to everybody."""
    player = seat_of(t, act.player)
    need_play(t)
    prompt = t.prompts()[0]
    on_wheel = t.showing == player
    if not on_wheel and not isinstance(prompt, AskHand):
        unasked(t, player)
    if not on_wheel and prompt.player != player:
        not_your_turn(t, player)
    if len(act.cards) != t.counts[player]:
        refuse(
            t,
            "wrong-answer",
            "script/acts",
            about="hand-count",
            player=act.player,
            count=t.counts[player],
        )
    section = prompt.challenge.symbol if isinstance(prompt, AskHand) else t.face or ""
    mask = mask_of(shown(t, act.cards, player))
    evolve(t, HandShown(player, mask, section))
    if isinstance(prompt, AskHand) and prompt.player == player:
        guilty = held_color(t, prompt.challenge, mask)
        if guilty == MAYBE:
            answered(t, prompt, prompt._replace(shown=True))
        else:
            settle_challenge(t, prompt, guilty=guilty == YES)


def held_color(t: Table, doubted: Penalty, shown: int) -> str:
    """Does this hand show that the color was in it at the play? Cards may have come in since."""
    cards = t.setting.deck.cards_in(shown)
    since = 0 if doubted.held is None else max(0, len(cards) - doubted.held.cards)
    if doubted.color is None:  # nobody can know which color it was played on
        colors = {card.color for card in cards if card.color}
        if t.out is not None and colors:
            return MAYBE  # the round is decided: perhaps nobody named one
        return NO if not colors else YES if len(colors) == len(t.setting.game.colors) else MAYBE
    of_it = sum(card.color == doubted.color for card in cards)
    return NO if not of_it else YES if of_it > since else MAYBE


def verdict(t: Table, act: Verdict) -> None:
    """The challenger says what they saw; or the accused owns up."""
    player = seat_of(t, act.player)
    need_play(t)
    prompt = t.prompts()[0]
    if not isinstance(prompt, AskHand):
        unasked(t, player)
    if player not in (prompt.player, prompt.challenge.player):
        not_your_turn(t, player)
    if act.guilty and t.out == prompt.player:
        refuse(
            t,
            "wrong-answer",
            "rulings/last-card-challenge",
            about="last-card-innocent",
            player=t.names[prompt.player],
        )
    settle_challenge(t, prompt, guilty=act.guilty)


def settle_challenge(t: Table, prompt: AskHand, *, guilty: bool) -> None:
    penalty = prompt.challenge
    many = penalty.many if guilty else penalty.many + INNOCENT_EXTRA
    evolve(t, Judged(prompt.player, guilty, many))
    answered(t, prompt)
    if guilty:
        draws(t, prompt.player, many, None, penalty.symbol)
        push(t, Begin(penalty.player))
    else:
        draws(t, penalty.player, many, None, penalty.symbol)
        lose_turn(t, penalty.player)


def block(t: Table, act: Block) -> None:
    player = seat_of(t, act.player)
    prompt = asked(t, player, Penalty)
    if not t.setting.game.towers:
        refuse(t, "no-tower", prompt.symbol, about="game", player=act.player)
    if not t.holds_token(player, prompt.tower):
        refuse(t, "no-tower", "power-icons-and-power-towers", player=act.player)
    assert prompt.tower is not None
    evolve(t, Blocked(player, prompt.tower))
    answered(t, prompt)  # and the blocker, who is next, takes a normal turn


def accept(t: Table, act: Accept) -> None:
    player = seat_of(t, act.player)
    prompt = asked(t, player, Penalty)
    if prompt.many:
        refuse(t, "wrong-answer", prompt.symbol, about="draw-count", count=prompt.many)
    answered(t, prompt)
    evolve(t, skipped(player))
    serve_veto(t, player)
