"""Keep samples of what this version stores: databases of both kinds and records, for the tests of later versions.

Plays an evening at many tables and writes it into tests/data/databases/VERSION, once for each release. What was written
is never changed: it is what people have.
"""

import asyncio
import shutil
import tempfile
from pathlib import Path

import click
import msgspec

import sleuth
from sleuth.editions import EditionRegistry, load_edition
from sleuth.server.http.edge.identity import Identities, Identity
from sleuth.server.store import backup, open_store, restore
from tests.folders import harpoon_house
from tests.server.postgres import PostgresServer
from tools.samples.contents import Contents, sampled
from tools.samples.dumps import dump_postgres, dump_sqlite, pack
from tools.samples.evening import Evening

SAMPLES = Path(__file__).resolve().parent.parent.parent / "tests" / "data" / "databases"
SECRET_KEY = "the key of a kept sample, known to all"  # noqa: S105  of a sample


async def make(version: str, folder: Path, work: Path) -> Contents:
    """Play, and write everything into a folder; `work` is for files that are not kept."""
    editions = EditionRegistry([load_edition(harpoon_house(folder / "edition"))])
    file = work / "tables.db"
    store = await open_store(str(file))
    evening = Evening(store, editions)
    try:
        await evening.play()
        tables = await sampled(evening.registry, store, evening.about)
        contents = Contents(version, SECRET_KEY, _cookies(), await store.credentials(), len(evening.records), tables)
        await backup(store, work / "tables.jsonl")
    finally:
        await evening.registry.close()
        await store.close()
    pack(folder / "sqlite.sql.xz", dump_sqlite(file))
    pack(folder / "records.jsonl.xz", "".join(evening.records).encode())
    (folder / "contents.json").write_bytes(msgspec.json.format(msgspec.json.encode(contents), indent=1) + b"\n")
    return contents


def _cookies() -> dict[str, str]:
    identities = Identities(SECRET_KEY)
    people = [Identity("p0", "Ann", "came back"), *(Identity(f"p{number}") for number in range(1, 4))]
    return {each.person: identities.write_cookie(each, secure=False).partition(";")[0] for each in people}


async def copy(file: Path, url: str) -> None:
    """Fill a database from a backup."""
    store = await open_store(url)
    try:
        await restore(file, store)
    finally:
        await store.close()


@click.command(help=__doc__)
@click.argument("version", default=sleuth.__version__)
@click.option(
    "--into", type=click.Path(path_type=Path, file_okay=False), default=SAMPLES, help="The folder of samples."
)
def main(version: str, into: Path) -> None:
    """Write the sample of a version."""
    folder = into / version
    if folder.exists():
        raise click.ClickException(f"{folder} exists: samples are never changed")
    with tempfile.TemporaryDirectory(prefix="sleuth-sample-") as place:
        work, made = Path(place), Path(place) / "made"
        work.chmod(0o755)  # PostgreSQL may run as another user
        made.mkdir()
        contents = asyncio.run(make(version, made, work))
        (work / "pg").mkdir()
        server = PostgresServer(work / "pg")
        try:
            url = server.new_database()
            asyncio.run(copy(work / "tables.jsonl", url))
            pack(made / "postgres.sql.xz", dump_postgres(url))
        finally:
            server.stop()
        shutil.move(made, folder)
    size = sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())
    click.echo(f"{folder}: {len(contents.tables)} tables, {contents.records} records, {size / 1024:.0f} kB")


if __name__ == "__main__":
    main()
