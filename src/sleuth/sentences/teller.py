"""Who tells what happened: the words of an edition and the names of the players."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sleuth.core.game import CardId, Game, Seat
from sleuth.sentences.voice import Voice

Told = Iterator[str]
"""One or more sentences."""


class Teller(NamedTuple):
    """Who tells, and of which game."""

    voice: Voice
    game: Game

    def say(self, key: str, **args: Any) -> str:
        """One sentence of `events.ftl`."""
        return self.voice.text(f"event-{key}", **args)

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        return self.game.names[seat]

    def perhaps(self, card: CardId | None) -> dict[str, Any]:
        """A card that the reader may or may not know."""
        return {"known": "no"} if card is None else {"known": "yes", "card": self.voice.word(card)}

    def pairs(self, values: dict[Seat, str]) -> str:
        """Something of each player, as a list."""
        pairs = (self.voice.text("pair", name=self.name(seat), value=value) for seat, value in values.items())
        return self.voice.listed(pairs)
