"""The conformance kit for fan-outs."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager

from sleuth.server.fanout.port import Fanout, Hint

MANY = 2_000
"""How many hints are sent at once."""
PATIENCE = 30.0
"""Seconds after which an expected event is not going to happen."""
GLANCE = 0.005
"""Seconds between two looks whether it has."""
CUT = Hint("cut", 1)
"""Published without a connection; it may arrive at any time afterwards."""

Cut = Callable[[], AbstractAsyncContextManager[object]]
"""While it is entered, no node has a connection or gets a new one."""


class FanoutFault(AssertionError):
    """A fan-out that cannot be relied on: what happened, what is expected."""


def check_fanout(open_two: Callable[[], tuple[Fanout, Fanout]], cut: Cut | None = None) -> None:
    """Check that nodes hear each other, and notice when they may not have; raise `FanoutFault` with what is wrong.

    `open_two` makes two nodes that share their fan-out with nobody else, not started. Hints must reach every listener
    of both nodes, many at once, whatever other listeners do, until they stop listening. With `cut` the connections are
    lost for a while: publishing must neither raise nor wait, and afterwards every listener must hear None, and hints
    again.
    """
    asyncio.run(_check(open_two, cut))


async def _check(open_two: Callable[[], tuple[Fanout, Fanout]], cut: Cut | None) -> None:
    for check in (_reaching, _many, _listeners, _stopping, _closing):
        await _with_two(open_two, check)
    if cut is not None:
        await _with_two(open_two, lambda *nodes: _cutting(cut, *nodes))


async def _with_two(
    open_two: Callable[[], tuple[Fanout, Fanout]], check: Callable[[Fanout, Fanout], Awaitable[None]]
) -> None:
    nodes = open_two()
    try:
        for node in nodes:
            await node.start()
            _expect(node.connected, "`connected` is False after start; expected True, as hints come and go now")
        await check(*nodes)
    finally:
        for node in nodes:
            await node.close()


class _Ear:
    """A listener that remembers."""

    def __init__(self, node: Fanout) -> None:
        self.heard: list[Hint | None] = []
        self.stop = node.listen(self.heard.append)

    def missed(self, hints: Sequence[Hint]) -> bool:
        """Return whether neither one of these nor a later version of it was heard."""
        latest = dict[tuple[str, str, str], int]()
        for heard in self.heard:
            if heard is not None:
                latest[heard.about] = max(heard.version, latest.get(heard.about, heard.version))
        return any(latest.get(hint.about, hint.version - 1) < hint.version for hint in hints)


async def _reaching(one: Fanout, two: Fanout) -> None:
    hints = [Hint("first", 1, node="one"), Hint("first", 7, "presence", "two"), Hint("zweiter Tisch é\u2003'\"\\", 0)]
    for node in (one, two):
        ears = _Ear(one), _Ear(two)
        for hint in hints:
            await _publish(node, hint)
        await _all_heard(ears, hints)
        for ear in ears:
            strange = set(ear.heard) - {*hints, CUT, None}
            _expect(not strange, f"heard {strange}, which nobody published; expected hints as they were")


async def _many(one: Fanout, two: Fanout) -> None:
    ears = _Ear(one), _Ear(two)
    hints = [Hint(f"table {number // 2}", number) for number in range(MANY)]
    await asyncio.gather(*(_publish((one, two)[hint.version % 2], hint) for hint in hints))
    await _all_heard(ears, hints)


async def _listeners(one: Fanout, two: Fanout) -> None:
    def fail(hint: Hint | None) -> None:
        raise RuntimeError("the kit's listener that always raises")

    before = two.errors
    stop, ears = two.listen(fail), (_Ear(two), _Ear(two))
    hints = [Hint("raising", number) for number in range(3)]
    for hint in hints:
        await _publish(one, hint)
        await _all_heard(ears, [hint])
    _expect(two.errors > before, "a listener raised and `errors` stayed the same; expected it to be counted")
    stop()


async def _stopping(one: Fanout, two: Fanout) -> None:
    stopped, twin, other = _Ear(two), _Ear(two), _Ear(two)
    stopped.stop()
    stopped.stop()
    await _publish(one, Hint("stopping", 1))
    await _all_heard([twin, other], [Hint("stopping", 1)])
    _expect(not stopped.heard, "a listener that had stopped was called; expected its function to end the listening")


async def _closing(one: Fanout, two: Fanout) -> None:
    closed, open_ = _Ear(one), _Ear(two)
    await _publish(one, Hint("last words", 1))
    await one.close()
    await one.close()
    _expect(not one.connected, "`connected` is True after close; expected False")
    await _all_heard([open_], [Hint("last words", 1)])
    closed.heard.clear()
    await _publish(one, Hint("too late", 1))
    await _publish(two, Hint("alone", 1))
    await _all_heard([open_], [Hint("alone", 1)])
    _expect(not closed.heard, f"heard {closed.heard[:3]} after close; expected silence")


async def _cutting(cut: Cut, one: Fanout, two: Fanout) -> None:
    nodes, ears = (one, two), (_Ear(one), _Ear(two))
    before = [node.errors for node in nodes]
    async with cut():
        await _until(lambda: not any(node.connected for node in nodes), "`connected` to be False without a connection")
        for ear in ears:
            ear.heard.clear()
        for node in nodes:
            await _publish(node, CUT)
    await _until(lambda: all(None in ear.heard for ear in ears), "every listener to hear None after a lost connection")
    _expect(
        all(node.errors > count for node, count in zip(nodes, before, strict=True)),
        "the connection was lost and `errors` stayed the same; expected it to be counted",
    )
    await _until(lambda: all(node.connected for node in nodes), "`connected` to be True with a connection again")
    await _reaching(one, two)


async def _publish(node: Fanout, hint: Hint) -> None:
    try:
        await asyncio.wait_for(node.publish(hint), PATIENCE)
    except TimeoutError:
        raise FanoutFault(f"publish({hint}) does not return; expected not to wait for a connection") from None
    except Exception as error:
        raise FanoutFault(f"publish({hint}) raised {error!r}; expected to count the error and return") from error


async def _all_heard(ears: Sequence[_Ear], hints: Sequence[Hint]) -> None:
    await _until(
        lambda: not any(ear.missed(hints) for ear in ears), f"every listener to hear {hints[-1]} and what came before"
    )


async def _until(happened: Callable[[], bool], expected: str) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await asyncio.sleep(GLANCE)
    except TimeoutError:
        raise FanoutFault(f"expected {expected}") from None


def _expect(true: bool, otherwise: str) -> None:
    if not true:
        raise FanoutFault(otherwise)
