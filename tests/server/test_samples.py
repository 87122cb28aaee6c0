"""What every earlier version stored: nothing of it is lost, and games go on, on both kinds of database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from click.testing import CliRunner, Result

from sleuth.cli import main
from sleuth.core.truth.records import read_records
from sleuth.editions import EDITION_IDS
from sleuth.server.fanout import MemoryFanout
from sleuth.server.store import Store, backup, migrations, restore
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log import records
from sleuth.server.tables.registry import TableRegistry
from tests.server import samples
from tests.server.nodes import Node, running
from tests.server.postgres import opened
from tools.samples.__main__ import main as make_sample
from tools.samples.contents import SampledTable, sampled
from tools.samples.dumps import load_sqlite, unpacked
from tools.samples.evening import Evening, finish

pytestmark = pytest.mark.anyio
OLDER = sorted(samples.FOLDER.glob("*.sql"))
"""Databases of before there were samples."""


@pytest.fixture(params=samples.SAMPLES, ids=lambda path: path.name)
def sample(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
def filled(sample: Path, url: str) -> str:
    """Return the address of a database as an earlier version left it."""
    samples.fill(sample, url)
    return url


@asynccontextmanager
async def tables_of(url: str, sample: Path) -> AsyncIterator[tuple[Store, TableRegistry]]:
    async with opened(url) as store:
        registry = TableRegistry(store, MemoryFanout(), editions=samples.editions(sample))
        yield store, registry
        await registry.close()


async def test_nothing_an_earlier_version_stored_is_lost(sample: Path, filled: str) -> None:
    await check_all(sample, filled)


async def check_all(sample: Path, filled: str) -> None:
    expected = samples.contents(sample)
    about = {each.table: each.about for each in expected.tables}
    async with tables_of(filled, sample) as (store, registry):
        assert await sampled(registry, store, about) == expected.tables
        assert await store.credentials() == expected.credentials
        for each in expected.tables:
            assert each.status in ("over", "abandoned") or await store.find(each.code) == each.table


async def test_every_game_under_way_goes_on_to_its_end(sample: Path, filled: str) -> None:
    luck = Random("on")
    async with tables_of(filled, sample) as (_, registry):
        under_way = [each for each in samples.contents(sample).tables if each.status == "playing"]
        assert len({(await registry.find(each.table)).table.edition.id for each in under_way}) > len(EDITION_IDS)
        for each in under_way:
            authority = await registry.find(each.table)
            before = list(authority.log)
            await repeat(authority, each)
            await finish(authority, luck)
            assert authority.table.status == "over"
            assert authority.log[: len(before)] == before
            told = [authority.message_for(number, 0) for number in range(1, len(authority.log) + 1)]
            assert [message.n for message in told] == list(range(1, len(authority.log) + 1))
            assert records.written(authority.table, authority.log)


async def repeat(authority: Authority, each: SampledTable) -> None:
    """Repeat what was acknowledged before the upgrade: it takes effect once."""
    for key in each.keys:
        assert await authority.store.used(authority.table.id, key)
    if each.keys:
        await authority.decide(lambda table: [n.Said(at=table.since, seat=0, name="", text="again")], each.keys[0])
    assert authority.table.version == each.version


def upgrade(url: str, *more: str) -> Result:
    return CliRunner().invoke(main, ["database", "upgrade", "--database", url, *more])


def test_an_upgrade_beforehand_does_the_same(sample: Path, filled: str) -> None:
    newest = len(migrations.steps("postgres" if filled.startswith("postgresql") else "sqlite"))
    address = filled.removeprefix("sqlite:///")
    assert upgrade(address, "--check").exit_code in (0, 1)
    assert upgrade(address).exit_code == 0
    assert f"schema {newest}, the newest" in upgrade(address, "--check").output
    asyncio.run(check_all(sample, filled))


async def test_people_come_back_to_their_tables_with_the_cookies_of_that_time(sample: Path, tmp_path: Path) -> None:
    expected, url = samples.contents(sample), f"sqlite:///{tmp_path / 'tables.db'}"
    samples.fill(sample, url)
    node = Node(url, secret_key=expected.secret_key, editions=sample / "edition")
    with running([node]), httpx.Client(base_url=f"{node.url}/api/v1") as client:
        for person, cookie in expected.cookies.items():
            mine = [each for each in expected.tables if person in owners(each)]
            answer = client.get("/mine", headers={"Cookie": cookie}).json()
            assert {each["card"]["table"] for each in answer["tables"]} == {each.table for each in mine}
            for each in mine:
                seen = client.get(f"/tables/{each.table}/log", headers={"Cookie": cookie})
                assert seen.is_success, seen.text
        for each in expected.tables:
            if each.status == "over":
                assert client.get(f"/tables/{each.table}/record").is_success, each


def owners(each: SampledTable) -> set[str]:
    """Return whose list of tables it is on: of those who sit there, or of the host if nobody does."""
    return {person for seat in each.people for person, _ in seat} or {each.host}


def test_records_of_an_earlier_version_replay(sample: Path) -> None:
    found = list(read_records(unpacked(sample / "records.jsonl.xz"), samples.editions(sample)))
    assert len(found) == samples.contents(sample).records
    assert {record.state().public.phase for record in found} == {"over"}
    assert {record.game.edition.id for record in found} > set(EDITION_IDS)


@pytest.mark.parametrize("dump", OLDER, ids=lambda path: path.stem)
async def test_an_older_file_moves_to_postgresql_and_goes_on(dump: Path, tmp_path: Path, postgres_copy: str) -> None:
    file = tmp_path / "tables.db"
    load_sqlite(unpacked(dump), file)
    async with opened(str(file)) as old, opened(postgres_copy) as new:
        number = await backup(old, tmp_path / "backup")
        assert number == await restore(tmp_path / "backup", new)
        before, after = TableRegistry(old, MemoryFanout()), TableRegistry(new, MemoryFanout())
        assert await sampled(after, new, {}) == await sampled(before, old, {})
        for table in [each.table for each in await sampled(after, new, {}) if each.status == "playing"]:
            await finish(await after.find(table), Random("on"))
        await before.close()
        await after.close()


@pytest.fixture
def postgres_copy(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("postgres").new_database())


async def test_a_sample_has_every_kind_of_entry_and_every_edition(tmp_path: Path) -> None:
    """So a table that this version can store will be in the sample of this version."""
    sample = samples.SAMPLES[-1]
    async with opened(str(tmp_path / "tables.db")) as store:
        evening = Evening(store, samples.editions(sample))
        await evening.play()
        tables = [await evening.registry.find(table) for table in evening.about]
        await evening.registry.close()
    kinds = {type(entry) for authority in tables for entry in authority.log}
    assert kinds == set(n.Entry.__args__)
    assert {authority.table.edition.id for authority in tables} == set(samples.editions(sample).ids)


def test_a_sample_is_never_changed(sample: Path) -> None:
    done = CliRunner().invoke(make_sample, [sample.name])
    assert done.exit_code == 1
    assert "samples are never changed" in done.output
