"""The server's log: one line of JSON an event; never a token, a card or a picture."""

import json
import logging
import sys
import time
from typing import TextIO

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _USUAL})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(*, level: str = "warning", out: TextIO | None = None) -> None:
    """Write the log as lines of JSON."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(_shorten_database_error)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("companion").setLevel(level.upper())
    for noisy in ("engineio", "socketio", "zeroconf"):
        logging.getLogger(noisy).setLevel("WARNING")


def _shorten_database_error(record: logging.LogRecord) -> bool:
    """Shorten the report of a lost database connection to a sentence."""
    if record.exc_info and record.name.startswith("sqlalchemy.pool"):
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]}", ()
        record.exc_info = None
    return True


def socket_log() -> logging.Logger:
    """The logger of the socket libraries, which reports malformed input at debug level only."""

    def ours(record: logging.LogRecord) -> bool:
        if record.exc_info:
            logging.getLogger(__name__).debug("junk came through a socket: %s", record.exc_info[1])
        return not record.exc_info

    found = logging.getLogger("companion.sockets")
    found.addFilter(ours)
    found.setLevel(logging.WARNING)
    return found


def path_only(target: str) -> str:
    """A request target without its query string, as it may be logged."""
    return target.partition("?")[0]
