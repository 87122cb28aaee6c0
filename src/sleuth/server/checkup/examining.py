"""The whole check-up."""

from sleuth.server.checkup import keys, machine
from sleuth.server.checkup.findings import Case, Finding, masked, shown
from sleuth.server.checkup.storage import storage
from sleuth.server.fanout import FanoutError, open_fanout


async def examine(case: Case) -> list[Finding]:
    """Look at everything; nothing that is found contains a secret."""
    found = [
        *machine.programs(case),
        keys.settings(case),
        *await storage(case),
        await fanout(case),
        machine.disk(case),
        machine.open_files(case),
        machine.clock(case),
        keys.secret_key(case),
        keys.public_address(case),
        machine.workers(case),
    ]
    return masked(found, case.secrets)


async def fanout(case: Case) -> Finding:
    """Whether servers can tell each other what is new."""
    address = case.settings.carrier
    if address == "memory":
        several = case.settings.database.startswith("postgres")
        told = "memory: only for a single process" if several else "memory: one process"
        return Finding("fan-out", "warning" if several else "ok", told)
    try:
        carrier = open_fanout(address)
        await carrier.start()
        await carrier.close()
    except FanoutError as error:
        return Finding("fan-out", "wrong", f"{shown(address)}: {' '.join(str(error).split())}")
    return Finding("fan-out", "ok", shown(address))
