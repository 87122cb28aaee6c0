"""The game in sentences: what happened and what is asked, for one viewer and in their language."""

import asyncio
from typing import Any, Literal, NamedTuple

from litestar import get
from litestar.params import FromQuery
from msgspec import UNSET, Struct, to_builtins

from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.review.narration import narrate
from sleuth.sentences import Speaker, speaker
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable
from sleuth.server.http.offload import in_worker
from sleuth.server.http.routes.play import After
from sleuth.server.http.viewer import Viewer
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.messages import EventSeen, Now

AT_ONCE = 500
"""How many events the server itself puts into words; more are left to a worker."""
Language = Literal["de", "en", "fr", "nl"]


class Narration(Struct, frozen=True, kw_only=True):
    """A table in sentences."""

    version: int
    sentences: list[tuple[int, str]]
    """What happened, with the entry numbers; only events of the game have sentences."""
    prompt: str | None = None
    """What I have to do, or what the table waits for."""
    notes: list[str] = []
    """Why something I might expect is not among my choices: a way that is blocked, a place I come from."""
    headings: list[str] = []
    """The names of the kinds of actions, in the order of `now.choices`."""
    labels: list[list[str]] = []
    """My choices in words, in the order of `now.choices`."""


class Snapshot(NamedTuple):
    """What a viewer knows of a table at one moment; immutable, so a thread may use it."""

    now: Now
    view: View | None
    """None before the game begins."""
    seen: list[tuple[int, SeenEvent]]

    def voice(self, lang: Language) -> Speaker:
        """Return the speaker of a language."""
        assert self.view is not None
        return speaker(lang, self.view.game.edition)


def snapshot(caller: Caller, authority: Authority, after: int = 0) -> Snapshot:
    """Return what the caller may know by now, with only the events after a number."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    if after > number:
        raise TableRefusal("ahead")
    state = viewer.table(number).state
    messages = [viewer.message(each) for each in range(after + 1, number + 1)]
    seen = [(each.n, each.event) for each in messages if isinstance(each, EventSeen)]
    return Snapshot(viewer.now(number), None if state is None else state.view(viewer.seat), seen)


@get("/tables/{table:str}/words", summary="What has happened, in sentences")
async def words(
    context: TheContext,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    lang: FromQuery[Language] = "en",
    after: After = 0,
) -> dict[str, Any]:
    """Return in sentences what I saw after a number, what is asked of me now, and what I can do."""
    found = snapshot(caller, authority, after)
    if found.view is not None and len(found.seen) > AT_ONCE:
        about = narrate, found.view.game, found.seen, found.view.seat, lang
        sentences = await in_worker(context, caller, request, *about)
        found = found._replace(seen=[])
    else:
        sentences = []
    return await asyncio.to_thread(lambda: to_builtins(_in_words(found, sentences, lang)))


def _in_words(found: Snapshot, sentences: list[tuple[int, str]], lang: Language) -> Narration:
    now, view = found.now, found.view
    if view is None:
        return Narration(version=now.version, sentences=[])
    voice = found.voice(lang)
    choices = [] if now.choices is UNSET else now.choices
    return Narration(
        version=now.version,
        sentences=sentences or narrate(view.game, found.seen, view.seat, lang),
        prompt=voice.prompt(view) if now.status != "abandoned" else None,
        notes=voice.notes(view) if choices else [],
        headings=[voice.legal_kind(type(actions[0])) for actions in choices],
        labels=[[voice.action(view, action) for action in actions] for actions in choices],
    )


ROUTES = [words]
