"""R2.7: whoever is not asked may not act, and every refusal says why and changes nothing."""

import pytest

from sleuth.core import actions as a
from tests.kit import Scene, at, house, red_keep

# --- R2.7 refusals


def unchanged(scene: Scene) -> tuple:
    """Return everything that a refusal could have changed."""
    chance = scene.chance
    legal = [list(scene.legal(seat)) for seat in scene.game.seats]
    return scene.state, len(scene.events), list(chance.dice), list(chance.picks), list(chance.order), legal


def entered() -> Scene:
    """Return a scene: seat 0 has just entered the kitchen."""
    return house().put(scarlett=at(7, 4)).roll(0, 3).do(0, a.Move("kitchen"))


def asked() -> Scene:
    """Return a scene: seat 1 is asked for Mustard, the rope and the kitchen, and holds Mustard."""
    return entered().do(0, a.Suggest(("mustard", "rope", "kitchen")))


def boxed() -> Scene:
    """Return a scene: seat 0 cannot leave its start square."""
    return house().put(plum=at(23, 7))


def over() -> Scene:
    return house().do(0, a.Accuse(("plum", "spanner", "study")))


def waiting() -> Scene:
    """Return a scene: seat 0 is about to look at a card beside the board."""
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
def test_a_seat_on_a_square_is_not_asked_to_leave_a_place(staying):
    refused = house(staying=staying).refused(0, a.EndTurn())
    assert (refused.code, refused.rule) == ("must-act", "R3.1")


@pytest.mark.rule("R2.7", "R4.1")
def test_without_summoned_the_refusal_does_not_claim_an_earlier_suggestion():
    scene = house(summoned=False).summon(0, "hall")
    refused = scene.refused(0, a.Suggest(("plum", "rope", "hall")))
    assert (refused.code, refused.rule) == ("must-leave", "R4.1")


@pytest.mark.rule("R2.7", "R4.2")
def test_after_a_roll_the_refusal_does_not_claim_an_earlier_suggestion():
    scene = house().summon(0, "hall").roll(0, 2)
    refused = scene.refused(0, a.Suggest(("plum", "rope", "hall")))
    assert refused.code != "already-suggested"


@pytest.mark.rule("R2.7", "R5.2")
@pytest.mark.parametrize(
    ("action", "code", "rule"), [(a.Accuse(CASE), "accuse-not-now", "R7.1"), (a.Roll(), "not-now", "R3.1")]
)
def test_a_refusal_does_not_demand_an_optional_suggestion(action, code, rule):
    scene = house(suggestion="may").put(scarlett=at(7, 4)).roll(0, 3).do(0, a.Move("kitchen"))
    refused = scene.refused(0, action)
    assert (refused.code, refused.rule) == (code, rule)
