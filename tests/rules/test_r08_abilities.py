"""R8.10, R8.12 and R8.13: the character cards; `move-again` has a file of its own."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, Move, Roll, Show, Suggest, Use
from sleuth.editions import load_edition
from tests.kit import Scene

RED_KEEP = {
    "cersei-lannister": "move-again",
    "jaime-lannister": "any-place",
    "tyrion-lannister": "second-card",
    "sansa-stark": "decline",
    "margaery-tyrell": "see-shown",
    "petyr-baelish": "look-any",
}
MEEREEN = {
    "daenerys-targaryen": "any-place",
    "daario-naharis": "another-turn",
    "hizdahr-zo-loraq": "second-rumour",
    "jorah-mormont": "decline",
    "grey-worm": "add-six",
    "missandei": "see-shown",
}
HANDS = (("crossbow",), ("arakh",), ("battle-axe",))


def ability(effect: str, target: str | int | None = None) -> Use:
    return Use(effect, "ability", target)


def card(effect: str, target: str | int | None = None) -> Use:
    return Use(effect, "card", target)


def cast(edition: str, *figures: str, **more: object) -> Scene:
    """Return a scene with these characters and others up to three seats; seat 0 begins, seat 1 holds the arakh."""
    everybody = load_edition(edition).suspects
    seats = (*figures, *(figure for figure in everybody if figure not in figures))[:3]
    case = (
        next(figure for figure in everybody if figure not in seats),
        "faceless-man",
        load_edition(edition).places[0],
    )
    return Scene(edition, seats, **{"case": case, "hands": HANDS, "begins": "dealer", "dealer": 0, **more})


def rumour(scene: Scene) -> Suggest:
    """Return a rumour that names the arakh and two cards of the case: only seat 1 can answer it."""
    suspect, _, place = scene.state.hidden.case
    return Suggest((suspect, "arakh", place))


def spent(scene: Scene, seat: int) -> bool:
    """Return whether the seat's ability is used up, publicly, and no longer offered."""
    offered = any(isinstance(action, Use) and action.source == "ability" for action in scene.legal(seat))
    return not offered and all(scene.view(watcher).public.seats[seat].ability_used for watcher in (0, 1, 2, None))


@pytest.mark.rule("R8.10")
@pytest.mark.parametrize(("edition", "abilities"), [("red-keep", RED_KEEP), ("meereen", MEEREEN)])
def test_each_figure_has_one_ability(edition: str, abilities: dict[str, str]) -> None:
    assert {card.id: card.ability for card in load_edition(edition).cards if card.ability} == abilities


@pytest.mark.rule("R8.10")
def test_an_ability_belongs_to_the_figure_a_seat_plays() -> None:
    scene = cast("red-keep", "jaime-lannister")
    assert ability("any-place", "gardens") in scene.legal(0)
    assert scene.refused(0, ability("look-any", 1)).code == "effect-not-held"


@pytest.mark.rule("R8.10")
@pytest.mark.parametrize("figure", [*RED_KEEP])
def test_without_abilities_nobody_has_any(figure: str) -> None:
    scene = cast("red-keep", figure, abilities=False)
    assert scene.kinds(0) == {Roll, Accuse}
    assert scene.refused(0, ability(RED_KEEP[figure])).code == "effect-not-held"


# --- like an intrigue card


@pytest.mark.rule("R8.10", "R8.6")
@pytest.mark.parametrize(("edition", "figure"), [("red-keep", "jaime-lannister"), ("meereen", "daenerys-targaryen")])
def test_jaime_and_daenerys_go_to_any_place_once(edition: str, figure: str) -> None:
    scene = cast(edition, figure)
    place = scene.game.edition.places[1]
    scene.do(0, ability("any-place", place))
    assert scene.last == [s.EffectUsed(0, "any-place", "ability"), s.Moved(0, place, "effect")]
    assert scene.phase == "suggest"
    assert spent(scene, 0)
    scene.turn(0)
    assert scene.refused(0, ability("any-place", scene.game.edition.places[2])).code == "effect-not-held"


@pytest.mark.rule("R8.10", "R8.6")
@pytest.mark.parametrize(
    ("edition", "figures"),
    [("red-keep", ("cersei-lannister", "sansa-stark")), ("meereen", ("grey-worm", "jorah-mormont"))],
)
def test_sansa_and_jorah_decline_once(edition: str, figures: tuple[str, str]) -> None:
    scene = cast(edition, *figures)
    asked = rumour(scene)
    scene.summon(0, asked.cards[2]).do(0, asked)
    assert set(scene.legal(1)) == {Show("arakh"), ability("decline")}
    scene.do(1, ability("decline"))
    assert (scene.phase, scene.actor, scene.state.public.question.declined) == ("answer", 2, True)
    assert spent(scene, 1)
    scene.turn(0).summon(0, asked.cards[2]).do(0, asked)
    assert scene.refused(1, ability("decline")).code == "effect-not-held"


@pytest.mark.rule("R8.10", "R8.7")
@pytest.mark.parametrize(
    ("edition", "figures"),
    [
        ("red-keep", ("tyrion-lannister", "sansa-stark", "margaery-tyrell")),
        ("meereen", ("grey-worm", "daario-naharis", "missandei")),
    ],
)
def test_margaery_and_missandei_see_a_shown_card_once(edition: str, figures: tuple[str, ...]) -> None:
    scene = cast(edition, *figures)
    asked = rumour(scene)
    scene.summon(0, asked.cards[2]).do(0, asked).do(1, Show("arakh"))
    assert (scene.phase, scene.actor) == ("watch", 2)
    scene.do(2, ability("see-shown"))
    assert scene.view(2).own.saw == (("arakh", 1),)
    assert spent(scene, 2)


@pytest.mark.rule("R8.10", "R8.6")
def test_daario_has_another_turn_once() -> None:
    scene = cast("meereen", "daario-naharis").do(0, ability("another-turn")).put(daario_naharis="M19")
    assert spent(scene, 0)
    scene.roll(0, 1, 2).do(0, Move("M18"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(0)]
    assert scene.refused(0, ability("another-turn")).code == "effect-not-held"


@pytest.mark.rule("R8.10", "R8.6")
def test_daarios_ability_and_the_card_give_two_more_turns() -> None:
    scene = cast("meereen", "daario-naharis").hold(0, "another-turn").put(daario_naharis="M19")
    assert {card("another-turn"), ability("another-turn")} <= set(scene.legal(0))
    scene.do(0, card("another-turn")).do(0, ability("another-turn"))
    started = []
    for square in ("M18", "M19", "M18"):
        scene.roll(0, 1, 2).do(0, Move(square))
        started += [event.seat for event in scene.happened(s.TurnStarted)]
    assert started == [0, 0, 1]


@pytest.mark.rule("R8.10", "R8.8")
def test_hizdahr_makes_a_second_rumour_once_and_a_third_with_the_card() -> None:
    scene = cast("meereen", "hizdahr-zo-loraq").hold(0, "second-rumour")
    asked = rumour(scene)
    scene.summon(0, asked.cards[2])
    for use in (ability("second-rumour"), card("second-rumour")):
        scene.do(0, asked).do(1, Show("arakh")).do(0, use)
        assert (scene.phase, scene.actor) == ("suggest", 0)
    assert spent(scene, 0)
    scene.do(0, asked).do(1, Show("arakh"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


@pytest.mark.rule("R8.10", "R8.6")
def test_grey_worm_adds_six_once_and_cards_add_up_with_it() -> None:
    scene = cast("meereen", "grey-worm").hold(0, "add-six", "add-six").roll(0, 1, 2)
    scene.do(0, ability("add-six"))
    assert scene.state.public.turn.steps == 9
    assert spent(scene, 0)
    scene.do(0, card("add-six")).do(0, card("add-six"))
    assert scene.state.public.turn.steps == 21


@pytest.mark.rule("R8.10")
def test_card_and_ability_of_the_same_effect_are_spent_separately() -> None:
    scene = cast("red-keep", "jaime-lannister").hold(0, "any-place").do(0, card("any-place", "gardens"))
    assert not scene.state.public.seats[0].ability_used
    scene.turn(0).do(0, ability("any-place", "pavilion"))
    assert spent(scene, 0)


@pytest.mark.rule("R8.10", "R8.1")
def test_abilities_work_without_intrigue_cards() -> None:
    scene = cast("red-keep", "jaime-lannister", intrigue=False).do(0, ability("any-place", "gardens"))
    assert scene.spot("jaime-lannister") == "gardens"
