"""How a bot chooses its action: in a worker process, from what its seat has seen and nothing else."""

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
from sleuth.server.work.workers import Requester, TooLong, Workers

THINK_SECONDS = 60.0
"""How long a bot may think; then the server plays something harmless for it."""
_decoder = msgspec.json.Decoder(list[SeenEvent])


class BotProblem(msgspec.Struct, frozen=True):
    """A bot's problem: all that a worker process is sent."""

    game: bytes
    """The agreed game, pickled by the server itself."""
    seat: Seat
    bot: str
    seed: str
    seen: bytes
    """The events as the seat saw them, as JSON."""


def pose(game: Game, seat: Seat, bot: str, seed: str, seen: Sequence[SeenEvent]) -> BotProblem:
    """Return the problem of a bot at a seat."""
    return BotProblem(pickle.dumps(game), seat, bot, seed, msgspec.json.encode(list(seen)))


async def think_in_worker(workers: Workers, requester: Requester, problem: BotProblem) -> Action:
    """Return the bot's action, when it is its table's turn at the workers; raises `WorkerEnded`."""
    try:
        return await workers.ask(requester, THINK_SECONDS, think, problem)
    except TooLong:
        _, _, view = _situation(problem)
        return safe_default(legal_actions(view))


def think(problem: BotProblem) -> Action:
    """Return the bot's action; a bot that fails plays something harmless, so that the table goes on."""
    game, seen, view = _situation(problem)
    choices = legal_actions(view)
    try:
        bot = make_bot(problem.bot, game, problem.seat, problem.seed)
        if bot.listens:
            for event in seen:
                bot.see(event)
        return bot.choose(view, choices)
    except Exception:  # a fault in a bot must not stop a table
        return safe_default(choices)


def _situation(problem: BotProblem) -> tuple[Game, list[SeenEvent], View]:
    game: Game = pickle.loads(problem.game)  # noqa: S301  it comes from our own server process
    seen = _decoder.decode(problem.seen)
    return game, seen, view_of(game, problem.seat, seen)
