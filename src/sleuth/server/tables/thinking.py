"""What a bot does, worked out in a process of its own from what its seat has seen and nothing else."""

import pickle
from collections.abc import Sequence

import msgspec

from sleuth.bots import make_bot
from sleuth.bots.bot import safe_default
from sleuth.core.actions import Action
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.view import view_of

_decoder = msgspec.json.Decoder(list[SeenEvent])


class Thought(msgspec.Struct, frozen=True):
    """A bot's problem, as small as it gets: all a worker process is sent."""

    game: bytes
    """The agreed game, pickled by the server itself."""
    seat: Seat
    bot: str
    seed: str
    seen: bytes
    """The events, as the seat saw them."""


def pose(game: Game, seat: Seat, bot: str, seed: str, seen: Sequence[SeenEvent]) -> Thought:
    """The problem of a bot at a seat."""
    return Thought(pickle.dumps(game), seat, bot, seed, msgspec.json.encode(list(seen)))


def think(thought: Thought) -> Action:
    """What the bot does. A bot that fails plays something harmless; the table goes on."""
    game: Game = pickle.loads(thought.game)  # noqa: S301  it comes from our own server process
    seen = _decoder.decode(thought.seen)
    view = view_of(game, thought.seat, seen)
    choices = legal_actions(view)
    try:
        bot = make_bot(thought.bot, game, thought.seat, thought.seed)
        if bot.listens:
            for event in seen:
                bot.see(event)
        return bot.choose(view, choices)
    except Exception:  # whatever goes wrong in a bot must not stop a table
        return safe_default(choices)
