"""Advice is exact: every number is what looking at all deals one by one gives."""

import math
import random
from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np
import pytest

from sleuth.bots.mastermind import GIVEN_AWAY, LIKELY
from sleuth.bots.sampled_outcomes import SampledOutcomes, scores
from sleuth.core.game import Case, Game, Seat, new_game
from sleuth.core.seen import SuggestionMade, TurnStarted
from sleuth.core.truth import seen_by
from sleuth.deduction import Fact, Knowledge, Observer, Owner, holds, lacks, shape_of
from sleuth.editions import load_edition
from sleuth.review.advice import Advice, NoAdvice, advise, solution
from sleuth.review.exact_outcomes import ExactOutcomes
from tests.deduction.brute import weighted_deals
from tests.deduction.test_oracle import MODELS, problems
from tests.games import all_games, label, random_game

Outcomes = dict[tuple[Seat | None, str | None], dict[frozenset[str], float]]
"""By answer: how likely each case is together with it."""
FEW = 400
"""The most deals that are looked at one by one."""


class Oracle:
    """Every deal that is possible, with its weight."""

    def __init__(self, knowledge: Knowledge, order: list[Seat]) -> None:
        self.order = order
        self.deals = []
        for hands, weight in weighted_deals(knowledge.shape, knowledge.facts, knowledge.showing):
            deal: dict[Owner, set[str]] = {
                owner: {card for index, card in enumerate(knowledge.shape.cards) if hand >> index & 1}
                for owner, hand in hands
            }
            self.deals.append((deal, weight))
        self.total = sum(weight for _, weight in self.deals)

    def outcomes(self, named: Case) -> Outcomes:
        """Return how a suggestion is answered in each deal: a known card first, else any of those held."""
        found: dict[tuple[Seat | None, str | None], dict[frozenset[str], Fraction]] = {}
        for deal, weight in self.deals:
            for answer, share in self._answers(deal, named):
                cases = found.setdefault(answer, defaultdict(Fraction))
                cases[frozenset(deal["case"])] += Fraction(weight, self.total) * share
        return {answer: {case: float(p) for case, p in cases.items()} for answer, cases in found.items()}

    def _answers(
        self, deal: dict[Owner, set[str]], named: Case
    ) -> list[tuple[tuple[Seat | None, str | None], Fraction]]:
        for seat in self.order:
            held = [card for card in named if card in deal[seat]]
            known = [card for card in held if all(card in other[seat] for other, _ in self.deals)]
            if held:
                shown = known[:1] or held
                return [((seat, card), Fraction(1, len(shown))) for card in shown]
        return [((None, None), Fraction(1))]

    def bits(self, outcomes: Outcomes, *, public: bool = False) -> float:
        """Return what the answer reveals about the case, or the part of it that everybody learns, on average."""
        now: dict[frozenset[str], float] = defaultdict(float)
        heard: dict[object, dict[frozenset[str], float]] = defaultdict(lambda: defaultdict(float))
        for (by, card), cases in outcomes.items():
            for case, share in cases.items():
                now[case] += share
                heard[by if public else (by, card)][case] += share
        return entropy(now) - sum(sum(cases.values()) * entropy(cases) for cases in heard.values())

    def value(self, knowledge: Knowledge, named: Case) -> float:
        """Return the score of a suggestion."""
        outcomes = self.outcomes(named)
        likely = sum(knowledge.probability(card, "case") for card in named)
        return self.bits(outcomes) - GIVEN_AWAY * self.bits(outcomes, public=True) + LIKELY * likely


def entropy(cases: dict[frozenset[str], float]) -> float:
    total = math.fsum(cases.values())
    return -math.fsum(share / total * math.log2(share / total) for share in cases.values() if share)


def plain(outcomes_of: ExactOutcomes, named: Case) -> Outcomes:
    """Return what the advice counts, in the oracle's form."""
    cards = outcomes_of.knowledge.shape.cards
    return {
        (outcome.by, outcome.card): {frozenset(cards[c] for c in case): p for case, p in outcome.shares.items()}
        for outcome in outcomes_of.outcomes(named)
    }


def same(outcomes: Outcomes, expected: Outcomes) -> None:
    assert set(outcomes) == set(expected)
    for answer, cases in expected.items():
        assert outcomes[answer] == pytest.approx(cases, abs=1e-12)


# --- small problems


@pytest.mark.parametrize("batch", range(2))
def test_answers_in_small_problems(batch: int) -> None:
    """Who shows which card in which case, and what that reveals: with either assumption about cards shown before."""
    answers = 0
    for shape, facts, rnd in problems(f"advice/{batch}"):
        named = tuple(
            rnd.choice([card for card, k in zip(shape.cards, shape.kinds, strict=True) if k == kind])
            for kind in range(max(shape.kinds) + 1)
        )
        seats = [owner for owner in shape.owners if isinstance(owner, int)]
        order = rnd.sample(seats, len(seats) - 1)
        for showing in MODELS:
            knowledge = Knowledge(shape, facts, showing)
            outcomes_of, oracle = ExactOutcomes(knowledge, order), Oracle(knowledge, order)
            expected = oracle.outcomes(named)
            same(plain(outcomes_of, named), expected)
            outcomes = outcomes_of.outcomes(named)
            assert outcomes_of.bits(outcomes) == pytest.approx(oracle.bits(expected), abs=1e-10)
            assert outcomes_of.public_bits(outcomes) == pytest.approx(oracle.bits(expected, public=True), abs=1e-10)
            assert math.fsum(outcome.chance for outcome in outcomes) == pytest.approx(1, abs=1e-12)
            answers += len(outcomes)
    assert answers > 300


# --- real games


GAMES = list(all_games())[::4]


@cache
def situation(game: Game) -> tuple[Seat, Knowledge]:
    """Return a seat and what it knows at its first turn with few deals left, the case still being open."""
    for attempt in range(10):
        events = random_game(game, f"advice/{label(game)}/{attempt}", boldness=0.02).events
        for seat in (seat for seat in game.seats if seat != game.culprit):
            observer = Observer(game, seat, "random" if seat % 2 else "neutral")
            for event in events:
                observer.see(seen_by(event, seat))
                if isinstance(event, TurnStarted) and event.seat == seat and observer.knowledge().deals <= FEW:
                    break
            if len(observer.knowledge().cases) > 1:
                return seat, observer.knowledge()
    raise AssertionError(f"{label(game)}: always certain")


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_numbers_of_advice_in_real_games(game: Game) -> None:
    seat, knowledge = situation(game)
    found = advise(game, seat, knowledge, top=2)
    oracle = Oracle(knowledge, order_of(game, seat))
    for advice in found:
        outcomes = oracle.outcomes(advice.cards)
        assert advice.bits == pytest.approx(oracle.bits(outcomes), abs=1e-9)
        assert advice.public_bits == pytest.approx(oracle.bits(outcomes, public=True), abs=1e-9)
        assert advice.value == pytest.approx(oracle.value(knowledge, advice.cards), abs=1e-9)
        assert advice.nobody == pytest.approx(sum(outcomes.get((None, None), {}).values()), abs=1e-9)
        for by, cards in advice.answers.items():
            for card, chance in cards.items():
                assert chance == pytest.approx(sum(outcomes[by, card].values()), abs=1e-9)
        solved = [cases for cases in outcomes.values() if len(cases) == 1]
        assert advice.solves == pytest.approx(sum(sum(cases.values()) for cases in solved), abs=1e-9)
        assert advice.whole == pytest.approx(sum(cases.get(frozenset(advice.cards), 0) for cases in outcomes.values()))


def order_of(game: Game, seat: Seat) -> list[Seat]:
    """R6.1, R10.3: in the answering order, the culprit last."""
    order = [other for other in game.around(seat, game.options.answer_order) if other != game.culprit]
    return [*order, game.culprit] if game.culprit is not None and game.culprit != seat else order


@pytest.mark.parametrize("game", GAMES[:3], ids=label)
def test_the_best_of_all_suggestions_is_found(game: Game) -> None:
    """Drawn deals only choose what is counted; 800 of them miss the best by no more than their error."""
    seat, knowledge = situation(game)
    oracle = Oracle(knowledge, order_of(game, seat))
    best = max(oracle.value(knowledge, case) for case in product(*game.edition.by_kind))
    assert advise(game, seat, knowledge, top=1)[0].value >= best - 0.1


# --- the advice


HAND = ("scarlett", "plum", "rope", "dagger", "hall", "study")


def classic(*facts: Fact) -> tuple[Game, Knowledge]:
    """Return what the first of three players knows, holding that hand."""
    game = new_game(load_edition("classic"), 3)
    return game, Knowledge(shape_of(game.edition, (6, 6, 6)), [holds("hand", 0, *HAND), *facts])


def test_the_first_suggestion_of_a_game() -> None:
    game, knowledge = classic()
    (best,) = advise(game, 0, knowledge, top=1)
    suspects, weapons, _ = ({card for card in cards if card not in HAND} for cards in game.edition.by_kind)
    assert [set(best.alike[card]) | {card} for card in best.cards] == [suspects, weapons, {"hall", "study"}]
    assert best.nobody == pytest.approx(1 / (4 * 4))  # the place is cover: only suspect and weapon can be shown
    assert best.whole == best.solves == 0
    assert list(best.answers) == [1, 2]


def test_cards_that_are_alike_promise_the_same() -> None:
    game, knowledge = classic(lacks("passed", 1, "green", "candlestick", "kitchen"))
    for advice in advise(game, 0, knowledge, top=6):
        outcomes_of = ExactOutcomes(knowledge, order_of(game, 0))
        for card, others in advice.alike.items():
            for other in others:
                case = tuple(other if named == card else named for named in advice.cards)
                outcomes = outcomes_of.outcomes(case)
                assert outcomes_of.bits(outcomes) == pytest.approx(advice.bits, abs=1e-9)
                assert outcomes_of.public_bits(outcomes) == pytest.approx(advice.public_bits, abs=1e-9)


def test_an_own_card_as_cover() -> None:
    """In one's own hall, with the suspect known, the answer is about the weapon alone."""
    known = [holds("case", "case", "green"), lacks("passed", 1, "candlestick"), lacks("accused", "case", "revolver")]
    game, knowledge = classic(*known)
    (best,) = advise(game, 0, knowledge, place="hall", top=1)
    assert best.cards == ("green", "candlestick", "hall")
    assert best.answers == {2: {"candlestick": pytest.approx(1 - knowledge.probability("candlestick", "case"))}}
    assert best.bits == pytest.approx(best.public_bits)
    assert best.alike == {}


def test_a_known_card_is_shown_again() -> None:
    """Nothing can be learnt after a player who is known to hold one of the cards."""
    game, knowledge = classic(holds("shown", 1, "kitchen"))
    for advice in advise(game, 0, knowledge, place="kitchen", top=2):
        assert advice.answers == {1: {"kitchen": pytest.approx(1)}}
        assert advice.bits == pytest.approx(0, abs=1e-9)


def test_silent_seats_are_not_asked() -> None:
    game, knowledge = classic()
    (best,) = advise(game, 0, knowledge, silent=(1,), top=1)
    assert list(best.answers) == [2]
    assert best.nobody > best.whole


def test_the_same_knowledge_gets_the_same_advice() -> None:
    game, knowledge = classic(lacks("passed", 1, "green", "candlestick", "kitchen"))
    again = Knowledge(knowledge.shape, knowledge.facts)
    first = advise(game, 0, knowledge, top=4)
    assert first == advise(game, 0, again, top=4)
    assert first[:2] == advise(game, 0, again, top=2)
    assert [advice.value for advice in first] == sorted((advice.value for advice in first), reverse=True)


def test_a_certain_case_leaves_nothing_to_ask() -> None:
    game, knowledge = classic(holds("case", "case", "green", "candlestick", "kitchen"))
    assert solution(knowledge) == ("green", "candlestick", "kitchen")
    assert advise(game, 0, knowledge) == []
    assert solution(classic()[1]) is None


def test_no_advice() -> None:
    game, knowledge = classic()
    with pytest.raises(NoAdvice, match="watching"):
        advise(game, None, knowledge)
    for place in ("rope", "cellar", "nowhere"):
        with pytest.raises(NoAdvice, match="not-a-place"):
            advise(game, 0, knowledge, place=place)
    against_all = new_game(load_edition("one-against-all"), 4)
    with pytest.raises(NoAdvice, match="culprit"):
        advise(against_all, against_all.culprit, knowledge)


# --- the chooser


def test_many_sampled_deals_come_near_the_exact_numbers() -> None:
    """What the mastermind estimates from sampled deals is what the advice counts, up to the sampling error."""
    game = new_game(load_edition("classic"), 3)
    observer = Observer(game, 0, "random")
    asked = 0
    for event in random_game(game, "near").events:
        observer.see(seen_by(event, 0))
        asked += isinstance(event, SuggestionMade)
        if asked == 9:
            break
    knowledge = observer.knowledge()
    assert len(knowledge.cases) > 5
    found: list[Advice] = advise(game, 0, knowledge, top=5)
    sampled = SampledOutcomes(game, 0, knowledge, knowledge.samples(20_000, random.Random("near")))
    mine, everybodys = sampled.gains([advice.cards for advice in found])
    assert list(mine) == pytest.approx([advice.bits for advice in found], abs=0.05)
    assert list(everybodys) == pytest.approx([advice.public_bits for advice in found], abs=0.05)
    chances = np.array([sum(knowledge.probability(card, "case") for card in advice.cards) for advice in found])
    values = scores(mine, everybodys, chances, GIVEN_AWAY, LIKELY)
    assert list(values) == pytest.approx([advice.value for advice in found], abs=0.1)
