"""The wheel of Spin: nine faces, and the discards, draws, war and shouts that answer them."""

from companion.rules.acts import Discard, Draw, Shout, Spin, War
from companion.rules.agenda import AskDiscard, AskShout, AskSpin, AskWar, Do, DrawUntil
from companion.rules.cards import Card
from companion.rules.deck import bits
from companion.rules.events import (
    CardsSet,
    ColorNamed,
    Discarded,
    Shouted,
    Spun,
    WarFought,
    lost_turn,
)
from companion.rules.evolve import evolve, may_shed_more
from companion.rules.flow import (
    all_named,
    answered,
    doubt,
    draws,
    fewer_cards,
    lapse,
    lies_on_top,
    named,
    push,
)
from companion.rules.house import RULES, SECTION
from companion.rules.judge import asked, check_color, mask_of, owed, refuse, seat_of
from companion.rules.table import Table


def spin(t: Table, act: Spin) -> None:
    player = seat_of(t, act.player)
    prompt = asked(t, player, AskSpin)
    face = act.face or ""
    if face not in t.setting.game.wheel:
        refuse(t, "bad-input", "the-uno-spin-wheel", about="unknown-face", face=str(act.face))
    lapse(t, player)
    answered(t, prompt)
    evolve(t, Spun(player, face))
    for effect in reversed(t.setting.game.wheel[face]):
        push(t, Do(player, effect, None, False, t.color, face))


def keep_only(t: Table, asks: AskDiscard, count: int) -> None:
    """All cards but so many are discarded; whoever is thought to have no more may prove to."""
    if t.counts[asks.player] > count:
        push(t, asks)
    else:
        may_shed_more(t, asks)


def drew_until(t: Table, prompt: DrawUntil, act: Draw) -> None:
    """They say how many cards it took; the last one ended it."""
    section = "the-uno-spin-wheel" if t.face == prompt.why else prompt.why
    count = act.count if act.count is not None else len(act.cards or ())
    if count < 1 or (act.cards is not None and len(act.cards) != count):
        refuse(t, "wrong-answer", section, about="draw-until", color=prompt.color)
    if act.cards:
        fits = [_ends(t, prompt, name) for name in act.cards]
        if any(fits[:-1]) or not fits[-1]:
            refuse(t, "wrong-answer", section, about="draw-until", color=prompt.color)
    answered(t, prompt)
    draws(t, prompt.player, count, act.cards, prompt.why)


def _ends(t: Table, prompt: DrawUntil, name: str) -> bool:
    card = t.setting.deck.card_of[named(t, name, None)]
    return card.color == prompt.color or (prompt.wilds and card.wild)


# Discards


def discard(t: Table, act: Discard) -> None:
    """An answer to whatever asked for discards: the wheel, Instant UNO, a house rule."""
    player = seat_of(t, act.player)
    prompt = asked(t, player, AskDiscard)
    copies = all_named(t, act.cards or (), player)
    count = len(copies) if act.count is None else act.count
    if act.cards is not None and count != len(copies):
        refuse(t, "wrong-answer", prompt_section(prompt), about="discard-count", count=len(copies))
    if act.cards is None and act.count is None:
        refuse(t, "bad-input", "script/acts", about="missing", field="cards")
    wanted = owed(t, prompt)
    if prompt.keep is not None and prompt.done and act.count == 0 and act.cards is None:
        return that_was_all(t, prompt, prompt.keep)
    if (wanted is not None and count != wanted) or not 0 <= count <= t.counts[player]:
        refuse(
            t,
            "wrong-answer",
            prompt_section(prompt),
            about="discard-count",
            count=t.counts[player] if wanted is None else wanted,
        )
    check_discards(t, prompt, [t.setting.deck.card_of[copy] for copy in copies])
    if act.color is not None:
        check_color(t, act.color)
    before = t.color
    answered(t, prompt)
    doubt(t, player, copies)
    if count:
        under = prompt.why == "instant-uno" and t.ruling("instant-uno-pile") == "under"
        section = prompt_section(prompt)
        evolve(t, Discarded(player, tuple(copies), count - len(copies), under, section))
    finish_discard(t, prompt, count, act.color, before)


def that_was_all(t: Table, prompt: AskDiscard, keep: int) -> None:
    """The last discard that was seen was the last one: so many cards are left, whatever was counted."""
    before = t.color
    answered(t, prompt)
    evolve(t, CardsSet(prompt.player, keep))
    finish_discard(t, prompt, 0, None, before)


def join_discards(t: Table, prompt: AskDiscard, copy: int) -> None:
    """The camera saw one of the discards; more may come."""
    before = t.color
    under = prompt.why == "instant-uno" and t.ruling("instant-uno-pile") == "under"
    evolve(t, Discarded(prompt.player, (copy,), 0, under, prompt_section(prompt)))
    if t.counts[prompt.player] == prompt.keep or t.counts[prompt.player] == 0:
        answered(t, prompt)
        finish_discard(t, prompt, 1, None, before)
        if t.ruling("discard-on-top-acts") == "no":
            may_shed_more(t, prompt._replace(done=prompt.done + 1))
    else:
        answered(t, prompt, prompt._replace(done=prompt.done + 1))


def finish_discard(
    t: Table, prompt: AskDiscard, count: int, color: str | None, before: str | None
) -> None:
    player = prompt.player
    if count + prompt.done:
        fewer_cards(t, player, must_call=prompt.why in ("instant-uno", "joke"))
        if prompt.alike == "wild" and color is None and before is not None:
            evolve(t, ColorNamed(player, before))
        elif prompt.why != "instant-uno" or t.ruling("instant-uno-pile") == "on-top":
            lies_on_top(t, player, color, before)


def check_discards(t: Table, prompt: AskDiscard, cards: list[Card]) -> None:
    """Some discards must be of one number, of one color, or wild."""
    section = prompt_section(prompt)
    if prompt.done and t.top_card is not None:
        cards = [t.top_card, *cards]
    match prompt.alike:
        case "number":
            if any(card.number is None for card in cards) or len({c.symbol for c in cards}) > 1:
                refuse(t, "wrong-answer", section, about="one-number")
        case "color":
            if any(card.wild for card in cards) or len({card.color for card in cards}) > 1:
                refuse(t, "wrong-answer", section, about="one-color")
        case "wild":
            if not all(card.wild for card in cards):
                refuse(t, "wrong-answer", section, about="wilds-only")
        case _:
            pass


def prompt_section(prompt: AskDiscard) -> str:
    return SECTION if prompt.why in RULES else prompt.why


# War and shouts: whoever wins, play goes on after them


def war(t: Table, act: War) -> None:
    player = seat_of(t, act.player)
    prompt = open_to_all(t, player, AskWar)
    shown: dict[int, list[int]] = {}
    taken = 0
    for name, cards in act.reveals.items():
        seat = seat_of(t, name)
        if seat == t.out or len(cards) > t.counts[seat]:
            refuse(t, "wrong-answer", "war", about="hand-count", player=name, count=t.counts[seat])
        copies = []
        for card in cards:
            copy = named(t, card, seat, taken)
            taken |= 1 << copy
            if t.setting.deck.card_of[copy].number is None:
                refuse(t, "wrong-answer", "war", about="number-cards", card=card)
            copies.append(copy)
        if copies:
            highest_first(t, seat, copies)
            shown[seat] = copies
    winner, rounds = fight(t, shown)
    answered(t, prompt)
    evolve(t, WarFought(winner))
    if winner is not None:
        before = t.color
        doubt(t, winner, shown[winner][:rounds])
        evolve(t, Discarded(winner, tuple(shown[winner][:rounds]), rests_on="war"))
        evolve(t, lost_turn(winner))
        fewer_cards(t, winner)
        lies_on_top(t, winner, None, before)


def highest_first(t: Table, seat: int, copies: list[int]) -> None:
    """Everybody shows their highest number card, and after a tie the next highest."""
    cards = t.setting.deck.card_of
    values = [cards[copy].number or 0 for copy in copies]
    known = t.known[seat] & ~t.guessed & ~mask_of(copies)
    hidden = max((cards[copy].number or 0 for copy in bits(known)), default=0)
    if values != sorted(values, reverse=True) or hidden > values[-1]:
        refuse(t, "wrong-answer", "war", about="highest-first", player=t.names[seat])


def fight(t: Table, shown: dict[int, list[int]]) -> tuple[int | None, int]:
    """Who wins, and with how many cards: the tied show their next, until one is highest."""
    cards = t.setting.deck.card_of
    tied, rounds = list(shown), 0
    while tied:
        values = {
            seat: cards[shown[seat][rounds]].number or 0
            for seat in tied
            if rounds < len(shown[seat])
        }
        if not values:
            return None, rounds
        best = max(values.values())
        tied = [seat for seat, value in values.items() if value == best]
        rounds += 1
        if len(tied) == 1:
            return tied[0], rounds
    return None, 0


def shout(t: Table, act: Shout) -> None:
    player = seat_of(t, act.player)
    prompt = open_to_all(t, player, AskShout)
    if player == t.out:
        refuse(t, "wrong-answer", "uno-spin", about="is-out", player=act.player)
    copy = named(t, act.card, player)
    if act.color is not None:
        check_color(t, act.color)
    before = t.color
    answered(t, prompt)
    evolve(t, Shouted(player))
    doubt(t, player, (copy,))
    evolve(t, Discarded(player, (copy,), rests_on="uno-spin"))
    evolve(t, lost_turn(player))
    fewer_cards(t, player)
    lies_on_top(t, player, act.color, before)


def open_to_all(t: Table, player: int, kind: type[AskWar] | type[AskShout]) -> AskWar | AskShout:
    """Everybody may tell how a war or a shouting match ended."""
    for prompt in t.prompts():
        if isinstance(prompt, kind):
            return prompt
    return asked(t, player, kind)
