"""Random games for tests: every edition with every number of seats, and odd house rules."""

from collections.abc import Iterator, Sequence
from itertools import cycle

from sleuth.arena import Match, play_match
from sleuth.bots import RandomBot
from sleuth.core.game import Game, new_game
from sleuth.core.truth import SeededChance
from sleuth.editions import EDITION_IDS, load_edition

TABLES = [
    (edition, seats)
    for edition in EDITION_IDS
    for seats in range(load_edition(edition).seats[0], load_edition(edition).seats[1] + 1)
]
"""Every edition with every number of seats it allows."""

HOUSE_RULES: list[tuple[str, int, dict[str, object]]] = [
    ("classic", 2, {"side_cards": 4}),
    ("classic", 4, {"staying": True, "suggestion": "may", "false_witness": True, "reentry": True}),
    ("classic", 5, {"accusations": 2, "answer_order": "counter-clockwise", "square_twice": False, "passing": True}),
    ("sherlock", 3, {"figures": "centre", "weapons": "centre", "leftovers": "centre", "square_twice": True}),
    ("sherlock", 5, {"leftovers": "centre", "passages": False, "step_aside": True}),
    ("red-keep", 3, {"leftovers": "centre"}),
    ("red-keep", 4, {"intrigue": False}),
    ("meereen", 5, {"leftovers": "centre", "abilities": False}),
    ("meereen", 4, {"intrigue": False, "abilities": False, "square_twice": False}),
    ("meereen", 6, {"summoned": False, "accuse": ("start", "after-suggestion", "centre")}),
    ("card-game", 2, {"side_cards": 4}),
    ("card-game", 4, {"dealer": 2, "leftovers": "open", "accusations": 3}),
    ("one-against-all", 5, {"dealer": 3}),
    ("travel", 2, {"side_cards": 4, "false_witness": False}),
    ("travel", 6, {"turn_order": "counter-clockwise", "begins": "roll-all", "dice": ("plain",)}),
]
"""Games that differ from their edition in many switches at once."""


def all_games() -> Iterator[Game]:
    """Yield one game for each table and each house rule above."""
    for edition, seats in TABLES:
        yield new_game(load_edition(edition), seats)
    for edition, seats, options in HOUSE_RULES:
        yield new_game(load_edition(edition), seats, options=options)


def label(game: Game) -> str:
    """Return a name for a game in test reports."""
    return f"{game.edition.id}-{len(game.seats)}"


def random_game(game: Game, seed: object, boldness: float = 0.1) -> Match:
    """Play a whole game between random players; the same seed gives the same game."""
    bots = [RandomBot(f"{seed}/{seat}", boldness) for seat in game.seats]
    return play_match(game, bots, SeededChance(f"{seed}"))


def in_turns(editions: Sequence[str], languages: Sequence[str]) -> list[tuple[str, str]]:
    """Pair each edition with two of the languages, which go round: every language occurs as often as any other."""
    turns = cycle(languages)
    return [(edition, next(turns)) for edition in editions for _ in range(2)]
