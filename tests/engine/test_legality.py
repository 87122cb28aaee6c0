"""Legality has one source: listed actions are accepted, all others are refused and change nothing."""

from itertools import product

import pytest

from sleuth.core import actions as a
from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.refusals import IllegalAction
from sleuth.core.truth import SeededChance, State, advance, begin, decide
from tests.games import all_games, label

GAMES = list(all_games())


def universe(game: Game) -> list[a.Action]:
    """Return a broad sample of actions, sensible or not."""
    edition = game.edition
    cards = [card.id for card in edition.cards] + ["no-such-card"]
    spots = [
        *edition.places,
        edition.centre or "",
        "A1",
        "nowhere",
        *list(edition.board.cells if edition.board else ())[::7],
    ]
    cases = [*list(product(*edition.by_kind))[::17], ("rope",), tuple(reversed(edition.kinds))]
    effects = [*edition.decks.get("intrigue", ()), "move-again", "second-card", "look-any", "nonsense"]
    return [
        a.Roll(),
        a.Pass(),
        a.EndTurn(),
        a.Draw(),
        a.Waive(),
        *(kind(case) for kind in (a.Suggest, a.Accuse, a.ChooseCase) for case in cases),
        *(kind(spot) for kind in (a.Move, a.TakePassage) for spot in spots),
        *(kind(card) for kind in (a.Show, a.Send, a.Travel) for card in cards),
        *(a.Give((card,)) for card in cards),
        a.Give(()),
        *(
            a.Use(effect, source, target)
            for effect in effects
            for source in ("card", "ability")
            for target in (None, 1)
        ),
        *(a.LookAt(pile, index) for pile in ("side", "centre") for index in (-1, 0, 9)),
        *(a.Play(card, to) for card in set(edition.decks.get("investigation", ())) for to in (None, 0, 1, 99)),
    ]


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize("game", GAMES, ids=label)
def test_what_is_not_listed_is_refused_with_code_and_clause(game: Game) -> None:
    chance = SeededChance("legality")
    state, _ = begin(game, chance)
    actions = universe(game)
    for _ in range(24):
        seat = state.public.actor
        if seat is None:
            break
        choices = legal_actions(state.view(seat))
        for action in actions:
            if action in choices:
                continue
            for who in game.seats:
                refuse(state, who, action)
        for menu in choices.menus:
            assert decide(state, seat, menu.actions[0], SeededChance("try"))
            assert menu.actions[0] in choices
        menu = chance.pick(choices.menus)
        state, _ = advance(state, seat, chance.pick(menu.actions), chance)


def refuse(state: State, seat: int, action: a.Action) -> None:
    before = (state.public, state.private, state.hidden)
    with pytest.raises(IllegalAction) as caught:
        advance(state, seat, action, SeededChance("refused"))
    assert caught.value.code
    assert caught.value.rule.startswith("R")
    assert (state.public, state.private, state.hidden) == before


@pytest.mark.parametrize("game", GAMES[:3], ids=label)
def test_choices_are_a_sequence(game: Game) -> None:
    state, _ = begin(game, SeededChance("sequence"))
    choices = legal_actions(state.view(state.public.actor))
    assert list(choices) == [choices[index] for index in range(len(choices))]
    assert all(action in choices for action in choices)
