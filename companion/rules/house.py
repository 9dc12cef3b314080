"""House rules on customizable cards."""

from collections.abc import Mapping

from companion.rules.acts import Draw, Resolve
from companion.rules.agenda import (
    AskDiscard,
    AskRule,
    Begin,
    DrawUntil,
    Prompt,
    Together,
)
from companion.rules.events import (
    Discarded,
    RulePlayed,
    RuleResolved,
    RuleStands,
)
from companion.rules.evolve import evolve, may_shed_more
from companion.rules.flow import all_named, answered, draws, fewer_cards, owe_call, push
from companion.rules.hands import chosen
from companion.rules.judge import asked, owed, refuse, seat_of
from companion.rules.setting import CustomRule
from companion.rules.table import Table

RULES = (
    "draw-until-color",
    "discard-wilds",
    "draw-three-if-stuck",
    "extra-turn",
    "exactly-seven",
    "exactly-three",
    "hands-up",
    "joke",
    "stiff-elbows",
    "rooster",
)
COSTS = 4  # cards for a joke nobody laughs at, or for a rooster who chickens out
SECTION = "using-customizable-cards"


def read_out(t: Table, player: int, name: str) -> None:
    """The card is played: its rule is read out and begins to work."""
    written = t.setting.custom.get(name, CustomRule(""))
    evolve(t, RulePlayed(player, name, written.rule, written.text))
    following = t.next_after(player)
    match written.rule:
        case "draw-until-color":
            push(t, DrawUntil(following, t.seq, written.color, wilds=False, why=SECTION))
        case "discard-wilds":
            ask_all(
                t,
                [
                    AskDiscard(seat, t.seq, "discard-wilds", None, alike="wild")
                    for seat in t.clockwise(player)
                    if t.counts[seat]
                ],
            )
        case "draw-three-if-stuck":
            evolve(t, RuleStands(written.rule, player, following))
        case "extra-turn":
            push(t, Begin(player))
        case "exactly-seven":
            ask_all(t, exactly(t, [following], 7, written.rule))
        case "exactly-three":
            ask_all(t, exactly(t, [player, *t.clockwise(player)], 3, written.rule))
        case "hands-up" | "stiff-elbows":
            on = player if written.rule == "hands-up" else following
            evolve(t, RuleStands(written.rule, player, on))
        case "joke":
            push(t, AskRule(player, t.seq, "joke", written.text, ("laughed", "silent")))
        case "rooster":
            push(t, AskRule(following, t.seq, "rooster", written.text, ("crowed", "chickened")))
        case _:
            push(t, AskRule(player, t.seq, name, written.text, ()))


def ask_all(t: Table, prompts: list[Prompt]) -> None:
    """Several people answer, in any order."""
    if len(prompts) > 1:
        push(t, Together(tuple(prompts)))
    elif prompts:
        push(t, prompts[0])


def exactly(t: Table, seats: list[int], wanted: int, rule: str) -> list[Prompt]:
    """Whoever has more discards, whoever has fewer draws."""
    prompts: list[Prompt] = []
    for seat in seats:
        over = t.counts[seat] - wanted
        if over > 0:
            prompts.append(AskDiscard(seat, t.seq, rule, wanted))
        elif over < 0:
            prompts.append(AskRule(seat, t.seq, rule, "", ("drew",), wanted))
        else:
            may_shed_more(t, AskDiscard(seat, t.seq, rule, wanted))
    return prompts


def drew_for_rule(t: Table, prompt: AskRule, act: Draw | Resolve) -> None:
    """Up to the number that the rule says, each player for themselves."""
    count = owed(t, prompt) or 0
    if act.count not in (None, count) or isinstance(act.cards, Mapping):
        refuse(t, "wrong-answer", SECTION, about="draw-count", count=count)
    answered(t, prompt)
    draws(t, prompt.player, count, act.cards, SECTION)


def resolve(t: Table, act: Resolve) -> None:
    player = seat_of(t, act.player)
    if any(rule in t.setting.custom for rule, _, _ in t.standing):
        return settle_text(t, player, act)  # somebody else's part of the same text
    prompt = asked_rule(t, player)
    outcome = act.outcome or ""
    if prompt.does is not None:
        return chosen(t, prompt, act)
    if prompt.keep is not None:
        return drew_for_rule(t, prompt, act)
    if prompt.outcomes and outcome not in prompt.outcomes:
        refuse(t, "wrong-answer", SECTION, about="outcome", outcomes=" / ".join(prompt.outcomes))
    answered(t, prompt)
    evolve(t, RuleResolved(prompt.player, prompt.rule, outcome))
    match outcome if prompt.outcomes else "":
        case "laughed":
            laughed(t, prompt.player)
        case "silent" | "chickened":
            draws(t, prompt.player, COSTS, None, SECTION)
        case "crowed":
            pass
        case _:
            evolve(t, RuleStands(prompt.rule, prompt.player, prompt.player))
            settle_text(t, player, act)


def asked_rule(t: Table, player: int) -> AskRule:
    """A rule about the next player may be judged by anybody; a count is each player's own."""
    prompts = [prompt for prompt in t.prompts() if isinstance(prompt, AskRule)]
    for prompt in prompts:
        if prompt.player == player:
            return prompt
    if prompts and prompts[0].keep is None and prompts[0].does is None:
        return prompts[0]
    return asked(t, player, AskRule)


def laughed(t: Table, player: int) -> None:
    if t.counts[player] > 1:
        push(t, AskDiscard(player, t.seq, "joke", 1))
    else:
        owe_call(t, player)


def settle_text(t: Table, player: int, act: Resolve) -> None:
    """A text of the players' own: what each player drew or got rid of."""
    cards = act.cards if isinstance(act.cards, Mapping) else {act.player: act.cards or ()}
    for name, names in cards.items():
        seat = seat_of(t, name)
        copies = all_named(t, names, seat)
        if len(copies) > t.counts[seat]:
            refuse(
                t, "wrong-answer", SECTION, about="hand-count", player=name, count=t.counts[seat]
            )
        if copies:
            evolve(t, Discarded(seat, tuple(copies), 0, under=True))
            fewer_cards(t, seat)
    counts = act.count if isinstance(act.count, Mapping) else {act.player: act.count or 0}
    for name, change in counts.items():
        seat = seat_of(t, name)
        if -change > t.counts[seat]:
            refuse(
                t, "wrong-answer", SECTION, about="hand-count", player=name, count=t.counts[seat]
            )
        if change > 0:
            draws(t, seat, change, None, SECTION)
        elif change < 0:
            evolve(t, Discarded(seat, (), -change, under=True))
            fewer_cards(t, seat)
