"""Who keeps the tables: at home this process alone; in a café each table one of several (`cafe.py`)."""

from flask import Response

from companion.server import as_json
from companion.server.access import Visitor
from companion.server.acting import acted
from companion.server.slow import Study
from companion.server.threads import offload
from companion.server.turned_away import TurnedAway, no_such_table
from companion.table import Hall, LiveTable
from companion.table.hall import Elsewhere
from companion.wire.strict_json import Json


class Keeper:
    """Finds a table and lets a visitor act at it, wherever it is kept."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.study = Study()

    def live(self, table: str) -> LiveTable:
        """A table that is kept here."""
        if len(table) > 64:
            raise no_such_table()
        found = self.hall.opened(table)
        if found is None:
            self.hall.look_elsewhere(table)
            found = offload(self.hall.table, table)
        if found is None:
            raise no_such_table()
        return found

    def act(self, table: str, given: object, visitor: Visitor, *, in_english: bool = True) -> Json:
        """The reply to an act."""
        return acted(self.live(table), given, visitor, self.study, in_english=in_english)[0]

    def message(self, table: str, visitor: Visitor) -> Json:
        """The whole table, as this visitor may see it."""
        return as_json.message(self.live(table).message(seat=visitor.seat))

    def request(self, fault: Elsewhere) -> Response:
        """A request for a table that this process doesn't keep."""
        return TurnedAway(
            503, "elsewhere", {"say": "house-elsewhere"}, after=1, says=str(fault)
        ).response()

    def passed_on(self, secret: str, visitor: str | None) -> Visitor:
        """The visitor of a request that another process of the house passed on."""
        raise TurnedAway(403, "not-here", "Only this house's own processes pass requests on.")
