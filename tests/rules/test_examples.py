"""The examples that are printed in the rulebooks; the one of the card game is in test_r09."""

import pytest

from sleuth.core.actions import Accuse, EndTurn, Move, Pass, Suggest
from sleuth.core.seen import DiceRolled, Moved
from tests.kit import Scene, at, house, red_keep

FOUR_STEPS_FROM_THE_CONSERVATORY = [at(3, 17), at(4, 16), at(6, 16), at(6, 20), at(7, 17), at(7, 19)]


# --- book 001, the classic edition


@pytest.mark.rule("R3.1", "R3.2", "R5.2")
@pytest.mark.parametrize("square", FOUR_STEPS_FROM_THE_CONSERVATORY)
def test_a_five_takes_gloria_into_the_conservatory_four_steps_away_and_she_must_suggest(square):
    scene = house().put(scarlett=square)
    scene.roll(0, 5).do(0, Move("conservatory"))
    assert scene.happened(Moved) == [Moved(0, "conservatory", "steps")]
    assert scene.spot("scarlett") == "conservatory"
    assert scene.kinds(0) == {Suggest}  # the last pip is lost, and it is still her turn
    assert scene.refused(0, EndTurn()).code == "must-suggest"


@pytest.mark.rule("R3.1", "R3.2")
@pytest.mark.parametrize("square", FOUR_STEPS_FROM_THE_CONSERVATORY)
@pytest.mark.parametrize("eyes", range(1, 7))
def test_from_there_it_takes_at_least_a_four(square, eyes):
    scene = house().put(scarlett=square).roll(0, eyes)
    assert scene.happened(DiceRolled) == [DiceRolled(0, (eyes,))]
    assert (Move("conservatory") in scene.legal(0)) == (eyes >= 4)


@pytest.mark.rule("R3.2")
def test_no_other_squares_are_four_steps_from_the_conservatory():
    def needs(square: str, eyes: int) -> bool:
        return Move("conservatory") in house().put(scarlett=square, peacock="hall", green="hall").roll(0, eyes).legal(0)

    squares = house().game.edition.board.cells
    assert {square for square in squares if needs(square, 4) and not needs(square, 3)} == set(
        FOUR_STEPS_FROM_THE_CONSERVATORY
    )


@pytest.mark.rule("R5.1", "R5.3", "R5.4")
def test_gloria_enters_the_kitchen_and_suspects_frau_weiss_with_the_candlestick():
    scene = house().put(scarlett=at(8, 4)).roll(0, 2).do(0, Move("kitchen"))
    scene.public(weapons=("hall", "lounge", "study", "library", "ballroom", "dining-room"))
    assert (scene.spot("white"), scene.weapon_spot("candlestick")) == (at(0, 9), "hall")
    scene.do(0, Suggest(("white", "candlestick", "kitchen")))
    assert (scene.spot("white"), scene.weapon_spot("candlestick")) == ("kitchen", "kitchen")
    assert scene.actor == 1  # her left neighbour is the first to check


@pytest.mark.rule("R5.4", "R6.3")
def test_when_the_asker_holds_two_cards_an_unanswered_suggestion_reveals_the_third():
    scene = house().put(scarlett=at(7, 4)).roll(0, 1).do(0, Move("kitchen"))
    scene.do(0, Suggest(("plum", "candlestick", "kitchen"))).do(1, Pass()).do(2, Pass())
    assert "plum" in scene.state.hidden.case
    assert scene.kinds(0) == {EndTurn, Accuse}


# --- book 000, the Sherlock edition


@pytest.mark.rule("R5.1", "R5.2", "R5.3")
def test_irene_adler_enters_dartmoor_and_suspects_mrs_hudson_with_the_wrench():
    scene = Scene("sherlock", 3).put(irene_adler=at(9, 5)).roll(0, 2, 3)
    assert scene.game.figures[0] == "irene-adler"
    scene.do(0, Move("dartmoor"))
    assert scene.kinds(0) == {Suggest}
    scene.do(0, Suggest(("mrs-hudson", "wrench", "dartmoor")))
    assert (scene.spot("mrs-hudson"), scene.weapon_spot("wrench")) == ("dartmoor", "dartmoor")
    assert scene.spot("irene-adler") == "dartmoor"
    assert scene.actor == 1


# --- book 002, Game of Thrones


@pytest.mark.rule("R5.1", "R5.2", "R5.3")
def test_tyrion_enters_the_sparring_yard_and_names_cersei_with_the_battle_axe():
    scene = red_keep(("tyrion-lannister", "sansa-stark", "margaery-tyrell"))
    assert (scene.spot("cersei-lannister"), scene.weapon_spot("battle-axe")) == ("throne-room", "throne-room")
    scene.put(tyrion_lannister=at(16, 5)).roll(0, 3, 4).do(0, Move("sparring-yard"))
    scene.do(0, Suggest(("cersei-lannister", "battle-axe", "sparring-yard")))
    assert (scene.spot("cersei-lannister"), scene.weapon_spot("battle-axe")) == ("sparring-yard", "sparring-yard")
    assert scene.actor == 1  # nobody plays Cersei, so nobody may draw a card


@pytest.mark.rule("R7.1", "R7.2")
def test_tyrion_is_accused_with_the_crossbow_in_the_tower_of_the_hand():
    case = ("tyrion-lannister", "crossbow", "tower-of-the-hand")
    scene = Scene("red-keep", 3, case=case, begins="dealer", dealer=0).put(cersei_lannister=at(7, 12))
    assert Accuse not in scene.kinds(0)
    scene.roll(0, 2, 2).do(0, Move("throne-room")).do(0, Accuse(case))
    assert (scene.state.public.ending, scene.state.public.winner) == ("solved", 0)
