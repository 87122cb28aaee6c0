"""The whole check-up."""

from sleuth.server.checkup import keys, machine
from sleuth.server.checkup.findings import Finding, Subject, masked, shown
from sleuth.server.checkup.storage import storage
from sleuth.server.fanout import FanoutError, open_fanout


async def examine(subject: Subject) -> list[Finding]:
    """Look at everything; nothing that is found contains a secret."""
    found = [
        *machine.programs(subject),
        keys.settings(subject),
        *await storage(subject),
        await fanout(subject),
        machine.disk(subject),
        machine.open_files(subject),
        machine.clock(subject),
        keys.secret_key(subject),
        keys.public_address(subject),
        machine.workers(subject),
    ]
    return masked(found, subject.secrets)


async def fanout(subject: Subject) -> Finding:
    """Whether servers can tell each other what is new."""
    address = subject.settings.carrier
    if address == "memory":
        several = subject.settings.database.startswith("postgres")
        told = "memory: only for a single process" if several else "memory: one process"
        return Finding("fan-out", "warning" if several else "ok", told)
    try:
        carrier = open_fanout(address)
        await carrier.start()
        await carrier.close()
    except FanoutError as error:
        return Finding("fan-out", "wrong", f"{shown(address)}: {' '.join(str(error).split())}")
    return Finding("fan-out", "ok", shown(address))
