"""The one place where a table changes: an event in, the same table a step further."""

from typing import Final, assert_never

from companion.rules.agenda import AskDiscard, Dispute, Keep, Question, Task, Turn
from companion.rules.deck import bits
from companion.rules.effects import ShowHand
from companion.rules.events import (
    Blocked,
    CardsSet,
    Caught,
    Challenged,
    ColorNamed,
    ColorOnlyMatches,
    CopyKnown,
    Counted,
    CutDrawn,
    CutTied,
    Dealt,
    Discarded,
    Disputed,
    Doubted,
    Drew,
    DrewAside,
    Event,
    Found,
    GameWon,
    Gave,
    HandShown,
    HandsMoved,
    HandsShuffled,
    Identified,
    InstantUno,
    Joined,
    Judged,
    Kept,
    Left,
    LostTurn,
    PassedOver,
    PilesEmpty,
    Played,
    PutBack,
    PutOut,
    Renamed,
    Reopened,
    Reshuffled,
    Reversed,
    RoundClosed,
    RoundEnded,
    RuleEnded,
    RulePlayed,
    RuleResolved,
    RuleStands,
    Scored,
    ScoreSet,
    Seated,
    Shouted,
    Skipped,
    Spun,
    TokenMoved,
    TookBack,
    TookNone,
    Topped,
    TopSeen,
    TurnedUp,
    TurnPassed,
    UnoCalled,
    UnoFalse,
    UnoLapsed,
    UnoOwed,
    VetoServed,
    WarCardLies,
    WarFought,
    WarTied,
    WentOut,
)
from companion.rules.table import GONE, OUT, PLAYING, WAITING, Pile, Table

_made: Final = tuple.__new__
"""Makes a named tuple of a tuple: what its own constructor does, in half the time."""


def evolve(t: Table, event: Event) -> None:
    """Changes the table by one event, and remembers it as news."""
    t.news.append(event)
    match event:
        case Played():
            player, copy, _ = event
            t.counts = counts = t.counts.copy()
            counts[player] -= 1
            bit = 1 << copy
            if t.held:
                _forget_copies(t, bit)
                _trim_known_cards(t, player)
            t.discarded |= bit
            t.pile = (copy, t.pile)
            t.discards += 1
            card = t.setting.deck.card_of[copy]
            t.top = copy
            t.laid = bit
            t.laid_at = t.seq
            t.laid_by = player
            t.color = card.color
            t.symbol = card.symbol
            t.passed = player
            t.agenda = t.shed = ()
            if t.called and counts[player] != 1:
                t.called &= ~(1 << player)
            if t.late:
                t.late &= ~(1 << player)
        case TurnPassed():
            player = event.player
            t.agenda = (_made(Turn, (player, t.seq)),)
        case DrewAside():
            player, count, mask = event
            before = t.known[player] & ~t.guessed
            t.shed = ()
            _take_cards(t, player, count, mask)
            t.agenda = (_made(Keep, (player, t.seq, count, mask, before)),)
        case Kept():
            player = event.player
            t.agenda = ()
            t.passed = player
            _settle_call(t, player)
        case LostTurn() | Skipped():
            t.passed = event.player
        case Drew():
            player, count, mask, _ = event
            _take_cards(t, player, count, mask)
        case ColorNamed():
            t.color = event.color or None
        case Reversed():
            t.direction = -t.direction
        case UnoOwed(player):
            t.owing |= 1 << player
        case UnoLapsed():
            t.late |= t.owing
            t.owing = 0
        case UnoCalled(player):
            t.called |= 1 << player
            t.owing &= ~(1 << player)
        case Reshuffled(count):
            t.draws += count + t.aside
            t.discards -= count
            t.aside = 0
            t.shuffled = True
            top = t.top
            t.pile = None if top is None else (top, None)
            t.discarded &= 0 if top is None else 1 << top
            t.laid &= t.discarded
            t.guessed &= t.discarded | t.held
        case Discarded(player, copies, unknown, under, _):
            _lay_card(t, player, copies, unknown, under=under)
        case Gave(giver, color, gifts):
            _give_cards(t, giver, color, gifts)
        case HandsMoved(sources, _):
            t.counts = [t.counts[source] for source in sources]
            t.known = [t.known[source] for source in sources]
            t.unsure = sum(1 << seat for seat, one in enumerate(sources) if t.unsure >> one & 1)
            t.owing = t.called = t.late = 0
        case HandsShuffled(counts, _):
            t.counts = list(counts)
            t.unsure = (1 << len(t.seats)) - 1 if t.unsure else 0
            _forget_copies(t, t.held)
            t.owing = t.called = t.late = 0
        case PutOut(player, _):
            _put_out(t, player)
        case TokenMoved(token, player, _):
            t.tokens = {**t.tokens, token: player}
        case VetoServed(player):
            t.tokens = {name: who for name, who in t.tokens.items() if name != "veto"}
            t.passed = player
        case HandShown(player, mask, _):
            t.showing = None
            t.unsure &= ~(1 << player)
            _forget_copies(t, t.known[player])
            _know_copies(t, player, mask)
        case Spun(player, face):
            t.face = face
            t.shed = ()
            t.passed = player
            does = t.setting.game.wheel.get(face, ())
            t.showing = player if any(isinstance(one, ShowHand) for one in does) else None
        case InstantUno(player):
            t.tokens = {name: who for name, who in t.tokens.items() if who != player}
        case RuleStands(rule, player, target):
            t.standing = (*t.standing, (rule, player, target))
        case RuleResolved(_, rule, _):
            if rule in t.setting.custom:  # a text of their own may move any card anywhere
                _forget_copies(t, t.held)
        case RuleEnded(rule, player):
            t.standing = tuple(entry for entry in t.standing if entry[:2] != (rule, player))
        case WentOut(player):
            t.out = player
        case RoundEnded(winner):
            t.phase = "hands"
            t.agenda = ()
            t.dispute = None
            t.owing = t.called = t.late = 0
            t.showing = None
            t.standing = t.tallies = ()
            t.pending = tuple(seat for seat in t.playing() if seat != winner and t.counts[seat] > 0)
            t.winners = (winner,)
        case Counted(player, points, mask):
            t.pending = tuple(seat for seat in t.pending if seat != player)
            t.tallies = (*t.tallies, (player, points))
            if mask:
                _forget_copies(t, t.known[player])
                _know_copies(t, player, mask)
        case Scored(player, points):
            scores = t.scores.copy()
            scores[player] += points
            t.scores = scores
        case RoundClosed(winner):
            t.phase = "between-rounds"
            t.winners = (winner,)
        case GameWon(winners):
            t.phase = "over"
            t.winners = winners
            t.pending = ()
            t.agenda = ()
        case CardsSet(player, cards):
            counts = t.counts.copy()
            if cards < counts[player]:
                _forget_copies(t, t.known[player])  # any of them may have gone
            t.draws = max(0, t.draws + counts[player] - cards)
            t.unsure &= ~(1 << player)
            counts[player] = cards
            t.counts = counts
            _settle_call(t, player)
        case ScoreSet(player, score):
            scores = t.scores.copy()
            scores[player] = score
            t.scores = scores
        case Left(player):
            _seat_leaves(t, player)
        case Joined(player, name):
            _seat_joins(t, player, name)
        case Renamed(player, _, name):
            t.names = (*t.names[:player], name, *t.names[player + 1 :])
        case CopyKnown(copy, sure):
            t.guessed = t.guessed & ~(1 << copy) if sure else t.guessed | 1 << copy
        case Identified(thought, copy):
            _identify_card(t, thought, copy)
        case Dealt(dealer, round_):
            _deal_hands(t, dealer, round_)
        case TurnedUp(copy):
            card = t.setting.deck.card_of[copy]
            t.phase = "play"
            t.top = copy
            t.color = card.color
            t.symbol = card.symbol
            _turn_up(t, copy)
            t.laid = 1 << copy
        case PassedOver(copy):
            _turn_up(t, copy)
        case TopSeen(copy):
            card = t.setting.deck.card_of[copy]
            _forget_copies(t, 1 << copy)
            t.discarded |= 1 << copy
            t.pile = (copy, t.pile)
            t.top = copy
            t.laid |= 1 << copy
            t.color = card.color or t.color
            t.symbol = card.symbol
        case Topped(copy):
            t.pile = (copy, _without(t.pile, copy))
            _on_top(t, copy)
        case ColorOnlyMatches():
            t.symbol = None
        case CutDrawn(player, copy, value):
            t.discarded |= 1 << copy
            t.pending = tuple(seat for seat in t.pending if seat != player)
            t.tallies = (*t.tallies, (player, value))
        case CutTied(players):
            t.pending = players
            t.tallies = ()
            t.discarded = 0
        case Doubted(ask, players, many):
            t.question = Question(ask, t.seq, players, many)
        case Found():
            t.odd += 1
        case (
            PilesEmpty()
            | Caught()
            | UnoFalse()
            | Challenged()
            | Judged()
            | Blocked()
            | TookNone()
            | WarFought()
            | WarTied()
            | WarCardLies()
            | Shouted()
            | RulePlayed()
            | PutBack()
            | TookBack()
            | Reopened()
            | Disputed()
            | Seated()
        ):
            pass  # only to be told
        case _:
            assert_never(event)


def wait(t: Table, agenda: tuple[Task, ...]) -> None:
    """What is still to be done. Nobody needs to hear of it, so it is no event."""
    t.agenda = agenda


def contest(t: Table, opened: Dispute | None) -> None:
    """The card seen last is disputed, or no longer is. The event that is told says why."""
    t.dispute = opened


def may_shed_more(t: Table, asked: AskDiscard) -> None:
    """These discards ended with a number of cards that may prove to be wrong."""
    t.shed = (*(shed for shed in t.shed if shed.player != asked.player), asked)


def _forget_copies(t: Table, mask: int) -> None:
    """These copies are in nobody's hand any more."""
    t.held &= ~mask
    t.known = [hand & ~mask for hand in t.known]


def _know_copies(t: Table, player: int, mask: int) -> None:
    """These copies are in this hand."""
    if not mask:
        return
    if mask & t.held:
        _forget_copies(t, mask)
    known = t.known.copy()
    known[player] |= mask
    t.known = known
    t.held |= mask
    _trim_known_cards(t, player)


def _take_cards(t: Table, player: int, count: int, mask: int) -> None:
    counts = t.counts.copy()
    counts[player] += count
    t.counts = counts
    t.draws -= count
    if t.assuming:
        t.unsure |= 1 << player
    if mask:
        _know_copies(t, player, mask)
    if t.owing or t.called or t.late:
        _settle_call(t, player)


def _settle_call(t: Table, player: int) -> None:
    """A call is about one card left; with any other number it is neither owed nor made."""
    if t.counts[player] != 1:
        bit = 1 << player
        t.owing &= ~bit
        t.called &= ~bit
        t.late &= ~bit


def _trim_known_cards(t: Table, player: int) -> None:
    """A hand can't hold more known cards than cards."""
    if t.known[player].bit_count() > t.counts[player]:
        _forget_copies(t, t.known[player])


def _lay_card(t: Table, player: int, copies: tuple[int, ...], unknown: int, *, under: bool) -> None:
    many = len(copies) + unknown
    counts = t.counts.copy()
    counts[player] -= many
    t.counts = counts
    t.discards += many
    mask = sum(1 << copy for copy in copies)
    _forget_copies(t, mask)
    if unknown:
        _forget_copies(t, t.known[player])  # any of them may have gone
    _trim_known_cards(t, player)
    t.discarded |= mask
    if under:
        top, rest = t.pile if t.pile else (None, None)
        for copy in copies:
            rest = (copy, rest)
        t.pile = rest if top is None else (top, rest)
    else:
        pile = t.pile
        for copy in copies:
            pile = (copy, pile)
        t.pile = pile
        t.laid = mask
        if unknown:
            t.top = t.color = t.symbol = None
        else:
            _on_top(t, copies[-1])
    _settle_call(t, player)


def _on_top(t: Table, copy: int) -> None:
    card = t.setting.deck.card_of[copy]
    t.top = copy
    t.color = card.color
    t.symbol = card.symbol


def _without(pile: Pile, copy: int) -> Pile:
    if pile is None:
        return None
    top, rest = pile
    return rest if top == copy else (top, _without(rest, copy))


def _give_cards(
    t: Table, giver: int, color: str | None, gifts: tuple[tuple[int, int, int], ...]
) -> None:
    # Every card of that color has left this hand, also those whose new holder nobody told.
    _forget_copies(
        t, sum(1 << c for c in bits(t.known[giver]) if t.setting.deck.card_of[c].color == color)
    )
    counts = t.counts.copy()
    for receiver, count, _ in gifts:
        counts[giver] -= count
        counts[receiver] += count
    t.counts = counts
    for receiver, _, mask in gifts:
        _know_copies(t, receiver, mask)
    _trim_known_cards(t, giver)
    for seat in (giver, *(gift[0] for gift in gifts)):
        _settle_call(t, seat)


def _deal_hands(t: Table, dealer: int, round_: int) -> None:
    t.seats = tuple(PLAYING if state in (WAITING, OUT) else state for state in t.seats)
    t.counts = [0 if state else int(t.ruling("hand-size")) for state in t.seats]
    t.phase = "start-card"
    t.round = round_
    t.dealer = t.passed = t.laid_by = dealer
    t.direction = 1
    t.color = t.symbol = t.top = t.pile = t.face = t.out = t.ending = t.showing = t.dispute = None
    t.known = [0] * len(t.seats)
    t.owing = t.called = t.late = t.held = 0
    t.discards = t.discarded = t.laid = t.guessed = t.aside = t.unsure = 0
    t.draws = len(t.setting.deck) - sum(t.counts)
    t.shuffled = False
    t.agenda = t.shed = t.standing = t.winners = t.pending = t.tallies = ()
    t.tokens = {}


def _turn_up(t: Table, copy: int) -> None:
    t.pile = (copy, t.pile)
    t.discarded |= 1 << copy
    t.draws -= 1
    t.discards += 1


def _put_out(t: Table, player: int) -> None:
    cards = t.counts[player]
    _seat_leaves(t, player)
    t.draws -= cards
    t.aside += cards
    t.seats = tuple(OUT if seat == player else state for seat, state in enumerate(t.seats))


def _seat_leaves(t: Table, player: int) -> None:
    bit = 1 << player
    t.draws += t.counts[player]
    counts = t.counts.copy()
    counts[player] = 0
    t.counts = counts
    t.owing &= ~bit
    t.called &= ~bit
    t.late &= ~bit
    _forget_copies(t, t.known[player])
    t.seats = tuple(GONE if seat == player else state for seat, state in enumerate(t.seats))
    t.tokens = {name: who for name, who in t.tokens.items() if who != player}
    t.standing = tuple(entry for entry in t.standing if player not in entry[1:])
    t.pending = tuple(seat for seat in t.pending if seat != player)
    t.tallies = tuple(cut for cut in t.tallies if cut[0] != player)
    if t.showing == player:
        t.showing = None


def _seat_joins(t: Table, player: int, name: str) -> None:
    if player == len(t.names):
        t.names = (*t.names, name)
        t.seats = (*t.seats, WAITING)
        t.counts = [*t.counts, 0]
        t.scores = [*t.scores, 0]
        t.known = [*t.known, 0]
    else:  # somebody comes back
        t.seats = tuple(WAITING if seat == player else state for seat, state in enumerate(t.seats))


def _identify_card(t: Table, thought: int, copy: int) -> None:
    old, new = 1 << thought, 1 << copy
    t.discarded = t.discarded & ~old | new
    if t.laid & old:
        t.laid = t.laid & ~old | new
    t.guessed &= ~(old | new)
    t.pile = _swap_hands(t.pile, thought, copy)
    if t.top == thought:
        t.top = copy


def _swap_hands(pile: Pile, thought: int, copy: int) -> Pile:
    order: list[int] = []
    while pile is not None:
        top, pile = pile
        order.append(copy if top == thought else top)
    for top in reversed(order):
        pile = (top, pile)
    return pile
