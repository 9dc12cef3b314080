"""One table's referee at the JSON edge: an act in, a reply out, never an exception.

`Referee().act({...})` answers exactly as the table script says. `entries` are the lines to be
stored, and `Referee.replay(rows)` is the same table again. Pure, but for `chance`, which draws
the face of the wheel when nobody spun a real one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.rules import acts, judge, knowledge
from companion.rules.engine import decide
from companion.rules.events import Told, Waits
from companion.rules.judge import Refused
from companion.rules.record import Entry, Finding, Record, Step
from companion.rules.rounds import next_dealer
from companion.rules.table import GONE, Table
from companion.wire import acts as act_json
from companion.wire import speech, tables
from companion.wire.acts import BadInput
from companion.wire.steps import event_json

Json = dict[str, Any]
Chance = Callable[[Mapping[str, int]], str]
VERSION = 1  # of the engine: stored beside every row


def weighted(source: random.Random) -> Chance:
    """The wheel: a face by its weight."""

    def draw(wheel: Mapping[str, int]) -> str:
        return source.choices(list(wheel), weights=list(wheel.values()))[0]

    return draw


class Referee:
    """Judges acts as JSON."""

    def __init__(self, chance: Chance | None = None, record: Record | None = None) -> None:
        self._record = record if record is not None else Record()
        self._given = chance

    @classmethod
    def replay(cls, rows: Iterable[Json], chance: Chance | None = None) -> Referee:
        """The same table from its stored rows alone."""
        entries = [Entry(row["seq"], act_json.read(row["act"]), row.get("for")) for row in rows]
        return cls(chance, Record.rebuild(entries))

    def copy(self) -> Referee:
        """The same table for somebody who wants to look at it in peace."""
        return Referee(self._given, self._record.copy())

    # In and out

    def act(self, data: object) -> Json:
        """One act, judged. Whatever comes in, a reply comes out."""
        try:
            act = self._with_face(act_json.read(data))
        except BadInput as bad:
            return self._refusal(Refused("bad-input", "script/acts", tuple(bad.params.items())))
        if isinstance(data, dict) and self._stale(data.get("prompt")):
            return self._refusal(Refused("wrong-answer", "script/acts", (("about", "stale"),)))
        return self._submit(self._record, act)

    def _stale(self, prompt: object) -> bool:
        """Was this said in answer to a question that is no longer open?"""
        if prompt is None or self._record.table is None:
            return False
        return prompt not in [asked["id"] for asked in tables.awaiting(self._record.table)]

    def preview(self, data: object) -> Json:
        """What an act would do, without doing it; `lost` are later lines that would not fit."""
        try:
            act = self._with_face(act_json.read(data))
        except BadInput as bad:
            reply = self._refusal(Refused("bad-input", "script/acts", tuple(bad.params.items())))
            return {"ok": False, "reply": reply, "lost": []}
        trial = self._record.copy()
        reply = self._submit(trial, act)
        return {"ok": reply["ok"], "reply": reply, "lost": reply.get("findings", [])}

    def _submit(self, record: Record, act: acts.Act) -> Json:
        before = record.table
        if isinstance(act, acts.Color) and act.color == judge.UNTOLD:
            return self._refusal(Refused("no-such-color", "script/acts", (("color", "nothing"),)))
        result = record.submit(act)
        if isinstance(result, Refused):
            return self._refusal(result)
        after = record.table
        assert after is not None
        said = speech.says(result, before, after)
        return {
            "ok": True,
            "seq": len(record.entries),
            "says": [sentence for sentence, _ in said],
            "cites": [cite for _, cite in said],
            "events": [
                event_json(step.table, event)
                for step in (() if result.correction else result.steps)
                for event in step.events
                if not isinstance(event, Waits | Told)
            ],
            "findings": [finding_json(after, found) for found in result.findings],
            "table": {**tables.table(after), "seq": len(record.entries)},
        }

    def _refusal(self, refused: Refused) -> Json:
        table = self._record.table
        return {
            "ok": False,
            "refused": {
                "code": refused.code,
                "says": speech.refusal(table, refused),
                "cite": refused.cite,
            },
            "table": self.table,
        }

    def _with_face(self, act: acts.Act) -> acts.Act:
        """The companion's wheel decides when no face is told."""
        table = self._record.table
        if isinstance(act, acts.Spin) and act.face is None and table and table.setting.wheel:
            return acts.Spin(act.player, self.chance(table.setting.wheel))
        return act

    def chance(self, wheel: Mapping[str, int]) -> str:
        """The face that comes: by the seed of a scripted game, else by the system's chance."""
        if self._given is not None:
            return self._given(wheel)
        table = self._record.table
        seed = None if table is None else table.setting.seed
        if seed is None:
            return weighted(random.SystemRandom())(wheel)
        return weighted(random.Random(f"{seed}/{self.seq}"))(wheel)

    def again(self) -> Json:
        """The `start` of another match: the same seats, rulings and cards, and the next dealer."""
        table = self._record.table
        assert table is not None
        start = act_json.write(self._record.steps[0].line.act)
        start.pop("seed", None)
        names = [name for name, seat in zip(table.names, table.seats, strict=True) if seat != GONE]
        return {**start, "players": names, "dealer": table.names[next_dealer(table)]}

    # What stands

    @property
    def started(self) -> bool:
        return self._record.table is not None

    @property
    def table(self) -> Json:
        """The table as the table script draws it; empty before the start."""
        table = self._record.table
        if table is None:
            return {}
        return {**tables.table(table), "seq": len(self._record.entries)}

    @property
    def seq(self) -> int:
        return len(self._record.entries)

    @property
    def entries(self) -> list[Json]:
        """The log, a row for each line."""
        return self.entries_from(0)

    def entries_from(self, first: int) -> list[Json]:
        """The rows after the first so many."""
        return [row(entry) for entry in self._record.entries[first:]]

    def story(self) -> list[Json]:
        """The game line by line as it stands, and the lines that were corrected away."""
        standing = {step.line.seq: step for step in self._record.steps}
        return [self._told(entry, standing.get(entry.seq)) for entry in self._record.entries]

    def _told(self, entry: Entry, step: Step | None) -> Json:
        act = entry.act if step is None else step.line.act
        if isinstance(entry.act, acts.Correction):
            said = []
        else:
            said = speech.told(step or self._as_it_was(entry.seq))
        return {
            "seq": entry.seq,
            "act": act_json.write(act),
            "says": [sentence for sentence, _ in said],
            "cites": [cite for _, cite in said],
            "assumed": entry.made_for is not None,
            "findings": [finding_json(step.table, f) for f in step.findings] if step else [],
            "undone": step is None and not isinstance(entry.act, acts.Correction),
            "correction": isinstance(entry.act, acts.Correction),
            "round": None if step is None else step.table.round,
        }

    def _as_it_was(self, seq: int) -> Step:
        """An entry that was corrected away, as everybody heard it."""
        return Record.rebuild(self._record.entries[:seq]).steps[-1]

    def proofs(self) -> list[Json]:
        """What is proved in this round so far, when the table asks."""
        table = self._record.table
        if table is None:
            return []
        return [
            finding_json(table, Finding(proof.seq, "wild-draw-four", proof))
            for proof in self._record.proofs()
        ]

    def unseen(self) -> dict[str, int]:
        """How many of each card nobody has seen since the last shuffle."""
        table = self._record.table
        return {} if table is None else knowledge.unseen_of_each(table)

    def pile(self) -> list[str]:
        """The copies that are known to lie in the discard pile, undermost first."""
        table = self._record.table
        found: list[str] = []
        under = None if table is None else table.pile
        while table is not None and under is not None:
            copy, under = under
            if not table.guessed >> copy & 1:
                found.append(table.setting.deck.copies[copy])
        return found[::-1]

    def playable(self) -> list[str]:
        """The faces that would be legal now for whoever's turn it is, hand unseen."""
        table = self._record.table
        if table is None or not table.prompts():
            return []
        player = table.names[table.prompts()[0].player]
        trial = [acts.Play(player, name) for name in table.setting.deck.names]
        return [act.card for act in trial if not isinstance(decide(table, act), Refused)]


def row(entry: Entry) -> Json:
    data: Json = {"seq": entry.seq, "act": act_json.write(entry.act)}
    if entry.made_for is not None:
        data["assumed"] = True
        data["for"] = entry.made_for
    return data


def finding_json(table: Table, found: Finding) -> Json:
    return {"seq": found.seq, "code": found.code, "says": speech.finding(table, found)}
