"""A pupil at the table of a lesson, without any transport: follows the guide, and can do otherwise."""

import msgspec

from sleuth.core import actions as a
from sleuth.core.actions import Action
from sleuth.core.legal import legal_actions
from sleuth.core.truth import seen_by
from sleuth.core.view import View
from sleuth.lessons import lesson
from sleuth.lessons.guide import Guide, Wanted, guide
from sleuth.lessons.model import ME
from sleuth.server.http.routes.lessons import planned
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.bots.players import problem
from sleuth.server.tables.bots.thinking import pose, think
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.registry import TableRegistry

FIRST = lesson("first")
ANOTHER = "the bots no longer play the first lesson: find another deal with `python -m tools.find_lesson --write`"
MOST_STEPS = 60


async def begun(registry: TableRegistry) -> "Pupil":
    """Open the table of the first lesson and start."""
    authority = await registry.lay(planned(FIRST), "ann")
    await authority.decide(lambda t: decisions.sit_and_start(t, registry.clock(), "ann", "Ann", authority.chance))
    return Pupil(authority)


class Pupil:
    """A person in the first lesson, their marks, and whether they have asked "why?"."""

    def __init__(self, authority: Authority) -> None:
        self.authority = authority
        self.marks: dict[str, str] = {}
        self.explained = False

    @property
    def view(self) -> View:
        assert self.authority.table.state is not None
        return self.authority.table.state.view(ME)

    def guide(self, lang: str = "en") -> Guide:
        """What the lesson says now."""
        seen = [seen_by(entry.event, ME) for entry in self.authority.log if isinstance(entry, n.Happened)]
        return guide(FIRST, self.view, seen, self.marks, self.explained, lang)

    async def others(self) -> None:
        """Let the bots play until the pupil is asked."""
        table = self.authority.table
        while (seat := table.actor) not in (ME, None):
            assert seat is not None
            table = await self.authority.act_as_bot(seat, table.moment, think(problem(self.authority, seat)))

    async def act(self, action: Action) -> None:
        await self.authority.act("ann", self.authority.table.moment, action)
        await self.others()

    def legal(self) -> list[Action]:
        return list(legal_actions(self.view)) if self.authority.table.actor == ME else []

    async def follow(self, show: int = 0) -> Guide:
        """Do what the guide says, once; of two cards to show, the first or the second."""
        now = self.guide()
        if now.moment in ("hand", "shown"):
            self.marks[now.cells[0]] = "no"
        elif now.moment == "conclude":
            self.conclude(now)
        elif now.moment == "why":
            self.explained = True
        else:
            fit = [action for action in self.legal() if any(matches(each, action) for each in now.wanted)]
            assert fit, ANOTHER
            await self.act(fit[show if isinstance(fit[0], a.Show) else 0])
        return self.guide()

    async def play_on(self) -> None:
        """Play to the end without the guide, as an inspector would."""
        while self.authority.table.actor is not None:
            seen = [seen_by(entry.event, ME) for entry in self.authority.log if isinstance(entry, n.Happened)]
            await self.act(think(pose(self.view.game, ME, "inspector", "p", seen)))

    def conclude(self, now: Guide) -> None:
        """Tick one cell after the other until it is the right one."""
        for cell in now.cells:
            self.marks[cell] = "yes"
            if self.guide().moment != "conclude":
                return
            del self.marks[cell]
        raise AssertionError(ANOTHER)

    async def reach(self, moment: str) -> Guide:
        """Follow the guide up to a moment, when it can be done."""
        for _ in range(MOST_STEPS):
            now = self.guide()
            if (now.moment or now.course) == moment and not self.waiting(now):
                return now
            assert now.course == "going", ANOTHER
            await self.follow()
        raise AssertionError(ANOTHER)

    def waiting(self, now: Guide) -> bool:
        """Whether the others have to play first, or the turn has to be ended."""
        return now.moment == "answer" and now.wanted == [Wanted("end-turn")]

    def log(self) -> list[object]:
        """The game without anything that differs from table to table."""
        return [entry.event for entry in self.authority.log if isinstance(entry, n.Happened)]


def matches(wanted: Wanted, action: Action) -> bool:
    """Whether an action is one the lesson waits for."""
    fields = msgspec.to_builtins(action)
    return all(fields.get(key) == value for key, value in msgspec.to_builtins(wanted).items())
