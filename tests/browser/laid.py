"""Tables laid straight into the store in the middle of a game, so that a test begins at the moment it is about."""

import asyncio
import time
from collections.abc import Callable, Iterator
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
from sleuth.server.http.edge.identity import COOKIE, Identities, Identity
from sleuth.server.store import open_store
from sleuth.server.tables.authority import summary
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry, encode
from sleuth.server.tables.log.plan import Plan, agreed
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.registry import new_code, new_id
from tests.browser.house import Person
from tests.server.nodes import SECRET_KEY

NAMES = ("Ann", "Bob", "Zoe", "Finn", "Mia", "Leo")
MOST_STEPS = 1500
MOST_GAMES = 300
"""As many games are tried until one comes to a moment."""
BOLDNESS = 0.01
"""How readily random players accuse: rarely, so that games get far."""

Moment = Callable[[State], bool]


@dataclass(frozen=True)
class Laid:
    """A table where everybody is a person."""

    id: str
    code: str
    state: State

    def seat(self, person: Person, seat: Seat) -> None:
        """Let somebody come as the person at a seat, and open the table."""
        header = Identities(SECRET_KEY).write_cookie(Identity(f"{self.id}-{seat}", NAMES[seat]), secure=False)
        value = header.partition(";")[0].removeprefix(f"{COOKIE}=")
        person.context.add_cookies([{"name": COOKIE, "value": value, "url": person.origin}])
        person.go(f"/table/{self.code}")
        person.page.get_by_role("region", name=person.t("what-now")).wait_for()

    def watch(self, person: Person) -> None:
        """Let somebody look at the big screen."""
        person.go(f"/table/{self.code}/screen")
        person.page.get_by_role("region", name=person.t("log")).wait_for()


def player(person: Person, seat: Seat) -> Locator:
    """Where a player is listed."""
    return person.page.get_by_role("list", name=person.t("players")).get_by_role("listitem").nth(seat)


def lay(database: Path, moment: Moment, edition: str, seats: int, **options: Any) -> Laid:
    """Lay a table of random players who have just come to a moment."""
    plan = Plan(edition=edition, seats=seats, options=options, private=True)
    state, events = _come_to(moment, agreed(plan, load_edition(edition), NAMES[:seats]))
    now, table, code = time.time(), new_id(), new_code()
    log: list[Entry] = [n.TableOpened(at=now, table=table, code=code, plan=plan, host=f"{table}-0")]
    log += [n.PersonSeated(at=now, seat=seat, person=f"{table}-{seat}", name=NAMES[seat]) for seat in range(seats)]
    log.append(n.GameStarted(at=now, names=NAMES[:seats], salt=table))
    log += [n.Happened(at=now, event=event) for event in events]
    with ThreadPoolExecutor(1) as elsewhere:  # playwright has a loop in this thread
        elsewhere.submit(lambda: asyncio.run(_store(database, log))).result()
    return Laid(table, code, state)


async def _store(database: Path, log: list[Entry]) -> None:
    store = await open_store(str(database))
    try:
        await store.create(summary(fold(log), log[0].at), [encode(entry) for entry in log])
    finally:
        await store.close()


def _come_to(moment: Moment, game: Game) -> tuple[State, list[Event]]:
    """Play random games until one of them comes to the moment."""
    for seed in range(MOST_GAMES):
        for state, events in _random_game(game, seed):
            if state.public.actor is not None and moment(state):
                return state, events
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
