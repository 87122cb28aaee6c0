"""Properties of every game: the truth stays possible, knowledge never shrinks, weights add up."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt

import pytest

from sleuth.core import seen as s
from sleuth.core.game import Game
from sleuth.core.truth import Event, evolve, initial, seen_by
from sleuth.core.truth import events as e
from sleuth.deduction import (
    Fact,
    Knowledge,
    Observer,
    Owner,
    Shape,
    Showing,
    counting,
    holds,
    holds_some,
    lacks,
    not_all,
)
from sleuth.testing.worlds import NoSuchWorldError, other_world, retell
from tests.deduction.brute import answers, weighted_deals
from tests.deduction.test_counting import deck
from tests.games import all_games, label, random_game

Deal = dict[Owner, tuple[str, ...]]
GAMES = list(all_games())
ATTEMPTS = 200


def deal_of(events: Sequence[Event]) -> Deal:
    """Return the true deal of a game."""
    (dealt,) = [event for event in events if isinstance(event, e.Dealt)]
    piles: Deal = {"case": dealt.case, "side": dealt.side, "centre": dealt.centre, "open": dealt.open}
    return dict(enumerate(dealt.hands)) | {pile: cards for pile, cards in piles.items() if cards}


def satisfies(deal: Deal, fact: Fact) -> bool:
    return fact.least <= len(set(deal[fact.owner]) & set(fact.cards)) <= fact.most


def watched(game: Game, events: Sequence[Event], *seats: int | None) -> Iterator[Observer]:
    """Yield the seats' observers at the start of each turn in which they have learnt something."""
    watching = [Observer(game, seat) for seat in seats]
    latest: dict[int | None, list[Fact]] = {}
    for event in events:
        for observer in watching:
            observer.see(seen_by(event, observer.seat))
            if isinstance(event, s.TurnStarted | s.GameEnded) and latest.get(observer.seat) != observer.facts:
                latest[observer.seat] = list(observer.facts)
                yield observer


Table = dict[str, dict[Owner, int]]


def table_of(known: Knowledge) -> Table:
    """Return, by card and owner, the weight of the deals in which the owner holds the card."""
    return {card: {owner: known.weight(card, owner) for owner in known.shape.owners} for card in known.shape.cards}


def adds_up(known: Knowledge, table: Table) -> None:
    """Check that every card has an owner and every hand is full."""
    assert all(sum(row.values()) == known.total for row in table.values())
    for owner, size in zip(known.shape.owners, known.shape.sizes, strict=True):
        assert sum(row[owner] for row in table.values()) == size * known.total
    assert sum(weight for _, weight in known.cases) == known.total


def truth_is_possible(known: Knowledge, table: Table, deal: Deal) -> None:
    assert all(table[card][owner] > 0 for owner, cards in deal.items() for card in cards)
    assert deal["case"] in dict(known.cases)


def nothing_is_lost(before: Knowledge, was: Table, now: Knowledge, table: Table) -> None:
    """Check that certainties stay certain, impossibilities stay impossible, and deals never increase."""
    assert before.certain.items() <= now.certain.items()
    assert now.deals <= before.deals
    assert all(was[card][owner] or not weight for card, row in table.items() for owner, weight in row.items())


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_truth_stays_possible_and_knowledge_never_shrinks(game: Game) -> None:
    """Check every seat and a spectator, at every turn of a whole game, until everything is known.

    Only a denial that the referee finds to be false (R11.2) is withdrawn. It is a fact only from the end of the round
    until the referee speaks, so no knowledge is lost between the starts of two turns.
    """
    events = random_game(game, f"properties/{label(game)}").events
    deal = deal_of(events)
    latest: dict[int | None, tuple[Knowledge, Table]] = {}
    for number, observer in enumerate(watched(game, events, *game.seats, None)):
        assert all(satisfies(deal, fact) for fact in observer.facts)
        before, was = latest.get(observer.seat, (None, {}))
        if before is not None and before.deals == 1:
            continue
        known = observer.knowledge()
        table = table_of(known)
        truth_is_possible(known, table, deal)
        adds_up(known, table)
        if before is not None:
            nothing_is_lost(before, was, known, table)
        if number % 10 == 0:
            scratch = Knowledge(known.shape, observer.facts)
            assert (scratch.deals, scratch.cases, scratch.certain) == (known.deals, known.cases, known.certain)
        latest[observer.seat] = known, table
    assert all(known.case == deal["case"] for known, _ in latest.values()), "everybody knows the case in the end"


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_facts_are_withdrawn_only_when_a_false_witness_is_found(game: Game) -> None:
    """Check also that games without that rule withdraw none."""
    taken_back = 0
    for seed in range(4 if game.options.false_witness else 1):
        observer = Observer(game, None)
        for event in random_game(game, f"taken-back/{seed}").events:
            before = list(observer.facts)
            observer.see(seen_by(event, None))
            if observer.facts[: len(before)] != before:
                assert isinstance(event, s.FalseWitnessFound)
                taken_back += 1
    assert bool(taken_back) is game.options.false_witness


@pytest.mark.parametrize("showing", ["neutral", "random"])
@pytest.mark.parametrize("game", GAMES[::5], ids=label)
def test_watching_a_game_is_the_same_as_hearing_all_of_it_at_once(game: Game, showing: Showing) -> None:
    """Compare incremental knowledge with knowledge from scratch, in both showing models."""
    events = random_game(game, f"scratch/{label(game)}").events
    observer, compared = Observer(game, 1, showing), 0
    for event in events:
        observer.see(seen_by(event, 1))
        if isinstance(event, s.TurnStarted):
            known = observer.knowledge()
            if known.deals < 20_000 and compared < 10:
                assert answers(known) == answers(Knowledge(known.shape, observer.facts, showing))
                compared += 1


# --- other worlds


def facts_of(game: Game, events: Sequence[Event], seat: int | None) -> list[Fact]:
    return Observer(game, seat).see_all(seen_by(event, seat) for event in events).facts


def beginnings(game: Game, rnd: random.Random, number: int) -> Iterator[tuple[list[Event], int | None]]:
    """Yield games up to the start of some turn (no question is half answered then), each with a seat that watches."""
    for attempt in range(number):
        if attempt % 30 == 0:
            events = list(random_game(game, f"worlds/{attempt}").events)
            turns = [index + 1 for index, event in enumerate(events) if isinstance(event, s.TurnStarted)][:25]
        yield events[: rnd.choice(turns)], rnd.choice([*game.seats, None])


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_worlds_that_look_the_same_to_a_seat_are_all_possible_for_it(game: Game) -> None:
    """Check that the facts are not too strong: the same in both worlds, and true in both."""
    rnd = random.Random(label(game))
    found = 0
    for events, seat in beginnings(game, rnd, ATTEMPTS):
        try:
            world = other_world(game, events, seat, rnd)
        except NoSuchWorldError:
            continue
        facts = facts_of(game, events, seat)
        assert facts == facts_of(game, world, seat)
        assert all(satisfies(deal_of(world), fact) for fact in facts)
        found += deal_of(world) != deal_of(events)
    assert found >= 10


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_every_deal_that_the_facts_allow_is_really_possible(game: Game) -> None:
    """Check that the facts are not too weak: swap two cards, and what the seat saw could still have happened."""
    rnd = random.Random(label(game))
    found = 0
    for events, seat in beginnings(game, rnd, ATTEMPTS):
        deal = deal_of(events)
        one, two = (rnd.choice(deal[owner]) for owner in rnd.sample(list(deal), 2))
        swap = {one: two, two: one}
        other = {owner: tuple(swap.get(card, card) for card in hand) for owner, hand in deal.items()}
        one_of_each = tuple(game.edition.card[card].kind for card in other["case"]) == game.edition.kinds
        if not one_of_each or not all(satisfies(other, fact) for fact in facts_of(game, events, seat)):
            continue
        world = retold(game, events, seat, swap, rnd)
        assert [seen_by(event, seat) for event in world] == [seen_by(event, seat) for event in events]
        found += 1
    assert found >= 10


def retold(game: Game, events: list[Event], seat: int | None, swap: dict[str, str], rnd: random.Random) -> list[Event]:
    """Return the game with two cards swapped, trying other shown cards until it fits."""
    for _ in range(200):
        try:
            return _retold_once(game, events, seat, swap, rnd)
        except NoSuchWorldError:
            continue
    raise AssertionError(f"seat {seat} should have noticed that {swap} changed places")


def _retold_once(
    game: Game, events: list[Event], seat: int | None, swap: dict[str, str], rnd: random.Random
) -> list[Event]:
    state, world = initial(game), []
    for event in events:
        same = isinstance(event, e.IntrigueDrawn | e.InvestigationDrawn | e.InvestigationPlayed)
        world.append(event if same else retell(state, event, seat, swap, rnd))
        state = evolve(state, world[-1])
    return world


# --- samples


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_sampled_deals_satisfy_all_facts(game: Game) -> None:
    events = random_game(game, f"samples/{label(game)}").events
    rnd = random.Random(label(game))
    for number, observer in enumerate(watched(game, events, 1)):
        if number % 10 == 5:
            known = observer.knowledge()
            deal = known.sample(rnd)
            assert sorted(card for hand in deal.values() for card in hand) == sorted(known.shape.cards)
            assert [len(deal[owner]) for owner in known.shape.owners] == list(known.shape.sizes)
            assert all(satisfies(deal, fact) for fact in observer.facts)


SHAPE: Shape = deck((3, 3, 2), (2, 2, 1))
FACTS = (
    holds("shown", 0, "a0", among=("a0", "b0", "c0")),
    lacks("passed", 1, "b1", "c1"),
    holds_some("showed", 1, "a1", "b0", "c0"),
    not_all("accused", "case", "a2", "b2", "c1"),
)


@pytest.mark.parametrize("bits", [counting.MAX_BITS, 0])
@pytest.mark.parametrize("showing", ["neutral", "random"])
def test_samples_are_as_frequent_as_they_are_likely(
    showing: Showing, bits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that every possible deal is drawn with the right frequency (chi-square, five standard deviations).

    With 64 bits, and with Python's own integers.
    """
    monkeypatch.setattr(counting, "MAX_BITS", bits)
    known, rnd, number = Knowledge(SHAPE, FACTS, showing), random.Random(7), 1_500
    weights = {
        frozenset((owner, hand) for owner, hand in deal): weight
        for deal, weight in weighted_deals(SHAPE, FACTS, showing)
    }
    total = sum(weights.values())
    found = Counter(frozenset((o, SHAPE.bits(hand)) for o, hand in known.sample(rnd).items()) for _ in range(number))
    assert found.keys() == weights.keys()
    distance = sum((found[deal] - number * w / total) ** 2 / (number * w / total) for deal, w in weights.items())
    freedom = len(weights) - 1
    assert distance < freedom + 5 * sqrt(2 * freedom)


def test_the_two_showing_models_differ_where_a_choice_was_made() -> None:
    """Check that an owner who holds more of three named cards was less likely to show this one."""
    neutral, weighing = Knowledge(SHAPE, FACTS), Knowledge(SHAPE, FACTS, "random")
    assert neutral.deals == weighing.deals
    assert weighing.exact("b0", 0) < neutral.exact("b0", 0)
