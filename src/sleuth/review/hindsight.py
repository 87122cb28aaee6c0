"""Why our bots did what they did: only for finished games, because reasons give cards away."""

from collections.abc import Iterator, Sequence

from sleuth.bots.detective import Detective
from sleuth.bots.explanations import reasons_for
from sleuth.bots.reasons import Reason
from sleuth.bots.registry import level_of, make_bot
from sleuth.core.game import Seat
from sleuth.core.truth import seen_by
from sleuth.core.truth.records import Record
from sleuth.core.truth.steps import Step, steps
from sleuth.sentences import Speaker


class NoReasons(ValueError):
    """A game or a seat without reasons; the message says why."""


def explained_seats(players: Sequence[str]) -> list[Seat]:
    """Return the seats played by one of our levels or characters."""
    return [seat for seat, player in enumerate(players) if level_of(player) is not None]


def hindsight(record: Record, seats: Sequence[Seat]) -> Iterator[tuple[Step, tuple[Reason, ...]]]:
    """Yield the actions of these seats, each with its reasons.

    A bot like the one that played sits at each seat: it sees what its seat saw, and is asked before every action.
    """
    if record.state().public.phase != "over":
        raise NoReasons("the game is not over, and reasons would give cards away")
    bots = {seat: _witness(record, seat) for seat in seats}
    heard = dict.fromkeys(seats, 0)
    for step in steps(record.game, record.events):
        seat = step.seat
        if seat in bots:
            for event in record.events[heard[seat] : step.first]:
                bots[seat].see(seen_by(event, seat))
            heard[seat] = step.first
            yield step, reasons_for(bots[seat], step.state.view(seat), step.action)


def hindsight_in_words(record: Record, seats: Sequence[Seat], voice: Speaker) -> Iterator[tuple[Step, str]]:
    """Yield the actions of these seats, each with its reasons as sentences."""
    for step, reasons in hindsight(record, seats):
        yield step, " ".join(voice.because(record.game.names, reason) for reason in reasons)


def _witness(record: Record, seat: Seat) -> Detective:
    """Return a bot that watches a seat's game again."""
    player = record.players[seat] if seat < len(record.players) else "somebody"
    bot = make_bot(player, record.game, seat, "hindsight") if level_of(player) is not None else None
    if not isinstance(bot, Detective):
        raise NoReasons(f"{record.game.names[seat]} is played by {player}: only levels and characters have reasons")
    bot.look_back()
    return bot
