"""How large an image is, and its parts."""

import subprocess
from pathlib import Path

SLEUTH = "opt/sleuth"
PACKAGES = f"{SLEUTH}/lib/python*/site-packages"
LARGEST = 12


def table(root: Path) -> str:
    """Return the sizes in millions of bytes: all, its parts, and as a registry keeps it."""
    whole, own = size(root), size(root / SLEUTH)
    rows = [("image", whole), ("  Debian's part", whole - own), ("  sleuth and its packages", own)]
    parts = sorted(((size(path), path.name) for path in root.glob(f"{PACKAGES}/*")), reverse=True)
    rows += [(f"    {name}", each) for each, name in parts[:LARGEST]]
    rows += [("  of it compiled modules", sum(path.lstat().st_size for path in root.rglob("*.pyc")))]
    rows += [("compressed by gzip", compressed(root))]
    return "\n".join(f"{name:35}{each / 1e6:8.1f} MB" for name, each in rows)


def size(path: Path) -> int:
    """Return the bytes of all files at or below a path, each once."""
    paths = [path] if path.is_file() else path.rglob("*")
    found = [each.lstat() for each in paths]
    return sum({about.st_ino: about.st_size for about in found}.values())


def compressed(root: Path) -> int:
    """Return the bytes of the image as a compressed layer."""
    command = ["tar", "--create", "--gzip", "--directory", str(root), "."]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as archive:
        assert archive.stdout is not None
        total = 0
        while part := archive.stdout.read(1 << 20):
            total += len(part)
    return total
