"""Load three servers on PostgreSQL with NATS: tables at one action a second each, ever more, until p99 is too high.

Then one server is killed at half as many tables, and every confirmed action must be in the database. After that the
steps go on with the database in memory. Prints each step and writes the page; the exit code is 1 if an action was lost.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from tools.load import hints
from tools.load.cluster import Cluster, opened
from tools.load.plan import Played
from tools.load.report import Measured, Outcome, Series, bottleneck, page

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "load.md"
MEMORY = Path("/dev/shm")  # noqa: S108  the point is that it is no disk
TABLES = (50, 100, 200, 300, 400, 600, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_000)
LINE = "{:>6} tables {:>6.0f} actions/s  p50 {:>7.1f} ms  p99 {:>7.1f} ms  busiest server {:>4.0%}  others {:.1f} cores"


def measured(cluster: Cluster, tables: int, seconds: float) -> Measured:
    """Play one step."""
    cluster.begin(tables, seconds)
    before, (syncs, syncing) = cluster.times(), cluster.syncs()
    played = cluster.played()
    after, (later, longer) = cluster.times(), cluster.syncs()
    times = {name: after[name] - before[name] for name in after}
    return Measured(played, times, later - syncs, longer - syncing, os.getloadavg()[0])


def killed(cluster: Cluster, tables: int, seconds: float) -> Played:
    """Play a step in which the first server is killed, and starts again a little later."""
    cluster.begin(tables, seconds)
    time.sleep(seconds / 4)
    cluster.nodes[0].kill()
    time.sleep(seconds / 4)
    cluster.nodes[0].start()
    cluster.nodes[0].wait()
    return cluster.played()


def series(cluster: Cluster, seconds: float, limit: float, numbers: Iterable[int]) -> Series:
    """Raise the number of tables until p99 is beyond the limit at two numbers in a row."""
    found = Series(limit, [])
    for tables in numbers:
        step = measured(cluster, tables, seconds)
        if step.played.at(99) > limit:
            step = min(step, measured(cluster, tables, seconds), key=lambda each: each.played.at(99))
        found.steps.append(step)
        click.echo(line(step))
        if all(each.played.at(99) > limit for each in found.steps[-2:]) and len(found.steps) > 1:
            break
    if found.beyond is not None:
        click.echo(f"the ceiling: {bottleneck(found.beyond)}")
    return found


def line(each: Measured) -> str:
    """Return a step in words."""
    played = each.played
    rate, busiest = played.actions / played.seconds, max(each.servers) / played.seconds
    return LINE.format(played.tables, rate, played.at(50) * 1e3, played.at(99) * 1e3, busiest, each.others)


def load(folder: Path, memory: Path, seconds: float, limit: float, most: int) -> Outcome:
    """Raise the number of tables, kill a server at half as many, and go on with the database in memory."""
    numbers = [each for each in TABLES if each <= most]
    with opened(folder) as cluster:
        found = series(cluster, seconds, limit, numbers)
        reached = (found.held or found.steps[0]).played.tables
        last = killed(cluster, max(reached // 2, TABLES[0]), 2 * seconds)
        lost = cluster.lost(last)
    with opened(memory) as cluster:
        click.echo("with the database in memory:")
        quick = series(cluster, seconds, limit, [each for each in numbers if each >= reached])
        lost += cluster.lost(quick.steps[-1].played)
    return Outcome(found, quick, last, lost, hints.cost())


@contextmanager
def place(where: Path | None) -> Iterator[Path]:
    """Make a folder in another, or where such folders usually are, and remove it in the end."""
    folder = Path(tempfile.mkdtemp(prefix="sleuth-load-", dir=where))
    folder.chmod(0o755)  # PostgreSQL may run as another user
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@click.command(help=__doc__)
@click.option("--seconds", type=click.FloatRange(1), default=10.0, show_default=True, help="The length of a step.")
@click.option("--limit", type=click.FloatRange(1), default=100.0, show_default=True, help="The p99 to keep, in ms.")
@click.option("--most", type=click.IntRange(TABLES[0]), default=TABLES[-1], show_default=True, help="The most tables.")
@click.option("--into", type=click.Path(path_type=Path, dir_okay=False), default=PAGE, help="The page to write.")
def main(seconds: float, limit: float, most: int, into: Path) -> None:
    """Measure, print and write."""
    with place(None) as folder, place(MEMORY) as memory:
        found = load(folder, memory, seconds, limit / 1000, most)
    into.write_text(page(found), encoding="utf-8")
    last = found.killed
    click.echo(f"a server killed: {last.drops} connections lost, {len(last.interrupted)} actions interrupted")
    click.echo(f"{sum(map(sum, last.confirmed))} actions confirmed until then, {found.lost} lost")
    sys.exit(1 if found.lost else 0)


if __name__ == "__main__":
    main()
