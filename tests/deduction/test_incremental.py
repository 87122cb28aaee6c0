"""One more fact: the same answers as from scratch, with what did not change reused, and nothing of the past kept."""

import gc
import random
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle

import numpy as np
import pytest

from sleuth.core.game import Game
from sleuth.core.truth import seen_by
from sleuth.deduction import Fact, Knowledge, Observer, Shape, Showing, counting, holds, holds_some, lacks
from sleuth.deduction.counting import Count
from sleuth.deduction.hand import Tables
from tests.deduction.test_counting import deck
from tests.games import all_games, label, random_game

GAMES = list(all_games())
SHAPE = deck((6, 6, 9), (6, 6, 6))


def learnt(game: Game, seat: int | None) -> tuple[Shape, list[Fact]]:
    """Return what a seat learns in a game, in this order."""
    watching = Observer(game, seat).see_all(seen_by(e, seat) for e in random_game(game, f"more/{label(game)}").events)
    assert watching.shape is not None
    return watching.shape, watching.facts


def one_by_one(shape: Shape, facts: list[Fact], showing: Showing, asked: random.Random) -> Iterator[Knowledge]:
    """Yield the knowledge after some of the facts, each time from the knowledge before it."""
    first = min(len(facts), sum(fact.how in ("hand", "open") for fact in facts))
    known, taken = Knowledge(shape, facts[:first], showing), first
    while taken < len(facts):
        more = asked.choice((1, 1, 1, 2, 5))
        known, taken = known.given(*facts[taken : taken + more]), taken + more
        yield known


def agrees(known: Knowledge, scratch: Knowledge) -> bool:
    """Return whether all weights are the same shares of the total."""
    owners, whole, other = known.shape.owners, known.total, scratch.total
    entries = [(card, owner) for card in known.shape.cards for owner in owners]
    return (
        all(known.weight(*entry) * other == scratch.weight(*entry) * whole for entry in entries)
        and known.certain == scratch.certain
        and known.case == scratch.case
        and {case: weight * other for case, weight in known.cases}
        == {case: weight * whole for case, weight in scratch.cases}
        and [case for case, _ in known.cases] == [case for case, _ in scratch.cases]
    )


@pytest.mark.parametrize(("game", "showing"), list(zip(GAMES, cycle(["neutral", "random"]))), ids=str)
def test_facts_one_at_a_time_say_the_same_as_all_at_once(game: Game, showing: Showing) -> None:
    """Check weights, certainties and cases for a seat and for a spectator."""
    dice = random.Random(f"{label(game)}/{showing}")
    for seat in (dice.choice(game.seats), None):
        shape, facts = learnt(game, seat)
        for number, known in enumerate(one_by_one(shape, facts[:60], showing, dice)):
            if number % 3 == 0 and known.consistent:
                scratch = Knowledge(shape, known.facts, showing)
                assert agrees(known, scratch)
                owner = dice.choice(shape.owners)
                if number % 9 == 0:
                    assert [hand for hand, _ in known.hands(owner)] == [hand for hand, _ in scratch.hands(owner)]


@pytest.mark.parametrize("game", GAMES[::4], ids=label)
def test_facts_one_at_a_time_say_the_same_with_integers_of_any_size(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    shape, facts = learnt(game, game.seats[-1])
    dice = random.Random(label(game))
    steps = list(one_by_one(shape, facts[:40], "random", dice))
    expected = [Knowledge(shape, known.facts, "random") for known in steps]
    assert all(known.total for known in expected)
    monkeypatch.setattr(counting, "MAX_BITS", 0)
    assert all(map(agrees, one_by_one(shape, facts[:40], "random", random.Random(label(game))), expected))


@pytest.mark.parametrize("game", GAMES[::3], ids=label)
def test_tables_taken_over_are_the_same_as_new_ones(game: Game) -> None:
    """Check that a part of larger tables is what smaller ones would be; some are taken over in every game."""
    shape, facts = learnt(game, game.seats[-1])
    taken_over = 0
    before: dict[object, Tables] = {}
    for known in one_by_one(shape, facts[:60], "neutral", random.Random(1)):
        solved = known._count
        assert solved is not None
        for hand in solved.hands:
            reused, new = hand.tables(solved.dtype, before), hand.tables(solved.dtype, {})
            for name in ("weights", "sums", "with_card"):
                np.testing.assert_array_equal(getattr(reused, name), getattr(new, name))
            taken_over += hand.pattern in before
        before = {owner.hand.pattern: owner.tables for owner in solved.owners}
    assert taken_over


# --- what is reused


KNOWN = (holds("hand", 0, "a0", "a1", "b0", "b1", "c0", "c1"), lacks("passed", 1, "a2", "b2", "c2"))


@pytest.mark.parametrize(
    "again",
    [
        lacks("passed", 1, "a2", "b2", "c2"),
        lacks("passed", 2, "a0", "b0", "c1"),
        holds_some("showed", 0, "a0", "b5", "c5"),
        holds("shown", 0, "a0", among=("a0", "b5", "c5")),
    ],
)
def test_a_fact_that_says_nothing_new_needs_no_count(again: Fact) -> None:
    known = Knowledge(SHAPE, KNOWN)
    assert known.cases
    later = known.given(again)
    assert later._answers is known._answers
    assert later.facts == (*KNOWN, again)
    assert agrees(later, Knowledge(SHAPE, later.facts))


def test_a_repeated_answer_says_nothing_new() -> None:
    answer = holds_some("showed", 1, "a3", "b3", "c3")
    known = Knowledge(SHAPE, [*KNOWN, answer])
    assert known.total < Knowledge(SHAPE, KNOWN).total
    assert known.given(answer)._answers is known._answers


def test_a_card_shown_again_does_say_something_if_the_choice_was_random() -> None:
    """Check that nothing is shared when only the weights change."""
    shown = holds("shown", 1, "a3", among=("a3", "b3", "c3"))
    known = Knowledge(SHAPE, [*KNOWN, shown], "random")
    again = known.given(shown)
    assert again.exact("b3", 1) < known.exact("b3", 1)
    assert agrees(again, Knowledge(SHAPE, [*KNOWN, shown, shown], "random"))


def test_contradictions_are_found_later_too() -> None:
    known = Knowledge(SHAPE, KNOWN)
    assert not known.given(lacks("passed", 1, *SHAPE.cards)).consistent
    assert not known.given(lacks("noted", 2, "a0")).given(holds("noted", 1, "a0")).consistent
    with pytest.raises(ValueError, match="no deal"):
        known.given(holds("noted", 2, "c1")).weight("a0", 0)


@pytest.mark.parametrize("asked", [True, False])
def test_nothing_of_the_past_is_kept(asked: bool) -> None:
    """Check that a long game keeps only its latest count, whether or not each step was asked for anything."""
    known = Knowledge(SHAPE, KNOWN)
    past: list[weakref.ref[Count]] = []
    for card in ("a3", "b3", "c3", "a4", "b4", "c4"):
        known = known.given(lacks("passed", 2, card))
        if asked:
            assert known.cases
            assert known._count is not None
            past.append(weakref.ref(known._count))
    assert known.total
    gc.collect()
    assert known._before is None
    assert [count() is not None for count in past] == [False] * (len(past) - 1) + [True] * asked
    assert (
        sum(
            isinstance(each, Count) and each.constraints.kinds is known._count.constraints.kinds
            for each in gc.get_objects()
        )
        == 1
    )  # type: ignore[union-attr]


def test_threads_count_at_the_same_time() -> None:
    """Check that the buffers of one thread are not those of another."""
    game = GAMES[-1]
    shape, facts = learnt(game, game.seats[0])
    ends = list(range(8, min(len(facts), 48)))
    alone = [Knowledge(shape, facts[:end]).total for end in ends]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(3):
            assert list(pool.map(lambda end: Knowledge(shape, facts[:end]).total, ends)) == alone
