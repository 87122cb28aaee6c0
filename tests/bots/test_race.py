"""The value of waiting: what the others can know, from what they saw."""

import random

import numpy as np
import pytest

from sleuth.arena import play_match
from sleuth.bots import make_bot
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.opinion import Opinion
from sleuth.bots.race import Onlooker, Standing
from sleuth.bots.reading.history import Answer
from sleuth.bots.temper import Temper
from sleuth.core.game import Game, new_game
from sleuth.core.truth import SeededChance, seen_by
from sleuth.deduction import Knowledge, Observer, Shape, holds, lacks, shape_of
from sleuth.deduction.facts import Fact
from sleuth.editions import load_edition

GAME: Game = new_game(load_edition("questions"), 3)
SUSPECTS, WEAPONS, PLACES = GAME.edition.by_kind
SHAPE: Shape = shape_of(GAME.edition, (6, 6, 6))
MINE = holds("hand", 0, *SUSPECTS[4:], *WEAPONS[4:], *PLACES[7:])


def standing(*public: Fact, answers: tuple[Answer, ...] = ()) -> Standing:
    """Return the standing of a race in which everybody knows some facts."""
    mine = Knowledge(SHAPE, (MINE, *public))
    deals = mine.samples(600, random.Random("race"))
    return Standing(Opinion(mine, deals, np.ones(len(deals))), Knowledge(SHAPE, public), answers, [1, 2])


def nearly() -> list[Fact]:
    """Return facts that leave everybody few cases."""
    return [lacks("passed", seat, SUSPECTS[0], WEAPONS[0]) for seat in (0, 1, 2)]


def test_waiting_is_worth_less_when_the_others_can_know_the_case() -> None:
    early, late = standing(), standing(*nearly())
    assert max(early.chances.values()) < 0.05 < min(late.chances.values())
    assert late.waiting < early.waiting


def test_a_rival_that_was_shown_more_knows_more() -> None:
    shown = tuple(Answer(0, 1, (SUSPECTS[4], WEAPONS[4], PLACES[0]), card) for card in (SUSPECTS[4], WEAPONS[4]))
    before, after = standing().chances, standing(answers=shown).chances
    assert after[1] > before[1]
    assert after[2] == pytest.approx(before[2])


def test_what_a_rival_was_shown_by_another_counts_too() -> None:
    unseen = tuple(Answer(2, 1, (SUSPECTS[n], WEAPONS[n], PLACES[n]), None) for n in (1, 2, 3))
    before, after = standing().chances, standing(answers=unseen).chances
    assert after[1] > 1.2 * before[1]


def test_an_accusation_needs_more_where_waiting_costs_little_and_the_bold_need_less() -> None:
    needed = {}
    for nerve in (0.3, 0.5, 0.9):
        bot = Mastermind(GAME, 0, "needed", Temper(nerve=nerve))
        for name, race in (("early", standing()), ("late", standing(*nearly()))):
            bot._standing = (bot._moment, race)
            needed[nerve, name] = bot.needed([1, 2])
    assert needed[0.5, "late"] < needed[0.5, "early"]
    assert needed[0.3, "late"] < needed[0.5, "late"] < needed[0.9, "late"] < 1.0


@pytest.mark.parametrize("edition", ["questions", "red-keep", "card-game", "travel", "one-against-all"])
def test_the_onlooker_knows_what_everybody_sees_and_nothing_else(edition: str) -> None:
    game = new_game(load_edition(edition), 4)
    bots = [make_bot(name, game, seat, f"look/{seat}") for seat, name in enumerate(["inspector", "random"] * 2)]
    events = play_match(game, bots, SeededChance("look")).events
    for seat in (0, 1):
        onlooker, spectator = Onlooker(game), Observer(game, None)
        for event in events:
            onlooker.see(seen_by(event, seat))
            spectator.see(seen_by(event, None))
            assert onlooker.observer.facts == spectator.facts
