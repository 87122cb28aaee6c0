"""A league: bots play each other, with the same deals for everyone and every seat for each."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from typing import Any

from sleuth.arena.blocks import Block, PlannedBlock, Terms
from sleuth.arena.lots import Lots, usual_lots
from sleuth.arena.playing import EditionName, new_game
from sleuth.arena.seating import seatings
from sleuth.arena.standings import Standings, standings
from sleuth.arena.workers import Backend, check_backend, play_blocks
from sleuth.bots.players import Player, maker_of, player_name
from sleuth.core.game import Game
from sleuth.editions import Edition, load_edition

Entrants = Mapping[str, Player] | Sequence[Player]
"""Who plays: bots by name, class or factory; in a mapping under names of your own."""


class League:
    """Bots that play each other, and the blocks they have played.

    >>> league = League("card-game", ["novice", "amateur"], seed=1)
    >>> league.run(games=12).bots[0].name
    'amateur'
    >>> league
    <League of 'card-game', 3 seats: novice, amateur; 12 games played, seed 1>
    """

    def __init__(
        self,
        game: EditionName | Game,
        players: Entrants,
        *,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        lots: Lots | None = None,
    ) -> None:
        """All games depend on these arguments alone; raises `ValueError`, `UnknownBot`, `UnfitGame`.

        `game` is an edition (id, folder or `Edition`) with `seats` and house rules (`options`), or an agreed game.
        `lots` are drawn once for each block; by default figures are drawn, where the edition has a board.
        """
        if isinstance(game, Game):
            if seats is not None or options is not None:
                raise ValueError("expected seats and options only with an edition: a game has its own")
            self.game = game
        else:
            self.game = _agree(game, seats, options)
        self.players, self.seed = _named(players), seed
        self.lots = usual_lots(self.game) if lots is None else lots
        self.blocks: dict[int, Block] = {}
        self.planned = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(self.players)

    def plan(self, games: int) -> list[PlannedBlock]:
        """Plan the first blocks that together have at least this number of games; blocks are never cut short."""
        blocks, self.planned = list[PlannedBlock](), 0
        while self.planned < games:
            seated = seatings(self.names, len(self.game.seats), self.seed, len(blocks))
            blocks.append(PlannedBlock(len(blocks), seated))
            self.planned += len(seated)
        return blocks

    def play(
        self, games: int, workers: int = 1, backend: Backend = "loky", scheduler: str | None = None
    ) -> Generator[Block]:
        """Play up to this number of games and yield each finished block; continues where the league left off."""
        check_backend(backend, workers)
        waiting = [block for block in self.plan(games) if block.number not in self.blocks]
        terms = Terms(self.game, self.lots, self.seed, self.players)
        with closing(play_blocks(terms, waiting, workers, backend, scheduler)) as blocks:
            for block in blocks:
                self.blocks[block.number] = block
                yield block

    def run(
        self, games: int = 120, *, workers: int = 1, backend: Backend = "loky", scheduler: str | None = None
    ) -> Standings:
        """Play up to this number of games and return the standings."""
        for _ in self.play(games, workers, backend, scheduler):
            pass
        return self.standings()

    def standings(self) -> Standings:
        """Return the standings after everything played so far."""
        return standings(self.blocks.values(), self.names, self.game, self.seed, self.planned)

    def __repr__(self) -> str:
        played = sum(len(block.results) for block in self.blocks.values())
        where = f"{self.game.edition.id!r}, {len(self.game.seats)} seats"
        return f"<League of {where}: {', '.join(self.names)}; {played} games played, seed {self.seed}>"


def _agree(name: EditionName, seats: int | None, options: Mapping[str, Any] | None) -> Game:
    edition = name if isinstance(name, Edition) else load_edition(name)
    return new_game(edition, edition.seats[0] if seats is None else seats, options=options)


def _named(players: Entrants) -> dict[str, Player]:
    """Return the players by name; raises `ValueError` and `UnknownBot`."""
    if isinstance(players, str):
        raise ValueError(f"players {players!r}: expected a list of players, or a mapping from names to players")
    pairs = [*players.items()] if isinstance(players, Mapping) else [(player_name(each), each) for each in players]
    named = dict(pairs)
    if len(named) < 2 or len(named) < len(pairs) or not all(named):
        raise ValueError("expected at least two players, each under a name of its own")
    for player in named.values():
        maker_of(player)
    return named
