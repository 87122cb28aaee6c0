"""Other versions of sleuth, as folders of packages: a next one made from this, and earlier ones from the history."""

import shutil
import subprocess
from pathlib import Path

import sleuth

ROOT = Path(__file__).parent.parent.parent
NEXT = "99.0.0"
STEP = """-- What a next version might need.
alter table {0}tables add column colour text not null default 'none';
create table {0}medals (person text primary key, medal text not null);
"""
PLANNED = """    lesson: str = ""
"""


def next_version(folder: Path) -> Path:
    """Make a version that differs from this one as versions do: another number, schema, and plan of new tables."""
    tree = folder / "next"
    shutil.copytree(Path(sleuth.__file__).parent, tree / "sleuth", ignore=shutil.ignore_patterns("__pycache__"))
    replace(tree / "sleuth" / "__init__.py", f'"{sleuth.__version__}"', f'"{NEXT}"')
    replace(tree / "sleuth/server/tables/log/plan.py", PLANNED, f'    weather: str = "rain"\n{PLANNED}')
    for backend, schema in (("sqlite", ""), ("postgres", "sleuth.")):
        steps = tree / "sleuth/server/store/migrations" / backend
        number = len(list(steps.glob("*.sql"))) + 1
        (steps / f"{number:04}.sql").write_text(STEP.format(schema), encoding="utf-8")
    return tree


def earlier_version(folder: Path, revision: str) -> Path:
    """Take a version from the history; raises `CalledProcessError` if it is not there."""
    tree = folder / "earlier"
    tree.mkdir()
    archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x"], cwd=tree, input=archive, check=True)
    return tree / "src"


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, path
    path.write_text(text.replace(old, new), encoding="utf-8")
