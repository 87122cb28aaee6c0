"""Random games of every kind end by the rules, and their states stay consistent."""

from collections import Counter

import pytest

from sleuth.bots import RandomBot
from sleuth.core.decks import AT_ONCE
from sleuth.core.game import Game, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.seen import EffectUsed, SteppedAside
from sleuth.core.truth import SeededChance, State, advance, begin
from sleuth.core.truth.events import Event, IntrigueDrawn
from sleuth.editions import load_edition
from tests.games import HOUSE_RULES, TABLES

GAMES_PER_TABLE = 40
GAMES_PER_HOUSE_RULE = 20


@pytest.mark.rule("R1.6", "R2.7", "R3.4", "R5.5")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_random_games_end_and_the_truth_holds(edition: str, seats: int) -> None:
    game = new_game(load_edition(edition), seats)
    for number in range(GAMES_PER_TABLE):
        play_and_watch(game, f"{edition}/{seats}/{number}")


@pytest.mark.parametrize(("edition", "seats", "options"), HOUSE_RULES)
def test_random_games_with_house_rules_end(edition: str, seats: int, options: dict[str, object]) -> None:
    game = new_game(load_edition(edition), seats, options=options)
    for number in range(GAMES_PER_HOUSE_RULE):
        play_and_watch(game, f"house/{edition}/{seats}/{number}")


def play_and_watch(game: Game, seed: str) -> None:
    chance = SeededChance(seed)
    bots = [RandomBot(f"{seed}/{seat}", boldness=0.2) for seat in game.seats]
    state, events = begin(game, chance)
    watch = Watch(state)
    spent = Counter[str]()
    while (seat := state.public.actor) is not None:
        view = state.view(seat)
        choices = legal_actions(view)
        assert len(choices) > 0
        state, events = advance(state, seat, bots[seat].choose(view, choices), chance)
        _spend(game, events, spent)
        watch.check(state, spent)
    check_ending(state)


def _spend(game: Game, events: list[Event], spent: Counter[str]) -> None:
    """Count the intrigue cards that left the game."""
    for event in events:
        if isinstance(event, EffectUsed) and event.source == "card":
            spent[event.effect] += 1
        elif isinstance(event, IntrigueDrawn) and event.card in AT_ONCE:
            spent[event.card] += 1
        elif isinstance(event, SteppedAside):
            assert game.options.step_aside


class Watch:
    """Checks every state against the deal."""

    def __init__(self, state: State) -> None:
        self.spots: frozenset[str] = frozenset()
        board = state.game.edition.board
        if board is not None:
            self.spots = frozenset(board.cells) | frozenset(board.doors)
        self.dealt = state
        self.checked = False

    def check(self, state: State, spent: Counter[str]) -> None:
        if not state.hidden.case:
            return
        if not self.checked:
            check_deal(state)
            self.dealt, self.checked = state, True
        first = self.dealt
        assert state.hidden.case == first.hidden.case
        for own, before in zip(state.private, first.private, strict=True):
            assert own.hand == before.hand
        squares = [spot for spot in state.public.figures if spot[0].isupper()]
        assert len(squares) == len(set(squares)), "two figures on one square"
        assert self.spots.issuperset(state.public.figures)
        assert self.spots.issuperset(state.public.weapons)
        check_decks(state, spent)


def check_deal(state: State) -> None:
    """Check that every card has exactly one owner."""
    places = [state.hidden.case, state.public.open, state.hidden.centre, state.hidden.side]
    cards = [card for place in places for card in place]
    cards += [card for own in state.private for card in own.hand]
    assert Counter(cards) == Counter(card.id for card in state.game.edition.cards)
    assert [len(own.hand) for own in state.private] == [seat.cards for seat in state.public.seats]


def check_decks(state: State, spent: Counter[str]) -> None:
    """Check that no extra card appears or vanishes, and that the public counts are right."""
    hidden, public, game = state.hidden, state.public, state.game
    assert public.deck == len(hidden.deck)
    assert [seat.held for seat in public.seats] == [len(own.held) for own in state.private]
    if game.edition.family == "cards":
        assert public.discard == len(hidden.discard)
        cards = Counter([*hidden.deck, *hidden.discard, *(card for own in state.private for card in own.held)])
        assert cards == Counter(game.edition.decks["investigation"])
    elif game.options.intrigue:
        assert public.walkers == 8 - hidden.deck.count("white-walker")
        kept = Counter(card for own in state.private for card in own.held)
        known = Counter(hidden.deck) + kept
        whole = Counter(game.edition.decks["intrigue"])
        for card in whole:
            if card != "white-walker" and not any(seat.standing == "taken" for seat in public.seats):
                assert known[card] + spent[card] == whole[card], card


def check_ending(state: State) -> None:
    public, game = state.public, state.game
    assert public.phase == "over"
    assert public.case == state.hidden.case
    if public.ending == "solved":
        assert public.winner is not None
        assert public.seats[public.winner].standing == "in"
    elif public.ending == "escaped":
        assert public.winner == game.culprit is not None
    else:
        assert public.winner is None
        assert all(seat.standing != "in" for seat in public.seats)
