"""A game in hindsight: how it really was, and what each seat could have known when."""

import asyncio
from typing import Any

from litestar import get
from msgspec import Struct, to_builtins

from sleuth.core import seen as s
from sleuth.core.game import CardId, Game, Seat
from sleuth.core.truth import Event, State, seen_by
from sleuth.deduction import Observer
from sleuth.sentences import speaker
from sleuth.server.http.house import Caller
from sleuth.server.http.viewing import Viewer
from sleuth.server.http.words import Language
from sleuth.server.tables import entries as n
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal


class Story(Struct, frozen=True, kw_only=True):
    """How it really was."""

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
    """Leftovers that lay face up."""
    names: tuple[str, ...]
    cards: dict[CardId, str]
    """What the cards are called."""
    possible: list[list[int]]
    """For each seat: how many cases were possible for it after the deal, and after each turn."""


@get("/tables/{table:str}/story", summary="How it really was")
async def story(caller: Caller, authority: Authority, lang: Language = "en") -> dict[str, Any]:
    """The case, the hands, and how many cases each seat still had to reckon with after each turn; after the game."""
    caller.take("action")
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    table = viewer.table(number)
    if table.status != "over" or table.state is None:
        raise TableRefusal("not-over", status=table.status)
    state = table.state
    events = [entry.event for entry in authority.log[:number] if isinstance(entry, n.Happened)]
    return await asyncio.to_thread(lambda: to_builtins(_told(state, events, lang)))


def _told(state: State, events: list[Event], lang: Language) -> Story:
    game, voice = state.game, speaker(lang, state.game.edition)
    return Story(
        ending=state.public.ending,
        winner=state.public.winner,
        case=state.hidden.case,
        claim=voice.claim(state.hidden.case),
        hands=[own.hand for own in state.owns],
        side=state.hidden.side,
        centre=state.hidden.centre,
        open=tuple(card for card in state.public.open if not any(card in own.hand for own in state.owns)),
        names=game.names,
        cards={card.id: voice.card(card.id) for card in game.edition.cards},
        possible=[possible_cases(game, seat, events) for seat in game.seats],
    )


def possible_cases(game: Game, seat: Seat, events: list[Event]) -> list[int]:
    """How many cases were possible for a seat after the deal, and after each turn; before the case was opened."""
    observer, found = Observer(game, seat), list[int]()
    for event in events:
        if isinstance(event, s.TurnStarted | s.GameEnded):
            found.append(len(observer.knowledge().cases))
        observer.see(seen_by(event, seat))
    return found


ROUTES = [story]
