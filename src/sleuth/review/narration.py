"""Events as sentences, for one viewer."""

from collections.abc import Sequence

from sleuth.core.game import Game, Seat
from sleuth.core.seen import SeenEvent
from sleuth.sentences import speaker


def narrate(game: Game, seen: Sequence[tuple[int, SeenEvent]], seat: Seat | None, lang: str) -> list[tuple[int, str]]:
    """Return events as sentences, each with its number."""
    voice = speaker(lang, game.edition)
    return [(number, voice.event(game, event, seat)) for number, event in seen]
