"""Empty environments with the wheel: of the oldest and the newest Python, with the lowest and the newest versions."""

import os
import shutil
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.prepare import OLDEST
from tools.release_check.outcome import NotHere, expect
from tools.release_check.workshop import ROOT, Workshop, call

MAIN = "from sleuth.cli import main; main()"
UV = Path(sys.executable).with_name("uv")
ENTER = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" "$@"'
"""Enters a root with what a program needs, in a mount namespace of its own."""
INSIDE = "opt/sleuth"
"""Where the packages are in a root."""


@dataclass(frozen=True)
class Environment:
    """Where sleuth is installed, and how it is called there."""

    command: Sequence[str]
    python: str
    packages: Path
    variables: tuple[tuple[str, str], ...] = ()


def oldest(shop: Workshop, resolution: str) -> Environment:
    """Return an environment of the oldest Python."""
    version = ".".join(map(str, OLDEST))
    python = call(UV, "python", "find", "--no-python-downloads", "--system", version).strip()
    folder = shop.folder / f"oldest-{resolution}"
    call(UV, "venv", "--quiet", "--clear", "--python", python, folder)  # another line may have made it
    pins = _pins(shop, resolution, version)
    call(UV, "pip", "install", "--quiet", "--python", folder, "--only-binary", ":all:", "--requirements", pins)
    call(UV, "pip", "install", "--quiet", "--python", folder, "--no-deps", shop.wheel)
    return Environment([str(folder / "bin" / "sleuth")], _version(folder / "bin" / "python"), folder)


def newest(shop: Workshop, resolution: str) -> Environment:
    """Return an environment of the newest Python that Debian has, in a root made of its packages."""
    root = shop.debian
    if not (root / "usr/bin/python3").exists():
        _make(root)
    found = call("chroot", root, "python3", "--version").split()[1]
    version = ".".join(found.split(".")[:2])
    folder = root / INSIDE / resolution
    shutil.rmtree(folder, ignore_errors=True)
    wanted = ["--python-version", version, "--python-platform", "linux", "--only-binary", ":all:"]
    pins = _pins(shop, resolution, version)
    call(UV, "pip", "install", "--quiet", "--target", folder, *wanted, "--requirements", pins)
    call(UV, "pip", "install", "--quiet", "--target", folder, *wanted, "--no-deps", shop.wheel)
    command = ["unshare", "--mount", "sh", "-c", ENTER, str(root), "python3", "-c", MAIN]
    return Environment(command, found, folder, (("PYTHONPATH", f"/{INSIDE}/{resolution}"), ("HOME", "/root")))


def _make(root: Path) -> None:
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("debootstrap") is None:
        raise NotHere("the newest Python comes from Debian: this needs Linux, root and debootstrap")
    call("debootstrap", "--variant=minbase", "--include=python3,ca-certificates", "unstable", root)


def _pins(shop: Workshop, resolution: str, python: str) -> Path:
    """Write the versions of everything that the package needs, as a resolution chooses them."""
    target = shop.folder / f"{resolution}-{python}.txt"
    asked = ["--resolution", resolution, "--python-version", python, "--output-file", str(target)]
    call(UV, "pip", "compile", "--quiet", "--only-binary", ":all:", *asked, ROOT / "pyproject.toml")
    if resolution == "lowest-direct":
        _is_lowest(target.read_text(encoding="utf-8"))
    return target


def _is_lowest(pins: str) -> None:
    """Refuse a resolution that did not take what pyproject promises: then nothing would be shown."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    floor = next(each for each in project["dependencies"] if each.startswith("click>="))
    lowest = floor.removeprefix("click>=").partition(",")[0]
    expect(f"click=={lowest}" in pins, f"not the lowest version of click, which is {lowest}")


def _version(python: Path) -> str:
    return call(python, "--version").split()[1]
