"""The Mod card's gift: all cards of one color, one to each opponent in turn, clockwise."""

from companion.rules.acts import Give
from companion.rules.agenda import AskGift
from companion.rules.events import Gave
from companion.rules.evolve import evolve
from companion.rules.flow import all_named, answered, doubt, fewer_cards, found
from companion.rules.judge import asked, check_color, refuse, seat_of
from companion.rules.table import Table


def give(t: Table, act: Give) -> None:
    player = seat_of(t, act.player)
    prompt = asked(t, player, AskGift)
    if act.cards is None and act.count is None:
        refuse(t, "bad-input", "script/acts", about="missing", field="count")
    copies = all_named(t, act.cards or (), player)
    count = len(copies) if act.count is None else act.count
    colors = {t.setting.deck.card_of[copy].color for copy in copies}
    color = act.color
    if color is None and len(colors) == 1:
        color = next(iter(colors))
    if color is None and count:
        refuse(t, "bad-input", "script/acts", about="missing", field="color")
    if color is not None:
        check_color(t, color)
    if not colors <= {color}:
        refuse(t, "wrong-answer", "mod-card", about="one-color")
    if (act.cards is not None and count != len(copies)) or not 0 <= count <= t.counts[player]:
        refuse(t, "wrong-answer", "mod-card", about="gift-count", count=t.counts[player])
    known = t.setting.deck.cards_in(t.known[player])
    if not count and any(not card.wild for card in known):
        refuse(t, "wrong-answer", "mod-card", about="gift-owed", player=act.player)
    answered(t, prompt)
    if not count:
        evolve(t, Gave(player, None, ()))
        return
    doubt(t, player, copies)
    if sum(card.color == color for card in known) > count:
        found(t, "gift-kept", player, str(color))
    order = t.clockwise(player)
    gifts = []
    for place, receiver in enumerate(order):
        share = copies[place :: len(order)]
        many = len(range(place, count, len(order)))
        if many:
            gifts.append((receiver, many, sum(1 << copy for copy in share)))
    evolve(t, Gave(player, color, tuple(gifts)))
    fewer_cards(t, player)
