"""One live table: judges an act, keeps it, then tells everyone."""

import json
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from companion.rules import acts, events
from companion.rules.agenda import AskSpin
from companion.rules.log import Entry
from companion.rules.table import Table
from companion.store import Act, Away, Ledger, LostLease, NotKept, StoreFault
from companion.store.ledger import Receipt
from companion.store.writer import LogLine
from companion.table.answer import (
    NOBODY,
    Answer,
    Message,
    Notice,
    NotTaken,
    Repeated,
    Sender,
    Weighed,
    WentOn,
    called_now,
)
from companion.table.match import Match
from companion.table.referee import Chance, Referee
from companion.table.release import ENGINE
from companion.table.secrecy import HandShown, for_seat, hand_shown, known_to, public
from companion.table.wheel_turn import BY_ITSELF, WheelTurn, turns_by_itself
from companion.wire.acts import write
from companion.wire.fingerprint import digest
from companion.wire.reply import Declined, Moment, Taken
from companion.wire.sent import Sent, player_of, said
from companion.words import Sentence

log = logging.getLogger(__name__)

LONGEST_MATCH = 10_000
"""Entries that a match may have: an evening of forty rounds has about 5,000."""

REPLIES_AT_HAND = 256
"""Replies kept in memory for repeated acts; older ones are made again from the log."""

_ANEW = frozenset(
    {acts.Start, acts.Undo, acts.Redo, acts.Amend, acts.Insert}
    | {events.Reshuffled, events.Dealt, events.TurnedUp}
)
"""Acts and events after which another pile may lie there than before."""

_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class _Judged(NamedTuple):
    """An act on its way to the disk."""

    reading: int
    playing: Match
    sent: Sent
    sender: Sender
    act: acts.Act
    reply: Taken
    hand: HandShown | None
    turn: WheelTurn | None
    called: Mapping[str, str]
    answer: "Future[Answer]"


class LiveTable:
    """A table in play. It is safe to call from any thread, and acts don't wait for the disk in it."""

    wheel_waits: float | None = BY_ITSELF
    """Seconds until the wheel turns by itself, at tables that want that; None turns it never."""

    def __init__(
        self,
        table: str,
        ledger: Ledger,
        tell: Callable[[Notice], None],
        *,
        chance: Chance | None = None,
    ) -> None:
        self.id = table
        self._chance = chance
        self._ledger = ledger
        self._tell = tell
        self._lock = threading.RLock()
        self._number = int(time.time() * 1000)
        self._answers: OrderedDict[str, tuple[str, Future[Answer]]] = OrderedDict()
        self._last: Future[None] | None = None
        self._torn = False
        self._reading = 0
        self._shown: Moment | None = None
        self._playing = Match(1, Referee(self._chance), {})
        self._ids: set[str] = set()
        self.turning: WheelTurn | None = None
        self.match = 1
        self.code: str | None = None
        self.name = ""
        self.lost = False
        self._read_back()

    # What others see of it

    @property
    def moment(self) -> Moment | None:
        """The table, as far as it is on disk; None before the game is set up."""
        with self._lock:
            if self._torn:
                with suppress(Away):  # it shows as it was last
                    self._read_back()
            return self._shown

    @property
    def table(self) -> Table | None:
        """What is known of it, as far as it is on disk; None before the game is set up."""
        moment = self.moment
        return None if moment is None else moment.table

    @property
    def start(self) -> acts.Start | None:
        """How the game was set up."""
        first = self.log[0].act if self.log else None
        return first if isinstance(first, acts.Start) else None

    @property
    def log(self) -> Sequence[Entry]:
        """The lines of the match that is on: they may grow more, and never change."""
        with self._lock:
            return self._playing.referee.entries

    @property
    def seq(self) -> int:
        """The number of the last entry that is on disk."""
        return 0 if self._shown is None else self._shown.seq

    def peek(self, number: int | None = None) -> Match | None:
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
        found = self.peek()
        assert found is not None
        return found

    def pile(self, *, faces: bool = False) -> list[str]:
        """The cards that are known to lie in the discard pile, undermost first; with `faces`, also without a copy."""
        with self._lock:
            return self._playing.referee.pile(faces=faces)

    def message(self, *, seat: str | None = None) -> Message:
        """The whole table, for somebody who comes in or has missed something."""
        with self._lock:
            moment = self.moment
            return self._message(public(moment, seat=seat))

    # What happens at it

    def weigh(self, sent: Sent) -> Weighed:
        """Work out a correction beside the table: the longer the match, the longer it takes."""
        with self._lock:
            before, reading = self._playing.referee, self._reading
            after, seq = before.copy(), len(before.entries)
        return Weighed(reading, before, seq, after, after.judge(sent.act, prompt=sent.prompt))

    def recall(self, sent: Sent) -> "Future[Answer] | None":
        """The first answer to an act that was sent long before, read from the store beside the table's play."""
        with self._lock:
            if sent.id is None or sent.id in self._answers or sent.id not in self._ids:
                return None
        receipt = self._ledger.receipt(self.id, sent.id)
        if receipt is None:
            return None
        answer = _done_already(Answer(self._repeated_reply(receipt)))
        with self._lock:
            self._remember(sent.id, receipt.fingerprint, answer)
            return self._first_answer(sent.id, sent.fingerprint)

    def is_old(self, sent: Sent) -> bool:
        """Whether an act was sent so long before that its answer must be read from the store."""
        return sent.id is not None and sent.id not in self._answers and sent.id in self._ids

    def act(
        self, sent: Sent, sender: Sender = NOBODY, weighed: Weighed | None = None
    ) -> "Future[Answer]":
        """Judge an act and keep it; the answer is there when it is on disk."""
        with self._lock:
            if self._torn:
                self._read_back()
            if sent.id is not None:
                known = self._first_answer(sent.id, sent.fingerprint)
                if known is not None:
                    return known
            if len(self._playing.referee.entries) >= LONGEST_MATCH and not self._playing.over:
                return self._when_kept(self.refuse("too-long", {"say": "house-long-match"}))
            if sent.match not in (None, self._playing.number):
                return self._when_kept(self.refuse("wrong-answer", {"say": "house-other-match"}))
            answer = self._judge_act(sent, sender, weighed)
            if sent.id is not None and not (answer.done() and not answer.result().kept):
                self._remember(sent.id, sent.fingerprint, answer)
            return answer

    def rematch(self, number: int, sender: Sender = NOBODY) -> "Future[Answer]":
        """Another match like the one of this number, which is over; whoever asks second finds it begun."""
        with self._lock:
            if self._torn:
                self._read_back()
            on = self._playing
            moment = on.moment
            if 0 < number < on.number and moment is not None:
                return self._when_kept(Answer(Taken(moment, (), (), ())))
            if number != on.number or not on.over:
                return _done_already(self.refuse("not-over", {"say": "house-not-over"}))
            return self._judge_act(Sent(on.referee.again()), sender)

    def begin_another(self, number: int, sent: Sent, sender: Sender = NOBODY) -> "Future[Answer]":
        """Another match in place of the one of this number, over or not: the people and their phones stay."""
        with self._lock:
            if self._torn:
                self._read_back()
            if number != self._playing.number:
                return self._when_kept(self.refuse("wrong-answer", {"say": "house-other-match"}))
            return self._judge_act(sent, sender, anew=True)

    def _judge_act(
        self,
        sent: Sent,
        sender: Sender,
        weighed: Weighed | None = None,
        *,
        anew: bool = False,
    ) -> "Future[Answer]":
        playing = self._playing
        if isinstance(sent.act, acts.Start) and (playing.over or anew):
            playing = Match(playing.number + 1, Referee(self._chance), {})
        referee, before = playing.referee, len(playing.referee.entries)
        stood = referee.moment
        if weighed is None:
            reply = referee.judge(sent.act, prompt=sent.prompt)
        elif (self._reading, before, referee) != (weighed.reading, weighed.seq, weighed.before):
            raise WentOn
        else:
            referee, reply = weighed.after, weighed.reply
            playing = replace(playing, referee=referee)
        new = referee.entries[before:]
        if isinstance(reply, Declined):
            return self._when_kept(Answer(replace(reply, moment=self._playing.moment)))
        if not new:
            return self._when_kept(Answer(reply))
        self._playing = playing
        at = time.time()
        for entry in new:
            playing.times[entry.seq] = at
        if sent.id is not None:
            self._ids.add(sent.id)
        act = new[-1].act
        called = {} if isinstance(act, acts.Start) else called_now(stood, reply.moment)
        judged = _Judged(
            self._reading,
            playing,
            sent,
            sender,
            act,
            reply,
            hand_shown(act, referee.entries) if isinstance(act, acts.ShowHand) else None,
            WheelTurn.of(sent.act, reply) if isinstance(sent.act, acts.Spin) else None,
            called,
            Future(),
        )
        kept = self._ledger.append(
            Act(
                table=self.id,
                match=playing.number,
                lines=[LogLine(one.seq, _text(write(one.act)), one.made_for) for one in new],
                at=at,
                engine=ENGINE,
                digest=digest(reply.moment.drawn),
                device=sender.device,
                id=sent.id,
                fingerprint=sent.fingerprint,
                reply=_text(reply.receipt) if sent.id else None,
                renamed=called,
            )
        )
        self._last = kept
        kept.add_done_callback(partial(self._tell_kept_act, judged))
        return judged.answer

    def _when_kept(self, answer: Answer) -> "Future[Answer]":
        """An answer that is given only when all entries it relies on are on disk."""
        last, done = self._last, _done_already(answer)
        if last is not None and not last.done():
            waiting = done = Future()
            last.add_done_callback(lambda _: waiting.set_result(answer))
        return done

    def _tell_kept_act(self, judged: _Judged, done: "Future[None]") -> None:
        """Tell everyone of an act that is on disk, or refuse one that isn't. Runs in the order of the log."""
        fault, answer, reply = done.exception(), judged.answer, judged.reply
        if fault is not None:
            with self._lock:
                if judged.reading == self._reading:
                    self._torn = True
                self.lost = self.lost or isinstance(fault, LostLease)
                self._answers = OrderedDict(
                    (key, value) for key, value in self._answers.items() if value[1] is not answer
                )
            kept = fault if isinstance(fault, NotKept) else None
            why = {"say": (kept or NotKept).say}
            refusal = self.refuse("not-kept", why, None if kept is None else str(kept))
            answer.set_result(replace(refusal, kept=False))
            return
        with self._lock:
            if judged.reading == self._reading:
                self._shown, self.match = reply.moment, judged.playing.number
            if judged.turn is not None:
                self.turning = judged.turn
            spin = turns_by_itself(judged.act, reply.moment.table)
            if spin is not None and self.wheel_waits is not None:
                later = threading.Timer(self.wheel_waits, self._turn_wheel, (spin,))
                later.daemon = True
                later.start()
            did = for_seat(reply, None)
            message = self._message(did.moment, did, judged.act, judged.sent.by)
        # Also when something is put right: a card that was taken back by a tap lies there no more.
        mixed = type(judged.act) in _ANEW or any(type(event) in _ANEW for _, event in reply.events)
        tapped = isinstance(judged.act, acts.Seen | acts.Play) and not judged.sender.camera
        try:
            self._tell(Notice(self.id, message, judged.hand, mixed or tapped, judged.called))
        except Exception:
            log.exception("telling the table")
        answer.set_result(Answer(reply))

    # What the doors ask

    def refuse(self, code: str, why: str | Sentence, says: str | None = None) -> Answer:
        """A refusal in the form of the referee's, with the table as it is."""
        return Answer(NotTaken(code, why, says, public(self.moment)))

    def last_by(self) -> str | None:
        """Whose act the last entry is; nobody's when it is a correction or the table's own."""
        return player_of(self.log[-1].act) if self.log else None

    def dealer(self) -> str | None:
        """Who deals."""
        table = self.table
        return None if table is None or table.dealer is None else table.names[table.dealer]

    def announce(self) -> None:
        """Something beside the game has changed, such as the join code: tell everyone."""
        self._tell(Notice(self.id, self.message()))

    def playable(self, *, seat: str | None, everything: bool) -> list[str]:
        """The cards that would be legal now, as far as everyone (or one seat, or the host) knows."""
        table = self.table
        if table is None:
            return []
        return Referee.playable(table if everything else known_to(table, seat))

    # Inside

    def _turn_wheel(self, asked: AskSpin) -> None:
        """Nobody has spun the wheel since, and nothing was put right: it turns by itself."""
        with self._lock, suppress(StoreFault):
            table = self.table
            since = [entry.act for entry in self.log[asked.since :]]
            if table is None or self.lost or any(isinstance(a, acts.Correction) for a in since):
                return
            if asked in table.prompts():
                self.act(said(acts.Spin(table.names[asked.player])))

    def _message(
        self,
        moment: Moment | None,
        did: Taken | None = None,
        act: acts.Act | None = None,
        by: str | None = None,
    ) -> Message:
        self._number += 1
        now = int(time.time() * 1000)
        if self.turning is not None and self.turning.is_over(now, played=did is not None):
            self.turning = None
        return Message(
            self.id,
            self.code,
            self.name,
            self.match,
            self._number,
            self.seq if did is None else did.moment.seq,
            now,
            self.turning,
            moment,
            did,
            by,
            act,
        )

    def _first_answer(self, id_: str, fingerprint: str) -> "Future[Answer] | None":
        """The first answer to an act that was sent before."""
        if id_ in self._answers:
            first, answer = self._answers[id_]
            self._answers.move_to_end(id_)
        elif id_ in self._ids:
            receipt = self._ledger.receipt(self.id, id_)
            if receipt is None:
                return None
            first, answer = (
                receipt.fingerprint,
                _done_already(Answer(self._repeated_reply(receipt))),
            )
            self._remember(id_, first, answer)
        else:
            return None
        if first != fingerprint:
            return _done_already(
                self.refuse("bad-input", "This id was given to another act before.")
            )
        return answer

    def _remember(self, id_: str, fingerprint: str, answer: "Future[Answer]") -> None:
        """Keep an answer in memory for whoever sends its act again."""
        self._answers[id_] = (fingerprint, answer)
        while len(self._answers) > REPLIES_AT_HAND:
            self._answers.popitem(last=False)

    def _repeated_reply(self, receipt: Receipt) -> Repeated:
        """The first reply, as its receipt and the log have it."""
        kept = self._ledger.entries(self.id, receipt.match)[: receipt.last]
        match = Match.read(receipt.match, kept, self._chance)
        assert match.moment is not None
        return Repeated(receipt, match.happened(receipt.first), match.moment)

    def _read_back(self) -> None:
        """Read the table from the log again; acts on their way behind a lost one are lost, too."""
        self._reading += 1
        number = self._ledger.match(self.id)
        entries = self._ledger.entries(self.id, number)
        try:
            self._playing = Match.read(number, entries, self._chance)
        except Exception as fault:
            log.exception("table %s can't be read", self.id)
            raise StoreFault(
                "This table was kept by another version of the companion, which this one can't read;"
                " it was left as it is."
            ) from fault
        self._shown, self.match = self._playing.moment, number
        self._ids = self._ledger.ids(self.id)
        self._torn = False
        self._last = None
        shown = self._shown
        here = "" if shown is None else digest(shown.drawn)
        if entries and entries[-1].digest != here:
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


def _done_already(answer: Answer) -> "Future[Answer]":
    done: Future[Answer] = Future()
    done.set_result(answer)
    return done
