"""The sdist and the wheel: complete, small, and the same wherever and whenever they are built."""

import os
import tarfile
import time
from hashlib import sha256
from pathlib import Path

from tools.release import export, missing, pack
from tools.release_check.outcome import expect
from tools.release_check.workshop import ROOT, Workshop

LARGEST = 3_000_000
"""The bytes that a package may have."""
LATER = 400 * 24 * 3600
"""Seconds between the times that the files of the two builds have."""


def reproducible(shop: Workshop) -> str:
    """Build twice, in different folders, from files of different ages and rights; compare the bytes."""
    digests = set[tuple[str, ...]]()
    for name, age, rights in (("one", 0, 0o644), ("another/far/away", LATER, 0o600)):
        folder = shop.folder / "built" / name
        folder.mkdir(parents=True)
        export(ROOT, folder)
        _change(folder, age, rights)
        pack(folder, folder / "dist")
        digests.add(tuple(_digest(path) for path in sorted((folder / "dist").iterdir())))
    expect(len(digests) == 1, "two builds differ")
    return f"sdist and wheel twice the same, wheel {digests.pop()[0][:12]}"


def wheel_of_sdist(shop: Workshop) -> str:
    """Build a wheel from the sdist; it must have the same bytes."""
    folder = shop.place("from-sdist")
    wheel = shop.wheel
    with tarfile.open(shop.sdist) as files:
        files.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    pack(unpacked, folder / "dist", ["wheel"])
    expect(_digest(folder / "dist" / wheel.name) == _digest(wheel), "the wheel of the sdist differs")
    return "the same bytes"


def complete(shop: Workshop) -> str:
    """Compare the wheel with the committed files of the package."""
    lost = missing(ROOT, shop.wheel)
    expect(not lost, f"not in the wheel: {', '.join(lost[:5])}")
    return "code, editions, locales, web"


def small(shop: Workshop) -> str:
    """Measure both packages."""
    sizes = [path.stat().st_size for path in (shop.wheel, shop.sdist)]
    expect(max(sizes) < LARGEST, f"larger than {LARGEST / 1e6:.0f} MB: {max(sizes) / 1e6:.2f} MB")
    return f"wheel {sizes[0] / 1e6:.2f} MB, sdist {sizes[1] / 1e6:.2f} MB"


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _change(folder: Path, age: int, rights: int) -> None:
    """Give all files an age and rights, as another machine would; what can be run stays so for its owner."""
    then = time.time() - age
    for path in folder.rglob("*"):
        if path.is_file():
            path.chmod(rights | path.stat().st_mode & 0o100)
        os.utime(path, (then, then))
