"""The yardstick of the benchmark answers the same as counting: on positions of games, and where nothing is possible."""

import pytest

from sleuth.core.game import new_game
from sleuth.deduction import Fact, Knowledge, holds, holds_some, lacks, shape_of
from sleuth.editions import load_edition
from tools.bench_certainty import Position, positions, report, timed
from tools.sat_certainty import possible_entries

CLASSIC = load_edition("classic")
SHAPE = shape_of(CLASSIC, [6, 6, 6])


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("red-keep", 6), ("one-against-all", 4)])
def test_games_are_judged_alike(edition: str, seats: int) -> None:
    """Check some positions; `timed` compares the certainties itself."""
    game = new_game(load_edition(edition), seats)
    found = [timed(position) for number in range(3) for position in positions(edition, game, number)][::3]
    assert {each.position.questions for each in found} >= {0, 5}
    assert len(report("", found).split()) == 9


def test_a_wrong_answer_of_either_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.bench_certainty.possible_entries", lambda shape, facts: set())
    with pytest.raises(AssertionError, match="disagrees"):
        timed(Position("classic", 3, 0, SHAPE, (holds("hand", 0, "plum"),)))


@pytest.mark.parametrize(
    "fact",
    [
        holds("shown", 1, "plum", "rope"),
        lacks("passed", 2, "plum", "rope", "hall"),
        holds_some("second-showed", 1, "plum", "rope", "hall", least=2),
        Fact(how="noted", owner=2, cards=("plum", "rope", "hall", "study"), least=2, most=2),
        Fact(how="accused", owner="case", cards=("plum", "rope", "hall"), least=0, most=2),
    ],
)
def test_every_form_of_fact_is_understood(fact: Fact) -> None:
    hand = holds("hand", 0, "scarlett", "green", "dagger", "lounge", "kitchen", "library")
    seven = lacks("noted", fact.owner, *(card for card in SHAPE.cards[1:14] if card not in fact.cards))
    facts = [hand, fact, seven] if fact.owner in (1, 2) else [hand, fact]
    known = Knowledge(SHAPE, facts)
    expected = {
        (card, owner)
        for card in SHAPE.cards
        for owner in SHAPE.owners
        if known.consistent and known.weight(card, owner)
    }
    assert possible_entries(SHAPE, facts) == expected


def test_nothing_is_possible_if_the_facts_contradict_each_other() -> None:
    assert possible_entries(SHAPE, [holds("hand", 0, "plum"), lacks("passed", 0, "plum", "rope")]) == set()
