"""Cards owed to a Draw card or a Skip: challenged, blocked, accepted. (Drawing them is a turn's act.)"""

from companion.rules.acts import Accept, Block, Challenge, ShowHand, Verdict
from companion.rules.agenda import AskHand, Begin, Penalty
from companion.rules.events import Blocked, Challenged, HandShown, Judged, Skipped
from companion.rules.evolve import evolve
from companion.rules.flow import answered, draws, lose_turn, push, serve_veto
from companion.rules.judge import (
    asked,
    can_challenge,
    mask_of,
    need_play,
    not_your_turn,
    pick_all,
    refuse,
    seat_of,
    unasked,
)
from companion.rules.table import Table

INNOCENT_EXTRA = 2  # cards that a wrong challenge costs on top


def challenge(t: Table, act: Challenge) -> None:
    player = seat_of(t, act.player)
    need_play(t)
    prompt = t.prompts()[0]
    if not isinstance(prompt, Penalty) or prompt.accused is None:
        refuse(t, "no-challenge", "wild-draw-four", player=act.player)
    if not can_challenge(t, prompt):
        refuse(t, "no-challenge", "rulings/last-card-challenge", player=act.player)
    if prompt.player != player:
        not_your_turn(t, player)
    evolve(t, Challenged(player, prompt.accused))
    answered(t, prompt, AskHand(prompt.accused, t.seq, prompt))


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
    mask = mask_of(pick_all(t, act.cards, player))
    evolve(t, HandShown(player, mask))
    if isinstance(prompt, AskHand) and prompt.player == player:
        held = {card.color for card in t.setting.deck.cards_in(mask) if card.color}
        doubted = prompt.challenge.color
        if doubted is not None:
            settle_challenge(t, prompt, guilty=doubted in held)
        elif len(held) in (0, len(t.setting.game.colors)):
            settle_challenge(t, prompt, guilty=bool(held))
        # else nobody can know which color it was played on: the challenger says


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
    evolve(t, Judged(prompt.player, guilty))
    answered(t, prompt)
    if guilty:
        draws(t, prompt.player, penalty.many)
        push(t, Begin(penalty.player))
    else:
        draws(t, penalty.player, penalty.many + INNOCENT_EXTRA)
        lose_turn(t, penalty.player)


def block(t: Table, act: Block) -> None:
    player = seat_of(t, act.player)
    prompt = asked(t, player, Penalty)
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
    evolve(t, Skipped(player))
    serve_veto(t, player)
