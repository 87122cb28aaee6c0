"""Upgrade three servers from an earlier REVISION to this tree, one after the other, while people play at all of them.

PostgreSQL, NATS and the servers run on this machine; the people play over WebSockets. Needs the history of the
repository. Prints what happened; the exit code is 1 if a confirmed action is not in the log of its game exactly once,
or if a game did not come to its end.

Example: `python -m tools.rolling v0.1.0`.
"""

import asyncio
import subprocess
import tempfile
from pathlib import Path

import click

from tests.server.brokers import NatsServer
from tests.server.nodes import Node, running
from tests.server.postgres import PostgresServer
from tests.server.rolling import check_record, upgraded, version
from tests.server.versions import earlier_version


def roll(tree: Path, database: str, fanout: str) -> str:
    """Upgrade, check everything, and return what happened in words."""
    nodes = [Node(database, fanout=fanout) for _ in range(3)]
    for node in nodes:
        node.tree = tree
    with running(nodes):
        before = {version(node) for node in nodes}
        tables = asyncio.run(upgraded(nodes, None))
        after = {version(node) for node in nodes}
        seated = [[person for person in table if person.seat is not None] for table in tables]
        actions = sum(check_record(nodes[0].url, people) for people in seated)
    drops = sum(person.drops for table in tables for person in table)
    repeats = sum(person.repeats for table in tables for person in table)
    return (
        f"{', '.join(before)} -> {', '.join(after)}: {len(tables)} games to their end, {actions} actions confirmed, "
        f"0 lost; {drops} connections lost, {repeats} actions sent again"
    )


@click.command(help=__doc__)
@click.argument("revision")
def main(revision: str) -> None:
    """Print a line."""
    with tempfile.TemporaryDirectory(prefix="sleuth-rolling-") as place:
        folder = Path(place)
        folder.chmod(0o755)  # PostgreSQL may run as another user
        try:
            tree = earlier_version(folder, revision)
        except subprocess.CalledProcessError as error:
            raise click.ClickException(f"{revision} is not in the history: {error.stderr.decode().strip()}") from None
        (folder / "pg").mkdir()
        postgres, nats = PostgresServer(folder / "pg"), NatsServer()
        try:
            nats.start()
            click.echo(roll(tree, postgres.new_database(), nats.url))
        finally:
            nats.stop()
            postgres.stop()


if __name__ == "__main__":
    main()
