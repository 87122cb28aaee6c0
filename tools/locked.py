"""What is pinned: Python packages for developers and for Ray, JavaScript in package.json and in the page."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCKS = (ROOT / "requirements-dev.txt", ROOT / "requirements-ray.txt")
"""The developers' packages contain those for playing; what Ray adds has a lock of its own."""
VENDORED = ROOT / "src" / "sleuth" / "web" / "vendor" / "versions.json"
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)


def normal(name: str) -> str:
    """Return the normalised name of a Python package."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_packages(*texts: str) -> dict[str, set[str]]:
    """Return the versions of each package in these locks, or in all: some have several, for several Pythons."""
    found: dict[str, set[str]] = {}
    read = texts or [path.read_text(encoding="utf-8") for path in LOCKS]
    for name, version in _PINNED.findall("\n".join(read)):
        found.setdefault(normal(name), set()).add(version)
    return found


def javascript_packages() -> dict[str, set[str]]:
    """Return the versions of each module that is served, or that JavaScript is checked with."""
    checked: dict[str, str] = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    found = {name: {version} for name, version in checked.items()}
    for name, about in json.loads(VENDORED.read_text(encoding="utf-8")).items():
        found.setdefault(name, set()).add(about["version"])
    return found
