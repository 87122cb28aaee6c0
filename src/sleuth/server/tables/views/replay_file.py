"""A replay file: a finished game as everybody saw it, with all sentences, to be looked at where nobody knows the rules.

A record holds what is true. What each seat saw of it, what follows from that and how it is told is for Python to say:
this file carries the results. The page that shows it only looks things up and counts (`web/js/replay/`).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct, field

from sleuth.core.game import Game, Seat
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import Event, seen_by
from sleuth.core.truth.records import Record
from sleuth.deduction import Fact, Observer, Shape
from sleuth.review.narration import narrate
from sleuth.review.timeline import timeline
from sleuth.sentences import LANGUAGES
from sleuth.server.tables.log.plan import BOTS, Plan

T = TypeVar("T")
VERSION = 1
Known = tuple[int, int | None, int]
"""A fact that a seat knows: after which event, before which one it was withdrawn (if it was), and its index."""


class NotOver(ValueError):
    """A game that is not over: a replay would show cards that are still secret."""


class Told(Struct, frozen=True, omit_defaults=True):
    """The events in the words of one language."""

    everyone: list[str]
    """For a spectator."""
    own: list[dict[int, str]]
    """For each seat the sentences that differ, by the index of the event."""


class ReplayFile(Struct, frozen=True, kw_only=True):
    """A finished game, as a spectator and every seat saw it."""

    version: int = field(name="replay", default=VERSION)
    """The version of the format; the name tells the file from all others."""
    plan: Plan
    names: tuple[str, ...]
    events: list[SeenEvent]
    """What a spectator saw."""
    own: list[dict[int, SeenEvent]]
    """For each seat the events it saw more of, by their index."""
    sentences: dict[str, Told]
    """By language."""
    shape: Shape
    facts: list[Fact]
    known: list[list[Known]]
    """What each seat learnt when, in the order in which it learnt it."""
    possible: list[list[int]]
    """For each seat: how many cases were possible for it after the deal and after each turn."""


def replay_file(record: Record) -> ReplayFile:
    """Return the replay of a finished game; raises `NotOver`."""
    game, events = record.game, list(record.events)
    if not events or record.state().public.phase != "over":
        raise NotOver
    everyone = _seen(events, None)
    own = [_differences(everyone, _seen(events, seat)) for seat in game.seats]
    facts: dict[Fact, int] = {}
    shape, known = _learnt(game, events, facts)
    return ReplayFile(
        plan=_plan(record),
        names=game.names,
        events=everyone,
        own=own,
        sentences={language: _told(game, events, language) for language in LANGUAGES},
        shape=shape,
        facts=list(facts),
        known=known,
        possible=timeline(game, events),
    )


def _plan(record: Record) -> Plan:
    game = record.game
    bots = {seat: player for seat, player in enumerate(record.players) if player in BOTS}
    return Plan(
        edition=game.edition.id,
        seats=len(game.seats),
        figures=game.figures,
        options=game.changes,
        bots=bots,
        private=True,
    )


# --- what was seen


def _seen(events: Iterable[Event], seat: Seat | None) -> list[SeenEvent]:
    return [seen_by(event, seat) for event in events]


def _differences(everyone: Sequence[T], own: Sequence[T]) -> dict[int, T]:
    pairs = enumerate(zip(everyone, own, strict=True))
    return {index: mine for index, (theirs, mine) in pairs if mine != theirs}


def _told(game: Game, events: list[Event], language: str) -> Told:
    def words(seat: Seat | None) -> list[str]:
        return [text for _, text in narrate(game, list(enumerate(_seen(events, seat))), seat, language)]

    everyone = words(None)
    return Told(everyone, [_differences(everyone, words(seat)) for seat in game.seats])


# --- what was learnt


def _learnt(game: Game, events: list[Event], facts: dict[Fact, int]) -> tuple[Shape, list[list[Known]]]:
    """Return the shape of the deal and what each seat knew when; the facts are numbered on the way."""
    observers = [Observer(game, seat) for seat in game.seats]
    known = [list(_knowing(observer, events, facts)) for observer in observers]
    shape = observers[0].shape
    assert shape is not None
    return shape, known


def _knowing(observer: Observer, events: Iterable[Event], facts: dict[Fact, int]) -> Iterator[Known]:
    """Yield what one seat learns; a denial that turns out to be false is withdrawn later (R11.2)."""
    found: list[tuple[Fact, int]] = []
    ends: dict[int, int] = {}
    current: list[int] = []
    for number, event in enumerate(events):
        observer.see(seen_by(event, observer.seat))
        kept = _matching(found, current, observer.facts)
        ends |= dict.fromkeys([index for index in current if index not in kept], number)
        fresh = observer.facts[len(kept) :]
        current = [*kept, *range(len(found), len(found) + len(fresh))]
        found += [(fact, number) for fact in fresh]
    for index, (fact, since) in enumerate(found):
        yield since, ends.get(index), facts.setdefault(fact, len(facts))


def _matching(found: list[tuple[Fact, int]], current: list[int], facts: Sequence[Fact]) -> list[int]:
    """Return those of the known facts that are still there; new ones are always added at the end."""
    kept: list[int] = []
    for index in current:
        if len(kept) < len(facts) and facts[len(kept)] is found[index][0]:
            kept.append(index)
    return kept
