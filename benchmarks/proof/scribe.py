"""Whoever has the tablet while it is proved: also at tables of other habits, and writing down what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from companion.demo.deed import Deed
from companion.demo.director import TimedDeed
from companion.demo.host import ON_PILE, PATIENCE, Host, Say
from companion.wire.strict_json import Json
from testing.reckoning.comparison import differences
from testing.reckoning.tally import symbol

SHOWN = 5.6
"""Seconds for which a hand laid open lies there before somebody scans it."""
UNNAMED = ("grab", "give", "veto", "catch")
"""What a wild asks besides its color, in any order; and words that need no color."""


@dataclass(frozen=True, slots=True)
class Amiss:
    """Something that was not as it really was."""

    t: float
    what: str  # missed, hidden, wrong-card, accused, not-caught, refused, or the field that differs
    says: str
    card: str = ""
    frame: int = 0  # the film's frame at which it was noticed
    sight: float = 0.0  # seconds for which a missed card lay there with a whole tag in sight


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
    unsure: int = 0  # "Which is it?"…
    among: int = 0  # …with the right card among those named


class Scribe(Host):
    """Taps like a host, compares what the companion shows with what is true, and keeps a record of it."""

    def __init__(
        self,
        moments: Sequence[TimedDeed],
        say: Say,
        table: Callable[[], Json | None],
        *,
        forgetful: bool = False,
        followed: bool = False,
        open_hands: bool = False,
        show_hand: Callable[[Deed], tuple[str, ...] | None] | None = None,
    ) -> None:
        super().__init__(moments, say, table, show_hand=show_hand)
        self.forgetful = forgetful
        """Nobody tells a draw at one's turn; whose card it was is put right when it was somebody else's."""
        self.followed = followed
        """The eyes see whose hand was where: a card tells what was drawn before it, and by whom."""
        self.open_hands = open_hands
        """What is left is laid beside the pile, where the camera counts it."""
        self.record = Record()
        self._reaches = 0  # hands seen at the draw pile since the last card
        self._tapped = 0  # how many taps there had been when the turn began
        self.frame = 0
        self.sight: dict[tuple[str, float], float] | None = None
        """How long each card at rest had a whole tag in sight, by card and time; None: nobody looks."""

    def waits(self, t: float) -> bool:
        """Whether a card lies there that the camera has not told yet."""
        if self.done:
            return False
        moment = self.moments[self.at]
        return moment.t <= t and moment.deed.kind in (*ON_PILE, "take-back")

    def heard(
        self, event: Mapping[str, Any], t: float, replies: Sequence[Json] = (), *, first: int = 0
    ) -> None:
        if event.get("event") == "drew?":
            self._reaches += 1
        elif event.get("event") == "settled":
            self._reaches = 0
        elif event.get("event") == "unsure":
            self._asks_which(event["likely"], t)
        super().heard(event, t, replies, first=first)

    def _asks_which(self, likely: Sequence[str], t: float) -> None:
        """Which card lies there: the one on top is among those named, or is not."""
        pile: list[str] = []
        for moment in takewhile(lambda one: one.t <= t, self.moments):
            if moment.deed.kind in ON_PILE:
                pile.append(moment.deed.cards[0])
            elif moment.deed.kind == "take-back":
                pile.pop()
        self.record.unsure += 1
        if pile and pile[-1] in likely:
            self.record.among += 1
        else:
            self._note_mismatch(
                t, "not-named", f"{', '.join(likely)} were named, {pile[-1:]} lies there"
            )

    # -- what is told, and what is not -----------------------------------------

    def _handle_deed(self, moment: TimedDeed, t: float) -> bool:
        deed = moment.deed
        if deed.kind == "turn":
            self._turn(deed)
        if deed.kind == "count" and self.open_hands and self._lies_open(moment, t):
            return False
        if deed.kind == "reveal" and self.followed and deed.note == "won":
            fought = self._fought(moment, t)
            if fought is not None:
                return fought
        if not super()._handle_deed(moment, t):
            return False
        self._compare(moment)
        return True

    def _lies_open(self, moment: TimedDeed, t: float) -> bool:
        """Whether a hand has just been laid beside the pile: with a card more the camera may count it anew."""
        return bool(moment.deed.cards) and t < moment.t + SHOWN

    def _fought(self, moment: TimedDeed, t: float) -> bool | None:
        """Whether a war told itself by its winner's card; None: somebody has to tell it."""
        deed, table = moment.deed, self.table() or {}
        reveals = (deed.act or {})["reveals"]
        assert isinstance(reveals, dict)
        assert deed.standing is not None
        won = reveals[deed.player]
        told = next((one for one in self._heard if one.card == won[0]), None)
        if len(won) > 1:
            return None
        if told is None:
            return False if t < moment.t + PATIENCE else None
        self._heard.remove(told)
        if table.get("turn") == deed.standing.turn and not self._question_text("dispute"):
            return True
        if self._question_text("war") or self._question_text("dispute") or not self._called[0]:
            self._tap(dict(deed.act or {}), moment)
        else:
            mine: Json = {"act": "seen", "card": told.card, "player": deed.player}
            act: Json = {"act": "amend", "target": self._called[0], "with": mine}
            self._tap(act, moment, as_="whose")
        return True

    def _await_card(self, moment: TimedDeed, t: float) -> bool:
        self._drop_spoils()
        card = moment.deed.cards[0]
        told = next((one for one in self._heard if one.card == card), None)
        if not super()._await_card(moment, t):
            return False
        self.record.placements += 1
        if told is not None:
            self.record.seen += 1
            self.record.delays.append(told.t - moment.t)
        return True

    def _follow_up_card(self, moment: TimedDeed) -> None:
        deed = moment.deed
        if deed.kind == "wrong":
            self.record.illegal += 1
            if self._question_text("dispute"):
                self.record.caught += 1
            else:
                self._note_mismatch(moment.t, "not-caught", f"{deed.cards[0]} was taken for legal")
        if deed.kind == "lay":
            self._noted(deed)
        super()._follow_up_card(moment)

    def _tell_shout(self, moment: TimedDeed) -> None:
        if self._question_text("shout") or not self.followed:
            super()._tell_shout(moment)

    def _owner_in_doubt(self, deed: Deed) -> bool:
        return self.forgetful or super()._owner_in_doubt(deed)

    def _close_discards(self, moment: TimedDeed, deed: Deed) -> None:
        follower, named = self._next_card(), (deed.act or {}).get("color")
        if (
            self.followed
            and follower is not None
            and follower.player != deed.player
            and (named is None or self._shows_color(named, follower))
        ):
            self._pending = True  # somebody else's card: that was the last one
            return
        super()._close_discards(moment, deed)

    def _tell_spoken(self, moment: TimedDeed) -> None:
        deed = moment.deed
        act = dict(deed.act or {})
        if self._kept_quiet(deed, act):
            self.record.untold += 1
        elif not (self.open_hands and act["act"] == "hand" and self._counted_already(deed)):
            super()._tell_spoken(moment)

    def _kept_quiet(self, deed: Deed, act: Json) -> bool:
        """Whether this is a draw at somebody's turn, at a table that tells none."""
        if not self.forgetful or act["act"] not in ("draw", "pass") or "count" in act:
            return False
        if self._question_text("house-rule", deed.player):
            return False
        return act["act"] == "pass" or not self._owes(deed)

    def _owes(self, deed: Deed) -> bool:
        """Whether these are the cards that a card on the pile makes them take: neither taken nor blocked before."""
        if not self._question_text("penalty", deed.player):
            return False
        answers = ("draw", "block")
        return not any(
            before.player == deed.player and (before.act or {}).get("act") in answers
            for before in self._deeds_since_card()
        )

    def _counted_already(self, deed: Deed) -> bool:
        """Whether this hand was laid open, and the camera has counted it."""
        table = self.table() or {}
        counts = table.get("phase") in ("hands", "between-rounds", "over")
        held = {one["name"]: one["cards"] for one in table.get("players", ())}
        thought_out = table.get("phase") == "hands" and deed.cards and not held.get(deed.player)
        return counts and not thought_out and self._question_text("hands", deed.player) is None

    def _next_card_tells(self, deed: Deed) -> bool:
        told = super()._next_card_tells(deed) or (self.followed and self._implied(deed))
        self.record.skipped += told
        return told

    def _implied(self, deed: Deed) -> bool:
        """Whether hands at the draw pile and the arm that lays the next card tell it."""
        follower = self._next_card()
        act = deed.act or {}
        match act.get("act"):
            case "draw" if self._question_text("draw-until", deed.player):
                return follower is not None and self._reaches == len(deed.cards)
            case "color":
                return self._matters_no_more(follower)
            case "discard":
                return not act.get("cards", True) and self._goes_on()
            case "block":
                return follower is not None and self._goes_on_at_once(deed, follower)
            case "challenge" | "show-hand" | "verdict" if follower is not None:
                return self._settled_by(follower, deed)
            case _:
                return False

    def _goes_on_at_once(self, deed: Deed, follower: Deed) -> bool:
        """Whether whoever has blocked a card lays the next one, before it is anybody else's turn."""
        coming = [one.deed for one in self.moments[self.at + 1 :]]
        coming = coming[: coming.index(follower)]
        turns = [one.player for one in coming if one.kind == "turn"]
        return follower.player == deed.player and set(turns) <= {deed.player}

    def _goes_on(self) -> bool:
        """Whether a card comes next: whoever was asked to discard and has not, had nothing to discard."""
        coming = (one.deed for one in self.moments[self.at + 1 :])
        then = next((deed for deed in coming if not self._needs_no_tap(deed)), None)
        return then is not None and then.kind in ("lay", "shed")

    def _matters_no_more(self, follower: Deed | None) -> bool:
        """Whether the round ends before anybody plays, or with another wild that nobody doubts."""
        coming = self.moments[self.at + 1 :]
        if follower is None:
            then = next((one.deed for one in coming if not self._needs_no_tap(one.deed)), None)
            return then is not None and then.kind == "count"
        if symbol(follower.cards[0]) != "wild-draw-four":
            return False
        after = [one.deed for one in coming]
        after = after[after.index(follower) + 1 :]
        words = [(one.act or {}).get("act") for one in after]
        ends = next((n for n, one in enumerate(after) if one.kind in ("lay", "count")), 0)
        return "challenge" not in words[:ends]

    def _implied_then(self, deed: Deed) -> bool:
        """Whether what comes later will tell itself, too."""
        now = self.at
        self.at = next(n for n, moment in enumerate(self.moments) if moment.deed is deed)
        implied = self._implied(deed)
        self.at = now
        return implied

    def _settled_by(self, follower: Deed, deed: Deed) -> bool:
        """Whether it shows how a challenge ended, that the challenger goes on or the player after them."""
        at = self.at
        while (payer := self.moments[at].deed).kind != "draw":
            at += 1
        while (self.moments[at].deed.act or {}).get("act") != "challenge":
            at -= 1
        challenger = self.moments[at].deed
        guilty = payer.player != challenger.player
        if deed is challenger and not guilty:
            return False  # nobody could see whether four cards were taken or six
        return guilty == (follower.player == challenger.player)

    def _needs_no_tap(self, deed: Deed) -> bool:
        if self.followed and self._is_telling("draw") and deed.kind in ("wrong", "take-back"):
            return True  # the eyes see who took cards
        if self.followed and self._is_telling("color") and deed.note == "miscount":
            return True  # somebody counts, and tells it while the color is open
        if self.followed and deed.act is not None and deed.note in ("", "shown"):
            if self._is_telling("color") and deed.act["act"] in UNNAMED:
                return True  # told while the color is open
            if self._is_telling("color") and self._implied_then(deed):
                return True
            if deed.act["act"] == "discard" and not deed.act.get("cards", True):
                return True
            if self.forgetful and deed.act["act"] in ("draw", "pass"):
                return "count" not in deed.act  # the eyes see who draws
        return super()._needs_no_tap(deed)

    def _tap(self, act: Json, moment: TimedDeed, *, as_: str | None = None) -> Json:
        if not self._turns_by_itself(act):
            self.record.taps[as_ or str(act["act"])] += 1
        reply = super()._tap(act, moment)
        if not reply.get("ok"):
            refused = reply.get("refused", {})
            self._note_mismatch(
                moment.t, "refused", f"{act}: {refused.get('code')} {refused.get('says')}"
            )
        else:
            for finding in reply.get("findings", []):
                self._found(finding, moment)
        return reply

    def _turns_by_itself(self, act: Json) -> bool:
        """Whether this is the table's own wheel, and it has been asked for: the face is the film's."""
        rulings = (self.table() or {}).get("rulings", {})
        by_itself = rulings.get("wheel-turns") == "by-itself"
        return (
            by_itself
            and act["act"] == "spin"
            and self._question_text("spin", act["player"]) is not None
        )

    def _let_everybody_count(self) -> bool:
        """Everybody counts their cards and says where the tablet is wrong: a card was drawn untold."""
        if not self.forgetful or not self.at:
            return False
        true, wrong = self.moments[self.at - 1].deed.standing, False
        if true is None:
            return False
        table = self.table() or {}
        for player in sorted(
            table.get("players", []),
            key=lambda one: (one["name"] != true.winner, true.cards[one["name"]] > 0),
        ):
            count = true.cards[player["name"]]
            if player["cards"] != count and (count or table["phase"] == "play"):  # or: I'm out!
                self.record.taps["set"] += 1
                wrong = (
                    self.say({"act": "set", "player": player["name"], "cards": count})["ok"]
                    or wrong
                )
        return wrong

    # -- the record ------------------------------------------------------------

    def _turn(self, deed: Deed) -> None:
        """A turn begins: was anything tapped in the one before?"""
        record, taps = self.record, self.record.taps.total()
        record.turns += 1
        record.untouched += taps == self._tapped
        self._tapped = taps
        if deed.standing is not None:
            record.rounds += 1 / len(deed.standing.cards)

    def _noted(self, deed: Deed) -> None:
        """Whether it was known whose card that is, and what was asked about it."""
        owned = f"{deed.player} plays " in self._called[1]
        asks = self._question_text("whose") or self._question_text("took-cards")
        self.record.laid += 1
        self.record.owned += owned
        self.record.asked += asks is not None
        self.record.idly += asks is not None and owned and self._as_it_is(deed)

    def _as_it_is(self, deed: Deed) -> bool:
        """Whether the table has everybody's number of cards right."""
        players = (self.table() or {}).get("players", ())
        true = deed.standing
        return true is not None and all(p["cards"] == true.cards[p["name"]] for p in players)

    def _found(self, finding: Json, moment: TimedDeed) -> None:
        """A finding is right when somebody really did what it says."""
        played = [m.deed for m in self.moments[: self.at + 1]]
        bluffs = [d for d in played if d.note == "bluff" and f"{d.player} " in str(finding["says"])]
        if finding.get("code") == "wild-draw-four" and bluffs:
            self.record.unmasked += 1
        elif finding.get("code") != "answer-first":  # the dispute was told before
            self._note_mismatch(moment.t, "finding", str(finding))

    def _note_mismatch(self, t: float, what: str, says: str, card: str = "") -> None:
        """A card that is not told is the eyes' fault if a whole tag of it at rest was in a picture at all."""
        sight = 0.0
        if what == "missed" and self.sight is not None:
            sight = self.sight.get((card, t), 0.0)
            what = "missed" if sight > 0 else "hidden"
        self.record.amiss.append(Amiss(round(t, 2), what, says, card, self.frame, round(sight, 2)))

    def _compare(self, moment: TimedDeed) -> None:
        deed, table = moment.deed, self.table()
        if self._pending or deed.standing is None or table is None:
            return
        if deed.kind not in ("turn", "count", "end") or self._heard:
            return  # (a card more has been told already: the table is a step ahead)
        self.record.compared += 1
        for name, (mine, theirs) in differences(deed, deed.standing, table).items():
            if self.forgetful and name != "scores":
                continue  # it can't know what nobody told it
            self._note_mismatch(
                moment.t,
                name,
                f"truly {mine!r}, the companion says {theirs!r} after {deed.kind} {deed.cards or deed.act}",
            )
