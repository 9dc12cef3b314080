"""Things that people hold: the Power Towers and the VETO card."""

from companion.rules.acts import Grab, Veto
from companion.rules.agenda import AskDiscard, AskGrab
from companion.rules.events import InstantUno, TokenMoved, TookNone
from companion.rules.evolve import evolve
from companion.rules.flow import answered, push
from companion.rules.judge import asked, need_play, refuse, seat_of
from companion.rules.table import Table


def claim(t: Table, player: int, tower: str) -> None:
    """The icon on the card takes its tower, also from another player."""
    if t.tokens.get(tower) != player:
        evolve(t, TokenMoved(tower, player))
    all_four(t, player)


def to_take(t: Table, player: int) -> list[str]:
    """The towers that this player does not hold yet."""
    return [tower for tower in t.setting.game.towers if t.tokens.get(tower) != player]


def grab(t: Table, act: Grab) -> None:
    player = seat_of(t, act.player)
    prompt = asked(t, player, AskGrab)
    section = "grab-2-towers" if prompt.many > 1 else "wild-grab-a-tower"
    if len(act.towers) > prompt.many or len(set(act.towers)) < len(act.towers):
        refuse(t, "wrong-answer", section, about="tower-count", count=prompt.many)
    for tower in act.towers:
        if tower not in t.setting.game.towers:
            refuse(t, "bad-input", section, about="unknown-tower", tower=tower)
        if t.tokens.get(tower) == player:
            refuse(t, "already-yours", section, player=act.player, tower=tower)
    answered(t, prompt)
    for tower in act.towers:
        evolve(t, TokenMoved(tower, player))
    if not act.towers:
        evolve(t, TookNone(player))
    all_four(t, player)


def all_four(t: Table, player: int) -> None:
    """Instant UNO: all cards but one go, and the towers return to the middle."""
    towers = t.setting.game.towers
    if not towers or any(t.tokens.get(tower) != player for tower in towers):
        return
    evolve(t, InstantUno(player))
    if t.counts[player] > 1:
        push(t, AskDiscard(player, t.seq, "instant-uno", 1, under=True))


def veto(t: Table, act: Veto) -> None:
    player = seat_of(t, act.player)
    target = seat_of(t, act.target)
    if not t.setting.game.veto:
        refuse(t, "not-in-this-deck", "contents", card="veto")
    need_play(t)
    if player == target:
        refuse(t, "not-yourself", "veto-card", player=act.player)
    if "veto" in t.tokens:
        refuse(t, "veto-taken", "rulings/veto", player=t.names[t.tokens["veto"]])
    evolve(t, TokenMoved("veto", target, player))
