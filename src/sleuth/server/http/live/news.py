"""What the client of a live connection does not have yet, as frames."""

from collections import deque

import msgspec
from msgspec import Struct

from sleuth.server.http.context import AppContext
from sleuth.server.http.viewer import Viewer
from sleuth.server.http.wire import Marked, Online
from sleuth.server.tables.views.menus import Form

MESSAGES_AT_ONCE = 100
"""How many messages of the log are read at once, and are in one frame in the brief form."""
_encode = msgspec.json.Encoder().encode


class News:
    """Goes through the log at the pace of its reader; only answers are queued."""

    def __init__(self, context: AppContext, viewer: Viewer, after: int, form: Form) -> None:
        self._context, self._viewer, self._form = context, viewer, form
        self._sent = after
        """The number of the last entry the client has."""
        self._now = 0
        """The version of the last `now` message."""
        self._online: tuple[int, ...] | None = None
        self._sheet: int | None = None
        """The version of the team's sheet the client was last notified of."""
        self.answers: deque[Struct] = deque()
        """Answers to the client's own messages; what they refer to is in the log by now."""

    def due(self) -> float | None:
        """Return in how many seconds the client may see more of the log, if there is more."""
        return self._viewer.due(self._sent)

    def frames(self) -> list[bytes]:
        """Return the next frames: the log first; after all of it where the table stands, and everything else."""
        reached = self._viewer.reached()
        number = min(reached, self._sent + MESSAGES_AT_ONCE)
        messages = self._viewer.encoded_messages(self._sent + 1, number)
        self._sent = max(number, self._sent)
        if self._sent >= reached:
            self._add_now(messages)
            self._add_rest(messages)
        if self._form == "full" or not messages:
            return messages
        return [b"[" + b",".join(messages) + b"]"]

    @property
    def more(self) -> bool:
        """Whether there is more of the log."""
        return self._sent < self._viewer.reached()

    def _add_now(self, messages: list[bytes]) -> None:
        """Add where the table stands after what was sent, unless the client knows."""
        if self._now != self._sent:
            messages.append(self._viewer.encoded_now(self._sent, self._form))
            self._now = self._sent

    def _add_rest(self, messages: list[bytes]) -> None:
        """Add answers to what the client sent, who is there, and whether a team's sheet has changed."""
        while self.answers:
            messages.append(_encode(self.answers.popleft()))
        table = self._viewer.authority.table
        online = () if self._viewer.late else self._context.presence.online(table.id)
        if online != self._online:
            self._online = online
            messages.append(_encode(Online(online)))
        if table.teams and self._sheet_has_changed():
            messages.append(_encode(Marked()))

    def _sheet_has_changed(self) -> bool:
        """Whether a team must be told that its marks may have changed: at first, and whenever they do."""
        seat, known = self._viewer.seat, self._sheet
        if seat is not None:
            self._sheet = self._context.sheets.version(self._viewer.authority.table.id, seat)
        return self._sheet != known
