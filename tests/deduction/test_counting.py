"""Deal counts that are known from elsewhere, and counts for which 64 bits are not enough."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import comb, factorial, prod

import numpy as np
import pytest

from sleuth.core.game import Game
from sleuth.core.truth import seen_by
from sleuth.core.truth.events import Dealt
from sleuth.deduction import Fact, Knowledge, Observer, Shape, counting, holds, lacks
from tests.deduction.brute import answers, brute_force
from tests.games import all_games, label, random_game

GOLDEN = [
    ((2, 2, 2), (2, 1), 24),
    ((2, 2, 2), (1, 1, 1), 48),
    ((3, 3, 3), (2, 2, 2), 2_430),
    ((3, 3, 3), (3, 3), 540),
    ((6, 6, 9), (6, 6, 6), 5_557_616_064),
    ((6, 6, 9), (3, 3, 3, 3, 3, 3), 44_460_928_512_000),
]
"""Cards of each kind, sizes of the hands, number of deals before anyone has seen a card."""


def deck(kinds: Sequence[int], hands: Sequence[int]) -> Shape:
    """Return a deck with these numbers of cards of each kind, dealt to hands of these sizes."""
    cards = [(f"{'abc'[kind]}{number}", kind) for kind, size in enumerate(kinds) for number in range(size)]
    return Shape(
        cards=tuple(card for card, _ in cards),
        kinds=tuple(kind for _, kind in cards),
        owners=(*range(len(hands)), "case"),
        sizes=(*hands, len(kinds)),
    )


def multinomial(sizes: Sequence[int]) -> int:
    """Return the number of ways to deal all cards into piles of these sizes."""
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


def dealt(each: int, seats: int) -> Shape:
    """Return a deck with `each` cards of each of three kinds, dealt as evenly as possible."""
    left = 3 * each - 3
    return deck((each,) * 3, [left // seats + (seat < left % seats) for seat in range(seats)])


@pytest.mark.parametrize(("kinds", "hands", "deals"), GOLDEN)
def test_golden_counts(kinds: tuple[int, ...], hands: tuple[int, ...], deals: int) -> None:
    assert Knowledge(deck(kinds, hands)).deals == deals


@pytest.mark.parametrize(("kinds", "hands", "deals"), GOLDEN[:4])
def test_the_oracle_counts_the_same(kinds: tuple[int, ...], hands: tuple[int, ...], deals: int) -> None:
    counted = brute_force(deck(kinds, hands), ())
    assert counted is not None
    assert counted.deals == deals


def test_the_oracle_agrees_with_placing_every_card_anywhere() -> None:
    """Check the oracle itself against the simplest enumeration: any owner for any card."""
    shape = deck((3, 2, 2), (2, 2))
    one_of = Fact(how="noted", owner=1, cards=("a0", "a1", "b0"), least=1, most=1)
    good = []
    for owners in product(shape.owners, repeat=len(shape.cards)):
        placed = dict(zip(shape.cards, owners, strict=True))
        right = [owners.count(owner) for owner in shape.owners] == [2, 2, 3]
        case = [card[0] for card, owner in placed.items() if owner == "case"]
        if right and case == ["a", "b", "c"] and [placed[card] for card in one_of.cards].count(1) == 1:
            good.append(placed)
    counted = brute_force(shape, (one_of,))
    assert counted is not None
    assert counted.deals == len(good)
    for card, owner in counted.chances:
        assert counted.chances[card, owner] == Fraction(sum(deal[card] == owner for deal in good), len(good))


@pytest.mark.parametrize("game", list(all_games()), ids=label)
def test_before_the_first_question_a_spectator_knows_what_the_deal_alone_says(game: Game) -> None:
    """Check the number of deals and all probabilities by formula, for every edition and number of seats."""
    watching = Observer(game, None)
    for event in random_game(game, "counting").events:
        watching.see(seen_by(event, None))
        if isinstance(event, Dealt):
            break
    known, shape = watching.knowledge(), watching.shape
    assert shape is not None
    hidden = [[card for card in kind if card not in event.open] for kind in game.edition.by_kind]
    piles = [size for owner, size in zip(shape.owners, shape.sizes, strict=True) if owner not in ("case", "open")]
    assert known.deals == prod(map(len, hidden)) * multinomial(piles)
    for kind in hidden:
        for card in kind:
            assert known.exact(card, "case") == Fraction(1, len(kind))
            for owner, size in zip(shape.owners, shape.sizes, strict=True):
                if owner not in ("case", "open"):
                    assert known.exact(card, owner) == (1 - Fraction(1, len(kind))) * Fraction(size, sum(piles))


# --- more than 64 bits


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("each", [5, 7, 9, 12, 15, 16, 17, 18, 20, 24, 30])
def test_decks_of_all_sizes_are_counted_exactly(each: int, seats: int) -> None:
    """Check decks from small ones to far beyond 64 bits, by formula."""
    shape = dealt(each, seats)
    hands = shape.sizes[:-1]
    known = Knowledge(shape)
    assert known.deals == each**3 * multinomial(hands)
    for card in ("a0", f"b{each - 1}", "c1"):
        assert known.exact(card, "case") == Fraction(1, each)
        for seat in range(seats):
            assert known.exact(card, seat) == Fraction(each - 1, each) * Fraction(hands[seat], sum(hands))
    assert len(known.cases) == each**3


@pytest.mark.parametrize("half", range(24, 40))
def test_a_known_case_and_two_large_hands(half: int) -> None:
    """Check one group of alike cards: the sum over the group, many times the number of deals, must fit as well."""
    shape = deck((1, 1, 2 * half + 1), (half, half))
    known = Knowledge(shape, [holds("noted", "case", "c0")])
    assert known.total == comb(2 * half, half)
    assert known.weight("c1", 0) == known.weight("c1", 1) == comb(2 * half - 1, half - 1)


@pytest.mark.parametrize("others", range(8, 24))
def test_nearly_all_cards_are_known_not_to_be_the_case(others: int) -> None:
    """Check a count with two places left for the case and many cards that only the seats can hold."""
    shape = deck((6, 6, 2 + others), (others, 11))
    known = Knowledge(shape, [holds("noted", "case", "a0", "b0"), lacks("noted", "case", *shape.cards[14:])])
    assert known.deals == 2 * comb(11 + others, 11)
    assert known.exact("c0", "case") == Fraction(1, 2)
    assert known.exact("c0", 1) == Fraction(11, 2 * (11 + others))
    assert known.exact("c2", 1) == known.exact("a1", 1) == Fraction(11, 11 + others)


def test_a_large_deck_needs_more_than_64_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the bound switches the count to integers of any size; 64 bits would give a wrong result."""
    small, large = dealt(6, 6), dealt(15, 6)
    deals = 15**3 * multinomial(large.sizes[:-1])
    assert deals > 2**64
    assert counted_with(Knowledge(small)) == np.int64
    assert counted_with(Knowledge(large)) is object
    assert Knowledge(large).deals == deals
    monkeypatch.setattr(counting, "MAX_BITS", 10_000)
    assert counted_with(Knowledge(small)) == counted_with(Knowledge(large)) == np.int64
    assert Knowledge(small).deals == 6**3 * multinomial(small.sizes[:-1])
    assert Knowledge(large).deals == deals - (deals + 2**63) // 2**64 * 2**64 != deals


def test_overflow_on_the_way_does_no_harm_as_long_as_the_result_fits() -> None:
    """Check six hands of the Red Keep: intermediate products exceed 64 bits, the result does not."""
    shape = deck((6, 6, 11), (3, 3, 3, 3, 3, 3, 2))
    known = Knowledge(shape)
    on_the_way = comb(23, 3) ** 7 * comb(23, 2)
    assert counted_with(known) == np.int64
    assert on_the_way > 2**64
    assert known.deals == 6 * 6 * 11 * multinomial(shape.sizes[:-1]) < 2**63


@pytest.mark.parametrize("times", [1, 5, 20, 25, 30, 60])
def test_many_shown_cards_make_weights_that_need_more_than_64_bits(times: int) -> None:
    """Check that shares stay exact although, with random showing, each card shown multiplies the weights."""
    shape = deck((3, 3, 3), (2, 2, 2))
    triples = list(product(("a0", "a1"), ("b0", "b1", "b2"), ("c0", "c2")))
    facts = [
        holds("shown", 1, next(card for card in ("a0", "b1") if card in triple), among=triple, turn=turn)
        for turn, triple in enumerate([triple for triple in triples if "a0" in triple or "b1" in triple] * 10)
    ][:times]
    known = Knowledge(shape, facts, "random")
    assert answers(known) == brute_force(shape, facts, "random")


def test_the_weights_of_many_shown_cards_change_the_arithmetic() -> None:
    shape = deck((4, 4, 4), (3, 3, 3))
    among = list(product(("a0",), ("b0", "b1", "b2"), ("c0", "c1", "c2")))
    facts = [holds("shown", 0, "a0", among=triple) for triple in among * 4]
    few, many = Knowledge(shape, facts[:9], "random"), Knowledge(shape, facts, "random")
    assert counted_with(few) == np.int64
    assert counted_with(many) is object
    assert many.total > 2**64
    assert answers(few) == brute_force(shape, facts[:9], "random")
    assert answers(many) == brute_force(shape, facts, "random")


def counted_with(known: Knowledge) -> object:
    """Return the number type that a count was made with."""
    assert known._count is not None
    return known._count.dtype
