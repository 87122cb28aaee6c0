"""A game in hindsight: how it really was, and what each seat could have known when."""

from litestar import get
from litestar.params import FromQuery
from msgspec import Struct

from sleuth.core import seen as s
from sleuth.core.game import CardId, Game, Seat
from sleuth.core.truth import Event, State, seen_by
from sleuth.core.truth.events import AccusationMade
from sleuth.deduction import Observer
from sleuth.sentences import speaker
from sleuth.server.http.asking import AnyRequest, TheCaller, TheHouse, TheTable
from sleuth.server.http.counting import counted
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
    """For each seat: how many cases were possible for it after the deal, and after each turn; a right accusation
    tells everybody everything, so the last count is what was known before it."""


@get("/tables/{table:str}/story", summary="How it really was")
async def story(
    house: TheHouse, caller: TheCaller, authority: TheTable, request: AnyRequest, lang: FromQuery[Language] = "en"
) -> Story:
    """The case, the hands, and how many cases each seat still had to reckon with after each turn; after the game."""
    caller.take("action")
    number, state = finished(caller, authority)
    events = [entry.event for entry in authority.log[:number] if isinstance(entry, n.Happened)]
    return await counted(house.workers, request, told, state, events, lang)


def finished(caller: Caller, authority: Authority) -> tuple[int, State]:
    """How far the caller may know the log of a game that is over, and how it ended; refused before."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    table = viewer.table(number)
    if table.status != "over" or table.state is None:
        raise TableRefusal("not-over", status=table.status)
    return number, table.state


def told(state: State, events: list[Event], lang: Language) -> Story:
    """All of it, worked out in a process of its own."""
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
        solved = isinstance(event, AccusationMade) and event.right
        if solved or isinstance(event, s.TurnStarted | s.GameEnded):
            found.append(len(observer.knowledge().cases))
        if solved:
            break
        observer.see(seen_by(event, seat))
    return found


ROUTES = [story]
