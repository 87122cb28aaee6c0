"""What the table server asks of a storage: a table is a log of numbered entries, 1, 2, 3, ... and a summary beside it.

The store knows nothing about the game: entries, titles and marks are bytes to it. Two kinds of exceptions come out
of it. `Declined`: the store is well and says no; nothing was written. `StoreError`: the store is in trouble.
"""

from collections.abc import AsyncGenerator, Iterable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

Status = Literal["open", "playing", "over", "abandoned"]


class Summary(Struct, frozen=True):
    """What lists show of a table and find it by."""

    table: str
    code: str
    """The short code people pass on; upper and lower case are the same."""
    status: Status
    updated: float
    """When something happened last, in Unix seconds."""
    listed: bool = False
    """Whether the lobby shows it."""
    people: tuple[str, ...] = ()
    """The ids of the persons at the table."""
    waiting: tuple[str, ...] = ()
    """The ids of the persons who have to act."""
    bots: bool = False
    """Whether bots have to act."""
    host: str = ""
    """The id of the person who has set it."""
    delay: float = 0.0
    """How much later strangers may know of it, in seconds."""
    title: bytes = b""
    """What lists show besides; opaque."""
    version: int = 0
    """The number of the last entry. The store fills it in, whatever it is given."""


class SavedTable(Struct, frozen=True):
    """All that is kept of one table, for backups; a claim is not, it would be over by then."""

    summary: Summary
    entries: tuple[bytes, ...]
    keys: dict[str, int]
    """The keys of appends, with the number of the last entry each wrote."""
    marks: dict[str, bytes]
    """By person."""
    credentials: dict[str, str] = {}
    """Of the persons at the table who have renewed theirs."""


class Stats(Struct, frozen=True):
    """Figures for metrics; the counters begin when the store is opened."""

    tables: dict[Status, int]
    writes: int
    """Changes that were made."""
    commits: int
    """Transactions they took: fewer than writes, where many are written at once."""


class StoreError(Exception):
    """The storage is in trouble; the message says which."""


class Unavailable(StoreError):
    """The storage cannot be reached for the moment: try again.

    A change may have been written nevertheless: repeat it with its key (`append`), or take `TableTaken` for a yes
    (`create`).
    """


class Declined(Exception):
    """The store says no, and has written nothing."""


class UnknownTable(Declined):
    """There is no such table."""


class TableTaken(Declined):
    """A table has this id already."""


class CodeTaken(Declined):
    """A table that is open or playing has this short code."""


class NotEmpty(Declined):
    """A backup can only be restored into a store without tables."""


class Conflict(Declined):
    """The log has gone on."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version
        """The number of its last entry."""


class Repeated(Declined):
    """The key of an append was used before."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version
        """The number of the last entry which that append wrote."""


class Store(Protocol):
    """Where tables are kept. What a method wrote is durable when it returns."""

    async def create(self, summary: Summary, entries: Sequence[bytes]) -> None:
        """Begin a table; the entries get the numbers 1, 2, ... Raises `TableTaken` or `CodeTaken`."""
        ...

    async def append(self, summary: Summary, after: int, entries: Sequence[bytes], key: str | None = None) -> int:
        """Go on with a log; the number of its last entry.

        The entries get the numbers after + 1, after + 2, ..., and the summary replaces the old one; without entries
        it is replaced alone. Raises `Repeated` when an append to this table had the same key, else `Conflict` when
        the last number is not `after`; `UnknownTable`; `CodeTaken` when a table comes back to life under its code.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries behind a number. Raises `UnknownTable`."""
        ...

    async def used(self, table: str, key: str) -> bool:
        """Whether an append to this table had the key."""
        ...

    async def summary(self, table: str) -> Summary:
        """The summary of a table. Raises `UnknownTable`."""
        ...

    async def find(self, code: str) -> str | None:
        """The table of a short code: the living one, or the one that was updated last."""
        ...

    async def lobby(self, limit: int = 100, since: float | None = None) -> list[Summary]:
        """Return listed tables that are open or playing, last updated first.

        With `since`, those that are over or abandoned and were updated after it come behind them.
        """
        ...

    async def idle(self, before: float, limit: int = 1000, *, listed: bool = False) -> list[Summary]:
        """Return open tables that were updated before a moment, oldest first; if asked for, only listed ones."""
        ...

    async def of_person(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables a person sits at, last updated first."""
        ...

    async def put_marks(self, table: str, person: str, marks: bytes) -> None:
        """Keep a person's own marks on the sheet of a table. Raises `UnknownTable`."""
        ...

    async def marks(self, table: str, person: str) -> bytes | None:
        """The marks of a person, if there are any."""
        ...

    async def credentials(self) -> dict[str, str]:
        """Return the credentials of all persons who have renewed theirs."""
        ...

    async def credential(self, person: str) -> str:
        """Return the credential of a person; empty if it was never renewed."""
        ...

    async def renew(self, person: str, old: str, new: str) -> str:
        """Replace a person's credential if it is still the old one; return the one that counts now."""
        ...

    async def claim(self, table: str, node: str, seconds: float) -> bool:
        """Ask for the right to play the bots of a table, by the store's clock. Raises `UnknownTable`.

        Granted if nobody has it, if it has run out, or if the node has it already; then it is prolonged. A claim that
        was made later than now is void: that clock was set back, and nobody shall wait until it is that late again.
        """
        ...

    async def release(self, table: str, node: str) -> None:
        """Give up a claim; nothing happens if the node does not hold it."""
        ...

    async def claimable(self, limit: int = 100) -> list[str]:
        """Tables that are playing, whose bots have to act and that nobody holds a valid claim for, oldest first."""
        ...

    async def forget(self, before: float) -> int:
        """Remove tables that are over or abandoned and were updated before a moment, with all they have. How many."""
        ...

    async def stats(self) -> Stats:
        """Figures for metrics."""
        ...

    async def ping(self) -> None:
        """Return if the storage can be read and written: something is written, and is durable."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go of the storage."""
        ...

    def dump(self) -> AsyncGenerator[SavedTable, None]:
        """All tables as they were at one moment."""
        ...

    async def load(self, tables: Iterable[SavedTable]) -> int:
        """Take over all tables, or none if an error occurs on the way. How many. Raises `NotEmpty`."""
        ...
