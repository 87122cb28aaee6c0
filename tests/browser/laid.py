"""Tables laid straight into the store in the middle of a game, so that a test begins at the moment it is about."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from sleuth.bots import RandomBot
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.truth import Event, SeededChance, State, advance, begin
from sleuth.editions import load_edition
from sleuth.server.http.edge.identity import Identities, Identity
from sleuth.server.store import open_store
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry, encode
from sleuth.server.tables.log.plan import Plan, agreed
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.registry import new_code, new_id
from sleuth.server.tables.summaries import summary
from tests.browser.house import Person
from tests.server.nodes import SECRET_KEY

NAMES = ("Ann", "Bob", "Zoe", "Finn", "Mia", "Leo")
MOST_STEPS = 1500
MOST_GAMES = 300
"""As many games are tried until one comes to a moment."""
BOLDNESS = 0.01
"""How readily random players accuse: rarely, so that games get far."""

Moment = Callable[[State], bool]
Story = Callable[[State, Sequence[Event]], int | None]
"""Returns the event a story begins with, if it ends here."""
Then = Callable[[State], tuple[State, Sequence[Event]]]


@dataclass(frozen=True)
class Laid:
    """A table where everybody is a person."""

    id: str
    code: str
    state: State

    def seat(self, person: Person, seat: Seat) -> None:
        """Let somebody come as the person at a seat, and open the table."""
        self.enter(person, seat)
        person.page.get_by_role("region", name=person.t("what-now")).wait_for()

    def enter(self, person: Person, seat: Seat) -> None:
        """Do the same without waiting for the page."""
        identities = Identities(SECRET_KEY, person.root_path)
        header = identities.write_cookie(Identity(f"{self.id}-{seat}", NAMES[seat]), secure=False)
        name, _, value = header.partition(";")[0].partition("=")
        person.context.add_cookies([{"name": name, "value": value, "url": person.origin}])
        person.go(f"/table/{self.code}")

    def watch(self, person: Person) -> None:
        """Let somebody look at the big screen."""
        person.go(f"/table/{self.code}/screen")
        person.page.get_by_role("region", name=person.t("log")).wait_for()


def player(person: Person, seat: Seat) -> Locator:
    """Where a player is listed."""
    return person.page.get_by_role("list", name=person.t("players")).get_by_role("listitem").nth(seat)


def lay(database: Path, moment: Moment, edition: str, seats: int, **options: Any) -> Laid:
    """Lay a table of random players who have just come to a moment."""
    return lay_story(database, lambda state, _: 0 if moment(state) else None, edition, seats, **options)[0]


def lay_story(
    database: Path, story: Story, edition: str, seats: int, then: Then | None = None, **options: Any
) -> tuple[Laid, list[Event], int]:
    """Lay a table of random players at the end of a story, with one more step if there is one: where it begins."""
    plan = Plan(edition=edition, seats=seats, options=options, private=True)
    state, events, begins = _come_to(story, agreed(plan, load_edition(edition), NAMES[:seats]))
    if then is not None:
        state, happened = then(state)
        events = [*events, *happened]
    now, table, code = time.time(), new_id(), new_code()
    log: list[Entry] = [n.TableOpened(at=now, table=table, code=code, plan=plan, host=f"{table}-0")]
    log += [n.PersonSeated(at=now, seat=seat, person=f"{table}-{seat}", name=NAMES[seat]) for seat in range(seats)]
    log.append(n.GameStarted(at=now, names=NAMES[:seats], salt=table))
    log += [n.Happened(at=now, event=event) for event in events]
    with ThreadPoolExecutor(1) as elsewhere:  # playwright has a loop in this thread
        elsewhere.submit(lambda: asyncio.run(_store(database, log))).result()
    return Laid(table, code, state), events, begins


async def _store(database: Path, log: list[Entry]) -> None:
    store = await open_store(str(database))
    try:
        await store.create(summary(fold(log), log[0].at), [encode(entry) for entry in log])
    finally:
        await store.close()


def _come_to(story: Story, game: Game) -> tuple[State, list[Event], int]:
    """Play random games until one of them comes to the end of the story."""
    for seed in range(MOST_GAMES):
        for state, events in _random_game(game, seed):
            settled = state.public.actor is not None or state.public.phase == "over"
            begins = story(state, events) if settled else None
            if begins is not None:
                return state, events, begins
    raise AssertionError("no game comes to this moment")


def _random_game(game: Game, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """One random game: where it stands after each action, and all that has happened."""
    bots, chance = [RandomBot(f"{seed}/{seat}", BOLDNESS) for seat in game.seats], SeededChance(f"{seed}")
    state, events = begin(game, chance)
    for _ in range(MOST_STEPS):
        yield state, list(events)
        seat = state.public.actor
        if seat is None:
            return
        view = state.view(seat)
        state, happened = advance(state, seat, bots[seat].choose(view, legal_actions(view)), chance)
        events = [*events, *happened]
