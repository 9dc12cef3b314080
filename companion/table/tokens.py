"""Command tokens, laid beside the pile one after another, and what they say at this moment of the game.

A number is a player, or how many; a card laid beside the pile is one that is shown. A token that says only a part
waits until the next one says the rest, and UNDO takes it back.
"""

from collections.abc import Iterable, Mapping

from companion.rules import acts
from companion.rules.agenda import AskGrab, AskHand, AskRule, Dispute, Penalty
from companion.rules.card_names import COLORS
from companion.rules.table import GONE, Table
from companion.wire.tables import OpenQuestion, turn, waiting

GOOD = {"joke": "laughed", "rooster": "crowed"}
COSTLY = {"joke": "silent", "rooster": "chickened"}


class Tokens:
    """The tokens that were laid and haven't been answered yet."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        """The cards that lie beside the pile."""
        self._numbers: list[int] = []
        self._color: str | None = None
        self._towers: list[str] = []
        self._veto = False
        self._reveals: dict[str, list[str]] = {}
        self._doubted: acts.Hand | None = None

    def show(self, card: str) -> None:
        """Adds a card that lies beside the pile."""
        if card not in self.shown:
            self.shown.append(card)

    def played(self, table: Table) -> tuple[str | None, str | None]:
        """The player and the color of the card on the pile, if tokens named them before it came."""
        who = self._first_named(table)
        color, self._color = self._color, None
        self._numbers.clear()
        self.shown.clear()
        return who, color

    def refused(self, act: acts.Act) -> None:
        """Notes a hand whose length the referee refused; the same number once more insists on it."""
        if isinstance(act, acts.Hand):
            self._doubted = act

    def lay(self, token: str, table: Table) -> list[acts.Act]:
        """The acts for which a token stands; none if it waits for more, or makes no sense now."""
        if token.startswith("seat-"):
            return self._take_number(int(token.removeprefix("seat-")), table)
        if token.startswith("tower-"):
            return self._tower_acts(token.removeprefix("tower-"), table)
        if token in COLORS:
            return self._named_player(token, table)
        if token == "undo" and self._waiting_tokens:
            self._forget_tokens()
            return []
        if token == "veto":
            self._veto = True
            return []
        said = list(self._word_acts(token, table))
        self._numbers.clear()
        return said

    @property
    def _waiting_tokens(self) -> bool:
        return bool(self._numbers or self._color or self._towers or self._veto or self._reveals)

    def _forget_tokens(self) -> None:
        self._numbers.clear()
        self._towers.clear()
        self._reveals.clear()
        self._color, self._veto, self._doubted = None, False, None

    # Numbers: a player, or how many

    def _take_number(self, number: int, table: Table) -> list[acts.Act]:
        name = named(number, table)
        ask = next(iter(waiting(table)), None)
        if self._veto and name:
            self._veto = False
            return [acts.Veto(somebody_else(name, table), name)]
        match None if ask is None else ask.prompt:
            case Dispute(copy=copy) if name:
                return [acts.Seen(table.setting.deck.copies[copy], name)]
            case AskRule(outcomes=outcomes) if ask is not None and name in outcomes:
                return [acts.Resolve(ask.to[0], name)]
            case _:
                pass
        match ask:
            case OpenQuestion(ask="give") if self._color:
                color, self._color = self._color, None
                return [acts.Give(ask.to[0], color, number)]
            case OpenQuestion(ask="war") if name in ask.to:
                self._reveals.setdefault(name, []).extend(self._undo_token())
                return []
            case OpenQuestion(ask="cut") if name in ask.to and self.shown:
                return [acts.Cut(name, self._undo_token()[-1])]
            case OpenQuestion(ask="hands") if name in ask.to:
                return self._show_hand(name)
            case _:
                pass
        shows = asked(table, "show-hand")
        if shows and name in shows.to and self.shown:
            return [acts.ShowHand(name, self._undo_token())]
        if table.phase in ("start-card", "play"):
            self._numbers.append(number)
        return []  # otherwise it belongs to a player whose hand has counted itself

    def _show_hand(self, name: str) -> list[acts.Act]:
        doubted = self._doubted
        if doubted is not None and doubted.player == name and not self.shown:
            self._doubted = None
            return [acts.Set(name, len(doubted.cards or ())), doubted]
        return [acts.Hand(name, self._undo_token())] if self.shown else []

    def _undo_token(self) -> tuple[str, ...]:
        cards = tuple(self.shown)
        self.shown.clear()
        return cards

    def _first_named(self, table: Table) -> str | None:
        """The player that was named first."""
        return named(self._numbers[0], table) or None if self._numbers else None

    def _split_numbers(self, ask: OpenQuestion, table: Table) -> tuple[str, int]:
        """If several are asked, the first number names one of them, and the others add up."""
        if len(ask.to) == 1:
            return ask.to[0], sum(self._numbers)
        return self._first_named(table) or ask.to[0], sum(self._numbers[1:])

    # Colors, towers, words

    def _named_player(self, color: str, table: Table) -> list[acts.Act]:
        if ask := asked(table, "color"):
            return [acts.Color(ask.to[0], color)]
        self._color = color
        return []

    def _tower_acts(self, tower: str, table: Table) -> list[acts.Act]:
        ask = asked(table, "grab")
        if ask is None or not isinstance(ask.prompt, AskGrab):
            return []
        self._towers.append(tower)
        if len(self._towers) < (ask.prompt.many or 1):
            return []
        towers, self._towers = self._towers, []
        return [acts.Grab(ask.to[0], tuple(towers))]

    def _word_acts(self, token: str, table: Table) -> Iterable[acts.Act]:
        first = self._first_named(table)
        match token:
            case "drew":
                return self._draw_acts(table, first)
            case "pass":
                return self._pass_acts(table)
            case "uno":
                owed = asked(table, "uno")
                who = first or (owed.to[0] if owed else turn(table))
                return [acts.Uno(who)] if who else []
            case "catch":
                owed = asked(table, "uno")
                target = first or (owed.to[0] if owed else None)
                return [acts.Catch(somebody_else(target, table), target)] if target else []
            case "challenge":
                return [acts.Challenge(ask.to[0])] if (ask := asked(table, "penalty")) else []
            case "block":
                return [acts.Block(ask.to[0])] if (ask := asked(table, "penalty")) else []
            case "guilty" | "innocent":
                ask = asked(table, "show-hand")
                who = first or (ask and challenger(ask, table)) or turn(table)
                return [acts.Verdict(who, token == "guilty")] if ask and who else []
            case "spin":
                return [acts.Spin(ask.to[0])] if (ask := asked(table, "spin")) else []
            case "allow" if ask := asked(table, "house-rule"):
                return [acts.Resolve(ask.to[0], outcome(GOOD, ask))]
            case "allow":
                return [acts.Allow()]
            case "undo":
                return [acts.Undo()]
            case "next-round":
                return [acts.NextRound()]
            case "reshuffle":
                return [acts.Reshuffle()]
            case _:
                return []

    def _draw_acts(self, table: Table, first: str | None) -> Iterable[acts.Act]:
        ask = asked(table, "penalty", "play", "draw-until", "house-rule")
        if ask is None:
            return [acts.Draw(first)] if first else []
        match ask.prompt:
            case AskRule(keep=None):
                return [acts.Resolve(ask.to[0], outcome(COSTLY, ask))]
            case AskRule():
                return [acts.Draw(self._split_numbers(ask, table)[0])]
            case Penalty(many=0):
                return [acts.Accept(ask.to[0])]
            case _ if ask.ask == "draw-until":
                who, many = self._split_numbers(ask, table)
                return [acts.Draw(who, many or 1)]
            case _:
                return [acts.Draw(first or ask.to[0])]

    def _pass_acts(self, table: Table) -> Iterable[acts.Act]:
        ask = asked(table, "keep-or-play", "discard", "war", "penalty", "play")
        if ask is None:
            return []
        who = ask.to[0]
        match ask.ask:
            case "keep-or-play":
                return [acts.Pass(who)]
            case "discard":
                who, many = self._split_numbers(ask, table)
                return [acts.Discard(who, count=many)]
            case "war":
                reveals = {name: tuple(cards) for name, cards in self._reveals.items() if cards}
                self._reveals = {}
                return [acts.War(who, reveals)]
            case "penalty":
                owes = isinstance(ask.prompt, Penalty) and ask.prompt.many
                return [] if owes else [acts.Accept(who)]
            case _:  # they drew without saying so, and keep the card
                return [acts.Draw(who), acts.Pass(who)]


def named(number: int, table: Table) -> str:
    """The player with that number; an empty name if there is none."""
    players = there(table)
    return players[number - 1] if 0 < number <= len(players) else ""


def there(table: Table) -> list[str]:
    """Everybody who hasn't left, in seating order."""
    return [name for name, seat in zip(table.names, table.seats, strict=True) if seat != GONE]


def challenger(ask: OpenQuestion, table: Table) -> str | None:
    """The player who challenged the card for which a hand is to be shown."""
    return table.names[ask.prompt.challenge.player] if isinstance(ask.prompt, AskHand) else None


def outcome(of: Mapping[str, str], ask: OpenQuestion) -> str | None:
    """How a house rule went, if it can go in more than one way."""
    prompt = ask.prompt
    return of.get(prompt.rule) if isinstance(prompt, AskRule) and prompt.outcomes else None


def somebody_else(than: str | None, table: Table) -> str:
    """Whose turn it is, or anybody else at the table."""
    others = [name for name in there(table) if name != than]
    now = turn(table)
    return now if now in others else others[0]


def asked(table: Table, *asks: str) -> OpenQuestion | None:
    """The open question, if it is one of these."""
    return next((one for one in waiting(table) if one.ask in asks), None)
