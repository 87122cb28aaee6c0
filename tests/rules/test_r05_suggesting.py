"""R5: suggesting."""

from itertools import product

import pytest

from sleuth.core.actions import EndTurn, Move, Pass, Show, Suggest, TakePassage, Use
from sleuth.core.seen import SuggestionMade
from tests.kit import Scene, at, house, red_keep


def entered(**options) -> Scene:
    """Return a scene: Scarlett has just entered the hall."""
    return house(**options).put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))


@pytest.mark.rule("R5.1", "R5.4")
def test_a_suggestion_names_any_suspect_any_weapon_and_the_place_where_the_figure_stands():
    scene = entered()
    edition = scene.game.edition
    named = {action.cards for action in scene.legal(0) if isinstance(action, Suggest)}
    assert named == set(product(edition.suspects, edition.weapons, ["hall"]))


@pytest.mark.rule("R5.1")
def test_no_other_place_can_be_named():
    refused = entered().refused(0, Suggest(("plum", "rope", "kitchen")))
    assert (refused.code, refused.rule) == ("other-place", "R5.1")


@pytest.mark.rule("R5.1")
def test_nothing_is_suggested_on_a_square():
    refused = house().refused(0, Suggest(("plum", "rope", "hall")))
    assert (refused.code, refused.rule) == ("not-in-place", "R5.1")


@pytest.mark.rule("R5.2")
def test_after_entering_by_a_door_a_seat_must_suggest():
    scene = entered(suggestion="must")
    assert scene.kinds(0) == {Suggest}
    refused = scene.refused(0, EndTurn())
    assert (refused.code, refused.rule) == ("must-suggest", "R5.2")


@pytest.mark.rule("R5.2")
def test_after_entering_by_a_passage_a_seat_must_suggest():
    assert house(suggestion="must").put(scarlett="study").do(0, TakePassage("kitchen")).kinds(0) == {Suggest}


@pytest.mark.rule("R5.2", "R8.6")
def test_after_entering_by_a_card_a_seat_must_suggest():
    scene = red_keep(abilities=False).hold(0, "any-place").do(0, Use("any-place", "card", "gardens"))
    assert scene.spot("cersei-lannister") == "gardens"
    assert scene.kinds(0) == {Suggest}


@pytest.mark.rule("R5.2")
def test_with_may_the_seat_may_also_end_its_turn():
    scene = entered(suggestion="may")
    assert scene.kinds(0) == {Suggest, EndTurn}
    assert scene.do(0, EndTurn()).actor == 1
    passage = house(suggestion="may").put(scarlett="study").do(0, TakePassage("kitchen"))
    assert passage.kinds(0) == {Suggest, EndTurn}


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("edition", "may"), [("classic", False), ("sherlock", False), ("meereen", False), ("travel", True)]
)
def test_only_the_travel_edition_says_may(edition, may):
    scene = Scene(edition, 3, begins="dealer", dealer=0, abilities=False)
    place = scene.game.edition.places[0]
    scene.put(**{scene.game.figures[0]: scene.game.edition.board.doors[place][0]})
    scene.roll(0, *[2] * len(scene.game.options.dice)).do(0, Move(place))
    assert (EndTurn in scene.kinds(0)) == may


@pytest.mark.rule("R5.3")
def test_figure_and_weapon_are_put_into_the_place_at_once():
    scene = entered()
    assert scene.weapon_spot("revolver") != "hall"
    scene.do(0, Suggest(("peacock", "revolver", "hall")))
    assert scene.happened(SuggestionMade) == [SuggestionMade(0, ("peacock", "revolver", "hall"))]
    assert scene.spot("peacock") == scene.weapon_spot("revolver") == "hall"
    assert scene.phase == "answer"


@pytest.mark.rule("R5.3")
def test_figure_and_weapon_stay_there():
    scene = entered().do(0, Suggest(("peacock", "revolver", "hall"))).do(1, Show("peacock")).do(0, EndTurn())
    scene.roll(1, 1).do(1, Move(at(17, 1)))
    assert scene.spot("peacock") == scene.weapon_spot("revolver") == "hall"


@pytest.mark.rule("R5.3")
def test_nothing_else_is_moved():
    scene = entered()
    figures, weapons = scene.state.public.figures, scene.state.public.weapons
    scene.do(0, Suggest(("peacock", "revolver", "hall")))
    edition = scene.game.edition
    for index, figure in enumerate(edition.suspects):
        assert figure == "peacock" or scene.spot(figure) == figures[index]
    for index, weapon in enumerate(edition.weapons):
        assert weapon == "revolver" or scene.weapon_spot(weapon) == weapons[index]


@pytest.mark.rule("R5.4")
def test_a_seat_may_name_its_own_cards_and_figure():
    scene = house().put(scarlett=at(7, 4)).roll(0, 1).do(0, Move("kitchen"))
    scene.do(0, Suggest(("scarlett", "candlestick", "kitchen")))  # all three in its own hand
    scene.do(1, Pass()).do(2, Pass())
    assert scene.spot("scarlett") == "kitchen"
    assert scene.phase == "after"


@pytest.mark.rule("R5.4")
def test_a_figure_nobody_plays_may_be_named():
    scene = entered()
    assert scene.game.seat_of("peacock") is None
    assert scene.do(0, Suggest(("peacock", "rope", "hall"))).spot("peacock") == "hall"


@pytest.mark.rule("R5.4", "R7.3", "R8.5")
@pytest.mark.parametrize("standing", ["out", "taken"])
def test_the_figure_of_a_seat_that_is_out_may_be_named(standing):
    scene = entered().seat(1, standing=standing)
    assert scene.do(0, Suggest(("mustard", "rope", "hall"))).spot("mustard") == "hall"


@pytest.mark.rule("R5.5")
def test_any_number_of_figures_and_weapons_may_be_in_one_place():
    scene = house()
    everyone, everything = scene.game.edition.suspects, scene.game.edition.weapons
    for suspect, weapon in zip(everyone, everything, strict=True):
        scene.turn(0).summon(0, "hall").do(0, Suggest((suspect, weapon, "hall")))
    assert scene.state.public.figures == ("hall",) * 6
    assert scene.state.public.weapons == ("hall",) * 6
