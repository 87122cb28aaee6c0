"""Measure the table server: scripted people play at many tables at once, on SQLite and on PostgreSQL.

Every table has three people with live connections. One of them acts at a steady rate; we measure from the moment an
action was due until the last of the three has received everything that followed from it. The server is one process, the
people are another, and PostgreSQL has its own; everything is durable before it is sent. `busy` is how long the server's
process works for one action, whatever else the machine does; `bytes` is what it sends for one action to all three.

SECONDS is the length of one measurement. With `--short` there are two of five seconds for each database, with 100
tables: at a rate that most machines can do, for the times, and at one that is more than they can do, for `actions/s`
and `busy`. `python -m tools.versus REVISION --here bench_server --short` compares with another revision in a few
minutes.
"""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from sleuth.server.fanout import MemoryFanout
from sleuth.server.http.edge.identity import Identities, Identity
from sleuth.server.store import open_store
from sleuth.server.tables import decisions
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.plan import Plan as TablePlan
from sleuth.server.tables.registry import TableRegistry
from tests.server.nodes import SECRET_KEY, Node, running
from tests.server.postgres import PostgresServer
from tools.server_load import PATIENCE, Guest, Measured, Plan

TABLES = (10, 100, 1000)
PEOPLE = 3
AIM = 0.050
"""Seconds: the goal for p99 with 1,000 tables and one action per table and second."""
SATURATED = 0.250
"""Seconds: a server whose p99 is higher is saturated."""
CROWD = 100
RATES = [2.0, 5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 60.0, 80.0]
"""To find saturation: the number of tables, and the actions per table and second to try."""
SHORT_RATES = [10.0, 80.0]
SHORT_SECONDS = 5.0
HEADS = ("database", "tables", "rate/table", "actions/s", "p50 ms", "p99 ms", "worst ms", "refused", "busy ms", "bytes")
LINE = "{:11} {:>7} {:>10} {:>9} {:>8} {:>8} {:>9} {:>7} {:>7} {:>7}\n"


async def set_tables(database: str, number: int, first: int = 0) -> list[Guest]:
    """Put tables with running games into the database, without a server; the first one gets the number `first`."""
    store = await open_store(database)
    fanout = MemoryFanout()
    registry = TableRegistry(store, fanout)
    try:
        return [await set_table(registry, f"t{first + each}") for each in range(number)]
    finally:
        await registry.close()
        await store.close()


async def set_table(registry: TableRegistry, name: str) -> Guest:
    """Set up a table with people, with the cards dealt."""
    people = [f"{name}-{seat}" for seat in range(PEOPLE)]

    def sit_down(*_: str) -> list[n.Entry]:
        seated = [n.PersonSeated(at=0.0, seat=seat, person=person, name=person) for seat, person in enumerate(people)]
        ready = [n.ReadySet(at=0.0, seat=seat, person=person, ready=True) for seat, person in enumerate(people)]
        return [*seated, *ready]

    authority = await registry.lay(TablePlan(edition="questions", seats=PEOPLE), people[0], sit_down)
    await authority.decide(lambda table: decisions.start(table, 0.0, people[0], authority.chance))
    identities = Identities(SECRET_KEY)
    cookies = [identities.write_cookie(Identity(person), secure=False).partition(";")[0] for person in people]
    return Guest(authority.table.id, cookies)


def measured(
    database: str, tables: int, rates: list[float], seconds: float, limit: float = SATURATED
) -> Iterator[Measured]:
    """Yield the measurement at each rate, until p99 is above the limit; server and people have a process each."""
    guests = asyncio.run(set_tables(database, tables))
    with running([Node(database)]) as [node]:
        plan = Plan(node.port, node.process, guests, rates, seconds, limit)
        command = [sys.executable, "-m", "tools.server_load"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as load:  # noqa: S603  our own
            assert load.stdin is not None
            assert load.stdout is not None
            load.stdin.write(msgspec.json.encode(plan))
            load.stdin.close()
            for line in load.stdout:
                yield msgspec.json.decode(line, type=Measured)
        if load.returncode:
            raise click.ClickException("the people have failed")


@contextmanager
def databases(folder: Path) -> Iterator[dict[str, PostgresServer | None]]:
    """Yield the databases to measure."""
    home = folder / "pg"
    home.mkdir()
    server = PostgresServer(home, durable=True)
    try:
        yield {"SQLite": None, "PostgreSQL": server}
    finally:
        server.stop()


def new_database(folder: Path, server: PostgresServer | None, name: str) -> str:
    """Return the address of a database without tables."""
    return server.new_database() if server else f"sqlite:///{folder / name}"


def report(kind: str, tables: int, found: Measured) -> None:
    """Print one line."""
    times = [f"{seconds * 1000:.2f}" for seconds in (found.p50, found.p99, found.worst)]
    busy = f"{found.processor * 1000:.3f}"
    sys.stdout.write(
        LINE.format(kind, tables, found.rate, found.actions, *times, found.refusals, busy, round(found.sent))
    )
    sys.stdout.flush()


def measure(folder: Path, kind: str, server: PostgresServer | None, seconds: float) -> None:
    """Run all measurements with one kind of database."""
    runs = [*((tables, [1.0], seconds) for tables in TABLES), (CROWD, RATES, seconds / 3)]
    for number, (tables, rates, span) in enumerate(runs):
        for found in measured(new_database(folder, server, f"{number}.db"), tables, rates, span):
            report(kind, tables, found)


def measure_briefly(folder: Path, kind: str, server: PostgresServer | None) -> None:
    """Run two measurements with one kind of database."""
    for found in measured(new_database(folder, server, "short.db"), CROWD, SHORT_RATES, SHORT_SECONDS, PATIENCE):
        report(kind, CROWD, found)


@click.command(help=__doc__)
@click.argument("seconds", type=click.FloatRange(0, min_open=True), default=15.0)
@click.option("--short", is_flag=True, help="Two measurements for each database.")
def main(seconds: float, short: bool) -> None:
    """Print a table."""
    sys.stdout.write(LINE.format(*HEADS))
    folder = Path(tempfile.mkdtemp(prefix="sleuth-bench-"))
    folder.chmod(0o755)  # PostgreSQL may run as another user
    try:
        with databases(folder) as kinds:
            for kind, server in kinds.items():
                if short:
                    measure_briefly(folder, kind, server)
                else:
                    measure(folder, kind, server, seconds)
    finally:
        shutil.rmtree(folder)
    if not short:
        sys.stdout.write(f"aim: {max(TABLES)} tables, one action a second each, p99 under {AIM * 1000:.0f} ms\n")


if __name__ == "__main__":
    main()
