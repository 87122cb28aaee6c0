"""The results of a soak as a table, and their place in a document."""

from pathlib import Path
from statistics import fmean

from msgspec import Struct

from tools.soak.plan import Amounts, Times
from tools.soak.playing import Played
from tools.soak.watching import Sample

HEADING = "## A soak"
ABOUT = """`make soak` (`tools/soak`) wrote this part. The server, its people, the rude clients and the bystanders are
processes of their own on one machine. First only the bystanders play: {amounts.bystanders} tables of three who act a
quarter of a second after it is their turn. Then there is load: {amounts.tables} tables at which game follows game, each
with new names in another edition, with bots that do not dawdle and people who drop out. Then there is abuse too:
{amounts.silent} silent connections; {amounts.slow} each that send heads byte by byte, that send bodies byte by byte,
that read nothing, and that watch a table and read nothing; and imports. The server is killed {amounts.kills} times,
then no more: memory, and latency with abuse, are those of that last stretch. An action counts as lost if it was
confirmed and is not in the log of its table.
"""
FEWEST_GAMES = 50
"""Fewer games say nothing about growth."""


class Outcome(Struct):
    """Everything a soak measured."""

    kind: str
    """The database."""
    amounts: Amounts
    times: Times
    many: Played
    calm: Played
    ended: dict[str, int]
    samples: list[Sample]
    lost: int


def rows(found: Outcome) -> list[tuple[str, str]]:
    """Return the names and values to report."""
    confirmed = sum(len(each.actions) for each in (*found.many.confirmed, *found.calm.confirmed))
    ended = ", ".join(f"{number} {what}" for what, number in sorted(found.ended.items()))
    return [
        ("database", found.kind),
        ("minutes", f"{(found.times.end - found.times.begin) / 60:.1f}"),
        ("games finished, and left at the end", f"{len(found.many.finished):,} and {found.many.left}"),
        ("kill -9", str(found.amounts.kills)),
        ("connections lost, and attempts to come back", f"{found.many.drops + found.calm.drops:,}"),
        ("rude clients sent away, and imports", ended),
        ("actions confirmed", f"{confirmed:,}"),
        ("**actions lost**", f"**{found.lost}**"),
        ("promises broken otherwise", str(len(found.many.broken) + len(found.calm.broken))),
        *_latencies(found),
        *_memory(found),
        ("most open files", str(max((each.files for each in found.samples), default=0))),
    ]


def _latencies(found: Outcome) -> list[tuple[str, str]]:
    """Compare bystanders alone, beside the load, and beside load and abuse; without actions a kill interrupted."""
    when = found.times
    spans = [(when.begin, when.load), (when.load, when.abuse), (when.stretch, when.end)]
    parts = [[seconds for at, seconds in found.calm.latencies if first <= at < last] for first, last in spans]
    compared = [
        ("bystanders' actions, and interrupted ones", f"{len(found.calm.latencies):,} and {found.calm.interrupted}")
    ]
    if all(parts):
        alone, loaded, abused = (_summary(part) for part in parts)
        compared += [
            (f"bystanders, {name}: alone; with load; with load and abuse; ratio of these two", _compared(*values))
            for name, *values in zip(("p50", "p95", "p99", "worst"), alone, loaded, abused, strict=True)
        ]
    return compared


def _compared(alone: float, loaded: float, abused: float) -> str:
    milliseconds = "; ".join(f"{each * 1000:.1f} ms" for each in (alone, loaded, abused))
    return f"{milliseconds}; {abused / loaded:.2f}"


def _summary(latencies: list[float]) -> list[float]:
    found = sorted(latencies)
    return [found[len(found) * share // 100] for share in (50, 95, 99)] + [found[-1]]


def _memory(found: Outcome) -> list[tuple[str, str]]:
    """Compare the second and the last quarter of the stretch without kills; in the first the caches fill."""
    length = (found.times.end - found.times.stretch) / 4
    second = [each for each in found.samples if length <= each.at - found.times.stretch < 2 * length]
    last = [each for each in found.samples if 0 <= found.times.end - each.at < length]
    if not second or not last:
        return [("memory", "too short to tell")]
    games = sum(found.times.stretch <= at < found.times.end for at in found.many.finished) / 2
    return [
        _growth("server", fmean(each.server for each in second), fmean(each.server for each in last), games),
        _growth("all workers", fmean(_all(each) for each in second), fmean(_all(each) for each in last), games),
        ("largest worker", f"{max(max(each.workers, default=0) for each in found.samples):.0f} MB"),
    ]


def _all(sample: Sample) -> float:
    return sum(sample.workers)


def _growth(what: str, before: float, after: float, games: float) -> tuple[str, str]:
    growth = f"{(after - before) / games * 1000:+.1f} MB" if games >= FEWEST_GAMES else "too few games to tell"
    heading = f"memory of {what}: second quarter; last quarter; growth per 1,000 games"
    return heading, f"{before:.0f} MB; {after:.0f} MB; {growth}"


def section(found: Outcome) -> str:
    """Return the section of the document that a soak writes."""
    lines = "".join(f"| {what} | {how} |\n" for what, how in rows(found))
    return f"{HEADING}\n\n{ABOUT.format(amounts=found.amounts)}\n| | |\n|---|---|\n{lines}"


def write(path: Path, found: Outcome) -> None:
    """Put the section into the document, replacing the previous one."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    before, _, rest = text.partition(HEADING)
    _, mark, after = rest.partition("\n## ")
    path.write_text(before.rstrip("\n") + "\n\n" + section(found) + (mark + after), encoding="utf-8")
