"""What each seat learns in the card game and in one against all."""

import pytest

from sleuth.core.actions import (
    ChooseCase,
    Give,
    Pass,
    Play,
    Show,
)
from sleuth.deduction import Fact, holds, holds_some, lacks
from tests.deduction.test_observer import Table, nobody
from tests.kit import FLIGHT_CASE, FLIGHT_HANDS, Scene, card_table

# --- R9: the card game


EUROPE = ("rome", "paris", "london", "madrid", "athens")
WOMEN = ("scarlett", "white", "peacock")


def test_when_all_peek_each_seat_learns_only_its_own_card() -> None:
    """R9.7, R8.15."""
    table = Table(card_table("peek-left", "tip-man").next_picks("car", "airliner", "train"))
    turn = table.turn
    assert table.do(0, Play("peek-left")) == {
        0: [holds("peeked", 1, "car", turn=turn)],
        1: [holds("peeked", 2, "airliner", turn=turn)],
        2: [holds("peeked", 0, "train", turn=turn)],
        None: [],
    }


def test_a_golden_tip_is_answered_like_a_suggestion_by_everybody() -> None:
    """R9.8."""
    table = Table(card_table("tip-europe", "peek"))
    turn = table.turn
    assert table.do(0, Play("tip-europe")) == nobody(0, 1, 2, None)
    for seat, other, card in ((1, 2, "madrid"), (2, 1, "athens")):
        shown = holds("tip-shown", seat, card, among=EUROPE, to=0, turn=turn)
        showed = holds_some("tip-showed", seat, *EUROPE, to=0, turn=turn)
        assert table.do(seat, Show(card)) == {0: [shown], seat: [], other: [showed], None: [showed]}


def test_everyone_learns_that_a_player_has_nothing_for_a_golden_tip() -> None:
    """R9.8."""
    table = Table(card_table("tip-woman", "peek"))
    table.do(0, Play("tip-woman"))
    none = lacks("tip-none", 1, *WOMEN, to=0, turn=table.turn)
    assert table.do(1, Pass()) == {0: [none], 1: [none], 2: [none], None: [none]}


SECRETS = [
    (
        ("secret-one-suspect", 1, ("mustard",)),
        [holds("tip-shown", 1, "mustard", among=("scarlett", "mustard", "white", "green", "peacock", "plum"))],
    ),
    (
        ("secret-all-woman", 2, ("white", "peacock")),
        [holds("tip-all", 2, "white", "peacock"), lacks("tip-all", 2, "scarlett")],
    ),
    (("secret-all-woman", 1, ()), [lacks("tip-none", 1, *WOMEN)]),
    (
        ("secret-all-flying", 2, ("airliner",)),
        [holds("tip-all", 2, "airliner"), lacks("tip-all", 2, "hot-air-balloon", "seaplane")],
    ),
]


@pytest.mark.parametrize(("tip", "expected"), SECRETS, ids=str)
def test_only_the_asker_learns_from_a_secret_tip(tip: tuple[str, int, tuple[str, ...]], expected: list[Fact]) -> None:
    """R9.9: the giver already knows it, the third seat sees only that a tip was passed."""
    card, to, given = tip
    table = Table(card_table(card, "peek"))
    turn = table.turn
    assert table.do(0, Play(card, to)) == nobody(0, 1, 2, None)
    learnt = table.do(to, Give(given))
    assert learnt[1] == learnt[2] == learnt[None] == []
    assert [(f.how, f.owner, f.cards, f.least, f.most, f.among) for f in learnt[0]] == [
        (f.how, f.owner, f.cards, f.least, f.most, f.among) for f in expected
    ]
    assert {(fact.to, fact.turn) for fact in learnt[0]} == {(0, turn)}


def test_all_cards_with_the_feature_leave_no_other() -> None:
    """R9.9: a seat that holds all three women denies nothing."""
    hands = (
        ("mustard", "green", "train", "hot-air-balloon", "rome", "paris"),
        (*WOMEN, "car", "london", "madrid"),
        ("limousine", "airliner", "athens", "new-york", "rio-de-janeiro", "cairo"),
    )
    table = Table(card_table("secret-all-woman", "peek", hands=hands))
    table.do(0, Play("secret-all-woman", 1))
    assert table.do(1, Give(WOMEN))[0] == [holds("tip-all", 1, *WOMEN, to=0, turn=table.turn)]


def test_nothing_for_a_tip_that_asks_for_one_card() -> None:
    """R9.9."""
    hands = (
        ("scarlett", "mustard", "white", "train", "rome", "paris"),
        ("green", "peacock", "hot-air-balloon", "car", "london", "madrid"),
        ("limousine", "airliner", "athens", "new-york", "rio-de-janeiro", "cairo"),
    )
    scene = card_table("secret-one-suspect", "peek", hands=hands)
    table = Table(scene)
    table.do(0, Play("secret-one-suspect", 2))
    none = lacks("tip-none", 2, *scene.game.edition.suspects, to=0, turn=table.turn)
    assert table.do(2, Give(())) == {0: [none], **nobody(1, 2, None)}


# --- R10: the culprit


def test_only_the_culprit_knows_the_case_from_the_start() -> None:
    table = Table(Scene("one-against-all", 3, hands=FLIGHT_HANDS))
    learnt = table.do(0, ChooseCase(FLIGHT_CASE))
    assert learnt[0] == [holds("case", "case", *FLIGHT_CASE), *(holds("hand", 0, card) for card in hand_of(table, 0))]
    assert learnt[1] == [holds("hand", 1, card) for card in hand_of(table, 1)]
    assert learnt[None] == []
    assert table.watching[0].knowledge().cases == [(FLIGHT_CASE, table.watching[0].knowledge().total)]


def hand_of(table: Table, seat: int) -> tuple[str, ...]:
    return table.scene.view(seat).own.hand
