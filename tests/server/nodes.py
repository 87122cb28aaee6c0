"""Real `sleuth serve` processes on free loopback ports, which can be killed and come back."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.brokers import PATIENCE, free_port

SECRET_KEY = "the nodes of one test share this key"


class Node:
    """One server process. Bots do not dawdle and nobody is too fast; everything else is as people run it."""

    def __init__(self, database: str, fanout: str = "", folder: Path | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        self._arguments += ["--fanout", fanout] if fanout else []
        self._log = folder / f"node-{self.port}.log" if folder else Path(os.devnull)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, also again on the same port, without waiting for it."""
        own = {"SLEUTH_SECRET_KEY": SECRET_KEY, "SLEUTH_TEMPO": "0", "SLEUTH_LIMITS": "0", "SLEUTH_WORKERS": "1"}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", "from sleuth.cli import main; main()", "serve", *self._arguments],
                env={**os.environ, **own},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def wait(self) -> None:
        """Wait until it can do its work."""
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process is not None
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"sleuth serve does not start on port {self.port}: see {self._log}")
            time.sleep(0.02)

    def kill(self) -> None:
        """kill -9: it has no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=1).status_code == 200
        except httpx.TransportError:
            return False


@contextmanager
def running(nodes: Sequence[Node]) -> Iterator[Sequence[Node]]:
    """The nodes, started; killed at the end, whatever happened."""
    try:
        for node in nodes:
            node.start()
        for node in nodes:
            node.wait()
        yield nodes
    finally:
        for node in nodes:
            node.kill()
