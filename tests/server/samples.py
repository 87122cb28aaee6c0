"""Databases as earlier versions left them, filled from the kept samples (`tools/samples`)."""

from pathlib import Path

import msgspec

from sleuth.editions import EditionRegistry, load_edition
from tools.samples.contents import Contents
from tools.samples.dumps import load_postgres, load_sqlite, unpacked

FOLDER = Path(__file__).parent.parent / "data" / "databases"
SAMPLES = sorted(path.parent for path in FOLDER.glob("*/contents.json"))


def contents(sample: Path) -> Contents:
    return msgspec.json.decode((sample / "contents.json").read_bytes(), type=Contents)


def editions(sample: Path) -> EditionRegistry:
    """The editions the sample's tables need."""
    return EditionRegistry([load_edition(sample / "edition")])


def fill(sample: Path, url: str) -> None:
    """Fill an empty database with what the version of a sample stored."""
    if url.startswith("postgresql"):
        load_postgres(unpacked(sample / "postgres.sql.xz"), url)
    else:
        load_sqlite(unpacked(sample / "sqlite.sql.xz"), Path(url.removeprefix("sqlite:///")))
