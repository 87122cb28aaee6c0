"""Tables in two worlds: hidden cards that one viewer cannot tell apart; and leaks, to see that tests notice them."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sleuth.core import actions as a
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import Passed, SuggestionMade
from sleuth.core.truth import Event, replay
from sleuth.editions import load_edition
from sleuth.lessons import lesson as read_lesson
from sleuth.lessons.model import ME
from sleuth.server.http import viewer
from sleuth.server.http.routes.lessons import planned
from sleuth.server.store import open_store
from sleuth.server.tables import authority as authorities
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry, encode
from sleuth.server.tables.log.plan import Plan, agreed
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.summaries import summary
from sleuth.server.tables.views import messages
from sleuth.testing.worlds import NoSuchWorldError, other_world
from tests.games import HOUSE_RULES, TABLES, random_game
from tests.server.timing import timed
from tests.server.wire import Served, serving

LONGEST = 250
"""How many events a game has had at most."""
GAMES = [*((edition, seats, {}) for edition, seats in TABLES), *HOUSE_RULES]
MARKS = b'{"cells":{"plum":"no"}}'


class Pair(msgspec.Struct, frozen=True):
    """A table in two worlds, and the viewer who must not notice."""

    table: str
    code: str
    seat: Seat | None
    logs: tuple[list[Entry], list[Entry]]
    refused: list[a.Action]
    """Actions the viewer cannot take at this moment."""
    lesson: str = ""
    """The lesson of the table, if any."""

    @property
    def person(self) -> str:
        return "watcher" if self.seat is None else f"{self.table}-{self.seat}"


def some_plan(number: int) -> Plan:
    """Return the plan of one of the tables; every fourth has hints."""
    edition, seats, options = GAMES[number % len(GAMES)]
    return Plan(edition=edition, seats=seats, options=options, hints=number % 4 == 0, team=2 if seats == 2 else 1)


def pair(number: int, lesson: str = "") -> Pair:
    """Return one moment of a random game, in two worlds; with a lesson, of its first seat or a spectator."""
    rnd = random.Random(f"wire/{number}")
    plan = replace(planned(read_lesson(lesson)), bots={}) if lesson else some_plan(number)
    names = tuple(f"Person {seat}" for seat in range(plan.seats))
    loaded = load_edition(plan.edition)
    suspects = loaded.suspects[::-1] if number % 2 else loaded.suspects
    figures = plan.figures or suspects[: plan.seats]
    game = agreed(replace(plan, figures=figures), loaded, names)
    played = random_game(game, f"wire/{number}").events
    while True:
        seat = rnd.choice([ME, ME, None] if lesson else [*game.seats, None, None])
        moment = list(played[: rnd.choice(moments(played))])
        try:
            world = other_world(game, moment, seat, rnd)
        except NoSuchWorldError:
            continue
        if world != moment:
            table, code = f"table-{number:02}-of-the-wire", f"WIRE{number:02}"
            logs = [
                table_log(table, code, plan, names, figures, entries)
                for entries in (happened(moment, game, seat, 0), happened(world, game, seat, 1))
            ]
            return Pair(table, code, seat, (logs[0], logs[1]), refused_actions(game, moment, seat, rnd), lesson)


def moments(played: Sequence[Event]) -> list[int]:
    """Return possible lengths of a game: anywhere before its end, more often right after a question."""
    anywhere = range(3, min(len(played), LONGEST))
    asked = [number for number in anywhere if isinstance(played[number - 1], SuggestionMade | Passed)]
    return [*anywhere, *asked, *asked]


def happened(events: Sequence[Event], game: Game, viewer: Seat | None, world: int) -> list[Entry]:
    """Return the events as entries; with two teams, the other team talks and acts differently in each world."""
    times = timed(game, events)
    entries: list[Entry] = [n.Happened(at=at, event=event) for at, event in zip(times, events, strict=True)]
    if len(game.seats) > 2:
        return entries
    for number, event in enumerate(events):
        seat = getattr(event, "seat", None)
        if seat is not None:
            member = f"{'Mate' if (number + (world if seat != viewer else 0)) % 2 else 'Person'} {seat}"
            entries[number] = n.Happened(at=times[number], event=event, by=member, team=seat)
    at = entries[-1].at
    secrets = [f"secret of team {seat}{f' in world {world}' if seat != viewer else ''}" for seat in game.seats]
    said = [n.Said(at=at, seat=seat, name=f"Mate {seat}", text=secrets[seat], team=True) for seat in game.seats]
    return [*entries, *said]


def table_log(
    table: str, code: str, plan: Plan, names: tuple[str, ...], figures: tuple[str, ...], entries: list[Entry]
) -> list[Entry]:
    log: list[Entry] = [n.TableOpened(at=1.0, table=table, code=code, plan=plan, host=f"{table}-0")]
    for seat, name in enumerate(names):
        log.append(n.PersonSeated(at=2.0, seat=seat, person=f"{table}-{seat}", name=name))
        if plan.team > 1:
            log.append(n.PersonSeated(at=2.0, seat=seat, person=f"{table}-{seat}-mate", name=f"Mate {seat}"))
    log.append(n.FiguresChosen(at=2.5, figures=figures))
    log.append(n.GameStarted(at=3.0, names=names, salt="the same luck"))
    log.append(n.TempoSet(at=3.0, tempo=0.5))
    return [*log, *entries]


def refused_actions(game: Game, events: list[Event], seat: Seat | None, rnd: random.Random) -> list[a.Action]:
    """Return actions of every kind that the seat cannot take now."""
    cards = [card.id for card in game.edition.cards]
    case = tuple(rnd.choice(kind) for kind in game.edition.by_kind)
    legal = () if seat is None else legal_actions(replay(game, events).view(seat))
    actions = [
        *(a.Show(card) for card in cards),
        *(make(case) for make in (a.Suggest, a.Accuse, a.ChooseCase)),
        *(make() for make in (a.Pass, a.Roll, a.EndTurn, a.Draw, a.Waive)),
        *(a.Move(rnd.choice(cards)), a.Send(cards[0]), a.LookAt("side", 0), a.LookAt("centre", 0)),
        *(a.Give((card,)) for card in rnd.sample(cards, 3)),
        *(a.Travel(cards[-1]), a.Play(cards[0], 1), a.Use("protection", "card")),
    ]
    return [action for action in actions if action not in legal]


async def write(database: Path, pairs: list[Pair], world: int) -> None:
    """Write the tables of one world into a store."""
    store = await open_store(f"sqlite:///{database}")
    for each in pairs:
        log = each.logs[world]
        await store.create(summary(fold(log), log[-1].at), [encode(entry) for entry in log])
        for seat in range(fold(log).plan.seats):
            theirs = msgspec.json.encode({"cells": {"plum": f"world {world}"}})
            marks = MARKS if seat == each.seat else theirs
            for person in (f"{each.table}-{seat}", f"{each.table}-{seat}-mate"):
                await store.put_marks(each.table, person, marks)
    await store.close()


@contextmanager
def two_worlds(folder: Path, pairs: list[Pair]) -> Iterator[tuple[Served, Served]]:
    for world in (0, 1):
        asyncio.run(write(folder / f"world-{world}.db", pairs, world))
    with serving(folder / "world-0.db") as here, serving(folder / "world-1.db") as there:
        yield here, there


def leak_events(patch: pytest.MonkeyPatch) -> None:
    """Show everybody what the first seat sees."""
    patch.setattr(
        authorities,
        "message_for",
        lambda entry, number, chair, seat, mate: messages.message_for(entry, number, chair, 0),
    )


def leak_choices(patch: pytest.MonkeyPatch) -> None:
    """Show everybody what the actor may do."""

    def seat_of(table: Any, seat: Seat | None) -> Seat | None:
        return seat if table.actor is None else table.actor

    def now(table: Any, seat: Seat | None, *, host: bool, name: str | None) -> messages.Now:
        return messages.now(table, seat_of(table, seat), host=host, name=name)

    patch.setattr(viewer, "now", now)
    patch.setattr(viewer, "menus_for", lambda table, seat: messages.menus_for(table, seat_of(table, seat)))
