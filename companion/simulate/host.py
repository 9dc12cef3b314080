"""Whoever has the tablet: tells the companion what no camera can see, and compares it with what is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.simulate.deed import Deed, Standing
from companion.simulate.director import Moment
from companion.simulate.tally import OWED, color, points, symbol

Json = dict[str, Any]
Say = Callable[[Json], Json]

PATIENCE = 1.4
"""Seconds after which people tap a card in that the camera has not told."""
SHOWN = 5.6
"""Seconds for which a hand laid open lies there before somebody scans it."""
FAN = 7
"""So many cards are shown to the phone in one picture."""
RETAKES = 3
"""So often a picture is taken again, when a card in it could not be read."""
NAMED_ANEW = ("wild", "mod", "wild-grab")
"""Whatever color was in force before them, nobody needs it any more."""
UNNAMED = ("grab", "give")
"""What a wild asks besides its color, in any order."""
ON_PILE = ("turn-up", "lay", "wrong", "shed")


@dataclass(frozen=True, slots=True)
class Amiss:
    """Something that was not as it really was."""

    t: float
    what: str  # missed, hidden, wrong-card, accused, not-caught, refused, or the field that differs
    says: str
    card: str = ""
    frame: int = 0  # the film's frame at which it was noticed
    sight: float = 0.0  # seconds for which a missed card lay there with a whole tag in sight


@dataclass(frozen=True, slots=True)
class Heard:
    """A card that the camera has told."""

    card: str
    t: float
    first: int  # the first entry of the log that came of it; 0 where nobody knows


@dataclass(slots=True)
class Record:
    """What came of an evening: counted, never guessed."""

    placements: int = 0
    seen: int = 0
    taps: Counter[str] = field(default_factory=Counter)
    compared: int = 0
    illegal: int = 0
    caught: int = 0
    unmasked: int = 0  # bluffs that nobody challenged, found out when hands were shown
    delays: list[float] = field(default_factory=list)
    amiss: list[Amiss] = field(default_factory=list)
    sights: list[float] = field(default_factory=list)  # seconds for which each card could be read
    untold: int = 0  # draws that nobody told
    skipped: int = 0  # what needed no tap, because the next card told it
    turns: int = 0
    untouched: int = 0  # turns in which nobody tapped anything
    rounds: float = 0.0  # of turns: as many turns as there are players
    laid: int = 0  # cards played by somebody
    owned: int = 0  # of them, those of which it was known at once whose they were
    asked: int = 0  # "Whose was it?" and "Did they take the cards?"…
    idly: int = 0  # …where everything had been taken as it was


class Host:
    """Goes through the evening's deeds as they happen, a step behind the camera."""

    def __init__(
        self,
        moments: Sequence[Moment],
        say: Say,
        table: Callable[[], Json | None],
        *,
        frugal: bool = True,
        forgetful: bool = False,
        followed: bool = False,
        open_hands: bool = False,
        show_hand: Callable[[Deed], tuple[str, ...] | None] | None = None,
    ) -> None:
        self.moments = moments
        self.say = say
        self.table = table
        self.frugal = frugal
        self.forgetful = forgetful
        """Nobody tells a draw at one's turn; whose card it was is put right when it was somebody else's."""
        self.followed = followed
        """The eyes see whose hand was where: a card tells what was drawn before it, and by whom."""
        self.open_hands = open_hands
        """What is left is laid beside the pile, where the camera counts it."""
        self.show_hand = show_hand
        self.record = Record()
        self.at = 0
        self._pending = False  # something untapped that the next card will tell
        self._heard: list[Heard] = []
        self._asking: Sequence[str] = ()  # "Which is it?", and the cards to choose from
        self._gone: list[str] = []
        self._called = (0, "")  # the entry of the last card seen, and what the caller said
        self._tapped = 0  # how many taps there had been when the turn began
        self.frame = 0
        self.sight: dict[tuple[str, float], float] | None = None
        """How long each card at rest had a whole tag in sight, by card and time; None: nobody looks."""
        self._spoils: Counter[str] = Counter()  # a war's cards: told by hand, and seen besides

    @property
    def done(self) -> bool:
        """Everything has been told."""
        return self.at >= len(self.moments)

    # -- what the camera tells -------------------------------------------------

    def heard(
        self, event: Mapping[str, Any], t: float, replies: Sequence[Json] = (), *, first: int = 0
    ) -> None:
        """Notes what the camera told the companion, and what it said to that; `first` is its first entry."""
        for reply in replies:
            if reply.get("ok") and "seq" in reply:
                self._called = (int(reply["seq"]), " ".join(reply.get("says", ())))
            elif not reply.get("ok"):
                self._called = (0, "")  # it would not even look at it
        match event.get("event"):
            case "settled":
                self._heard.append(Heard(str(event["card"]), t, first))
            case "missed":
                self._heard.append(Heard(str(event["card"]), t, 0))
            case "unsure":
                self._asking = event["likely"]
            case "taken-back":
                self._gone.append(str(event["card"]))
            case _:
                pass

    # -- what people tell ------------------------------------------------------

    def until(self, t: float) -> None:
        """Tells whatever is due by now."""
        while not self.done:
            moment = self.moments[self.at]
            if moment.t > t or not self._handled(moment, t):
                return
            self.at += 1

    def waits(self, t: float) -> bool:
        """Whether a card lies there that the camera has not told yet."""
        if self.done:
            return False
        moment = self.moments[self.at]
        return moment.t <= t and moment.deed.kind in (*ON_PILE, "take-back")

    def _handled(self, moment: Moment, t: float) -> bool:
        deed = moment.deed
        if deed.kind == "turn":
            self._turn(deed)
        if deed.kind in ("deal", "reshuffle"):
            self._drop_spoils()
            self._spoils = Counter()
        if deed.kind in ON_PILE:
            if not self._arrived(moment, t):
                return False
            self._after_card(moment)
        elif deed.kind == "take-back":
            if not self._taken(moment, t):
                return False
        elif deed.kind == "count" and self.open_hands and self._lies_open(moment, t):
            return False
        elif deed.act is not None:
            self._spoken(moment)
        self._compare(moment)
        return True

    def _turn(self, deed: Deed) -> None:
        """A turn begins: was anything tapped in the one before?"""
        record, taps = self.record, self.record.taps.total()
        record.turns += 1
        record.untouched += taps == self._tapped
        self._tapped = taps
        if deed.standing is not None:
            record.rounds += 1 / len(deed.standing.cards)

    def _arrived(self, moment: Moment, t: float) -> bool:
        """Waits for the camera to tell the card; taps it in when it doesn't."""
        card = moment.deed.cards[0]
        self._drop_spoils()
        for place, told in enumerate(self._heard):
            if told.card == card:
                for early in self._heard[:place]:
                    self._wrong(moment.t, "wrong-card", f"{early.card} was told, {card} lies there")
                del self._heard[: place + 1]
                self._asking = ()
                self.record.placements += 1
                self.record.seen += 1
                self.record.delays.append(told.t - moment.t)
                return True
        asking = card in self._asking
        if t < moment.t + PATIENCE and not asking:
            return False
        self.record.placements += 1
        self._asking = ()
        if asking and moment.deed.kind != "wrong":
            self._tap({"act": "seen", "card": card}, moment, as_="which")
            return True
        self._missed(moment, card)
        if moment.deed.kind == "wrong":
            return True  # nobody taps in what must go back to the hand
        tap: Json = {"act": "seen", "card": card}
        later = next((told.first for told in self._heard if told.first), 0)
        if (
            later
        ):  # the next card was told meanwhile: this one goes in before it, as on the Fix page
            self._tap({"act": "insert", "before": later, "with": tap}, moment)
        else:
            self._tap(tap, moment)
        return True

    def _missed(self, moment: Moment, card: str) -> None:
        """Not told: the eyes' fault, if a whole tag of the card at rest was in a picture at all."""
        if self.sight is None:
            self._wrong(moment.t, "missed", f"{card} was not told", card)
            return
        sight = self.sight.get((card, moment.t), 0.0)
        what = "missed" if sight > 0 else "hidden"
        self._wrong(moment.t, what, f"{card} was not told", card, sight)

    def _counted_already(self, deed: Deed) -> bool:
        """Whether this hand was laid open, and the camera has counted it."""
        table = self.table() or {}
        counts = table.get("phase") in ("hands", "between-rounds", "over")
        thought_out = table.get("phase") == "hands" and table.get("winner") == deed.player
        return counts and not thought_out and self._asked("hands", deed.player) is None

    def _lies_open(self, moment: Moment, t: float) -> bool:
        """Whether a hand has just been laid beside the pile, for the camera to count."""
        return t < moment.t + SHOWN and self._asked("hands", moment.deed.player) is not None

    def _drop_spoils(self) -> None:
        """A war's cards were told by hand already."""
        heard, self._heard = self._heard, []
        for told in heard:
            if self._spoils[told.card]:
                self._spoils[told.card] -= 1
            else:
                self._heard.append(told)

    def _after_card(self, moment: Moment) -> None:
        deed = moment.deed
        if deed.kind == "wrong":
            self.record.illegal += 1
            if self._asked("dispute"):
                self.record.caught += 1
            else:
                self._wrong(moment.t, "not-caught", f"{deed.cards[0]} was taken for legal")
            return
        self._pending = False
        if deed.kind == "lay":
            self._noted(deed)
        shout = deed.act is not None and deed.act["act"] == "shout"
        if shout and (self._asked("shout") or not self.followed):
            # The card lies there; the tablet asks who was first.
            self._tap({"act": "seen", "card": deed.cards[0], "player": deed.player}, moment)
        if deed.kind == "lay" and (self.forgetful or deed.note == "out-of-turn"):
            self._whose(moment)
        if dispute := self._asked("dispute"):
            self._wrong(moment.t, "accused", f"{deed.cards[0]}: {dispute}")
            self._tap({"act": "allow"}, moment)
        if deed.kind == "shed" and deed.act is not None:
            self._close_discards(moment, deed)

    def _noted(self, deed: Deed) -> None:
        """Whether it was known whose card that is, and what was asked about it."""
        owned = f"{deed.player} plays " in self._called[1]
        asks = self._asked("whose") or self._asked("took-cards")
        self.record.laid += 1
        self.record.owned += owned
        self.record.asked += asks is not None
        self.record.idly += asks is not None and owned and self._as_it_is(deed)

    def _as_it_is(self, deed: Deed) -> bool:
        """Whether the table has everybody's number of cards right."""
        players = (self.table() or {}).get("players", ())
        true = deed.standing
        return true is not None and all(p["cards"] == true.cards[p["name"]] for p in players)

    def _whose(self, moment: Moment) -> None:
        """Says whose card it was, when the companion took it for somebody else's."""
        deed = moment.deed
        mine: Json = {"act": "seen", "card": deed.cards[0], "player": deed.player}
        seq, says = self._called
        if self._asked("dispute") or not seq:
            self._counted()
            self._tap(mine, moment, as_="whose")
        elif self._asked("whose"):
            self._tap(
                {"act": "amend", "target": seq, "with": mine | {"drew": self._drew()}},
                moment,
                as_="whose",
            )
        elif " plays " in says and f"{deed.player} plays " not in says:
            self._tap({"act": "amend", "target": seq, "with": mine}, moment, as_="whose")

    def _drew(self) -> dict[str, int]:
        """Who drew since the last card, once each."""
        found: dict[str, int] = {}
        for moment in reversed(self.moments[: self.at]):
            if moment.deed.kind in ON_PILE:
                break
            if moment.deed.kind == "draw" and moment.deed.player is not None:
                found[moment.deed.player] = 1
        return found

    def _close_discards(self, moment: Moment, deed: Deed) -> None:
        """The last card of several: says that it was the last, and the color a wild stands for."""
        assert deed.act is not None
        follower = self._next_card()
        named = deed.act.get("color")
        if (
            self.followed
            and follower is not None
            and follower.player != deed.player
            and (named is None or self._color_shown(named, follower))
        ):
            self._pending = True  # somebody else's card: that was the last one
            return
        if self._asked("discard", deed.player):
            self._tap({"act": "discard", "player": deed.player, "count": 0}, moment)
        if self._asked("color", deed.player) and "color" in deed.act:
            self._tap({"act": "color", "player": deed.player, "color": deed.act["color"]}, moment)

    def _taken(self, moment: Moment, t: float) -> bool:
        card = moment.deed.cards[0]
        if not self._asked("dispute"):
            if card in self._gone:
                self._gone.remove(card)
            return True
        if t < moment.t + PATIENCE / 2:
            return False  # then the next player wants to go on, and taps it
        self._wrong(moment.t, "not-taken-back", f"{card} went back to the hand unseen")
        self._tap({"act": "undo"}, moment)
        return True

    def _spoken(self, moment: Moment) -> None:
        deed = moment.deed
        act = dict(deed.act or {})
        if self._kept_quiet(deed, act):
            self.record.untold += 1
            return
        if act["act"] in ("show-hand", "verdict") and not self._asked("show-hand"):
            return  # the table knows that hand already
        if self.frugal and self._told_by_next_card(deed):
            self.record.skipped += 1
            self._pending = True
            return
        if deed.kind == "reveal" and deed.note == "won":
            reveals = act["reveals"]
            assert isinstance(reveals, dict)
            self._spoils.update(reveals[deed.player])
        match act["act"]:
            case "hand" if self.open_hands and self._counted_already(deed):
                return
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

    def _kept_quiet(self, deed: Deed, act: Json) -> bool:
        """Whether this is a draw at somebody's turn, at a table that tells none."""
        if not self.forgetful or act["act"] not in ("draw", "pass") or "count" in act:
            return False
        return not any(self._asked(ask, deed.player) for ask in ("penalty", "house-rule"))

    def _told_by_next_card(self, deed: Deed) -> bool:
        """Whether the next card on the pile tells it just as well, so that nobody needs to tap."""
        assert deed.act is not None
        what = deed.act["act"]
        if what == "uno":
            return not deed.note  # called aloud, and nobody doubts it
        follower = self._next_card()
        if follower is None:
            return False
        if what == "color":
            return self._color_shown(deed.act["color"], follower)
        if what == "draw" and self._may_be_passed_on(follower):
            return False  # nobody could see from the card whether the other cards were taken
        if what == "draw" and self._asked("penalty", deed.player):
            return follower.player != deed.player and not deed.note
        return False

    def _next_card(self) -> Deed | None:
        """The card that is played next, when everything until then tells itself."""
        coming = self.at + 1
        while coming < len(self.moments) and self._silent(self.moments[coming].deed):
            coming += 1
        if coming >= len(self.moments) or self.moments[coming].deed.kind != "lay":
            return None
        return self.moments[coming].deed

    def _may_be_passed_on(self, follower: Deed) -> bool:
        """Whether the next card could also be the answer to a Draw card, at tables that allow it."""
        rulings = (self.table() or {}).get("rulings", {})
        draws = symbol(follower.cards[0]) in OWED
        return draws and rulings.get("stacking", "off") != "off"

    def _silent(self, deed: Deed) -> bool:
        """A deed between that needs no tap either: a turn only begins."""
        if deed.kind == "turn":
            return True
        if self.followed and self._told("draw") and deed.kind in ("wrong", "take-back"):
            return True  # the eyes see who took cards
        if deed.act is None or deed.note not in ("", "shown"):
            return False
        if deed.act["act"] == "uno":
            return True
        if self.followed and self._told("color") and deed.act["act"] in UNNAMED:
            return True  # told while the color is open
        if self.followed and self.forgetful and deed.act["act"] in ("draw", "pass"):
            return "count" not in deed.act  # the eyes see who draws
        return self._told("color") and deed.kind == "draw" and self._owed_next(deed)

    def _told(self, what: str) -> bool:
        """Whether this is what is to be told just now."""
        act = self.moments[self.at].deed.act
        return act is not None and act["act"] == what

    def _color_shown(self, named: object, follower: Deed) -> bool:
        """Whether a card shows the color that was named, or makes it matter no more."""
        card = follower.cards[0]
        return color(card) == named or symbol(card) in NAMED_ANEW

    def _owed_next(self, deed: Deed) -> bool:
        """A Wild Draw Four's cards, drawn while its color is still open."""
        table = self.table() or {}
        return table.get("top") == "wild-draw-four" and len(deed.cards) == 4

    # -- the tablet ------------------------------------------------------------

    def _asked(self, ask: str, player: str | None = None) -> str | None:
        """What the table says when it waits for this, else None."""
        for prompt in (self.table() or {}).get("awaiting", []):
            if prompt["ask"] == ask and (player is None or player in prompt["to"]):
                return str(prompt.get("says") or prompt.get("code") or ask)
        return None

    def _tap(self, act: Json, moment: Moment, *, as_: str | None = None) -> None:
        self.record.taps[as_ or str(act["act"])] += 1
        reply = self.say(act)
        if not reply.get("ok") and self._differs(act):
            reply = self._as_shown(act)
        if not reply.get("ok") and self._counted():
            reply = self.say(act)
        if not reply.get("ok"):
            refused = reply.get("refused", {})
            self._wrong(moment.t, "refused", f"{act}: {refused.get('code')} {refused.get('says')}")
        else:
            for finding in reply.get("findings", []):
                self._found(finding, moment)

    def _differs(self, act: Json) -> bool:
        """Whether a hand that is shown has another number of cards than was thought."""
        if act["act"] not in ("hand", "show-hand"):
            return False
        counts = {one["name"]: one["cards"] for one in (self.table() or {}).get("players", ())}
        return counts.get(act["player"]) != len(act["cards"])

    def _as_shown(self, act: Json) -> Json:
        """A hand of another number than was thought: the page that shows it puts that right with the same tap."""
        cards, player = act["cards"], act["player"]
        if act["act"] == "hand":
            return self.say({"act": "hand", "player": player, "points": sum(map(points, cards))})
        self.say({"act": "set", "player": player, "cards": len(cards)})
        return self.say(act)

    def _counted(self) -> bool:
        """Everybody counts their cards and says where the tablet is wrong: a card was drawn untold."""
        if not self.forgetful or not self.at:
            return False
        true, wrong = self.moments[self.at - 1].deed.standing, False
        if true is None:
            return False
        table = self.table() or {}
        for player in sorted(table.get("players", []), key=lambda one: not true.cards[one["name"]]):
            count = true.cards[player["name"]]
            if player["cards"] != count and (count or table["phase"] == "play"):  # or: I'm out!
                self.record.taps["set"] += 1
                wrong = (
                    self.say({"act": "set", "player": player["name"], "cards": count})["ok"]
                    or wrong
                )
        return wrong

    def _found(self, finding: Json, moment: Moment) -> None:
        """A finding is right when somebody really did what it says."""
        played = [m.deed for m in self.moments[: self.at + 1]]
        bluffs = [d for d in played if d.note == "bluff" and f"{d.player} " in str(finding["says"])]
        if finding.get("code") == "wild-draw-four" and bluffs:
            self.record.unmasked += 1
        elif finding.get("code") != "answer-first":  # the dispute was told before
            self._wrong(moment.t, "finding", str(finding))

    def _wrong(self, t: float, what: str, says: str, card: str = "", sight: float = 0.0) -> None:
        self.record.amiss.append(Amiss(round(t, 2), what, says, card, self.frame, round(sight, 2)))

    # -- the comparison --------------------------------------------------------

    def _compare(self, moment: Moment) -> None:
        deed, table = moment.deed, self.table()
        if self._pending or deed.standing is None or table is None:
            return
        if deed.kind not in ("turn", "count", "end") or self._heard:
            return  # (a card more has been told already: the table is a step ahead)
        self.record.compared += 1
        for name, (mine, theirs) in differences(deed, deed.standing, table).items():
            if self.forgetful and name != "scores":
                continue  # it can't know what nobody told it
            self._wrong(
                moment.t,
                name,
                f"truly {mine!r}, the companion says {theirs!r} after {deed.kind} {deed.cards or deed.act}",
            )


def differences(deed: Deed, true: Standing, table: Json) -> dict[str, tuple[object, object]]:
    """What the companion shows otherwise than it is."""
    players = {p["name"]: p for p in table["players"]}
    pairs: dict[str, tuple[object, object]] = {
        "cards": (dict(true.cards), {n: p["cards"] for n, p in players.items()}),
        "scores": (dict(true.scores), {n: p["score"] for n, p in players.items()}),
        "top": (true.top, table["top"]),
    }
    if true.towers:
        mine = {n: sorted(t for t, who in true.towers.items() if who == n) for n in players}
        theirs = {
            n: sorted("bang" if t == "!" else t.lower() for t in p["towers"])
            for n, p in players.items()
        }
        pairs["towers"] = (mine, theirs)
    if deed.kind == "turn":
        pairs["turn"] = (true.turn, table["turn"])
        pairs["direction"] = (true.direction, table["direction"])
        pairs["color"] = (true.color, table["color"])
    if deed.kind in ("count", "end"):
        del pairs["top"], pairs["cards"]
        pairs.pop("towers", None)
        if table["phase"] == "hands":
            del pairs["scores"]
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
