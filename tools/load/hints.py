"""What it costs a server to hear that some table has changed: every server hears it of every table."""

import asyncio
import time

from sleuth.server.fanout import Hint, open_fanout
from tests.server.brokers import NatsServer

HINTS = 3_000
FEW, MANY = 1, 5
"""The numbers of listeners to compare."""


def cost() -> float:
    """Return the seconds of processor time that one hint costs one listener."""
    nats = NatsServer()
    nats.start()
    try:
        few, many = (asyncio.run(_busy(nats.url, listeners)) for listeners in (FEW, MANY))
    finally:
        nats.stop()
    return max(many - few, 0.0) / (MANY - FEW) / HINTS


async def _busy(url: str, listeners: int) -> float:
    """Return the processor time of this process for publishing all hints, one after the other, to some listeners."""
    heard, everybody = 0, asyncio.Event()

    def hear(_: Hint | None) -> None:
        nonlocal heard
        heard += 1
        if heard % listeners == 0:
            everybody.set()

    fanouts = [open_fanout(url) for _ in range(listeners)]
    for each in fanouts:
        await each.start()
        each.listen(hear)
    begin = time.process_time()
    for number in range(HINTS):
        await fanouts[0].publish(Hint(f"table-{number:018}", number))
        await everybody.wait()
        everybody.clear()
    spent = time.process_time() - begin
    for each in fanouts:
        await each.close()
    return spent
