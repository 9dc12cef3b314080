"""People come and go, and corrections by hand: seats, counts and scores."""

from companion.rules.acts import Join, Leave, Rename, Reshuffle, Set
from companion.rules.agenda import (
    AskColor,
    AskHand,
    Begin,
    Do,
    Penalty,
    Task,
    Together,
    Turn,
)
from companion.rules.events import (
    CardsSet,
    Dealt,
    Joined,
    Left,
    Renamed,
    Reshuffled,
    ScoreSet,
    lost_turn,
)
from companion.rules.evolve import evolve, wait
from companion.rules.flow import go_out, owe_call, stock
from companion.rules.judge import any_seat, need_play, refuse
from companion.rules.rounds import choose_dealer, close, need, out_after_all
from companion.rules.setting import FEWEST
from companion.rules.table import GONE, OUT, PLAYING, WAITING, Table


def leave(t: Table, act: Leave) -> None:
    """The hand goes under the draw pile; whatever was asked of this player falls away."""
    player = any_seat(t, act.player)
    if t.phase == "over":
        refuse(t, "over", "winning-the-game")
    others = [seat for seat in t.playing() if seat != player]
    if t.phase in ("play", "hands") and player == t.out:
        refuse(t, "cannot-leave", "rulings/first-out-wins", about="winner", player=act.player)
    if t.seats[player] == PLAYING and len(others) < FEWEST:
        refuse(t, "cannot-leave", "script/acts", player=act.player)
    heir = t.left_of(player) if t.seats[player] == PLAYING else player
    waited = [prompt.player for prompt in t.prompts()]
    evolve(t, Left(player))
    if t.phase == "play":
        agenda = tuple(
            task for old in t.agenda for task in without(old, player, t.next_after(player))
        )
        wait(t, agenda)
        if waited and waited[0] == player and not agenda:
            evolve(t, lost_turn(player))
    elif t.phase == "cut":
        choose_dealer(t)
    elif t.phase == "start-card" and t.dealer == player:
        evolve(t, Dealt(heir, t.round))
    elif t.phase == "hands":
        close(t)


def without(task: Task, player: int, heir: int) -> list[Task]:
    """What is left of a task when this player is gone."""
    match task:
        case Together(prompts):
            left = [new for old in prompts for new in without(old, player, heir)]
            if len(left) < 2:
                return left
            return [Together(tuple(left))]  # type: ignore[arg-type]  # prompts stay prompts
        case AskColor() if task.player == player:
            return [task._replace(player=heir)]
        case AskHand():
            victim = task.challenge.player
            if task.player == player and victim != player:
                return [Begin(victim)]
            return [] if player in (task.player, victim) else [task]
        case Do():
            return [task]
        case Penalty() if task.accused == player and task.player != player:
            return [task._replace(accused=None)]  # nobody who left can be challenged
        case _:
            return [] if task.player == player else [task]


def join(t: Table, act: Join) -> None:
    name = act.player
    if t.phase == "over":
        refuse(t, "over", "winning-the-game")
    there = name in t.names and t.seats[t.names.index(name)] != GONE
    if there:
        refuse(t, "bad-input", "script/acts", about="same-name", player=name)
    if sum(state != GONE for state in t.seats) >= t.setting.game.players[1]:
        refuse(t, "bad-input", "script/acts", about="too-many", count=t.setting.game.players[1])
    seat = t.names.index(name) if name in t.names else len(t.names)
    evolve(t, Joined(seat, name))


def rename(t: Table, act: Rename) -> None:
    player = any_seat(t, act.player)
    if act.name in t.names:
        refuse(t, "bad-input", "script/acts", about="same-name", player=act.name)
    evolve(t, Renamed(player, act.player, act.name))


def set_by_hand(t: Table, act: Set) -> None:
    """The table knows better: a count or a score is put right."""
    player = any_seat(t, act.player)
    if act.cards is None and act.score is None:
        refuse(t, "bad-input", "script/acts", about="missing", field="cards")
    if act.score is not None:
        evolve(t, ScoreSet(player, act.score))
    if act.cards is not None:
        set_cards(t, player, act.cards)


def set_cards(t: Table, player: int, cards: int) -> None:
    if t.seats[player] == OUT:
        if cards >= (t.setting.game.mercy or 0):
            return  # that is why
        refuse(t, "bad-input", "mercy", about="out-player", player=t.names[player])
    if t.seats[player] == WAITING or t.phase not in ("play", "hands", "start-card"):
        need_play(t)
    most = t.counts[player] + t.draws + max(0, t.discards - 1)
    if cards > most:
        refuse(t, "bad-input", "script/acts", about="too-many-cards", count=most)
    stock(t, cards - t.counts[player])
    if player == t.out and cards:
        if out_after_all(t, player, cards):
            return
        need(t, "play")
    evolve(t, CardsSet(player, cards))
    if t.phase == "play":
        if cards == 0 and t.out is None:
            go_out(t, player)
            wait(t, ())
        elif cards == 1 and (player == t.passed or just_laid(t, player)):
            owe_call(t, player)
        elif (shed := t.sheds_on(t.names[player])) is not None and cards > (shed.keep or 0):
            # Then they have more to discard.
            rest = () if isinstance(t.agenda[-1], Turn) else t.agenda
            wait(t, (*rest, shed._replace(since=t.seq)))
    elif t.phase == "hands" and not cards and player in t.pending:
        refuse(t, "bad-input", "script/acts", about="hand-empty", player=t.names[player])


def just_laid(t: Table, player: int) -> bool:
    """Whether the last card was theirs, and nobody has begun a turn since; others may have been skipped."""
    top = t.agenda[-1]
    return player == t.laid_by and isinstance(top, Turn) and top.since == t.laid_at


def reshuffle(t: Table, act: Reshuffle) -> None:
    need_play(t)
    if t.discards < 2:
        refuse(t, "wrong-answer", "going-out", about="nothing-to-shuffle")
    evolve(t, Reshuffled(t.discards - 1))
