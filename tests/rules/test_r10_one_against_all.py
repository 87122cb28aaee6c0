"""R10: one culprit against all detectives."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, ChooseCase, EndTurn, Give, Pass, Play, Show, Suggest, Travel
from sleuth.core.truth import events as e
from sleuth.core.truth import seen_by
from tests.kit import FLIGHT_CASE, FLIGHT_HANDS, Scene

ANY, OWN = "suspicion-any-city", "suspicion-own-city"
WRONG = Accuse(("scarlett", "train", "rome"))


def chase(*held: str) -> Scene:
    """Return a scene: seat 0 is the culprit and has chosen; detective 1 has to play one of these cards."""
    scene = Scene("one-against-all", 3, hands=FLIGHT_HANDS).do(0, ChooseCase(FLIGHT_CASE))
    scene.seat(1, city="london").seat(2, city="athens")
    return scene.hold(1, *held) if held else scene


def suspected(by: int, *cards: str) -> Scene:
    """Return a scene: a detective has named these three cards."""
    scene = chase(ANY, "peek")
    if by == 2:
        scene.do(1, Play("peek", 2)).do(1, EndTurn()).hold(2, ANY, "peek")
    return scene.do(by, Play(ANY)).do(by, Suggest(cards))


# --- R10.1: the culprit's choice


@pytest.mark.rule("R10.1")
def test_the_culprit_chooses_the_case_before_the_deal() -> None:
    scene = Scene("one-against-all", 3, hands=FLIGHT_HANDS)
    assert (scene.phase, scene.actor, scene.events) == ("choose-case", 0, [])
    assert scene.kinds(0) == {ChooseCase}
    assert len(scene.legal(0)) == 6 * 6 * 9
    scene.do(0, ChooseCase(FLIGHT_CASE))
    assert scene.state.hidden.case == FLIGHT_CASE


@pytest.mark.rule("R10.1")
def test_only_the_culprit_knows_the_case() -> None:
    scene = chase()
    (chosen,) = [event for event in scene.events if isinstance(event, e.CaseChosen)]
    assert scene.knowing(chosen, "cards") == {0}
    assert [scene.view(seat).own.case for seat in (0, 1, 2, None)] == [FLIGHT_CASE, None, None, None]


@pytest.mark.rule("R10.1", "R2.7")
def test_nobody_else_chooses_and_the_choice_is_one_card_of_each_kind() -> None:
    scene = Scene("one-against-all", 3)
    assert scene.refused(1, ChooseCase(FLIGHT_CASE)).code == "not-asked"
    assert scene.refused(0, ChooseCase(("plum", "tokyo", "seaplane"))).code == "one-of-each-kind"
    assert scene.refused(0, ChooseCase(("plum", "seaplane", "atlantis"))).code == "unknown-card"


@pytest.mark.rule("R10.1")
def test_the_other_cards_are_dealt_to_all_the_culprit_included() -> None:
    scene = chase()
    (dealt,) = [event for event in scene.events if isinstance(event, e.Dealt)]
    assert [len(hand) for hand in dealt.hands] == [6, 6, 6]
    assert not set(FLIGHT_CASE) & {card for hand in dealt.hands for card in hand}
    for seat in (0, 1, 2):
        assert set(scene.view(seat).own.hand) == set(FLIGHT_HANDS[seat])
        assert seen_by(dealt, seat).hand == dealt.hands[seat]
    assert seen_by(dealt, None).hand is None


# --- R10.2: what the culprit has and does


@pytest.mark.rule("R10.2")
def test_the_culprit_gets_no_investigation_card_and_no_city() -> None:
    scene = Scene("one-against-all", 4).do(0, ChooseCase(FLIGHT_CASE))
    dealt, turned = scene.only(e.InvestigationDealt), scene.only(s.CitiesTurned)
    assert seen_by(dealt, None).sizes == (0, 1, 1, 1)
    assert dealt.cards[0] is None
    assert scene.view(0).own.held == ()
    assert turned.cities[0] is None
    assert None not in turned.cities[1:]


@pytest.mark.rule("R10.2", "R2.5")
@pytest.mark.parametrize(("culprit", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_detective_left_of_the_culprit_begins(culprit: int, first: int) -> None:
    scene = Scene("one-against-all", 3, dealer=culprit).do(culprit, ChooseCase(FLIGHT_CASE))
    assert scene.game.culprit == culprit
    assert (scene.phase, scene.actor) == ("play", first)


@pytest.mark.rule("R10.2", "R2.6")
def test_the_culprit_takes_no_turns() -> None:
    scene = chase("peek", "tip-man").do(1, Play("peek", 2)).do(1, EndTurn())
    assert scene.only(s.TurnStarted) == s.TurnStarted(2)
    scene.hold(2, "peek", "tip-woman").do(2, Play("peek", 1)).do(2, EndTurn())
    assert scene.only(s.TurnStarted) == s.TurnStarted(1)


@pytest.mark.rule("R10.2", "R9.7")
@pytest.mark.parametrize(("card", "looks"), [("peek-left", [(1, 2), (2, 0)]), ("peek-right", [(1, 0), (2, 1)])])
def test_when_all_peek_the_culprit_is_only_looked_at(card: str, looks: list[tuple[int, int]]) -> None:
    scene = chase(card, "tip-man").do(1, Play(card))
    event = scene.only(e.CardsPeeked)
    assert [look[:2] for look in event.looks] == looks
    assert [scene.knowing_look(event, number) for number in (0, 1)] == [set(look) for look in looks]


@pytest.mark.rule("R10.2", "R9.6")
def test_the_culprit_can_be_peeked_at() -> None:
    scene = chase("peek", "tip-man").next_picks("rome").do(1, Play("peek", 0))
    assert scene.only(e.CardsPeeked).looks == ((1, 0, "rome"),)


@pytest.mark.rule("R10.2", "R9.8")
def test_the_culprit_answers_a_golden_tip_in_turn() -> None:
    scene = chase("tip-woman", "peek").do(1, Play("tip-woman")).do(2, Show("peacock"))
    assert list(scene.legal(0)) == [Show("scarlett")]
    scene.do(0, Show("scarlett"))
    assert scene.knowing(scene.only(e.CardShown)) == {0, 1}


@pytest.mark.rule("R10.2", "R9.9")
def test_the_culprit_answers_a_secret_tip() -> None:
    scene = chase("secret-all-overseas", "peek").do(1, Play("secret-all-overseas", 0))
    assert list(scene.legal(0)) == [Give(("new-york",))]
    scene.do(0, Give(("new-york",)))
    assert scene.knowing(scene.only(e.TipAnswered), "cards") == {0, 1}


@pytest.mark.rule("R10.2", "R9.5")
def test_a_city_is_swapped_with_the_middle_or_a_detective_never_with_the_culprit() -> None:
    for city, after in (("rome", [None, "rome", "athens"]), ("athens", [None, "athens", "london"])):
        scene = chase(OWN, "peek").do(1, Play(OWN)).do(1, Travel(city))
        assert [seat.city for seat in scene.state.public.seats] == after


# --- R10.3: the culprit answers last


@pytest.mark.rule("R10.3")
def test_a_suspicion_reaches_the_culprit_last() -> None:
    scene = suspected(2, "scarlett", "hot-air-balloon", "tokyo")  # seat 0 sits left of the asker
    assert scene.state.public.question.waiting == (1, 0)
    scene.do(1, Pass())
    assert set(scene.legal(0)) == {Show("scarlett"), Show("hot-air-balloon")}


@pytest.mark.rule("R10.3")
def test_a_suspicion_somebody_else_answers_never_reaches_the_culprit() -> None:
    scene = suspected(2, "scarlett", "car", "rome").do(1, Show("car"))
    assert (scene.phase, scene.actor) == ("after", 2)
    assert scene.refused(0, Show("scarlett")).code == "not-asked"


@pytest.mark.rule("R10.3", "R6.3")
def test_a_suspicion_of_the_case_is_answered_by_nobody() -> None:
    scene = suspected(1, *FLIGHT_CASE).do(2, Pass())
    assert list(scene.legal(0)) == [Pass()]
    scene.do(0, Pass())
    assert scene.happened(s.CardTurned) == []
    assert (scene.phase, scene.actor) == ("after", 1)


# --- R10.4: the reward


@pytest.mark.rule("R10.4")
def test_a_refutation_by_the_culprit_turns_one_card_of_the_pile() -> None:
    scene = suspected(1, "scarlett", "seaplane", "tokyo").do(2, Pass())
    deck, discard = scene.state.public.deck, scene.state.public.discard
    scene.next_picks("tip-man").do(0, Show("scarlett"))
    turned = scene.only(s.CardTurned)
    assert [seen_by(turned, seat) for seat in (0, 1, 2, None)] == [s.CardTurned("tip-man")] * 4
    assert (scene.state.public.deck, scene.state.public.discard) == (deck - 1, discard + 1)
    assert "tip-man" not in scene.state.hidden.deck
    assert scene.state.hidden.discard[-1] == "tip-man"
    assert (scene.phase, scene.actor) == ("after", 1)


@pytest.mark.rule("R10.4")
def test_a_refutation_by_a_detective_turns_nothing() -> None:
    scene = suspected(1, "white", "seaplane", "tokyo").do(2, Show("white"))
    assert scene.happened(s.CardTurned) == []


@pytest.mark.rule("R10.4")
def test_answering_tips_is_not_rewarded() -> None:
    scene = chase("tip-woman", "peek").do(1, Play("tip-woman")).do(2, Show("peacock")).do(0, Show("scarlett"))
    assert scene.happened(s.CardTurned) == []
    scene = chase("secret-one-city", "peek").do(1, Play("secret-one-city", 0)).do(0, Give(("rome",)))
    assert scene.happened(s.CardTurned) == []


@pytest.mark.rule("R10.4", "R10.5")
def test_an_empty_pile_has_no_reward_and_the_turn_goes_on() -> None:
    scene = suspected(1, "scarlett", "seaplane", "tokyo").deck().do(2, Pass()).do(0, Show("scarlett"))
    assert scene.happened(s.CardTurned) == []
    assert (scene.phase, scene.actor) == ("after", 1)


# --- R10.5: the end


@pytest.mark.rule("R10.5")
@pytest.mark.parametrize("played", [False, True], ids=["without a card", "after a card"])
def test_a_right_unmasking_wins_for_that_detective(played: bool) -> None:
    scene = chase("peek", "tip-man")
    if played:
        scene.do(1, Play("peek", 2))
    scene.do(1, Accuse(FLIGHT_CASE))
    assert scene.only(s.GameEnded) == s.GameEnded("solved", 1, FLIGHT_CASE)


@pytest.mark.rule("R10.5", "R9.11")
def test_the_culprit_escapes_when_a_detective_must_draw_from_a_used_up_pile() -> None:
    scene = chase("peek", "tip-man").deck(discard=("tip-woman",)).do(1, Play("peek", 2)).do(1, EndTurn())
    assert scene.happened(s.PileReshuffled) == []
    assert scene.only(s.GameEnded) == s.GameEnded("escaped", 0, FLIGHT_CASE)


@pytest.mark.rule("R10.5")
def test_drawing_the_last_card_is_not_the_end_yet() -> None:
    scene = chase("peek", "tip-man").deck("tip-woman").do(1, Play("peek", 2)).do(1, EndTurn())
    assert (scene.phase, scene.actor, scene.state.public.deck) == ("play", 2, 0)
    assert scene.do(2, Accuse(FLIGHT_CASE)).only(s.GameEnded).winner == 2


@pytest.mark.rule("R10.5", "R10.4")
def test_a_reward_can_take_the_last_card_and_with_it_the_game() -> None:
    scene = suspected(1, "scarlett", "seaplane", "tokyo").deck("tip-woman").do(2, Pass()).do(0, Show("scarlett"))
    assert (scene.phase, scene.state.public.deck) == ("after", 0)
    assert scene.do(1, EndTurn()).only(s.GameEnded).ending == "escaped"


@pytest.mark.rule("R10.5", "R9.10")
def test_the_culprit_escapes_when_every_detective_was_wrong() -> None:
    scene = chase("peek", "tip-man").do(1, WRONG)
    assert scene.knowing(scene.only(e.AccusationMade), "case") == {1}
    assert (scene.phase, scene.actor) == ("play", 2)
    scene.do(2, WRONG)
    assert scene.only(s.GameEnded) == s.GameEnded("escaped", 0, FLIGHT_CASE)


@pytest.mark.rule("R10.5", "R9.10")
def test_the_last_detective_draws_turn_after_turn() -> None:
    scene = chase("peek", "tip-man").do(1, WRONG).hold(2, "peek", "tip-woman").do(2, Play("peek", 1)).do(2, EndTurn())
    assert scene.only(s.TurnStarted) == s.TurnStarted(2)
