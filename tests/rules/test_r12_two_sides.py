"""R12: two sides."""

import pytest

from sleuth.core.actions import EndTurn, LookAt, Pass, Play, Show, Suggest, Use
from sleuth.core.game import new_game
from sleuth.core.refusals import UnfitGame
from sleuth.core.seen import SeenPileLooked
from sleuth.core.truth import seen_by
from sleuth.core.truth.events import PileLooked
from sleuth.editions import load_edition
from tests.kit import Scene

CASE = ("plum", "rope", "study")
SIDE = ("white", "dagger", "hall", "lounge")


def two(**options) -> Scene:
    """Return a scene with two seats in the classic house and known cards beside the board."""
    return Scene("classic", 2, case=CASE, side=SIDE, **{"side_cards": 4, **options})


def unanswered(scene: Scene, seat: int = 0) -> Scene:
    """Let a seat suggest the case, which the other cannot answer."""
    return scene.turn(seat).summon(seat, "study").do(seat, Suggest(CASE)).do(1 - seat, Pass())


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize(("edition", "size"), [("red-keep", 8), ("meereen", 7)])
def test_for_two_seats_four_cards_are_laid_aside_before_the_deal(edition, size):
    scene = Scene(edition, 2, begins="dealer")
    assert len(scene.state.hidden.side) == scene.state.public.side == 4
    assert [len(own.hand) for own in scene.state.private] == [size, size]


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_more_seats_play_without_side_cards(seats):
    assert Scene("red-keep", seats, begins="dealer").state.public.side == 0


@pytest.mark.rule("R12.1")
def test_the_cards_beside_the_board_are_nobodys_and_face_down():
    scene = two()
    assert scene.state.hidden.side == SIDE
    assert not set(SIDE) & {card for own in scene.state.private for card in own.hand}
    assert all(scene.view(seat).own.saw == () and scene.view(seat).public.open == () for seat in (0, 1, None))


@pytest.mark.rule("R12.1")
def test_a_team_shares_one_seat():
    game = new_game(load_edition("red-keep"), 2, names=("Ann, Bo and Cy", "Di and Ed"))
    assert game.names == ("Ann, Bo and Cy", "Di and Ed")
    assert game.options.side_cards == 4


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("edition", ["red-keep", "meereen"])
def test_two_teams_of_two_or_three_share_a_seat_each(edition):
    game = new_game(load_edition(edition), 2, names=[("Anna", "Ben"), ("Clara", "David", "Eva")])
    assert game.names == ("Anna & Ben", "Clara & David & Eva")
    assert len(game.seats) == 2


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "travel", "card-game", "questions"])
def test_every_edition_that_two_seats_can_play_can_be_played_by_teams(edition):
    game = new_game(load_edition(edition), 2, names=[("Anna", "Ben"), ("Clara", "David")], options={"side_cards": 4})
    assert game.names == ("Anna & Ben", "Clara & David")


@pytest.mark.rule("R12.1")
def test_a_team_may_play_against_one():
    game = new_game(load_edition("red-keep"), 2, names=[["Anna", "Ben"], "Clara"])
    assert game.names == ("Anna & Ben", "Clara")


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize(
    ("seats", "names", "people"),
    [
        (3, [("Anna", "Ben"), ("Clara", "David"), ("Eva", "Fritz")], 2),
        (3, ["Anna", "Ben", ("Clara", "David", "Eva")], 3),
        (2, [("Anna",), ("Clara", "David")], 1),
        (2, [("Anna", "Ben", "Clara", "David"), "Eva"], 4),
        (2, [(), "Eva"], 0),
    ],
)
def test_there_are_two_teams_of_two_or_three_people(seats, names, people):
    with pytest.raises(UnfitGame) as refused:
        new_game(load_edition("red-keep"), seats, names=names)
    assert (refused.value.code, refused.value.rule) == ("unfit-team", "R12.1")
    assert refused.value.details == {"people": people, "seats": seats}


@pytest.mark.rule("R12.1", "R1.7")
@pytest.mark.parametrize("names", [[("Anna", "Anna"), "Ben"], [("Anna", ""), "Ben"], [("Anna", "Ben"), "Anna & Ben"]])
def test_the_names_of_a_team_are_different(names):
    with pytest.raises(UnfitGame) as refused:
        new_game(load_edition("red-keep"), 2, names=names)
    assert refused.value.code == "unfit-names"


@pytest.mark.rule("R12.1", "R10.1")
def test_one_against_all_has_no_teams():
    with pytest.raises(UnfitGame):
        new_game(load_edition("one-against-all"), 2, names=[("Anna", "Ben"), ("Clara", "David")])


@pytest.mark.rule("R12.2")
def test_when_the_other_side_cannot_answer_the_asker_looks_at_one_of_the_cards():
    scene = unanswered(two())
    assert list(scene.legal(0)) == [LookAt("side", index) for index in range(4)]
    scene.do(0, LookAt("side", 2))
    assert scene.happened(PileLooked) == [PileLooked(0, "side", 2, "hall")]
    assert scene.view(0).own.saw == (("hall", "side"),)
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R12.2")
def test_the_other_side_sees_only_which_card_was_looked_at():
    scene = unanswered(two()).do(0, LookAt("side", 2))
    (looked,) = scene.happened(PileLooked)
    assert seen_by(looked, 1) == seen_by(looked, None) == SeenPileLooked(0, "side", 2, None)
    assert scene.view(1).own.saw == ()


@pytest.mark.rule("R12.2")
def test_the_asker_has_to_look():
    refused = unanswered(two()).refused(0, EndTurn())
    assert refused.code == "must-act"


@pytest.mark.rule("R12.2")
def test_an_answered_suggestion_gives_no_look():
    scene = two()
    weapon = next(card for card in scene.view(1).own.hand if card in scene.game.edition.weapons)
    scene.turn(0).summon(0, "study").do(0, Suggest(("plum", weapon, "study"))).do(1, Show(weapon))
    assert (scene.phase, scene.actor) == ("after", 0)
    assert scene.refused(0, LookAt("side", 0)).code == "cannot-look"


@pytest.mark.rule("R12.2", "R8.14")
def test_an_answer_that_was_declined_gives_no_look():
    scene = Scene("red-keep", 2, begins="dealer", dealer=0, abilities=False).hold(1, "decline").summon(0, "gardens")
    scene.do(0, Suggest((*scene.state.hidden.case[:2], "gardens")))
    scene.do(1, Use("decline", "card"))
    assert LookAt not in scene.kinds(0)


@pytest.mark.rule("R12.2")
def test_every_look_is_at_a_card_the_asker_has_not_seen_yet():
    scene = two()
    for index, left in ((2, {0, 1, 3}), (0, {1, 3}), (3, {1})):
        unanswered(scene).do(0, LookAt("side", index))
        unanswered(scene)
        assert {action.index for action in scene.legal(0)} == left
        assert scene.refused(0, LookAt("side", index)).rule == "R12.2"
    scene.do(0, LookAt("side", 1))
    assert {card for card, _ in scene.view(0).own.saw} == set(SIDE)
    assert unanswered(scene).phase == "after"  # all four seen: nothing left to look at


@pytest.mark.rule("R12.2")
def test_each_side_looks_for_itself():
    scene = unanswered(two()).do(0, LookAt("side", 2))
    unanswered(scene, seat=1)
    assert {action.index for action in scene.legal(1)} == {0, 1, 2, 3}


@pytest.mark.rule("R12.2")
def test_the_card_stays_where_it_was():
    scene = unanswered(two()).do(0, LookAt("side", 2))
    assert scene.state.hidden.side == SIDE


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "travel", "card-game"])
def test_editions_without_a_rule_for_two_can_be_played_by_two_with_side_cards(edition):
    scene = Scene(edition, 2, side_cards=4, begins="dealer")
    assert scene.state.public.side == 4
    assert [len(own.hand) for own in scene.state.private] == [7, 7]


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize(("side_cards", "sizes"), [(1, [9, 8]), (2, [8, 8]), (6, [6, 6])])
def test_people_may_agree_on_another_number_of_side_cards(side_cards, sizes):
    scene = Scene("classic", 2, side_cards=side_cards)
    assert scene.state.public.side == side_cards
    assert [len(own.hand) for own in scene.state.private] == sizes


@pytest.mark.rule("R12.3", "R12.2")
def test_the_card_game_for_two():
    scene = Scene("card-game", 2, side_cards=4, case=("plum", "train", "rome"))
    scene.hold(0, "suspicion-any-city", "peek").do(0, Play("suspicion-any-city"))
    scene.do(0, Suggest(("plum", "train", "rome"))).do(1, Pass())
    assert scene.kinds(0) == {LookAt}
    assert scene.do(0, LookAt("side", 0)).phase == "after"


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize("options", [{}, {"side_cards": 4}])
def test_one_against_all_cannot_be_played_by_two(options):
    with pytest.raises(UnfitGame):
        new_game(load_edition("one-against-all"), 2, options=options)
