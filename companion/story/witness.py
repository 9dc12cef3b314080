"""What the camera saw, explained: the cheapest story of acts that a camera can't see.

Draws, passes, penalties served and colors named leave no picture. The witness assumes as few of
them as make the card legal, and calls it a dispute only when no legal story is left. Where a camera gave
hints, the story that fits them best is the one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from companion.rules import acts
from companion.rules.agenda import (
    AskColor,
    AskDiscard,
    AskGift,
    AskGrab,
    AskHand,
    AskRule,
    AskShout,
    AskWar,
    Dispute,
    Do,
    DrawUntil,
    Keep,
    Penalty,
    Prompt,
    Turn,
)
from companion.rules.card_names import design
from companion.rules.deck import bits
from companion.rules.effects import HouseRule
from companion.rules.flow import shuffled_unseen
from companion.rules.judge import (
    UNTOLD,
    Refusal,
    Refused,
    ask_name,
    find,
    mask_of,
    matches,
    need_play,
    seat_of,
)
from companion.rules.penalties import INNOCENT_EXTRA
from companion.rules.table import Table
from companion.rules.wheel import check_discards, may_be_spoil
from companion.story.ending import may_go_on
from companion.story.hints import Took, Visits, fewer, ruled_out
from companion.story.weight import weight

OFF_BY = 2
"""By so many cards a number may be wrong where nobody tells draws."""


@dataclass(frozen=True, slots=True)
class Joins:
    """One of several discards."""

    prompt: AskDiscard
    copy: int


@dataclass(frozen=True, slots=True)
class OnTop:
    """What lies on top of discards that nobody named."""

    copy: int


@dataclass(frozen=True, slots=True)
class Turned:
    """Of several cards that came together, this one lies on top."""

    copy: int


@dataclass(frozen=True, slots=True)
class Spoil:
    """One more card with which the war was won."""

    war: AskDiscard
    copy: int


@dataclass(frozen=True, slots=True)
class Lies:
    """A number card of the war, and nobody knows whose."""

    prompt: AskWar
    copy: int


Apart = Joins | OnTop | Turned | Spoil | Lies
"""What a card may be that nobody plays."""


@dataclass(frozen=True, slots=True)
class Story:
    """What must have happened unseen, and what the card itself was."""

    assumed: tuple[tuple[acts.Happening, Table], ...]  # each with the table after it
    final: Table | Apart | Dispute | acts.TurnUp  # what it was; a table: it was played
    took: tuple[Took, ...] = ()
    player: str | None = None


Final = acts.Play | acts.Shout | acts.War | Joins | Lies
"""What a card is, if it answers a question."""
Decide = Callable[[Table, acts.Happening], Table | Refused]


def without_hints(act: acts.Act) -> acts.Act:
    """A fact whose assumptions stand before it needs its hints no more."""
    if isinstance(act, acts.Seen):
        return replace(act, by=None, drew=0, watched=False)
    return act


def lies_already(t: Table, seen: acts.Seen) -> bool:
    """The top card itself, seen again, or one of several that came onto the pile with it."""
    if t.top is None:
        return False
    deck = t.setting.deck
    copy = deck.ids.get(seen.card)
    if copy is None:  # a face alone: the same face may have been laid on it
        there = [t.top, *_unowned_war_cards(t, seen)]
        return not seen.laid and seen.card in [deck.card_of[one].name for one in there]
    return bool(_last_copies_laid(t, seen) & _possible_copies(t, seen.card))


def _unowned_war_cards(t: Table, seen: acts.Seen) -> Iterator[int]:
    """The cards of a war that lie there while nobody is known to have won it."""
    for war in t.prompts():
        if isinstance(war, AskWar) and seen.player is None:
            yield from war.lying


def _last_copies_laid(t: Table, seen: acts.Seen) -> int:
    """The copies that came onto the pile last."""
    return t.laid | mask_of(list(_unowned_war_cards(t, seen)))


def _possible_copies(t: Table, name: str) -> int:
    """The copies that a card with this label may be in our books."""
    deck = t.setting.deck
    return deck.masks[design(name)] & t.guessed | deck.meant(name)


def turned(t: Table, seen: acts.Seen) -> Turned | None:
    """Of several cards that were discarded together, another one lies on top than was thought."""
    top = t.top_card
    several = t.laid & (t.laid - 1)
    if top is None or top.wild or not several or t.dispute is not None or t.phase != "play":
        return None
    if seen.card not in t.setting.deck.ids or t.ruling("discard-on-top-acts") == "yes":
        return None
    for copy in bits(t.laid & _possible_copies(t, seen.card)):
        if copy != t.top and not t.setting.deck.card_of[copy].wild:
            return Turned(copy)
    return None


def explain(table: Table, seen: acts.Seen, decide: Decide) -> Story | Dispute:
    """The cheapest legal story, or the dispute that says why there is none."""
    for name in (seen.player, seen.by, *([] if isinstance(seen.drew, int) else seen.drew)):
        if name is not None:
            seat_of(table, name)
    if table.phase == "start-card":
        return Story((), acts.TurnUp(seen.card))
    if table.phase != "play" and not may_go_on(table, seen.player):
        need_play(table)
    if (lies := turned(table, seen)) is not None:
        return Story((), lies)
    won = _war_won_with_card(table, seen)
    if won is not None and table.names[won.player] in (seen.player, seen.by):
        return Story((), Spoil(won, find(table, seen.card, won.player)))
    if table.phase == "play" and table.top is None:
        return Story((), OnTop(find(table, seen.card, None)))
    players = [seen.player]
    if seen.player is None and (holder := _holder(table, seen.card)) is not None:
        players.insert(0, holder)
        seen = replace(seen, by=None)  # it is known whose card this is
    elif seen.player is None and seen.by is not None:
        players.insert(0, seen.by)
    best: tuple[float, Story] | None = None
    dispute: Dispute | None = None
    for player in players:
        for drew in fewer(seen, _step_limit(table)):
            story = _answer_open_questions(table, replace(seen, player=player, drew=drew), decide)
            if not isinstance(story, Story):
                dispute = story
            elif ruled_out(seen, story.took) or (
                _too_late_to_discard(table, story) and Visits(seen).anybody
            ):
                dispute = _is_ruled_out(table, replace(seen, player=story.player), decide)
            else:
                likely = weight(table, seen, story.assumed, story.took, story.player)
                if best is None or likely > best[0]:
                    best = (likely, story)
        if best is not None and seen.by is None:
            break
    if best is not None:
        return best[1]
    if (no_end := _end_was_none(table, seen, decide)) is not None:
        return no_end
    if table.phase != "play":
        need_play(table)
    assert dispute is not None
    return dispute


def _war_won_with_card(t: Table, seen: acts.Seen) -> AskDiscard | None:
    """The war that may have been won with this card, too."""
    card = t.setting.deck.cards.get(design(seen.card))
    in_turn = t.agenda and isinstance(t.agenda[-1], Turn)
    return may_be_spoil(t, card) if card is not None and in_turn else None


def _too_late_to_discard(table: Table, story: Story) -> bool:
    """Whether somebody discards one more: nobody does once play has gone on and a hand was at the draw pile."""
    sets = (act for act, _ in story.assumed if isinstance(act, acts.Set))
    more = ((act.cards or 0) > table.counts[table.names.index(act.player)] for act in sets)
    return table.out is None and any(more)


def _end_was_none(table: Table, seen: acts.Seen, decide: Decide) -> Story | None:
    """Whoever went out lays another card, or somebody drew since: the end was none, even if the card has no story."""
    if table.out is None:
        return None
    out = table.names[table.out]
    visits = Visits(seen)
    by = seen.player or (seen.by if seen.watched else None)
    if by == out or visits.anybody or seen.player is not None:
        still = _player_is_still_in(out, visits)
        after = decide(table, still)
        if isinstance(after, Table):
            then = explain(after, seen, decide)
            goes_on = by == out or visits.anybody or asks_the_unseen(after, table.out)
            if isinstance(then, Dispute) and goes_on:
                return Story(((still, after),), then, (), seen.player)
    return None


def asks_the_unseen(t: Table, player: int) -> bool:
    """Whether this player's card asks for something first that no camera sees, whatever card comes next."""
    asked = (one for one in t.waits_behind() if isinstance(one, AskGrab | AskGift | AskRule))
    to_come = (one for one in t.agenda if isinstance(one, Do) and isinstance(one.effect, HouseRule))
    return any(one.player == player for one in chain(asked, to_come))


def _player_is_still_in(player: str, visits: Visits) -> acts.Draw | acts.Set:
    """Whoever seemed to be out is not: a card came unseen, or their number was wrong for sure."""
    return acts.Set(player, cards=1) if visits.anybody else acts.Draw(player)


def _holder(t: Table, name: str) -> str | None:
    """Whose hand this very copy is known to be in."""
    deck = t.setting.deck
    copy = deck.ids.get(name)
    if copy is None or not t.held & ~t.guessed & 1 << copy:
        return None
    if deck.alike.get(copy, 0) & ~t.discarded & ~(1 << copy):
        return None  # it may be the other box's
    return next(t.names[seat] for seat, hand in enumerate(t.known) if hand >> copy & 1)


def _answer_open_questions(table: Table, seen: acts.Seen, decide: Decide) -> Story | Dispute | None:
    """Goes through the table's questions one by one, assuming the answers nobody could see."""
    t = table
    waiting: Prompt | None = None
    reason: Refused | None = None
    assumed: list[tuple[acts.Happening, Table]] = []
    took: list[Took] = []
    visits = Visits(seen)
    for _ in range(_step_limit(t) + 2 * visits.left):
        refused: Refused | None = None
        if t.phase == "play":
            waiting, final = _question_answered(t, seen, visits)
            if isinstance(final, Joins | Lies):
                player = None if isinstance(final, Lies) else t.names[waiting.player]
                return Story(tuple(assumed), final, tuple(took), player)
            if final is not None:
                after = decide(t, final)
                if isinstance(after, Table):
                    return Story(tuple(assumed), after, tuple(took), final.player)
                if after.code in ("bad-input", "not-in-this-deck"):
                    raise Refusal(after)
                refused = after
                reason = reason or after
        step = _assume_step(t, waiting, seen, refused, visits)
        if step is None:
            break
        if (taken := _cards_taken(t, waiting, step)) is not None:
            took.append(taken)
            visits.use(taken)
        after = decide(t, step)
        if isinstance(after, Refused):
            break
        assumed.append((step, after))
        t = after
    if table.phase != "play" or waiting is None:
        return None
    return _dispute_over(table, seen, waiting, reason)


def _cards_taken(t: Table, waiting: Prompt | None, step: acts.Happening) -> Took | None:
    """The cards that somebody takes with this step."""
    match waiting, step:
        case AskHand(player, challenge=doubted), acts.Verdict(guilty=guilty):
            if guilty:
                return Took(t.names[player], doubted.many)
            return Took(t.names[doubted.player], doubted.many + INNOCENT_EXTRA)
        case Penalty(many=many), acts.Draw(player=player) if t.out is None:
            return Took(player, many)
        case DrawUntil(), acts.Draw(player=player, count=count):
            return Took(player, count or 1, by_color=True)
        case AskRule(player=seat, keep=int(keep)), acts.Draw(player=player):
            return Took(player, keep - t.counts[seat])
        case _, acts.Draw(player=player, count=count) if t.out is None:
            return Took(player, count or 1)
        case _:
            return None


def _step_limit(t: Table) -> int:
    """Twice around, as a VETO makes it."""
    return 4 * len(t.names) + 6


def _question_answered(t: Table, seen: acts.Seen, visits: Visits) -> tuple[Prompt, Final | None]:
    """Which of the open questions the card answers, if it answers one; several may be, in any order."""
    prompts = t.prompts()
    for prompt in prompts:
        final = _card_as_answer(t, prompt, seen, visits)
        if final is not None:
            return prompt, final
    return prompts[0], None


def _card_as_answer(t: Table, prompt: Prompt, seen: acts.Seen, visits: Visits) -> Final | None:
    """What the card itself would be, if this question is the one it answers."""
    card, player = seen.card, seen.player
    who = t.names[prompt.player]
    mine = player in (None, who)
    match prompt:
        case Turn() if visits.of(who):
            return None
        case Keep() if visits.left:
            return None
        case Turn():
            if mine:
                return acts.Play(who, card)
            if "on" in (t.setting.rulings["jump-in"], t.setting.rulings["equal-cards"]):
                return acts.Play(player or who, card)
        case Keep() if mine:
            return acts.Play(who, card)
        case Penalty() if mine and prompt.many and t.setting.rulings["stacking"] != "off":
            return acts.Play(who, card)
        case AskShout() if player is not None:
            return acts.Shout(player, card)
        case AskWar():
            return _card_in_war(t, prompt, seen)
        case AskDiscard() if mine and (not prompt.under or prompt.why == "instant-uno"):
            try:
                copy = find(t, card, prompt.player)
                check_discards(t, prompt, [t.setting.deck.card_of[copy]])
            except Refusal:
                return None
            return Joins(prompt, copy)
        case _:
            pass
    return None


def _card_in_war(t: Table, prompt: AskWar, seen: acts.Seen) -> acts.War | Lies | None:
    """A number card of the war: its winner's, if it is known who laid it."""
    deck = t.setting.deck
    lying = [deck.card_of[copy] for copy in prompt.lying]
    card = deck.cards.get(design(seen.card))
    follows = card is not None and card.number is not None
    if card is not None and lying:
        follows = follows and (card.number or 0) <= (lying[-1].number or 0)
    if seen.player is None:
        return Lies(prompt, find(t, seen.card, None)) if follows else None
    cards = tuple(deck.copies[copy] for copy in prompt.lying)
    if any(mask_of(list(prompt.lying)) & deck.meant(seen.card) for _ in lying):
        return acts.War(seen.player, {seen.player: cards})  # now it is known whose it is
    if card is not None and lying and (card.color == lying[-1].color or not follows):
        return None  # the next player's
    return acts.War(seen.player, {seen.player: (*cards, seen.card)})


def _win_war(t: Table, prompt: AskWar, player: str | None) -> acts.War | None:
    """Play has gone on: whoever comes before this player has won the war with the card that lies there."""
    if player is None or not prompt.lying:
        return None
    cards = tuple(t.setting.deck.copies[copy] for copy in prompt.lying)
    seats = (seat for seat in t.playing() if t.names[t.next_after(seat)] == player)
    return next((acts.War(t.names[seat], {t.names[seat]: cards}) for seat in seats), None)


def _assume_step(
    t: Table, prompt: Prompt | None, seen: acts.Seen, refused: Refused | None, visits: Visits
) -> acts.Happening | None:
    """What may have happened here that the camera can't see."""
    card, player = seen.card, seen.player
    if t.out is not None:  # the round is decided, and here is another card: one was drawn unseen
        return _player_is_still_in(t.names[t.out], visits)
    if prompt is None:
        return None
    who = t.names[prompt.player]
    if refused is not None and refused.code == "not-in-play":
        return acts.Reshuffle() if shuffled_unseen(t, refused) else None
    if not visits.left and (more := _discards_one_more(t, seen)) is not None:
        return more
    match prompt:
        case Turn():
            drawn = refused is not None and refused.cite == "rulings/last-card"
            return acts.Draw(who) if player not in (None, who) or visits.of(who) or drawn else None
        case Keep():
            drawn = refused is not None and refused.code == "drawn-card-only"
            if visits.left or (player is None and drawn) or player not in (None, who):
                return acts.Pass(who)
        case DrawUntil() if many := visits.of(who) or int(seen.by is not None or prompt.loses):
            return acts.Draw(who, count=many)
        case AskHand(challenge=doubted) if player is not None:
            challenger = t.names[doubted.player]
            return acts.Verdict(challenger, guilty=player == challenger or visits.named(who))
        case Penalty(accused=int(accused)) if player == who and visits.instead(
            t.names[accused], who
        ):
            return acts.Challenge(who)
        case Penalty():
            blocks = player == who or (player is None and visits.none_by(who))
            if blocks and t.holds_token(prompt.player, prompt.tower):
                return acts.Block(who)
            return acts.Draw(who) if prompt.many else acts.Accept(who)
        case AskColor():
            face = t.setting.deck.cards.get(design(card))
            if face is not None and face.color is not None:
                return acts.Color(who, face.color)
            if face is not None:
                return acts.Color(who, UNTOLD)
        case AskWar():
            return _win_war(t, prompt, player)
        case AskDiscard() if prompt.keep is None:
            return acts.Discard(who, count=0)
        case AskRule(keep=int()):
            return acts.Draw(who)  # up to so many cards
        case AskDiscard(keep=int(keep)) if player not in (None, who):
            if prompt.done:
                return acts.Discard(who, count=0)
            if t.counts[prompt.player] - keep <= OFF_BY:
                return acts.Set(who, cards=keep)  # they had nothing to discard
        case _:
            pass
    return None


def _discards_one_more(t: Table, seen: acts.Seen) -> acts.Set | None:
    """Whoever has just discarded all but so many cards lays one more: they held more than was thought."""
    player = seen.player
    shed = None if player is None else t.sheds_on(player)
    if player is None or shed is None or shed.keep is None or t.counts[shed.player] > shed.keep:
        return None
    top, card = t.agenda[-1], t.setting.deck.cards.get(design(seen.card))
    fits = card is None or matches(t, card)
    if fits and _all_discards_begun(t) and t.next_after(t.passed) == shed.player:
        return None  # the others have discarded all they had to, and it is their turn
    if seen.by != player:
        if isinstance(top, Turn) and top.player == shed.player:
            return None  # it is their turn: no more than a card that does not fit
        if fits:
            return None  # as far as is known it may have been their turn again
    return acts.Set(player, cards=shed.keep + 1)


def _all_discards_begun(t: Table) -> bool:
    """Whether all who still have to discard have begun to: each card may have been the last one."""
    return all(isinstance(one, AskDiscard) and one.done for one in t.prompts())


def _dispute_over(
    table: Table, seen: acts.Seen, waiting: Prompt, reason: Refused | None
) -> Dispute:
    deck = table.setting.deck
    copy = deck.ids.get(seen.card)
    if copy is None:
        mask = deck.masks.get(seen.card, 0)
        if not mask:
            find(table, seen.card, None)
        free = mask & ~table.discarded or mask
        copy = (free & -free).bit_length() - 1
    first = table.prompts()[0]
    player = first.player if seen.player is None else table.names.index(seen.player)
    if reason is None:
        ask = (("ask", ask_name(waiting)), ("player", table.names[waiting.player]))
        reason = Refused("answer-first", "script/what-the-camera-sees", ask)
    return Dispute(player, 0, copy, seen.player, reason.code, reason.cite, reason.params)


def _is_ruled_out(table: Table, seen: acts.Seen, decide: Decide) -> Dispute:
    """Only cards that nobody took would have made it right."""
    after = decide(
        table, acts.Play(seen.player or table.names[table.prompts()[0].player], seen.card)
    )
    reason = after if isinstance(after, Refused) else None
    return _dispute_over(table, seen, table.prompts()[0], reason)
