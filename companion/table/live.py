"""One live table: judges an act, keeps it, then tells everyone."""

import json
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from companion.store import Act, Ledger, LostLease, NotKept, StoreFault
from companion.store.writer import Line
from companion.table.fingerprint import digest, fingerprint_of
from companion.table.match import Match
from companion.table.release import ENGINE
from companion.table.secrecy import hand_shown, public, shown
from companion.table.wheel_turn import WheelTurn
from companion.wire.referee import Referee

log = logging.getLogger(__name__)

Json = dict[str, Any]
LONGEST_ID = 64
REMEMBERED = 256
"""Replies kept at hand; older ones are made again from the log."""

_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_CORRECTIONS = frozenset({"undo", "amend", "insert"})


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sent an act: the device's number in the register, if it has one."""

    device: int | None = None


NOBODY = Sender()


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an act: the reply, and the hand that only the challenger may see."""

    reply: Json
    kept: bool = True


@dataclass(frozen=True, slots=True)
class Told:
    """What a change makes the table say: a message to all, and perhaps a hand to one seat."""

    table: str
    message: Json
    private: Json | None = None
    reshuffled: bool = False


class LiveTable:
    """A table in play. Safe to call from any thread; nothing in it waits for a disk."""

    def __init__(self, table: str, ledger: Ledger, tell: Callable[[Told], None]) -> None:
        self.id = table
        self._ledger = ledger
        self._tell = tell
        self._lock = threading.RLock()
        self._number = int(time.time() * 1000)
        self._answers: OrderedDict[str, tuple[str, Future[Answer]]] = OrderedDict()
        self._last: Future[None] | None = None
        self._torn = False
        self._reading = 0
        self._shown: Json | None = None
        self._playing = Match(1, Referee(), {})
        self._ids: set[str] = set()
        self.turning: WheelTurn | None = None
        self.match = 1
        self.code: str | None = None
        self.name = ""
        self.lost = False
        self._read_back()

    # What others see of it

    @property
    def table(self) -> Json | None:
        """The table as the script shows it, as far as it is on disk; None before the game is set up."""
        with self._lock:
            if self._torn:
                self._read_back()
            return self._shown

    @property
    def start(self) -> Json | None:
        """How the game was set up."""
        with self._lock:
            first = self._playing.referee.entries_from(0)[:1]
        return dict(first[0]["act"]) if first else None

    @property
    def seq(self) -> int:
        """The number of the last entry that is on disk."""
        return 0 if self._shown is None else int(self._shown["seq"])

    def look(self, number: int | None = None) -> Match | None:
        """A match of this table, by its number, to look at in peace; else the one that is on now."""
        with self._lock:
            if self._torn:
                self._read_back()
            on = self._playing
            if number is None or number == on.number:
                return Match(on.number, on.referee.copy(), dict(on.times))
        if not 0 < number < on.number:
            return None
        return Match.read(number, self._ledger.entries(self.id, number))

    @property
    def now(self) -> Match:
        """The match that is on, to look at in peace."""
        found = self.look()
        assert found is not None
        return found

    def pile(self) -> list[str]:
        """The cards that are known to lie in the discard pile, undermost first."""
        with self._lock:
            return self._playing.referee.pile()

    def message(self, *, seat: str | None = None) -> Json:
        """The whole table, for somebody who comes in or has missed something."""
        with self._lock:
            return self._message({"table": public(self.table, seat=seat)})

    # What happens at it

    def act(self, body: Any, sender: Sender = NOBODY) -> "Future[Answer]":
        """Judge an act and keep it; the answer is there when it is on disk."""
        id_, act = _apart(body)
        if isinstance(id_, _Bad):
            return _now(Answer(self.refuse("bad-input", id_.says)))
        fingerprint = fingerprint_of(act) if id_ is not None else ""
        with self._lock:
            if self._torn:
                self._read_back()
            if id_ is not None:
                known = self._known(id_, fingerprint)
                if known is not None:
                    return known
            meant = act.get("match") if isinstance(act, dict) else None
            if meant not in (None, self._playing.number):
                return self._rests(
                    Answer(self.refuse("wrong-answer", "That was meant for another match."))
                )
            answer = self._judge(act, id_, fingerprint, sender)
            if id_ is not None and not (answer.done() and not answer.result().kept):
                self._answers[id_] = (fingerprint, answer)
                while len(self._answers) > REMEMBERED:
                    self._answers.popitem(last=False)
            return answer

    def rematch(self, number: int, sender: Sender = NOBODY) -> "Future[Answer]":
        """Another match like the one of this number, which is over; whoever asks second finds it begun."""
        with self._lock:
            if self._torn:
                self._read_back()
            on = self._playing
            if 0 < number < on.number:
                begun = {"ok": True, "seq": on.referee.seq, "says": [], "cites": [], "events": []}
                return self._rests(Answer({**begun, "findings": [], "table": on.table}))
            if number != on.number or not on.over:
                return _now(Answer(self.refuse("not-over", "This match isn't over yet.")))
            return self._judge(on.referee.again(), None, "", sender)

    def _judge(
        self, act: Any, id_: str | None, fingerprint: str, sender: Sender
    ) -> "Future[Answer]":
        playing = self._playing
        if isinstance(act, dict) and act.get("act") == "start" and playing.over:
            playing = Match(playing.number + 1, Referee(), {})
        before = playing.referee.seq
        reply = playing.referee.act(act)
        new = playing.referee.entries_from(before)
        if not new:
            return self._rests(Answer({**reply, "table": self._playing.referee.table}))
        self._playing = playing
        answer: Future[Answer] = Future()
        at = time.time()
        for row in new:
            playing.times[row["seq"]] = at
        if id_ is not None:
            self._ids.add(id_)
        kept = self._ledger.append(
            Act(
                table=self.id,
                match=playing.number,
                lines=[Line(row["seq"], _text(row["act"]), row.get("for")) for row in new],
                at=at,
                engine=ENGINE,
                digest=digest(reply["table"]),
                device=sender.device,
                id=id_,
                fingerprint=fingerprint,
                reply=_text({k: v for k, v in reply.items() if k != "table"}) if id_ else None,
            )
        )
        self._last = kept
        turning = WheelTurn.of(act, new, reply)
        reading = self._reading
        kept.add_done_callback(
            lambda done: self._kept(done, reading, playing, act, new, reply, turning, answer)
        )
        return answer

    def _rests(self, answer: Answer) -> "Future[Answer]":
        """An answer that rests on entries which are perhaps not on disk yet: it waits for them."""
        last, done = self._last, _now(answer)
        if last is not None and not last.done():
            waiting = done = Future()
            last.add_done_callback(lambda _: waiting.set_result(answer))
        return done

    def _kept(
        self,
        done: "Future[None]",
        reading: int,
        playing: Match,
        act: Any,
        new: list[Json],
        reply: Json,
        turning: WheelTurn | None,
        answer: "Future[Answer]",
    ) -> None:
        """On disk, or not: now everyone may hear of it. Runs in the order of the log."""
        fault = done.exception()
        if fault is not None:
            with self._lock:
                if reading == self._reading:
                    self._torn = True
                self.lost = self.lost or isinstance(fault, LostLease)
                self._answers = OrderedDict(
                    (key, value) for key, value in self._answers.items() if value[1] is not answer
                )
            says = str(fault) if isinstance(fault, NotKept) else "This was not kept: do it again."
            answer.set_result(Answer(self.refuse("not-kept", says), kept=False))
            return
        with self._lock:
            if reading == self._reading:
                self._shown, self.match = reply["table"], playing.number
            if turning is not None:
                self.turning = turning
            name = str(act.get("act"))
            message = self._message(
                {
                    "seq": reply.get("seq", new[-1]["seq"]),
                    "table": public(reply["table"]),
                    "says": reply.get("says", []),
                    "events": shown(reply.get("events", [])),
                    "findings": reply.get("findings", []),
                    "act": name,
                    "by": act.get("player"),
                    "corrected": name in _CORRECTIONS,
                }
            )
            private = hand_shown(playing.referee.entries, new) if name == "show-hand" else None
            # Also when something is put right: a card that was taken back by a tap lies there no more.
            mixed = name in (_CORRECTIONS | {"start"}) or any(
                event["event"] in ("reshuffled", "dealt", "turned-up")
                for event in reply.get("events", [])
            )
        try:
            self._tell(Told(self.id, message, private, mixed))
        except Exception:
            log.exception("telling the table")
        answer.set_result(Answer(reply))

    # What the doors ask

    def refuse(self, code: str, says: str) -> Json:
        """A refusal in the form of the referee's, with the table as it is."""
        return {"ok": False, "refused": {"code": code, "says": says}, "table": public(self.table)}

    def last_by(self) -> str | None:
        """Whose act the last entry is; nobody's when it is a correction or the table's own."""
        with self._lock:
            referee = self._playing.referee
            last = referee.entries_from(referee.seq - 1) if referee.seq else []
            found = last[0]["act"].get("player") if last else None
        return found if isinstance(found, str) else None

    def announce(self) -> None:
        """Something beside the game has changed, such as the join code: tell everyone."""
        self._tell(Told(self.id, self.message()))

    def playable(self) -> list[str]:
        """The cards that would be legal now, hands unseen."""
        with self._lock:
            return self._playing.referee.playable()

    # Inside

    def _message(self, more: Json) -> Json:
        self._number += 1
        now = int(time.time() * 1000)
        turning = self.turning
        if turning is not None and turning.until < now:
            turning = self.turning = None
        return {
            "id": self.id,
            "code": self.code,
            "name": self.name,
            "match": self.match,
            "message": self._number,
            "seq": self.seq,
            "now": now,
            "says": [],
            "events": [],
            "findings": [],
            "by": None,
            "act": None,
            "corrected": False,
            "wheel": None if turning is None else turning.as_json(),
            "table": public(self._shown),
            **more,
        }

    def _known(self, id_: str, fingerprint: str) -> "Future[Answer] | None":
        """The first answer to an act that was sent before."""
        if id_ in self._answers:
            first, answer = self._answers[id_]
        elif id_ in self._ids:
            receipt = self._ledger.receipt(self.id, id_)
            if receipt is None:
                return None
            kept = self._ledger.entries(self.id, receipt.match)[: receipt.last]
            table = Match.read(receipt.match, kept).table
            first, answer = receipt.fingerprint, _now(Answer({**receipt.reply, "table": table}))
        else:
            return None
        if first != fingerprint:
            return _now(
                Answer(self.refuse("bad-input", "This id was given to another act before."))
            )
        return answer

    def _read_back(self) -> None:
        """The table as the log has it: acts that are still on their way behind a lost one are lost too."""
        self._reading += 1
        number = self._ledger.match(self.id)
        entries = self._ledger.entries(self.id, number)
        try:
            self._playing = Match.read(number, entries)
        except Exception as fault:
            log.exception("table %s can't be read", self.id)
            raise StoreFault(
                "This table was kept by another version of the companion, which this one can't read;"
                " it was left as it is."
            ) from fault
        self._shown, self.match = self._playing.table, number
        self._ids = self._ledger.ids(self.id)
        self._torn = False
        self._last = None
        if entries and entries[-1].digest != (here := digest(self._playing.referee.table)):
            log.warning(
                "table %s: written by engine %s as %s, read by %s as %s",
                self.id,
                entries[-1].engine,
                entries[-1].digest,
                ENGINE,
                here,
            )
            self.drifted = True
        else:
            self.drifted = False


@dataclass(frozen=True, slots=True)
class _Bad:
    """Why an act's id is no good."""

    says: str


def _apart(body: Any) -> tuple[str | _Bad | None, Any]:
    """The sender's id, and the act itself."""
    if not isinstance(body, dict) or "id" not in body:
        return None, body
    act = {key: value for key, value in body.items() if key != "id"}
    id_ = body["id"]
    if id_ is None:
        return None, act
    if not isinstance(id_, str) or not 0 < len(id_) <= LONGEST_ID or not id_.isprintable():
        return _Bad(f"An act's id is a text of 1 to {LONGEST_ID} characters."), act
    return id_, act


def _now(answer: Answer) -> "Future[Answer]":
    done: Future[Answer] = Future()
    done.set_result(answer)
    return done
