"""Real `sleuth serve` processes on free loopback ports, which can be killed and come back."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from tests.server.brokers import PATIENCE, free_port

SECRET_KEY = "the nodes of one test share this key"


class Node:
    """A server process with fast bots and no rate limits; everything else is as people run it."""

    prefix: Sequence[str] = ()
    """The beginning of its command line."""
    tree: Path | None = None
    """The folder of another version's packages, to run that one."""

    def __init__(self, database: str | Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = {"secret_key": SECRET_KEY, "tempo": 0, "limits": 0, "workers": 1, **settings}
        chosen |= {"host": "127.0.0.1", "port": self.port, "database": database}
        self._environment = {f"SLEUTH_{name.upper()}": str(value) for name, value in chosen.items()}
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115  it is there as long as the node
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> int:
        """Its process id."""
        assert self._process is not None
        return self._process.pid

    def logs(self) -> str:
        """Its output so far."""
        self._log.seek(0)
        return self._log.read()

    def start(self) -> None:
        """Start or restart it on the same port, without waiting for it."""
        self._process = subprocess.Popen(
            [*self.prefix, sys.executable, "-c", "from sleuth.cli import main; main()", "serve"],
            env={**os.environ, **self._environment, **({"PYTHONPATH": str(self.tree)} if self.tree else {})},
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )

    def wait(self) -> None:
        """Wait until it is ready."""
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process is not None
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"sleuth serve does not start on port {self.port}: {self.logs()}")
            time.sleep(0.02)

    def kill(self) -> int:
        """Kill it with SIGKILL."""
        return self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it with SIGTERM and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        process, self._process = self._process, None
        process.send_signal(how)
        return process.wait(PATIENCE)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=1).status_code == 200
        except httpx.TransportError:
            return False


class Server(Node):
    """Start a node and stop it at the end."""

    def __init__(self, database: str | Path, **settings: Any) -> None:
        super().__init__(database, **settings)
        self.start()
        self.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def running(nodes: Sequence[Node]) -> Iterator[Sequence[Node]]:
    """Start nodes and kill them at the end, whatever happens."""
    try:
        for node in nodes:
            node.start()
        for node in nodes:
            node.wait()
        yield nodes
    finally:
        for node in nodes:
            node.kill()
