"""A whole game as text to read and to compare: as every seat sees it, or in the sentences of one seat."""

from collections.abc import Iterator

from msgspec.json import encode

from sleuth.arena import Match
from sleuth.core.game import Game, Seat
from sleuth.core.truth import Event, seen_by
from sleuth.core.truth.steps import steps
from sleuth.sentences import speaker
from tests.games import random_game

TRIES = 60
"""How many games are searched for a lively one."""
TELLING = ("by", "blocked", "right", "owes", "effect", "source", "pile", "ending")
"""The fields that distinguish events of one type."""
READER: Seat = 0
"""The seat whose sentences a short transcript has."""


def lively_seed(game: Game) -> str:
    """Return the seed of a game in which a lot happens in few steps."""
    return max((f"golden-{number}" for number in range(TRIES)), key=lambda seed: _liveliness(played(game, seed)))


def _liveliness(match: Match) -> int:
    """Return how many kinds of events a game has; 25 steps more cost one."""
    extra = {card for deck in match.state.game.edition.decks.values() for card in deck}
    kinds = {_kind(event, extra) for event in match.events}
    return 25 * len(kinds) - len(match.events)


def _kind(event: Event, extra: set[str]) -> tuple[object, ...]:
    card = getattr(event, "card", None)
    return type(event), card if card in extra else None, *(getattr(event, name, None) for name in TELLING)


def played(game: Game, seed: str) -> Match:
    """Return the game of a seed."""
    return random_game(game, seed, boldness=0.4)


def transcript(game: Game, seed: str, language: str) -> str:
    """Return every event: a line for everyone, and one for each seat that sees more."""
    lines = [f"# {seed}"]
    voice = speaker(language, game.edition)
    for number, event in enumerate(played(game, seed).events):
        public = seen_by(event, None)
        lines.append(f"{number:3} * {encode(public).decode()}")
        lines.append(f"      {voice.event(game, public)}".rstrip())
        for seat in game.seats:
            seen = seen_by(event, seat)
            if seen != public:
                lines.append(f"{number:3} {seat} {encode(seen).decode()}")
                lines.append(f"      {voice.event(game, seen, seat)}".rstrip())
    return "\n".join(lines) + "\n"


def sentences(game: Game, seed: str, language: str) -> str:
    """Return the same game in the sentences of one seat: what happened, and what it was asked."""
    return "\n".join(_sentences(game, seed, language)) + "\n"


def _sentences(game: Game, seed: str, language: str) -> Iterator[str]:
    voice, events = speaker(language, game.edition), played(game, seed).events
    asked = {step.first: step.state for step in steps(game, events) if step.seat == READER}
    for number, event in enumerate(events):
        if number in asked:
            yield f"    > {voice.prompt(asked[number].view(READER))}"
        yield voice.event(game, seen_by(event, READER), READER)
