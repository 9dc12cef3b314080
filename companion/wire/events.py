"""Events as JSON, for animation: names instead of seat and copy numbers."""

from typing import Any

from companion.rules.deck import bits
from companion.rules.events import Event
from companion.rules.table import Table
from companion.wire.acts import kebab

SEATS = {"player", "accused", "target", "giver", "winner", "by", "dealer"}
COPIES = {"copy", "thought"}
UNSAID = {"rests_on"}  # what the caller cites


def event_json(t: Table, event: Event) -> dict[str, Any]:
    """`{"event": "played", "player": "North", "card": "red-7#1"}`."""
    data: dict[str, Any] = {"event": kebab(type(event).__name__)}
    for field, value in event._asdict().items():
        if field in SEATS:
            data[field] = None if value is None else t.names[value]
        elif field in UNSAID:
            continue
        elif field in COPIES:
            data["card" if field == "copy" else field] = t.setting.deck.copies[value]
        elif field == "copies":
            data["cards"] = [t.setting.deck.copies[copy] for copy in value]
        elif field == "mask":
            data["cards"] = [t.setting.deck.copies[copy] for copy in bits(value)]
        elif field in ("players", "winners"):
            data[field] = [v if isinstance(v, str) else t.names[v] for v in value]
        elif field == "gifts":
            data[field] = [
                {
                    "to": t.names[to],
                    "many": many,
                    "cards": [t.setting.deck.copies[c] for c in bits(m)],
                }
                for to, many, m in value
            ]
        elif field == "sources":
            data[field] = {t.names[seat]: t.names[source] for seat, source in enumerate(value)}
        else:
            data[field] = value
    return data
