"""What is kept beside the logs: table names, join codes, devices, and the household's settings."""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Row, and_, exists, func, select
from sqlalchemy.exc import IntegrityError

from companion.store.code import LONGEST, length_for, new_code
from companion.store.fault import NotKept
from companion.store.schema import (
    devices,
    entries,
    here,
    invitations,
    leases,
    matches,
    notes,
    settings,
    tables,
)
from companion.store.transaction import reading, writing

IN_USE_SECONDS = 7 * 86_400
"""Seconds after its last act for which a table counts as in use."""


@dataclass(slots=True)
class Round:
    """One round of a match: who won it, what it brought, and how everybody stood after it."""

    round: int
    winner: str | None = None
    points: int = 0
    acts: int = 0
    scores: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of evenings shows of a match."""

    game: str | None
    phase: str | None
    round: int | None
    scores: Mapping[str, int]
    winner: str | list[str] | None
    rounds: tuple[Round, ...] = ()

    @classmethod
    def read(cls, told: Any) -> "Summary | None":
        """A summary as it was entered; None before the game is set up, and where it is damaged."""
        if not told:
            return None
        try:
            return cls(
                told.get("game"),
                told.get("phase"),
                told.get("round"),
                {player["name"]: player["score"] for player in told.get("players", ())},
                told.get("winner"),
                tuple(Round(**one) for one in told.get("rounds", ())),
            )
        except (AttributeError, KeyError, TypeError):
            return None

    def written(self) -> dict[str, Any]:
        """As it is entered, and as a list of tables shows it."""
        return {
            "game": self.game,
            "phase": self.phase,
            "round": self.round,
            "players": [{"name": name, "score": score} for name, score in self.scores.items()],
            "winner": self.winner,
            "rounds": [asdict(one) for one in self.rounds],
        }


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table as the register knows it, without its logs, and what its latest match came to."""

    id: str
    code: str | None
    name: str
    created: float
    changed: float
    put_away: bool
    match: int
    summary: Summary | None


@dataclass(frozen=True, slots=True)
class MatchCard:
    """One match at a table, as a list of evenings shows it."""

    table: str
    match: int
    name: str
    began: float
    changed: float
    summary: Summary | None


@dataclass(frozen=True, slots=True)
class Device:
    """A tablet, phone or camera that joined a table, and what its token is good for."""

    device: int
    table: str
    role: str
    seat: str | None
    name: str
    since: float
    out: bool
    house: bool = False
    """Whether it is one of the household's own screens, which may also change what belongs to the house."""


class Invitation(NamedTuple):
    """What a one-time key is good for, and whether it makes a screen one of the household's."""

    table: str
    role: str
    seat: str | None
    house: bool


class Register:
    """The lists that change: unlike the log, these may be written over."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # Tables

    def lay(self, table: str, *, name: str = "", code: str | None = None) -> str:
        """Enter a new table, with a join code of its own; gives the code."""
        now = time.time()

        def enter(connection: Connection, code: str) -> None:
            connection.execute(
                tables.insert().values(
                    id=table, code=code, name=name, created=now, changed=now, put_away=False
                )
            )

        return self._write_with_free_code(enter, code)

    def recode(self, table: str, *, code: str | None = None) -> str:
        """Give a table another join code."""

        def change(connection: Connection, code: str) -> None:
            connection.execute(tables.update().where(tables.c.id == table).values(code=code))

        return self._write_with_free_code(change, code)

    def close(self, table: str) -> None:
        """Take a table's join code away: nobody can join."""
        self._change_table(tables.update().where(tables.c.id == table).values(code=None))

    def _write_with_free_code(
        self, use: Callable[[Connection, str], None], code: str | None
    ) -> str:
        """Use a free code; longer ones are tried where most are taken."""
        used = select(func.count()).where(
            tables.c.code.is_not(None), tables.c.changed > time.time() - IN_USE_SECONDS
        )
        length = length_for(self._query(used)[0][0])
        for more in (0, 0, 0, 1, 1, 2, 3, LONGEST):
            tried = code or new_code(min(length + more, LONGEST))
            try:
                with writing(self._engine) as connection:
                    use(connection, tried)
            except NotKept as fault:
                if not isinstance(fault.__cause__, IntegrityError):
                    raise
            else:
                return tried
        raise NotKept("No free join code was found: put old tables away, then do it again.")

    def table(self, table: str) -> TableCard | None:
        """One table, by its id."""
        return next(iter(self._list_tables(tables.c.id == table)), None)

    def by_code(self, code: str) -> TableCard | None:
        """The table that a join code leads to."""
        return next(iter(self._list_tables(tables.c.code == code)), None)

    def code_lengths(self) -> list[int]:
        """How many letters the join codes have that lead to a table now."""
        query = select(func.length(tables.c.code)).where(tables.c.code.is_not(None)).distinct()
        return sorted(row[0] for row in self._query(query))

    def tables(self) -> list[TableCard]:
        """All tables that weren't put away, the latest first."""
        return self._list_tables(tables.c.put_away.is_(False))

    def _list_tables(self, condition: Any) -> list[TableCard]:
        later = matches.alias("later")
        latest = ~exists().where(
            later.c.table_id == matches.c.table_id, later.c.match > matches.c.match
        )
        query = (
            select(tables, matches.c.match, matches.c.summary)
            .select_from(tables)
            .outerjoin(matches, and_(matches.c.table_id == tables.c.id, latest))
            .where(condition)
            .order_by(tables.c.changed.desc())
        )
        return [
            TableCard(
                row.id,
                row.code,
                row.name,
                row.created,
                row.changed,
                bool(row.put_away),
                row.match or 1,
                Summary.read(_json_or_default(row.summary, {})),
            )
            for row in self._query(query)
        ]

    def matches(self) -> list[MatchCard]:
        """All matches at tables that weren't put away, the latest first."""
        query = (
            select(matches, tables.c.name)
            .select_from(matches)
            .join(tables, tables.c.id == matches.c.table_id)
            .where(tables.c.put_away.is_(False))
            .order_by(matches.c.changed.desc())
        )
        return [
            MatchCard(
                row.table_id,
                row.match,
                row.name,
                row.began,
                row.changed,
                Summary.read(_json_or_default(row.summary, {})),
            )
            for row in self._query(query)
        ]

    def summarize(self, summaries: Mapping[tuple[str, int], tuple[float, Summary]]) -> None:
        """What a list of evenings shows of these matches, and since when, all written in one go."""
        with writing(self._engine) as connection:
            for (table, match), (since, summary) in summaries.items():
                connection.execute(
                    tables.update().where(tables.c.id == table).values(changed=since)
                )
                told = {"changed": since, "summary": json.dumps(summary.written())}
                this = (matches.c.table_id == table, matches.c.match == match)
                if not connection.execute(matches.update().where(*this).values(told)).rowcount:
                    connection.execute(
                        matches.insert().values(table_id=table, match=match, began=since, **told)
                    )

    def note_match(
        self, table: str, match: int, changed: float, began: float, summary: Summary
    ) -> None:
        """What a list of evenings shows of a score sheet, which began at a time of its own."""
        told = {"changed": changed, "summary": json.dumps(summary.written())}
        this = (matches.c.table_id == table, matches.c.match == match)
        with writing(self._engine) as connection:
            if not connection.execute(matches.update().where(*this).values(told)).rowcount:
                connection.execute(
                    matches.insert().values(table_id=table, match=match, began=began, **told)
                )

    def put_away(self, table: str) -> None:
        """Take a table off the lists; its log stays."""
        self._change_table(
            tables.update().where(tables.c.id == table).values(put_away=True, code=None)
        )

    def bring_back(self, table: str) -> None:
        """Put a table on the lists again; who wants to join it needs a new code."""
        self._change_table(tables.update().where(tables.c.id == table).values(put_away=False))

    def unplayed(self, *, before: float) -> list[str]:
        """The tables that were laid before this time and never played at; some, if they are many."""
        played = exists().where(entries.c.table_id == tables.c.id)
        noted = exists().where(notes.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.created < before, ~played, ~noted).limit(200)
        return [row[0] for row in self._query(query)]

    def vanish(self, table: str) -> bool:
        """Forget a table that was never played at, and everyone who joined it; False when it was."""
        its = select(devices.c.device).where(devices.c.table_id == table)
        with writing(self._engine) as connection:
            row = select(tables.c.id).where(tables.c.id == table).with_for_update()
            used = [
                select(log.c.seq).where(log.c.table_id == table).limit(1)
                for log in (entries, notes)
            ]
            if not connection.execute(row).all() or any(
                connection.execute(one).all() for one in used
            ):
                return False
            connection.execute(here.delete().where(here.c.device.in_(its)))
            for about in (invitations, leases, matches, devices):
                connection.execute(about.delete().where(about.c.table_id == table))
            connection.execute(tables.delete().where(tables.c.id == table))
        return True

    # Devices

    def admit(
        self,
        table: str,
        *,
        secret: str,
        role: str,
        seat: str | None,
        name: str,
        house: bool = False,
    ) -> Device:
        """Enter a device under the hash of its token."""
        now = time.time()
        with writing(self._engine) as connection:
            done = connection.execute(
                devices.insert().values(
                    table_id=table,
                    secret=secret,
                    role=role,
                    seat=seat,
                    name=name,
                    since=now,
                    out=False,
                    house=house,
                )
            )
            assert done.inserted_primary_key is not None
            number = int(done.inserted_primary_key[0])
        return Device(number, table, role, seat, name, now, out=False, house=house)

    def device(self, secret: str) -> Device | None:
        """The device whose token has this hash."""
        rows = self._query(select(devices).where(devices.c.secret == secret))
        return _device(rows[0]) if rows else None

    def devices(self, table: str) -> list[Device]:
        """The devices that hold a valid token of this table."""
        query = (
            select(devices)
            .where(devices.c.table_id == table, devices.c.out.is_(False))
            .order_by(devices.c.device)
        )
        return [_device(row) for row in self._query(query)]

    def place(self, device: int, *, role: str, seat: str | None) -> bool:
        """Give a device another role or seat; False when somebody sits there already."""
        with writing(self._engine) as connection:
            table = select(devices.c.table_id).where(devices.c.device == device).scalar_subquery()
            if seat is not None:
                # Two phones that tap the same chair at once: the table's row makes them queue.
                connection.execute(
                    select(tables.c.id).where(tables.c.id == table).with_for_update()
                )
                others = connection.execute(
                    select(devices.c.device).where(
                        devices.c.table_id == table,
                        devices.c.seat == seat,
                        devices.c.out.is_(False),
                        devices.c.device != device,
                    )
                ).all()
                if others:
                    return False
            connection.execute(
                devices.update().where(devices.c.device == device).values(role=role, seat=seat)
            )
        return True

    def rename(self, device: int, name: str) -> None:
        """Call a device something a person recognizes."""
        self._change_table(devices.update().where(devices.c.device == device).values(name=name))

    def put_out(self, table: str, device: int) -> bool:
        """Make a token worthless; False when the table knows no such device."""
        changed = self._change_table(
            devices.update()
            .where(devices.c.device == device, devices.c.table_id == table)
            .values(out=True, seat=None)
        )
        return bool(changed)

    def invite(
        self,
        table: str,
        *,
        secret: str,
        role: str,
        seat: str | None,
        until: float,
        house: bool = False,
    ) -> None:
        """Keep the hash of a one-time key."""
        with writing(self._engine) as connection:
            connection.execute(invitations.delete().where(invitations.c.until < time.time()))
            connection.execute(
                invitations.insert().values(
                    secret=secret, table_id=table, role=role, seat=seat, until=until, house=house
                )
            )

    def invitation(self, secret: str) -> Invitation | None:
        """What a one-time key is good for."""
        query = select(invitations).where(
            invitations.c.secret == secret, invitations.c.until >= time.time()
        )
        row = next(iter(self._query(query)), None)
        return (
            None if row is None else Invitation(row.table_id, row.role, row.seat, bool(row.house))
        )

    def redeem(self, secret: str) -> bool:
        """Use up a one-time key; False when it was used already."""
        return bool(self._change_table(invitations.delete().where(invitations.c.secret == secret)))

    def has_house_screen(self) -> bool:
        """Whether any screen is the household's yet."""
        query = select(devices.c.device).where(devices.c.house, devices.c.out.is_(False)).limit(1)
        return bool(self._query(query))

    # Settings

    def settings(self) -> dict[str, Any]:
        """What the household chose last time."""
        return {
            row.name: _json_or_default(row.value, None) for row in self._query(select(settings))
        }

    def set(self, name: str, value: Any) -> None:
        """Remember one choice."""
        with writing(self._engine) as connection:
            connection.execute(settings.delete().where(settings.c.name == name))
            connection.execute(settings.insert().values(name=name, value=json.dumps(value)))

    def _query(self, query: Any) -> Sequence[Row[Any]]:
        with reading(self._engine, leniently=True) as connection:
            return connection.execute(query).all()

    def _change_table(self, statement: Any) -> int:
        with writing(self._engine) as connection:
            return connection.execute(statement).rowcount


def _json_or_default(text: str | None, otherwise: Any) -> Any:
    """A row's JSON value, or a default where it is damaged: one bad row must not hide the others."""
    try:
        found = json.loads(text or "null")
    except (ValueError, RecursionError):
        return otherwise
    return otherwise if found is None else found


def _device(row: Row[Any]) -> Device:
    return Device(
        row.device,
        row.table_id,
        row.role,
        row.seat,
        row.name,
        row.since,
        out=bool(row.out),
        house=bool(row.house),
    )
