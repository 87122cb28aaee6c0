"""Three servers on one PostgreSQL and one NATS, the people, and how much processor time each of them takes."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import psutil
import psycopg

from tests.server.brokers import NatsServer
from tests.server.nodes import Node, running
from tests.server.postgres import PostgresServer
from tools.bench_server import set_tables
from tools.load.plan import Began, Played, Step
from tools.server_load import Guest

SERVERS = 3
GAPS = "select id from sleuth.tables where version <> (select count(*) from sleuth.entries where table_id = id)"
SYNCS = "select sum(fsyncs), sum(fsync_time) from pg_stat_io where object = 'wal'"
Times = dict[str, float]
"""Seconds of processor time, by what took them."""


class Cluster:
    """Everything that runs."""

    def __init__(self, postgres: PostgresServer, nats: NatsServer, nodes: list[Node], database: str) -> None:
        self.postgres, self.nats, self.nodes, self.database = postgres, nats, nodes, database
        postgres.execute("alter system set track_wal_io_timing = on")
        postgres.execute("select pg_reload_conf()")
        command = [sys.executable, "-m", "tools.load.people"]
        self._people = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  our own
        self.guests: list[Guest] = []

    def begin(self, tables: int, seconds: float) -> None:
        """Ask the people to play at so many tables; those that are missing are set up first."""
        new = asyncio.run(set_tables(self.database, max(tables - len(self.guests), 0), len(self.guests)))
        self.guests += new
        assert self._people.stdin is not None
        step = Step([node.port for node in self.nodes], new, tables, seconds)
        self._people.stdin.write(msgspec.json.encode(step) + b"\n")
        self._people.stdin.flush()
        self._read(Began)

    def played(self) -> Played:
        """Wait for the end of a step."""
        found = self._read(Played)
        assert isinstance(found, Played)
        return found

    def _read(self, expected: type[Began | Played]) -> Began | Played:
        assert self._people.stdout is not None
        found: Began | Played = msgspec.json.decode(self._people.stdout.readline(), type=Began | Played)
        assert isinstance(found, expected)
        return found

    def times(self) -> Times:
        """Return the processor time so far, of each process and of the whole machine."""
        machine = psutil.cpu_times()
        return {
            **{f"server {number}": _busy(node.process) for number, node in enumerate(self.nodes, start=1)},
            "PostgreSQL": _busy(self.postgres.process),
            "NATS": _busy(self.nats.process),
            "people": _busy(self._people.pid),
            "machine": sum(machine) - machine.idle - machine.iowait - machine.guest - machine.guest_nice,
        }

    def syncs(self) -> tuple[float, float]:
        """Return how often PostgreSQL has synced its log to the disk so far, and for how many seconds."""
        with psycopg.connect(self.database) as connection:
            row = connection.execute(SYNCS).fetchone()
        assert row is not None
        return float(row[0] or 0), float(row[1] or 0) / 1000

    def lost(self, played: Played) -> int:
        """Count confirmed actions that are not in their log: each has a key, which is stored with it, and only once."""
        with psycopg.connect(self.database) as connection:
            keys = {(table, key) for table, key in connection.execute("select table_id, key from sleuth.keys")}
            gaps = connection.execute(GAPS).fetchall()
        confirmed = (
            (guest.table, f"t{number}-{seat}/k{each}")
            for number, (guest, people) in enumerate(zip(self.guests, played.confirmed, strict=True))
            for seat, last in enumerate(people)
            for each in range(1, last + 1)
        )
        return sum(each not in keys for each in confirmed) + len(gaps)

    def close(self) -> None:
        """End the people."""
        self._people.communicate()


def _busy(process: int) -> float:
    """Return the processor time of a process and its children, those that have ended included."""
    found = psutil.Process(process)
    family = [found, *found.children(recursive=True)]
    alive: float = sum(sum(each.cpu_times()[:2]) for each in family if each.is_running())
    ended: float = sum(found.cpu_times()[2:4])
    return alive + ended


@contextmanager
def opened(folder: Path) -> Iterator[Cluster]:
    """Start everything in a folder."""
    home = folder / "pg"
    home.mkdir()
    postgres, nats = PostgresServer(home, durable=True), NatsServer()
    try:
        nats.start()
        database = postgres.new_database()
        nodes = [Node(database, fanout=nats.url) for _ in range(SERVERS)]
        with running(nodes):
            cluster = Cluster(postgres, nats, nodes, database)
            try:
                yield cluster
            finally:
                cluster.close()
    finally:
        nats.stop()
        postgres.stop()
