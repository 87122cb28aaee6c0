"""R9.6 to R9.10: peeks, tips and unmasking in the card game."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, EndTurn, Give, Pass, Play, Show, Suggest
from sleuth.core.truth import events as e
from tests.kit import FLIGHT_CASE, Scene, card_table

WRONG = Accuse(("scarlett", "train", "rome"))


def looks(scene: Scene) -> list[tuple[int, int]]:
    """Return the pairs of looker and owner."""
    return [look[:2] for look in scene.only(e.CardsPeeked).looks]


# --- R9.6: peek


@pytest.mark.rule("R9.6", "R8.15")
def test_a_peek_sees_one_random_card_of_a_chosen_player() -> None:
    scene = card_table("peek", "tip-man").next_picks("cairo")
    assert {play.to for play in scene.legal(0) if isinstance(play, Play) and play.card == "peek"} == {1, 2}
    assert scene.refused(0, Play("peek")).code == "needs-player"
    assert scene.refused(0, Play("peek", 0)).code == "needs-player"
    scene.do(0, Play("peek", 2))
    played, look = scene.only(e.InvestigationPlayed), scene.only(e.CardsPeeked)
    assert scene.knowing(played) == {0, 1, 2, None}
    assert look.looks == ((0, 2, "cairo"),)
    assert scene.knowing_look(look) == {0, 2}
    assert scene.view(0).own.saw == (("cairo", 2),)
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R9.6", "R9.10")
def test_a_seat_that_unmasked_falsely_can_be_peeked_at() -> None:
    scene = card_table("peek", "tip-man").seat(2, standing="out").do(0, Play("peek", 2))
    assert looks(scene) == [(0, 2)]


# --- R9.7: peek all


@pytest.mark.rule("R9.7", "R8.15")
def test_peek_left_shows_everyone_a_card_of_the_left_neighbour() -> None:
    scene = card_table("peek-left", "tip-man").next_picks("car", "airliner", "train").do(0, Play("peek-left"))
    event = scene.only(e.CardsPeeked)
    assert event.looks == ((0, 1, "car"), (1, 2, "airliner"), (2, 0, "train"))
    assert [scene.knowing_look(event, number) for number in range(3)] == [{0, 1}, {1, 2}, {0, 2}]
    assert [scene.view(seat).own.saw for seat in (0, 1, 2)] == [(("car", 1),), (("airliner", 2),), (("train", 0),)]


@pytest.mark.rule("R9.7")
def test_peek_right_shows_everyone_a_card_of_the_right_neighbour() -> None:
    scene = card_table("peek-right", "tip-man").do(0, Play("peek-right"))
    assert looks(scene) == [(0, 2), (1, 0), (2, 1)]


@pytest.mark.rule("R9.7", "R9.10")
@pytest.mark.parametrize(("card", "expected"), [("peek-left", [(0, 1), (2, 0)]), ("peek-right", [(0, 2), (2, 1)])])
def test_a_seat_that_is_out_is_looked_at_but_does_not_look(card: str, expected: list[tuple[int, int]]) -> None:
    scene = card_table(card, "tip-man").seat(1, standing="out").do(0, Play(card))
    assert looks(scene) == expected


# --- R9.8: golden tip


@pytest.mark.rule("R9.8")
def test_a_golden_tip_is_open_and_answered_by_every_other_player_in_turn() -> None:
    scene = card_table("tip-europe", "peek").do(0, Play("tip-europe"))
    assert scene.knowing(scene.only(e.InvestigationPlayed)) == {0, 1, 2, None}
    assert set(scene.legal(1)) == {Show("london"), Show("madrid")}
    scene.do(1, Show("madrid"))
    assert scene.knowing(scene.only(e.CardShown)) == {0, 1}
    assert (scene.phase, scene.actor) == ("answer", 2)  # a card shown does not end the round
    scene.do(2, Show("athens"))
    assert scene.view(0).own.saw == (("madrid", 1), ("athens", 2))
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R9.8")
def test_a_seat_without_the_feature_says_so() -> None:
    scene = card_table("tip-woman", "peek").do(0, Play("tip-woman"))
    assert list(scene.legal(1)) == [Pass()]
    scene.do(1, Pass())
    assert set(scene.legal(2)) == {Show("white"), Show("peacock")}
    assert scene.refused(2, Pass()).rule == "R11.1"


@pytest.mark.rule("R9.8")
@pytest.mark.parametrize(
    ("tip", "cards"),
    [
        ("tip-woman", {"scarlett", "white", "peacock"}),
        ("tip-man", {"mustard", "green", "plum"}),
        ("tip-flying", {"hot-air-balloon", "airliner", "seaplane"}),
        ("tip-ground", {"train", "car", "limousine"}),
        ("tip-europe", {"rome", "paris", "london", "madrid", "athens"}),
        ("tip-overseas", {"new-york", "rio-de-janeiro", "cairo", "tokyo"}),
    ],
)
def test_each_golden_tip_asks_for_its_feature(tip: str, cards: set[str]) -> None:
    scene = card_table(tip, "peek").do(0, Play(tip))
    assert set(scene.state.public.question.cards) == cards


@pytest.mark.rule("R9.8", "R9.10")
def test_a_seat_that_is_out_answers_a_golden_tip() -> None:
    scene = card_table("tip-man", "peek").seat(1, standing="out").do(0, Play("tip-man"))
    assert set(scene.legal(1)) == {Show("mustard"), Show("green")}


# --- R9.9: secret tip


@pytest.mark.rule("R9.9")
@pytest.mark.parametrize(
    ("tip", "to", "answers"),
    [
        ("secret-one-suspect", 1, [("mustard",), ("green",)]),
        ("secret-one-vehicle", 2, [("limousine",), ("airliner",)]),
        ("secret-one-city", 1, [("london",), ("madrid",), ("rio-de-janeiro",)]),
        ("secret-all-woman", 2, [("white", "peacock")]),
        ("secret-all-flying", 2, [("airliner",)]),
        ("secret-all-overseas", 1, [("rio-de-janeiro",)]),
        ("secret-all-woman", 1, [()]),
        ("secret-all-flying", 1, [()]),
    ],
)
def test_a_secret_tip_asks_for_one_card_of_choice_or_all_or_comes_back_alone(
    tip: str, to: int, answers: list[tuple[str, ...]]
) -> None:
    scene = card_table(tip, "peek").do(0, Play(tip, to))
    assert (scene.phase, scene.actor) == ("give", to)
    assert set(scene.legal(to)) == {Give(cards) for cards in answers}
    scene.do(to, Give(answers[-1]))
    assert scene.view(0).own.saw == tuple((card, to) for card in answers[-1])
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R9.9")
def test_a_tip_for_one_card_comes_back_alone_too() -> None:
    hands = (
        ("scarlett", "mustard", "white", "train", "rome", "paris"),
        ("green", "peacock", "hot-air-balloon", "car", "london", "madrid"),
        ("limousine", "airliner", "athens", "new-york", "rio-de-janeiro", "cairo"),
    )
    scene = card_table("secret-one-suspect", "peek", hands=hands).do(0, Play("secret-one-suspect", 2))
    assert list(scene.legal(2)) == [Give(())]


@pytest.mark.rule("R9.9")
@pytest.mark.parametrize("cards", [("white", "peacock"), ()], ids=["some", "none"])
def test_only_the_two_know_the_tip_and_the_cards(cards: tuple[str, ...]) -> None:
    to = 2 if cards else 1
    scene = card_table("secret-all-woman", "peek").do(0, Play("secret-all-woman", to))
    played = scene.only(e.InvestigationPlayed)
    assert scene.knowing(played) == {0, to}
    assert scene.knowing(played, "to") == {0, 1, 2, None}
    assert scene.view(to).own.tip == "secret-all-woman"
    scene.do(to, Give(cards))
    assert scene.knowing(scene.only(e.TipAnswered), "cards") == {0, to}
    assert scene.view(to).own.tip is None
    assert scene.view(to).own.showed == tuple((card, 0) for card in cards)
    assert scene.view(3 - to).own.saw == ()


@pytest.mark.rule("R9.9")
def test_the_open_table_is_the_same_whichever_secret_tip_it_was() -> None:
    tables = []
    for tip, cards in (("secret-all-woman", ("white", "peacock")), ("secret-one-city", ("athens",))):
        scene = card_table(tip, "peek").do(0, Play(tip, 2))
        before = scene.view(1)
        tables.append((before, scene.do(2, Give(cards)).view(1)))
    (first, first_after), (second, second_after) = tables
    assert first.public == second.public
    assert first_after.public == second_after.public
    assert first_after.own == second_after.own


@pytest.mark.rule("R9.9")
def test_a_secret_tip_is_discarded_face_down() -> None:
    scene = card_table("secret-all-woman", "peek").do(0, Play("secret-all-woman", 1)).do(1, Give(()))
    assert scene.state.hidden.discard == ("secret-all-woman",)
    assert scene.view(2).public.discard == 1
    assert scene.state.public.turn.card is None


@pytest.mark.rule("R9.9")
def test_a_secret_tip_needs_a_player_and_an_honest_answer() -> None:
    scene = card_table("secret-all-woman", "peek")
    assert scene.refused(0, Play("secret-all-woman")).code == "needs-player"
    scene.do(0, Play("secret-all-woman", 2))
    assert scene.refused(2, Give(())).code == "not-a-choice"
    assert scene.refused(2, Give(("white",))).code == "not-a-choice"
    assert scene.refused(1, Give(())).code == "not-asked"


# --- R9.10: unmasking falsely


@pytest.mark.rule("R9.10", "R7.2", "R7.7")
@pytest.mark.parametrize("played", [False, True], ids=["without a card", "after a card"])
def test_a_false_unmasking_ends_the_turn_and_only_its_maker_sees_the_case(played: bool) -> None:
    scene = card_table("peek-left", "tip-man")
    if played:
        scene.do(0, Play("peek-left"))
    scene.do(0, WRONG)
    accusation = scene.only(e.AccusationMade)
    assert not accusation.right
    assert scene.knowing(accusation, "case") == {0}
    assert scene.view(0).own.case == FLIGHT_CASE
    assert scene.state.public.seats[0].standing == "out"
    assert (scene.phase, scene.actor) == ("play", 1)


@pytest.mark.rule("R9.10", "R2.6")
def test_a_seat_that_unmasked_falsely_draws_and_plays_no_more() -> None:
    scene = card_table("peek-left", "tip-man").do(0, WRONG).hold(1, "peek-left", "peek-right")
    scene.do(1, Play("peek-left")).do(1, EndTurn()).hold(2, "peek-right", "tip-woman")
    scene.do(2, Play("peek-right")).do(2, EndTurn())
    assert scene.only(s.TurnStarted) == s.TurnStarted(1)
    assert scene.view(0).own.held == ("peek-left", "tip-man")


@pytest.mark.rule("R9.10", "R6.4")
def test_a_seat_that_unmasked_falsely_still_answers() -> None:
    scene = card_table("peek-left", "tip-man").do(0, WRONG).hold(1, "suspicion-any-city", "peek")
    scene.do(1, Play("suspicion-any-city")).do(1, Suggest(("scarlett", "car", "madrid"))).do(2, Pass())
    assert list(scene.legal(0)) == [Show("scarlett")]
    scene = card_table("peek-left", "tip-man").do(0, WRONG).hold(1, "secret-one-city", "peek")
    scene.do(1, Play("secret-one-city", 0))
    assert set(scene.legal(0)) == {Give(("rome",)), Give(("paris",)), Give(("new-york",))}


@pytest.mark.rule("R9.10", "R7.5")
def test_when_everyone_was_wrong_the_case_stays_unsolved() -> None:
    scene = card_table("peek-left", "tip-man").do(0, WRONG).do(1, WRONG).do(2, WRONG)
    assert scene.only(s.GameEnded) == s.GameEnded("unsolved", None, FLIGHT_CASE)
