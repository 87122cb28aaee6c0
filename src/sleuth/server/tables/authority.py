"""The authority over a table: it decides what people and bots intend, stores what follows and tells everybody.

Several processes may hold an authority over the same table, with the same code. The store lets only one of them go on
from any version; the others read what happened and decide again.
"""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Literal

from sleuth.core.actions import Action
from sleuth.core.choices import Menu
from sleuth.core.game import Seat
from sleuth.core.truth import Chance, SecureChance
from sleuth.editions import SHIPPED_EDITIONS, EditionRegistry
from sleuth.server.clocks import boot_seconds
from sleuth.server.fanout import Fanout, Hint
from sleuth.server.store import Repeated, Store, UnknownTable, VersionConflict
from sleuth.server.tables import decisions
from sleuth.server.tables.log.ages import Ages
from sleuth.server.tables.log.chairs import Chair
from sleuth.server.tables.log.entries import Entry, GameStarted, Happened, NewerEntry, Person, decode, encode
from sleuth.server.tables.log.luck import fixed_chance, lesson_of
from sleuth.server.tables.log.progress import Progress, progress
from sleuth.server.tables.log.table import Table, opened
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.summaries import Summaries
from sleuth.server.tables.views.encoded import Encoded
from sleuth.server.tables.views.menus import Form
from sleuth.server.tables.views.messages import Message, message_for

Decision = Callable[[Table], Iterable[Entry] | Progress]
"""What somebody intends: refuses with a `TableRefusal`, or returns the entries for the log (with where they lead)."""
LONG_LOG = 500
"""Longer logs are folded in a thread, so that nobody else has to wait."""
ATTEMPTS = 20
"""How often a decision is repeated because somebody else was quicker."""


def whole_seconds(clock: Callable[[], float]) -> float:
    """Return the time as entries carry it: people need no more, and fractions would show who hesitated."""
    return float(math.floor(clock()))


class Authority:
    """Decides at one table and keeps its log in memory."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        log: list[Entry],
        size: int,
        chance: Chance | None = None,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = boot_seconds,
        editions: EditionRegistry = SHIPPED_EDITIONS,
    ) -> None:
        """Fold a log whose encoded entries have `size` bytes."""
        self.store, self.fanout, self._chance, self._clock = store, fanout, chance or SecureChance(), clock
        self.log: list[Entry] = []
        self.size = 0
        """How many bytes the encoded log has."""
        self.ages = Ages(clock, steady)
        self.before_game: int | None = None
        """How many entries there were before the game, once it has begun."""
        self.left_behind = False
        """Whether a newer version has gone on with the table, in a way that this one does not understand."""
        self.late: Table | None = None
        """The table as delayed spectators last saw it; kept only to save folding it again."""
        self.first = self.table = opened(log[0], editions)
        """The table as it was opened, and as it stands."""
        self.chairs: dict[int, Chair] = {}
        """By the number of each entry that changed who plays a seat: that seat's chair after it."""
        self.listeners: set[Callable[[], None]] = set()
        """Called whenever the table has changed."""
        self._encoded = Encoded()
        self._summaries = Summaries()
        self._lock = asyncio.Lock()
        self._keep(Progress((log[0],), self.table, {}), 0)
        self._keep(progress(self.table, log[1:]), size)
        for entry in log:
            self.ages.read(entry.at)

    @classmethod
    async def load(cls, store: Store, fanout: Fanout, table: str, **more: object) -> "Authority":
        """Return an authority over a table of the store."""
        try:
            stored = await store.read(table)
        except UnknownTable:
            raise TableRefusal("unknown-table") from None
        size = _size(stored)
        return await built(lambda: cls(store, fanout, [decode(each) for each in stored], size, **more), len(stored))  # type: ignore[arg-type]

    @property
    def chance(self) -> Chance:
        """The luck of the next decision: at a lesson's table it follows from the log."""
        found = lesson_of(self.table.plan)
        return fixed_chance(found, sum(isinstance(entry, Happened) for entry in self.log)) if found else self._chance

    def clock(self) -> float:
        """Return the time, as entries carry it."""
        return whole_seconds(self._clock)

    def _keep(self, new: Progress, size: int) -> None:
        for entry in new.entries:
            if isinstance(entry, GameStarted):
                self.before_game = len(self.log)
            self.log.append(entry)
        self.table = new.table
        self.chairs |= new.chairs
        self.size += size

    def message_for(self, number: int, seat: Seat | None, *, mate: bool = True) -> Message:
        """Build the message for a viewer about the entry with this number; `mate` as in `messages.message_for`."""
        return message_for(self.log[number - 1], number, self.chairs.get(number), seat, mate=mate)

    def encoded_messages(self, first: int, last: int, seat: Seat | None) -> list[bytes]:
        """Return the messages for a viewer about the entries with these numbers, as JSON."""
        return self._encoded.messages(self.log, first, last, seat, self.message_for)

    def encoded_now(self, table: Table, place: bytes, menus: Iterable[Menu] | None, form: Form) -> bytes:
        """Return the `now` message for a viewer, as JSON; see `Encoded.now`."""
        return self._encoded.now(table, place, menus, form)

    @property
    def waited(self) -> float:
        """How long the table has waited for whoever has to act, in seconds."""
        return self.ages.of(self.table.moment) if self.table.moment else 0.0

    async def refresh(self) -> bool:
        """Read what others have stored; return whether there was anything."""
        async with self._lock:
            return await self._read_on()

    async def pass_on(self, *, new: bool) -> None:
        """Read on, and tell everybody what was found: the process that stored it may have died before it could.

        A table that is `new` here has just been read as a whole.
        """
        if await self.refresh() or new:
            await self.fanout.publish(Hint(self.table.id, self.table.version))

    async def _read_on(self) -> bool:
        """Take in what others have stored; return whether there was anything."""
        stored = await self.store.read(self.table.id, self.table.version)
        try:
            new = [decode(entry) for entry in stored]
        except NewerEntry:
            self.left_behind = True
            self._notify()
            raise
        self._take(progress(self.table, new), _size(stored))
        return bool(stored)

    def _take(self, new: Progress, size: int) -> None:
        """Take in entries that are stored, and call the listeners."""
        self._keep(new, size)
        if new.entries:
            self.ages.happened(len(new.entries))
            self._notify()

    def _notify(self) -> None:
        for changed in tuple(self.listeners):
            changed()

    async def decide(self, decision: Decision, key: str | None = None) -> Table:
        """Decide, store, tell; raises `TableRefusal`. A key that was used before changes nothing."""
        return await _shielded(self._decide(decision, key))

    async def _decide(self, decision: Decision, key: str | None) -> Table:
        async with self._lock:
            for _ in range(ATTEMPTS):
                try:
                    new = self._decided(decision)
                except TableRefusal:
                    if await self._read_on():
                        continue  # others have gone on: perhaps it is possible now
                    raise
                if not new.entries:
                    return self.table
                stored = [encode(entry) for entry in new.entries]
                try:
                    await self.store.append(
                        self._summaries.of(new.table, self._clock()), self.table.version, stored, key
                    )
                except VersionConflict:
                    await self._read_on()
                except Repeated:
                    await self._read_on()
                    return self.table
                else:
                    self._take(new, _size(stored))
                    break
            else:
                raise TableRefusal("unavailable")
        await self.fanout.publish(Hint(self.table.id, self.table.version))
        return self.table

    def _decided(self, decision: Decision) -> Progress:
        """Decide at the table as it stands; fold the entries, unless the decision has done so."""
        found = decision(self.table)
        return found if isinstance(found, Progress) else progress(self.table, found)

    async def act(
        self, person: Person, moment: int, action: Action, key: str | None = None, *, shielded: bool = True
    ) -> Table:
        """Take a person's action in the game. A task that nobody cancels need not be shielded, which is faster."""

        def decision(table: Table) -> Progress:
            seat = decisions.acting_seat(table, person)
            by = decisions.doer(table, seat, person)
            return decisions.act(table, self.clock(), seat, moment, action, self.chance, by)

        work = self._once(decision, key and f"{person}/{key}")
        return await (_shielded(work) if shielded else work)

    async def say(self, person: Person, text: str, to: Literal["all", "team"] = "all", key: str | None = None) -> Table:
        """Say something for a person; a key that was used before changes nothing."""
        # actions have keys of their own: the same key may name an action and something said
        return await _shielded(
            self._once(
                lambda table: decisions.say(table, self.clock(), person, text, to), key and f"{person}/say/{key}"
            )
        )

    async def _once(self, decision: Decision, key: str | None) -> Table:
        try:
            return await self._decide(decision, key)
        except TableRefusal as refusal:
            # a request is repeated when its answer got lost: what it did may be why it is refused now
            if key and refusal.code not in ("unavailable", "not-seated") and await self._was_done(key):
                return self.table
            raise

    async def _was_done(self, key: str) -> bool:
        return await self.store.used(self.table.id, key)

    async def act_as_bot(self, seat: Seat, moment: int, action: Action) -> Table:
        """Take the action of the bot at a seat; stale if anything has happened since it began to think."""

        def decision(table: Table) -> Progress:
            if table.chairs[seat].player is None:
                raise TableRefusal("not-a-bot", seat=seat)
            return decisions.act(table, self.clock(), seat, moment, action, self.chance)

        return await self.decide(decision, f"bot/{moment}")


def _size(stored: Iterable[bytes]) -> int:
    return sum(map(len, stored))


async def _shielded(work: Coroutine[None, None, Table]) -> Table:
    """Finish even if the caller is cancelled: what is stored by then everybody else must hear of."""
    task = asyncio.create_task(work)
    task.add_done_callback(_retrieve)
    return await asyncio.shield(task)


def _retrieve(work: "asyncio.Task[Table]") -> None:
    """Retrieve a refusal that nobody waits for any more, so that asyncio does not log it."""
    if not work.cancelled():
        work.exception()


async def built(build: Callable[[], Authority], entries: int) -> Authority:
    """Build an authority; over a long log in a thread, so that nobody else has to wait."""
    return await asyncio.to_thread(build) if entries > LONG_LOG else build()
