"""The person with the tablet, who tells the companion what no camera can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from companion.demo.deed import Deed
from companion.demo.director import TimedDeed
from companion.rules.card_names import design
from companion.rules.cards import Card
from companion.rules.effects import NextDraws
from companion.rules.games import GAMES
from companion.wire.strict_json import Json

Say = Callable[[Json], Json]

PATIENCE = 1.4
"""Seconds after which people tap in a card that the camera hasn't told."""
FAN = 7
"""How many cards are shown to the phone in one picture."""
RETAKES = 3
"""How many pictures are tried when a card in one can't be read."""
ON_PILE = ("turn-up", "lay", "wrong", "shed")


@dataclass(frozen=True, slots=True)
class Heard:
    """A card that the camera has told."""

    card: str
    t: float
    first: int  # the first log entry that came of it, or 0 if unknown
    called: tuple[int, str] = (0, "")  # the card's own log entry, and what the caller said


class Host:
    """Goes through the evening's deeds as they happen, a step behind the camera."""

    def __init__(
        self,
        moments: Sequence[TimedDeed],
        say: Say,
        table: Callable[[], Json | None],
        *,
        show_hand: Callable[[Deed], tuple[str, ...] | None] | None = None,
    ) -> None:
        self.moments = moments
        self.say = say
        self.table = table
        self.show_hand = show_hand
        self.at = 0
        self._pending = False  # something not tapped that the next card will tell
        self._heard: list[Heard] = []
        self._asking: Sequence[str] = ()  # "Which is it?", and the cards to choose from
        self._put_in: str | None = None  # the card that was tapped in last, not told by the camera
        self._gone: list[str] = []
        self._called = (0, "")  # the entry of the last card seen, and what the caller said
        self._heard_of = False  # whether that was the card that has come now
        self._spoils: Counter[str] = Counter()  # a war's cards, which are told by hand

    @property
    def done(self) -> bool:
        """Whether everything has been told."""
        return self.at >= len(self.moments)

    # -- what the camera tells -------------------------------------------------

    def heard(
        self, event: Mapping[str, Any], t: float, replies: Sequence[Json] = (), *, first: int = 0
    ) -> None:
        """Notes what the camera told and what the companion answered; `first` is the first log entry of it."""
        for reply in replies:
            self._note_caller(reply)
        match event.get("event"):
            case "settled" if event["card"] == self._put_in and not (first or replies):
                self._put_in = None  # the table knew this already
            case "settled":
                called = self._called if replies else (0, "")
                self._heard.append(Heard(str(event["card"]), t, first, called))
            case "missed":
                self._heard.append(Heard(str(event["card"]), t, 0))
            case "unsure" if self._put_in in event["likely"]:
                pass  # somebody has said which it is
            case "unsure" if not self.done and self.moments[self.at].t > t:
                pass  # no card that is still to come
            case "unsure":
                self._asking = event["likely"]
            case "taken-back":
                self._gone.append(str(event["card"]))
            case _:
                pass

    def _note_caller(self, reply: Json) -> None:
        """Notes what the caller says of a card."""
        if reply.get("ok") and "seq" in reply:
            self._called = (int(reply["seq"]), " ".join(reply.get("says", ())))
        elif not reply.get("ok"):
            self._called = (0, "")  # the table did not even consider it

    # -- what people tell ------------------------------------------------------

    def until(self, t: float) -> None:
        """Tells everything that is due by this second."""
        while not self.done:
            moment = self.moments[self.at]
            if moment.t > t or not self._handle_deed(moment, t):
                return
            self.at += 1

    def _handle_deed(self, moment: TimedDeed, t: float) -> bool:
        deed = moment.deed
        if deed.kind in ("deal", "reshuffle"):
            self._drop_spoils()
            self._spoils = Counter()
        if deed.kind in ON_PILE:
            if not self._await_card(moment, t):
                return False
            self._follow_up_card(moment)
        elif deed.kind == "take-back":
            if not self._await_take_back(moment, t):
                return False
        elif deed.kind == "end":
            self._tell_missing_hands(moment)
        elif deed.act is not None:
            self._tell_spoken(moment)
            if deed.kind == "count":
                self._correct_winner(moment)
        return True

    def _correct_winner(self, moment: TimedDeed) -> None:
        """If the table thinks that the winner still holds cards, they say that they don't."""
        true = moment.deed.standing
        if true is not None and true.winner and self._question_text("hands", true.winner):
            self._tap({"act": "hand", "player": true.winner, "cards": []}, moment)

    def _tell_missing_hands(self, moment: TimedDeed) -> None:
        """Tells a hand again if the table still asks for it after the round's end."""
        self._correct_winner(moment)
        at = self.at - 1
        while at >= 0 and self.moments[at].deed.kind == "count":
            if self._question_text("hands", self.moments[at].deed.player):
                self._tell_spoken(self.moments[at])
            at -= 1

    def _await_card(self, moment: TimedDeed, t: float) -> bool:
        """Waits for the camera to tell the card; taps it in when it doesn't."""
        card = moment.deed.cards[0]
        self._drop_spoils()
        for place, told in enumerate(self._heard):
            if told.card == card:
                self._put_in = None
                for early in self._heard[:place]:
                    self._note_mismatch(
                        moment.t, "wrong-card", f"{early.card} was told, {card} lies there"
                    )
                self._called = told.called if told.called[0] else self._called
                self._heard_of = bool(told.called[0])
                del self._heard[: place + 1]
                self._asking = ()
                return True
        asking = card in self._asking
        if t < moment.t + PATIENCE and not asking:
            return False
        self._asking, self._put_in, self._heard_of = (), card, False
        if asking and moment.deed.kind != "wrong":
            self._note_caller(
                self._tap({"act": "seen", "card": card, "laid": True}, moment, as_="which")
            )
            return True
        self._note_mismatch(moment.t, "missed", f"{card} was not told", card)
        if moment.deed.kind == "wrong":
            return True  # nobody taps in a card that must go back to the hand
        # Without a copy's number, the same face may already lie on top; `laid` says that this is another card.
        tap: Json = {"act": "seen", "card": card} | ({} if "#" in card else {"laid": True})
        if misread := self._misread_entry(t):
            self._tap({"act": "amend", "target": misread, "with": tap}, moment)
            return True
        later = next((told.first for told in self._heard if told.first), 0)
        if later:  # the next card was told meanwhile, so this one is inserted before it
            self._tap({"act": "insert", "before": later, "with": tap}, moment)
        else:
            self._note_caller(self._tap(tap, moment))
        return True

    def _misread_entry(self, t: float) -> int:
        """The entry of a card that was told though nobody has laid it: the camera misread the one that lies there."""
        coming = takewhile(lambda one: one.t <= t, self.moments[self.at :])
        laid = {one.deed.cards[0] for one in coming if one.deed.kind in ON_PILE}
        for told in self._heard:
            if told.first and told.card not in laid:
                self._heard.remove(told)
                self._note_mismatch(told.t, "wrong-card", f"{told.card} was told and lies nowhere")
                return told.first
        return 0

    def _drop_spoils(self) -> None:
        """Forgets what the camera tells of a war's cards, which were told by hand already."""
        heard, self._heard = self._heard, []
        for told in heard:
            if self._spoils[told.card]:
                self._spoils[told.card] -= 1
            else:
                self._heard.append(told)

    def _follow_up_card(self, moment: TimedDeed) -> None:
        deed = moment.deed
        if deed.kind == "wrong":
            return
        self._pending = False
        if deed.act is not None and deed.act["act"] == "shout":
            self._tell_shout(moment)
        if deed.kind == "lay" and self._owner_in_doubt(deed):
            self._tell_owner(moment)
        elif deed.kind in ("lay", "shed") and self._heard_of and not self._question_text("dispute"):
            self._correct_owner(moment)
        dispute = self._open_question("dispute")
        if dispute is not None and not self._is_still_to_come(str(dispute["card"])):
            self._note_mismatch(moment.t, "accused", f"{deed.cards[0]}: {dispute['says']}")
            self._tap({"act": "allow"}, moment)
        if deed.kind == "shed" and deed.act is not None:
            self._close_discards(moment, deed)

    def _is_still_to_come(self, card: str) -> bool:
        """Whether the camera told this card ahead of its turn; it is dealt with when its turn comes."""
        return any(design(told.card) == design(card) for told in self._heard)

    def _tell_shout(self, moment: TimedDeed) -> None:
        """Answers the tablet when it asks who shouted first."""
        deed = moment.deed
        self._tap(_seen_act(deed), moment)

    def _owner_in_doubt(self, deed: Deed) -> bool:
        """Whether the companion may have taken a card for somebody else's."""
        return deed.note == "out-of-turn"

    def _tell_owner(self, moment: TimedDeed) -> None:
        """Says whose card it was if the companion took it for somebody else's."""
        deed = moment.deed
        mine, seq = _seen_act(deed), self._called[0]
        if self._question_text("dispute") or not seq:
            self._let_everybody_count()
            self._tap(mine, moment, as_="whose")
        elif self._question_text("whose"):
            self._tap(
                {"act": "amend", "target": seq, "with": mine | {"drew": self._drawn_since_card()}},
                moment,
                as_="whose",
            )
        else:
            self._correct_owner(moment)

    def _correct_owner(self, moment: TimedDeed) -> None:
        """Says whose card it was if the caller has named another player."""
        deed, (seq, says) = moment.deed, self._called
        does = " discards " if deed.kind == "shed" else " plays "
        if f"{deed.player}{does}" not in says and (" plays " in says or " discards " in says):
            mine = _seen_act(deed)
            self._tap({"act": "amend", "target": seq, "with": mine}, moment, as_="whose")

    def _drawn_since_card(self) -> dict[str, int]:
        """Who drew since the last card; each counts as one draw."""
        found: dict[str, int] = {}
        for deed in self._deeds_since_card():
            if deed.kind == "draw" and deed.act and deed.player is not None:
                found[deed.player] = 1
        return found

    def _deeds_since_card(self) -> Iterator[Deed]:
        """What was done since the last card that stayed on the pile, latest first."""
        for moment in reversed(self.moments[: self.at]):
            if moment.deed.kind in ON_PILE and moment.deed.kind != "wrong":
                return
            yield moment.deed

    def _close_discards(self, moment: TimedDeed, deed: Deed) -> None:
        """Says that a card was the last of several that are discarded, and which color a wild stands for."""
        assert deed.act is not None
        if self._question_text("discard", deed.player):
            self._tap({"act": "discard", "player": deed.player, "count": 0}, moment)
        if self._question_text("color", deed.player) and "color" in deed.act:
            self._tap({"act": "color", "player": deed.player, "color": deed.act["color"]}, moment)

    def _await_take_back(self, moment: TimedDeed, t: float) -> bool:
        card = moment.deed.cards[0]
        if not self._question_text("dispute"):
            if card in self._gone:
                self._gone.remove(card)
            return True
        if t < moment.t + PATIENCE / 2:
            return False  # after that the next player wants to go on and taps it
        self._note_mismatch(moment.t, "not-taken-back", f"{card} went back to the hand unseen")
        dispute, seq = self._open_question("dispute"), (self.table() or {}).get("seq")
        if dispute is None or dispute["seq"] == seq:
            self._tap({"act": "undo"}, moment)
        else:  # something was put right since, so the card is taken out instead of that correction
            self._tap({"act": "amend", "target": dispute["seq"], "with": None}, moment, as_="undo")
        return True

    def _tell_spoken(self, moment: TimedDeed) -> None:
        deed = moment.deed
        act = dict(deed.act or {})
        if act["act"] in ("show-hand", "verdict") and not self._question_text("show-hand"):
            return  # the table knows that hand already
        if self._next_card_tells(deed):
            self._pending = True
            return
        if deed.kind == "reveal" and deed.note == "won":
            self._spoils.update(deed.spoils)
        match act["act"]:
            case "hand" if not deed.cards and (self.table() or {}).get("winner") == deed.player:
                return  # the table knows that they are out, but not that somebody else was first
            case "hand" if not deed.cards:
                act = {"act": "hand", "player": deed.player, "points": 0}  # out, but not first
            case "show-hand" | "hand" if self.show_hand is not None:
                cards = self.show_hand(deed)
                if cards is not None:
                    act["cards"] = list(cards)
                    self._tap(act, moment, as_="scan")
                    return
            case _:
                pass
        self._tap(act, moment)
        if deed.note == "miscount" and deed.player is not None and deed.standing is not None:
            # Somebody counts: the tablet says nine, they hold eight.
            count = deed.standing.cards[deed.player]
            self._tap({"act": "set", "player": deed.player, "cards": count}, moment)

    def _next_card_tells(self, deed: Deed) -> bool:
        """Whether the next card on the pile tells it just as well, so that nobody needs to tap."""
        assert deed.act is not None
        what = deed.act["act"]
        if what == "uno":
            return not deed.note  # called aloud, and nobody doubts it
        follower = self._next_card()
        if follower is None:
            return False
        if what == "color":
            return self._shows_color(deed.act["color"], follower)
        if what == "draw" and self._may_be_passed_on(follower):
            return False  # the card doesn't show whether the owed cards were taken
        if what == "draw" and self._question_text("penalty", deed.player):
            return follower.player != deed.player and not deed.note
        return False

    def _next_card(self) -> Deed | None:
        """The card that is played next, if nothing before it needs a tap."""
        coming = self.at + 1
        while coming < len(self.moments) and self._needs_no_tap(self.moments[coming].deed):
            coming += 1
        if coming >= len(self.moments) or self.moments[coming].deed.kind != "lay":
            return None
        return self.moments[coming].deed

    def _may_be_passed_on(self, follower: Deed) -> bool:
        """Whether the next card could also be the answer to a Draw card, at tables that allow it."""
        rulings = (self.table() or {}).get("rulings", {})
        return (
            _makes_draw(self._face(follower.cards[0])) and rulings.get("stacking", "off") != "off"
        )

    def _needs_no_tap(self, deed: Deed) -> bool:
        """Whether a deed needs no tap, such as the beginning of a turn."""
        if deed.kind == "turn" or (deed.kind == "draw" and deed.act is None):
            return True
        if deed.act is None or deed.note not in ("", "shown"):
            return False
        if deed.act["act"] == "uno":
            return True
        return self._is_telling("color") and deed.kind == "draw" and self._is_owed_draw(deed)

    def _is_telling(self, what: str) -> bool:
        """Whether the deed that is told just now is this act."""
        act = self.moments[self.at].deed.act
        return act is not None and act["act"] == what

    def _shows_color(self, named: object, follower: Deed) -> bool:
        """Whether a card shows which color was named, or makes the color irrelevant."""
        card = self._face(follower.cards[0])
        return card.color == named or (card.wild and not _makes_draw(card))

    def _is_owed_draw(self, deed: Deed) -> bool:
        """Whether these are a Wild Draw Four's cards, drawn while its color is still open."""
        table = self.table() or {}
        return table.get("top") == "wild-draw-four" and len(deed.cards) == 4

    def _face(self, card: str) -> Card:
        """The face of a card of this evening's box."""
        return GAMES[str((self.table() or {})["game"])].deck.cards[design(card)]

    # -- the tablet ------------------------------------------------------------

    def _question_text(self, ask: str, player: str | None = None) -> str | None:
        """What the table says if it waits for this, else None."""
        prompt = self._open_question(ask, player)
        return None if prompt is None else str(prompt.get("says") or prompt.get("code") or ask)

    def _open_question(self, ask: str, player: str | None = None) -> Json | None:
        """The open question of this kind, or None."""
        for prompt in (self.table() or {}).get("awaiting", []):
            if prompt["ask"] == ask and (player is None or player in prompt["to"]):
                return dict(prompt)
        return None

    def _tap(self, act: Json, moment: TimedDeed, *, as_: str | None = None) -> Json:
        """Taps an act in and returns the reply; `as_` says for the count of taps what it was for."""
        reply = self._send_tap(act)
        if not reply.get("ok") and self._let_everybody_count():
            reply = self._send_tap(act)
        return reply

    def _send_tap(self, act: Json) -> Json:
        """The reply to an act; a hand with another number of cards than the table thinks is put right first."""
        reply = self.say(act)
        return (
            self._correct_hand_count(act)
            if not reply.get("ok") and self._hand_count_differs(act)
            else reply
        )

    def _hand_count_differs(self, act: Json) -> bool:
        """Whether a hand that is shown has another number of cards than the table thinks."""
        if act["act"] not in ("hand", "show-hand") or "cards" not in act:
            return False
        counts = {one["name"]: one["cards"] for one in (self.table() or {}).get("players", ())}
        return counts.get(act["player"]) != len(act["cards"])

    def _correct_hand_count(self, act: Json) -> Json:
        """Puts a hand's number of cards right with the same tap, as the page does."""
        cards, player = act["cards"], act["player"]
        if act["act"] == "hand":
            total = sum(self._face(card).points for card in cards)
            return self.say({"act": "hand", "player": player, "points": total})
        self.say({"act": "set", "player": player, "cards": len(cards)})
        return self.say(act)

    # -- for subclasses that keep a record of the evening -------------------------

    def _let_everybody_count(self) -> bool:
        """Lets everybody count their cards and correct the tablet; true if that changed anything."""
        return False

    def _note_mismatch(self, t: float, what: str, says: str, card: str = "") -> None:
        """Notes that the table shows something that is not true."""


def _makes_draw(card: Card) -> bool:
    """Whether this card makes somebody draw."""
    return any(isinstance(effect, NextDraws) for effect in card.does)


def _seen_act(deed: Deed) -> Json:
    """The act that says whose card this was."""
    return {"act": "seen", "card": deed.cards[0], "player": deed.player}
