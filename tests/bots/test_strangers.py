"""The pool of strangers: they play by the rules and in their manner, and half of them is kept from all tuning."""

import ast
from itertools import cycle, product
from pathlib import Path

import pytest

from sleuth.arena import play_match
from sleuth.arena.simulation import bot_seed
from sleuth.bots import bot_names, make_bot
from sleuth.bots.strangers import SET_ASIDE, STRANGERS, TUNING
from sleuth.core.game import new_game
from sleuth.core.seen import FalseWitnessFound, SuggestionMade
from sleuth.core.truth import SeededChance
from sleuth.core.truth.events import CardShown, Dealt
from sleuth.editions import load_edition
from sleuth.testing import check_bot
from tools.strength.strangers import company, stranger_seed

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(("name", "edition"), list(zip(STRANGERS, cycle(["questions", "travel"]))))
def test_they_pass_the_conformance_kit(name: str, edition: str) -> None:
    assert check_bot(name, editions=[edition]).worlds > 0


def test_the_pool_has_two_halves() -> None:
    assert set(TUNING) | set(SET_ASIDE) == set(STRANGERS)
    assert not set(TUNING) & set(SET_ASIDE)
    assert len(STRANGERS) >= 12
    assert abs(len(TUNING) - len(SET_ASIDE)) <= 1
    assert not set(STRANGERS) & set(bot_names())


def test_only_the_pool_and_the_final_figures_name_the_half_set_aside() -> None:
    allowed = {"pool.py", "__init__.py", "strangers.py", "strangers_section.py", "plan.py"}
    for path in [*(ROOT / "src" / "sleuth" / "bots").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        if named & {*SET_ASIDE, "set-aside"} or "SET_ASIDE" in names:
            assert path.name in allowed, path


def own_cards(name: str) -> list[int]:
    """Return how many own cards each question of a stranger names."""
    game, found = new_game(load_edition("questions"), 3), []
    for number in range(6):
        bots = [make_bot(name, game, seat, f"{number}/{seat}") for seat in game.seats]
        events = play_match(game, bots, SeededChance(f"{number}")).events
        hands = next(event.hands for event in events if isinstance(event, Dealt))
        asked = [event for event in events if isinstance(event, SuggestionMade)]
        found += [len(set(event.cards) & set(hands[event.seat])) for event in asked]
    return found


def test_they_name_their_own_cards_in_their_manner() -> None:
    assert set(own_cards("sheet")) == {0}
    assert own_cards("coverer").count(1) > 0.9 * len(own_cards("coverer"))
    assert 0.5 < own_cards("prober").count(2) / len(own_cards("prober")) < 0.9
    assert len(set(own_cards("measurer"))) > 1


def test_a_miser_always_shows_the_first_card_it_can() -> None:
    game = new_game(load_edition("questions"), 3)
    bots = [make_bot("miser", game, seat, f"{seat}") for seat in game.seats]
    events = play_match(game, bots, SeededChance("miser")).events
    order = list(game.edition.card)
    hands = next(event.hands for event in events if isinstance(event, Dealt))
    asked: tuple[str, ...] = ()
    shown = 0
    for event in events:
        if isinstance(event, SuggestionMade):
            asked = event.cards
        elif isinstance(event, CardShown):
            shown += 1
            assert event.card == min(set(asked) & set(hands[event.seat]), key=order.index)
    assert shown


def test_a_liar_lies_where_the_rules_let_it() -> None:
    game, caught = new_game(load_edition("travel"), 4), 0
    for number in range(4):
        bots = [make_bot("liar", game, seat, f"{number}/{seat}") for seat in game.seats]
        events = play_match(game, bots, SeededChance(f"{number}")).events
        caught += sum(isinstance(event, FalseWitnessFound) for event in events)
    assert caught


def test_company_changes_from_game_to_game_and_comes_from_one_half() -> None:
    tables = [company("tuning", 4, 7, number) for number in range(40)]
    assert {seat for seat, _ in tables} == {0, 1, 2, 3}
    assert {name for _, names in tables for name in names} == set(TUNING)
    assert all(len(set(names)) == 3 for _, names in tables)


def test_no_seed_of_a_stranger_is_a_seed_of_the_bot_measured() -> None:
    numbers = list(product(range(3), range(50), range(6)))
    assert not {stranger_seed(*each) for each in numbers} & {bot_seed(*each) for each in numbers}
