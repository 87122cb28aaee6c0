"""Migrations of the schema, one folder per backend: 0001.sql, 0002.sql, ... A released one never changes.

While several servers are upgraded one after the other, the version before goes on with the new schema: a migration
adds, and what nobody needs any more is removed a version later.
"""

from importlib.resources import files

from sleuth.server.store.port import StoreError


def steps(backend: str) -> list[tuple[int, str]]:
    """Return the migrations of a backend in order."""
    folder = files(__name__).joinpath(backend)
    scripts = sorted((item.name, item) for item in folder.iterdir() if item.name.endswith(".sql"))
    return [(int(name.removesuffix(".sql")), item.read_text(encoding="utf-8")) for name, item in scripts]


def missing(backend: str, number: int, where: str) -> list[tuple[int, str]]:
    """Return the migrations a database at this number still needs; refuse a newer database."""
    known = steps(backend)
    newest = known[-1][0]
    if number > newest:
        raise StoreError(
            f"{where} was written by a newer sleuth (schema {number}, this one knows {newest}): update sleuth"
        )
    return [step for step in known if step[0] > number]
