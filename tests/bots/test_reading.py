"""What the mastermind reads from the others: it learns how they ask, and is not misled for long by other ways."""

import random
from collections.abc import Sequence

import numpy as np
import pytest

from sleuth.bots import make_bot
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.opinion import Opinion, weights_of
from sleuth.bots.reading import READERS, History
from sleuth.bots.reading.accusing import fit_silent, fit_wrong
from sleuth.bots.reading.asking import fit_asked
from sleuth.bots.reading.history import Answer, Question, Silence
from sleuth.core import seen as s
from sleuth.core.game import CardId, Game, new_game
from sleuth.core.truth import SeededChance, begin, seen_by
from sleuth.deduction import Knowledge, Shape, holds, lacks, shape_of
from sleuth.deduction.facts import Fact
from sleuth.deduction.lattice import Array
from sleuth.editions import load_edition

GAME: Game = new_game(load_edition("questions"), 3)
SUSPECTS, WEAPONS, PLACES = GAME.edition.by_kind
MINE = (*SUSPECTS[4:], *WEAPONS[4:], *PLACES[7:])
SHAPE: Shape = shape_of(GAME.edition, (6, 6, 6))
DEALS = 1500


def knowledge(*facts: Fact) -> Knowledge:
    return Knowledge(SHAPE, (holds("hand", 0, *MINE), *facts))


def drawn(*facts: Fact) -> Array:
    return knowledge(*facts).samples(DEALS, random.Random("read"))


def asked(*questions: Sequence[CardId], told: int = 0) -> list[Question]:
    return [Question(1, tuple(cards), told) for cards in questions]


def held(deals: Array, seat: int, cards: Sequence[CardId]) -> Array:
    """Return for each deal how many of the cards a seat holds."""
    found: Array = (deals[:, [SHAPE.card_index[card] for card in cards]] == seat).sum(axis=1)
    return found


def ratio(deals: Array, fit: Array, where: Array, other: Array) -> float:
    """Return how much better the deals of one sort fit than those of another."""
    weights = np.exp(fit)
    return float(weights[where].mean() / weights[other].mean())


FIRST = [(SUSPECTS[0], WEAPONS[0], PLACES[0]), (SUSPECTS[1], WEAPONS[1], PLACES[1])]
NEXT = (SUSPECTS[2], WEAPONS[2], PLACES[2])


def likelier_with_one_own_card(owner: int) -> float:
    """Return how much likelier a player holds one of the cards of a new question than none.

    Each question before named one card that is known to belong to `owner`.
    """
    deals = drawn(holds("peeked", owner, SUSPECTS[0], SUSPECTS[1]))
    fit = fit_asked(SHAPE, deals, 1, asked(*FIRST, NEXT), ())
    ones = [held(deals, 1, cards) == number for cards, number in zip(FIRST, ((owner == 1) * 1,) * 2, strict=True)]
    alike = ones[0] & ones[1]
    own = held(deals, 1, NEXT)
    return ratio(deals, fit, alike & (own == 1), alike & (own == 0))


def test_it_learns_who_covers_and_who_never_names_own_cards() -> None:
    assert likelier_with_one_own_card(1) > 1.5
    assert likelier_with_one_own_card(2) < 0.2


def test_asking_the_same_again_says_nothing_new() -> None:
    deals = drawn()
    once, thrice = (fit_asked(SHAPE, deals, 1, asked(*[NEXT] * times), ()) for times in (1, 3))
    np.testing.assert_allclose(once, thrice)


def test_a_card_named_again_was_probably_not_the_one_shown() -> None:
    deals = drawn()
    answers = [Answer(2, 1, NEXT, None)]
    again = [*asked(NEXT), *asked((SUSPECTS[2], WEAPONS[0], PLACES[0]), told=1)]
    only = (held(deals, 2, NEXT[:1]) == 1) & (held(deals, 2, NEXT[1:]) == 0)
    another = (held(deals, 2, NEXT[:1]) == 0) & (held(deals, 2, NEXT[1:]) == 1)
    with_answer, without = (fit_asked(SHAPE, deals, 1, again, each) for each in (answers, ()))
    assert ratio(deals, with_answer - without, only, another) < 0.5


def test_who_stays_silent_did_not_name_the_case_and_less_so_the_longer() -> None:
    deals = drawn()
    case = (deals[:, [SHAPE.card_index[card] for card in NEXT]] == SHAPE.owner_index["case"]).all(axis=1)
    fits = [fit_silent(SHAPE, deals, [Silence(1, NEXT, turns)]) for turns in (1, 2)]
    assert 1 > ratio(deals, fits[0], case, ~case) > ratio(deals, fits[1], case, ~case)


def test_who_accuses_wrongly_holds_none_of_the_cards() -> None:
    deals = drawn()
    own = held(deals, 1, NEXT)
    assert ratio(deals, fit_wrong(SHAPE, deals, [(1, NEXT)]), own > 0, own == 0) < 0.2


def bits_lost(reader: str, number: int) -> float:
    """Return how much less than without reading the true deal is believed, if a player asks that many at random."""
    deals, source, lost = drawn(), random.Random("any"), []
    for truth in range(100):
        history = History(GAME, 0)
        history.questions = asked(*(tuple(map(source.choice, (SUSPECTS, WEAPONS, PLACES))) for _ in range(number)))
        fit = READERS[reader](history, SHAPE, deals)
        lost.append(np.log2(np.exp(fit).mean()) - fit[truth] / np.log(2))
    return float(np.mean(lost))


def test_a_way_of_asking_that_is_not_in_the_set_does_no_lasting_harm() -> None:
    """Nobody in the set asks at random. Reading misleads at first, less and less later, and less than a fixed one."""
    assert bits_lost("habits", 12) < 0.5 * bits_lost("habits", 2)
    assert bits_lost("habits", 8) < 0.5 * bits_lost("fixed", 8)


def test_the_chances_add_up_and_are_the_exact_ones_where_nothing_was_read() -> None:
    known = knowledge(lacks("passed", 1, *NEXT))
    deals = known.samples(DEALS, random.Random("sum"))
    plain = Opinion(known, deals, np.ones(len(deals)))
    assert plain.cases == pytest.approx({case: weight / known.total for case, weight in known.cases})
    fit = fit_asked(SHAPE, deals, 1, asked(NEXT, *FIRST), ())
    read = Opinion(known, deals, weights_of(fit))
    assert sum(read.cases.values()) == pytest.approx(1.0)
    assert read.cases != pytest.approx(plain.cases)
    assert sum(read.of_cards[card] for card in SUSPECTS) == pytest.approx(1.0)
    assert read.chance(NEXT[:2]) == pytest.approx(sum(read.chance((*NEXT[:2], place)) for place in PLACES))
    assert read.likely_case[1] == max(read.cases.values())


def test_few_deals_never_decide() -> None:
    """However well one deal fits, the weights are evened out until enough of them count."""
    fit = np.zeros(1000)
    fit[7] = 50.0
    weights = weights_of(fit)
    assert weights.mean() == pytest.approx(1.0)
    assert weights.sum() ** 2 / (weights**2).sum() >= 59.0


def test_reading_nothing_is_believing_the_exact_chances() -> None:
    unread = make_bot("unread", GAME, 0, "x")
    assert isinstance(unread, Mastermind)
    state, events = begin(GAME, SeededChance("exact"))
    for event in [*(seen_by(event, 0) for event in events), s.SuggestionMade(1, NEXT), s.Passed(2)]:
        unread.see(event)
    known = unread.exact.knowledge
    assert unread.cases(state.view(0)) == pytest.approx({case: each / known.total for case, each in known.cases})


@pytest.mark.parametrize("reader", READERS)
def test_every_reader_reads_a_whole_history(reader: str) -> None:
    history = History(GAME, 0)
    for event in (s.SuggestionMade(1, NEXT), s.Passed(2), s.TurnEnded(1), s.SuggestionMade(2, FIRST[0])):
        history.see(event)
    history.see(s.SeenCardShown(1, 2, None))
    assert [silence.cards for silence in history.silences] == [NEXT]
    assert [(answer.seat, answer.card) for answer in history.answers] == [(1, None)]
    deals = drawn(lacks("passed", 2, *NEXT))
    fit = READERS[reader](history, SHAPE, deals)
    assert fit.shape == (DEALS,)
    assert np.isfinite(fit).all()
    assert fit.any() == (reader != "nothing")
