"""All tables of a server process: opens them, finds them, keeps them up to date."""

import asyncio
import logging
import secrets
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from sleuth.core.game import CardId, Seat
from sleuth.core.truth import Chance, SecureChance
from sleuth.editions import SHIPPED_EDITIONS, EditionRegistry
from sleuth.server.clocks import boot_seconds
from sleuth.server.fanout import Fanout, Hint
from sleuth.server.store import CodeTaken, Store, StoreError
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority, built, whole_seconds
from sleuth.server.tables.decisions.rematches import rematch
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry, NewerEntry, Person, encode, rules_of
from sleuth.server.tables.log.plan import Plan, check, check_figures, draw, known_edition
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.summaries import summary
from sleuth.server.tables.table_cache import TableCache

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Characters of short codes: none that looks like another."""
CODE_LENGTH = 6
RETRY_SECONDS = 1.0
"""How long to wait before reading a table again after the store has failed."""
logger = logging.getLogger("sleuth.server")


class TableRegistry:
    """The tables of one server process."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        chance: Callable[[], Chance | None] = lambda: None,
        clock: Callable[[], float] = time.time,
        tables: TableCache | None = None,
        steady: Callable[[], float] = boot_seconds,
        editions: EditionRegistry = SHIPPED_EDITIONS,
    ) -> None:
        self.store, self.fanout, self._clock, self._steady = store, fanout, clock, steady
        self._chance, self.editions = chance, editions
        self._tables = TableCache() if tables is None else tables
        self._loading: dict[str, asyncio.Task[Authority]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.changed: set[Callable[[Authority], None]] = set()
        """Called with every table that has changed, here or elsewhere."""
        self._stop = fanout.listen(self._heard)

    def clock(self) -> float:
        """Return the time, as entries carry it."""
        return whole_seconds(self._clock)

    def luck(self) -> Chance:
        """Return a source of luck: the secure one, unless this registry was given another."""
        return self._chance() or SecureChance()

    async def open(self, plan: Plan, host: Person, chosen: Mapping[Seat, CardId] | None = None) -> Authority:
        """Open a new table. Figures are drawn for all seats without one in the plan or in `chosen`."""
        edition = known_edition(self.editions, plan.edition)
        if chosen:
            check_figures(edition)
        check(plan, edition)
        if plan.figures:
            return await self.lay(plan, host)
        drawn = tuple(seat for seat in range(plan.seats) if seat not in (chosen or {}))
        return await self.lay(draw(plan, edition, self.luck().shuffled, chosen), host, drawn=drawn)

    async def lay(
        self,
        plan: Plan,
        host: Person,
        more: Callable[[str, str], Sequence[Entry]] | None = None,
        drawn: tuple[Seat, ...] = (),
    ) -> Authority:
        """Open a table exactly as planned; `more` returns further entries, given its id and code."""
        rules = rules_of(known_edition(self.editions, plan.edition))
        for _ in range(10):
            table, code = new_id(), new_code()
            first = n.TableOpened(
                at=self.clock(), table=table, code=code, plan=plan, host=host, drawn=drawn, rules=rules
            )
            log: list[Entry] = [first, *(more(table, code) if more else ())]
            try:
                return await self._open(log)
            except CodeTaken:
                continue
        raise TableRefusal("unavailable")

    async def _open(self, log: list[Entry]) -> Authority:
        stored = [encode(entry) for entry in log]
        size, luck = sum(map(len, stored)), self._chance()
        build = partial(Authority, self.store, self.fanout, log, size, luck, self._clock, self._steady, self.editions)
        authority = await built(build, len(log))
        await self.store.create(summary(authority.table, self._clock()), stored)
        return self._keep(authority)

    async def rematch(self, authority: Authority, person: Person) -> tuple[str, str]:
        """Open a table for a rematch and return its id and code; anyone who asks later gets the same table."""
        decisions.require_seated(authority.table, person)
        if authority.table.rematch is not None:
            return authority.table.rematch
        table, code = new_id(), new_code()
        luck = self.luck()
        _, log = rematch(authority.table, self.clock(), person, table, code, luck)
        mine = await self._open(list(log))

        def again(old: Any) -> Sequence[Entry]:
            return () if old.rematch else rematch(old, self.clock(), person, table, code, luck)[0]

        found = (await authority.decide(again)).rematch
        assert found is not None
        if found[0] != table:  # somebody else was quicker: nobody will come to this one
            await mine.decide(lambda new: decisions.abandon(new, self.clock(), person))
        return found

    def holds(self, table: str) -> bool:
        """Whether a table is in memory."""
        return self._tables.get(table) is not None

    async def find(self, table: str) -> Authority:
        """Return the table with this id; raises `TableRefusal`."""
        if (known := self._tables.get(table)) is not None:
            return known
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Authority:
        try:
            more = {"chance": self._chance(), "clock": self._clock, "steady": self._steady, "editions": self.editions}
            return self._keep(await Authority.load(self.store, self.fanout, table, **more))
        finally:
            del self._loading[table]

    def _keep(self, authority: Authority) -> Authority:
        # weak: else an evicted table would stay in memory until the garbage collector runs, which is rare
        here = weakref.ref(authority)
        authority.listeners.add(lambda: self._changed(here))
        self._tables.keep(authority)
        self._notify(authority)
        return authority

    @property
    def cached(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def by_code(self, code: str) -> Authority:
        """Return the table with this short code."""
        table = await self.store.find(code.strip().upper())
        if table is None:
            raise TableRefusal("unknown-code")
        return await self.find(table)

    @property
    def cached_bytes(self) -> int:
        """How much memory the tables take, estimated."""
        return self._tables.bytes

    def _changed(self, here: "weakref.ref[Authority]") -> None:
        if (authority := here()) is not None:
            self._tables.weigh(authority)
            self._notify(authority)

    def _notify(self, authority: Authority) -> None:
        for changed in tuple(self.changed):
            changed(authority)

    def _heard(self, hint: Hint | None) -> None:
        """Catch up with a table that is in memory and older than a hint says; without a hint, with all of them."""
        if hint is None:
            for authority in self._tables:
                self._spawn(self._catch_up(authority))
        elif hint.kind == "log":
            known = self._tables.get(hint.table)
            if known is not None and known.table.version < hint.version:
                self._spawn(self._catch_up(known))

    async def _catch_up(self, authority: Authority) -> None:
        """Catch up, retrying while the store is down: a hint is sent only once."""
        while not await self._refresh(authority):
            await asyncio.sleep(RETRY_SECONDS)

    async def _refresh(self, authority: Authority) -> bool:
        try:
            await authority.refresh()
        except StoreError as error:
            logger.warning("a table could not be refreshed: %s", type(error).__name__)
            return isinstance(error, NewerEntry)  # nothing will change that
        return True

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def refresh_all(self) -> None:
        """Read on at every table somebody looks at, in case a hint was lost; evict finished tables."""
        self._tables.evict_finished()
        for authority in [each for each in self._tables if len(each.listeners) > 1]:
            await self._refresh(authority)

    async def close(self) -> None:
        """Stop listening; everything acknowledged is stored already."""
        self._stop()
        for task in tuple(self._tasks):
            task.cancel()


def new_id() -> str:
    """Return an id nobody can guess, of letters and digits only: on a command line it must not look like an option."""
    return secrets.token_hex(12)


def new_code() -> str:
    """Return a short code that people can tell each other."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
