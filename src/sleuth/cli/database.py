"""`sleuth database`: manages the tables of a server."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from sleuth.cli.common.files import read_text, written_whole
from sleuth.cli.common.own_editions import editions_option, given_editions
from sleuth.cli.common.trouble import Trouble
from sleuth.cli.serve import default_database
from sleuth.editions import EditionRegistry

T = TypeVar("T")
database_option: Callable[..., Any] = click.option(
    "--database",
    envvar="SLEUTH_DATABASE",
    show_envvar=True,
    help="A file, or postgresql://...; by default the file in your data folder.",
)
FILE = click.Path(path_type=Path, dir_okay=False)


@click.group()
def database() -> None:
    """Back up, restore and tidy the tables of a server; export and import games as records."""


@database.command()
@click.argument("file", type=FILE)
@database_option
def backup(file: Path, database: str | None) -> None:
    """Write all tables into FILE; the server may be running."""
    from sleuth.server.store import backup as write

    number = _with_store(database, lambda store: write(store, file), must_exist=True)
    click.echo(f"Backed up {_tables(number)} from {_name(database)} to {file}")


@database.command()
@click.argument("file", type=FILE)
@database_option
def restore(file: Path, database: str | None) -> None:
    """Load all tables from FILE into an empty database."""
    from sleuth.server.store import restore as read

    number = _with_store(database, lambda store: read(file, store))
    click.echo(f"Restored {_tables(number)} from {file} to {_name(database)}")


@database.command()
@click.argument("table")
@click.argument("file", type=FILE)
@database_option
@editions_option
def export(table: str, file: Path, database: str | None, edition_paths: tuple[Path, ...]) -> None:
    """Write a finished game into FILE as a record. TABLE is its id or its short code."""
    editions = given_editions(edition_paths)
    text = _with_store(database, lambda store: _record(store, table, editions), must_exist=True)
    with written_whole(file) as stream:
        stream.write(text)


@database.command("import")
@click.argument("file")
@database_option
@editions_option
def bring(file: str, database: str | None, edition_paths: tuple[Path, ...]) -> None:
    """Import the finished game of a record as a private table; print the table's id."""
    text, editions = read_text(file), given_editions(edition_paths)
    click.echo(_with_store(database, lambda store: _bring(store, text, editions)))


@database.command()
@click.option("--check", is_flag=True, help="Change nothing; exit with 1 if there is something to do or wrong.")
@database_option
def upgrade(check: bool, database: str | None) -> None:
    """Bring the database to the newest form, as the next start of a server would; make a backup first."""
    from sleuth.server.checkup.storage import database_findings

    if not check:
        _with_store(database, _nothing, must_exist=True)
    found = {each.name: each for each in asyncio.run(database_findings(database or default_database()))}
    told = found.get("migrations", found["database"])
    click.echo(f"{_name(database)}: {told.text}")
    if told.verdict != "ok":
        click.get_current_context().exit(1)


@database.command()
@click.option("--days", type=click.FloatRange(min=0), required=True, help="How old they must be.")
@database_option
def forget(days: float, database: str | None) -> None:
    """Remove tables that were finished or abandoned more than DAYS days ago."""
    number = _with_store(database, lambda store: store.forget(time.time() - days * 86_400), must_exist=True)
    click.echo(f"Removed {_tables(number)} from {_name(database)}")


def _tables(number: int) -> str:
    return f"{number} table" if number == 1 else f"{number} tables"


def _name(url: str | None) -> str:
    """Return the name of a database for people: without the password."""
    from sleuth.server.checkup import shown

    return shown(url or default_database())


def _with_store(url: str | None, work: Callable[[Any], Awaitable[T]], *, must_exist: bool = False) -> T:
    """Do something with the store; raise `Trouble` if that fails."""
    from sleuth.server.store import Declined, StoreError, UnknownTable, open_store
    from sleuth.server.tables.refusals import TableRefusal

    address = url or default_database()
    if must_exist and "://" not in address and not Path(address).exists():
        raise Trouble(f"--database {address}: there is no such file")

    async def done() -> T:
        store = await open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except UnknownTable:
        raise Trouble("there is no such table") from None
    except TableRefusal as refusal:
        details = ", ".join(f"{key}: {value}" for key, value in refusal.details.items())
        raise Trouble(f"{refusal.code} {details}".strip()) from None
    except (StoreError, Declined) as error:
        raise Trouble(str(error) or (type(error).__doc__ or "")) from None


async def _nothing(store: Any) -> None:
    """Opening a store has done it."""


async def _record(store: Any, table: str, editions: EditionRegistry) -> str:
    from sleuth.server.tables.log import records
    from sleuth.server.tables.log.entries import decode
    from sleuth.server.tables.log.table import fold

    found = await store.find(table) if table.isalnum() and len(table) < 10 else None
    log = [decode(entry) for entry in await store.read(found or table)]
    return records.written(fold(log, editions), log)


async def _bring(store: Any, text: str, editions: EditionRegistry) -> str:
    from sleuth.server.fanout import MemoryFanout
    from sleuth.server.tables.log import records
    from sleuth.server.tables.registry import TableRegistry

    plan, entries = records.read(text, time.time(), editions)
    authority = await TableRegistry(store, MemoryFanout(), editions=editions).lay(plan, "", lambda *_: entries)
    return authority.table.id
