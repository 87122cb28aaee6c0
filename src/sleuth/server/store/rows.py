"""How a summary becomes a row: kept whole, with columns beside it that lists search by."""

from msgspec.json import Decoder, encode
from msgspec.structs import replace

from sleuth.server.store.port import Summary

read_summary = Decoder(Summary).decode


def fold(code: str) -> str:
    """A short code as it is compared."""
    return code.casefold()


def columns(summary: Summary, version: int) -> dict[str, object]:
    """The row of a table, by column; its last entry has the number `version`."""
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
