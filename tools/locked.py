"""What is pinned: Python packages as requirements-dev.txt has them, JavaScript as package.json and the page have it."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements-dev.txt"
VENDORED = ROOT / "src" / "sleuth" / "web" / "vendor" / "versions.json"
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)


def normal(name: str) -> str:
    """The name of a Python package as all ways to write it become."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_packages(text: str | None = None) -> dict[str, set[str]]:
    """The versions of each locked package: some have several, for several versions of Python."""
    found: dict[str, set[str]] = {}
    for name, version in _PINNED.findall(LOCK.read_text(encoding="utf-8") if text is None else text):
        found.setdefault(normal(name), set()).add(version)
    return found


def javascript_packages() -> dict[str, set[str]]:
    """The versions of each module that is served, or that JavaScript is checked with."""
    checked: dict[str, str] = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    found = {name: {version} for name, version in checked.items()}
    for name, about in json.loads(VENDORED.read_text(encoding="utf-8")).items():
        found.setdefault(name, set()).add(about["version"])
    return found
