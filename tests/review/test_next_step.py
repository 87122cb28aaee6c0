"""A hint can be played as it is: legal now, to a place that can be reached now, and honest about what it brings."""

import random
import re
from collections.abc import Iterator

import pytest

from sleuth.bots import make_bot
from sleuth.core import actions as a
from sleuth.core.game import Game, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import SeededChance, advance, begin, seen_by
from sleuth.core.view import View
from sleuth.deduction import Observer
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.advice import Advice, advise
from sleuth.review.insight import HintShown, SeatInsight
from sleuth.review.next_step import Adviser, cases_left
from sleuth.sentences import LANGUAGES, speaker
from tests.games import label
from tests.review.test_advice import GAMES, Oracle, order_of, situation

POSITIONS = 14
Position = tuple[View, list[SeenEvent]]


def positions(edition: str, seed: str) -> Iterator[Position]:
    """Yield positions of a game between inspectors, from the seat that has to act, in all its phases."""
    loaded = load_edition(edition)
    game = new_game(loaded, loaded.seats[0] if edition != "one-against-all" else 4)
    bots, chance = [make_bot("inspector", game, seat, seed) for seat in game.seats], SeededChance(seed)
    state, events = begin(game, chance)
    heard, luck = [0 for _ in game.seats], random.Random(seed)
    told: dict[str, int] = {}
    for _ in range(300):
        seat, phase = state.public.actor, state.public.phase
        if seat is None:
            return
        view = state.view(seat)
        if phase != "choose-case" and luck.random() < 1 / (3 + 4 * told.get(phase, 0)):
            told[phase] = told.get(phase, 0) + 1
            yield view, [seen_by(event, seat) for event in events]
        for event in events[heard[seat] :]:
            bots[seat].see(seen_by(event, seat))
        heard[seat] = len(events)
        state, happened = advance(state, seat, bots[seat].choose(view, legal_actions(view)), chance)
        events = [*events, *happened]


def hint_in(position: Position, language: str = "en") -> HintShown:
    view, seen = position
    assert view.seat is not None
    return SeatInsight(1, view, view.seat, seen, language).hint()


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_what_is_hinted_at_can_be_done_now(edition: str) -> None:
    kinds: set[type] = set()
    found = [each for seed in range(2) for each in positions(edition, f"hint/{seed}")][: 2 * POSITIONS]
    for number, position in enumerate(found):
        view = position[0]
        hint = hint_in(position, LANGUAGES[number % len(LANGUAGES)])
        assert hint.best is not None
        action, choices = hint.best.action, legal_actions(view)
        assert action in choices
        assert hint.best.sentence[-1] in ".?"
        assert not re.search(r"[{}]|\b[A-Z]\d{1,2}\b", hint.best.sentence), hint.best.sentence
        kinds.add(type(action))
        places = {each.cards[2] for each in hint.suggestions}
        if isinstance(action, a.Suggest):
            assert all(a.Suggest(each.cards) in choices for each in hint.suggestions), "and so can the others"
            assert hint.suggestions == [] or action.cards == hint.suggestions[0].cards
        elif isinstance(action, a.Move | a.TakePassage):
            assert places <= {action.to}, "no place that cannot be reached now"
    assert kinds & {a.Suggest, a.Show, a.Roll, a.Move}


def test_nobody_is_hinted_at_anything_while_others_act() -> None:
    view, seen = next(positions("classic", "others"))
    assert view.seat is not None
    other = (view.seat + 1) % len(view.game.seats)
    state = View(view.game, other, view.public, view.own)
    assert SeatInsight(1, state, other, seen, "en").hint().best is None


def test_a_certain_case_is_named() -> None:
    for position in positions("questions", "certain"):
        view, seen = position
        assert view.seat is not None
        cases = Observer(view.game, view.seat).see_all(seen).knowledge().cases
        best = hint_in(position).best
        assert best is not None
        certain = len(cases) == 1 and a.Accuse(cases[0][0]) in legal_actions(view)
        assert isinstance(best.action, a.Accuse) is certain


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_how_many_solutions_are_left_is_exact(game: Game) -> None:
    seat, knowledge = situation(game)
    oracle = Oracle(knowledge, order_of(game, seat))
    for advice in advise(game, seat, knowledge, top=2):
        outcomes = oracle.outcomes(advice.cards)
        left = sum(sum(cases.values()) * len(cases) for cases in outcomes.values())
        assert cases_left(advice) == pytest.approx(left, abs=1e-9)


class Solving(Advice):
    """Advice whose answer solves the case with the chance given as its value."""

    solves = property(lambda self: self.value)  # type: ignore[assignment]


SAID = [
    (1.0, 1, 20, "The answer will solve the case."),
    (0.8, 2, 20, "The answer will most likely solve the case."),
    (0.34, 8, 20, "About one time in 3 the answer solves the case."),
    (0.0, 10, 20, "The answer halves the possible solutions."),
    (0.0, 13, 20, "The answer leaves about 13 of 20 possible solutions."),
    (0.1, 6, 20, "The answer leaves about 6 of 20 possible solutions."),
    (0.0, 19.9, 20, "The answer will hardly tell you anything new."),
]


@pytest.mark.parametrize(("solves", "left", "total", "said"), SAID)
def test_how_much_it_helps_in_plain_words(
    solves: float, left: float, total: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, seen = next(positions("questions", "words"))
    assert view.seat is not None
    knowledge = Observer(view.game, view.seat).see_all(seen).knowledge()
    monkeypatch.setattr("sleuth.review.next_step.cases_left", lambda _: left)
    adviser = Adviser(speaker("en", view.game.edition), view, seen, knowledge)
    monkeypatch.setattr(adviser, "possible", total)
    assert adviser.help(Solving((), solves, 0.0, 0.0, 0.0, (), {})) == said
