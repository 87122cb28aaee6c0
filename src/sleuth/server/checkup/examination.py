"""The whole check-up."""

from sleuth.server.checkup import keys, machine
from sleuth.server.checkup.findings import Checkup, Finding, masked, shown
from sleuth.server.checkup.storage import storage
from sleuth.server.fanout import FanoutError, open_fanout


async def examine(checkup: Checkup) -> list[Finding]:
    """Examine everything; no finding contains a secret."""
    found = [
        *machine.programs(checkup),
        keys.settings(checkup),
        *await storage(checkup),
        await fanout(checkup),
        machine.disk(checkup),
        machine.open_files(checkup),
        machine.clock(checkup),
        keys.secret_key(checkup),
        keys.public_address(checkup),
        machine.workers(checkup),
    ]
    return masked(found, checkup.secrets)


async def fanout(checkup: Checkup) -> Finding:
    """Check whether servers can tell each other about changes."""
    address = checkup.settings.carrier
    if address == "memory":
        several = checkup.settings.database.startswith("postgres")
        text = "memory: only for a single process" if several else "memory: one process"
        return Finding("fan-out", "warning" if several else "ok", text)
    try:
        carrier = open_fanout(address)
        await carrier.start()
        await carrier.close()
    except FanoutError as error:
        return Finding("fan-out", "wrong", f"{shown(address)}: {' '.join(str(error).split())}")
    return Finding("fan-out", "ok", shown(address))
