"""Lines that other tools and tests answer: they are run, and their last sentence is the figure."""

import os
import re
import shutil
import sys

from tools import browser
from tools.release_check.outcome import NotHere
from tools.release_check.workshop import Workshop, call

SUMMARY = re.compile(r"^(?:\d+ \w+, )*\d+ passed.*$", re.MULTILINE)
BELOW = "/games/sleuth"


def run_tests(*words: str) -> str:
    """Run tests; return pytest's summary."""
    printed = call(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words)
    found = SUMMARY.findall(printed)
    return found[-1].partition(" in ")[0] if found else "passed"


def browser_behind_nginx(_: Workshop) -> str:
    """Run the whole browser suite below a path, behind a real nginx."""
    if shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is None:
        raise NotHere("nginx is not installed")
    if browser.find() is None:
        raise NotHere(browser.MISSING)
    return run_tests("tests/browser", "--root-path", BELOW, "--proxy", "nginx", "-n", "4")


def load(shop: Workshop) -> str:
    """Load three servers for a short while, and kill one; how many tables they hold is in docs/load.md."""
    printed = call(
        sys.executable, "-m", "tools.load", "--most", "100", "--seconds", "5", "--into", shop.folder / "load"
    )
    return printed.strip().splitlines()[-1]


def container(shop: Workshop) -> str:
    """Build and try the container image."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        raise NotHere("a root file system needs Linux, root and debootstrap")
    printed = call(sys.executable, "-m", "tools.container", *shop.container)
    found = re.search(r"^image +([\d.]+ MB)$", printed, re.MULTILINE)
    return f"image {found[1]}, a whole game, doctor, backup" if found else "tried"


def audit(_: Workshop) -> str:
    """Ask for known vulnerabilities."""
    printed = call(sys.executable, "-m", "tools.audit").strip()
    if "not audited" in printed:
        raise NotHere(printed.replace("\n", "; "))
    return printed


def bill(shop: Workshop) -> str:
    """Write the bill of materials."""
    return call(sys.executable, "-m", "tools.sbom", "--file", shop.folder / "sbom.json").strip().rpartition(": ")[2]
