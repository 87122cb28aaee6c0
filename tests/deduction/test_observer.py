"""What each seat learns from each event: no more and no less than it should."""

import typing
from collections.abc import Sequence

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import (
    Accuse,
    Action,
    Draw,
    LookAt,
    Move,
    Pass,
    Show,
    Suggest,
    Use,
    Waive,
)
from sleuth.core.truth import seen_by
from sleuth.deduction import Fact, Observer, holds, holds_some, lacks, not_all
from sleuth.deduction.observer import OBSERVATIONS
from tests.kit import CASE, HANDS, KEEP_HANDS, Scene, house, red_keep

Learnt = dict[int | None, list[Fact]]
"""The new facts, by seat (`None`: a spectator)."""


class Table:
    """A scene with an observer at every seat, and a spectator."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.watching = {seat: Observer(scene.game, seat) for seat in (*scene.game.seats, None)}
        self._see(scene.events)

    def do(self, seat: int, action: Action) -> Learnt:
        """Let a seat act and return what everyone learns from it."""
        before = {watcher: list(observer.facts) for watcher, observer in self.watching.items()}
        for watcher, observer in self.watching.items():
            observer.view = self.scene.view(watcher)  # the test may have rearranged the scene
        self._see(self.scene.do(seat, action).last)
        return {
            watcher: [fact for fact in dict.fromkeys(observer.facts) if fact not in before[watcher]]
            for watcher, observer in self.watching.items()
        }

    def facts(self, seat: int | None) -> list[Fact]:
        return self.watching[seat].facts

    @property
    def turn(self) -> int:
        return self.scene.state.public.turn.number

    def _see(self, events: Sequence[object]) -> None:
        for watcher, observer in self.watching.items():
            observer.see_all(seen_by(event, watcher) for event in events)


def asked(scene: Scene, *cards: str) -> Table:
    """Return a table where seat 0 suggests these cards in a place it was brought to."""
    table = Table(scene.summon(0, cards[2]))
    table.do(0, Suggest(cards))
    return table


def nobody(*seats: int | None) -> Learnt:
    """Return that these seats learn nothing."""
    return {seat: [] for seat in seats}


# --- every event


def test_every_seen_event_is_observed_and_nothing_else() -> None:
    assert set(typing.get_args(s.SeenEvent)) == set(OBSERVATIONS)


# --- R1: the deal


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_knows_its_own_hand(seat: int) -> None:
    table = Table(house())
    assert set(table.facts(seat)) == {holds("hand", seat, card) for card in HANDS[seat]}
    assert table.watching[seat].knowledge().certain == dict.fromkeys(HANDS[seat], seat)


def test_a_spectator_knows_only_how_many_cards_lie_where() -> None:
    watching = Table(house()).watching[None]
    assert watching.facts == []
    assert watching.shape is not None
    assert dict(zip(watching.shape.owners, watching.shape.sizes, strict=True)) == {0: 6, 1: 6, 2: 6, "case": 3}


def test_before_the_deal_there_is_nothing_to_know() -> None:
    with pytest.raises(ValueError, match="dealt"):
        Observer(house().game, 0).knowledge()


def test_leftovers_face_up_are_known_to_all() -> None:
    table = Table(red_keep())
    left = ("tommens-bedchamber", "pycelles-laboratory")
    assert table.facts(None) == [holds("open", "open", card) for card in left]
    for seat in (0, 1, 2):
        assert table.facts(seat)[6:] == table.facts(None)


@pytest.mark.parametrize(
    ("scene", "pile", "size"),
    [
        (red_keep(leftovers="centre"), "centre", 2),
        (Scene("classic", 2, side_cards=4), "side", 4),
    ],
    ids=["centre", "side"],
)
def test_cards_face_down_are_a_pile_of_their_own(scene: Scene, pile: str, size: int) -> None:
    watching = Table(scene).watching[None]
    assert watching.facts == []
    assert watching.shape is not None
    assert watching.shape.sizes[watching.shape.owner_index[pile]] == size
    assert pile not in watching.knowledge().certain.values()


# --- R6: answering


NAMED = ("white", "spanner", "study")
"""Seat 1 holds none of them, seat 2 the first."""


def test_a_pass_reveals_the_same_to_everyone() -> None:
    table = asked(house(), *NAMED)
    denial = lacks("passed", 1, *NAMED, to=0, turn=table.turn)
    assert table.do(1, Pass()) == {0: [denial], 1: [denial], 2: [denial], None: [denial]}


def test_a_card_shown_is_known_to_the_asker_and_one_of_three_to_the_others() -> None:
    table = asked(house(), *NAMED)
    table.do(1, Pass())
    shown = holds("shown", 2, "white", among=NAMED, to=0, turn=table.turn)
    showed = holds_some("showed", 2, *NAMED, to=0, turn=table.turn)
    assert table.do(2, Show("white")) == {0: [shown], 1: [showed], 2: [], None: [showed]}


def test_a_suggestion_alone_reveals_nothing() -> None:
    table = Table(house().summon(0, "study"))
    assert table.do(0, Suggest(NAMED)) == nobody(0, 1, 2, None)


# --- R7: accusing and the end


WRONG = ("white", "rope", "hall")


def test_a_false_accusation_shows_the_case_to_its_maker_and_rules_it_out_for_the_others() -> None:
    table = Table(house())
    turn = table.turn
    wrong = not_all("accused", "case", *WRONG, to=0, turn=turn)
    right = holds("case", "case", *CASE, turn=turn)
    assert table.do(0, Accuse(WRONG)) == {0: [right], 1: [wrong], 2: [wrong], None: [wrong]}
    assert table.watching[0].knowledge().case == CASE


def test_a_right_accusation_shows_the_case_to_all() -> None:
    table = Table(house())
    known = [holds("case", "case", *CASE, turn=table.turn)]
    assert table.do(0, Accuse(CASE)) == {0: known, 1: known, 2: known, None: known}


def test_a_game_that_ends_unsolved_shows_the_case_to_all() -> None:
    table = Table(house().seat(1, standing="out").seat(2, standing="out"))
    known = holds("case", "case", *CASE, turn=table.turn)
    learnt = table.do(0, Accuse(WRONG))
    assert all(known in facts for facts in learnt.values())
    assert table.watching[None].knowledge().cases[0][0] == CASE


# --- R7.8 and R12: piles face down


def test_only_one_seat_learns_from_a_look_in_the_centre() -> None:
    table = Table(red_keep(abilities=False, leftovers="centre").put(cersei_lannister="M16").roll(0, 1, 2))
    table.do(0, Move("throne-room"))
    look = holds("looked", "centre", "pycelles-laboratory", turn=table.turn)
    assert table.do(0, LookAt("centre", 1)) == {0: [look], **nobody(1, 2, None)}


def test_only_one_seat_learns_from_a_look_beside_the_board() -> None:
    side = ("white", "dagger", "hall", "lounge")
    table = asked(Scene("classic", 2, case=CASE, side=side, side_cards=4), *CASE)
    table.do(1, Pass())
    look = holds("looked", "side", "hall", turn=table.turn)
    assert table.do(0, LookAt("side", 2)) == {0: [look], **nobody(1, None)}


# --- R8: intrigue and abilities


VIAL = ("petyr-baelish", "vial-of-poison", "prison-cells")
"""Seat 1 holds the vial and the cells."""


def tyrion(*named: str, third: str = "cersei-lannister") -> Table:
    """Return a table where Tyrion asks and is shown the vial."""
    table = asked(red_keep(("tyrion-lannister", "jaime-lannister", third)), *named)
    table.do(1, Show("vial-of-poison"))
    return table


@pytest.mark.parametrize("named", [VIAL, ("petyr-baelish", "vial-of-poison", "pavilion")])
def test_asking_for_a_second_card_reveals_nothing(named: tuple[str, ...]) -> None:
    assert tyrion(*named).do(0, Use("second-card", "ability")) == nobody(0, 1, 2, None)


def test_a_second_card_is_chosen_among_the_others() -> None:
    """R8.12: the asker knows both; the others know that the seat holds two of the three."""
    table = tyrion(*VIAL)
    table.do(0, Use("second-card", "ability"))
    shown = holds("shown", 1, "prison-cells", among=("petyr-baelish", "prison-cells"), to=0, turn=table.turn)
    showed = holds_some("second-showed", 1, *VIAL, least=2, to=0, turn=table.turn)
    assert table.do(1, Show("prison-cells")) == {0: [shown], 1: [], 2: [showed], None: [showed]}


def test_a_seat_without_a_second_card_holds_exactly_one() -> None:
    """R8.12: a pass that is not a denial."""
    named = ("petyr-baelish", "vial-of-poison", "pavilion")
    table = tyrion(*named)
    table.do(0, Use("second-card", "ability"))
    one = Fact(how="second-none", owner=1, cards=named, least=1, most=1, to=0, turn=table.turn)
    assert table.do(1, Pass()) == {0: [one], 1: [one], 2: [one], None: [one]}
    assert table.watching[2].knowledge().consistent


def test_a_seat_that_sees_the_shown_card_learns_what_the_asker_learnt() -> None:
    """R8.7."""
    named = ("petyr-baelish", "vial-of-poison", "pavilion")
    table = tyrion(*named, third="margaery-tyrell")
    seen = holds("shown", 1, "vial-of-poison", among=named, to=0, turn=table.turn)
    assert table.do(2, Use("see-shown", "ability")) == {2: [seen], **nobody(0, 1, None)}


def test_a_seat_that_does_not_look_learns_nothing_more() -> None:
    """R8.7."""
    assert tyrion(*VIAL, third="margaery-tyrell").do(2, Waive()) == nobody(0, 1, 2, None)


def test_a_seat_that_sees_only_the_second_card_cannot_tell_it_from_a_first() -> None:
    """R8.7, R8.12: any of the seat's named cards could have been the second, each equally likely."""
    table = tyrion(*VIAL, third="margaery-tyrell")
    table.do(2, Waive())
    table.do(0, Use("second-card", "ability"))
    table.do(1, Show("prison-cells"))
    seen = holds("shown", 1, "prison-cells", among=VIAL, to=0, turn=table.turn)
    assert table.do(2, Use("see-shown", "ability")) == {2: [seen], **nobody(0, 1, None)}


def test_a_seat_that_sees_both_cards_knows_that_the_second_was_chosen_among_the_others() -> None:
    """R8.7, R8.12: with a card for the first and the ability for the second."""
    scene = red_keep(("tyrion-lannister", "jaime-lannister", "margaery-tyrell")).hold(2, "see-shown")
    table = asked(scene, *VIAL)
    table.do(1, Show("vial-of-poison"))
    table.do(2, Use("see-shown", "card"))
    table.do(0, Use("second-card", "ability"))
    table.do(1, Show("prison-cells"))
    seen = holds("shown", 1, "prison-cells", among=("petyr-baelish", "prison-cells"), to=0, turn=table.turn)
    assert table.do(2, Use("see-shown", "ability")) == {2: [seen], **nobody(0, 1, None)}


def test_a_declined_answer_reveals_nothing() -> None:
    """R8.14."""
    table = asked(red_keep(abilities=False).hold(1, "decline"), *VIAL)
    assert table.do(1, Use("decline", "card")) == nobody(0, 1, 2, None)


def test_only_the_looker_learns_from_a_random_card() -> None:
    """R8.13, R8.15: its owner knows the card anyway."""
    table = Table(red_keep(("petyr-baelish", "margaery-tyrell", "sansa-stark")).next_picks("battle-axe"))
    peeked = holds("peeked", 1, "battle-axe", turn=table.turn)
    assert table.do(0, Use("look-any", "ability", 1)) == {0: [peeked], **nobody(1, 2, None)}


def test_a_hand_laid_open_is_known_to_everyone() -> None:
    """R8.5."""
    scene = red_keep(abilities=False).deck("white-walker").summon(0, "pavilion")
    table = Table(scene.do(0, Suggest(("jaime-lannister", "arakh", "pavilion"))))
    opened = holds("opened", 1, *scene.view(1).own.hand, turn=table.turn)
    assert table.do(1, Draw()) == {0: [opened], 1: [opened], 2: [opened], None: [opened]}
    assert {card for card, owner in table.watching[None].knowledge().certain.items() if owner == 1} == {*KEEP_HANDS[1]}


# --- R11: false witness


LIE = ("mustard", "spanner", "study")
"""Seat 1 holds the first, seat 2 none of them."""


def test_an_honest_denial_is_a_fact_when_the_round_is_over() -> None:
    """R11.2: before that the denial could still turn out to be false."""
    honest = ("plum", "spanner", "study")
    table = asked(house(false_witness=True), *honest)
    assert table.do(1, Pass()) == nobody(0, 1, 2, None)
    denials = [lacks("passed", seat, *honest, to=0, turn=table.turn) for seat in (1, 2)]
    assert table.do(2, Pass()) == {0: denials, 1: denials, 2: denials, None: denials}


def test_a_card_shown_ends_the_round_too() -> None:
    """R11.2."""
    table = asked(house(false_witness=True), *NAMED)
    assert table.do(1, Pass()) == nobody(0, 1, 2, None)
    denial = lacks("passed", 1, *NAMED, to=0, turn=table.turn)
    shown = holds("shown", 2, "white", among=NAMED, to=0, turn=table.turn)
    showed = holds_some("showed", 2, *NAMED, to=0, turn=table.turn)
    assert table.do(2, Show("white")) == {0: [shown, denial], 1: [showed, denial], 2: [denial], None: [showed, denial]}


def test_a_false_denial_is_withdrawn_and_the_true_answer_owed() -> None:
    """R11.2, R11.4: also for the false witness, whose hand must not contradict their facts."""
    table = asked(house(false_witness=True), *LIE)
    table.do(1, Pass())
    found = [
        lacks("passed", 2, *LIE, to=0, turn=table.turn),
        holds_some("false-witness", 1, *LIE, to=0, turn=table.turn),
    ]
    assert table.do(2, Pass()) == {0: found, 1: found, 2: found, None: found}
    assert all(observer.knowledge().consistent for observer in table.watching.values())
    shown = holds("shown", 1, "mustard", among=LIE, to=0, turn=table.turn)
    showed = holds_some("showed", 1, *LIE, to=0, turn=table.turn)
    assert table.do(1, Show("mustard")) == {0: [shown], 1: [], 2: [showed], None: [showed]}


def test_the_denials_of_all_false_witnesses_are_withdrawn() -> None:
    """R11.4."""
    named = ("mustard", "rope", "study")
    table = asked(house(false_witness=True), *named)
    table.do(1, Pass())
    found = [holds_some("false-witness", seat, *named, to=0, turn=table.turn) for seat in (1, 2)]
    assert table.do(2, Pass()) == {0: found, 1: found, 2: found, None: found}


def test_only_the_denial_of_this_round_is_withdrawn() -> None:
    """R11.2: an honest denial of an earlier round stays."""
    table = asked(house(false_witness=True), *NAMED)
    table.do(1, Pass())
    table.do(2, Show("white"))
    honest = lacks("passed", 1, *NAMED, to=0, turn=table.turn)
    table.scene.turn(0).summon(0, "study")
    table.do(0, Suggest(LIE))
    table.do(1, Pass())
    table.do(2, Pass())
    assert honest in table.facts(None)
    assert lacks("passed", 1, *LIE, to=0, turn=table.turn) not in table.facts(None)


def test_without_false_witnesses_a_pass_is_a_fact_at_once() -> None:
    """R11.1."""
    table = asked(house(), *NAMED)
    assert table.do(1, Pass())[None] == [lacks("passed", 1, *NAMED, to=0, turn=table.turn)]
