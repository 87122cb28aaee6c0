"""The results of a load as a page: every step, where the ceiling is and what it is, and what a cluster would hold."""

import os
import platform

from msgspec import Struct

from tools.load.cluster import SERVERS, Times
from tools.load.plan import Played

USE = 0.7
"""How much of a processor a plan may count on: beyond it waiting grows quickly."""
FULL = 0.9
"""From here on a processor is the bottleneck."""
SYNCING = 0.5
"""From this share of the time on the disk is the bottleneck: its waits vary, and every commit waits for one."""
CORES = (3, 8, 16, 32)
"""Of servers, for the calculation."""
OURS = ("PostgreSQL", "NATS", "people")

INTRO = """# What three servers hold

`make load` (`tools/load`) wrote this page. Three servers, PostgreSQL (which syncs to the disk), NATS and the people are
processes on one machine with {cores} cores, Python {python}, loopback{nice}.

At every table are three people, each at another server. They take one action a second; we measure from when it was due
until the last of the three has everything that followed from it. So one server decides
and stores each action, and the two others get a hint through NATS and read it from the database: the most expensive
case."""
STEPS = """## More and more tables

Milliseconds of processor time for one action, `servers` for all three together. `busiest` is the share of one core that
the busiest server took, `disk` the share of the time in which PostgreSQL synced its log to the disk, and `sync ms` how
long one sync took; `others` says how many cores other programs of the machine took, and `load` is its load average.
If other programs take much, latency says little, but processor time is still meaningful. A step beyond the limit is
repeated once and the better result counts; two such steps in a row end the series.

"""
HEADS = (
    "| tables | actions/s | p50 ms | p99 ms | worst ms | servers | PostgreSQL | NATS | people | busiest | disk |"
    " sync ms | others | load |\n|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
)
MEMORY = """## Without the disk

The same steps from there on, with the database in memory, where a sync takes no time: what the processors could do with
a fast disk.

"""
KILL = """## A server is killed

At {tables:,} tables one server is killed (`kill -9`) and started again a little later. Its people come back at another
one, ask for what they missed, and repeat what was not confirmed. An action counts as lost if it was confirmed and its
key is not in the database with it, and any gap in a log counts too; over all steps. An action is interrupted if
somebody at the table had no connection meanwhile; it is complete when they are back.

| | |
|---|---:|
| actions in this step | {actions:,} |
| connections lost | {drops:,} |
| actions interrupted, and the longest | {interrupted:,}, {longest} |
| p99 of the others | {p99} |
| actions confirmed in all steps | {confirmed:,} |
| **actions lost** | **{lost}** |"""
CALCULATION = """## What a cluster would hold

Calculated from the last step within the limit ({tables:,} tables), not measured: every process has a machine of its
own and is busy {use:.0%} of the time. An action costs the servers {own:.2f} ms together, PostgreSQL {database:.2f} ms
and NATS {nats:.2f} ms. In addition every server gets a hint for every action of all others: {hint:.3f} ms each,
measured one at a time; under load hints come in groups, which cost less. So each further server adds less than the one
before.

| server processes, one core each | tables at one action a second | cores for PostgreSQL | cores for NATS |
|---:|---:|---:|---:|
{rows}

However many servers there are, they cannot handle the hints of more than {most:,.0f} actions a second. Costs that grow
faster than in proportion (locks in the database, its disk, the network between machines) are not included."""


class Measured(Struct):
    """A step: how it went, and the processor time of each part."""

    played: Played
    times: Times
    syncs: float
    """How often PostgreSQL synced its log to the disk."""
    syncing: float
    """For how many seconds; it does so once at a time."""
    load: float
    """How many processes wanted to run, on average over the last minute."""

    @property
    def servers(self) -> list[float]:
        """The processor time of each server."""
        return [self.times[f"server {number}"] for number in range(1, SERVERS + 1)]

    @property
    def disk(self) -> float:
        """The share of the time in which PostgreSQL synced its log."""
        return self.syncing / self.played.seconds

    @property
    def sync(self) -> float:
        """How long a sync took on average, in milliseconds."""
        return self.syncing / max(self.syncs, 1) * 1000

    def each(self, seconds: float) -> float:
        """Return milliseconds for one action."""
        return seconds / self.played.actions * 1000

    @property
    def others(self) -> float:
        """How many processors were busy with something else."""
        ours = sum(self.servers) + sum(self.times[name] for name in OURS)
        return max(self.times["machine"] - ours, 0.0) / self.played.seconds


class Series(Struct):
    """Steps with more and more tables."""

    limit: float
    """Seconds: the most that p99 may be."""
    steps: list[Measured]

    @property
    def held(self) -> Measured | None:
        """The last step within the limit."""
        return next((each for each in reversed(self.steps) if each.played.at(99) <= self.limit), None)

    @property
    def beyond(self) -> Measured | None:
        """The first step beyond it after all that held."""
        held = self.held
        after = self.steps if held is None else self.steps[self.steps.index(held) + 1 :]
        return after[0] if after else None


class Outcome(Struct):
    """Everything that was measured."""

    series: Series
    in_memory: Series
    """The same with the database in memory, where nothing waits for a disk."""
    killed: Played
    """The step in which a server was killed."""
    lost: int
    hint: float
    """Seconds of processor time for which a server hears that a table has changed."""


def page(found: Outcome) -> str:
    """Return the whole page."""
    disk, memory = found.series, found.in_memory
    parts = [_intro(), STEPS + _steps(disk), f"## The ceiling\n\n{_ceiling(disk)}"]
    parts += [MEMORY + _steps(memory), _ceiling(memory), _kill(found), _calculation(found)]
    return "\n\n".join(parts) + "\n"


def _intro() -> str:
    nice = os.getpriority(os.PRIO_PROCESS, 0)
    priority = (
        f". All of them ran with nice {nice:+}: other programs of the machine had to wait for them" if nice else ""
    )
    return INTRO.format(cores=os.cpu_count(), python=platform.python_version(), nice=priority)


def _steps(found: Series) -> str:
    return HEADS + "\n".join(map(_row, found.steps))


def _row(each: Measured) -> str:
    played = each.played
    latencies = (played.at(50), played.at(99), played.latencies[-1])
    costs = (sum(each.servers), *(each.times[name] for name in OURS))
    cells = [
        f"{played.tables:,}",
        f"{played.actions / played.seconds:,.0f}",
        *(f"{seconds * 1000:.1f}" for seconds in latencies),
        *(f"{each.each(seconds):.2f}" for seconds in costs),
        f"{max(each.servers) / played.seconds:.0%}",
        f"{each.disk:.0%}",
        f"{each.sync:.1f}",
        f"{each.others:.1f}",
        f"{each.load:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def _ceiling(found: Series) -> str:
    held, beyond, limit = found.held, found.beyond, f"{found.limit * 1000:.0f} ms"
    if beyond is None:
        last = found.steps[-1].played
        return f"It was not reached: p99 was {_p99(last)} at {last.tables:,} tables."
    most = f"{held.played.tables:,} tables are held" if held else "not even the first step is held"
    told = f"With p99 under {limit}, **{most}**; at {beyond.played.tables:,} it is {_p99(beyond.played)}."
    return f"{told} What it is: {bottleneck(beyond)}."


def _p99(played: Played) -> str:
    return f"{played.at(99) * 1000:.0f} ms"


def bottleneck(each: Measured) -> str:
    """Return what holds a step up, with figures."""
    seconds, cores = each.played.seconds, os.cpu_count() or 1
    named = {"the servers": sum(each.servers), **{name: each.times[name] for name in OURS}}
    shares = ", ".join(f"{name} {time / seconds:.2f}" for name, time in named.items())
    return f"{_what_is_full(each, cores)} (cores taken: {shares}, other programs {each.others:.2f}, of {cores})"


def _what_is_full(each: Measured, cores: int) -> str:
    seconds = each.played.seconds
    if each.times["people"] / seconds >= FULL:
        return "the people, who have one core at most, not the servers"
    if max(each.servers) / seconds >= FULL:
        return "the processor of a server, which has one core at most"
    if each.disk >= SYNCING:
        return f"the disk: PostgreSQL syncs its log {each.disk:.0%} of the time, {each.sync:.1f} ms each, one at a time"
    if each.times["machine"] / seconds < FULL * cores:
        return "neither a processor nor the disk on average, so stalls of one of them"
    if each.others >= cores / 2:
        return "the processors of this machine, most of which other programs took"
    return "the processors of this machine, which servers, database and people share"


def _kill(found: Outcome) -> str:
    killed = found.killed
    longest = f"{killed.interrupted[-1]:.1f} s" if killed.interrupted else "none"
    return KILL.format(
        tables=killed.tables,
        actions=killed.actions,
        drops=killed.drops,
        interrupted=len(killed.interrupted),
        longest=longest,
        p99=_p99(killed),
        confirmed=sum(map(sum, killed.confirmed)),
        lost=found.lost,
    )


def _calculation(found: Outcome) -> str:
    base = found.in_memory.held or found.series.held or found.series.steps[0]
    database, nats = (base.each(base.times[name]) for name in ("PostgreSQL", "NATS"))
    hint = found.hint * 1000
    own = max(base.each(sum(base.servers)) - SERVERS * hint, 0.0)
    return CALCULATION.format(
        tables=base.played.tables,
        use=USE,
        own=own,
        database=database,
        nats=nats,
        hint=hint,
        rows="\n".join(_cluster(cores, own, hint, database, nats) for cores in CORES),
        most=USE * 1000 / hint,
    )


def _cluster(cores: int, own: float, hint: float, database: float, nats: float) -> str:
    """Each server has its share of the actions, and hears of all of them."""
    tables = USE * 1000 / (own / cores + hint)
    needs = [tables * cost / 1000 / USE for cost in (database, nats)]
    return f"| {cores} | {tables:,.0f} | {needs[0]:.1f} | {needs[1]:.1f} |"
