"""Propagation draws every conclusion that needs no counting, and finds contradictions at once."""

import pytest

from sleuth.deduction.constraints import CardChoice, Constraints, Impossible, Limit

KINDS = [0, 0, 0, 1, 1, 1, 2, 2, 2]
"""Three cards of each kind: bits 0 to 2, 3 to 5, 6 to 8."""
ALL = 0b111_111_111
ANNA, BEN, CASE = range(3)
SIZES = [3, 3, 3]


def open_deal() -> Constraints:
    """Two hands of three cards and the case; nothing is known."""
    return Constraints(KINDS, list(SIZES), CASE)


def test_in_the_beginning_everything_is_possible() -> None:
    deal = open_deal()
    deal.propagate()
    assert deal.possible == [ALL] * 3
    assert deal.held == [0] * 3
    assert deal.of_kind == [0b111, 0b111_000, 0b111_000_000]
    assert deal.everyone == 0b111
    assert (deal.kinds, deal.limits, deal.choices) == (KINDS, [], [])


def test_a_held_card_is_nobody_elses() -> None:
    deal = open_deal()
    deal.hold(ANNA, 0b001)
    assert deal.held == [0b001, 0, 0]
    assert deal.possible == [ALL, ALL & ~1, ALL & ~1]
    deal.hold(ANNA, 0b001)
    assert deal.held == [0b001, 0, 0]
    deal.hold(ANNA, 0b010)
    assert deal.held == [0b011, 0, 0]


def test_the_case_has_one_card_of_each_kind() -> None:
    deal = open_deal()
    deal.hold(CASE, 0b010)
    assert deal.possible[CASE] == 0b111_111_010
    with pytest.raises(Impossible):
        deal.hold(CASE, 0b001)
    with pytest.raises(Impossible):
        open_deal().hold(CASE, 0b011)


def test_a_hand_may_have_several_cards_of_a_kind() -> None:
    deal = open_deal()
    deal.hold(ANNA, 0b011)
    assert deal.held[ANNA] == 0b011
    assert deal.possible[ANNA] == ALL


def test_what_contradicts_what_is_held_is_impossible() -> None:
    deal = open_deal()
    deal.hold(ANNA, 0b001)
    with pytest.raises(Impossible):
        deal.hold(BEN, 0b001)
    with pytest.raises(Impossible):
        deal.lack(ANNA, 0b001)


def test_a_full_hand_lacks_everything_else() -> None:
    deal = open_deal()
    deal.hold(ANNA, 0b001_001_001)
    deal.propagate()
    assert deal.possible[ANNA] == 0b001_001_001


def test_a_hand_that_needs_all_it_could_hold_holds_it() -> None:
    deal = open_deal()
    deal.lack(ANNA, ALL & ~0b001_011_000)
    deal.propagate()
    assert deal.held[ANNA] == 0b001_011_000


def test_the_last_card_of_a_kind_is_in_the_case() -> None:
    deal = open_deal()
    deal.lack(CASE, 0b110)
    deal.propagate()
    assert deal.held[CASE] == 0b001


def test_a_card_that_one_owner_could_hold_is_that_owners() -> None:
    deal = open_deal()
    deal.lack(BEN, 0b001)
    deal.lack(CASE, 0b001)
    deal.propagate()
    assert deal.held == [0b001, 0, 0]


@pytest.mark.parametrize("owner", [ANNA, BEN, CASE])
def test_a_card_that_two_owners_could_hold_stays_open(owner: int) -> None:
    deal = open_deal()
    deal.lack(owner, 0b001)
    deal.propagate()
    assert deal.held == [0, 0, 0]


@pytest.mark.parametrize(
    ("owner", "cards"),
    [(ANNA, 0b001_111_111), (CASE, 0b111)],
    ids=["too few cards for a hand", "no card of a kind for the case"],
)
def test_too_little_is_impossible(owner: int, cards: int) -> None:
    deal = open_deal()
    deal.lack(owner, cards)
    with pytest.raises(Impossible):
        deal.propagate()


def test_a_card_that_nobody_could_hold_is_impossible() -> None:
    deal = open_deal()
    for owner in (ANNA, BEN, CASE):
        deal.lack(owner, 0b001)
    with pytest.raises(Impossible):
        deal.propagate()


def test_too_many_cards_for_a_hand_are_impossible() -> None:
    deal = open_deal()
    deal.hold(ANNA, 0b011_011)
    with pytest.raises(Impossible):
        deal.propagate()


def limited(limit: Limit, **lacks: int) -> Constraints:
    deal = open_deal()
    deal.limits = [limit]
    for owner, cards in lacks.items():
        deal.lack({"anna": ANNA, "ben": BEN}[owner], cards)
    deal.propagate()
    return deal


def test_one_of_these_cards_is_the_only_one_left() -> None:
    deal = limited(Limit(ANNA, 0b001_001, 1, 2), anna=0b001)
    assert deal.held[ANNA] == 0b001_000
    assert deal.limits == []


def test_at_most_none_of_these_cards_means_lacking_them() -> None:
    deal = limited(Limit(BEN, 0b011, 0, 0))
    assert deal.possible[BEN] == ALL & ~0b011
    assert deal.limits == []


def test_an_open_limit_keeps_what_is_still_open() -> None:
    deal = limited(Limit(ANNA, 0b111, 1, 2), anna=0b001)
    assert deal.limits == [Limit(ANNA, 0b110, 1, 2)]
    deal = limited(Limit(ANNA, 0b111, 0, 2))
    assert deal.limits == [Limit(ANNA, 0b111, 0, 2)]


def test_a_limit_that_says_nothing_any_more_is_dropped() -> None:
    assert limited(Limit(ANNA, 0b111, 0, 3)).limits == []


def test_a_held_card_counts_towards_a_limit() -> None:
    deal = open_deal()
    deal.hold(ANNA, 0b001)
    deal.limits = [Limit(ANNA, 0b111, 1, 2)]
    deal.propagate()
    assert deal.limits == [Limit(ANNA, 0b110, 0, 1)]


@pytest.mark.parametrize(("least", "most"), [(0, 0), (3, 3)])
def test_a_limit_that_cannot_be_met_is_impossible(least: int, most: int) -> None:
    deal = open_deal()
    deal.hold(ANNA, 0b001)
    deal.lack(ANNA, 0b010)
    deal.limits = [Limit(ANNA, 0b111, least, most)]
    with pytest.raises(Impossible):
        deal.propagate()


def test_a_choice_counts_until_its_cards_are_settled() -> None:
    deal = open_deal()
    deal.choices = [CardChoice(ANNA, 0b111), CardChoice(ANNA, 0b111_000, 1)]
    deal.hold(ANNA, 0b001)
    deal.lack(ANNA, 0b010)
    assert deal.open_choices() == [CardChoice(ANNA, 0b100, 1), CardChoice(ANNA, 0b111_000, 1)]
    deal.lack(ANNA, 0b100)
    assert deal.open_choices() == [CardChoice(ANNA, 0b111_000, 1)]


def test_a_copy_can_be_narrowed_alone() -> None:
    deal = open_deal()
    deal.limits, deal.choices = [Limit(ANNA, 0b11, 1, 2)], [CardChoice(ANNA, 0b11)]
    twin = deal.copy()
    twin.hold(ANNA, 0b1)
    twin.lack(BEN, 0b1000)
    twin.limits.clear()
    twin.choices.clear()
    assert deal.held == [0] * 3
    assert deal.possible == [ALL] * 3
    assert deal.limits == [Limit(ANNA, 0b11, 1, 2)]
    assert deal.choices == [CardChoice(ANNA, 0b11)]
