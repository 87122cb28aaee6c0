"""The listeners of one node."""

import logging
from collections.abc import Callable

from sleuth.server.fanout.port import Hint, HintListener

_log = logging.getLogger(__name__)


class Listeners:
    """The listeners of a fan-out, and a count of errors."""

    def __init__(self) -> None:
        self.errors = 0
        self._listeners: dict[object, HintListener] = {}

    def listen(self, listener: HintListener) -> Callable[[], None]:
        """Have a function called with every hint; returns a function that stops this."""
        ticket = object()  # the same function may listen twice
        self._listeners[ticket] = listener

        def stop() -> None:
            self._listeners.pop(ticket, None)

        return stop

    def notify(self, hint: Hint | None) -> None:
        """Call every listener; one that raises does not stop the others."""
        for listener in list(self._listeners.values()):
            try:
                listener(hint)
            except Exception:
                self.errors += 1
                _log.exception("a listener failed at %r", hint)
