"""Choosing a fan-out by its address."""

from sleuth.server.fanout.memory import MemoryFanout
from sleuth.server.fanout.port import Fanout, FanoutError


def open_fanout(url: str) -> Fanout:
    """Return the fan-out of an address, not started: `memory`, `postgresql://...` or `nats://...`."""
    scheme, separator, _ = url.partition("://")
    if url == "memory":
        return MemoryFanout()
    if separator and scheme in ("postgresql", "postgres"):
        return _postgres(url)
    if separator and scheme in ("nats", "tls"):
        return _nats(url)
    raise FanoutError(f"{scheme}: expected memory, postgresql://... or nats://...")


def _postgres(url: str) -> Fanout:
    try:
        from sleuth.server.fanout.postgres import PostgresFanout
    except ModuleNotFoundError as error:
        raise FanoutError('PostgreSQL needs psycopg: pip install "sleuth[postgres]"') from error
    return PostgresFanout(url)


def _nats(url: str) -> Fanout:
    try:
        from sleuth.server.fanout.nats import NatsFanout
    except ModuleNotFoundError as error:
        raise FanoutError('NATS needs nats-py: pip install "sleuth[nats]"') from error
    return NatsFanout(url)
