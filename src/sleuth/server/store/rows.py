"""The row of a table: its whole summary, and the columns that lists search by."""

from msgspec.json import Decoder, encode
from msgspec.structs import replace

from sleuth.server.store.port import TableSummary

read_summary = Decoder(TableSummary).decode


def fold(code: str) -> str:
    """Return a short code as it is compared."""
    return code.casefold()


def written(summary: TableSummary, version: int) -> bytes:
    """Return a summary as it is stored; the last entry of its table has the number `version`."""
    return encode(summary if summary.version == version else replace(summary, version=version))


def columns(summary: TableSummary, version: int) -> dict[str, object]:
    """Return the row of a table by column; its last entry has the number `version`."""
    return {
        "id": summary.table,
        "version": version,
        "code": fold(summary.code),
        "status": summary.status,
        "listed": summary.listed,
        "bots": summary.bots,
        "updated": summary.updated,
        "summary": written(summary, version),
    }
