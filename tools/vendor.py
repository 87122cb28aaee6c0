"""Fetches the modules the browser table is made with, and adapts them so that they load without a build step.

Run it after a change of the versions in package.json, look at the difference, and commit what it wrote to
src/sleuth/web/vendor. It needs npm.
"""

import json
import re
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "src" / "sleuth" / "web" / "vendor"
VERSIONS: dict[str, str] = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
"""The versions that are tried; JavaScript is checked with the types of the same ones."""


class Package(NamedTuple):
    """A package, and what is taken of it: path there, path here."""

    name: str
    files: dict[str, str]


_FLUENT = ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
PACKAGES = (
    Package("preact", {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "hooks.js"}),
    Package("htm", {"dist/htm.mjs": "htm.js"}),
    Package("@preact/signals-core", {"dist/signals-core.mjs": "signals-core.js"}),
    Package("@preact/signals", {"dist/signals.mjs": "signals.js"}),
    Package("@fluent/bundle", {f"esm/{name}.js": f"fluent/{name}.js" for name in _FLUENT}),
    Package("qrcode-generator", {"dist/qrcode.mjs": "qrcode.js"}),
)
MODULES = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
"""Where a module lies that another one asks for by its bare name."""
_IMPORT = re.compile(r"""((?:from|import)\s*)(["'])([^"'./][^"']*)\2""")
_SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*")


def adapted(source: str) -> str:
    """A module that imports its neighbours by path, and asks for no source map."""

    def path(found: re.Match[str]) -> str:
        return f"{found[1]}{found[2]}{MODULES[found[3]]}{found[2]}"

    return _SOURCE_MAP.sub("\n", _IMPORT.sub(path, source))


def fetch(package: Package, folder: Path) -> Path:
    """Download a package; its unpacked folder."""
    command = ["npm", "pack", "--silent", f"{package.name}@{VERSIONS[package.name]}"]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)  # noqa: S603
    target = folder / package.name.replace("/", "-")
    with tarfile.open(folder / done.stdout.split()[-1]) as archive:
        archive.extractall(target, filter="data")
    return target / "package"


def take(package: Package, unpacked: Path) -> dict[str, Any]:
    """Copy what is wanted, with the licence; what the list of versions says about it."""
    for there, here in package.files.items():
        target = VENDOR / here
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(adapted((unpacked / there).read_text(encoding="utf-8")), encoding="utf-8")
    about = json.loads((unpacked / "package.json").read_text(encoding="utf-8"))
    licence = VENDOR / "licences" / f"{package.name.strip('@').replace('/', '-')}.txt"
    if (unpacked / "LICENSE").exists():
        shutil.copy(unpacked / "LICENSE", licence)
    elif not licence.exists():
        raise SystemExit(f"{package.name} comes without its licence ({about['license']}): put it into {licence}")
    return {"version": VERSIONS[package.name], "licence": about["license"], "text": f"licences/{licence.name}"}


def main() -> None:
    """Fetch everything."""
    (VENDOR / "licences").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        versions = {package.name: take(package, fetch(package, Path(folder))) for package in PACKAGES}
    (VENDOR / "versions.json").write_text(json.dumps(versions, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
