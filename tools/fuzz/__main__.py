"""Send the table server nonsense of all sorts, over HTTP and live connections, and check that it copes.

Every route with every method and every message, with something wrong in them: types, fields, sizes, text, ids, moments,
headers, frames. No answer may be a 5xx (a 503 of a busy server is only counted), no error may appear in its log, its
memory must not grow, and people who play beside it must not notice. Findings are saved with the seed; then the exit
code is 1.
"""

import asyncio
import random
import secrets
import tempfile
import time
from pathlib import Path

import click

from tests.server.nodes import Node, running
from tools.fuzz.attacking import send_bodies, send_frames
from tools.fuzz.bystanding import stand_by
from tools.fuzz.counting import Tally, save
from tools.fuzz.reporting import Outcome, put_into, rows
from tools.fuzz.scene import arranged
from tools.fuzz.watching import look_back, watch

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = ROOT / "docs" / "server-measured.md"
FINDINGS = ROOT / "fuzz-findings"
TALKERS, ASKERS = 12, 6
"""How many connections there are at once, live and over HTTP."""


async def run(node: Node, database: str, seed: str, count: int) -> Outcome:
    """Send `count` inputs."""
    tally, stop, began = Tally(count), asyncio.Event(), time.perf_counter()
    target = await asyncio.to_thread(arranged, node.url, node.port)
    async with asyncio.TaskGroup() as beside:
        games = beside.create_task(stand_by(node.url, database, tally, stop))
        memory = beside.create_task(watch(node.process, tally, click.echo, stop))
        async with asyncio.TaskGroup() as attack:
            for number in range(TALKERS):
                attack.create_task(send_frames(target, tally, random.Random(f"{seed}/live/{number}")))
            for number in range(ASKERS):
                attack.create_task(send_bodies(target, tally, random.Random(f"{seed}/http/{number}")))
        seconds = time.perf_counter() - began
        stop.set()
    await asyncio.to_thread(look_back, node, memory.result(), tally)
    return Outcome(seed, tally, memory.result(), games.result(), seconds)


@click.command(help=__doc__)
@click.option("--seed", default="", help="The seed of all randomness; a new one by default.")
@click.option("--count", type=click.IntRange(min=1), default=1_000_000, show_default=True, help="How many inputs.")
@click.option("--write/--no-write", default=True, help="Whether to write the result into docs/server-measured.md.")
@click.option("--findings", type=click.Path(path_type=Path), default=FINDINGS, help="The folder for findings.")
def main(seed: str, count: int, write: bool, findings: Path) -> None:
    """Run it and print the results."""
    seed = seed or secrets.token_hex(4)
    click.echo(f"seed {seed}, {count:,} inputs")
    with tempfile.TemporaryDirectory(prefix="sleuth-fuzz-") as folder:
        database = f"sqlite:///{folder}/tables.db"
        with running([Node(database)]) as [node]:
            outcome = asyncio.run(run(node, database, seed, count))
    for name, value in rows(outcome):
        click.echo(f"{name:45} {value:>20}")
    if outcome.tally.findings:
        click.echo(f"found: {save(outcome.tally.findings, seed, findings)}")
        raise SystemExit(1)
    if write:
        put_into(DOCUMENT, outcome)


if __name__ == "__main__":
    main()
