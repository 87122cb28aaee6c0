"""A bot's reasons as sentences."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from sleuth.core.game import CardId, Seat, Spot
from sleuth.sentences.voice import Voice


class BotReason(Protocol):
    """What a sentence needs of a bot's reason; `sleuth.bots.reasons.Reason` is one."""

    @property
    def code(self) -> str:
        """Which reason."""
        ...

    @property
    def cards(self) -> Sequence[CardId]:
        """The cards it names."""
        ...

    @property
    def shares(self) -> Sequence[int]:
        """How likely each of them is in the case, in percent."""
        ...

    @property
    def seat(self) -> Seat | None:
        """The player it names."""
        ...

    @property
    def place(self) -> Spot | None:
        """The place it names."""
        ...

    @property
    def number(self) -> float | None:
        """A count or an amount."""
        ...


def tell_because(voice: Voice, names: Sequence[str], reason: BotReason) -> str:
    """Return one reason of a bot as a sentence; `names` are the players' names."""
    return voice.text(f"because-{reason.code}", **dict(_args(voice, names, reason)))


def _args(voice: Voice, names: Sequence[str], reason: BotReason) -> Iterator[tuple[str, Any]]:
    if reason.cards:
        yield "card", voice.word(reason.cards[0])
        yield "cards", voice.cards(reason.cards)
        yield "count", len(reason.cards)
    if reason.shares:
        yield "chances", voice.listed(_chances(voice, reason))
    if reason.seat is not None:
        yield "name", names[reason.seat]
    if reason.place is not None:
        yield "place", voice.spot_word(reason.place)
    if reason.number is not None:
        yield "number", reason.number


def _chances(voice: Voice, reason: BotReason) -> Iterator[str]:
    for card, share in zip(reason.cards, reason.shares, strict=True):
        yield voice.text("pair", name=voice.card(card), value=voice.text("percent", number=share))
