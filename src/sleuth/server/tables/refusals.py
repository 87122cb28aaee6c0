"""Refusals: a code for programs and the details; nothing has changed."""

import math
from typing import Any

STATUS = {
    "unknown-table": 404,
    "unknown-code": 404,
    "unknown-edition": 404,
    "unknown-link": 404,
    "unknown-route": 404,
    "not-seated": 403,
    "not-host": 403,
    "signed-out": 403,
    "wrong-origin": 403,
    "unknown-host": 421,
    "not-json": 415,
    "too-large": 413,
    "ahead": 409,
    "stale": 409,
    "seat-taken": 409,
    "figure-taken": 409,
    "too-many-tables": 429,
    "too-many-records": 429,
    "too-many-shows": 429,
    "too-fast": 429,
    "asked-too-much": 429,
    "too-long": 422,
    "busy": 503,
    "missing-edition": 503,
    "unavailable": 503,
}
"""HTTP status codes by refusal; 400 for all others."""


class TableRefusal(Exception):
    """A request that a table refuses."""

    def __init__(self, code: str, **details: Any) -> None:
        self.code, self.details = code, details
        super().__init__(code)

    @property
    def status(self) -> int:
        """The HTTP status code."""
        return STATUS.get(self.code, 400)

    @property
    def headers(self) -> dict[str, str]:
        """The HTTP headers: when to try again, if that is known."""
        seconds = self.details.get("seconds")
        return {} if seconds is None else {"retry-after": str(math.ceil(seconds))}
