"""Jobs that take as long as a test wants; loaded by worker processes, so it imports nothing else."""

import os
import time
from pathlib import Path

FOLDER = "SLEUTH_TEST_SLOW_COUNTS"


def slow_timeline(game: object, events: object) -> list[list[int]]:
    """Signal that it has begun, and run until it is released."""
    folder = Path(os.environ[FOLDER])
    number = len(list(folder.glob("begun-*"))) + 1
    (folder / "beginning").write_text(str(os.getpid()))
    (folder / "beginning").rename(folder / f"begun-{number}")
    while not (folder / f"go-{number}").exists():
        time.sleep(0.005)
    return [[number]]
