"""Find a Chromium for the browser tests: one on this machine, or fetch one.

Without one, say so; the tests that need it are skipped with the same message.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Program names to look for; first the headless shell, which does the same with a fifth less work."""
PACKAGES = ("chromium-headless-shell", "chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2",
    "--num-raster-threads=1",
]
"""Options for a browser that contacts nothing but the page, in as few processes and threads as pages allow."""
MISSING = "no Chromium was found and none could be installed: the browser tests did not run"


def find() -> str | None:
    """Return the program: one on the path, or the one playwright has fetched."""
    on_path = next((found for name in NAMES if (found := shutil.which(name))), None)
    return on_path or _fetched()


def _fetched() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _ways() -> Iterator[list[list[str]]]:
    """Yield the ways to get one, best first: the commands of each."""
    if shutil.which("apt-get"):
        before = [] if os.geteuid() == 0 else ["sudo", "-n"]
        if not before or shutil.which("sudo"):
            apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
            for package in PACKAGES:
                yield [[*apt, "update", "-q"], [*apt, "install", "-q", "-y", "--no-install-recommends", package]]
    yield [[sys.executable, "-m", "playwright", "install", "chromium"]]


def fetch() -> str | None:
    """Fetch one; return the program, or nothing if no way worked."""
    for commands in _ways():
        if all(_run(command) for command in commands) and (found := find()):
            return found
    return None


def lighter(found: str) -> str:
    """Install the headless shell beside a whole browser, where nobody is asked and Debian's packages are at hand.

    Only as root, as in a container: elsewhere the browser of the machine will do.
    """
    if Path(found).name != NAMES[0] and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        install = [*apt, "install", "-q", "-y", "--no-install-recommends", PACKAGES[0]]
        if any(all(map(_quietly, commands)) for commands in ([install], [[*apt, "update", "-q"], install])):
            return find() or found
    return found


def _quietly(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603


def _run(command: list[str]) -> bool:
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.stderr.write(f"{' '.join(command)}: {done.stderr.strip()[-300:]}\n")
    return done.returncode == 0


@click.command(help=__doc__)
@click.option("--missing", is_flag=True, help="Fetch nothing; only say so if there is none.")
def main(missing: bool) -> None:
    """Find or fetch a browser; say clearly if there is none."""
    found = find() or (None if missing else fetch())
    if found is None:
        click.echo(MISSING)
    elif not missing:
        click.echo(f"Browser tests with {lighter(found)}")


if __name__ == "__main__":
    main()
