"""R3: moving. What moves can reach on all boards is compared with brute force in test_boards."""

import pytest

from sleuth.core.actions import Accuse, EndTurn, Move, Roll, TakePassage, Use
from sleuth.core.seen import DiceRolled, Moved, Stayed, TurnStarted
from tests.kit import Scene, at, house, red_keep

CROSSING = at(17, 8)
"""A square of the classic house with four free neighbours."""
AROUND = {at(16, 8), at(18, 8), at(17, 7), at(17, 9)}
BEFORE_KITCHEN = at(7, 4)
"""The square in front of the only door of the kitchen."""


def reach(scene: Scene, seat: int = 0) -> set[str]:
    """Return where the seat can move now."""
    return {action.to for action in scene.legal(seat) if isinstance(action, Move)}


def rolled(*dice: int, edition: str = "classic", **put: str) -> set[str]:
    """Return where Scarlett can go with a roll from such a position."""
    return reach(house(edition).put(**put).roll(0, *dice))


# --- R3.1 rolling and moving


@pytest.mark.rule("R3.1")
def test_a_step_goes_up_down_left_or_right():
    assert rolled(1, scarlett=CROSSING) == AROUND


@pytest.mark.rule("R3.1")
def test_a_move_takes_exactly_the_rolled_steps():
    row = [at(17, column) for column in range(1, 17)]
    for steps in range(1, 7):
        on_the_row = rolled(steps, scarlett=row[0]) & set(row)
        assert row[steps] in on_the_row
        assert row[steps + 1] not in on_the_row
        assert row[steps - 1] not in on_the_row


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(("edition", "dice"), [("classic", (4,)), ("sherlock", (4, 3)), ("red-keep", (4, 3))])
def test_all_dice_of_the_game_are_rolled_and_added(edition, dice):
    scene = Scene(edition, 3, begins="dealer", dealer=0).roll(0, *dice)
    assert scene.happened(DiceRolled) == [DiceRolled(0, dice)]
    assert scene.state.public.turn.steps == sum(dice)


@pytest.mark.rule("R3.1")
def test_the_dice_are_rolled_once_and_the_move_ends_the_turn_on_a_square():
    scene = house().put(scarlett=CROSSING).roll(0, 1)
    assert Roll not in scene.kinds(0)
    scene.do(0, Move(at(17, 7)))
    assert scene.happened(Moved) == [Moved(0, at(17, 7), "steps")]
    assert scene.happened(TurnStarted) == [TurnStarted(1)]
    assert scene.spot("scarlett") == at(17, 7)


@pytest.mark.rule("R3.1")
def test_a_seat_moves_only_its_own_figure():
    scene = house()
    before = scene.state.public.figures
    scene.roll(0, 1).do(0, Move(at(23, 7)))
    assert scene.state.public.figures == (at(23, 7), *before[1:])


# --- R3.2 and R3.3 doors


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("steps", range(1, 7))
def test_entering_costs_one_step_and_the_rest_of_the_roll_is_lost(steps):
    assert ("kitchen" in rolled(steps, scarlett=at(8, 5))) == (steps >= 3)


@pytest.mark.rule("R3.2")
def test_a_door_is_no_square_of_its_own():
    assert "kitchen" in rolled(1, scarlett=BEFORE_KITCHEN)
    assert "kitchen" not in rolled(1, scarlett=at(8, 4))
    assert "kitchen" in rolled(2, scarlett=at(8, 4))


@pytest.mark.rule("R3.2")
def test_entering_ends_the_move_at_once():
    scene = house().put(scarlett=BEFORE_KITCHEN).roll(0, 6).do(0, Move("kitchen"))
    assert scene.spot("scarlett") == "kitchen"
    assert scene.phase == "suggest"
    assert not {Roll, Move, TakePassage} & scene.kinds(0)


@pytest.mark.rule("R3.2")
def test_no_move_goes_through_a_place():
    # From the left door of the ballroom to its right one it is one room, but a long way round.
    assert at(5, 16) not in rolled(2, scarlett=at(5, 7))
    assert at(5, 16) not in rolled(3, scarlett=at(5, 7))


@pytest.mark.rule("R3.2")
def test_a_place_is_entered_only_by_its_doors():
    assert "ballroom" not in rolled(1, scarlett=at(4, 7))
    assert "ballroom" in rolled(1, scarlett=at(5, 7))


@pytest.mark.rule("R3.3")
def test_leaving_costs_one_step_onto_a_square_in_front_of_a_door():
    assert rolled(1, scarlett="kitchen") == {BEFORE_KITCHEN}
    assert rolled(1, scarlett="ballroom") == {at(5, 7), at(5, 16), at(8, 9), at(8, 14)}
    assert rolled(2, scarlett="kitchen") == {at(7, 3), at(7, 5), at(8, 4)}


@pytest.mark.rule("R3.3")
def test_another_place_can_be_entered_in_the_same_move():
    assert "ballroom" not in rolled(3, scarlett="conservatory")
    assert "ballroom" in rolled(4, scarlett="conservatory")


# --- R3.4 and R3.5 other figures


@pytest.mark.rule("R3.4", "R3.5")
@pytest.mark.parametrize("passing", [False, True])
def test_a_square_holds_one_figure(passing):
    scene = house(passing=passing).put(scarlett=CROSSING, plum=at(17, 7)).roll(0, 1)
    assert reach(scene) == AROUND - {at(17, 7)}


@pytest.mark.rule("R3.4", "R3.5")
@pytest.mark.parametrize("passing", [False, True])
def test_only_with_passing_a_figure_can_be_passed(passing):
    # The three squares before White's start: (1,9), (1,8), (1,7); a figure on (1,8) closes the way down the left side.
    scene = house(passing=passing).put(scarlett=at(1, 9), plum=at(1, 8), white="hall").roll(0, 2)
    assert (at(1, 7) in reach(scene)) == passing


@pytest.mark.rule("R3.4")
def test_a_figure_in_front_of_a_door_blocks_it_both_ways():
    assert "kitchen" in rolled(6, scarlett=at(8, 4))
    assert "kitchen" not in rolled(6, scarlett=at(8, 4), plum=BEFORE_KITCHEN)
    inside = house().put(scarlett="kitchen", plum=BEFORE_KITCHEN)
    assert Roll not in inside.kinds(0)
    assert inside.refused(0, Roll()).code == "no-way-out"


@pytest.mark.rule("R3.4")
def test_the_other_doors_of_a_place_stay_open():
    assert rolled(1, scarlett="ballroom", plum=at(5, 7)) == {at(5, 16), at(8, 9), at(8, 14)}


@pytest.mark.rule("R3.4")
def test_a_seats_own_figure_blocks_no_door_for_it():
    assert rolled(1, scarlett=BEFORE_KITCHEN) == {"kitchen", at(7, 3), at(7, 5), at(8, 4)}


@pytest.mark.rule("R3.4")
def test_figures_inside_places_block_nothing():
    assert "kitchen" in rolled(1, scarlett=BEFORE_KITCHEN, plum="kitchen", green="kitchen")


@pytest.mark.rule("R3.5")
def test_with_passing_doors_are_never_blocked():
    into = house(passing=True).put(scarlett=at(8, 4), plum=BEFORE_KITCHEN).roll(0, 2)
    assert "kitchen" in reach(into)
    out = house(passing=True).put(scarlett="kitchen", plum=BEFORE_KITCHEN).roll(0, 2)
    assert reach(out) == {at(7, 3), at(7, 5), at(8, 4)}


@pytest.mark.rule("R3.5", "R3.9")
def test_with_passing_a_move_still_cannot_end_before_an_occupied_door():
    scene = house(passing=True).put(scarlett="kitchen", plum=BEFORE_KITCHEN).roll(0, 1)
    assert list(scene.legal(0)) == [EndTurn()]
    scene.do(0, EndTurn())
    assert scene.happened(Stayed) == [Stayed(0, blocked=True)]
    assert scene.spot("scarlett") == "kitchen"


# --- R3.6 the same square twice


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("square_twice", [True, False])
def test_only_with_square_twice_a_move_may_step_back_and_forth(square_twice):
    scene = house(square_twice=square_twice).put(scarlett=CROSSING).roll(0, 2)
    assert (CROSSING in reach(scene)) == square_twice


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("square_twice", [True, False])
def test_only_with_square_twice_a_dead_end_can_be_left_again(square_twice):
    corner = house(square_twice=square_twice).put(scarlett=at(7, 0)).roll(0, 3)
    assert (at(7, 1) in reach(corner)) == square_twice


@pytest.mark.rule("R3.6")
def test_without_square_twice_a_ring_still_leads_next_to_the_start():
    # Round a block of two by two squares: three steps end beside the start, four would end on it.
    three = house(square_twice=False).put(scarlett=CROSSING).roll(0, 3)
    assert reach(three) >= AROUND
    four = house(square_twice=False).put(scarlett=CROSSING).roll(0, 4)
    assert CROSSING not in reach(four)


@pytest.mark.rule("R3.6")
def test_without_square_twice_a_place_is_still_entered_on_the_way():
    scene = house(square_twice=False).put(scarlett=BEFORE_KITCHEN).roll(0, 6)
    assert "kitchen" in reach(scene)


# --- R3.7 coming back


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize("reentry", [True, False])
def test_only_with_reentry_a_place_can_be_entered_in_the_turn_it_was_left(reentry):
    scene = house(reentry=reentry).put(scarlett="kitchen").roll(0, 2)
    assert ("kitchen" in reach(scene)) == reentry
    assert (Move("kitchen") in scene.legal(0)) == reentry


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize("reentry", [True, False])
def test_reentry_applies_to_another_door_as_well(reentry):
    # Out by the lower left door of the ballroom and in by the lower right one are seven steps.
    scene = house(reentry=reentry, dice=["plain", "plain"]).put(scarlett="ballroom").roll(0, 3, 4)
    assert ("ballroom" in reach(scene)) == reentry


@pytest.mark.rule("R3.7", "R8.11")
@pytest.mark.parametrize("reentry", [True, False])
def test_reentry_applies_to_a_second_move_in_the_same_turn(reentry):
    scene = red_keep(intrigue=False, reentry=reentry).put(cersei_lannister="gardens")
    scene.roll(0, 1, 1)  # the second die shows the ?
    door = next(iter(reach(scene)))
    scene.do(0, Move(door))
    scene.chance.dice[:0] = [1, 1]
    scene.do(0, Use("move-again", "ability"))
    assert ("gardens" in reach(scene)) == reentry


@pytest.mark.rule("R3.7")
def test_in_a_later_turn_the_place_can_be_entered_again():
    scene = house().put(scarlett="kitchen").roll(0, 1).do(0, Move(BEFORE_KITCHEN))
    scene.turn(0).roll(0, 1)
    assert "kitchen" in reach(scene)


# --- R3.8 and R3.9 no way on


@pytest.mark.rule("R3.8")
def test_without_a_path_of_full_length_the_figure_goes_as_far_as_it_can():
    boxed = {"plum": at(7, 3), "green": at(7, 5), "peacock": at(8, 4)}
    assert rolled(6, scarlett="kitchen", **boxed) == {BEFORE_KITCHEN}


@pytest.mark.rule("R3.8", "R3.6")
def test_without_square_twice_the_figure_also_goes_as_far_as_it_can():
    # Beside the hall two columns of three squares end in the dead end (24,16).
    scene = house(square_twice=False, dice=["plain", "plain"]).put(
        scarlett=at(21, 15), plum=at(20, 15), green=at(20, 16)
    )
    scene.roll(0, 6, 6)
    assert reach(scene) == {at(24, 16)}


@pytest.mark.rule("R3.8")
def test_a_place_that_can_be_entered_is_the_only_way_when_no_path_has_full_length():
    # Before the study's door, with figures on all other sides.
    scene = house(square_twice=False).put(scarlett=at(20, 17), plum=at(20, 16), green=at(20, 18), peacock=at(19, 17))
    scene.roll(0, 6)
    assert reach(scene) == {"study"}


@pytest.mark.rule("R3.8")
def test_a_shorter_move_is_refused_while_a_full_one_exists():
    scene = house().put(scarlett="kitchen").roll(0, 2)
    assert scene.refused(0, Move(BEFORE_KITCHEN)).code == "out-of-reach"


@pytest.mark.rule("R3.9")
def test_a_figure_that_cannot_leave_does_not_move_and_the_seat_passes():
    scene = house().put(plum=at(23, 7))
    assert scene.kinds(0) == {EndTurn, Accuse}
    scene.do(0, EndTurn())
    assert scene.happened(Stayed) == [Stayed(0, blocked=True)]
    assert scene.spot("scarlett") == at(24, 7)
    assert scene.actor == 1


@pytest.mark.rule("R3.9", "R3.10")
def test_a_passage_is_a_way_out_of_a_blocked_place():
    scene = house().put(scarlett="kitchen", plum=BEFORE_KITCHEN)
    assert scene.kinds(0) == {TakePassage, Accuse}
    assert scene.refused(0, EndTurn()).code == "must-leave"


@pytest.mark.rule("R3.9", "R3.10")
def test_in_the_sherlock_edition_nobody_has_to_take_a_passage():
    scene = Scene("sherlock", 3).turn(0)
    board = scene.game.edition.board
    corner = scene.game.edition.passages[0][0]
    others = [suspect.replace("-", "_") for suspect in scene.game.edition.suspects[1:]]
    scene.put(**{scene.game.figures[0]: corner}, **dict(zip(others, board.doors[corner], strict=False)))
    assert scene.kinds(0) == {TakePassage, EndTurn}
    scene.do(0, EndTurn())
    assert scene.happened(Stayed) == [Stayed(0, blocked=False)]  # not walled in: there was a way


@pytest.mark.rule("R3.9", "R4.1")
def test_in_the_sherlock_edition_an_open_door_must_be_taken():
    scene = Scene("sherlock", 3).turn(0)
    corner = scene.game.edition.passages[0][0]
    scene.put(**{scene.game.figures[0]: corner})
    assert scene.kinds(0) == {Roll, TakePassage}
    assert scene.refused(0, EndTurn()).code == "must-leave"


@pytest.mark.rule("R3.9")
def test_without_passages_a_blocked_place_cannot_be_left():
    scene = house(passages=False).put(scarlett="kitchen", plum=BEFORE_KITCHEN)
    assert scene.kinds(0) == {EndTurn, Accuse}
