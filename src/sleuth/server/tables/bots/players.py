"""Players of the bots: the process that holds the claim on a table plays its bots, at a human pace.

Bots think in worker processes. The pause before an answer is drawn before the bot looks at its cards; an answer that
is not ready by then waits another whole pause. So timing says nothing about what the bot holds or knows.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom

from sleuth.core.actions import Action
from sleuth.core.game import Seat
from sleuth.core.truth import seen_by
from sleuth.server.store import StoreError
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.bots.thinking import BotProblem, pose, think_in_worker
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import NewerEntry
from sleuth.server.tables.log.luck import bot_seed
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.work.workers import Requester, WorkerEnded, Workers

CLAIM_SECONDS = 5.0
"""How long a claim lasts without being renewed, so how long a dead process keeps a table waiting. Longer than a move
takes, or two processes would think about the same one."""
PACE = (0.7, 1.9)
"""The shortest and longest pause before a bot's answer, in seconds."""
OVERTAKEN = frozenset({"stale", "not-playing", "not-a-bot"})
"""Refusals of a move that comes too late: somebody was quicker, abandoned the table, or took the seat back."""
SHORTEST_PAUSE = 0.2
"""In seconds, at any tempo of a table: longer than bots think (docs/bots.md)."""
MOST_TAKEN_OVER = 100
"""How many tables are taken over at once."""
logger = logging.getLogger("sleuth.server")


class BotPlayers:
    """Plays the bots of the tables that this process has claimed."""

    def __init__(
        self,
        registry: TableRegistry,
        node: str,
        workers: Workers,
        pace: "Pace | None" = None,
        claim: float = CLAIM_SECONDS,
    ) -> None:
        self.registry, self.node, self.workers, self.claim = registry, node, workers, claim
        self.pace = pace or paced(1.0)
        self._playing: dict[str, asyncio.Task[bool]] = {}
        self._claimed: dict[str, float] = {}
        """When to renew the claim on each table."""
        self._unplayable: set[str] = set()
        """Tables that this process cannot load, and whose bots nobody plays."""
        registry.changed.add(self.look)

    def look(self, authority: Authority) -> None:
        """Play the bots of a table if it is a bot's turn and nobody here plays them yet."""
        table = authority.table
        if _bot_to_act(authority) is not None and table.id not in self._playing:
            task = asyncio.get_running_loop().create_task(self._play(authority))
            self._playing[table.id] = task
            task.add_done_callback(lambda done: self._done(authority, done))

    def _done(self, authority: Authority, task: "asyncio.Task[bool]") -> None:
        self._playing.pop(authority.table.id, None)
        if authority.table.status != "playing":
            self._claimed.pop(authority.table.id, None)
        if not task.cancelled() and task.exception() is None and task.result():
            self.look(authority)  # somebody may have acted since

    async def _play(self, authority: Authority) -> bool:
        """Play a table's bots until a person has to act; return whether that succeeded."""
        table = authority.table.id
        try:
            while (seat := _bot_to_act(authority)) is not None:
                if not await self._claim(table):
                    return False  # another process plays them; if it has died, `sweep` finds out
                await self._move(authority, seat)
            return True
        except StoreError as error:
            logger.warning("a bot's move could not be stored: %s", type(error).__name__)
            return False
        except WorkerEnded:
            logger.warning("a worker has died: its table will be retried")
            return False

    async def _claim(self, table: str) -> bool:
        """Claim the bots of a table, or renew the claim long before it expires; return whether it was granted."""
        now = asyncio.get_running_loop().time()
        if self._claimed.get(table, 0.0) > now:
            return True
        granted = await self.registry.store.claim(table, self.node, self.claim)
        if granted:
            self._claimed[table] = now + self.claim / 3
        return granted

    async def _move(self, authority: Authority, seat: Seat) -> None:
        table = authority.table
        moment, pause = table.moment, 0.0 if table.hurry else self.pace(table.plan.tempo)
        thinking = asyncio.ensure_future(think_in_worker(self.workers, _requester(authority), problem(authority, seat)))
        try:
            action = await after_pauses(thinking, pause)
        finally:
            thinking.cancel()
        try:
            await authority.act_as_bot(seat, moment, action)
        except TableRefusal as refusal:
            if refusal.code not in OVERTAKEN:
                logger.error("a bot's move was refused: %s", refusal.code)
                await authority.refresh()

    async def sweep(self) -> None:
        """Take over tables whose bots nobody plays: a process has died, or this one has just started."""
        found = await self.registry.store.claimable(MOST_TAKEN_OVER + len(self._unplayable))
        self._unplayable &= set(found)
        for table in found:
            if table not in self._unplayable:
                await self._take_over(table)

    async def _take_over(self, table: str) -> None:
        try:
            authority = await self.registry.find(table)
            await authority.refresh()
        except (TableRefusal, NewerEntry) as error:  # another process may have its edition, or be a newer version
            logger.warning("the bots of a table cannot play here: %s %s", error, getattr(error, "details", ""))
            self._unplayable.add(table)
        else:
            self.look(authority)

    async def close(self) -> None:
        """Stop playing; others take over."""
        self.registry.changed.discard(self.look)
        for task in tuple(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        # without this nobody could play these bots until the claims expire
        given_up = [self.registry.store.release(table, self.node) for table in self._claimed]
        await asyncio.gather(*given_up, return_exceptions=True)


Pace = Callable[[float], float]
"""Returns a pause in seconds for a table's tempo."""


def paced(tempo: float) -> Pace:
    """Return a function that draws a pause for each answer; on a server with tempo 0 there are no pauses."""
    source = SystemRandom()
    return lambda table: max(source.uniform(*PACE) * tempo * table, SHORTEST_PAUSE) if tempo else 0.0


async def after_pauses(
    thinking: "asyncio.Future[Action]", pause: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> Action:
    """Return a bot's answer after a whole number of pauses, so that nobody sees how long it thought."""
    if pause:
        await sleep(pause)
        while not thinking.done():
            await sleep(pause)
    return await thinking


def _bot_to_act(authority: Authority) -> Seat | None:
    actor = authority.table.actor
    return actor if actor is not None and authority.table.chairs[actor].player else None


def _requester(authority: Authority) -> Requester:
    """Return who queues for a worker: the tables of a host take turns, and tables with people come first."""
    table = authority.table
    return Requester(table.host, table.id, 1 if all(chair.player for chair in table.chairs) else 0)


def problem(authority: Authority, seat: Seat) -> BotProblem:
    """Return the problem of the bot at a seat: its own seen events and nothing else."""
    table = authority.table
    assert table.state is not None
    bot = table.chairs[seat].player
    assert bot is not None
    seen = [seen_by(entry.event, seat) for entry in authority.log if isinstance(entry, n.Happened)]
    return pose(table.state.game, seat, bot, bot_seed(table.salt, seat, len(seen)), seen)
