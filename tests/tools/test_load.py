"""A load of seconds: three servers, one killed on the way, and nothing is lost; what would be lost is noticed."""

import os

import psycopg
import pytest

from tools.load.__main__ import killed, place, series
from tools.load.cluster import opened
from tools.load.plan import Played
from tools.load.report import Measured, Outcome, Series, bottleneck, page


def test_a_short_load_loses_nothing_and_what_is_lost_is_noticed() -> None:
    with place(None) as folder, opened(folder) as cluster:
        found = series(cluster, 1.0, 1e9, [10])
        assert sum(found.steps[0].servers) > 0
        last = killed(cluster, 10, 2.0)
        assert last.drops == 10, "one person of each table was at the server that was killed"
        assert min(cluster.syncs()) > 0
        lost = cluster.lost(last)
        text = page(Outcome(found, found, last, lost, 3e-5))
        for part in ("| 10 | ", "It was not reached", "| connections lost | 10 |", "| **actions lost** | **0** |"):
            assert part in text
        person = next(number for number, confirmed in enumerate(last.confirmed[0]) if confirmed)
        first, second = cluster.guests[0].table, cluster.guests[1].table
        with psycopg.connect(cluster.database) as connection:
            connection.execute("delete from sleuth.keys where table_id = %s and key = %s", (first, f"t0-{person}/k1"))
            connection.execute("delete from sleuth.entries where table_id = %s and number = 3", (second,))
        assert cluster.lost(last) == 2


def step(tables: int, p99: float, disk: float = 0.1, **busy: float) -> Measured:
    """A step of ten seconds; `busy` says how many cores each part took."""
    seconds = {f"server {number}": 1.0 for number in (1, 2, 3)} | {"PostgreSQL": 1.0, "NATS": 1.0, "people": 1.0}
    seconds |= {name.replace("_", " "): 10 * cores for name, cores in busy.items()}
    seconds.setdefault("machine", sum(seconds.values()))
    played = Played(tables, 10 * tables, 10.0, [0.01] * 98 + [p99, p99], [], 0, 0, [[tables]])
    return Measured(played, seconds, 1000.0, 10 * disk, 1.0)


def outcome(*steps: Measured) -> Outcome:
    series = Series(0.1, list(steps))
    return Outcome(series, series, steps[0].played, 0, 3e-5)


def test_the_ceiling_is_the_last_step_within_the_limit() -> None:
    found = outcome(step(50, 0.02), step(100, 0.09), step(200, 0.3))
    assert found.series.held is found.series.steps[1]
    assert found.series.beyond is found.series.steps[2]
    assert "**100 tables are held**; at 200 it is 300 ms" in page(found)
    assert "not even the first step is held" in page(outcome(step(50, 0.3)))


def test_the_bottleneck_is_named_by_what_took_the_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert "the people" in bottleneck(step(1, 1.0, people=0.95))
    assert "the processor of a server" in bottleneck(step(1, 1.0, server_2=0.95))
    assert "which servers, database and people share" in bottleneck(step(1, 1.0, server_2=0.8, PostgreSQL=0.7))
    assert "most of which other programs took" in bottleneck(step(1, 1.0, machine=1.95))
    assert "syncs its log 60% of the time, 6.0 ms each" in bottleneck(step(1, 1.0, disk=0.6))
    assert "neither a processor nor the disk" in bottleneck(step(1, 1.0))
