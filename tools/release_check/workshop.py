"""What the lines share: folders, the packages that are checked, and processes."""

import contextlib
import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import httpx

from sleuth import __version__
from tests.server.brokers import free_port
from tools.release import build
from tools.release_check.outcome import Failed, expect

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 600.0
"""Seconds until something that must come is missed."""


@dataclass(frozen=True)
class Workshop:
    """A folder for everything the check makes."""

    folder: Path
    debian: Path
    """The root of Debian's unstable, with the newest Python; made if it is missing."""
    container: Sequence[str] = ()
    """Options for `tools.container`, which says what they are."""

    @cached_property
    def wheel(self) -> Path:
        """The wheel of the committed files, built once; the sdist is beside it."""
        return build(ROOT, __version__, self.place("dist"))

    @property
    def sdist(self) -> Path:
        """The sdist beside the wheel."""
        return self.wheel.parent / f"sleuth-{__version__}.tar.gz"

    def place(self, name: str) -> Path:
        """Return a folder of this name."""
        found = self.folder / name
        found.mkdir(exist_ok=True)
        return found


def call(*words: str | Path, given: str = "", folder: Path = ROOT, **settings: str) -> str:
    """Run a program to its end and return what it printed; raises `Failed` with its last lines."""
    done = subprocess.run(
        [str(word) for word in words],
        input=given,
        cwd=folder,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    last = " / ".join(done.stdout.strip().splitlines()[-3:])
    expect(done.returncode == 0, f"{Path(words[0]).name} ended with {done.returncode}: {last}")
    return done.stdout


@contextlib.contextmanager
def page(command: Sequence[str | Path], folder: Path, **settings: str) -> Iterator[tuple[str, float]]:
    """Start a server whose command ends with the port; return its address and the seconds until its page came."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    data = folder / f"data-{port}"
    log = folder / f"log-{port}"
    begun = time.monotonic()
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*map(str, command), str(port)],
            cwd=folder,
            env={**os.environ, "XDG_DATA_HOME": str(data), **settings},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
        try:
            _await(process, url, begun, log)
            yield url, time.monotonic() - begun
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 15)
            process.wait(PATIENCE)


def _await(process: "subprocess.Popen[bytes]", url: str, begun: float, log: Path) -> None:
    while True:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(url, timeout=10).status_code == 200:
                return
        if process.poll() is not None or time.monotonic() - begun > PATIENCE:
            last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-3:]
            raise Failed(f"no page came: {' / '.join(last)}")
        time.sleep(0.05)
