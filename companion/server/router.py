"""Routes acts and messages to the process that writes a table: at home this one; for a café see `cafe.py`."""

import re

from flask import Response, request

from companion.server import as_json
from companion.server.access import Visitor
from companion.server.acting import answer_act
from companion.server.queues import MatchReaders
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, no_such_table
from companion.table.live import LiveTable
from companion.table.open_tables import Elsewhere, OpenTables
from companion.wire.shape import Message, Reply

_ID = re.compile(r"[\w-]{1,64}", re.ASCII)
"""What a table's id may look like."""


class Router:
    """Finds a table, and lets a visitor act at it."""

    def __init__(self, open_tables: OpenTables) -> None:
        self.open_tables = open_tables
        self.readers = MatchReaders()

    def live(self, table: str) -> LiveTable:
        """A live table that this process writes."""
        if not _ID.fullmatch(table):
            raise no_such_table()
        found = self.open_tables.opened(table)
        if found is None:
            self.open_tables.look_elsewhere(table)
            found = offload(self.open_tables.table, table)
        if found is None:
            raise no_such_table()
        return found

    def act(self, table: str, given: object, visitor: Visitor, *, in_english: bool = True) -> Reply:
        """The reply to an act."""
        live, address = self.live(table), str(request.remote_addr)
        return answer_act(live, given, visitor, self.readers, address, in_english=in_english)[0]

    def message(self, table: str, visitor: Visitor) -> Message:
        """The whole table, as this visitor may see it."""
        return as_json.message(self.live(table).message(seat=visitor.seat))

    def request(self, fault: Elsewhere) -> Response:
        """The answer to a request for a table that another process writes."""
        return TurnedAway(
            503, "elsewhere", {"say": "house-elsewhere"}, after=1, says=str(fault)
        ).response()

    def forwarded(self, secret: str, visitor: str | None) -> Visitor:
        """The visitor of a request that another process forwarded."""
        raise TurnedAway(403, "not-here", "Only this house's own processes pass requests on.")
