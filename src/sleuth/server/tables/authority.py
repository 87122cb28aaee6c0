"""The one who decides at a table: takes intents, stores what follows, then tells. In every process the same code.

Several processes may hold an authority over the same table; the store lets only one of them go on from any version,
the others read what happened and decide again.
"""

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Literal

from sleuth.core.actions import Action
from sleuth.core.game import Seat
from sleuth.core.truth import Chance, SecureChance
from sleuth.editions import SHIPPED_EDITIONS, EditionRegistry
from sleuth.server.clocks import boot_seconds
from sleuth.server.fanout import Fanout, Hint
from sleuth.server.store import Conflict, Repeated, Store, Summary, UnknownTable
from sleuth.server.tables import decisions
from sleuth.server.tables.log.ages import Ages
from sleuth.server.tables.log.chairs import Chair
from sleuth.server.tables.log.entries import Entry, GameStarted, Person, decode, encode
from sleuth.server.tables.log.table import Table, evolve, fold
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.listing import listing
from sleuth.server.tables.views.messages import SEAT_ENTRIES, Message, message_for

Decision = Callable[[Table], Sequence[Entry]]
LONG_LOG = 500
"""How many entries are folded at once, before anybody else has a turn."""
ATTEMPTS = 20
"""How often a decision is made again because somebody else was quicker."""


def whole_seconds(clock: Callable[[], float]) -> float:
    """The time as entries carry it: whole seconds are all people need, and finer ones would tell who hesitated."""
    return float(math.floor(clock()))


class Authority:
    """Decides at one table and keeps its log at hand."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        log: list[Entry],
        chance: Chance | None = None,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = boot_seconds,
        editions: EditionRegistry = SHIPPED_EDITIONS,
    ) -> None:
        self.store, self.fanout, self.chance, self._clock = store, fanout, chance or SecureChance(), clock
        self.editions = editions
        self.log: list[Entry] = []
        self.ages = Ages(clock, steady)
        self.before_game: int | None = None
        """How many entries there were before the game, once it has begun."""
        self.late: Table | None = None
        """The table as spectators last knew it who are told later; only to save folding it again."""
        self.table = fold(log[:1], editions)
        """The table as it stands."""
        self.chairs: dict[int, Chair] = {}
        """By number of an entry that changed who plays a seat: how that seat was played then."""
        self._keep(log[0], self.table)
        for entry in log[1:]:
            self._keep(entry, evolve(self.table, entry))
        for entry in log:
            self.ages.read(entry.at)
        self.listeners: set[Callable[[], None]] = set()
        """Called whenever the table has changed."""
        self._lock = asyncio.Lock()

    @classmethod
    async def load(cls, store: Store, fanout: Fanout, table: str, **more: object) -> "Authority":
        """The authority over a table of the store."""
        try:
            log = await store.read(table)
        except UnknownTable:
            raise TableRefusal("unknown-table") from None
        return await built(lambda: cls(store, fanout, [decode(entry) for entry in log], **more), len(log))  # type: ignore[arg-type]

    @property
    def first(self) -> Table:
        """The table as it was set."""
        return fold(self.log[:1], self.editions)

    def clock(self) -> float:
        """The time, as entries carry it."""
        return whole_seconds(self._clock)

    def _keep(self, entry: Entry, after: Table) -> None:
        if isinstance(entry, GameStarted):
            self.before_game = len(self.log)
        self.log.append(entry)
        self.table = after
        if isinstance(entry, SEAT_ENTRIES):
            self.chairs[len(self.log)] = after.chairs[entry.seat]

    def message_for(self, number: int, seat: Seat | None, *, mate: bool = True) -> Message:
        """What a viewer is told of the entry with this number; `mate` as in `messages.message_for`."""
        return message_for(self.log[number - 1], number, self.chairs.get(number), seat, mate=mate)

    @property
    def waited(self) -> float:
        """How long the table has waited for the one who has to act, in seconds."""
        return self.ages.of(self.table.moment) if self.table.moment else 0.0

    async def refresh(self) -> None:
        """Read what others have stored."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Whether there was anything new."""
        news = [decode(entry) for entry in await self.store.read(self.table.id, self.table.version)]
        self._take(self._growth(news))
        return bool(news)

    def _growth(self, entries: Sequence[Entry]) -> list[tuple[Entry, Table]]:
        """Each entry, and the table after it."""
        tables = list(accumulate(entries, evolve, initial=self.table))
        return list(zip(entries, tables[1:], strict=True))

    def _take(self, growth: Sequence[tuple[Entry, Table]]) -> None:
        for entry, after in growth:
            self._keep(entry, after)
            self.ages.happened()
        if growth:
            for changed in tuple(self.listeners):
                changed()

    async def decide(self, decision: Decision, key: str | None = None) -> Table:
        """Decide, store, tell; raises `TableRefusal`. A key that was used before changes nothing."""
        # whoever asked may be gone before it is stored: then everybody else must be told all the same
        work = asyncio.create_task(self._decide(decision, key))
        work.add_done_callback(_heard)
        return await asyncio.shield(work)

    async def _decide(self, decision: Decision, key: str | None) -> Table:
        async with self._lock:
            for _ in range(ATTEMPTS):
                try:
                    entries = list(decision(self.table))
                except TableRefusal:
                    if await self._read_on():
                        continue  # others have gone on: perhaps it can be done by now
                    raise
                if not entries:
                    return self.table
                growth = self._growth(entries)
                try:
                    await self._store(growth, key)
                except Conflict:
                    await self._read_on()
                except Repeated:
                    await self._read_on()
                    return self.table
                else:
                    self._take(growth)
                    break
            else:
                raise TableRefusal("unavailable")
        await self.fanout.publish(Hint(self.table.id, self.table.version))
        return self.table

    async def _store(self, growth: Sequence[tuple[Entry, Table]], key: str | None) -> None:
        entries, (_, after) = [encode(entry) for entry, _ in growth], growth[-1]
        await self.store.append(summary(after, self._clock()), self.table.version, entries, key)

    async def act(self, person: Person, moment: int, action: Action, key: str | None = None) -> Table:
        """A person does something in the game."""

        def decision(table: Table) -> Sequence[Entry]:
            seat = decisions.acting_seat(table, person)
            by = decisions.doer(table, seat, person)
            return decisions.act(table, self.clock(), seat, moment, action, self.chance, by)

        return await self._once(decision, key and f"{person}/{key}")

    async def say(self, person: Person, text: str, to: Literal["all", "team"] = "all", key: str | None = None) -> Table:
        """A person says something; with a key that was used before, nothing."""
        # an action may have the same key: what is said is something else
        return await self._once(
            lambda table: decisions.say(table, self.clock(), person, text, to), key and f"{person}/say/{key}"
        )

    async def _once(self, decision: Decision, key: str | None) -> Table:
        try:
            return await self.decide(decision, key)
        except TableRefusal as refusal:
            # the answer got lost and it is asked again: what it did may be why it is refused now
            if key and refusal.code not in ("unavailable", "not-seated") and await self._was_done(key):
                return self.table
            raise

    async def _was_done(self, key: str) -> bool:
        return await self.store.used(self.table.id, key)

    async def act_as_bot(self, seat: Seat, moment: int, action: Action) -> Table:
        """The bot at a seat does something; stale if anything has happened since it began to think."""

        def decision(table: Table) -> Sequence[Entry]:
            if table.chairs[seat].player is None:
                raise TableRefusal("not-a-bot", seat=seat)
            return decisions.act(table, self.clock(), seat, moment, action, self.chance)

        return await self.decide(decision, f"bot/{moment}")


def _heard(work: "asyncio.Task[Table]") -> None:
    """Take note of a refusal: if whoever asked is gone, nobody else will."""
    if not work.cancelled():
        work.exception()


async def built(build: Callable[[], Authority], entries: int) -> Authority:
    """Build an authority; over a long log in a thread, so that others need not wait for it."""
    return await asyncio.to_thread(build) if entries > LONG_LOG else build()


def summary(table: Table, at: float) -> Summary:
    """What lists need to know of a table."""
    actor = table.actor
    waiting = () if actor is None or table.chairs[actor].player else table.chairs[actor].people
    return Summary(
        table=table.id,
        code=table.code,
        status=table.status,
        # one that has ended is listed only for those who may not know yet
        listed=not table.plan.private and (table.status in ("open", "playing") or table.plan.delay > 0),
        version=table.version,
        updated=at,
        people=tuple(sitter.person for chair in table.chairs for sitter in chair.people) or (table.host,),
        waiting=tuple(sitter.person for sitter in waiting),
        bots=actor is not None and table.chairs[actor].player is not None,
        host=table.host,
        delay=table.plan.delay,
        title=encode(listing(table)),
    )
