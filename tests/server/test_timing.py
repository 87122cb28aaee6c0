"""Timing reveals nothing: automatic passes and the pauses of bots depend only on what everybody knows."""

import asyncio
import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Action, Pass
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import Event, State, evolve, initial
from sleuth.editions import load_edition
from sleuth.server.tables import decisions
from sleuth.server.tables.bots.players import PACE, SHORTEST_PAUSE, after_pauses, paced
from sleuth.server.tables.log import entries as n
from sleuth.testing.worlds import NoSuchWorldError, other_world
from tests.games import HOUSE_RULES, TABLES, random_game
from tests.server.table_kit import play_on, registry_on, seated
from tests.server.timing import timed

GAMES = [*((edition, seats, {}) for edition, seats in TABLES), *HOUSE_RULES]
EVADING = [("travel", 4), ("red-keep", 4), ("meereen", 5)]
"""Where an answer can be denied or declined."""
MOMENTS = 25
pytestmark = pytest.mark.anyio


def label(kind: tuple[str, int, dict[str, object]]) -> str:
    return "-".join(map(str, (kind[0], kind[1], *kind[2])))


def twins(game: Game, seed: str, number: int) -> list[tuple[list[Event], list[Event]]]:
    """Moments in the middle of a round of answers, each in two worlds that a viewer cannot tell apart."""
    played, rnd = list(random_game(game, seed).events), random.Random(seed)
    passes = [at for at, event in enumerate(played, start=1) if isinstance(event, s.Passed)]
    found = []
    for _ in range(number * 20):
        moment, seat = played[: rnd.choice(passes or [len(played)])], rnd.choice([*game.seats, None])
        try:
            found.append((moment, other_world(game, moment, seat, rnd)))
        except NoSuchWorldError:
            continue
        if len(found) == number:
            break
    return found


@pytest.mark.parametrize("kind", GAMES, ids=label)
def test_in_every_world_the_same_answers_are_given_at_once(kind: tuple[str, int, dict[str, object]]) -> None:
    edition, seats, options = kind
    game = new_game(load_edition(edition), seats, options=options)
    for here, there in twins(game, f"timing/{label(kind)}", MOMENTS):
        assert timed(game, here) == timed(game, there)


def passes_too_early(state: State) -> Seat | None:
    """Pass for every seat without a choice, whatever the others know."""
    seat = state.public.actor
    if seat is None or state.public.phase != "answer":
        return None
    return seat if list(legal_actions(state.view(seat))) == [Pass()] else None


@pytest.mark.parametrize(("edition", "seats"), EVADING)
def test_an_answer_given_too_early_is_noticed(edition: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "seat_forced_to_pass", passes_too_early)
    game = new_game(load_edition(edition), seats)
    pairs = [pair for seed in range(12) for pair in twins(game, f"early/{seed}", MOMENTS)]
    assert any(timed(game, here) != timed(game, there) for here, there in pairs)


async def test_where_an_answer_can_be_denied_everybody_is_asked(tmp_path: Path) -> None:
    """In `travel` a seat without a card says so itself; in `classic` nobody is kept waiting for that."""
    for edition, asked in (("travel", True), ("classic", False)):
        async with registry_on(tmp_path / edition) as registry:
            authority = await seated(registry, people=3, edition=edition)
            await play_on(authority)
            assert _answered_late(authority.log) is asked, edition


def _answered_late(log: Sequence[n.Entry]) -> bool:
    """Return whether every pass has a time of its own."""
    happened = [entry for entry in log if isinstance(entry, n.Happened)]
    passes = [pair for pair in pairwise(happened) if isinstance(pair[1].event, s.Passed)]
    assert passes
    return all(before.at < entry.at for before, entry in passes)


async def test_entries_carry_whole_seconds(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db", lambda: 1000.75) as registry:
        authority = await seated(registry)
        assert {entry.at for entry in authority.log} == {1000.0}


class Thinking:
    """A slow bot, and how often somebody checked whether it is ready."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.slept = seconds, list[float]()
        self.answer: asyncio.Future[Action] = asyncio.get_running_loop().create_future()

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if sum(self.slept) >= self.seconds and not self.answer.done():
            self.answer.set_result(Pass())


async def test_a_bot_answers_after_its_pause_however_long_it_thought() -> None:
    for seconds, pauses in ((0.0, 1), (0.01, 1), (0.99, 1), (1.0, 1), (1.5, 2), (2.9, 3)):
        thinking = Thinking(seconds)
        assert await after_pauses(thinking.answer, 1.0, thinking.sleep) == Pass()
        assert thinking.slept == [1.0] * pauses


async def test_a_bot_that_fails_is_heard_of() -> None:
    thinking = Thinking(0.0)
    thinking.answer.set_exception(RuntimeError("a worker has died"))
    with pytest.raises(RuntimeError):
        await after_pauses(thinking.answer, 1.0, thinking.sleep)


def test_even_a_table_in_a_hurry_gives_bots_longer_than_they_think() -> None:
    pace = paced(1.0)
    assert {pace(0.0) for _ in range(50)} == {SHORTEST_PAUSE}
    assert all(PACE[0] <= pace(1.0) <= PACE[1] for _ in range(50))
    assert paced(0.0)(1.0) == 0.0, "a server that is measured does not wait"


def test_states_are_folded_as_they_are_timed() -> None:
    game = new_game(load_edition("classic"), 3)
    events = list(random_game(game, "folded").events)
    times = timed(game, events)
    state = initial(game)
    for event, before, at in zip(events, [0.0, *times], times, strict=False):
        assert (at == before) is (isinstance(event, s.Passed) and decisions.seat_forced_to_pass(state) is not None)
        state = evolve(state, event)
