"""A child process that exchanges lines with us and can never block us.

Three threads serve its pipes, so a process that does not read, never stops writing or fills its error output blocks no
one; only threads can do that with pipes on every system. The threads hold the pipes and nothing else, so a child that
is no longer referenced is collected, and its process ended.
"""

import os
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, cast

from sleuth.bots.programs.protocol import Mishap

LONGEST_LINE = 1 << 16
MOST_LINES = 1000
"""How many unread lines are kept."""
LAST_WORDS = 1000
"""How many bytes of its error output are kept."""
CHUNK = 1 << 16
GRACE = 0.5
"""Seconds a process has to exit on its own after the game."""
PAUSE = 0.01
"""Seconds to wait after reading a full chunk of error output: a flood of it must not keep this process busy."""

HeardLines = SimpleQueue[bytes | Mishap]


class Child:
    """A running child process."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = _start(command)
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: HeardLines = SimpleQueue()
        self._words = bytearray()
        self._end = weakref.finalize(self, _end, self._process)  # also when Python itself ends
        pipes = [cast(FileIO, pipe) for pipe in (self._process.stdin, self._process.stdout, self._process.stderr)]
        self._threads = [
            Thread(target=_speak, args=(pipes[0], self._outgoing), daemon=True),
            Thread(target=_listen, args=(pipes[1], self._heard), daemon=True),
            Thread(target=_drain, args=(pipes[2], self._words), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, line: bytes) -> None:
        """Queue a line; it is sent as soon as the process reads."""
        self._outgoing.put(line)

    def hear(self, deadline: float) -> bytes:
        """Return the next line that arrives before `deadline` on the monotonic clock; raise a `Mishap` otherwise."""
        left = deadline - time.monotonic()
        try:
            if left <= 0:
                raise Empty
            heard = self._heard.get(timeout=left)
        except Empty:
            raise Mishap("slow", "no answer in time") from None
        if isinstance(heard, Mishap):
            raise heard
        return heard

    def forget(self) -> None:
        """Discard all lines received so far; raise a `Mishap` if there is one among them."""
        while not self._heard.empty():
            heard = self._heard.get()
            if isinstance(heard, Mishap):
                raise heard

    def dismiss(self) -> None:
        """Close its input, give it a moment to exit, then kill it."""
        self._outgoing.put(None)
        self._threads[1].join(GRACE)
        self.kill()

    def kill(self) -> str:
        """Kill it at once; return how it ended and the last line of its error output."""
        self._outgoing.put(None)
        self._end()
        for thread in self._threads:
            thread.join(GRACE)
        words = bytes(self._words).decode(errors="replace").strip().splitlines()
        return f"code {self._process.returncode}" + (f": {words[-1]}" if words else "")


def _start(command: Sequence[str]) -> "subprocess.Popen[bytes]":
    """Start it in its own process group, so that we can end its children too and Ctrl-C reaches only us."""
    group: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, **group)  # noqa: S603
    except (OSError, ValueError) as error:
        raise Mishap("start", f"{command[0]}: {error}") from None


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End a process and its children. It has not been waited for yet, so its process id is still its own."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", f"{process.pid}"], capture_output=True)  # noqa: S603, S607
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError, subprocess.TimeoutExpired):
        process.wait(timeout=GRACE)


# --- the threads; each closes its own pipe ---------------------------------------------------------------------------


def _speak(pipe: FileIO, outgoing: "SimpleQueue[bytes | None]") -> None:
    with suppress(OSError), pipe:
        while (line := outgoing.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[pipe.write(rest) :]


def _listen(pipe: FileIO, heard: HeardLines) -> None:
    rest = b""
    with suppress(OSError), pipe:
        while chunk := pipe.read(CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            if max(map(len, (*lines, rest))) > LONGEST_LINE:
                heard.put(Mishap("flood", f"a line of more than {LONGEST_LINE} bytes"))
                return
            if len(lines) + heard.qsize() > MOST_LINES:
                heard.put(Mishap("flood", f"more than {MOST_LINES} unrequested lines"))
                return
            for line in lines:
                heard.put(line)
    heard.put(Mishap("ended", "its output has ended"))


def _drain(pipe: FileIO, words: bytearray) -> None:
    with suppress(OSError), pipe:
        while chunk := pipe.read(CHUNK):
            words += chunk
            del words[:-LAST_WORDS]
            if len(chunk) == CHUNK:
                time.sleep(PAUSE)
