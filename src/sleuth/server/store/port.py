"""The storage port: a table is a log of entries numbered 1, 2, 3, ... and a summary.

The store knows nothing about the game: entries, titles and marks are bytes to it. It raises two kinds of exceptions.
`Declined`: the store works but refuses, and nothing was written. `StoreError`: the store fails.
"""

from collections.abc import AsyncGenerator, Iterable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

Status = Literal["open", "playing", "over", "abandoned"]


class TableSummary(Struct, frozen=True):
    """What lists show of a table, and the columns they search by."""

    table: str
    code: str
    """The short code people share; case does not matter."""
    status: Status
    updated: float
    """When something last happened, in Unix seconds."""
    listed: bool = False
    """Whether the lobby shows it."""
    people: tuple[str, ...] = ()
    """The ids of the people at the table."""
    waiting: tuple[str, ...] = ()
    """The ids of the people who have to act."""
    bots: bool = False
    """Whether bots have to act."""
    host: str = ""
    """The id of the host."""
    delay: float = 0.0
    """How much later spectators see what happens, in seconds."""
    title: bytes = b""
    """What else lists show; opaque to the store."""
    version: int = 0
    """The number of the last entry. The store sets it, whatever it is given."""


class SavedTable(Struct, frozen=True):
    """Everything stored of one table, for backups; except claims, which would have expired."""

    summary: TableSummary
    entries: tuple[bytes, ...]
    keys: dict[str, int]
    """The keys of appends, with the number of the last entry each wrote."""
    marks: dict[str, bytes]
    """By person."""
    credentials: dict[str, str] = {}
    """By person at the table who has renewed theirs."""


class Stats(Struct, frozen=True):
    """Numbers for metrics, counted since the store was opened."""

    tables: dict[Status, int]
    writes: int
    """How many changes were made."""
    commits: int
    """How many transactions they took: fewer, where many changes are written at once."""


class StoreError(Exception):
    """The store fails; the message says how."""


class Unavailable(StoreError):
    """The store cannot be reached at the moment: try again.

    The change may have been written nevertheless: repeat it with its key (`append`), or treat `TableTaken` as success
    (`create`).
    """


class Declined(Exception):
    """The store refuses, and has written nothing."""


class UnknownTable(Declined):
    """There is no such table."""


class TableTaken(Declined):
    """A table already has this id."""


class CodeTaken(Declined):
    """A table that is open or playing already has this short code."""


class NotEmpty(Declined):
    """A backup can only be restored into a store without tables."""


class VersionConflict(Declined):
    """The log has more entries than the caller knew."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version
        """The number of the last entry."""


class Repeated(Declined):
    """An append with this key was made before."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version
        """The number of the last entry that append wrote."""


class Store(Protocol):
    """Stores tables. What a method wrote is durable when it returns."""

    async def create(self, summary: TableSummary, entries: Sequence[bytes]) -> None:
        """Create a table with entries 1, 2, ... Raises `TableTaken` or `CodeTaken`."""
        ...

    async def append(self, summary: TableSummary, after: int, entries: Sequence[bytes], key: str | None = None) -> int:
        """Append entries to a log and return the number of its last entry.

        The entries get the numbers after + 1, after + 2, ..., and the summary replaces the old one; without entries
        only the summary is replaced. Raises `Repeated` if an append to this table had the same key, else
        `VersionConflict` if the last number is not `after`; `UnknownTable`; `CodeTaken` if the table becomes open or
        playing again while another has its code.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries after number `after`. Raises `UnknownTable`."""
        ...

    async def used(self, table: str, key: str) -> bool:
        """Return whether an append to this table had the key."""
        ...

    async def summary(self, table: str) -> TableSummary:
        """Return the summary of a table. Raises `UnknownTable`."""
        ...

    async def find(self, code: str) -> str | None:
        """Return the table of a short code: the one open or playing, or else the one updated last."""
        ...

    async def lobby(self, limit: int = 100, since: float | None = None) -> list[TableSummary]:
        """Return listed tables that are open or playing, last updated first.

        With `since`, tables that are over or abandoned and were updated after it follow.
        """
        ...

    async def idle(self, before: float, limit: int = 1000, *, listed: bool = False) -> list[TableSummary]:
        """Return open tables last updated before a time, oldest first; with `listed`, only listed ones."""
        ...

    async def of_person(self, person: str, limit: int = 100) -> list[TableSummary]:
        """Return the tables a person sits at, last updated first."""
        ...

    async def put_marks(self, table: str, person: str, marks: bytes) -> None:
        """Store a person's marks on the sheet of a table. Raises `UnknownTable`."""
        ...

    async def marks(self, table: str, person: str) -> bytes | None:
        """Return the marks of a person, if there are any."""
        ...

    async def credentials(self) -> dict[str, str]:
        """Return the credentials of everybody who has renewed theirs, by person."""
        ...

    async def credential(self, person: str) -> str:
        """Return the credential of a person; empty if it was never renewed."""
        ...

    async def renew(self, person: str, old: str, new: str) -> str:
        """Replace a person's credential if it is still the old one; return the one in force."""
        ...

    async def claim(self, table: str, node: str, seconds: float) -> bool:
        """Claim the bots of a table for a time, by the store's clock; return whether it was granted.

        Granted if nobody holds a claim, if it has expired, or if the node itself holds it; then it is extended. A
        claim made later than now is void: the clock was set back, and nobody shall wait until it catches up. Raises
        `UnknownTable`.
        """
        ...

    async def release(self, table: str, node: str) -> None:
        """Release a claim; does nothing if the node does not hold it."""
        ...

    async def claimable(self, limit: int = 100) -> list[str]:
        """Return tables in play whose bots have to act and that nobody holds a valid claim on, oldest first."""
        ...

    async def forget(self, before: float) -> int:
        """Remove tables that are over or abandoned and were last updated before a time; return their number."""
        ...

    async def stats(self) -> Stats:
        """Return numbers for metrics."""
        ...

    async def ping(self) -> None:
        """Read and write something durably; raises `StoreError` if that fails."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close the store."""
        ...

    def dump(self) -> AsyncGenerator[SavedTable, None]:
        """Yield all tables as they were at one moment."""
        ...

    async def load(self, tables: Iterable[SavedTable]) -> int:
        """Load all tables atomically and return their number. Raises `NotEmpty`."""
        ...
