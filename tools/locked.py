"""What is pinned: Python packages in requirements-dev.txt, JavaScript in package.json and in the page."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements-dev.txt"
VENDORED = ROOT / "src" / "sleuth" / "web" / "vendor" / "versions.json"
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)


def normal(name: str) -> str:
    """Return the normalised name of a Python package."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_packages(text: str | None = None) -> dict[str, set[str]]:
    """Return the versions of each locked package: some have several, for several versions of Python."""
    found: dict[str, set[str]] = {}
    for name, version in _PINNED.findall(LOCK.read_text(encoding="utf-8") if text is None else text):
        found.setdefault(normal(name), set()).add(version)
    return found


def javascript_packages() -> dict[str, set[str]]:
    """Return the versions of each module that is served, or that JavaScript is checked with."""
    checked: dict[str, str] = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    found = {name: {version} for name, version in checked.items()}
    for name, about in json.loads(VENDORED.read_text(encoding="utf-8")).items():
        found.setdefault(name, set()).add(about["version"])
    return found
