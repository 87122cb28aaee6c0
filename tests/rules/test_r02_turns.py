"""R2: set-up and turns."""

import pytest

from sleuth.core import actions as a
from sleuth.core.seen import StartRolled, TurnStarted, WeaponsPlaced
from sleuth.core.truth import SeededChance, begin
from tests.kit import Scene, at, house

STARTS = {
    "s": at(24, 7),
    "m": at(17, 0),
    "w": at(0, 9),
    "g": at(0, 14),
    "p": at(6, 23),
    "u": at(19, 23),
}


def first(scene: Scene) -> int:
    """Return the seat that begins."""
    (started,) = scene.happened(TurnStarted)
    assert scene.actor == started.seat
    return started.seat


# --- R2.1 and R2.2 figures and weapons


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "travel"])
def test_all_six_figures_stand_on_their_own_start_squares_played_or_not(edition):
    scene = Scene(edition, 3, begins="dealer")
    marks = {suspect: scene.game.edition.card[suspect].start for suspect in scene.game.edition.suspects}
    assert sorted(marks.values()) == sorted(STARTS)
    assert {figure: scene.spot(figure) for figure in marks} == {figure: STARTS[mark] for figure, mark in marks.items()}


@pytest.mark.rule("R2.1")
def test_the_figures_of_the_classic_edition_have_their_start_squares_clockwise_round_the_board():
    scene = Scene("classic", 3)
    assert [scene.spot(figure) for figure in ("scarlett", "mustard", "white", "green", "peacock", "plum")] == [
        at(24, 7),
        at(17, 0),
        at(0, 9),
        at(0, 14),
        at(6, 23),
        at(19, 23),
    ]


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(
    ("edition", "centre"), [("red-keep", "throne-room"), ("meereen", "great-pyramid"), ("sherlock", "case-room")]
)
def test_figures_in_the_centre_all_stand_there(edition, centre):
    scene = Scene(edition, 3, figures="centre", begins="dealer")
    assert scene.state.public.figures == (centre,) * 6


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "travel", "meereen"])
def test_weapons_lie_in_different_places(edition):
    scene = Scene(edition, 3, weapons="places", begins="dealer")
    (placed,) = scene.happened(WeaponsPlaced)
    assert scene.state.public.weapons == placed.spots
    assert len(set(placed.spots)) == len(scene.game.edition.weapons) == 6
    assert set(placed.spots) <= set(scene.game.edition.places)


@pytest.mark.rule("R2.2")
def test_the_places_of_the_weapons_are_chosen_at_random():
    game = house().game
    laid = [begin(game, SeededChance(seed))[0].public.weapons for seed in range(30)]
    assert len(set(laid)) == 30
    assert {place for spots in laid for place in spots} == set(game.edition.places)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(
    ("edition", "centre"), [("red-keep", "throne-room"), ("meereen", "great-pyramid"), ("sherlock", "case-room")]
)
def test_weapons_in_the_centre_all_lie_there(edition, centre):
    scene = Scene(edition, 3, weapons="centre", begins="dealer")
    assert scene.happened(WeaponsPlaced) == []
    assert scene.state.public.weapons == (centre,) * 6


# --- R2.3 to R2.5 who begins


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("edition", "figures"),
    [
        ("classic", ("mustard", "white", "scarlett")),
        ("sherlock", ("john-watson", "mycroft-holmes", "irene-adler")),
    ],
)
def test_the_seat_of_the_first_figure_begins(edition, figures):
    assert first(Scene(edition, figures)) == 2


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("turn_order", "figures", "begins"),
    [
        ("clockwise", ("plum", "mustard", "white"), 1),
        ("clockwise", ("plum", "peacock", "green"), 2),
        ("clockwise", ("green", "white", "plum"), 1),
        ("counter-clockwise", ("mustard", "white", "plum"), 2),
        ("counter-clockwise", ("mustard", "green", "white"), 1),
        ("counter-clockwise", ("mustard", "peacock", "green"), 1),
    ],
)
def test_when_nobody_plays_the_first_figure_the_next_one_in_turn_order_begins(turn_order, figures, begins):
    assert first(Scene("classic", figures, turn_order=turn_order)) == begins


@pytest.mark.rule("R2.3")
def test_when_nobody_plays_irene_adler_her_right_neighbour_on_the_board_begins():
    assert first(Scene("sherlock", ("inspector-lestrade", "mycroft-holmes", "mrs-hudson"))) == 1


@pytest.mark.rule("R2.4")
def test_the_highest_sum_of_all_dice_begins():
    scene = Scene("sherlock", 3, begins="roll-all", dice=[6, 1, 4, 4, 5, 2])
    assert scene.happened(StartRolled) == [StartRolled((7, 8, 7))]
    assert first(scene) == 1


@pytest.mark.rule("R2.4")
def test_a_question_mark_counts_nothing_in_the_roll_for_the_start():
    scene = Scene("red-keep", 3, dice=[6, 1, 3, 4, 2, 2])  # the 1 of the second die is the ?
    assert scene.happened(StartRolled) == [StartRolled((6, 7, 4))]
    assert first(scene) == 1


@pytest.mark.rule("R2.4")
def test_roll_one_takes_one_die():
    scene = Scene("travel", 3, dice=[2, 3, 5])
    assert scene.happened(StartRolled) == [StartRolled((2, 3, 5))]
    assert first(scene) == 2


@pytest.mark.rule("R2.4")
def test_roll_one_takes_a_plain_die():
    assert Scene("meereen", 3, begins="roll-one", dice=[1, 3, 2]).happened(StartRolled) == [StartRolled((1, 3, 2))]


@pytest.mark.rule("R2.4")
def test_ties_roll_again_among_themselves_until_one_is_highest():
    scene = Scene("travel", 4, dice=[5, 2, 5, 5, 3, 6, 6, 1, 4])
    assert scene.happened(StartRolled) == [
        StartRolled((5, 2, 5, 5)),
        StartRolled((3, None, 6, 6)),
        StartRolled((None, None, 1, 4)),
    ]
    assert first(scene) == 3


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize(("dealer", "begins"), [(-1, 2), (0, 0), (1, 1), (2, 2)])
@pytest.mark.parametrize("edition", ["classic", "meereen"])
def test_the_dealer_begins(edition, dealer, begins):
    assert first(Scene(edition, 3, begins="dealer", dealer=dealer)) == begins


@pytest.mark.rule("R2.5")
def test_the_first_seat_deals_and_begins_in_the_card_game():
    assert first(Scene("card-game", 3)) == 0


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize(("dealer", "begins"), [(0, 1), (1, 2), (3, 0)])
def test_the_seat_left_of_a_dealer_who_takes_no_turns_begins(dealer, begins):
    scene = Scene("one-against-all", 4, dealer=dealer)
    scene.do(dealer, a.ChooseCase(("plum", "train", "rome")))
    assert first(scene) == begins


# --- R2.6 turns


def walk(scene: Scene, *seats: int) -> None:
    """Let these seats roll and move one step each, and check that they are asked in this order."""
    for seat in seats:
        assert scene.actor == seat
        scene.roll(seat, *[1] * len(scene.game.options.dice))
        scene.do(seat, next(action for action in scene.legal(seat) if isinstance(action, a.Move)))


@pytest.mark.rule("R2.6")
def test_turns_pass_clockwise():
    walk(Scene("classic", 4), 0, 1, 2, 3, 0, 1)


@pytest.mark.rule("R2.6")
def test_turns_pass_counter_clockwise():
    walk(Scene("sherlock", 4), 0, 3, 2, 1, 0, 3)


@pytest.mark.rule("R2.6")
@pytest.mark.parametrize("standing", ["out", "taken"])
@pytest.mark.parametrize(
    ("turn_order", "order"), [("clockwise", (0, 2, 3, 0, 2)), ("counter-clockwise", (0, 3, 2, 0, 3))]
)
def test_seats_no_longer_in_the_investigation_get_no_turn(turn_order, order, standing):
    walk(Scene("classic", 4, turn_order=turn_order).seat(1, standing=standing), *order)


@pytest.mark.rule("R2.6")
def test_the_seating_counts_and_not_the_start_squares():
    walk(Scene("classic", ("scarlett", "plum", "mustard")), 0, 1, 2, 0)
