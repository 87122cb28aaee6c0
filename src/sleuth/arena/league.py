"""A league: bots play each other, with the same deals for everybody and every seat for each."""

import pickle
from collections.abc import Generator, Sequence
from contextlib import closing

from sleuth.arena.blocks import Block, Job
from sleuth.arena.lots import NO_LOTS, Lots
from sleuth.arena.seating import seatings
from sleuth.arena.standings import Standings, standings
from sleuth.arena.workers import Backend, play_blocks
from sleuth.core.game import Game


class League:
    """Who plays what, and the blocks that have been played."""

    def __init__(self, game: Game, names: Sequence[str], seed: int, lots: Lots = NO_LOTS) -> None:
        """All that is played depends on these arguments alone; `lots` are drawn once for each block."""
        if len(names) < 2 or len(set(names)) < len(names) or not all(names):
            raise ValueError("expected at least two bots, each named once")
        self.game, self.names, self.seed, self.lots = game, tuple(names), seed, lots
        self.blocks: dict[int, Block] = {}
        self.planned = 0

    def plan(self, games: int) -> list[Job]:
        """Plan the first blocks that together have so many games; the last one is played to its end."""
        agreed, jobs, self.planned = pickle.dumps((self.game, self.lots)), list[Job](), 0
        while self.planned < games:
            seated = seatings(self.names, len(self.game.seats), self.seed, len(jobs))
            jobs.append(Job(agreed, self.seed, len(jobs), seated))
            self.planned += len(seated)
        return jobs

    def play(
        self, games: int, workers: int = 1, backend: Backend = "loky", scheduler: str | None = None
    ) -> Generator[Block]:
        """Play until there are so many games, and yield each block when it is finished; go on where it was left off."""
        waiting = [job for job in self.plan(games) if job.number not in self.blocks]
        with closing(play_blocks(waiting, workers, backend, scheduler)) as blocks:
            for block in blocks:
                self.blocks[block.number] = block
                yield block

    def standings(self) -> Standings:
        """What everything played so far says."""
        return standings(self.blocks.values(), self.names, self.game, self.seed, self.planned)
