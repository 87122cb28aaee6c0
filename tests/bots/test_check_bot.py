"""The kit for bots: ours pass, and every kind of faulty bot is found, with a message that says what is wrong."""

import itertools
import random
import sys

import numpy as np
import pytest

from sleuth.bots import LEVELS, RandomBot
from sleuth.core.actions import Accuse, Action, Roll
from sleuth.core.choices import Choices
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import State
from sleuth.core.view import View
from sleuth.testing import BotFault, check_bot


class Plain(RandomBot):
    """A bot with nothing wrong, to build the others on."""

    def __init__(self, game: object, seat: int, seed: str) -> None:
        super().__init__(seed, 0.1)
        self.seat = seat


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_our_own_bots_pass(level: str) -> None:
    report = check_bot(level, editions=["one-against-all"])
    assert (report.tables, report.games) == (3, 6)
    assert report.decisions > 100
    assert report.worlds > 0


def test_every_edition_with_every_number_of_seats_is_played() -> None:
    report = check_bot(Plain)
    assert (report.tables, report.games) == (32, 64)
    assert report.worlds >= 50


def fault(make: object, edition: str = "questions", games: int = 1) -> str:
    with pytest.raises(BotFault) as caught:
        check_bot(make, editions=[edition], games=games)  # type: ignore[arg-type]
    return str(caught.value)


def test_an_illegal_action_is_reported_with_the_legal_ones() -> None:
    class Illegal(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            return Roll() if view.public.phase == "answer" else super().choose(view, choices)

    text = fault(Illegal)
    assert "questions with 3 seats" in text
    assert "phase 'answer': chose Roll(), which is not legal; legal were" in text
    assert "Pass()" in text or "Show(" in text


def test_something_other_than_an_action_is_reported() -> None:
    class Confused(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            return ["suggest"]  # type: ignore[return-value]

    assert "chose ['suggest'], which is not legal" in fault(Confused)


def test_an_exception_is_reported_with_its_place() -> None:
    class Raising(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            raise KeyError("nothing")

    assert "phase 'start': choose raised KeyError('nothing'); legal were Suggest(" in fault(Raising)
    assert " and 640 more" in fault(Raising)


def test_an_event_that_the_bot_cannot_take() -> None:
    class Deaf(Plain):
        listens = True

        def see(self, event: SeenEvent) -> None:
            raise TypeError(type(event).__name__)

    assert "raised TypeError('SeenDealt'); expected to take every event" in fault(Deaf)


def test_events_must_not_harm_a_bot_that_does_not_listen() -> None:
    class Touchy(Plain):
        def see(self, event: SeenEvent) -> None:
            raise AssertionError("I do not listen")

    assert "I do not listen" in fault(Touchy)


def test_a_bot_without_listens() -> None:
    class Silent:
        def __init__(self, *_: object) -> None: ...

    assert "has no `listens`" in fault(Silent)


def test_a_bot_that_cannot_be_made() -> None:
    assert "cannot be made with (game, seat, seed)" in fault(lambda game: None)


def test_a_bot_that_never_accuses() -> None:
    class Shy(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            return next(action for action in choices if not isinstance(action, Accuse))

    assert "no end after 20000 decisions; expected an accusation sooner or later" in fault(Shy)


def test_luck_of_its_own_is_found_out() -> None:
    class Fickle(Plain):
        def __init__(self, game: object, seat: int, seed: str) -> None:
            super().__init__(game, seat, f"{random.SystemRandom().random()}")

    assert "with the same seed; expected to decide by what it sees" in fault(Fickle)


def test_a_memory_that_outlives_the_game_is_found_out() -> None:
    counter = itertools.count()

    class Counting(Plain):
        def __init__(self, game: object, seat: int, seed: str) -> None:
            super().__init__(game, seat, f"{seed}{next(counter)}")

    assert "no global variable" in fault(Counting)


@pytest.mark.parametrize("use", [random.random, np.random.random])
def test_the_global_generators_are_left_alone(use: object) -> None:
    class Careless(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            use()  # type: ignore[operator]
            return super().choose(view, choices)

    assert "used the global random generator" in fault(Careless)


def test_choices_are_left_alone() -> None:
    class Rude(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            action = super().choose(view, choices)
            choices.menus = choices.menus[1:]
            return action

    assert "changed its view or its choices" in fault(Rude)


def cheat(case: tuple[str, ...] | None, choices: Choices) -> Action | None:
    return Accuse(case) if case and Accuse(case) in choices else None


def test_a_bot_that_looks_into_the_state_through_its_caller_is_found_out() -> None:
    class Peeping(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            frame = sys._getframe()
            while frame is not None:
                for value in frame.f_locals.values():
                    if isinstance(value, State):
                        return cheat(value.hidden.case, choices) or super().choose(view, choices)
                frame = frame.f_back  # type: ignore[assignment]
            return super().choose(view, choices)

    assert "nothing that its seat cannot see" in fault(Peeping, games=3)


@pytest.mark.parametrize("door", ["sleuth.arena.match.begin", "sleuth.core.truth.state.State.view"])
def test_a_bot_that_has_got_hold_of_the_state_is_found_out(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[State] = []

    def wiretap(original):  # type: ignore[no-untyped-def]
        def tapped(*arguments):  # type: ignore[no-untyped-def]
            result = original(*arguments)
            held.append(arguments[0] if isinstance(arguments[0], State) else result[0])
            return result

        return tapped

    class Holding(Plain):
        def choose(self, view: View, choices: Choices) -> Action:
            action = super().choose(view, choices)
            return (cheat(held[-1].hidden.case, choices) if view.public.turn.number > 3 else None) or action

    module, name = door.rsplit(".", 1)
    target = State if module.endswith("State") else sys.modules[module]
    monkeypatch.setattr(target, name, wiretap(getattr(target, name)))
    assert "nothing that its seat cannot see" in fault(Holding, games=3)


def test_a_program_that_loses_moves_is_a_faulty_bot() -> None:
    text = fault(f"cmd:{sys.executable} -c 'import sys; sys.exit(\"no board at home\")'")
    assert "phase 'start': lost the move by 'ended': its output has ended (code 1: no board at home)" in text
