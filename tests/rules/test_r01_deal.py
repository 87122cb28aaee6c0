"""R1: cards and deal."""

import random
from collections.abc import Iterator

import pytest

from sleuth.core.actions import ChooseCase, LookAt
from sleuth.core.game import new_game
from sleuth.core.legal import legal_actions
from sleuth.core.refusals import UnfitGame
from sleuth.core.truth import ScriptedChance, SeededChance, State, advance, begin
from sleuth.core.truth.events import Dealt
from sleuth.editions import EDITION_IDS, load_edition
from tests.kit import CASE, HANDS, Scene, house


def dealt(edition: str, seats: int, seed: int = 1, **options) -> Dealt:
    """Return the deal of a game."""
    game = new_game(load_edition(edition), seats, options=options)
    state, events = begin(game, SeededChance(seed))
    if not events:  # the culprit chooses
        case = tuple(cards[0] for cards in game.edition.by_kind)
        _, events = advance(state, game.culprit, ChooseCase(case), SeededChance(seed))
    return next(event for event in events if isinstance(event, Dealt))


def every_table() -> Iterator[tuple[str, int]]:
    """Yield every edition with every number of seats."""
    for edition in EDITION_IDS:
        least, most = load_edition(edition).seats
        for seats in range(least, most + 1):
            yield edition, seats


def playout(edition: str, seats: int, seed: int, steps: int, **options) -> Iterator[State]:
    """Yield the states of a game played at random."""
    chance, choose = SeededChance(seed), random.Random(seed)
    state, _ = begin(new_game(load_edition(edition), seats, options=options), chance)
    yield state
    for _ in range(steps):
        actor = state.public.actor
        if actor is None:
            return
        menu = choose.choice(legal_actions(state.view(actor)).menus)
        state, _ = advance(state, actor, choose.choice(menu.actions), chance)
        yield state


# --- R1.1 the case


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_an_edition_has_three_kinds_of_cards(edition):
    loaded = load_edition(edition)
    assert len(loaded.kinds) == len(loaded.by_kind) == 3
    assert [len(cards) for cards in loaded.by_kind] == [6, 6, 11 if edition == "red-keep" else 9]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(("edition", "seats"), list(every_table()))
def test_the_case_has_one_card_of_each_kind_and_every_other_card_lies_somewhere(edition, seats):
    deal, loaded = dealt(edition, seats), load_edition(edition)
    assert tuple(loaded.card[card].kind for card in deal.case) == loaded.kinds
    everywhere = [*deal.case, *deal.open, *deal.centre, *deal.side, *(card for hand in deal.hands for card in hand)]
    assert sorted(everywhere) == sorted(loaded.card)


@pytest.mark.rule("R1.1")
def test_any_card_can_be_in_the_case():
    cases = [dealt("classic", 3, seed).case for seed in range(200)]
    assert {card for case in cases for card in case} == set(load_edition("classic").card)


@pytest.mark.rule("R1.1")
def test_the_case_is_drawn_blind():
    scene = house()
    assert scene.state.hidden.case == CASE
    assert [scene.view(seat).own.case for seat in (0, 1, 2, None)] == [None] * 4


# --- R1.2 to R1.5 the deal


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(("dealer", "first"), [(-1, 0), (0, 1), (1, 2), (2, 3), (3, 0)])
def test_cards_are_dealt_one_by_one_starting_left_of_the_dealer(dealer, first):
    game = new_game(load_edition("classic"), 4, options={"dealer": dealer})
    cards = [card.id for card in reversed(game.edition.cards)]
    _, events = begin(game, ScriptedChance(order=cards))
    deal = events[0]
    pile = [card for card in cards if card not in deal.case]
    assert [set(deal.hands[(first + place) % 4]) for place in range(4)] == [set(pile[place::4]) for place in range(4)]


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(("edition", "dealer"), [("classic", 3), ("sherlock", 3), ("travel", 3), ("card-game", 0)])
def test_at_a_board_the_last_seat_deals_and_in_the_card_game_the_first(edition, dealer):
    assert new_game(load_edition(edition), 4).dealer == dealer


@pytest.mark.rule("R1.2")
def test_the_deal_is_shuffled():
    assert len({dealt("classic", 3, seed).hands for seed in range(20)}) == 20


HAND_SIZES = {
    ("classic", 3): (6, 6, 6),
    ("classic", 4): (5, 5, 4, 4),
    ("classic", 5): (4, 4, 4, 3, 3),
    ("classic", 6): (3, 3, 3, 3, 3, 3),
    ("sherlock", 3): (6, 6, 6),
    ("sherlock", 4): (4, 4, 4, 4),
    ("sherlock", 5): (3, 3, 3, 3, 3),
    ("sherlock", 6): (3, 3, 3, 3, 3, 3),
    ("red-keep", 2): (8, 8),
    ("red-keep", 3): (6, 6, 6),
    ("red-keep", 4): (5, 5, 5, 5),
    ("red-keep", 5): (4, 4, 4, 4, 4),
    ("red-keep", 6): (3, 3, 3, 3, 3, 3),
    ("meereen", 2): (7, 7),
    ("meereen", 3): (6, 6, 6),
    ("meereen", 4): (4, 4, 4, 4),
    ("meereen", 5): (3, 3, 3, 3, 3),
    ("meereen", 6): (3, 3, 3, 3, 3, 3),
    ("card-game", 3): (6, 6, 6),
    ("card-game", 4): (4, 5, 5, 4),
    ("card-game", 5): (3, 4, 4, 4, 3),
    ("one-against-all", 3): (6, 6, 6),
    ("one-against-all", 4): (4, 5, 5, 4),
    ("one-against-all", 5): (3, 4, 4, 4, 3),
    ("travel", 3): (6, 6, 6),
    ("travel", 4): (5, 5, 4, 4),
    ("travel", 5): (4, 4, 4, 3, 3),
    ("travel", 6): (3, 3, 3, 3, 3, 3),
    ("questions", 3): (6, 6, 6),
    ("questions", 4): (4, 5, 5, 4),
    ("questions", 5): (3, 4, 4, 4, 3),
    ("questions", 6): (3, 3, 3, 3, 3, 3),
}
FACE_UP = {
    ("sherlock", 4): 2,
    ("sherlock", 5): 3,
    ("red-keep", 3): 2,
    ("red-keep", 6): 2,
    ("meereen", 4): 2,
    ("meereen", 5): 3,
}


@pytest.mark.rule("R1.2", "R1.3", "R1.4", "R1.7")
@pytest.mark.parametrize(("edition", "seats"), list(every_table()))
def test_every_number_of_seats_gets_hands_of_the_right_size(edition, seats):
    deal = dealt(edition, seats)
    assert tuple(len(hand) for hand in deal.hands) == HAND_SIZES[edition, seats]
    assert len(deal.open) == FACE_UP.get((edition, seats), 0)
    assert deal.centre == ()
    assert len(deal.side) == (4 if seats == 2 else 0)


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(("seats", "sizes"), [(4, [5, 5, 4, 4]), (5, [4, 4, 4, 3, 3])])
def test_dealt_leftovers_make_some_hands_one_larger(seats, sizes):
    deal = dealt("sherlock", seats, leftovers="dealt")
    assert [len(hand) for hand in deal.hands] == sizes
    assert deal.open == deal.centre == ()


@pytest.mark.rule("R1.4")
def test_open_leftovers_lie_face_up_for_all():
    scene = Scene("classic", 4, leftovers="open")
    deal = scene.events[0]
    assert [len(hand) for hand in deal.hands] == [4, 4, 4, 4]
    assert len(deal.open) == 2
    assert all(scene.view(seat).public.open == deal.open for seat in (0, 1, 2, 3, None))


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize("edition", ["sherlock", "meereen"])
def test_leftovers_in_the_centre_lie_face_down(edition):
    scene = Scene(edition, 4, leftovers="centre", begins="dealer")
    deal = scene.events[0]
    assert [len(hand) for hand in deal.hands] == [4, 4, 4, 4]
    assert len(deal.centre) == 2
    for seat in (0, 1, 2, 3, None):
        view = scene.view(seat)
        assert view.public.centre == 2
        assert view.public.open == ()
        assert view.own.saw == ()
    assert LookAt("centre", 0) not in scene.legal(3)  # first one has to get there (R7.8)


# --- R1.6 hands


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "red-keep", "travel", "card-game"])
def test_a_hand_never_changes(edition):
    for seed in range(5):
        first, *later = playout(edition, 3, seed, 150)
        hands = [own.hand for own in first.private]
        assert all([own.hand for own in state.private] == hands for state in later)


@pytest.mark.rule("R1.6")
def test_a_seat_knows_only_its_own_hand():
    scene = house()
    assert [set(scene.view(seat).own.hand) for seat in range(3)] == [set(hand) for hand in HANDS]
    assert scene.view(None).own.hand == ()


# --- R1.7 seats


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(
    ("edition", "least", "most"),
    [
        ("classic", 3, 6),
        ("sherlock", 3, 6),
        ("red-keep", 2, 6),
        ("meereen", 2, 6),
        ("travel", 3, 6),
        ("card-game", 3, 5),
        ("one-against-all", 3, 5),
    ],
)
def test_each_edition_has_its_least_and_greatest_number_of_seats(edition, least, most):
    loaded = load_edition(edition)
    for seats in range(least, most + 1):
        assert len(new_game(loaded, seats).seats) == seats
    for seats in (-1, 0, 1, least - 1, most + 1, 7):
        with pytest.raises(UnfitGame) as refused:
            new_game(loaded, seats)
        assert (refused.value.code, refused.value.rule) == ("unfit-seats", "R1.7")
        assert refused.value.details == {"edition": edition, "seats": seats, "least": least, "most": most}


@pytest.mark.rule("R1.7", "R12.3")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "travel", "card-game"])
def test_two_seats_need_the_two_sides_rule(edition):
    with pytest.raises(UnfitGame, match="unfit-seats"):
        new_game(load_edition(edition), 2)
    assert len(new_game(load_edition(edition), 2, options={"side_cards": 4}).seats) == 2


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_one_seat_is_too_few_even_with_side_cards(edition):
    with pytest.raises(UnfitGame):
        new_game(load_edition(edition), 1, options={"side_cards": 4})


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("names", [("Ann", "Bo"), ("Ann", "Bo", "Ann"), ("Ann", "Bo", ""), ("A", "B", "C", "D")])
def test_every_seat_needs_a_name_of_its_own(names):
    with pytest.raises(UnfitGame) as refused:
        new_game(load_edition("classic"), 3, names=names)
    assert (refused.value.code, refused.value.rule) == ("unfit-names", "R1.7")
