"""Release a version: check the tree and the changelog, build and check sdist and wheel, commit and tag.

They are built into dist/ from the committed files, with the new version set. With --dry-run nothing is changed or kept.
"""

import io
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import click

ROOT = Path(__file__).parent.parent
VERSION_FILE = Path("src/sleuth/__init__.py")
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
PACKAGE = "src/sleuth/"
SAMPLES = Path("tests/data/databases")


def git(root: Path, *arguments: str) -> str:
    """Run git in the repository and return what it prints."""
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout


def problems(root: Path, version: str) -> list[str]:
    """Return what stands in the way of releasing this version."""
    found = []
    if git(root, "status", "--porcelain"):
        found.append("the tree is not clean: commit or stash your changes")
    if git(root, "tag", "--list", f"v{version}"):
        found.append(f"the tag v{version} exists")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)} - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading `## {version} - YYYY-MM-DD`")
    if not (root / SAMPLES / version).is_dir():
        found.append(f"{SAMPLES} has no {version}: keep a sample with make sample VERSION={version}")
    return found


def set_version(root: Path, version: str) -> None:
    """Write the version into the package."""
    path = root / VERSION_FILE
    text = path.read_text(encoding="utf-8")
    path.write_text(VERSION.sub(f'__version__ = "{version}"', text), encoding="utf-8")


def build(root: Path, version: str, target: Path) -> Path:
    """Build sdist and wheel of the committed files into a folder; return the wheel."""
    with tempfile.TemporaryDirectory() as folder:
        export(root, Path(folder))
        set_version(Path(folder), version)
        pack(Path(folder), target)
    return target / f"sleuth-{version}-py3-none-any.whl"


def export(root: Path, folder: Path) -> None:
    """Write the committed files into a folder."""
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=root, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


def pack(folder: Path, target: Path, kinds: Sequence[str] = ("sdist", "wheel")) -> None:
    """Build packages of what is in a folder into another."""
    asked = [word for kind in kinds for word in ("-t", kind)]
    command = [sys.executable, "-m", "hatchling", "build", *asked, "-d", str(target.resolve())]
    subprocess.run(command, cwd=folder, capture_output=True, check=True)


def missing(root: Path, wheel: Path) -> list[str]:
    """Return the committed files of the package (code, editions, locales, web) that the wheel does not have."""
    committed = git(root, "ls-files", PACKAGE).splitlines()
    packed = set(zipfile.ZipFile(wheel).namelist())
    return [path for path in committed if path.removeprefix("src/") not in packed]


def _check(found: list[str]) -> None:
    if found:
        raise click.ClickException("\n".join(found))


def _publish(root: Path, version: str) -> None:
    set_version(root, version)
    git(root, "add", str(VERSION_FILE))
    if git(root, "status", "--porcelain"):
        git(root, "commit", "--message", f"release: {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"sleuth {version}")


@click.command(help=__doc__)
@click.argument("version")
@click.option("--dry-run", is_flag=True, help="Only check; change nothing and keep nothing.")
@click.option("--root", type=click.Path(path_type=Path), default=ROOT, help="The repository to release.")
def main(version: str, dry_run: bool, root: Path) -> None:
    """Check, build, check again, tag."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise click.UsageError(f"expected a version like 1.2.3, not {version}")
    _check(problems(root, version))
    with tempfile.TemporaryDirectory() as folder:
        wheel = build(root, version, Path(folder) if dry_run else root / "dist")
        _check([f"not in the wheel: {path}" for path in missing(root, wheel)])
    if not dry_run:
        _publish(root, version)
    click.echo(f"{'would release' if dry_run else 'released'} {version}: {wheel.name}")


if __name__ == "__main__":
    main()
