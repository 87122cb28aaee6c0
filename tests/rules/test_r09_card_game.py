"""R9.1 to R9.5 and R9.11: cards, cities, turns and suspicions of the card game."""

from collections import Counter

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, EndTurn, Pass, Play, Show, Suggest, Travel
from sleuth.core.truth import events as e
from sleuth.core.truth import seen_by
from sleuth.editions import load_edition
from tests.kit import FLIGHT_CASE, FLIGHT_HANDS, Scene, card_table

ANY, OWN = "suspicion-any-city", "suspicion-own-city"
WRONG = Accuse(("scarlett", "train", "rome"))


def cities(scene: Scene) -> list[str | None]:
    return [seat.city for seat in scene.state.public.seats]


# --- R9.1: the cards


@pytest.mark.rule("R9.1")
def test_there_are_39_investigation_cards_of_four_sorts() -> None:
    deck = Counter(load_edition("card-game").decks["investigation"])
    assert deck.total() == 39
    sorts = ("suspicion-", "peek", "tip-", "secret-")
    assert [sum(deck[card] for card in deck if card.startswith(sort)) for sort in sorts] == [19, 8, 6, 6]


@pytest.mark.rule("R9.1")
def test_how_many_cards_of_each_sort_there_are() -> None:
    deck = Counter(load_edition("card-game").decks["investigation"])
    assert (deck[ANY], deck[OWN]) == (10, 9)
    assert (deck["peek"], deck["peek-left"], deck["peek-right"]) == (4, 2, 2)
    golden = ("tip-woman", "tip-man", "tip-flying", "tip-ground", "tip-europe", "tip-overseas")
    secret = [f"secret-one-{kind}" for kind in ("suspect", "vehicle", "city")]
    secret += [f"secret-all-{feature}" for feature in ("woman", "flying", "overseas")]
    assert all(deck[card] == 1 for card in (*golden, *secret))


@pytest.mark.rule("R9.1")
def test_every_detective_starts_with_one_card_that_nobody_else_knows() -> None:
    scene = card_table()
    (dealt,) = [event for event in scene.events if isinstance(event, e.InvestigationDealt)]
    assert [seen_by(dealt, seat).card for seat in (0, 1, 2, None)] == [*dealt.cards, None]
    assert seen_by(dealt, None).sizes == (1, 1, 1)
    assert [seat.held for seat in scene.state.public.seats] == [2, 1, 1]  # seat 0 has drawn for its turn
    assert scene.state.public.deck == len(scene.state.hidden.deck) == 35


@pytest.mark.rule("R9.1", "R1.3")
@pytest.mark.parametrize(("seats", "sizes"), [(3, [6, 6, 6]), (4, [4, 5, 5, 4]), (5, [3, 4, 4, 4, 3])])
def test_the_eighteen_alibi_cards_are_dealt_round(seats: int, sizes: list[int]) -> None:
    scene = Scene("card-game", seats)
    assert [seat.cards for seat in scene.state.public.seats] == sizes


# --- R9.2: the cities


@pytest.mark.rule("R9.2")
def test_each_detective_turns_up_one_of_nine_cities() -> None:
    scene = Scene("card-game", 4)
    (turned,) = [event for event in scene.events if isinstance(event, s.CitiesTurned)]
    assert len(scene.game.edition.places) == 9
    assert len(set(turned.cities)) == 4
    assert set(turned.cities) <= set(scene.game.edition.places)
    assert cities(scene) == list(turned.cities)


# --- R9.3: the turn


@pytest.mark.rule("R9.3", "R2.5")
def test_the_dealer_begins_and_draws_a_card_that_nobody_else_sees() -> None:
    scene = card_table()
    (drawn,) = [event for event in scene.events if isinstance(event, e.InvestigationDrawn)]
    assert (scene.phase, scene.actor, drawn.seat) == ("play", 0, 0)
    assert scene.knowing(drawn) == {0}
    assert len(scene.view(0).own.held) == 2


@pytest.mark.rule("R9.3")
def test_one_of_the_two_cards_is_played_and_the_other_kept() -> None:
    scene = card_table("peek-left", "tip-man")
    assert {play.card for play in scene.legal(0) if isinstance(play, Play)} == {"peek-left", "tip-man"}
    scene.do(0, Play("peek-left"))
    assert scene.view(0).own.held == ("tip-man",)
    assert (scene.state.public.discard, scene.state.hidden.discard) == (1, ("peek-left",))
    assert (scene.phase, scene.kinds(0)) == ("after", {EndTurn, Accuse})


@pytest.mark.rule("R9.3")
def test_a_turn_cannot_end_without_a_card_or_an_unmasking() -> None:
    scene = card_table("peek-left", "tip-man")
    assert scene.refused(0, EndTurn()).code == "must-act"
    refusal = scene.refused(0, Play("tip-woman"))
    assert (refusal.code, refusal.rule) == ("card-not-held", "R9.3")


@pytest.mark.rule("R9.3", "R2.6")
def test_after_the_turn_the_next_seat_clockwise_draws() -> None:
    scene = card_table("peek-left", "tip-man").do(0, Play("peek-left")).do(0, EndTurn())
    assert [type(event) for event in scene.last] == [s.TurnEnded, s.TurnStarted, e.InvestigationDrawn]
    assert (scene.phase, scene.actor) == ("play", 1)


@pytest.mark.rule("R9.3", "R7.1")
def test_unmasking_without_playing_a_card() -> None:
    scene = card_table("peek-left", "tip-man").do(0, Accuse(FLIGHT_CASE))
    assert scene.only(s.GameEnded) == s.GameEnded("solved", 0, FLIGHT_CASE)


@pytest.mark.rule("R9.3", "R7.2")
def test_unmasking_after_the_played_card_and_with_any_city() -> None:
    # the book's example: 'Ik beschuldig Professor Pimpel ... met de luchtballon naar Parijs te zijn gevlucht.'
    scene = card_table("peek-left", "tip-man", case=("plum", "hot-air-balloon", "paris"), hands=())
    scene.do(0, Play("peek-left")).do(0, Accuse(("plum", "hot-air-balloon", "paris")))
    assert cities(scene)[0] == "madrid"
    assert scene.only(s.GameEnded).winner == 0


# --- R9.4: suspicion, any city


@pytest.mark.rule("R9.4", "R6.2")
def test_the_example_of_the_book_groenewoud_by_train_to_rome() -> None:
    # 'Ik denk dat dominee Groenewoud de dader is en dat hij met de trein naar Rome is gevlucht.'
    scene = card_table(ANY, "peek").do(0, Play(ANY))
    assert (scene.phase, scene.actor) == ("suspect", 0)
    scene.do(0, Suggest(("green", "train", "rome")))
    assert scene.last == [s.CityTaken(0, "rome", "middle"), s.SuggestionMade(0, ("green", "train", "rome"))]
    assert cities(scene) == ["rome", "london", "athens"]  # Rome lay in the middle, and now Madrid does
    assert (scene.phase, scene.actor) == ("answer", 1)
    assert list(scene.legal(1)) == [Show("green")]
    scene.do(1, Show("green"))
    assert scene.knowing(scene.only(e.CardShown)) == {0, 1}
    assert scene.view(0).own.saw == (("green", 1),)
    assert (scene.phase, scene.kinds(0)) == ("after", {EndTurn, Accuse})


@pytest.mark.rule("R9.4")
def test_another_players_city_is_swapped_for_the_askers() -> None:
    scene = card_table(ANY, "peek").do(0, Play(ANY)).do(0, Suggest(("plum", "car", "athens")))
    assert cities(scene) == ["athens", "london", "madrid"]


@pytest.mark.rule("R9.4")
def test_naming_ones_own_city_swaps_nothing() -> None:
    scene = card_table(ANY, "peek").do(0, Play(ANY)).do(0, Suggest(("plum", "car", "madrid")))
    assert scene.happened(s.CityTaken) == []
    assert cities(scene) == ["madrid", "london", "athens"]


@pytest.mark.rule("R9.4")
def test_any_suspect_vehicle_and_city_can_be_named() -> None:
    scene = card_table(ANY, "peek").do(0, Play(ANY))
    assert scene.kinds(0) == {Suggest}
    assert len(scene.legal(0)) == 6 * 6 * 9


@pytest.mark.rule("R9.4", "R6.1", "R6.3")
def test_a_suspicion_is_answered_clockwise_until_a_card_is_shown() -> None:
    scene = card_table(ANY, "peek").do(0, Play(ANY)).do(0, Suggest(("white", "train", "cairo")))
    assert list(scene.legal(1)) == [Pass()]
    scene.do(1, Pass())
    assert set(scene.legal(2)) == {Show("white"), Show("cairo")}


@pytest.mark.rule("R9.4")
def test_a_suspicion_nobody_answers_leaves_the_end_or_the_unmasking() -> None:
    scene = card_table(ANY, "peek").do(0, Play(ANY)).do(0, Suggest(FLIGHT_CASE)).do(1, Pass()).do(2, Pass())
    assert (scene.phase, scene.actor) == ("after", 0)
    assert scene.do(0, Accuse(FLIGHT_CASE)).only(s.GameEnded).winner == 0


# --- R9.5: suspicion, own city


@pytest.mark.rule("R9.5")
def test_an_own_city_suspicion_names_only_the_players_city() -> None:
    scene = card_table(OWN, "peek").do(0, Play(OWN))
    refusal = scene.refused(0, Suggest(("green", "train", "rome")))
    assert (refusal.code, refusal.rule) == ("other-city", "R9.5")
    scene.do(0, Suggest(("green", "train", "madrid")))
    assert scene.happened(s.CityTaken) == []
    assert (scene.phase, scene.actor) == ("answer", 1)


@pytest.mark.rule("R9.5")
@pytest.mark.parametrize(
    ("city", "origin", "after"),
    [("rome", "middle", ["rome", "london", "athens"]), ("london", 1, ["london", "madrid", "athens"])],
    ids=["middle", "player"],
)
def test_travelling_swaps_the_city_and_ends_the_turn(city: str, origin: str | int, after: list[str]) -> None:
    scene = card_table(OWN, "peek").do(0, Play(OWN)).do(0, Travel(city))
    assert scene.last[:3] == [s.CityTaken(0, city, origin), s.TurnEnded(0), s.TurnStarted(1)]
    assert cities(scene) == after
    assert scene.refused(0, WRONG).code == "not-asked"


@pytest.mark.rule("R9.5")
def test_travelling_leads_to_any_other_city() -> None:
    scene = card_table(OWN, "peek").do(0, Play(OWN))
    targets = {action.city for action in scene.legal(0) if isinstance(action, Travel)}
    assert targets == set(scene.game.edition.places) - {"madrid"}
    assert scene.refused(0, Travel("madrid")).code == "not-a-choice"


@pytest.mark.rule("R9.5", "R9.4")
def test_nobody_travels_on_an_any_city_suspicion_or_unmasks_in_the_middle_of_one() -> None:
    scene = card_table(ANY, OWN).do(0, Play(ANY))
    assert scene.refused(0, Travel("rome")).code == "not-a-choice"
    assert scene.refused(0, WRONG).code == "accuse-not-now"


# --- R9.11: the empty pile


@pytest.mark.rule("R9.11")
def test_the_discard_pile_becomes_the_draw_pile_when_a_draw_needs_it() -> None:
    scene = card_table("peek-left", "tip-man").deck(discard=("tip-woman", "secret-all-woman", "peek"))
    scene.do(0, Play("peek-left"))
    assert scene.happened(s.PileReshuffled) == []  # not before the next draw
    scene.next_picks("secret-all-woman").do(0, EndTurn())
    assert scene.last[2:] == [s.PileReshuffled(4), e.InvestigationDrawn(1, "secret-all-woman")]
    assert (scene.state.public.deck, scene.state.public.discard) == (3, 0)
    assert scene.state.hidden.deck == ("peek", "peek-left", "tip-woman")


@pytest.mark.rule("R9.11")
def test_a_pile_with_a_card_left_is_not_reshuffled() -> None:
    scene = card_table("peek-left", "tip-man").deck("tip-woman", discard=("peek",))
    scene.do(0, Play("peek-left")).do(0, EndTurn())
    assert scene.happened(s.PileReshuffled) == []
    assert (scene.state.public.deck, scene.state.public.discard) == (0, 2)


def test_the_hands_of_this_file_are_what_is_dealt() -> None:
    scene = card_table()
    assert [set(own.hand) for own in scene.state.private] == [set(hand) for hand in FLIGHT_HANDS]
    assert scene.state.hidden.case == FLIGHT_CASE
