"""Characters are who they say they are: seated by name, described in four languages, and true to their temper."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from statistics import mean

import pytest

from sleuth.arena import Match, play_match
from sleuth.bots import LEVELS, UnknownBot, find_maker, make_bot
from sleuth.bots.characters import CHARACTERS
from sleuth.bots.detective import Detective
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.registry import bot_names, level_of
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.seen import SuggestionMade, TurnStarted
from sleuth.core.truth import SeededChance, begin, seen_by
from sleuth.core.truth.events import AccusationMade, Dealt
from sleuth.editions import load_edition
from sleuth.sentences import LANGUAGES, speaker

GAMES = 30
PAIRS = [
    tuple(name for name, character in CHARACTERS.items() if character.level == level) for level in LEVELS
]  # the bold one and the careful one


def table(number: int = 0) -> Game:
    """Return one of two quick editions, in turn."""
    return new_game(load_edition(("card-game", "questions")[number % 2]), 3)


def bot_called(name: str, game: Game, seat: Seat, seed: str) -> Detective:
    """Return a character; masterminds think less than usual, so that many games can be played."""
    if level_of(name) == "mastermind":
        return Mastermind(game, seat, seed, CHARACTERS[name].temper, deals=40)
    bot = make_bot(name, game, seat, seed)
    assert isinstance(bot, Detective)
    return bot


@cache
def matches(name: str) -> Sequence[Match]:
    """Return games in which everybody is this character; the deals are the same for all characters."""
    found = []
    for number in range(GAMES):
        game = table(number)
        bots = [bot_called(name, game, seat, f"{number}/{seat}") for seat in game.seats]
        found.append(play_match(game, bots, SeededChance(f"{number}")))
    return found


def accusations(match: Match) -> list[tuple[int, bool]]:
    """Return the turn of each accusation, and whether it was right."""
    found, turn = [], 0
    for event in match.events:
        turn += isinstance(event, TurnStarted)
        if isinstance(event, AccusationMade):
            found.append((turn, event.right))
    return found


def own_card_share(name: str) -> float:
    """Return the share of suggestions that name one of the player's own cards."""
    own: list[bool] = []
    for match in matches(name):
        hands = next(event.hands for event in match.events if isinstance(event, Dealt))
        asked = [event for event in match.events if isinstance(event, SuggestionMade)]
        own += [any(card in hands[event.seat] for card in event.cards) for event in asked]
    return mean(own)


# --- who they are


def test_there_are_two_of_each_level_and_both_can_be_seated() -> None:
    assert [len(pair) for pair in PAIRS] == [2] * len(LEVELS)
    assert set(CHARACTERS) < set(bot_names())
    for name, character in CHARACTERS.items():
        bot, level = (make_bot(each, table(), 1, "x") for each in (name, character.level))
        assert isinstance(bot, Detective)
        assert type(bot) is type(level)
        assert bot.temper == character.temper


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_and_texts_in_every_language(language: str) -> None:
    voice = speaker(language, load_edition("classic"))
    names = [voice.text(f"character-{name}") for name in CHARACTERS]
    assert len(set(names)) == len(names)
    for name in CHARACTERS:
        assert "\n" not in voice.text(f"character-{name}.temper")
        assert voice.text(f"character-{name}.text").endswith(".")
    for level in LEVELS:
        assert voice.text(f"level-{level}")
        assert voice.text(f"level-{level}.text").endswith(".")


def test_the_level_of_a_name() -> None:
    assert [level_of(name) for name in ("pip", "inspector", "mastermind@100")] == ["novice", "inspector", "mastermind"]
    assert [level_of(name) for name in ("random", "person", "cmd:mastermind", "nobody@7")] == [None] * 4


# --- temper


@pytest.mark.parametrize(("bold", "careful"), PAIRS)
def test_the_bold_accuse_earlier_than_the_careful(bold: str, careful: str) -> None:
    first = {name: mean(accusations(match)[0][0] for match in matches(name)) for name in (bold, careful)}
    assert first[bold] < first[careful]


@pytest.mark.parametrize(("bold", "careful"), PAIRS)
def test_the_bold_are_wrong_more_often(bold: str, careful: str) -> None:
    wrong = {
        name: sum(not right for match in matches(name) for _, right in accusations(match)) for name in (bold, careful)
    }
    assert wrong[bold] > wrong[careful]
    if CHARACTERS[careful].temper.nerve == 1.0:
        assert wrong[careful] == 0


@pytest.mark.parametrize(("bluffing", "straight"), [("gus", "hazel"), ("silvan", "octavia")])
def test_bluffers_name_their_own_cards_more_often(bluffing: str, straight: str) -> None:
    assert own_card_share(bluffing) > own_card_share(straight) + 0.1


def public_bits(name: str, number: int) -> float:
    """Return what everybody would learn about the case from the first suggestion in a game."""
    game = table()
    state, events = begin(game, SeededChance(f"quiet/{number}"))
    bot = Mastermind(game, 0, "quiet", CHARACTERS[name].temper, deals=200)
    for event in events:
        bot.see(seen_by(event, 0))
    chosen = bot.ask(state.view(0), list(product(*game.edition.by_kind)))
    return float(bot.sampled(state.view(0)).gains([chosen])[1][0])


def test_the_quiet_tell_the_table_less() -> None:
    numbers = range(12)
    assert mean(public_bits("octavia", each) for each in numbers) < mean(
        public_bits("silvan", each) for each in numbers
    )


# --- a bound on thinking


def test_a_level_carries_its_bound() -> None:
    bot = make_bot("mastermind@100", table(), 0, "x")
    assert isinstance(bot, Mastermind)
    assert bot.deals == 100
    assert bot.temper == Mastermind(table(), 0, "x").temper


@pytest.mark.parametrize("name", ["mastermind@9", "mastermind@100001", "mastermind@", "mastermind@x", "mastermind@1e3"])
def test_a_bound_is_a_whole_number(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"{name}': expected a whole number from 10 to 100000"):
        find_maker(name)


@pytest.mark.parametrize("name", ["novice@100", "inspector@100", "random@5", "octavia@100"])
def test_only_levels_with_a_bound_can_be_given_one(name: str) -> None:
    with pytest.raises(UnknownBot, match="only mastermind can be limited to a number of deals"):
        find_maker(name)


def test_a_bound_makes_no_bot_of_an_unknown_name() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'nobody@100'"):
        find_maker("nobody@100")
