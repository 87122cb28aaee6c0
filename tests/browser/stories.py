"""Stories: what happened while somebody was away. Their page plays it when they come back, by a clock of the test."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from sleuth.core.actions import Accuse
from sleuth.core.game import Case, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import FalseWitnessFound, Passed, SuggestionMade, TurnStarted
from sleuth.core.truth import Event, SeededChance, State, advance
from sleuth.core.truth.events import CardShown
from tests.browser.house import Person
from tests.browser.laid import Laid, Story, lay_story

STEP = 100
"""Milliseconds of the page's own clock between two looks: shorter than any scene."""
PATIENCE = 300
"""Looks until something that must come is missed."""
ME: Seat = 0


@dataclass(frozen=True)
class Told:
    """A table, and the event from which on somebody has not seen it."""

    laid: Laid
    events: Sequence[Event]
    begins: int

    @property
    def story(self) -> Sequence[Event]:
        """What happened while somebody was away."""
        return self.events[self.begins :]

    def come_back(self, person: Person, seat: Seat) -> None:
        """Let somebody come back who left before the story began; their page plays it when the clock goes."""
        seats = len(self.laid.state.game.seats)
        seen = 1 + seats + 1 + self.begins  # the table was opened, people sat down, the game began
        key = f"sleuth.played.{self.laid.id}.{seat}"
        person.context.add_init_script(f"sessionStorage['{key}'] ??= '{seen}'")
        stop_the_clock(person.page)
        self.laid.enter(person, seat)
        until(person.page, lambda: person.page.get_by_role("region", name=person.t("what-now")).count() > 0)


def stop_the_clock(page: Page) -> None:
    """From now on time passes on the page only when the test says so."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def until(page: Page, happened: Callable[[], bool]) -> None:
    """Let time pass on the page until something has happened."""
    for _ in range(PATIENCE):
        if happened():
            return
        page.clock.run_for(STEP)
    raise AssertionError("it never happened")


def asked_in_vain(state: State, events: Sequence[Event]) -> int | None:
    """Tell how I asked and nobody could answer."""
    begins = _my_question(events)
    if begins is None or any(isinstance(event, CardShown | FalseWitnessFound) for event in events[begins:]):
        return None
    passes = [event for event in events[begins:] if isinstance(event, Passed)]
    return begins if len(passes) == len(state.game.seats) - 1 else None


def asked_and_shown(state: State, events: Sequence[Event]) -> int | None:
    """Tell how I asked, somebody had none, and somebody else showed me a card."""
    begins = _my_question(events)
    if begins is None:
        return None
    denied = any(isinstance(event, Passed) for event in events[begins:])
    shown = any(isinstance(event, CardShown) and event.to == ME for event in events[begins:])
    return begins if denied and shown else None


def _my_question(events: Sequence[Event]) -> int | None:
    """Return where my question begins, if it is the last one and nobody but the next player has had a turn since."""
    begins = max((number for number, event in enumerate(events) if isinstance(event, SuggestionMade)), default=None)
    if begins is None:
        return None
    asked = events[begins]
    if not isinstance(asked, SuggestionMade) or asked.seat != ME:
        return None
    turns = [number for number in range(begins, len(events)) if isinstance(events[number], TurnStarted)]
    return begins if turns in ([], [len(events) - 1]) else None


def tell(database: Path, story: Story, edition: str, seats: int, **options: Any) -> Told:
    """Lay a table at which a story has just happened."""
    return Told(*lay_story(database, story, edition, seats, **options))


def accusation(database: Path, edition: str, seats: int, *, right: bool, **options: Any) -> Told:
    """Tell how I accused, rightly or wrongly."""

    def may_accuse(state: State, events: Sequence[Event]) -> int | None:
        mine = state.public.actor == ME and any(isinstance(each, Accuse) for each in legal_actions(state.view(ME)))
        return len(events) if mine else None

    def accuse(state: State) -> tuple[State, Sequence[Event]]:
        return advance(state, ME, Accuse(named(state, right=right)), SeededChance("verdict"))

    return Told(*lay_story(database, may_accuse, edition, seats, then=accuse, **options))


def named(state: State, *, right: bool) -> Case:
    """Return the case, or cards of which one is wrong."""
    case, edition = state.hidden.case, state.game.edition
    suspect, weapon, place = case
    other = next(card for card in edition.weapons if card != weapon)
    return (suspect, weapon if right else other, place)
