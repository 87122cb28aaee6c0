"""Databases written by earlier versions: their tables are there, and the games go on."""

import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.core.truth.records import read_record
from sleuth.server.store.migrations import steps
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log import records
from tests.server.test_tables import play_on, registry_on

pytestmark = pytest.mark.anyio
SAMPLES = sorted((Path(__file__).parent.parent / "data" / "databases").glob("*.sql"))


@pytest.fixture(params=SAMPLES, ids=lambda path: path.stem)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the path of a database as an earlier version left it."""
    path: Path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.executescript(request.param.read_text(encoding="utf-8"))
    connection.close()
    return path


def tables_in(path: Path) -> dict[str, str]:
    """Return the id of the table of each edition."""
    connection = sqlite3.connect(path)
    rows = connection.execute("select table_id, entry from entries where number = 1").fetchall()
    connection.close()
    editions = ("red-keep", "travel", "questions")
    return {edition: table for edition in editions for table, entry in rows if _is(edition, entry)}


def _is(edition: str, entry: bytes) -> bool:
    return f'"edition":"{edition}"'.encode() in entry


def everything_told(authority: Authority) -> list[object]:
    """Build every message for every seat and for spectators."""
    seats = [None, *range(authority.table.plan.seats)]
    return [authority.message_for(number, seat) for number in range(1, len(authority.log) + 1) for seat in seats]


async def test_games_of_an_earlier_version_go_on_to_their_end(database: Path) -> None:
    tables = tables_in(database)
    async with registry_on(database) as registry:
        for edition in ("red-keep", "questions"):
            authority = await registry.find(tables[edition])
            assert authority.table.status == "playing"
            before = authority.table.version
            await play_on(authority)
            assert authority.table.status == "over"
            assert authority.table.version > before
            assert len(everything_told(authority)) == authority.table.version * (authority.table.plan.seats + 1)


async def test_a_finished_game_of_an_earlier_version_can_be_replayed(database: Path) -> None:
    tables = tables_in(database)
    async with registry_on(database) as registry:
        authority = await registry.find(tables["travel"])
        assert authority.table.status == "over"
        record = read_record(records.written(authority.table, authority.log))
        assert authority.table.state is not None
        assert record.state().public == authority.table.state.public


async def test_marks_of_an_earlier_version_are_kept(database: Path) -> None:
    tables = tables_in(database)
    async with registry_on(database) as registry:
        assert await registry.store.marks(tables["red-keep"], "p0") == b'{"cells":{"sansa-stark@0":"yes"}}'


def test_an_upgrade_says_what_it_would_do_and_does_it(database: Path) -> None:
    def upgrade(*arguments: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["database", "upgrade", "--database", str(database), *arguments])
        return done.exit_code, done.output

    before, newest = database.read_bytes(), steps("sqlite")[-1][0]
    connection = sqlite3.connect(database)
    (old,) = connection.execute("select number from schema").fetchone()
    connection.close()
    code, told = upgrade("--check")
    assert code == (old < newest)
    assert f"schema {old} of {newest}" in told or old == newest
    assert database.read_bytes() == before
    assert upgrade() == upgrade("--check")
    code, told = upgrade()
    assert (code, told.rstrip().endswith(f"schema {newest}, the newest")) == (0, True)


def test_an_upgrade_of_nothing_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["database", "upgrade", "--database", str(tmp_path / "none.db")])
    assert (done.exit_code, "there is no such file" in done.output) == (2, True)
    assert list(tmp_path.iterdir()) == []
