"""The wheel of Spin: nine faces, and the discards, draws, war and shouts that answer them."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

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
    WarCardLies,
    WarFought,
    WarTied,
    lost_turn,
)
from companion.rules.evolve import evolve, may_shed_more, wait
from companion.rules.flow import (
    all_named,
    answered,
    doubt,
    draws,
    fewer_cards,
    lapse,
    lies_on_top,
    lose_turn,
    named,
    push,
    stock,
)
from companion.rules.house import RULES, SECTION
from companion.rules.judge import asked, check_color, mask_of, owed, refuse, seat_of
from companion.rules.table import Table

Fought = TypeVar("Fought", AskWar, AskShout)
"""What everybody takes part in."""


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
    stock(t, count)
    if act.cards:
        fits = [_end_discards(t, prompt, name) for name in act.cards]
        if any(fits[:-1]) or not fits[-1]:
            refuse(t, "wrong-answer", section, about="draw-until", color=prompt.color)
    answered(t, prompt)
    draws(t, prompt.player, count, act.cards, prompt.why)
    if prompt.loses:
        lose_turn(t, prompt.player)


def _end_discards(t: Table, prompt: DrawUntil, name: str) -> bool:
    card = t.setting.deck.card_of[named(t, name, None)]
    return card.color == prompt.color or (prompt.wilds and card.wild) or not prompt.color


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
    if t.assuming:
        t.unsure |= 1 << player  # perhaps there were others
    answered(t, prompt)
    doubt(t, player, copies)
    if count:
        under = goes_under(t, prompt)
        section = prompt_section(prompt)
        evolve(t, Discarded(player, tuple(copies), count - len(copies), under, section))
    finish_discard(t, prompt, count, act.color, before)


def goes_under(t: Table, prompt: AskDiscard) -> bool:
    """Whether these discards go under the top card."""
    return prompt.under and (prompt.why != "instant-uno" or t.ruling("instant-uno-pile") == "under")


def that_was_all(t: Table, prompt: AskDiscard, keep: int) -> None:
    """The last discard that was seen was the last one: so many cards are left, whatever was counted."""
    before = t.color
    answered(t, prompt)
    evolve(t, CardsSet(prompt.player, keep))
    finish_discard(t, prompt, 0, None, before)


def join_discards(t: Table, prompt: AskDiscard, copy: int) -> None:
    """The camera saw one of the discards; more may come."""
    before = t.color
    under = goes_under(t, prompt)
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
        elif not goes_under(t, prompt):
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
        case color if color and any(card.color != color for card in cards):
            refuse(t, "wrong-answer", section, about="one-color")
        case _:
            pass


def prompt_section(prompt: AskDiscard) -> str:
    return SECTION if prompt.why in RULES else prompt.why


# War and shouts: whoever wins, play goes on after them


def war(t: Table, act: War) -> None:
    player = seat_of(t, act.player)
    prompt = open_to_all(t, player, AskWar)
    told = shown_in_war(t, act)
    again = _retells_whole_war(t, prompt, told)
    before = {} if again else dict(prompt.tied)
    if before and not told.keys() <= before.keys():
        stranger = next(seat for seat in told if seat not in before)
        refuse(t, "wrong-answer", "war", about="not-tied", player=t.names[stranger])
    shown = {seat: (*before.get(seat, ()), *told.get(seat, ())) for seat in before | told}
    for seat, copies in shown.items():
        if seat == t.out or len(copies) > t.counts[seat]:
            name, count = t.names[seat], t.counts[seat]
            refuse(t, "wrong-answer", "war", about="hand-count", player=name, count=count)
        highest_first(t, seat, copies)
    winner, tied, rounds = fight(t, shown)
    one_by_one = all(len(told.get(seat, ())) == 1 for seat in tied)
    if one_by_one and any(t.counts[seat] > rounds for seat in tied):
        fought = tuple((seat, shown[seat]) for seat in tied)
        answered(t, prompt, prompt._replace(since=t.seq, tied=fought))
        evolve(t, WarTied(tuple(tied)))
        return
    answered(t, prompt)
    evolve(t, WarFought(winner))
    if winner is None:
        return
    spoils = shown[winner][:rounds]
    on_top = _on_top(t, act, prompt, spoils)
    before_it = t.color
    doubt(t, winner, spoils)
    lying = tuple(sorted(spoils, key=lambda copy: copy == on_top))
    evolve(t, Discarded(winner, lying, rests_on="war"))
    evolve(t, lost_turn(winner))
    fewer_cards(t, winner)
    lies_on_top(t, winner, None, before_it)
    if told.keys() == {winner}:  # nobody said what the others showed: there may have been a tie
        may_shed_more(t, AskDiscard(winner, t.seq, "war", None, len(spoils)))


def _on_top(t: Table, act: War, prompt: AskWar, spoils: Sequence[int]) -> int:
    """Which of the winner's cards lies on top: as it was told, as it was seen, or the last one shown."""
    deck = t.setting.deck
    if act.top is not None:
        for copy in spoils:
            if act.top in (deck.copies[copy], deck.card_of[copy].name):
                return copy
        refuse(t, "wrong-answer", "war", about="not-shown", card=act.top)
    return next((copy for copy in reversed(prompt.lying) if copy in spoils), spoils[-1])


def shown_in_war(t: Table, act: War) -> dict[int, tuple[int, ...]]:
    """The number cards that somebody tells, by seat; whoever has none shows none."""
    shown: dict[int, tuple[int, ...]] = {}
    taken = 0
    for name, cards in act.reveals.items():
        seat = seat_of(t, name)
        for card in cards:
            copy = named(t, card, seat, taken)
            taken |= 1 << copy
            if t.setting.deck.card_of[copy].number is None:
                refuse(t, "wrong-answer", "war", about="number-cards", card=card)
            shown[seat] = (*shown.get(seat, ()), copy)
    return shown


def _retells_whole_war(t: Table, prompt: AskWar, told: dict[int, tuple[int, ...]]) -> bool:
    """Whether the whole war is told, and not just what came after the tie."""
    before, cards = dict(prompt.tied), t.setting.deck.card_of
    if not before.keys() <= told.keys():
        return False
    return before.keys() != told.keys() or all(
        len(told[seat]) > len(shown) and cards[told[seat][0]] == cards[shown[0]]
        for seat, shown in before.items()
    )


def may_be_spoil(t: Table, card: Card) -> AskDiscard | None:
    """The war whose winner may have laid this card, too: after a tie everybody shows their next highest."""
    top = t.top_card
    won = next((shed for shed in t.shed if shed.why == "war"), None)
    if won is None or card.number is None or not t.counts[won.player]:
        return None
    return won if top is not None and card.number <= (top.number or 0) else None


def spoil(t: Table, won: AskDiscard, copy: int) -> None:
    """One more card with which the war was won after a tie."""
    player = won.player
    doubt(t, player, (copy,))
    evolve(t, Discarded(player, (copy,), rests_on="war"))
    fewer_cards(t, player)
    if t.out is not None:
        wait(t, ())
    may_shed_more(t, won._replace(done=won.done + 1))


def card_lies(t: Table, prompt: AskWar, copy: int) -> None:
    """A number card lies there, and nobody knows whose it is: the war goes on until somebody says so."""
    answered(t, prompt, prompt._replace(lying=(*prompt.lying, copy)))
    evolve(t, WarCardLies(copy))


def highest_first(t: Table, seat: int, copies: Sequence[int]) -> None:
    """Everybody shows their highest number card, and after a tie the next highest."""
    cards = t.setting.deck.card_of
    values = [cards[copy].number or 0 for copy in copies]
    known = t.known[seat] & ~t.guessed & ~mask_of(list(copies))
    hidden = max((cards[copy].number or 0 for copy in bits(known)), default=0)
    if values != sorted(values, reverse=True) or hidden > values[-1]:
        refuse(t, "wrong-answer", "war", about="highest-first", player=t.names[seat])


def fight(t: Table, shown: Mapping[int, Sequence[int]]) -> tuple[int | None, list[int], int]:
    """Who wins, or who is tied with nothing left to show, and after how many cards each."""
    cards = t.setting.deck.card_of
    tied, rounds = list(shown), 0
    while tied:
        values = {
            seat: cards[shown[seat][rounds]].number or 0
            for seat in tied
            if rounds < len(shown[seat])
        }
        if not values:
            return None, tied, rounds
        best = max(values.values())
        tied = [seat for seat, value in values.items() if value == best]
        rounds += 1
        if len(tied) == 1:
            return tied[0], [], rounds
    return None, [], 0


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


def open_to_all(t: Table, player: int, kind: type[Fought]) -> Fought:
    """Everybody may tell how a war or a shouting match ended."""
    for prompt in t.prompts():
        if isinstance(prompt, kind):
            return prompt
    return asked(t, player, kind)
