"""A finished game in hindsight: the truth, and what each seat could have known when."""

import asyncio

from litestar import get
from litestar.params import FromQuery
from msgspec import Struct

from sleuth.core.game import CardId, Game, Seat
from sleuth.core.truth import Event, State
from sleuth.review.timeline import timeline
from sleuth.sentences import speaker
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable
from sleuth.server.http.offload import in_worker
from sleuth.server.http.routes.narration import Language
from sleuth.server.http.viewer import Viewer
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.refusals import TableRefusal


class Story(Struct, frozen=True, kw_only=True):
    """The truth about a game."""

    ending: str | None
    winner: Seat | None
    case: tuple[CardId, ...]
    claim: str
    """The case in words."""
    hands: list[tuple[CardId, ...]]
    """The cards of each seat."""
    side: tuple[CardId, ...]
    centre: tuple[CardId, ...]
    open: tuple[CardId, ...]
    """Leftover cards that lay face up."""
    names: tuple[str, ...]
    cards: dict[CardId, str]
    """The names of the cards."""
    possible: list[list[int]]
    """For each seat: how many cases were possible for it after the deal and after each turn. A right accusation tells
    everybody everything, so the last count is what was known before it. Empty if computing it takes too long."""


@get("/tables/{table:str}/story", summary="How it really was")
async def story(
    context: TheContext, caller: TheCaller, authority: TheTable, request: AnyRequest, lang: FromQuery[Language] = "en"
) -> Story:
    """Return the case, the hands, and how many cases were possible for each seat after each turn; after the game."""
    caller.take("action")
    number, state = finished(caller, authority)
    possible = context.timelines.get(authority.table.id)
    if possible is None:
        events = [entry.event for entry in authority.log[:number] if isinstance(entry, n.Happened)]
        possible = await _possible(context, caller, request, state.game, events)
        context.timelines.keep(authority.table.id, possible)
    return await asyncio.to_thread(story_of, state, possible, lang)


async def _possible(
    context: AppContext, caller: Caller, request: AnyRequest, game: Game, events: list[Event]
) -> list[list[int]]:
    try:
        return await in_worker(context, caller, request, timeline, game, events)
    except TableRefusal as refusal:
        if refusal.code != "too-long":
            raise
        return []  # the rest of the story is useful without it


def finished(caller: Caller, authority: Authority) -> tuple[int, State]:
    """Return how many entries of a finished game the caller may see, and its final state; refuse before the end."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    table = viewer.table(number)
    if table.status != "over" or table.state is None:
        raise TableRefusal("not-over", status=table.status)
    return number, table.state


def story_of(state: State, possible: list[list[int]], lang: Language) -> Story:
    """Return the story of a finished game."""
    game, voice = state.game, speaker(lang, state.game.edition)
    return Story(
        ending=state.public.ending,
        winner=state.public.winner,
        case=state.hidden.case,
        claim=voice.claim(state.hidden.case),
        hands=[own.hand for own in state.private],
        side=state.hidden.side,
        centre=state.hidden.centre,
        open=tuple(card for card in state.public.open if not any(card in own.hand for own in state.private)),
        names=game.names,
        cards={card.id: voice.card(card.id) for card in game.edition.cards},
        possible=possible,
    )


ROUTES = [story]
