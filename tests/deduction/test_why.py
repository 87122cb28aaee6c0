"""Proofs and conflicts are sufficient and minimal: no smaller set of facts does."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from sleuth.core import seen as s
from sleuth.core.game import CardId, Game, new_game
from sleuth.core.truth import seen_by
from sleuth.deduction import Fact, Knowledge, Observer, Owner, Shape, holds, holds_some, lacks, not_all, shape_of
from sleuth.deduction.why import contradiction, explain
from sleuth.editions import load_edition
from tests.games import all_games, label, random_game

GAMES = list(all_games())
EACH = 500 // len(GAMES) + 1
"""Entries per game: together at least 500."""
CLASSIC = load_edition("classic")
SHAPE = shape_of(CLASSIC, [6, 6, 6])

Entry = tuple[CardId, Owner, bool]


def some_knowledge(game: Game, seed: object) -> Knowledge | None:
    """Return what a seat knows at the start of some turn of a random game; `None` if it knows the case (too easy)."""
    dice = random.Random(f"{seed}")
    seat = dice.choice(game.seats)
    seen = [seen_by(event, seat) for event in random_game(game, seed, boldness=0.02).events]
    turns = [number for number, event in enumerate(seen) if isinstance(event, s.TurnStarted)]
    observer = Observer(game, seat).see_all(seen[: dice.choice(turns[len(turns) // 4 :])])
    assert observer.shape is not None
    if any(fact.how == "case" for fact in observer.facts):
        return None
    return Knowledge(observer.shape, observer.facts)


def certain_entries(knowledge: Knowledge, dice: random.Random) -> list[Entry]:
    """Return all certain entries, those that no single fact states first; yes and no alternate."""
    said = {
        (card, fact.owner)
        for fact in knowledge.facts
        for card in fact.cards
        if fact.most == 0 or fact.least == len(fact.cards)
    }
    entries: dict[bool, list[Entry]] = {True: [], False: []}
    for card in knowledge.shape.cards:
        for owner in knowledge.shape.owners:
            if knowledge.weight(card, owner) in (0, knowledge.total):
                held = knowledge.weight(card, owner) > 0
                entries[held].append((card, owner, held))
    for found in entries.values():
        dice.shuffle(found)
        found.sort(key=lambda entry: entry[:2] in said)
    return [entry for pair in zip(*entries.values(), strict=False) for entry in pair]


def some_entries(game: Game) -> Iterator[tuple[Knowledge, Entry]]:
    dice = random.Random(label(game))
    for seed in range(1000):
        knowledge = some_knowledge(game, seed)
        if knowledge is not None:
            yield from ((knowledge, entry) for entry in certain_entries(knowledge, dice)[:4])


def proves(shape: Shape, facts: Sequence[Fact], entry: Entry) -> bool:
    """Return whether the facts prove the entry, by counting all deals, which is not how proofs are found."""
    card, owner, held = entry
    knowledge = Knowledge(shape, facts)
    return knowledge.weight(card, owner) == (knowledge.total if held else 0)


def without_each(facts: Sequence[Fact]) -> Iterator[tuple[Fact, ...]]:
    return (tuple(facts[:number]) + tuple(facts[number + 1 :]) for number in range(len(facts)))


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_proof_is_sufficient_and_minimal(game: Game) -> None:
    tried = 0
    for knowledge, entry in some_entries(game):
        proof = explain(knowledge, *entry)
        assert proves(knowledge.shape, proof, entry)
        # more facts prove no less: if no set with one fact fewer proves it, no smaller set does
        assert not any(proves(knowledge.shape, fewer, entry) for fewer in without_each(proof))
        numbers = [knowledge.facts.index(fact) for fact in proof]
        assert numbers == sorted(set(numbers))
        tried += 1
        if tried == EACH:
            return
    pytest.fail(f"only {tried} entries")


def test_proofs_are_deterministic() -> None:
    for game in GAMES[:8]:
        for seed in range(3):
            knowledge = some_knowledge(game, seed)
            if knowledge is not None:
                for entry in certain_entries(knowledge, random.Random(0))[:4]:
                    twin = Knowledge(knowledge.shape, knowledge.facts, "random")
                    assert explain(knowledge, *entry) == explain(twin, *entry)


def test_what_is_not_certain_has_no_proof() -> None:
    knowledge = Knowledge(SHAPE, [holds("hand", 0, "rope"), lacks("passed", 1, "dagger")])
    for owner in ("case", 2):
        for held in (True, False):
            with pytest.raises(ValueError, match="not certain"):
                explain(knowledge, "dagger", owner, held)
    with pytest.raises(ValueError, match="not certain"):
        explain(knowledge, "rope", 0, False)
    assert explain(knowledge, "rope", 0) == explain(knowledge, "rope", "case", False) == knowledge.facts[:1]


def test_facts_that_contradict_each_other_prove_nothing() -> None:
    with pytest.raises(ValueError, match="no deal"):
        explain(Knowledge(SHAPE, [holds("hand", 0, "rope"), lacks("noted", 0, "rope")]), "rope", 0)


def test_the_shape_alone_can_be_a_proof() -> None:
    assert explain(Knowledge(shape_of(CLASSIC, [9, 9, 0])), "rope", 2, False) == ()


def test_a_proof_names_a_repeated_fact_once() -> None:
    twice = [lacks("passed", 1, "rope", "plum", "hall", to=0, turn=turn) for turn in (1, 5)]
    shown = [holds_some("showed", 1, "rope", "plum", "study", to=2, turn=turn) for turn in (3, 9)]
    knowledge = Knowledge(SHAPE, [*twice, *shown])
    assert explain(knowledge, "study", 1) == (twice[0], shown[0])


def test_a_seats_hand_is_a_better_reason_than_its_answers() -> None:
    hand = [holds("hand", 0, card) for card in ("plum", "green", "dagger", "hall", "study", "library")]
    passed = [lacks("passed", seat, "white", "rope", "kitchen", to=1, turn=4) for seat in (2, 0)]
    asked = lacks("passed", 1, "scarlett", "rope", "kitchen", to=2, turn=5)
    knowledge = Knowledge(SHAPE, [*hand, *passed, asked])
    assert explain(knowledge, "rope", "case") == (*hand, passed[0], asked)


def test_a_proof_can_need_more_than_propagation() -> None:
    """Check a proof where three players each showed one of the same three cards, so none is left for the case."""
    facts = [holds_some("showed", seat, "plum", "rope", "hall", turn=seat) for seat in range(3)]
    knowledge = Knowledge(SHAPE, [lacks("passed", 0, "green"), *facts, holds("shown", 1, "study")])
    for card in ("plum", "rope", "hall"):
        assert explain(knowledge, card, "case", False) == tuple(facts)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_conflict_is_contradictory_and_minimal(game: Game) -> None:
    for knowledge, (card, owner, held) in islice(some_entries(game), 4):
        wrong = lacks("noted", owner, card) if held else holds("noted", owner, card)
        found = contradiction(knowledge.shape, [*knowledge.facts, wrong])
        assert wrong in found
        assert not Knowledge(knowledge.shape, found).consistent
        assert all(Knowledge(knowledge.shape, fewer).consistent for fewer in without_each(found))


def test_a_conflict_of_counting() -> None:
    """Check the conflict of a false accusation and three cards that nobody has."""
    game = new_game(CLASSIC, 3)
    nobody = [lacks("passed", seat, "plum", "rope", "hall", turn=1) for seat in game.seats]
    wrong = not_all("accused", "case", "plum", "rope", "hall", turn=2)
    assert contradiction(SHAPE, [*nobody, holds("shown", 0, "dagger"), wrong]) == (*nobody, wrong)


def test_the_case_has_no_room_for_two_weapons() -> None:
    nobody = [lacks("passed", seat, "rope", "dagger", turn=seat) for seat in range(3)]
    assert contradiction(SHAPE, nobody) == tuple(nobody)


def test_no_conflict() -> None:
    with pytest.raises(ValueError, match="some deal"):
        contradiction(SHAPE, [holds("hand", 0, "rope")])


def test_a_shape_that_does_not_add_up_contradicts_itself() -> None:
    assert contradiction(shape_of(CLASSIC, [6, 6, 5]), [holds("hand", 0, "rope")]) == ()
