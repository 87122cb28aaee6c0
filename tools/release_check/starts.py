"""How long it takes until people see a page, and how much that puts on their disk."""

import resource
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from tools.container.sizes import size
from tools.release_check import environments
from tools.release_check.environments import MAIN, UV
from tools.release_check.outcome import NotHere
from tools.release_check.workshop import ROOT, Workshop, call, page

TIMES = 10
COMMANDS = ("--help", "play --help", "serve --help", "editions", "deduce --help")


def fresh_clone(shop: Workshop) -> str:
    """Clone, `make play`, until the page is there."""
    if shutil.which("make") is None:
        raise NotHere("make is not installed")
    clone = shop.folder / "clone"
    call("git", "clone", "--quiet", ROOT, clone)
    play = ["sh", "-c", 'exec make --no-print-directory play ARGS="--no-browser --port $0"']
    with page(play, clone) as (_, seconds):
        return f"{seconds:.0f} s, environment {size(clone / '.venv') / 1e6:.0f} MB"


def uvx(shop: Workshop) -> str:
    """`uvx --from WHEEL sleuth play`, with an empty cache and with what is then in it."""
    return _twice(shop, "uvx", [UV, "tool", "run", "--from", shop.wheel, "sleuth", "play"])


def pipx(shop: Workshop) -> str:
    """`pipx run --spec WHEEL sleuth play`, with nothing there and once more."""
    call(UV, "venv", "--quiet", shop.folder / "pipx")
    call(UV, "pip", "install", "--quiet", "--python", shop.folder / "pipx", "pipx")
    return _twice(shop, "pipx", [shop.folder / "pipx/bin/pipx", "run", "--spec", shop.wheel, "sleuth", "play"])


def _twice(shop: Workshop, name: str, command: list[str | Path]) -> str:
    home = shop.place(f"{name}-home")
    empty = {"UV_CACHE_DIR": str(home / "uv"), "PIPX_HOME": str(home / "pipx"), "PIP_CACHE_DIR": str(home / "pip")}
    seconds = list[float]()
    for _ in range(2):
        with page([*command, "--no-browser", "--port"], shop.folder, **empty) as (_, each):
            seconds.append(each)
    return f"first {seconds[0]:.1f} s, then {seconds[1]:.1f} s, {size(home) / 1e6:.0f} MB"


def environment(shop: Workshop) -> str:
    """Measure an environment with the newest versions."""
    return f"{size(environments.oldest(shop, 'highest').packages) / 1e6:.0f} MB"


def imports(_: Workshop) -> str:
    """Measure the processor time of commands that do little: medians, in turns."""
    found: dict[str, list[float]] = {words: [] for words in COMMANDS}
    for _turn in range(TIMES):
        for words, times in found.items():
            times.append(_processor_seconds([sys.executable, "-c", MAIN, *words.split()]))
    return ", ".join(f"{words} {statistics.median(times):.2f} s" for words, times in found.items())


def _processor_seconds(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
