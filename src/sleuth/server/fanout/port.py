"""The fan-out port: how the nodes of a table server tell each other that a table has changed.

A hint says "table T is at version V"; a node that receives it reads the store. Presence hints carry their content and
are repeated. So a lost hint is never a lost event, and hints need no order. But a loss must be noticed: then the
listeners are called with None.
"""

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct
from msgspec.json import Decoder, Encoder

MOST_BYTES = 1_000
"""The longest encoded hint; anything longer is not one of ours."""


class FanoutError(Exception):
    """A fan-out that cannot be used: what is wrong, or what was expected; never a password."""


class Hint(Struct, frozen=True, omit_defaults=True):
    """Something about a table has changed."""

    table: str
    version: int
    kind: Literal["log", "presence", "marks", "credential"] = "log"
    """What changed: the table's log, who is connected, or the marks on a team's sheet.

    Or a person's credential; then `table` is the id of the person.
    """
    node: str = ""
    """The node that sent it."""
    seats: tuple[int, ...] = ()
    """For presence: the seats connected to this node. For marks: the team's seat. `version` only orders reports."""

    @property
    def about(self) -> tuple[str, str, str]:
        """What has changed: of hints about the same thing, only the one with the highest version matters."""
        return self.table, self.kind, self.node


HintListener = Callable[[Hint | None], None]
"""Called with each hint; None: hints may have been lost, read everything again."""


class Fanout(Protocol):
    """Carries hints from every node to every node, itself included. All calls come from one event loop.

    Of several waiting hints about the same thing, only the one with the highest version needs to be carried. A hint
    that cannot be sent now is sent as soon as there is a connection again.
    """

    @property
    def connected(self) -> bool:
        """Whether hints are sent and received at this moment."""
        ...

    @property
    def errors(self) -> int:
        """How many errors there were: connections, messages that are not hints, listeners that raised."""
        ...

    async def start(self) -> None:
        """Connect and begin to carry hints; raises `FanoutError` if that fails."""
        ...

    async def publish(self, hint: Hint) -> None:
        """Send a hint to every node. Neither waits for a connection nor raises without one: the store has the truth."""
        ...

    def listen(self, listener: HintListener) -> Callable[[], None]:
        """Have a function called with every hint; returns a function that stops this."""
        ...

    async def close(self) -> None:
        """Stop for good; a second call does nothing."""
        ...


_encoder, _decoder = Encoder(), Decoder(Hint)


def write_hint(hint: Hint) -> bytes:
    """Encode a hint; raises `ValueError` if it is too long."""
    text = _encoder.encode(hint)
    if len(text) > MOST_BYTES:
        raise ValueError(
            f"hint about table {hint.table[:20]!r}...: expected at most {MOST_BYTES} bytes, not {len(text)}"
        )
    return text


def read_hint(text: bytes) -> Hint | None:
    """Decode a hint; return None for anything else."""
    if len(text) > MOST_BYTES:
        return None
    try:
        return _decoder.decode(text)
    except ValueError:  # msgspec's errors are ValueErrors, and bytes need not be text
        return None
