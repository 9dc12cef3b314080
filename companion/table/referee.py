"""One table's referee: an act in, a reply out, never an exception.

It is pure except for `chance`, which draws the face of the wheel when nobody spins a real one. Acts and replies are
values; `script.py` is the same referee for programs that speak JSON.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from companion.rules import acts, judge
from companion.rules.judge import Refused
from companion.rules.log import Entry, Step, may_redo
from companion.rules.rounds import next_dealer
from companion.rules.table import GONE, Table
from companion.story.facts import decide, sight
from companion.story.record import Corrected, Record
from companion.wire import speech, tables
from companion.wire.reply import Declined, Line, Moment, Preview, Reply, Taken, happenings

Chance = Callable[[Mapping[str, int]], str]
VERSION = 2  # of the engine; it is stored beside every row


def weighted(source: random.Random) -> Chance:
    """Draws a face of the wheel by its weight."""

    def draw(wheel: Mapping[str, int]) -> str:
        return source.choices(list(wheel), weights=list(wheel.values()))[0]

    return draw


class Referee:
    """Judges the acts of one table."""

    def __init__(self, chance: Chance | None = None, record: Record | None = None) -> None:
        self.record = record if record is not None else Record()
        self._given = chance
        self._moment: Moment | None = None

    @classmethod
    def replay(cls, entries: Iterable[Entry], chance: Chance | None = None) -> Referee:
        """Rebuilds a table from its log alone."""
        return cls(chance, Record.rebuild(entries))

    def copy(self) -> Referee:
        """A snapshot of the same table."""
        return Referee(self._given, self.record.copy())

    # In and out

    def judge(self, act: acts.Act | Refused, *, prompt: object = None) -> Reply:
        """Judges one act; `prompt` is the question that it answers, if it names one."""
        if isinstance(act, Refused):
            return Declined(act, self.moment)
        if prompt is not None and self._is_stale(prompt):
            stale = Refused("wrong-answer", "script/acts", (("about", "stale"),))
            return Declined(stale, self.moment)
        if isinstance(act, acts.Color) and act.color == judge.UNTOLD:
            nameless = Refused("no-such-color", "script/acts", (("color", "nothing"),))
            return Declined(nameless, self.moment)
        if isinstance(act, acts.Spin) and act.face is None:
            act = self._with_drawn_face(act)
        before = self.record.table
        result = self.record.submit(act)
        if isinstance(result, Refused):
            return Declined(result, self.moment, self._other_possible_players(act))
        after = self.record.table
        assert after is not None
        moment = self._moment = self._state_now(after)
        if isinstance(result, Corrected):
            said = speech.corrected(result.correction, before, after)
            return Taken(moment, tuple(said), (), result.findings)
        said = [sentence for step in result for sentence in speech.sentences(step)]
        findings = tuple(one for step in result for one in step.findings)
        return Taken(moment, tuple(said), happenings(result), findings)

    def _state_now(self, table: Table) -> Moment:
        entries = self.record.entries
        return Moment(table, len(entries), redo=may_redo(entries))

    def _other_possible_players(self, act: acts.Act) -> tuple[str, ...] | None:
        """The players to whom a refused card could belong instead; None if it can't be let stand."""
        allowed, table = self.record.refused_play, self.record.table
        if allowed is None or allowed.play != act or table is None:
            return None
        seq, card = self.seq + 1, allowed.play.card
        others = [table.names[seat] for seat in table.playing()]
        others.remove(allowed.play.player)
        told = ((name, sight(table, acts.Seen(card, name), seq)) for name in others)
        return tuple(
            name
            for name, seen in told
            if not isinstance(seen, Refused) and seen.table.dispute is None
        )

    def _is_stale(self, prompt: object) -> bool:
        """Whether an act answers a question that is no longer open."""
        if self.record.table is None:
            return False
        return prompt not in [asked["id"] for asked in tables.awaiting(self.record.table)]

    def preview(self, act: acts.Act | Refused) -> Preview:
        """What an act would do, without doing it."""
        return Preview(self.copy().judge(act))

    def _with_drawn_face(self, act: acts.Spin) -> acts.Spin:
        """The act with a face that the companion's wheel draws if none is told."""
        table = self.record.table
        if table is None or not table.setting.wheel:
            return act
        return acts.Spin(act.player, self.chance(table.setting.wheel))

    def chance(self, wheel: Mapping[str, int]) -> str:
        """Draws the face that comes, by the seed of a scripted game or else by the system's chance."""
        if self._given is not None:
            return self._given(wheel)
        table = self.record.table
        seed = None if table is None else table.setting.seed
        if seed is None:
            return weighted(random.SystemRandom())(wheel)
        return weighted(random.Random(f"{seed}/{self.seq}"))(wheel)

    def again(self) -> acts.Start:
        """The `start` of another match with the same seats, rulings and cards, and the next dealer."""
        table, start = self.record.table, self.record.lines[0].act
        assert table is not None
        assert isinstance(start, acts.Start)
        there = zip(table.names, table.seats, strict=True)
        names = tuple(name for name, seat in there if seat != GONE)
        return replace(start, players=names, dealer=table.names[next_dealer(table)], seed=None)

    # What stands

    @property
    def started(self) -> bool:
        """Whether the game has been set up."""
        return self.record.table is not None

    @property
    def table(self) -> Table | None:
        """The table as far as it is known; None before the start."""
        return self.record.table

    @property
    def moment(self) -> Moment | None:
        """The table as it stands; None before the start."""
        table, seq = self.record.table, len(self.record.entries)
        now = self._moment
        if table is None:
            now = None
        elif now is None or now.table is not table or now.seq != seq:
            now = self._state_now(table)
        self._moment = now
        return now

    @property
    def seq(self) -> int:
        """How many lines the log has."""
        return len(self.record.entries)

    @property
    def entries(self) -> list[Entry]:
        """The log."""
        return self.record.entries

    def story(self) -> list[Line]:
        """The game line by line as it stands, with the lines that were corrected away."""
        standing = {step.line.seq: step for step in self.record.steps()}
        told = [self._told_line(entry, standing.get(entry.seq)) for entry in self.record.entries]
        return _in_playing_order(told, list(standing))

    def _told_line(self, entry: Entry, step: Step | None) -> Line:
        correction = isinstance(entry.act, acts.Correction)
        if correction and step is None:
            return Line(entry, entry, (), (), None, correction)
        said = tuple(speech.sentences(step or self._line_as_told(entry.seq)))
        if step is None:
            return Line(entry, entry, said, (), None, correction)
        return Line(entry, step.line, said, step.findings, step.table, correction)

    def _line_as_told(self, seq: int) -> Step:
        """An entry that was corrected away, as everybody heard it then."""
        before = Record.rebuild(self.record.entries[:seq])
        return next(before.steps(len(before.lines) - 1))

    def pile(self, *, faces: bool = False) -> list[str]:
        """The copies that are known to lie in the discard pile, undermost first.

        `faces` adds cards of which nobody has seen the copy, without a number, and one in dispute, which lies there
        until it is taken back.
        """
        table = self.record.table
        found: list[str] = []
        under = None if table is None else table.pile
        while table is not None and under is not None:
            copy, under = under
            deck = table.setting.deck
            if not table.guessed >> copy & 1:
                found.append(deck.labels[copy])
            elif faces:
                found.append(deck.card_of[copy].name)
        found.reverse()
        if faces and table is not None and table.dispute is not None:
            found.append(table.setting.deck.labels[table.dispute.copy])
        return found

    @staticmethod
    def playable(table: Table) -> list[str]:
        """The faces that would be legal now for the player in turn, judged by what `known` tells of the table."""
        if not table.prompts():
            return []
        player = table.names[table.prompts()[0].player]
        trial = [acts.Play(player, name) for name in table.setting.deck.names]
        return [act.card for act in trial if not isinstance(decide(table, act), Refused)]


def _in_playing_order(told: list[Line], places: list[int]) -> list[Line]:
    """The lines in playing order: an inserted one stands where it belongs, not where it was reported."""
    put_in = {line.entry.seq: line for line in told if line.correction and line.table is not None}
    lines = [line for line in told if line.entry.seq not in put_in]
    follows: int | None = None
    for seq in reversed(places):
        if seq in put_in:
            seqs = [line.entry.seq for line in lines]
            at = len(lines) if follows is None else seqs.index(follows)
            lines.insert(at, replace(put_in[seq], correction=False))
        follows = seq
    return lines
