"""The row of a table: its whole summary, and the columns that lists search by."""

from msgspec.json import Decoder, encode
from msgspec.structs import replace

from sleuth.server.store.port import TableSummary

read_summary = Decoder(TableSummary).decode


def fold(code: str) -> str:
    """Return a short code as it is compared."""
    return code.casefold()


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
        "summary": encode(replace(summary, version=version)),
    }
