"""The conformance kit for bots."""

import random
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from sleuth.arena import Match, play_match
from sleuth.bots import Bot, Maker, RandomBot, find_maker, seated
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import Event, SeededChance, evolve, initial, seen_by
from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.testing.watched_bot import BotDecision, BotFault, Watched
from sleuth.testing.worlds import NoSuchWorldError, other_world

MOST_STEPS = 20_000
"""A longer game counts as endless; random players need a few thousand steps at most."""
WORLDS = 2
"""How many other worlds a game is compared with."""
ATTEMPTS = 40
"""How often we look for such a world; late in a game there may be none."""


class BotReport(Struct, frozen=True):
    """What was played to check a bot."""

    tables: int
    """Combinations of an edition and a number of seats."""
    games: int
    decisions: int
    worlds: int
    """Games replayed with other hidden cards."""


def check_bot(
    make: Maker | str, *, editions: Iterable[str | Path | Edition] | None = None, games: int = 1
) -> BotReport:
    """Check that a bot can sit at every table; raise `BotFault` with what is wrong.

    `make` is its class or function `(game, seat, seed) -> bot`, or its name (such as `cmd:python my_bot.py`). In every
    edition and with every number of seats it plays `games` games against copies of itself and as many against random
    players. It must accept every event, choose only legal actions and finish; leave its view, its choices and the
    global random generators alone; and decide by nothing but its seed and what its seat has seen: it must decide the
    same again when it sees the same again, also in a world where cards it has not seen lie elsewhere. (The order of a
    Python `set` of strings changes between runs, which a single run cannot notice.)
    """
    maker = find_maker(make) if isinstance(make, str) else make
    tables = [game for edition in editions or EDITION_IDS for game in _tables(edition)]
    trials = [_Trial(maker, game, number) for game in tables for number in range(games)]
    worlds = sum(trial.run() for trial in trials)
    return BotReport(len(tables), 2 * len(trials), sum(trial.decided for trial in trials), worlds)


def _tables(edition: str | Path | Edition) -> Iterator[Game]:
    loaded = edition if isinstance(edition, Edition) else load_edition(edition)
    least, most = loaded.seats
    for seats in range(least, most + 1):
        yield new_game(loaded, seats)


class _Trial:
    """One game of the bot against copies of itself, one against random players, and a replay of the second."""

    def __init__(self, make: Maker, game: Game, number: int) -> None:
        self.make, self.game, self.number = make, game, number
        self.random = random.Random(f"{game.edition.id}/{len(game.seats)}/{number}")
        self.decided = 0

    def run(self) -> int:
        """Play and compare; return the number of other worlds."""
        self._play(self.game.seats)
        seat = self.random.choice(self.game.seats)
        match, decisions = self._play([seat])
        _distract(self.game)
        self._tell_again(match.events, seat, decisions, "the same things, with the same seed")
        return self._compare(list(match.events), seat, decisions)

    def _watched(self, seat: Seat, *, always_tell: bool = False) -> Watched:
        return Watched(self.make, self.game, seat, f"bot {self.number}/{seat}", always_tell=always_tell)

    def _play(self, seats: Sequence[Seat]) -> tuple[Match, list[BotDecision]]:
        """Play a game with the bot at these seats; return it with the decisions at the first of them."""
        watched = {seat: self._watched(seat) for seat in seats}
        bots: list[Bot] = [watched.get(seat) or RandomBot(f"{seat}", 0.1) for seat in self.game.seats]
        match = play_match(self.game, bots, SeededChance(f"table {self.number}/{len(seats)}"), MOST_STEPS)
        for bot in watched.values():
            self.decided += len(bot.decisions)
        decisions = watched[seats[0]].decisions
        if match.state.public.phase != "over":
            raise BotFault(
                f"{watched[seats[0]].where}: no end after {match.steps} decisions; "
                "expected an accusation sooner or later, as nothing else ends a game"
            )
        return match, decisions

    def _compare(self, events: list[Event], seat: Seat, decisions: Sequence[BotDecision]) -> int:
        """Replay the beginning of the game with other hidden cards."""
        found = 0
        for _ in range(ATTEMPTS if decisions else 0):
            number = self.random.randrange(len(decisions))
            beginning = events[: decisions[number].after]
            try:
                world = other_world(self.game, beginning, seat, self.random)
            except NoSuchWorldError:
                continue
            if world != beginning:
                self._tell_again(world, seat, decisions[: number + 1], "the same things, but other cards were hidden")
                found += 1
            if found == WORLDS:
                break
        return found

    def _tell_again(self, events: Sequence[Event], seat: Seat, decisions: Sequence[BotDecision], how: str) -> None:
        """Check that a new bot at the seat decides as before. It sees all events, even if it does not listen."""
        bot, state, seen = self._watched(seat, always_tell=True), initial(self.game), 0
        with seated([bot]):
            for decision in decisions:
                for event in events[seen : decision.after]:
                    state = evolve(state, event)
                    bot.see(seen_by(event, seat))
                seen = decision.after
                view = state.view(seat)
                action = bot.choose(view, legal_actions(view))
                if action != decision.action:
                    raise BotFault(
                        f"{bot.where}, phase {decision.phase!r}: first chose {decision.action!r}, then {action!r}, "
                        f"having seen {how}; expected to decide by what it sees and its seed alone, "
                        "by no clock, no global variable and nothing that its seat cannot see"
                    )


def _distract(game: Game) -> None:
    """Play another game in between: a bot that got hold of the table's secrets now holds the wrong ones."""
    play_match(game, [RandomBot("elsewhere", 0.5) for _ in game.seats], SeededChance("elsewhere"))
