"""R7: accusing."""

from itertools import product

import pytest

from sleuth.core.actions import Accuse, EndTurn, LookAt, Move, Pass, Play, Roll, Show, Suggest, TakePassage, Use
from sleuth.core.seen import GameEnded, SeenAccusationMade, SeenPileLooked, SteppedAside, TurnStarted
from sleuth.core.truth import seen_by
from sleuth.core.truth.events import AccusationMade, PileLooked
from tests.kit import CASE, Scene, at, house, red_keep

RIGHT = Accuse(CASE)
WRONG = Accuse(("plum", "spanner", "hall"))
BEFORE_KITCHEN = at(7, 4)


def answered(*cards: str, scene: Scene) -> Scene:
    """Return a scene in which seat 0 has suggested and everybody who can has answered."""
    scene.turn(0).summon(0, cards[2]).do(0, Suggest(cards))
    while scene.phase == "answer":
        scene.do(scene.actor, next(iter(scene.legal(scene.actor))))
    return scene


def refuted(**options) -> Scene:
    return answered("mustard", "spanner", "study", scene=house(**options))


def unrefuted(**options) -> Scene:
    return answered("plum", "spanner", "study", scene=house(**options))


def walks(scene: Scene, seat: int) -> Scene:
    """Let a seat use its turn for one step."""
    scene.roll(seat, 1)
    return scene.do(seat, next(action for action in scene.legal(seat) if isinstance(action, Move)))


# --- R7.1 when and what


@pytest.mark.rule("R7.1")
def test_an_accusation_names_any_card_of_each_kind():
    scene = house()
    accused = {action.cards for action in scene.legal(0) if isinstance(action, Accuse)}
    assert accused == set(product(*scene.game.edition.by_kind))


@pytest.mark.rule("R7.1")
def test_an_accusation_names_one_card_of_each_kind():
    for cards in (("plum", "spanner"), ("plum", "white", "study"), ("study", "spanner", "plum"), (*CASE, "hall")):
        refused = house().refused(0, Accuse(cards))
        assert (refused.code, refused.rule) == ("one-of-each-kind", "R7.1")


@pytest.mark.rule("R7.1")
def test_a_seat_accuses_only_on_its_own_turn():
    assert house().refused(1, RIGHT).code == "not-asked"
    asked = house().summon(0, "study").do(0, Suggest(("mustard", "spanner", "study")))
    assert asked.refused(1, RIGHT).code == "accuse-not-now"


MOMENTS = {
    "start": lambda accuse: house(accuse=accuse),
    "start in a place": lambda accuse: house(accuse=accuse).put(scarlett="hall"),
    "after the roll": lambda accuse: house(accuse=accuse).roll(0, 3),
    "after a passage": lambda accuse: house(accuse=accuse).put(scarlett="kitchen").do(0, TakePassage("study")),
    "answered": lambda accuse: refuted(accuse=accuse),
    "not answered": lambda accuse: unrefuted(accuse=accuse),
}


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    ("accuse", "allowed"),
    [
        (["start"], {"start", "start in a place"}),
        (["after-suggestion"], {"answered", "not answered"}),
        (["after-unrefuted"], {"not answered"}),
        (["start", "after-suggestion"], {"start", "start in a place", "answered", "not answered"}),
        (["start", "after-unrefuted"], {"start", "start in a place", "not answered"}),
    ],
)
def test_an_accusation_is_made_only_at_the_agreed_moments(accuse, allowed, moment):
    scene = MOMENTS[moment](accuse)
    assert (Accuse in scene.kinds(0)) == (moment in allowed)


@pytest.mark.rule("R7.1")
def test_the_accused_place_need_not_be_where_the_figure_stands():
    assert house().put(scarlett="kitchen").do(0, RIGHT).state.public.winner == 0


@pytest.mark.rule("R7.1")
def test_when_no_accusation_can_follow_the_answered_suggestion_ends_the_turn():
    assert refuted(accuse=["after-unrefuted"]).actor == 1
    assert unrefuted(accuse=["start"]).actor == 1


@pytest.mark.rule("R7.1")
def test_a_suggestion_that_nobody_could_refute_need_not_be_followed_by_an_accusation():
    scene = unrefuted(accuse=["after-unrefuted"])
    assert scene.kinds(0) == {EndTurn, Accuse}
    assert scene.do(0, EndTurn()).actor == 1


@pytest.mark.rule("R7.1")
def test_a_refuted_suggestion_allows_no_accusation_even_when_the_asker_has_something_else_to_do():
    scene = red_keep(("petyr-baelish", "jaime-lannister", "sansa-stark"), accuse=["after-unrefuted"])
    weapon = next(card for card in scene.view(1).own.hand if card in scene.game.edition.weapons)
    scene.summon(0, "gardens").do(0, Suggest(("petyr-baelish", weapon, "gardens"))).do(1, Show(weapon))
    assert scene.kinds(0) == {EndTurn, Use}


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("edition", ["sherlock", "red-keep", "meereen"])
def test_with_centre_a_seat_accuses_only_in_the_centre(edition):
    scene = Scene(edition, 3, begins="dealer", dealer=0, accuse=["centre"], abilities=False)
    loaded, figure = scene.game.edition, scene.game.figures[0]
    assert Accuse in scene.put(**{figure: loaded.centre}).kinds(0)
    assert Accuse not in scene.put(**{figure: loaded.places[0]}).kinds(0)
    assert Accuse not in scene.put(**{figure: loaded.board.doors[loaded.centre][0]}).kinds(0)
    scene.roll(0, 2, 2).do(0, Move(loaded.centre))
    assert scene.kinds(0) == {EndTurn, Accuse}


@pytest.mark.rule("R7.1")
def test_without_centre_a_seat_does_not_accuse_in_the_centre():
    scene = Scene("sherlock", 3, accuse=["after-unrefuted"]).put(irene_adler="case-room")
    assert Accuse not in scene.kinds(0)
    scene.put(irene_adler=at(17, 12)).roll(0, 2, 2).do(0, Move("case-room"))
    assert scene.kinds(0) == {EndTurn}


@pytest.mark.rule("R7.1", "R9.3")
@pytest.mark.parametrize("accuse", [["start"], ["after-card"], ["start", "after-card"]])
def test_in_the_card_game_a_seat_accuses_before_or_after_the_card(accuse):
    scene = Scene("card-game", 3, accuse=accuse).hold(0, "peek", "peek-left")
    assert (Accuse in scene.kinds(0)) == ("start" in accuse)
    scene.do(0, Play("peek", 1))
    assert (Accuse in scene.kinds(0)) == ("after-card" in accuse)


@pytest.mark.rule("R7.1")
def test_in_the_travel_edition_a_seat_accuses_only_after_its_suggestion_went_unanswered():
    scene = house("travel", dice=[6, 1, 1]).put(scarlett=BEFORE_KITCHEN)
    assert Accuse not in scene.kinds(0)
    scene.roll(0, 1, 1).do(0, Move("kitchen"))
    assert Accuse not in scene.kinds(0)
    scene.do(0, Suggest(("plum", "spanner", "kitchen"))).do(1, Pass()).do(2, Pass())
    assert scene.kinds(0) == {EndTurn, Accuse}


@pytest.mark.rule("R7.1")
def test_in_the_travel_edition_a_shown_card_ends_the_turn():
    scene = house("travel", dice=[6, 1, 1]).put(scarlett=BEFORE_KITCHEN).roll(0, 1, 1).do(0, Move("kitchen"))
    scene.do(0, Suggest(("mustard", "spanner", "kitchen"))).do(1, Show("mustard"))
    assert scene.happened(TurnStarted) == [TurnStarted(1)]


# --- R7.2 right


@pytest.mark.rule("R7.2")
def test_a_right_accusation_wins_and_all_see_the_case():
    scene = house().do(0, RIGHT)
    assert scene.happened(GameEnded) == [GameEnded("solved", 0, CASE)]
    assert scene.phase == "over"
    for seat in (0, 1, 2, None):
        public = scene.view(seat).public
        assert (public.ending, public.winner, public.case) == ("solved", 0, CASE)


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize("action", [RIGHT, WRONG])
def test_only_the_accuser_looks_at_the_case(action):
    scene = house().do(0, action)
    (made,) = scene.happened(AccusationMade)
    right = action == RIGHT
    assert seen_by(made, 0) == SeenAccusationMade(0, action.cards, right, CASE)
    for seat in (1, 2, None):
        assert seen_by(made, seat) == SeenAccusationMade(0, action.cards, right, None)
    assert [scene.view(seat).own.case for seat in range(3)] == [CASE, None, None]


@pytest.mark.rule("R7.2")
def test_after_the_end_nothing_is_allowed():
    scene = house().do(0, RIGHT)
    refused = scene.refused(0, Roll())
    assert (refused.code, refused.rule) == ("game-over", "R7.2")


# --- R7.3 wrong


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    "wrong", [("white", "spanner", "study"), ("plum", "rope", "study"), ("plum", "spanner", "hall")]
)
def test_one_wrong_card_makes_the_accusation_wrong_and_puts_the_seat_out(wrong):
    scene = house().do(0, Accuse(wrong))
    assert scene.state.public.seats[0].standing == "out"
    assert scene.phase != "over"
    assert scene.state.public.case is None


@pytest.mark.rule("R7.3", "R2.6")
def test_a_seat_that_is_out_gets_no_more_turns():
    scene = house().do(0, WRONG)
    for seat in (1, 2, 1, 2):
        assert scene.actor == seat
        walks(scene, seat)


@pytest.mark.rule("R7.3", "R6.4")
def test_a_seat_that_is_out_still_answers():
    scene = house().do(0, WRONG).summon(1, "kitchen").do(1, Suggest(("plum", "spanner", "kitchen"))).do(2, Pass())
    assert scene.actor == 0
    assert list(scene.legal(0)) == [Show("kitchen")]


@pytest.mark.rule("R7.3", "R5.4")
def test_the_figure_of_a_seat_that_is_out_can_still_be_named_and_moved():
    scene = house().do(0, WRONG).summon(1, "hall").do(1, Suggest(("scarlett", "spanner", "hall")))
    assert scene.spot("scarlett") == "hall"


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("accusations", [1, 2, 3])
def test_the_agreed_number_of_false_accusations_puts_a_seat_out(accusations):
    scene = house(accusations=accusations)
    for number in range(1, accusations + 1):
        scene.turn(0).do(0, WRONG)
        assert scene.state.public.seats[0].false_accusations == number
        assert scene.state.public.seats[0].standing == ("out" if number == accusations else "in")
        assert scene.actor == 1


@pytest.mark.rule("R7.3", "R7.2")
def test_a_second_accusation_can_win():
    scene = house(accusations=2).do(0, WRONG).turn(0).do(0, RIGHT)
    assert scene.state.public.winner == 0


# --- R7.4 stepping aside


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize("step_aside", [True, False])
def test_only_with_step_aside_a_figure_that_is_out_clears_a_door_when_its_turn_would_come(step_aside):
    scene = house(step_aside=step_aside).seat(1, standing="out").put(mustard=BEFORE_KITCHEN)
    walks(scene, 0)
    assert scene.happened(SteppedAside) == ([SteppedAside(1, "kitchen")] if step_aside else [])
    assert scene.spot("mustard") == ("kitchen" if step_aside else BEFORE_KITCHEN)
    assert scene.happened(TurnStarted) == [TurnStarted(2)]


@pytest.mark.rule("R7.4")
def test_the_figure_stays_until_its_turn_would_come():
    scene = house().put(scarlett=BEFORE_KITCHEN).do(0, WRONG)
    assert scene.spot("scarlett") == BEFORE_KITCHEN
    walks(scene, 1)
    assert scene.spot("scarlett") == BEFORE_KITCHEN
    walks(scene, 2)
    assert scene.spot("scarlett") == "kitchen"
    assert scene.actor == 1


@pytest.mark.rule("R7.4")
def test_a_figure_that_blocks_no_door_stays():
    scene = house().seat(1, standing="out").put(mustard=at(17, 8))
    assert walks(scene, 0).spot("mustard") == at(17, 8)


@pytest.mark.rule("R7.4")
def test_several_figures_clear_their_doors_one_after_the_other():
    scene = house().seat(1, standing="out").seat(2, standing="out").put(mustard=BEFORE_KITCHEN, white=at(18, 6))
    walks(scene, 0)
    assert scene.happened(SteppedAside) == [SteppedAside(1, "kitchen"), SteppedAside(2, "lounge")]
    assert scene.actor == 0


@pytest.mark.rule("R7.4")
def test_unplayed_figures_and_seats_in_the_investigation_clear_no_door():
    scene = house().put(plum=BEFORE_KITCHEN, mustard=at(18, 6))
    walks(scene, 0)
    assert (scene.spot("plum"), scene.spot("mustard")) == (BEFORE_KITCHEN, at(18, 6))


# --- R7.5 to R7.7 going on and ending


@pytest.mark.rule("R7.5")
def test_when_nobody_is_left_the_case_stays_unsolved_and_is_shown():
    scene = house().do(0, WRONG).do(1, WRONG).do(2, WRONG)
    assert scene.happened(GameEnded) == [GameEnded("unsolved", None, CASE)]
    for seat in (0, 1, 2, None):
        public = scene.view(seat).public
        assert (public.ending, public.winner, public.case) == ("unsolved", None, CASE)


@pytest.mark.rule("R7.5", "R8.5")
def test_seats_taken_by_the_white_walkers_are_not_left_either():
    scene = red_keep(accuse=["centre"]).seat(1, standing="taken").seat(2, standing="taken")
    scene.do(0, Accuse(("petyr-baelish", "faceless-man", "gardens")))
    assert [event.ending for event in scene.happened(GameEnded)] == ["unsolved"]


@pytest.mark.rule("R7.6")
def test_the_last_seat_in_the_investigation_plays_on_alone():
    scene = house().do(0, WRONG).do(1, WRONG)
    for _ in range(3):
        assert scene.actor == 2
        walks(scene, 2)
    assert scene.do(2, RIGHT).state.public.winner == 2


@pytest.mark.rule("R7.6", "R6.4")
def test_the_last_seat_is_still_answered():
    scene = house().do(0, WRONG).do(1, WRONG).summon(2, "study").do(2, Suggest(("mustard", "spanner", "study")))
    assert scene.actor == 0
    scene.do(0, Pass()).do(1, Show("mustard"))
    assert scene.actor == 2


@pytest.mark.rule("R7.7")
@pytest.mark.parametrize("accusations", [1, 2])
def test_a_wrong_accusation_ends_the_turn(accusations):
    assert house(accusations=accusations).do(0, WRONG).actor == 1
    assert refuted(accusations=accusations).do(0, WRONG).actor == 1


# --- R7.8 leftovers in the centre


def arrived() -> Scene:
    """Return a scene: seat 0 has moved into the throne room, where two cards lie face down."""
    scene = red_keep(leftovers="centre", abilities=False, intrigue=False)
    return scene.put(cersei_lannister=at(7, 12)).roll(0, 3, 3).do(0, Move("throne-room"))


@pytest.mark.rule("R7.8")
def test_a_seat_whose_move_ended_in_the_centre_may_look_at_a_card_there():
    scene = arrived()
    assert scene.kinds(0) == {EndTurn, Accuse, LookAt}
    scene.do(0, LookAt("centre", 1))
    card = scene.state.hidden.centre[1]
    assert scene.happened(PileLooked) == [PileLooked(0, "centre", 1, card)]
    assert scene.view(0).own.saw == ((card, "centre"),)


@pytest.mark.rule("R7.8")
def test_the_others_see_only_which_card_was_looked_at():
    scene = arrived().do(0, LookAt("centre", 1))
    (looked,) = scene.happened(PileLooked)
    assert all(seen_by(looked, seat) == SeenPileLooked(0, "centre", 1, None) for seat in (1, 2, None))
    assert scene.view(1).own.saw == ()


@pytest.mark.rule("R7.8")
def test_looking_is_instead_of_accusing_and_ends_the_turn():
    assert arrived().do(0, LookAt("centre", 0)).actor == 1


@pytest.mark.rule("R7.8")
def test_a_seat_looks_only_at_cards_it_has_not_seen():
    scene = arrived().public(looked=((0, "centre", 1), (1, "centre", 0)))
    assert [action for action in scene.legal(0) if isinstance(action, LookAt)] == [LookAt("centre", 0)]
    scene = arrived().public(looked=((0, "centre", 0), (0, "centre", 1)))
    assert scene.kinds(0) == {EndTurn, Accuse}


@pytest.mark.rule("R7.8")
def test_a_seat_that_begins_its_turn_in_the_centre_has_to_move_first():
    scene = red_keep(leftovers="centre", abilities=False)
    assert scene.spot("cersei-lannister") == "throne-room"
    assert LookAt not in scene.kinds(0)


@pytest.mark.rule("R7.8")
def test_without_face_down_leftovers_there_is_nothing_to_look_at():
    scene = red_keep(leftovers="open", abilities=False, intrigue=False)
    scene.put(cersei_lannister=at(7, 12)).roll(0, 3, 3).do(0, Move("throne-room"))
    assert scene.kinds(0) == {EndTurn, Accuse}
