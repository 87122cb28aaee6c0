"""Logs: structured, and without cards, names, chat, cookies or tokens."""

import json
import logging
import sys
from typing import Any


class PlainFormatter(logging.Formatter):
    """Formats one line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return time, level, message and details."""
        about = " ".join(f"{key}={value}" for key, value in _about(record).items())
        when = self.formatTime(record, "%Y-%m-%d %H:%M:%S")
        return f"{when} {record.levelname.lower():7} {record.getMessage()} {about}".rstrip()


class JsonFormatter(logging.Formatter):
    """Formats one JSON object per line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the same as JSON."""
        known = {"at": round(record.created, 3), "level": record.levelname.lower(), "message": record.getMessage()}
        return json.dumps({**known, **_about(record)}, default=str)


CLIENTS_OWN = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")
"""Warnings of the web server about malformed input: the client gets an error, and must not fill our logs."""


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in CLIENTS_OWN


def _about(record: logging.LogRecord) -> dict[str, Any]:
    """Return the details of a message; of an exception only where it was raised, since its text may name a card."""
    about: dict[str, Any] = dict(getattr(record, "about", {}))
    if record.exc_info and record.exc_info[0] is not None:
        about |= {"exception": record.exc_info[0].__name__, "where": where(record.exc_info[2])}
    return about


def where(trace: Any) -> str:
    """Return the innermost place of a traceback."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_globals.get('__name__', '?')}:{trace.tb_lineno}" if trace is not None else ""


def set_up_logs(form: str, *, quiet: bool = False) -> None:
    """Log to standard error; of the web server's own lines only warnings, because they name paths.

    With `quiet` our own lines are warnings and errors only, too.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else PlainFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sleuth").setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
