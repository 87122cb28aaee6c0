"""The messages between sleuth and a bot in its own process: one JSON object per line.

docs/bot-protocol.md describes them for authors of such bots. Everything here is made from what the seat knows: the
agreed game, seen events and views.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game, Seat
from sleuth.core.public import Phase, Public
from sleuth.core.seen import GameEnded, SeenEvent
from sleuth.core.view import Own, View
from sleuth.editions import Edition, Options
from sleuth.editions.model import Card

VERSION = 1
QUOTED = 200
"""How much of an unreadable answer is kept, in characters."""

MishapKind = Literal["start", "ended", "slow", "flood", "nonsense", "illegal"]


class Mishap(Exception):
    """Something that costs a bot its move."""

    def __init__(self, kind: MishapKind, detail: str) -> None:
        super().__init__(detail)
        self.kind, self.detail = kind, detail


# --- what is sent ----------------------------------------------------------------------------------------------------


class _Message(Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    pass


class Ground(Struct, frozen=True):
    """A board as a bot needs it: which squares and doors are adjacent."""

    squares: Mapping[str, tuple[str, ...]]
    """For each square: the squares one step away."""
    doors: Mapping[str, tuple[str, ...]]
    """For each place: the squares outside its doors."""
    passages: tuple[tuple[str, str], ...]
    centre: str | None
    questions: tuple[str, ...]


class Printed(Struct, frozen=True, kw_only=True):
    """An edition as a bot needs it."""

    id: str
    family: str
    kinds: tuple[str, ...]
    cards: tuple[Card, ...]
    decks: Mapping[str, tuple[str, ...]]
    board: Ground | None


class Hello(_Message, frozen=True):
    """The first line: the game, and where the bot sits."""

    protocol: int
    seat: Seat
    seed: int
    seconds: float
    """How long it may think before each answer."""
    figures: tuple[str, ...]
    names: tuple[str, ...]
    options: Options
    edition: Printed


class EventMessage(_Message, frozen=True, tag="seen"):
    """Something happened."""

    event: SeenEvent


class Choose(_Message, frozen=True):
    """Asks the bot to act."""

    request: int
    phase: Phase
    actions: tuple[Action, ...]
    public: Public
    own: Own


class Bye(_Message, frozen=True):
    """The last line: how the game ended, or `null` if it was broken off."""

    end: GameEnded | None


_encoder = msgspec.json.Encoder()


def _line(message: _Message) -> bytes:
    return _encoder.encode(message) + b"\n"


def hello_line(game: Game, seat: Seat, seed: int | str, seconds: float) -> bytes:
    """Return the agreed game as a line for one seat."""
    return _line(
        Hello(
            protocol=VERSION,
            seat=seat,
            seed=own_seed(seed),
            seconds=seconds,
            figures=game.figures,
            names=game.names,
            options=game.options,
            edition=_printed(game.edition),
        )
    )


def seen_line(event: SeenEvent) -> bytes:
    """Return what the seat sees of an event as a line."""
    return _line(EventMessage(event=event))


def choose_line(request: int, view: View, choices: Choices) -> bytes:
    """Return a question as a line: everything the seat may do, and its view of the table."""
    public, own = view.public, view.own
    return _line(Choose(request=request, phase=public.phase, actions=tuple(choices), public=public, own=own))


def bye_line(end: GameEnded | None) -> bytes:
    """Return the last line."""
    return _line(Bye(end=end))


def own_seed(seed: int | str) -> int:
    """Return a seed for the bot's own use. It is a digest, because the table's cards are dealt from a similar seed."""
    return int.from_bytes(sha256(f"{seed}".encode()).digest()[:6])


def _printed(edition: Edition) -> Printed:
    return Printed(
        id=edition.id,
        family=edition.family,
        kinds=edition.kinds,
        cards=edition.cards,
        decks=edition.decks,
        board=_ground(edition),
    )


def _ground(edition: Edition) -> Ground | None:
    board = edition.board
    if board is None:
        return None
    return Ground(
        squares={square: board.neighbours(square) for square in board.cells},
        doors=board.doors,
        passages=edition.passages,
        centre=edition.centre,
        questions=tuple(sorted(board.questions)),
    )


# --- what comes back -------------------------------------------------------------------------------------------------


class BotAnswer(Struct, frozen=True):
    """What a bot answers: the number of the request, and one of its actions or the index of one."""

    choose: int
    action: Action | None = None
    index: int | None = None


_answer_decoder = msgspec.json.Decoder(BotAnswer)


def read_answer(line: bytes) -> BotAnswer:
    """Return an answer; raise the `Mishap` of nonsense if it cannot be read."""
    try:
        return _answer_decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Mishap("nonsense", f"not an answer ({error}): {line[:QUOTED]!r}") from None


def picked(answer: BotAnswer, choices: Choices) -> Action:
    """Return the chosen action; raise a `Mishap` if it is not one of the choices."""
    if (answer.action is None) == (answer.index is None):
        raise Mishap("nonsense", "expected either an action or an index")
    if answer.index is not None:
        if not 0 <= answer.index < len(choices):
            raise Mishap("illegal", f"expected an index from 0 to {len(choices) - 1}, got {answer.index}")
        return choices[answer.index]
    assert answer.action is not None
    if answer.action not in choices:
        raise Mishap("illegal", f"not one of the actions: {answer.action!r}"[:QUOTED])
    return answer.action
