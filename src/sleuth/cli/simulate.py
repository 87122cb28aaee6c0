"""`sleuth simulate`: many games between bots."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import click
from msgspec.json import encode

from sleuth.arena import Match, Summary
from sleuth.arena import simulate as run
from sleuth.arena.lots import Lots
from sleuth.cli.common.bots_option import bots_option, read_bots
from sleuth.cli.common.figure_option import figure_option
from sleuth.cli.common.files import written_whole
from sleuth.cli.common.options import (
    agree,
    default_language,
    edition_option,
    find_edition,
    rules_option,
)
from sleuth.cli.common.progress import progress_bar
from sleuth.cli.common.roles import read_culprit, read_figures
from sleuth.core.truth.records import write_record


@click.command()
@edition_option
@click.option("--seats", type=int, help="Number of players; by default the fewest the edition allows.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed plays the same games.")
@rules_option
@bots_option("random")
@figure_option("plum,mustard,green for all")
@click.option(
    "--culprit",
    metavar="SEAT|lot",
    help="One against all: the culprit's seat, or a seat drawn for each game. By default the first seat.",
)
@click.option("--records", type=click.Path(path_type=Path, dir_okay=False), help="Write every game to this file.")
@click.option("--json", "as_json", is_flag=True, help="Print one object for programs.")
def simulate(
    edition_name: str | None,
    seats: int | None,
    games: int,
    seed: int,
    options: tuple[str, ...],
    bots: str,
    figures: tuple[str, ...],
    culprit: str | None,
    records: Path | None,
    as_json: bool,
) -> None:
    """Play games between bots and report the results.

    Figures that nobody has chosen are drawn for each game, from the seed. Random bots play by default: they are fast.
    """
    edition = find_edition(edition_name or "classic")
    game = agree(edition, edition.seats[0] if seats is None else seats, options)
    lots = Lots(read_figures(game, figures, default_language()), read_culprit(game, culprit, options))
    names = read_bots(bots)
    players = tuple(names[seat % len(names)] for seat in game.seats)
    with progress_bar() as progress, written_whole(records) if records else nullcontext() as stream:
        task = progress.add_task(f"{edition.id}, {len(game.seats)} seats", total=games)

        def after_each(match: Match) -> None:
            if stream is not None:
                stream.write(write_record(match.state.game, match.events, players))
            progress.advance(task)

        summary = run(game, games, seed, after_each, names, lots)
    click.echo(encode(summary).decode() if as_json else _in_words(summary, players))


def _in_words(summary: Summary, players: Sequence[str]) -> str:
    wins = ", ".join(f"{player} {wins}" for player, wins in zip(players, summary.wins, strict=True))
    return (
        f"{summary.edition}, {summary.seats} seats: {summary.games} games, {summary.solved} solved, "
        f"{summary.unsolved} unsolved; wins by seat {wins}; {summary.turns_mean} turns a game; "
        f"{summary.steps} steps in {summary.seconds} s ({summary.steps_per_s} a second)"
    )
