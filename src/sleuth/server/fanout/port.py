"""The fan-out port: how the nodes of a table server tell each other that a table has moved on.

A hint says "table T is at version V"; whoever hears it reads the store. Hints about who is there say it themselves,
again and again. So a lost hint is never a lost event, and hints need no order. But a loss must be noticed: then the
listeners hear None.
"""

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct
from msgspec.json import Decoder, Encoder

MOST_BYTES = 1_000
"""The longest hint as text; whatever is longer on the wire is not one of ours."""


class FanoutError(Exception):
    """A fan-out that cannot be used: what is wrong, or what was expected. Never tells a password."""


class Hint(Struct, frozen=True, omit_defaults=True):
    """Something about a table has changed."""

    table: str
    version: int
    kind: Literal["log", "presence", "marks", "credential"] = "log"
    """What changed: the table's log, who is there, or the marks on a team's sheet.

    Or a person's credential; then `table` has the id of the person.
    """
    node: str = ""
    """Who says so."""
    seats: tuple[int, ...] = ()
    """For presence: the seats connected to this node. For marks: the team's seat. `version` only orders reports."""

    @property
    def about(self) -> tuple[str, str, str]:
        """What has changed. Of hints about the same thing, the one with the highest version says it all."""
        return self.table, self.kind, self.node


HintListener = Callable[[Hint | None], None]
"""What a listener is told. None: hints may have been lost, look everything up again."""


class Fanout(Protocol):
    """Carries hints from every node to every node, itself included. All calls come from one event loop.

    Of several waiting hints about the same thing only one needs to be carried, with the highest version. A hint that
    cannot be sent now is sent as soon as there is a connection again.
    """

    @property
    def connected(self) -> bool:
        """Whether hints come and go at this moment."""
        ...

    @property
    def errors(self) -> int:
        """How often something went wrong: connections, messages that are no hints, listeners that raised."""
        ...

    async def start(self) -> None:
        """Begin to carry hints; raises `FanoutError` if there is nothing to connect to."""
        ...

    async def publish(self, hint: Hint) -> None:
        """Tell every node. Neither waits for a connection nor raises without one; the store has the truth."""
        ...

    def listen(self, heard: HintListener) -> Callable[[], None]:
        """Have a function called with every hint; returns a function that stops this."""
        ...

    async def close(self) -> None:
        """Stop for good; a second time does nothing."""
        ...


_encoder, _decoder = Encoder(), Decoder(Hint)


def write_hint(hint: Hint) -> bytes:
    """A hint for the wire; `ValueError` if it is too long."""
    text = _encoder.encode(hint)
    if len(text) > MOST_BYTES:
        raise ValueError(
            f"hint about table {hint.table[:20]!r}...: expected at most {MOST_BYTES} bytes, not {len(text)}"
        )
    return text


def read_hint(text: bytes) -> Hint | None:
    """A hint from the wire, or None if it is something else."""
    if len(text) > MOST_BYTES:
        return None
    try:
        return _decoder.decode(text)
    except ValueError:  # msgspec's errors are ValueErrors, and bytes need not be text
        return None
