"""Timing counts correctly and does not change the game."""

from sleuth.arena.simulation import random_match
from sleuth.arena.timing import Timed, Times
from sleuth.bots import Bot, make_bot
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.seen import SeenEvent
from sleuth.editions import load_edition

GAME = new_game(load_edition("questions"), 3)


def test_timing_does_not_change_a_game() -> None:
    times = Times()

    def timed(name: str, game: Game, seat: Seat, seed: str) -> Bot:
        return Timed(make_bot(name, game, seat, seed), times)

    plain, watched = random_match(GAME, 1, 1, ["amateur"]), random_match(GAME, 1, 1, ["amateur"], timed)
    assert plain.events == watched.events
    assert times.decisions == watched.steps
    assert 0 < times.seconds / times.decisions <= times.worst


def test_the_summary_of_durations() -> None:
    times, more = Times(), Times()
    for milliseconds in (1, 2, 30):
        times.see(milliseconds / 1000)
    for milliseconds in (40, 500):
        more.see(milliseconds / 1000)
    times.merge(more)
    summary = times.summary()
    assert (summary.decisions, summary.worst, summary.mean) == (5, 500, 114.6)
    assert abs(summary.median - 30) < 0.03 * 30


def test_a_clock_that_does_not_advance_and_no_decision_at_all() -> None:
    times = Times()
    assert times.summary().median == 0
    times.see(0.0)
    assert times.summary().worst == 0


def test_closing_a_timed_bot_closes_the_bot_if_it_can_be_closed() -> None:
    class Tidy:
        listens = False
        closed = 0

        def see(self, event: SeenEvent) -> None:
            raise NotImplementedError

        choose = see  # type: ignore[assignment]

        def close(self) -> None:
            self.closed += 1

    tidy = Tidy()
    Timed(tidy, Times()).close()  # type: ignore[arg-type]
    Timed(make_bot("random", GAME, 0, "x"), Times()).close()
    assert tidy.closed == 1
