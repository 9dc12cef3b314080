"""Works through the agenda until somebody has to answer: effects happen, turns pass, rounds end."""

from typing import assert_never

from companion.rules.agenda import (
    AskColor,
    AskDiscard,
    AskGift,
    AskGrab,
    AskHand,
    AskRule,
    AskShout,
    AskSpin,
    AskWar,
    Begin,
    Do,
    DrawUntil,
    Keep,
    Penalty,
    Prompt,
    Task,
    Together,
    Turn,
)
from companion.rules.effects import (
    Claim,
    ColorOnly,
    DiscardColor,
    DrawsNamed,
    DrawsUntil,
    GiveColor,
    Grab,
    HouseRule,
    KeepOnly,
    MayDiscard,
    NameColor,
    NextDraws,
    NextNames,
    NextSpins,
    PassHands,
    PlayAgain,
    Reverse,
    ShoutFirst,
    ShowHand,
    ShuffleHands,
    SkipNext,
    TargetDraws,
    TradeHands,
    War,
)
from companion.rules.events import (
    ColorNamed,
    ColorOnlyMatches,
    Reversed,
    RuleEnded,
    VetoServed,
    skipped,
    turn_passed,
)
from companion.rules.evolve import evolve, wait
from companion.rules.flow import lose_turn, push, serve_veto
from companion.rules.hands import SEVEN_ZERO, choose, pass_hands, shuffle_hands
from companion.rules.house import exactly, read_out
from companion.rules.mercy import puts_out
from companion.rules.rounds import end_round
from companion.rules.table import PLAYING, Table
from companion.rules.towers import claim, to_take
from companion.rules.wheel import keep_only

ASKED = {Keep, Penalty, AskColor}
"""Questions that stay as they are, whatever else happens, while nobody is out."""


def unfold(t: Table) -> None:
    """Everything that happens by itself after an act."""
    while t.phase == "play":
        if t.setting.game.mercy is not None and puts_out(t):
            continue
        if not t.agenda:
            if t.out is not None:
                return end_round(t)
            if begin(t, t.next_after(t.passed)):
                return
            continue
        task = t.agenda[-1]
        kind = type(task)
        if kind is Turn:
            return
        if type(task) is Do:
            wait(t, t.agenda[:-1])
            carry_out(t, task)
        elif t.out is None and kind in ASKED:
            return
        elif type(task) is Begin:
            wait(t, t.agenda[:-1])
            if t.out is None:
                begin(t, task.player)
        elif (fresh := recounted(t, task)) != task:
            wait(t, t.agenda[:-1] if fresh is None else (*t.agenda[:-1], fresh))
        elif t.out is not None and (left := still_asked(t, task)) != task:
            wait(t, t.agenda[:-1] if left is None else (*t.agenda[:-1], left))
        else:
            return


def still_asked(t: Table, task: Task) -> Task | None:
    """Once somebody is out, no color is needed any more, and who is out is asked nothing."""
    match task:
        case Together(prompts):
            left = [prompt for prompt in prompts if still_asked(t, prompt)]
            return Together(tuple(left)) if len(left) > 1 else left[0] if left else None
        case AskColor():
            return None
        case AskHand() | AskWar() | AskShout() | Do() | Begin():
            return task
        case _:
            return None if task.player == t.out else task


def recounted(t: Table, task: Task) -> Task | None:
    """A count that a rule asks for follows the hand, whatever happens to it meanwhile."""
    match task:
        case Together(prompts):
            left = [fresh for prompt in prompts if (fresh := recount(t, prompt)) is not None]
            return Together(tuple(left)) if len(left) > 1 else left[0] if left else None
        case AskDiscard() | AskRule():
            return recount(t, task)
        case _:
            return task


def recount(t: Table, prompt: Prompt) -> Prompt | None:
    if not isinstance(prompt, AskDiscard | AskRule) or prompt.keep is None:
        return prompt
    over = t.counts[prompt.player] - prompt.keep
    if over == 0:
        return None
    discards = isinstance(prompt, AskDiscard)
    if discards == (over > 0):
        return prompt
    if isinstance(prompt, AskDiscard) and not prompt.why.startswith("exactly"):
        return None
    rule = prompt.why if isinstance(prompt, AskDiscard) else prompt.rule
    return exactly(t, [prompt.player], prompt.keep, rule)[0]


def begin(t: Table, player: int) -> bool:
    """A turn begins, unless a VETO skips it."""
    if t.standing:
        end_rules(t, player)
    if t.tokens and t.tokens.get("veto") == player:
        evolve(t, VetoServed(player))
        return False
    evolve(t, turn_passed(player))
    return True


def end_rules(t: Table, player: int) -> None:
    for rule, owner, on in t.standing:
        if (rule == "hands-up" and owner == player) or (
            rule == "draw-three-if-stuck" and on != player
        ):
            evolve(t, RuleEnded(rule, owner))


def carry_out(t: Table, do: Do) -> None:
    """One effect happens, or becomes a prompt."""
    player = do.player
    out = t.counts[player] == 0  # whoever is out takes and names nothing
    effect = do.effect
    match effect:
        case NameColor():
            name_color(t, do)
        case NextDraws():
            accused = player if effect.challenge and t.seats[player] == PLAYING else None
            owes = Penalty(
                following(t, player), t.seq, effect.count, do.symbol,
                effect.blocked_by, accused, do.before, do.last, do.held,
            )  # fmt: skip
            wait(t, (*t.agenda, owes))
        case SkipNext():
            for _ in range(effect.count):
                skipped_one = following(t, player)
                if skipped_one != t.out:
                    skip(t, skipped_one, effect.blocked_by, do)
        case Reverse():
            evolve(t, Reversed())
            other = t.next_after(player)
            if t.next_after(other) == player and t.ruling("two-player-reverse") == "skip":
                evolve(t, skipped(other, "rulings/two-player-reverse"))
                serve_veto(t, other)
        case NextSpins():
            push(t, AskSpin(t.next_after(player), t.seq))
        case GiveColor() | Grab():
            asks = None if out else ask(t, do)
            if asks is not None:
                push(t, asks)
        case Claim():
            if not out:
                claim(t, player, effect.tower)
        case HouseRule():
            if not out:
                read_out(t, player, do.symbol)
        case ColorOnly():
            evolve(t, ColorOnlyMatches())
        case TradeHands() | TargetDraws():
            if not out:
                choose(t, do, effect)
        case PassHands():
            if not out:
                pass_hands(t, do.symbol if effect.left else SEVEN_ZERO, left=effect.left)
        case ShuffleHands():
            if not out:
                shuffle_hands(t, player, do.symbol)
        case PlayAgain():
            push(t, Begin(player))
        case DiscardColor():
            color = t.color or ""
            if not out:
                push(t, AskDiscard(player, t.seq, do.symbol, None, alike=color, under=True))
        case NextNames():
            victim = following(t, player)
            if victim != t.out:
                names = Do(victim, DrawsNamed(), None, False, None, do.symbol)
                push(t, names, AskColor(victim, t.seq))
        case DrawsNamed():
            color = t.color or ""
            push(t, DrawUntil(player, t.seq, color, wilds=False, why=do.symbol, loses=True))
        case KeepOnly():
            keep_only(t, AskDiscard(player, t.seq, do.symbol, effect.count), effect.count)
        case MayDiscard():
            push(t, AskDiscard(player, t.seq, do.symbol, None, alike=effect.alike))
        case DrawsUntil():
            push(t, DrawUntil(player, t.seq, effect.color, wilds=True, why=do.symbol))
        case War():
            push(t, AskWar(player, t.seq))
        case ShoutFirst():
            push(t, AskShout(player, t.seq))
        case ShowHand():
            pass  # nobody has to: the table keeps the right open
        case _:
            assert_never(effect)


def following(t: Table, player: int) -> int:
    """Whom an effect hits: the next player, after those whom the same card has hit already."""
    return t.next_after(t.passed if player == t.laid_by else player)


def name_color(t: Table, do: Do) -> None:
    """The color is named, or asked for, together with what else the wild asks of its player."""
    if do.color is not None:
        evolve(t, ColorNamed(do.player, do.color))
    elif t.out is None:
        color = AskColor(do.player, t.seq)
        below = t.agenda[-1] if t.agenda else None
        if isinstance(below, Do) and isinstance(below.effect, GiveColor | Grab):
            wait(t, t.agenda[:-1])
            other = ask(t, below)
            push(t, color if other is None else Together((color, other)))
        else:
            push(t, color)


def ask(t: Table, do: Do) -> Prompt | None:
    """The prompt for a gift or for towers, if there is anything to give or take."""
    if isinstance(do.effect, Grab):
        count = min(do.effect.count, len(to_take(t, do.player)))
        return AskGrab(do.player, t.seq, count) if count else None
    return AskGift(do.player, t.seq)


def skip(t: Table, player: int, tower: str | None, do: Do) -> None:
    if t.holds_token(player, tower) and not do.last:
        push(t, Penalty(player, t.seq, 0, do.symbol, tower, None, do.before, do.last))
    else:
        lose_turn(t, player, skipped(player, do.symbol))
