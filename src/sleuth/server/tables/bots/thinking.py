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
from sleuth.core.view import View, view_of
from sleuth.server.work.workers import Asker, TooLong, Workers

THINK_SECONDS = 60.0
"""How long a bot may think; after that it plays something harmless."""
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


async def thought_out(workers: Workers, asker: Asker, thought: Thought) -> Action:
    """Return what the bot does, when it is its table's turn to have a bot think; raises `WorkerEnded`."""
    try:
        return await workers.ask(asker, THINK_SECONDS, think, thought)
    except TooLong:
        _, _, view = _situation(thought)
        return safe_default(legal_actions(view))


def think(thought: Thought) -> Action:
    """What the bot does. A bot that fails plays something harmless; the table goes on."""
    game, seen, view = _situation(thought)
    choices = legal_actions(view)
    try:
        bot = make_bot(thought.bot, game, thought.seat, thought.seed)
        if bot.listens:
            for event in seen:
                bot.see(event)
        return bot.choose(view, choices)
    except Exception:  # whatever goes wrong in a bot must not stop a table
        return safe_default(choices)


def _situation(thought: Thought) -> tuple[Game, list[SeenEvent], View]:
    game: Game = pickle.loads(thought.game)  # noqa: S301  it comes from our own server process
    seen = _decoder.decode(thought.seen)
    return game, seen, view_of(game, thought.seat, seen)
