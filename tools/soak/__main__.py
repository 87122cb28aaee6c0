"""Soak the table server: load, kills and abuse together for minutes, and how people beside it fare.

Prints a table and writes it into the document: memory, open files, latency of bystanders, and lost actions. The exit
code is 1 if an action was lost or a promise broken.
"""

import asyncio
import multiprocessing
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click

from tests.server.nodes import Node
from tests.server.postgres import PostgresServer
from tools.soak.checking import lost
from tools.soak.plan import Amounts, Times, times
from tools.soak.playing import calm_tables, play_calmly, play_many
from tools.soak.report import Outcome, rows, write
from tools.soak.rude import be_rude, ready
from tools.soak.watching import Watch

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENT = ROOT / "docs" / "server-measured.md"
Result = TypeVar("Result")


async def soak(node: Node, database: str, kind: str, amounts: Amounts, seconds: float) -> Outcome:
    """Run everything against a server and return the results."""
    watch = Watch(node)
    with _process() as many, _process() as calm, _process() as rude:
        await asyncio.gather(_do(many, ready), _do(calm, ready), _do(rude, ready))
        tables = await calm_tables(node.url, amounts.bystanders)
        planned = times(time.monotonic(), seconds)
        about = (node.url, amounts, planned)
        watching = asyncio.create_task(watch.keep())
        killing = asyncio.create_task(_kill(node, amounts.kills, planned))
        played, beside, ended = await asyncio.gather(
            _do(many, play_many, *about), _do(calm, play_calmly, node.url, tables, planned), _do(rude, be_rude, *about)
        )
        await killing
        watching.cancel()
    await asyncio.to_thread(node.stop)
    gone = await lost(database, [*played.confirmed, *beside.confirmed])
    return Outcome(kind, amounts, planned, played, beside, ended, watch.samples, gone)


def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))


async def _do(process: ProcessPoolExecutor, part: Callable[..., Result], *about: object) -> Result:
    """Run a part in another process."""
    return await asyncio.get_running_loop().run_in_executor(process, part, *about)


async def _kill(node: Node, number: int, planned: Times) -> None:
    for moment in planned.kills(number):
        await asyncio.sleep(max(moment - time.monotonic(), 0))
        await asyncio.to_thread(node.kill)
        node.start()
        await asyncio.to_thread(node.wait)


@contextmanager
def _database(folder: Path, kind: str) -> Iterator[str]:
    """Yield an empty database."""
    if kind == "SQLite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    home = folder / "pg"
    home.mkdir()
    server = PostgresServer(home, durable=True)
    try:
        yield server.new_database()
    finally:
        server.stop()


def _soaked(kind: str, amounts: Amounts, seconds: float) -> Outcome:
    folder = Path(tempfile.mkdtemp(prefix="sleuth-soak-"))
    folder.chmod(0o755)  # PostgreSQL may run as another user
    try:
        with _database(folder, kind) as database:
            node = Node(database, workers=2)
            try:
                node.start()
                node.wait()
                return asyncio.run(soak(node, database, kind, amounts, seconds))
            finally:
                node.kill()
    finally:
        shutil.rmtree(folder)


@click.command(help=__doc__)
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=5.0, show_default=True, help="How long.")
@click.option("--tables", type=click.IntRange(0), default=12, show_default=True, help="Games at a time.")
@click.option("--bystanders", type=click.IntRange(1), default=3, show_default=True, help="Calm tables.")
@click.option("--silent", type=click.IntRange(0), default=400, show_default=True, help="Silent connections.")
@click.option("--slow", type=click.IntRange(0), default=25, show_default=True, help="Slow clients of each kind.")
@click.option("--kills", type=click.IntRange(0), default=4, show_default=True, help="How often the server is killed.")
@click.option("--postgresql", is_flag=True, help="Keep the tables in PostgreSQL instead of SQLite.")
@click.option(
    "--into", type=click.Path(path_type=Path, dir_okay=False), default=DOCUMENT, help="The document to write."
)
def main(minutes: float, postgresql: bool, into: Path, **amounts: int) -> None:
    """Soak, print and write."""
    found = _soaked("PostgreSQL" if postgresql else "SQLite", Amounts(**amounts), minutes * 60)
    for what, how in rows(found):
        click.echo(f"{what.replace('*', ''):85} {how.replace('*', '')}")
    broken = [*found.many.broken, *found.calm.broken]
    for each in sorted(set(broken)):
        click.echo(each, err=True)
    write(into, found)
    sys.exit(1 if found.lost or broken else 0)


if __name__ == "__main__":
    main()
