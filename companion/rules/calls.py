"""UNO: the call with one card left, and catching whoever forgot it."""

from companion.rules.acts import Catch, Uno
from companion.rules.agenda import Keep, Turn
from companion.rules.events import Caught, RuleEnded, UnoCalled, UnoFalse
from companion.rules.evolve import evolve
from companion.rules.flow import draws
from companion.rules.judge import need_play, refuse, seat_of
from companion.rules.table import Table

PENALTY = 2


def call(t: Table, act: Uno) -> None:
    player = seat_of(t, act.player)
    need_play(t)
    bit = 1 << player
    left = t.counts[player]
    if t.called & bit:
        refuse(t, "uno-called", "going-out", player=act.player)
    before_playing = left == 2 and any(
        isinstance(prompt, Turn | Keep) and prompt.player == player for prompt in t.prompts()
    )
    if t.late & bit:
        refuse(t, "uno-window-closed", "going-out", player=act.player)
    if left != 1 and not before_playing and t.ruling("false-uno") == "draw-two":
        evolve(t, UnoFalse(player, left))
        return draws(t, player, PENALTY, None, "rulings/false-uno")
    if left != 1 and not before_playing:
        refuse(t, "no-uno", "going-out", player=act.player, count=left)
    evolve(t, UnoCalled(player))
    for rule, owner, _ in t.standing:
        if rule == "stiff-elbows":
            evolve(t, RuleEnded(rule, owner))


def catch(t: Table, act: Catch) -> None:
    player = seat_of(t, act.player)
    target = seat_of(t, act.target)
    need_play(t)
    if player == target:
        refuse(t, "not-yourself", "going-out", player=act.player)
    bit = 1 << target
    if not t.owing & bit:
        if t.called & bit:
            refuse(t, "uno-called", "going-out", player=act.target)
        if t.late & bit:
            refuse(t, "uno-window-closed", "going-out", player=act.target)
        refuse(t, "no-uno", "going-out", player=act.target, count=t.counts[target])
    evolve(t, Caught(player, target))
    draws(t, target, PENALTY, None, "going-out")
    if t.owing & bit:  # nothing left to draw: the debt is paid all the same
        evolve(t, UnoCalled(target))
