"""What the server writes about itself: structured, and without cards, names, chat, cookies or tokens."""

import json
import logging
import sys
from typing import Any


class PlainFormatter(logging.Formatter):
    """One line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, and what it is about."""
        about = " ".join(f"{key}={value}" for key, value in _about(record).items())
        when = self.formatTime(record, "%Y-%m-%d %H:%M:%S")
        return f"{when} {record.levelname.lower():7} {record.getMessage()} {about}".rstrip()


class JsonFormatter(logging.Formatter):
    """One object per line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """The same as an object."""
        known = {"at": round(record.created, 3), "level": record.levelname.lower(), "message": record.getMessage()}
        return json.dumps({**known, **_about(record)}, default=str)


CLIENTS_OWN = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")
"""What the web server complains about: whoever sends nonsense is told so, and need not fill our logs."""


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in CLIENTS_OWN


def _about(record: logging.LogRecord) -> dict[str, Any]:
    """Details a message comes with; of an exception only where it was raised, for its words may name a card."""
    about: dict[str, Any] = dict(getattr(record, "about", {}))
    if record.exc_info and record.exc_info[0] is not None:
        about |= {"exception": record.exc_info[0].__name__, "where": where(record.exc_info[2])}
    return about


def where(trace: Any) -> str:
    """The innermost place of an exception."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_globals.get('__name__', '?')}:{trace.tb_lineno}" if trace is not None else ""


def set_up_logs(form: str) -> None:
    """Write to the standard error; the web server's own lines only when something is wrong, for they name paths."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else PlainFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sleuth").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
