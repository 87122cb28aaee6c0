"""Reasons: every action of every level in every edition has some, they are true, and chance plays no part in them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sleuth.bots
from sleuth.arena import play_match
from sleuth.bots import LEVELS, make_bot
from sleuth.bots.characters import CHARACTERS
from sleuth.bots.detective import Detective
from sleuth.bots.explanations import reasons_for
from sleuth.bots.reasons import Reason, percent
from sleuth.core import actions as a
from sleuth.core.choices import Choices
from sleuth.core.decks import EFFECTS
from sleuth.core.game import Game, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import SeededChance, seen_by
from sleuth.core.truth.events import Dealt
from sleuth.core.truth.records import Record
from sleuth.core.truth.steps import Step, steps
from sleuth.core.view import View
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.hindsight import NoReasons, explained_seats, hindsight
from sleuth.sentences import LANGUAGES, speaker
from sleuth.sentences.messages import LOCALES
from tests.games import HOUSE_RULES, label

PLAYERS = ("novice", "gus", "inspector", "mastermind@30")
"""One of each level; the amateur is one who bluffs."""
TABLES = [new_game(load_edition(edition), 4) for edition in EDITION_IDS] + [
    new_game(load_edition(edition), seats, options=options) for edition, seats, options in HOUSE_RULES[:10:3]
]
BOTS = Path(str(sleuth.bots.__file__)).parent


@cache
def played(game: Game) -> Record:
    """Return a whole game of all levels."""
    players = tuple(PLAYERS[seat % len(PLAYERS)] for seat in game.seats)
    bots = [make_bot(player, game, seat, f"reasons/{seat}") for seat, player in enumerate(players)]
    return Record(game, play_match(game, bots, SeededChance("reasons")).events, players)


@cache
def explained(game: Game) -> list[tuple[Step, tuple[Reason, ...]]]:
    return list(hindsight(played(game), list(game.seats)))


def uses_of(code: str) -> Iterator[tuple[Game, Step, Reason]]:
    """Yield every use of a reason."""
    for game in TABLES:
        for step, reasons in explained(game):
            yield from ((game, step, reason) for reason in reasons if reason.code.startswith(code))


# --- all of them, in words


@pytest.mark.parametrize("game", TABLES, ids=label)
def test_every_action_has_reasons_in_every_language(game: Game) -> None:
    found = explained(game)
    assert [step for step, _ in found] == list(steps(game, played(game).events))
    for _, reasons in found:
        assert reasons
        assert "other" not in [reason.code for reason in reasons]
        for language in LANGUAGES:
            for reason in reasons:
                sentence = speaker(language, game.edition).because(game.names, reason)
                assert sentence.endswith(".")
                assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence_and_every_sentence_its_code(language: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in BOTS.glob("*.py")]
    literals = {text for source in sources for text in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source)}
    codes = literals | {f"use-{effect}" for effect in EFFECTS} | {"look-side", "look-centre"}
    written = (LOCALES / language / "bots.ftl").read_text(encoding="utf-8")
    sentences = set(re.findall(r"^because-([a-z-]+) =", written, re.MULTILINE))
    assert sentences <= codes
    made = {code for source in sources for code in re.findall(r'Reason\("([a-z-]+)"', source)}
    assert len(made) > 20
    assert made <= sentences
    assert {f"use-{effect}" for effect in EFFECTS} <= sentences


def test_a_probability_that_is_open_never_looks_certain() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


# --- chance


class Speaking:
    """A detective that says why before it acts."""

    listens = True

    def __init__(self, bot: Detective, said: list[tuple[Reason, ...]]) -> None:
        self.bot, self.said = bot, said

    def see(self, event: SeenEvent) -> None:
        self.bot.see(event)

    def choose(self, view: View, choices: Choices) -> a.Action:
        reasons_for(self.bot, view, choices[0])  # asking for something else must not matter
        action = self.bot.choose(view, choices)
        self.said.append(reasons_for(self.bot, view, action))
        return action


@pytest.mark.parametrize("level", ["amateur", "inspector", "mastermind@30"])
@pytest.mark.parametrize("edition", ["classic", "meereen", "card-game"])
def test_asking_changes_nothing_and_hindsight_says_the_same(edition: str, level: str) -> None:
    game = new_game(load_edition(edition), 3)
    silent = [make_bot(level, game, seat, f"luck/{seat}") for seat in game.seats]
    said: list[tuple[Reason, ...]] = []
    speaking = [
        Speaking(bot, said)
        for seat in game.seats
        if isinstance(bot := make_bot(level, game, seat, f"luck/{seat}"), Detective)
    ]
    events = play_match(game, silent, SeededChance("luck")).events
    assert play_match(game, speaking, SeededChance("luck")).events == events
    record = Record(game, events, (level,) * len(game.seats))
    assert [reasons for _, reasons in hindsight(record, list(game.seats))] == said


# --- truth


def hands(game: Game) -> tuple[tuple[str, ...], ...]:
    return next(event.hands for event in played(game).events if isinstance(event, Dealt))


def test_a_certain_bot_is_right() -> None:
    certain = [step for _, step, _ in uses_of("accuse-certain")]
    assert certain
    for step in certain:
        assert isinstance(step.action, a.Accuse)
        assert step.action.cards == step.state.hidden.case


def test_a_bot_that_plays_the_odds_states_them() -> None:
    game, odds = new_game(load_edition("questions"), 3), []
    for number in range(12):
        bots = [make_bot("hazel", game, seat, f"odds/{number}/{seat}") for seat in game.seats]
        record = Record(game, play_match(game, bots, SeededChance(f"odds/{number}")).events, ("hazel",) * 3)
        given = [reason for _, reasons in hindsight(record, list(game.seats)) for reason in reasons]
        odds += [reason.number for reason in given if reason.code == "accuse-odds"]
    assert odds
    assert all(number is not None and 100 * CHARACTERS["hazel"].temper.nerve <= number <= 99 for number in odds)


def test_what_could_be_in_the_case_includes_what_is() -> None:
    checked = 0
    for _, step, reason in (*uses_of("ask-could"), *uses_of("ask-uncrossed")):
        assert isinstance(step.action, a.Suggest)
        named = set(step.action.cards) & set(step.state.hidden.case)
        assert named <= set(reason.cards) <= set(step.action.cards)
        checked += bool(named)
    assert checked > 10


def test_nobody_else_has_what_is_called_cover() -> None:
    found = list(uses_of("ask-cover"))
    assert found
    for game, step, reason in found:
        others = {card for seat, hand in enumerate(hands(game)) if seat != step.seat for card in hand}
        assert not others & set(reason.cards)


def test_a_bluff_names_own_cards() -> None:
    found = list(uses_of("ask-bluff"))
    assert found
    for game, step, reason in found:
        assert set(reason.cards) <= set(hands(game)[step.seat])
        assert played(game).players[step.seat] == "gus"


def test_the_only_card_is_the_only_one() -> None:
    for _, step, reason in uses_of("show-"):
        shows = [action for action in legal_actions(step.state.view(step.seat)) if isinstance(action, a.Show)]
        if isinstance(step.action, a.Show):
            assert (reason.code == "show-only") == (len(shows) == 1)


def test_a_card_shown_again_was_shown_before() -> None:
    found = [(step, reason) for _, step, reason in uses_of("show-again") if isinstance(step.action, a.Show)]
    assert found
    for step, reason in found:
        assert isinstance(step.action, a.Show)
        assert (step.action.card, reason.seat) in step.state.private[step.seat].showed


def test_likely_cards_come_with_their_chances() -> None:
    found = list(uses_of("ask-likely"))
    assert found
    for _, step, reason in found:
        assert len(reason.cards) == len(reason.shares)
        for card, share in zip(reason.cards, reason.shares, strict=True):
            assert share > 0 or card not in step.state.hidden.case


# --- for whom


def test_reasons_of_a_running_game_are_refused() -> None:
    record = played(TABLES[0])
    running = Record(record.game, record.events[:-1], record.players)
    with pytest.raises(NoReasons, match="not over"):
        list(hindsight(running, [0]))


@pytest.mark.parametrize("player", ["person", "random", "cmd:false"])
def test_only_our_levels_and_characters_have_reasons(player: str) -> None:
    record = played(TABLES[0])
    other = Record(record.game, record.events, (player, *record.players[1:]))
    assert explained_seats(other.players) == [1, 2, 3]
    with pytest.raises(NoReasons, match=f"A is played by {player}"):
        list(hindsight(other, [0]))


def test_a_novice_looks_back_with_nothing_forgotten() -> None:
    record = played(TABLES[0])
    bots = [make_bot(LEVELS[0], record.game, 0, seed) for seed in ("one", "two")]
    for bot in bots:
        assert isinstance(bot, Detective)
        bot.look_back()
        for event in record.events:
            bot.see(seen_by(event, 0))
    first, second = (bot.belief for bot in bots if isinstance(bot, Detective))
    cards = [card.id for card in record.game.edition.cards]
    assert [first.chance(card) for card in cards] == [second.chance(card) for card in cards]
