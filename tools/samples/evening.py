"""An evening at many tables: every edition, every stage, and everything people can do at a table."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from sleuth.core.actions import Accuse, Action
from sleuth.core.legal import legal_actions
from sleuth.core.truth import SeededChance
from sleuth.editions import EDITION_IDS, EditionRegistry, load_edition
from sleuth.lessons import LESSONS, lesson
from sleuth.server.fanout import MemoryFanout
from sleuth.server.http.routes.lessons import planned
from sleuth.server.store import Store
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.decisions.agreements import choose_culprit, choose_teams
from sleuth.server.tables.decisions.seat_moves import move
from sleuth.server.tables.log import records
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.registry import TableRegistry

BEGIN = 1_767_225_600.0
"""When the evening begins, in Unix seconds."""
NAMES = ("Ann", "Ben", "Zoë", "Дмитрий", "Eve", "Fay")
STEPS = (4, 9, 15, 22)
"""How far the games under way have come."""


class Evening:
    """Tables in a store, and what is special about each."""

    def __init__(self, store: Store, editions: EditionRegistry) -> None:
        self.store, self.editions = store, editions
        self.about: dict[str, str] = {}
        self.records: list[str] = []
        self._luck, self._time = Random("evening"), BEGIN
        luck = (SeededChance(f"evening/{number}") for number in range(1_000_000))
        self.registry = TableRegistry(
            store, MemoryFanout(), chance=lambda: next(luck), clock=self._clock, steady=self._clock, editions=editions
        )

    def _clock(self) -> float:
        self._time += 1
        return self._time

    async def play(self) -> None:
        """Play at all tables."""
        for number, edition in enumerate(EDITION_IDS):
            await self._under_way(edition, STEPS[number % len(STEPS)])
            await self._finished(edition)
        for own in self.editions.given:
            await self._under_way(own.id, 12)
            await self._finished(own.id)
        for each in (
            self._open,
            self._teams,
            self._alone,
            self._abandoned,
            self._kept,
            self._moved,
            self._lesson,
            self._imported,
        ):
            await each()
        await self.store.renew("p0", "", "came back")

    async def seated(self, about: str, edition: str, people: int, seats: int = 0, **plan: Any) -> Authority:
        """Seat people at a new table; bots have the other seats."""
        seats = max(seats or people, self._fewest(edition))
        bots = dict.fromkeys(range(people, seats), "inspector")
        authority = await self.registry.open(Plan(edition=edition, seats=seats, bots=bots, **plan), "p0")
        for seat in range(people):
            await self._do(authority, decisions.sit, f"p{seat}", seat, NAMES[seat])
            await self._do(authority, decisions.set_ready, f"p{seat}", True)
        self.about[authority.table.id] = about
        return authority

    def _fewest(self, edition: str) -> int:
        found = self.editions.find(edition)
        assert found is not None
        return found.seats[0]

    async def _do(self, authority: Authority, decision: Callable[..., Any], *about: Any) -> None:
        await authority.decide(lambda table: decision(table, authority.clock(), *about))

    async def _start(self, authority: Authority, steps: int) -> None:
        await self._do(authority, decisions.start, "p0", authority.chance)
        await act(authority, steps, self._luck)

    async def _under_way(self, edition: str, steps: int) -> None:
        authority = await self.seated(f"{edition}, under way", edition, 2, 3)
        await self._start(authority, steps)
        await self._do(authority, decisions.say, "p1", "Good evening, what a lovely study!")
        await self.store.put_marks(authority.table.id, "p0", b'{"cells":{"rope@1":"no","green@0":"yes"}}')

    async def _finished(self, edition: str) -> None:
        authority = await self.seated(f"{edition}, finished", edition, 2, 3)
        await self._start(authority, 6)
        await finish(authority, self._luck)
        self.records.append(records.written(authority.table, authority.log))
        if edition == EDITION_IDS[0]:
            table, _ = await self.registry.rematch(authority, "p1")
            self.about[table] = "a rematch"

    async def _open(self) -> None:
        authority = await self.seated("open, correspondence", "classic", 2, 4, pace="correspondence", hints=True)
        figures = set(load_edition("classic").suspects) - set(authority.table.plan.figures)
        await self._do(authority, decisions.choose_figure, "p1", 1, min(figures))
        await self._do(authority, decisions.seat_bot, "p0", 2, None)
        await self._do(authority, decisions.set_ready, "p1", False)
        await self._do(authority, decisions.switch_chat, "p0", False)
        await self._do(authority, decisions.leave, "p0")

    async def _teams(self) -> None:
        plan = Plan(edition="questions", seats=2, options={"side_cards": 4}, private=True)
        authority = await self.registry.open(plan, "p0")
        await self._do(authority, choose_teams, "p0", 2)
        for number, name in enumerate(NAMES[:4]):
            await self._do(authority, decisions.sit, f"p{number}", number % 2, name)
            await self._do(authority, decisions.set_ready, f"p{number}", True)
        self.about[authority.table.id] = "two teams"
        await self._start(authority, 8)
        await self._do(authority, decisions.say, "p2", "They have the rope", "team")
        for person in ("p0", "p2"):
            await self.store.put_marks(authority.table.id, person, b'{"cells":{"rope@1":"yes"},"at":{"rope@1":9.5}}')

    async def _abandoned(self) -> None:
        authority = await self.seated("abandoned", "travel", 2)
        await self._start(authority, 5)
        await self._do(authority, decisions.abandon, "p0")

    async def _alone(self) -> None:
        authority = await self.seated("one person and bots, who hurry", "one-against-all", 1, 3)
        await self._do(authority, choose_culprit, "p0", 2)
        await self._do(authority, decisions.set_tempo, "p0", "at-once")
        await self._start(authority, 5)

    async def _kept(self) -> None:
        authority = await self.seated("a bot keeps a seat, spectators see it later", "card-game", 3, delay=60.0)
        await self._start(authority, 3)
        seat = authority.table.actor or 0
        if authority.table.host == f"p{seat}":
            await act(authority, 1, self._luck)
            seat = authority.table.actor or 0
        await self._do(authority, decisions.keep, "p0", seat, "amateur", 1_000_000.0)
        await self.store.claim(authority.table.id, "a server that was ended", 5.0)

    async def _moved(self) -> None:
        authority = await self.seated("a seat moved to another device", "sherlock", 3)
        await self._start(authority, 7)
        await self.store.put_marks(authority.table.id, "p2", b'{"cells":{"rope@1":"no"}}')
        sitter = authority.table.sitter("p2")
        assert sitter is not None
        await authority.decide(lambda table: move(table, authority.clock(), "p2", "p2-phone", sitter.since))

    async def _lesson(self) -> None:
        authority = await self.registry.lay(planned(lesson(LESSONS[0])), "p0")
        chance = authority.chance
        await authority.decide(lambda table: decisions.sit_and_start(table, BEGIN, "p0", NAMES[0], chance))
        self.about[authority.table.id] = "a lesson"

    async def _imported(self) -> None:
        plan, entries = records.read(self.records[0], self._clock(), self.editions)
        authority = await self.registry.lay(plan, "p1", lambda *_: entries)
        self.about[authority.table.id] = "imported from a record"


async def act(authority: Authority, steps: int, luck: Random) -> None:
    """Let whoever has to act do so, at random, without accusing."""
    for _ in range(steps):
        if authority.table.actor is None:
            return
        choices = [each for each in _choices(authority) if not isinstance(each, Accuse)]
        await _act(authority, luck.choice(choices or list(_choices(authority))))


async def finish(authority: Authority, luck: Random) -> None:
    """Play to the end: whoever may accuse names the case."""
    while authority.table.actor is not None:
        state = authority.table.state
        assert state is not None
        right = Accuse(state.hidden.case)
        if right in _choices(authority):
            await _act(authority, right)
        else:
            await act(authority, 1, luck)


def _choices(authority: Authority) -> Iterable[Action]:
    table = authority.table
    assert table.state is not None
    assert table.actor is not None
    return legal_actions(table.state.view(table.actor))


async def _act(authority: Authority, action: Action) -> None:
    table = authority.table
    assert table.actor is not None
    chair = table.chairs[table.actor]
    if chair.player:
        await authority.act_as_bot(table.actor, table.moment, action)
    else:
        await authority.act(chair.people[0].person, table.moment, action, key=f"k{table.moment}")
