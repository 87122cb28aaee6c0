"""A whole game as every seat sees it, as text to read and to compare."""

from msgspec.json import encode

from sleuth.core.game import Game
from sleuth.core.truth import seen_by
from sleuth.sentences import speaker
from tests.games import random_game


def transcript(game: Game, seed: str, language: str) -> str:
    """Every event: a line for everyone, and one for each seat that sees more."""
    lines = []
    voice = speaker(language, game.edition)
    for number, event in enumerate(random_game(game, seed, boldness=0.4).events):
        public = seen_by(event, None)
        lines.append(f"{number:3} * {encode(public).decode()}")
        lines.append(f"      {voice.event(game, public)}".rstrip())
        for seat in game.seats:
            seen = seen_by(event, seat)
            if seen != public:
                lines.append(f"{number:3} {seat} {encode(seen).decode()}")
                lines.append(f"      {voice.event(game, seen)}".rstrip())
    return "\n".join(lines) + "\n"
