"""Around the play: choosing the dealer, the start card, counting hands, the next round."""

from companion.rules.acts import Cut, Hand, NextRound, TurnUp
from companion.rules.agenda import Begin, Do
from companion.rules.effects import Effect, NameColor, NextSpins, Reverse
from companion.rules.events import (
    CardsSet,
    Counted,
    CutDrawn,
    CutTied,
    Dealt,
    GameWon,
    PassedOver,
    PutBack,
    Reversed,
    RoundClosed,
    RoundEnded,
    Scored,
    TurnedUp,
    WentOut,
)
from companion.rules.evolve import evolve
from companion.rules.flow import named, push, shown
from companion.rules.judge import ask_name, mask_of, refuse, seat_of
from companion.rules.table import GONE, OUT, Table


def need(t: Table, phase: str) -> None:
    if t.phase == phase:
        return
    if t.phase == "over":
        refuse(t, "over", "winning-the-game")
    if t.phase == "play" and phase in ("cut", "start-card"):
        refuse(t, "wrong-answer", "setup", about="not-asked")
    if t.phase == "play":
        first = t.prompts()[0]
        who = t.names[first.player]
        refuse(t, "answer-first", "script/the-table", ask=ask_name(first), player=who)
    refuse(t, "answer-first", "script/the-table", ask=t.phase)


def cut(t: Table, act: Cut) -> None:
    player = seat_of(t, act.player)
    need(t, "cut")
    if player not in t.pending:
        refuse(t, "wrong-answer", "cut", about="has-cut", player=act.player)
    copy = named(t, act.card, None)
    card = t.setting.deck.card_of[copy]
    evolve(t, CutDrawn(player, copy, card.number or 0))
    choose_dealer(t)


def choose_dealer(t: Table) -> None:
    """The highest number deals; the tied cut again."""
    if t.pending or not t.tallies:
        return
    best = max(value for _, value in t.tallies)
    highest = tuple(player for player, value in t.tallies if value == best)
    if len(highest) > 1:
        evolve(t, CutTied(highest))
    else:
        evolve(t, Dealt(highest[0], t.round))


def turn_up(t: Table, act: TurnUp) -> None:
    need(t, "start-card")
    copy = named(t, act.card, None)
    card = t.setting.deck.card_of[copy]
    if card.start != "stays":
        evolve(t, PutBack(copy) if card.start == "back" else PassedOver(copy))
        return
    evolve(t, TurnedUp(copy))
    effects: tuple[Effect, ...] = card.at_start
    if t.ruling("spin-start-card") == "spins":
        effects += tuple(effect for effect in card.does if isinstance(effect, NextSpins))
    dealer = t.passed
    for effect in reversed(effects):
        match effect:
            case Reverse():
                evolve(t, Reversed())
                push(t, Begin(dealer))
            case NameColor():
                first = t.left_of(dealer)
                push(t, Do(first, effect, None, False, None, card.symbol))
            case _:
                push(t, Do(dealer, effect, None, False, card.color, card.symbol))


# The end of a round


def end_round(t: Table) -> None:
    assert t.out is not None
    winner = t.out
    evolve(t, RoundEnded(winner))
    if t.setting.scoring == "none":
        evolve(t, GameWon((winner,)))
    else:
        close(t)


def hand(t: Table, act: Hand) -> None:
    player = seat_of(t, act.player)
    told_nothing = act.cards == () or act.points == 0
    if told_nothing and _is_out_too(t, player):
        return
    need(t, "hands")
    if player == t.out and not told_nothing:
        out_after_all(t, player, len(act.cards or (0,)))
    if act.cards and not t.counts[player] and player != t.out and not _count_hand(t, player):
        evolve(t, CardsSet(player, len(act.cards)))  # they were thought to be out, too
    elif player not in t.pending:
        refuse(t, "wrong-answer", "scoring", about="has-counted", player=act.player)
    if act.cards == ():
        return out_before(t, player)
    mask = 0
    if act.cards is not None:
        copies = shown(t, act.cards, player)
        mask = mask_of(copies)
        for other in t.playing():
            if other != player and t.known[other] & mask and _count_hand(t, other):
                refuse(t, "wrong-answer", "scoring", about="two-hands", player=act.player)
        points = sum(t.setting.deck.card_of[copy].points for copy in copies)
        if len(copies) != t.counts[player]:
            refuse(
                t,
                "wrong-answer",
                "scoring",
                about="hand-count",
                player=act.player,
                count=t.counts[player],
            )
    elif act.points is not None:
        points = act.points
        most = most_points(t, player)
        if points > most:
            refuse(
                t,
                "wrong-answer",
                "scoring",
                about="too-many-points",
                player=act.player,
                count=t.counts[player],
                most=most,
            )
    else:
        refuse(t, "bad-input", "script/acts", about="missing", field="cards")
    evolve(t, Counted(player, points, mask))
    close(t)


def out_before(t: Table, player: int) -> None:
    """An empty hand: it was empty before the round seemed to end, and its player has won."""
    evolve(t, CardsSet(player, 0))
    _give_end_to(t, player)
    close(t)


def out_after_all(t: Table, player: int, cards: int) -> bool:
    """Whoever seemed to be out holds cards, and somebody else has got rid of theirs since: they have won."""
    other = next((seat for seat in t.playing() if seat != player and not t.counts[seat]), None)
    if other is None or t.phase != "hands":
        return False
    evolve(t, CardsSet(player, cards))
    _give_end_to(t, other)
    return True


def _give_end_to(t: Table, player: int) -> None:
    """The end was another one's; the hands that were counted stay so."""
    told = t.tallies
    evolve(t, WentOut(player))
    evolve(t, RoundEnded(player))
    for other, points in told:
        evolve(t, Counted(other, points, 0))


def _is_out_too(t: Table, player: int) -> bool:
    """A loser who holds no cards either: there is nothing to count."""
    return (
        t.phase in ("hands", "between-rounds", "over") and not t.counts[player] and player != t.out
    )


def most_points(t: Table, player: int) -> int:
    """What this hand costs at most: the cards known to be in it, and the dearest that nobody has seen."""
    deck, known = t.setting.deck, t.known[player]
    unseen = sorted(card.points for card in deck.cards_in(deck.all & ~t.discarded & ~t.held))
    others = max(0, t.counts[player] - known.bit_count())
    dearest = unseen[len(unseen) - min(others, len(unseen)) :]
    return sum(card.points for card in deck.cards_in(known)) + sum(dearest)


def _count_hand(t: Table, player: int) -> bool:
    return any(seat == player for seat, _ in t.tallies)


def close(t: Table) -> None:
    """Everybody has counted: the points are written down."""
    if t.pending:
        return
    winner = t.winners[0]
    if t.setting.scoring == "winner":
        put_out = t.seats.count(OUT) * t.setting.game.mercy_points
        evolve(t, Scored(winner, sum(points for _, points in t.tallies) + put_out))
        if t.scores[winner] >= t.setting.target:
            evolve(t, GameWon((winner,)))
            return
    else:
        for player, points in t.tallies:
            evolve(t, Scored(player, points))
        seats = t.playing()
        if max(t.scores[seat] for seat in seats) >= t.setting.target:
            lowest = min(t.scores[seat] for seat in seats)
            evolve(t, GameWon(tuple(seat for seat in seats if t.scores[seat] == lowest)))
            return
    evolve(t, RoundClosed(winner))


def next_round(t: Table, act: NextRound) -> None:
    need(t, "between-rounds")
    evolve(t, Dealt(next_dealer(t), t.round + 1))


def next_dealer(t: Table) -> int:
    """The deal passes to the left; at some tables to the winner."""
    if t.ruling("next-dealer") == "winner" and t.seats[t.winners[0]] != GONE:
        return t.winners[0]
    dealer = t.dealer or 0
    while True:
        dealer = (dealer + 1) % len(t.seats)
        if t.seats[dealer] != GONE:
            return dealer
