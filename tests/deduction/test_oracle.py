"""The fast count equals brute force, as exact fractions: on thousands of small problems and in real games."""

import random
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from sleuth.core.game import Game, new_game
from sleuth.core.seen import TurnStarted
from sleuth.core.truth import Event, seen_by
from sleuth.deduction import Fact, Knowledge, Observer, Owner, Shape, Showing, holds, holds_some, lacks, not_all
from sleuth.editions import load_edition
from tests.deduction.brute import Answers, answers, brute_force, entropy
from tests.games import TABLES, all_games, label, random_game

Deal = dict[Owner, list[str]]
MODELS: tuple[Showing, Showing] = ("neutral", "random")
BATCHES, PROBLEMS_PER_BATCH = 20, 50


# --- small problems


def random_shape(rnd: random.Random) -> Shape:
    """Return a shape with 6 to 10 cards of two or three kinds, two to four seats and sometimes piles."""
    while True:
        kinds = [rnd.randint(2, 4) for _ in range(rnd.choice((2, 3, 3)))]
        owners: list[Owner] = [*range(rnd.randint(2, 4))]
        owners += [pile for pile in ("side", "centre", "open") if rnd.random() < 0.2]
        left = sum(kinds) - len(kinds)
        if 6 <= sum(kinds) <= 10 and len(owners) <= left:
            break
    cuts = sorted(rnd.sample(range(1, left), len(owners) - 1))
    sizes = [end - start for start, end in pairwise([0, *cuts, left])]
    cards = [(f"{'abc'[kind]}{number}", kind) for kind, size in enumerate(kinds) for number in range(size)]
    where = rnd.randrange(len(owners) + 1)
    return Shape(
        cards=tuple(card for card, _ in cards),
        kinds=tuple(kind for _, kind in cards),
        owners=(*owners[:where], "case", *owners[where:]),
        sizes=(*sizes[:where], len(kinds), *sizes[where:]),
    )


def random_deal(shape: Shape, rnd: random.Random) -> Deal:
    """Deal one card of each kind into the case and the others anywhere."""
    kinds = range(max(shape.kinds) + 1)
    of_kind = [[card for card, k in zip(shape.cards, shape.kinds, strict=True) if k == kind] for kind in kinds]
    case = [rnd.choice(cards) for cards in of_kind]
    rest = [card for card in shape.cards if card not in case]
    rnd.shuffle(rest)
    return {
        owner: case if owner == "case" else [rest.pop() for _ in range(size)]
        for owner, size in zip(shape.owners, shape.sizes, strict=True)
    }


def random_facts(shape: Shape, deal: Deal, rnd: random.Random) -> list[Fact]:
    """Return facts that somebody could have learnt about this deal."""
    facts = [holds("open", "open", card) for card in deal.get("open", ())]
    if rnd.random() < 0.5:
        facts += [holds("hand", 0, card) for card in deal[0]]
    return facts + [true_fact(shape, deal, rnd) for _ in range(rnd.randint(0, 7))]


def true_fact(shape: Shape, deal: Deal, rnd: random.Random) -> Fact:
    """Return a true fact of one of the possible forms."""
    owner = rnd.choice(shape.owners)
    named = tuple(rnd.sample(shape.cards, rnd.randint(1, 4)))
    inside = [card for card in named if card in deal[owner]]
    form = rnd.random()
    if form < 0.1:
        triple = tuple(rnd.choice([c for c in shape.cards if c[0] == kind]) for kind in "abc"[: len(deal["case"])])
        if set(triple) != set(deal["case"]):
            return not_all("accused", "case", *triple)
    if not inside:
        return lacks("passed", owner, *named)
    if form < 0.35:
        return holds("shown", owner, rnd.choice(inside), among=named)
    if form < 0.45:
        return holds("opened", owner, *inside)
    if form < 0.55:
        return Fact(how="second-none", owner=owner, cards=named, least=len(inside), most=len(inside))
    if form < 0.65 and len(inside) < len(named):
        return not_all("noted", owner, *named)
    return holds_some("showed", owner, *named, least=rnd.randint(1, min(2, len(inside))))


def negated(fact: Fact) -> Fact:
    """Return the opposite of a fact; for an exact number, that there are fewer."""
    if fact.least:
        return Fact(how="noted", owner=fact.owner, cards=fact.cards, least=0, most=fact.least - 1)
    return holds_some("noted", fact.owner, *fact.cards, least=fact.most + 1)


def problems(name: object) -> Iterator[tuple[Shape, list[Fact], random.Random]]:
    """Yield many small problems, always the same for the same name."""
    rnd = random.Random(f"oracle/{name}")
    for _ in range(PROBLEMS_PER_BATCH):
        shape = random_shape(rnd)
        yield shape, random_facts(shape, random_deal(shape, rnd), rnd), rnd


def check(known: Knowledge, expected: Answers | None) -> None:
    """Check that the engine gives the same answers as brute force."""
    assert answers(known) == expected
    if expected is not None:
        assert known.entropy == pytest.approx(entropy(expected.cases.values()), abs=1e-12)
        weights = [weight for _, weight in known.cases]
        assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_small_problems(batch: int) -> None:
    """Compare deals, every probability, every hand, the cases and every certainty."""
    for shape, facts, rnd in problems(batch):
        for showing in MODELS:
            expected = brute_force(shape, facts, showing)
            assert expected is not None
            check(Knowledge(shape, facts, showing), expected)
        shuffled = rnd.sample(facts, len(facts))
        assert answers(Knowledge(shape, shuffled, showing)) == expected, "the order of facts makes no difference"


@pytest.mark.parametrize("batch", range(BATCHES // 5))
def test_facts_one_by_one(batch: int) -> None:
    """Compare repeated `given` with all facts at once, whatever was asked in between."""
    for shape, facts, _ in problems(f"given/{batch}"):
        for showing in MODELS:
            known = Knowledge(shape, (), showing)
            for fact in facts:
                known = known.given(fact)
            middle = len(facts) // 2
            halves = Knowledge(shape, facts[:middle], showing).given(*facts[middle:])
            at_once = answers(Knowledge(shape, facts, showing))
            assert answers(known) == answers(halves) == at_once
            assert at_once is not None


@pytest.mark.parametrize("batch", range(BATCHES // 2))
def test_facts_that_may_contradict_each_other(batch: int) -> None:
    """Negate some facts: the result is inconsistent exactly when there is no deal."""
    found = {True: 0, False: 0}
    for shape, facts, rnd in problems(f"negated/{batch}"):
        turned = [negated(fact) if rnd.random() < 0.15 else fact for fact in facts]
        expected = brute_force(shape, turned)
        known = Knowledge(shape, turned)
        assert known.consistent is (expected is not None)
        assert Knowledge(shape, facts).given(*turned).consistent is (brute_force(shape, facts + turned) is not None)
        check(known, expected)
        found[known.consistent] += 1
    assert min(found.values()) > PROBLEMS_PER_BATCH // 10, "both kinds come up often"


def test_without_any_deal_only_consistency_can_be_asked() -> None:
    shape = random_shape(random.Random(1))
    known = Knowledge(shape, [holds("noted", 0, "a0"), lacks("noted", 0, "a0")])
    assert not known.consistent
    assert known.total == known.deals == 0
    with pytest.raises(ValueError, match="no deal"):
        known.certain  # noqa: B018
    with pytest.raises(ValueError, match="no deal"):
        known.hands("case")


# --- real games

FEW, MANY = 3_000, 200_000
"""At most this many deals are enumerated: at many moments, and once in each game of three seats."""

THREE = [new_game(load_edition(edition), 3) for edition, seats in TABLES if seats == 3]


@cache
def events_of(game: Game) -> tuple[Event, ...]:
    """Return the events of one long game."""
    return random_game(game, f"oracle/{label(game)}", boldness=0.03).events


def moments(game: Game, seat: int, most: int) -> tuple[Shape, list[tuple[Fact, ...]]]:
    """Return what a seat had learnt at the start of each turn, once at most `most` deals were possible."""
    observer, found = Observer(game, seat), [()]
    for event in events_of(game):
        observer.see(seen_by(event, seat))
        if isinstance(event, TurnStarted) and found[-1] != tuple(observer.facts):
            found.append(tuple(observer.facts))
    shape = observer.shape
    assert shape is not None
    start = bisect_left(found, -most, key=lambda facts: -Knowledge(shape, facts).deals)
    return shape, found[start:]


@pytest.mark.parametrize("game", list(all_games()), ids=label)
def test_real_games(game: Game) -> None:
    """Check every edition, number of seats and house rule, once few deals are left."""
    compared = 0
    for seat in game.seats:
        shape, found = moments(game, seat, FEW)
        for facts in found[:4:2]:
            for showing in MODELS:
                check(Knowledge(shape, facts, showing), brute_force(shape, facts, showing))
            compared += 1
    assert compared


@pytest.mark.parametrize("showing", MODELS)
@pytest.mark.parametrize("game", THREE, ids=label)
def test_real_games_of_three_earlier_on(game: Game, showing: Showing) -> None:
    """Check one moment with many more deals, as early in the game as enumeration allows."""
    shape, found = moments(game, 1, MANY)
    check(Knowledge(shape, found[0], showing), brute_force(shape, found[0], showing))
