"""The context in which events are told: the words of an edition, the names of the players, and the reader's seat."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sleuth.core.game import CardId, Game, Seat
from sleuth.sentences.voice import Voice

Sentences = Iterator[str]
"""One or more sentences."""


class Teller(NamedTuple):
    """Puts the events of one game into words for one seat; a spectator has none."""

    voice: Voice
    game: Game
    me: Seat | None = None

    def say(self, key: str, **args: Any) -> str:
        """Return one sentence of `events.ftl`."""
        return self.voice.text(f"event-{key}", **args)

    def by(self, seat: Seat | None) -> dict[str, str]:
        """Return who does something: `$name`, and in `$who` whether it is the reader."""
        return self._person(seat, "name", "who")

    def to(self, seat: Seat | None) -> dict[str, str]:
        """Return to whom it is done: `$to` and `$whom`."""
        return self._person(seat, "to", "whom")

    def of(self, seat: Seat | None) -> dict[str, str]:
        """Return whose something is: `$owner` and `$whose`."""
        return self._person(seat, "owner", "whose")

    def _person(self, seat: Seat | None, name: str, role: str) -> dict[str, str]:
        mine = seat is not None and seat == self.me
        return {name: "" if seat is None else self.game.names[seat], role: "you" if mine else "other"}

    def perhaps(self, card: CardId | None) -> dict[str, Any]:
        """Return the arguments for a card that the reader may or may not know."""
        return {"known": "no"} if card is None else {"known": "yes", "card": self.voice.word(card)}

    def pairs(self, values: dict[Seat, str]) -> str:
        """Return a value for each player, as a list."""
        pairs = (self.voice.text("pair", name=self._called(seat), value=value) for seat, value in values.items())
        return self.voice.listed(pairs)

    def _called(self, seat: Seat) -> str:
        return self.say("you") if seat == self.me else self.game.names[seat]
