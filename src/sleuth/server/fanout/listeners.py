"""Those who listen on one node."""

import logging
from collections.abc import Callable

from sleuth.server.fanout.port import Hint, HintListener

_log = logging.getLogger(__name__)


class Listeners:
    """The listeners of a fan-out, and the count of what went wrong."""

    def __init__(self) -> None:
        self.errors = 0
        self._listeners: dict[object, HintListener] = {}

    def listen(self, heard: HintListener) -> Callable[[], None]:
        """Have a function called with every hint; returns a function that stops this."""
        ticket = object()  # the same function may listen twice
        self._listeners[ticket] = heard

        def stop() -> None:
            self._listeners.pop(ticket, None)

        return stop

    def tell(self, hint: Hint | None) -> None:
        """Tell every listener; one that raises does not keep the others from hearing it."""
        for heard in list(self._listeners.values()):
            try:
                heard(hint)
            except Exception:
                self.errors += 1
                _log.exception("a listener failed at %r", hint)
