"""Lessons: opening the table of one, and what it says to the person at each moment."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from sleuth.core.seen import SeenEvent
from sleuth.core.view import View, view_of
from sleuth.lessons import LESSONS, Lesson, lesson
from sleuth.lessons.guide import Guide, guide
from sleuth.lessons.model import ME
from sleuth.lessons.progress import Lookout, standing
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable, seen
from sleuth.server.http.lobby import read_listing
from sleuth.server.http.offload import in_worker
from sleuth.server.http.routes.marks import own_cells
from sleuth.server.http.routes.narration import Language
from sleuth.server.http.routes.tables import require_room, sit_and_start
from sleuth.server.http.viewer import Viewer
from sleuth.server.http.wire import Sit, TableSeen
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log.luck import lesson_of
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.messages import EventSeen

At = Annotated[int, QueryParameter(ge=0, lt=2**53, description="The last entry the page shows; 0 for all of them.")]
"""A page may be behind: it plays what happened at a pace people can follow."""


@post("/lessons/{name:str}", summary="Learn by playing")
async def learn(context: TheContext, caller: TheCaller, name: FromPath[str], data: JSONBody[Sit]) -> TableSeen:
    """Continue my unfinished lesson, or open a table for it, sit there and start."""
    if name not in LESSONS:
        raise TableRefusal("unknown-lesson", lesson=name)
    known = await _unfinished(context, caller, lesson(name))
    if known is not None:
        return seen(context, caller, known)
    await require_room(context, caller)
    authority = await context.registry.lay(planned(lesson(name)), caller.me)
    await sit_and_start(caller, authority, data.name)
    return seen(context, caller, authority)


def planned(found: Lesson) -> Plan:
    """Return the plan of a lesson's table: private, because its deal is known."""
    return Plan(
        edition=found.edition,
        seats=len(found.figures),
        figures=found.figures,
        options=found.options,
        bots=dict(enumerate(found.bots, start=ME + 1)),
        private=True,
        lesson=found.id,
    )


async def _unfinished(context: AppContext, caller: Caller, found: Lesson) -> Authority | None:
    """Return the caller's table of a lesson that still goes on."""
    for summary in await context.store.of_person(caller.person) if caller.person else ():
        listing = read_listing(summary)
        if summary.status == "playing" and listing is not None and listing.lesson == found.id:
            authority = await context.registry.find(summary.table)
            view, events = _known(caller, authority)
            if (await asyncio.to_thread(standing, found, Lookout(view, events, {}))).course == "going":
                return authority
    return None


@get("/tables/{table:str}/lesson", summary="What the lesson says")
async def lesson_says(
    context: TheContext,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    lang: FromQuery[Language] = "en",
    at: At = 0,
    explained: FromQuery[bool] = False,
) -> Guide:
    """Return the moment I have reached in the lesson of this table; `explained`: whether I have asked "why?" there."""
    found = lesson_of(authority.table.plan)
    if found is None:
        raise TableRefusal("no-lesson")
    view, events = _known(caller, authority, at)
    cells = await own_cells(context, caller, authority)
    return await in_worker(context, caller, request, guide, found, view, events, cells, explained, lang)


def _known(caller: Caller, authority: Authority, at: int = 0) -> tuple[View, list[SeenEvent]]:
    """Return what the caller's seat had seen when an entry was the last one."""
    viewer = Viewer(authority, caller.person)
    if viewer.seat != ME:
        raise TableRefusal("not-seated")
    state = authority.table.state
    if state is None:
        raise TableRefusal("not-dealt")
    last = min(at or viewer.reached(), viewer.reached())
    messages = (viewer.message(number) for number in range(1, last + 1))
    events = [message.event for message in messages if isinstance(message, EventSeen)]
    return view_of(state.game, ME, events), events


ROUTES = [learn, lesson_says]
