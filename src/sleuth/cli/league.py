"""`sleuth league`: which bot is better, and how certain that is."""

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import get_args

import click
from msgspec.json import encode
from rich.console import Console

from sleuth.arena import League, Standings
from sleuth.arena.extras import MissingExtra, optional
from sleuth.arena.on_dask import NoCluster
from sleuth.arena.plot import FORMATS, picture
from sleuth.arena.standings_table import LEGEND, heading, table
from sleuth.arena.workers import Backend, check_backend
from sleuth.bots import LEVELS
from sleuth.cli.common.bots_option import read_bots
from sleuth.cli.common.options import agree, edition_option, find_edition, rules_option
from sleuth.cli.common.progress import progress_bar
from sleuth.cli.common.trouble import Trouble

INTERRUPTED = 130
"""The exit code of a command that was stopped with Ctrl-C."""


@click.command()
@edition_option
@click.option(
    "--bots",
    default=",".join(LEVELS),
    show_default=True,
    metavar="NAME,NAME[,NAME...]",
    help="Who plays whom: at least two bots, each named once.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=120,
    show_default=True,
    help="How many games; rounded up, so that every deal is played by every seating.",
)
@click.option("--seats", type=int, help="Number of players; by default the fewest the edition allows.")
@rules_option
@click.option("--workers", type=click.IntRange(min=1), help="Processes that play; one per core by default.")
@click.option(
    "--backend",
    type=click.Choice(get_args(Backend)),
    default="loky",
    show_default=True,
    help="What runs the processes.",
)
@click.option("--scheduler", metavar="ADDRESS", help="With --backend dask: play on the cluster of this scheduler.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed plays the same games.")
@click.option("--json", "as_json", is_flag=True, help="Print one object for programs.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the result into this file, .png or .svg.")
def league(
    edition_name: str | None,
    bots: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    workers: int | None,
    backend: Backend,
    scheduler: str | None,
    seed: int,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Let bots play each other, fairly, and say which is better and how certain that is. docs/league.md explains it.

    Ctrl-C stops the league and prints the results so far.
    """
    edition = find_edition(edition_name or "classic")
    game = agree(edition, edition.seats[0] if seats is None else seats, options)
    contest = League(game, _different(bots), seed=seed)
    if scheduler is not None and backend != "dask":
        raise Trouble(f"--scheduler {scheduler}: expected together with --backend dask")
    if plot is not None:
        _check_plot(plot)
    finished = False
    with _in_words(scheduler):
        with suppress(KeyboardInterrupt):
            _play(contest, games, _workers(workers, backend, plot), backend, scheduler)
            finished = True
        standings = contest.standings()
    if as_json:
        click.echo(encode(standings).decode())
    else:
        _show(standings)
    if plot is not None:
        _write(plot, picture(standings, plot.suffix[1:].lower()))
    if not finished:
        click.echo(f"stopped after {standings.games} of {standings.planned} games", err=True)
        raise SystemExit(INTERRUPTED)


# --- before


def _different(text: str) -> list[str]:
    """Return at least two different bots; raise `Trouble` otherwise."""
    names = read_bots(text)
    if not all(part.strip() for part in text.split(",")):
        raise Trouble(f"--bots {text}: expected a name between all commas")
    for name in names:
        if names.count(name) > 1:
            raise Trouble(f"--bots {text}: expected every bot once, but {name} is named again")
    if len(names) < 2:
        raise Trouble(f"--bots {text}: expected at least two different bots")
    return names


def _check_plot(path: Path) -> None:
    """Check that a picture can be written there, before hours of play."""
    if path.suffix[1:].lower() not in FORMATS:
        raise Trouble(f"--plot {path}: expected a name that ends in {' or '.join(f'.{name}' for name in FORMATS)}")
    there = path.exists()
    _write(path, b"", "ab")
    if not there:
        path.unlink()


def _write(path: Path, data: bytes, mode: str = "wb") -> None:
    try:
        with path.open(mode) as stream:
            stream.write(data)
    except OSError as error:
        raise Trouble(f"--plot {path}: cannot be written: {error.strerror or error}") from None


def _workers(asked: int | None, backend: Backend, plot: Path | None) -> int:
    """Return the number of processes; raise `Trouble` if something that is needed is not installed."""
    workers = asked or int(optional("joblib").cpu_count())
    check_backend(backend, workers)
    if plot is not None:
        optional("matplotlib.figure")
    return workers


@contextmanager
def _in_words(scheduler: str | None) -> Iterator[None]:
    """Turn what is missing into a clear message."""
    try:
        yield
    except MissingExtra as missing:
        raise Trouble(str(missing)) from None
    except NoCluster as error:
        raise Trouble(f"--scheduler {scheduler}: {error}") from None


# --- during


def _play(contest: League, games: int, workers: int, backend: Backend, scheduler: str | None) -> None:
    deals = len(contest.plan(games))
    if contest.planned > games:
        click.echo(f"{games} games are rounded up to {contest.planned}: every seating of {deals} deals", err=True)
    blocks = contest.play(games, min(workers, deals), backend, scheduler)
    with progress_bar() as progress, closing(blocks):
        task = progress.add_task(f"{contest.game.edition.id}, {len(contest.game.seats)} seats", total=contest.planned)
        for block in blocks:
            progress.advance(task, len(block.results))


# --- after


def _show(standings: Standings) -> None:
    console = Console(highlight=False)
    console.print(heading(standings), soft_wrap=True)
    console.print(table(standings))
    console.print(LEGEND, style="dim", soft_wrap=True)
