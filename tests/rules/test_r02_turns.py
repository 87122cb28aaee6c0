"""R2: set-up and turns."""

import pytest

from sleuth.core import actions as a
from sleuth.core.seen import StartRolled, TurnStarted, WeaponsPlaced
from sleuth.core.truth import SeededChance, begin
from tests.kit import Scene, at, house, red_keep

STARTS = {
    "s": at(24, 7),
    "m": at(17, 0),
    "w": at(0, 9),
    "g": at(0, 14),
    "p": at(6, 23),
    "u": at(19, 23),
}


def first(scene: Scene) -> int:
    """The seat that begins."""
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
def test_left_of_a_dealer_who_takes_no_turns_begins(dealer, begins):
    scene = Scene("one-against-all", 4, dealer=dealer)
    scene.do(dealer, a.ChooseCase(("plum", "train", "rome")))
    assert first(scene) == begins


# --- R2.6 turns


def walk(scene: Scene, *seats: int) -> None:
    """Let these seats roll and move one step each; they must be asked in this order."""
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


# --- R2.7 refusals


def unchanged(scene: Scene) -> tuple:
    """All that a refusal could have changed."""
    chance = scene.chance
    legal = [list(scene.legal(seat)) for seat in scene.game.seats]
    return scene.state, len(scene.events), list(chance.dice), list(chance.picks), list(chance.order), legal


def entered() -> Scene:
    """Seat 0 has just entered the kitchen."""
    return house().put(scarlett=at(7, 4)).roll(0, 3).do(0, a.Move("kitchen"))


def asked() -> Scene:
    """Seat 1 is asked for Mustard, the rope and the kitchen; it holds Mustard."""
    return entered().do(0, a.Suggest(("mustard", "rope", "kitchen")))


def boxed() -> Scene:
    """Seat 0 cannot leave its start square."""
    return house().put(plum=at(23, 7))


def over() -> Scene:
    return house().do(0, a.Accuse(("plum", "spanner", "study")))


def waiting() -> Scene:
    """Seat 0 is about to look at a card beside the board."""
    return (
        Scene("classic", 2, side_cards=4, case=("plum", "rope", "study"))
        .summon(0, "study")
        .do(0, a.Suggest(("plum", "rope", "study")))
        .do(1, a.Pass())
    )


CASE = ("plum", "spanner", "study")
REFUSALS = {
    "roll of another seat": (house, 1, a.Roll(), "not-asked", "R2.7"),
    "answer of a seat not yet asked": (asked, 2, a.Pass(), "not-asked", "R2.7"),
    "the asker during the answers": (asked, 0, a.EndTurn(), "not-asked", "R2.7"),
    "move after the end": (over, 0, a.Roll(), "game-over", "R7.2"),
    "other seat after the end": (over, 1, a.Accuse(CASE), "game-over", "R7.2"),
    "suggestion with an unknown card": (entered, 0, a.Suggest(("plum", "axe", "kitchen")), "unknown-card", "R1.1"),
    "accusation with an unknown card": (house, 0, a.Accuse(("plum", "axe", "kitchen")), "unknown-card", "R1.1"),
    "showing an unknown card": (asked, 1, a.Show("axe"), "unknown-card", "R1.1"),
    "move before the roll": (house, 0, a.Move(at(23, 7)), "roll-first", "R3.1"),
    "too far": (lambda: house().roll(0, 1), 0, a.Move(at(22, 7)), "out-of-reach", "R3.1"),
    "no such square": (lambda: house().roll(0, 1), 0, a.Move("Z99"), "out-of-reach", "R3.1"),
    "second roll": (lambda: house().roll(0, 1), 0, a.Roll(), "not-now", "R3.1"),
    "passage after the roll": (
        lambda: house().put(scarlett="kitchen").roll(0, 1),
        0,
        a.TakePassage("study"),
        "not-now",
        "R3.1",
    ),
    "roll while answering": (asked, 1, a.Roll(), "must-answer", "R6.2"),
    "roll without a way out": (boxed, 0, a.Roll(), "no-way-out", "R3.9"),
    "no passage here": (house, 0, a.TakePassage("study"), "no-passage", "R3.10"),
    "passage to elsewhere": (
        lambda: house().put(scarlett="kitchen"),
        0,
        a.TakePassage("lounge"),
        "no-passage",
        "R3.10",
    ),
    "stay in a place": (lambda: house().put(scarlett="hall"), 0, a.EndTurn(), "must-leave", "R4.1"),
    "end instead of moving": (lambda: house().put(scarlett="hall").roll(0, 2), 0, a.EndTurn(), "must-act", "R3.1"),
    "suggest again": (
        lambda: house().put(scarlett="hall").seat(0, fresh=False),
        0,
        a.Suggest(("plum", "rope", "hall")),
        "already-suggested",
        "R4.4",
    ),
    "suggest on a square": (house, 0, a.Suggest(("plum", "rope", "hall")), "not-in-place", "R5.1"),
    "suggest another place": (entered, 0, a.Suggest(("plum", "rope", "hall")), "other-place", "R5.1"),
    "two suspects": (entered, 0, a.Suggest(("plum", "white", "kitchen")), "one-of-each-kind", "R5.1"),
    "two cards": (entered, 0, a.Suggest(("plum", "rope")), "one-of-each-kind", "R5.1"),
    "wrong order": (entered, 0, a.Suggest(("rope", "plum", "kitchen")), "one-of-each-kind", "R5.1"),
    "end instead of suggesting": (entered, 0, a.EndTurn(), "must-suggest", "R5.2"),
    "accuse instead of suggesting": (entered, 0, a.Accuse(CASE), "must-suggest", "R5.2"),
    "say nothing": (asked, 1, a.EndTurn(), "must-answer", "R6.2"),
    "show a card of another": (asked, 1, a.Show("rope"), "card-not-held", "R6.5"),
    "show a card nobody asked for": (asked, 1, a.Show("library"), "card-not-asked", "R6.5"),
    "deny": (asked, 1, a.Pass(), "must-show", "R11.1"),
    "accuse three suspects": (house, 0, a.Accuse(("plum", "white", "green")), "one-of-each-kind", "R7.1"),
    "accuse nobody": (house, 0, a.Accuse(()), "one-of-each-kind", "R7.1"),
    "accuse while moving": (lambda: house().roll(0, 1), 0, a.Accuse(CASE), "accuse-not-now", "R7.1"),
    "accuse while answering": (asked, 1, a.Accuse(CASE), "accuse-not-now", "R7.1"),
    "play a card one has not": (house, 0, a.Use("add-six", "card"), "effect-not-held", "R8.6"),
    "show without a question": (house, 0, a.Show("kitchen"), "not-now", "R2.7"),
    "pass without a question": (house, 0, a.Pass(), "not-now", "R2.7"),
    "draw without a deck": (house, 0, a.Draw(), "not-now", "R2.7"),
    "choose the case": (house, 0, a.ChooseCase(CASE), "not-now", "R2.7"),
    "look without side cards": (house, 0, a.LookAt("side", 0), "cannot-look", "R12.2"),
    "look at a fifth card": (waiting, 0, a.LookAt("side", 4), "cannot-look", "R12.2"),
    "end instead of looking": (waiting, 0, a.EndTurn(), "must-act", "R12.2"),
}


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize("case", REFUSALS)
def test_a_refused_action_changes_nothing_and_says_why(case):
    build, seat, action, code, rule = REFUSALS[case]
    scene = build()
    before = unchanged(scene)
    refused = scene.refused(seat, action)
    assert (refused.code, refused.rule) == (code, rule)
    assert unchanged(scene) == before


@pytest.mark.rule("R2.7")
def test_only_the_seat_that_is_asked_has_legal_actions():
    scene = asked()
    assert scene.actor == 1
    assert len(scene.legal(0)) == len(scene.legal(2)) == 0
    assert list(scene.legal(1)) == [a.Show("mustard")]


@pytest.mark.rule("R2.7")
def test_nobody_has_legal_actions_after_the_end():
    scene = over()
    assert scene.actor is None
    assert all(len(scene.legal(seat)) == 0 for seat in range(3))


@pytest.mark.rule("R2.7")
def test_a_refusal_names_the_details():
    scene = house().roll(0, 1)
    assert scene.refused(0, a.Move(at(0, 9))).details == {"steps": 1}
    assert asked().refused(1, a.Show("rope")).details == {"card": "rope"}
    assert entered().refused(0, a.Suggest(("plum", "rope", "hall"))).details == {"place": "kitchen"}


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_at_the_table_is_not_asked(seat):
    assert house().refused(seat, a.Roll()).code == "not-asked"


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize("scene", [house, entered, asked, boxed, red_keep], ids=lambda build: build.__name__)
def test_every_legal_action_is_accepted(scene):
    position = scene()
    for action in list(position.legal(position.actor))[:50]:
        again = scene()
        again.chance.dice = [3, 3]
        again.do(again.actor, action)
        assert again.last


# The refusal has to name the clause that really forbids the action, and not one that happens to be near.


@pytest.mark.rule("R2.7", "R3.1")
@pytest.mark.parametrize("staying", [True, False])
def test_who_stands_on_a_square_is_not_told_to_leave_a_place(staying):
    refused = house(staying=staying).refused(0, a.EndTurn())
    assert (refused.code, refused.rule) == ("must-act", "R3.1")


@pytest.mark.rule("R2.7", "R4.1")
def test_who_was_brought_without_summoned_is_not_told_that_it_has_suggested():
    scene = house(summoned=False).summon(0, "hall")
    refused = scene.refused(0, a.Suggest(("plum", "rope", "hall")))
    assert (refused.code, refused.rule) == ("must-leave", "R4.1")


@pytest.mark.rule("R2.7", "R4.2")
def test_who_rolled_after_being_brought_is_not_told_that_it_has_suggested():
    scene = house().summon(0, "hall").roll(0, 2)
    refused = scene.refused(0, a.Suggest(("plum", "rope", "hall")))
    assert refused.code != "already-suggested"


@pytest.mark.rule("R2.7", "R5.2")
@pytest.mark.parametrize(
    ("action", "code", "rule"), [(a.Accuse(CASE), "accuse-not-now", "R7.1"), (a.Roll(), "not-now", "R3.1")]
)
def test_who_may_suggest_is_not_told_that_it_must(action, code, rule):
    scene = house(suggestion="may").put(scarlett=at(7, 4)).roll(0, 3).do(0, a.Move("kitchen"))
    refused = scene.refused(0, action)
    assert (refused.code, refused.rule) == (code, rule)
