"""A real `sleuth play` process without a browser, with a data folder of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.brokers import PATIENCE

COMMAND = (sys.executable, "-c", "from sleuth.cli import main; main()", "play", "--no-browser")


@contextmanager
def playing(folder: Path, *options: str) -> Iterator[tuple[str, list[str]]]:
    """Start it, and return its address and what it printed up to the last line of its greeting."""
    process = subprocess.Popen(
        [*COMMAND, *options],
        stdout=subprocess.PIPE,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"},
        text=True,
    )
    assert process.stdout is not None
    try:
        said = [process.stdout.readline(), process.stdout.readline()]
        if "--lan" in options:
            said.append(process.stdout.readline())
        yield said[0].split()[2], said
    finally:
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE)
        said.append(rest)
