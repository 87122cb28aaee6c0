"""Try an image: run it as a container would, play, ask the doctor, stop it, and see what it wrote."""

import asyncio
import os
import secrets
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.client import Memory, Person, chooser
from tools.container import namespaces
from tools.container.building import Built, Tell

PATIENCE = 120.0
URL = "http://127.0.0.1:8000"
LANGUAGES = ("de", "en", "fr", "nl")
CLUSTER = "import nats, psycopg, psycopg_pool; print(psycopg.pq.__impl__)"
"""What a server of a cluster imports; psycopg says whether it found its compiled part."""


class Failure(Exception):
    """Something that the image should do and does not."""


@dataclass(frozen=True)
class Container:
    """A started image: what it is made of, its root as it sees it, and its settings."""

    image: Built
    root: Path
    environment: Mapping[str, str]

    @property
    def user(self) -> int:
        """The id of its user."""
        return int(self.image.stage.last("USER")[0].partition(":")[0])

    def start(self, words: Sequence[str], *, output: int | None = None, **settings: str) -> "subprocess.Popen[bytes]":
        """Start a program in it, as `docker exec` does."""
        return namespaces.start(
            self.root, words, {**self.environment, **settings}, self.image.folder, self.user, output
        )

    def run(self, *words: str, **settings: str) -> tuple[int, str]:
        """Run a program in it to its end; return its exit code and what it printed."""
        process = self.start(words, output=subprocess.PIPE, **settings)
        printed, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, printed.decode()


def mounted(image: Built, folder: Path) -> Container:
    """Mount an image read-only below a folder; only its volume and /tmp can be written."""
    root, volume = folder / "container", folder / "volume"
    root.mkdir()
    for part in ("dev", "proc", "tmp"):
        (image.root / part).mkdir(exist_ok=True)
    data = image.stage.last("VOLUME")[0]
    namespaces.mount("--bind", image.root, root)
    namespaces.mount("-o", "remount,bind,ro", root)
    _copy_of_volume(image.root / data.lstrip("/"), volume)
    namespaces.mount("--bind", volume, root / data.lstrip("/"))
    namespaces.mount("-t", "tmpfs", "-o", "mode=1777", "tmpfs", root / "tmp")
    namespaces.add_system(root)
    return Container(image, root, image.environment)


def _copy_of_volume(inside: Path, volume: Path) -> None:
    """A new volume begins as a copy of the image's folder, with its owner."""
    subprocess.run(["cp", "--archive", inside, volume], check=True)


def try_out(image: Built, folder: Path, tell: Tell) -> None:
    """Carry out the trial; raises `Failure`. Ends this process' ability to start others."""
    container = mounted(image, folder)
    before = listed(image.root)
    code, printed = container.run(*_command(image))
    _expect(code == 2 and "secret key" in printed, f"without a secret key: exit code {code}, {printed}")
    tell(f"without a secret key: exit code 2, {printed.strip().splitlines()[-1]}")
    code, printed = container.run("python3", "-c", CLUSTER)
    _expect(code == 0 and printed.strip() == "binary", f"PostgreSQL and NATS: {printed}")
    for path in ("/written", "/opt/sleuth/written", "/usr/written"):
        code, printed = container.run("python3", "-c", f"open({path!r}, 'w')")
        _expect(code == 1 and "Error" in printed, f"{path} can be written")
    namespaces.enter_new(namespaces.PROCESSES)  # the server is process 1, as in a container
    _serve(container, folder, tell)
    _expect(listed(image.root) == before, "the image was changed")
    volume = sorted(listed(folder / "volume"))
    tell(f"written: /data {volume}, /tmp {sorted(listed(container.root / 'tmp'))}, elsewhere nothing")


def _serve(container: Container, folder: Path, tell: Tell) -> None:
    settings = {
        "SLEUTH_SECRET_KEY": secrets.token_urlsafe(32),
        "SLEUTH_TEMPO": "0",
        "SLEUTH_LIMITS": "0",
        "SLEUTH_PUBLIC_URL": URL,
    }
    with (folder / "log").open("wb") as log:
        server = container.start(_command(container.image), output=log.fileno(), **settings)
        try:
            tell(f"healthy after {_healthy(container, server):.1f} s")
            tell(asyncio.run(play(URL)))
            _use(container, settings, tell)
        except Exception:
            server.kill()
            tell((folder / "log").read_text(encoding="utf-8"))
            raise
        server.send_signal(signal.SIGTERM)
        code = server.wait(PATIENCE)
    _expect(code == 0, f"SIGTERM ended it with {code}")
    tell("SIGTERM: exit code 0")


def _command(image: Built) -> list[str]:
    return [*image.stage.last("ENTRYPOINT"), *image.stage.last("CMD")]


def _healthy(container: Container, server: "subprocess.Popen[bytes]") -> float:
    """Ask by the image's own check until it succeeds; return how long that took."""
    begun = time.monotonic()
    while True:
        _expect(server.poll() is None, "the server ended")
        _expect(time.monotonic() - begun < PATIENCE, "the server is not ready")
        if container.run(*container.image.stage.last("HEALTHCHECK"))[0] == 0:
            return time.monotonic() - begun
        time.sleep(0.2)


async def play(url: str) -> str:
    """Play a game against bots to its end, and read the pages that use what was left out, if anything does."""
    async with Person(url) as person:
        for page in ("/", "/api/v1/docs", "/api/v1/openapi.json", "/readyz"):
            answer = await person.http.get(f"{url}{page}")
            _expect(answer.status_code == 200, f"{page}: {answer.status_code}")
        for language in LANGUAGES:
            answer = await person.http.get("/editions/travel/manual", params={"lang": language})
            _expect(answer.status_code == 200, f"the manual in {language}: {answer.status_code}")
        table = await person.quick("classic", 3)
        memory = Memory()
        await person.play(table, chooser("amateur", memory), memory)
        assert memory.now is not None
        _expect(memory.now.status == "over", f"the game is {memory.now.status}")
        return f"played a game: {len(memory.seen)} events seen, {memory.now.status}"


def _use(container: Container, settings: Mapping[str, str], tell: Tell) -> None:
    """Run the commands that the documents name."""
    for words in (
        ("doctor", "--host", "0.0.0.0"),  # noqa: S104  as the image's own command
        ("database", "backup", "/data/tables.jsonl"),
        ("database", "restore", "/data/tables.jsonl", "--database", "/data/copy.db"),
        ("database", "upgrade", "--check"),
    ):
        code, printed = container.run("sleuth", *words, **settings)
        tell(f"$ sleuth {' '.join(words)}\n{printed.rstrip()}")
        _expect(code == 0, f"sleuth {' '.join(words)}: exit code {code}")


def listed(root: Path) -> dict[str, tuple[int, int, int, int]]:
    """Return owner, rights, size and time of change of every file below a folder."""
    found = dict[str, tuple[int, int, int, int]]()
    for folder, _, files in os.walk(root):
        for name in files:
            path = Path(folder, name)
            about = path.lstat()
            found[str(path.relative_to(root))] = (about.st_uid, about.st_mode, about.st_size, about.st_mtime_ns)
    return found


def _expect(well: bool, otherwise: str) -> None:
    if not well:
        raise Failure(otherwise)
