"""A server process from start to stop: its parts, and its periodic tasks."""

import asyncio
import contextlib
import errno
import gc
import logging
import secrets
import signal
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sleuth.editions import SHIPPED_EDITIONS, EditionRegistry
from sleuth.server.addresses import networks
from sleuth.server.fanout import FanoutError, open_fanout
from sleuth.server.guard import GuardedConnection, LiveProtocol, raise_limit
from sleuth.server.http import lobby
from sleuth.server.http.app import application
from sleuth.server.http.asgi import App
from sleuth.server.http.context import AppContext
from sleuth.server.http.edge.gate import Gate
from sleuth.server.http.edge.path_prefix import PathPrefix
from sleuth.server.http.live.presence import AGAIN_SECONDS
from sleuth.server.settings import Settings, SettingsError
from sleuth.server.store import Declined, StoreError, open_store
from sleuth.server.tables.bots.players import BotPlayers, paced
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.tables.table_cache import TableCache
from sleuth.server.work.worker import Worker
from sleuth.server.work.workers import Workers

MEGABYTE = 1024 * 1024
SWEEP_SECONDS = 2.0
CLEAR_SECONDS = 600.0
REFRESH_SECONDS = 30.0
DAY = 86_400.0
LONGEST_FRAME = 16 * 1024
BEATS = 3
"""How often a live connection is pinged within the time it may be silent."""
FAREWELL_SECONDS = 10
"""How long requests may take to finish when the server stops."""
THINKING = ("sleuth.server.tables.bots.thinking",)
COUNTING = (
    "sleuth.review.insight",
    "sleuth.review.narration",
    "sleuth.review.timeline",
    "sleuth.server.tables.log.records",
)
"""Modules the worker processes load before their first job."""
SLOW_SECONDS = 1.0
"""After this time a job counts as slow: it moves to the slow lane, or starts over later."""
MOST_WAITING = 256
"""How many jobs for people may wait."""
logger = logging.getLogger("sleuth.server")


@contextlib.asynccontextmanager
async def opened(settings: Settings, editions: EditionRegistry = SHIPPED_EDITIONS) -> AsyncIterator[AppContext]:
    """Open a server's store, fan-out, tables and workers; raises `StoreError` or `FanoutError`."""
    async with contextlib.AsyncExitStack() as stack:
        store = await open_store(settings.database)
        stack.push_async_callback(store.close)
        fanout = open_fanout(settings.carrier)
        await fanout.start()
        stack.push_async_callback(fanout.close)
        cache = TableCache(most_bytes=settings.tables_megabytes * MEGABYTE)
        registry = TableRegistry(store, fanout, tables=cache, editions=editions)
        stack.push_async_callback(registry.close)
        # two pools: however much people ask for, bots go on playing
        thinkers, pace = _workers(settings, stack, THINKING), paced(settings.tempo)
        players = BotPlayers(registry, secrets.token_hex(8), thinkers, pace, settings.claim_seconds)
        stack.push_async_callback(players.close)
        counters = _workers(
            settings, stack, COUNTING, lane=settings.workers, slow=SLOW_SECONDS, spare=1, most=MOST_WAITING
        )
        context = AppContext(settings, store, fanout, registry, counters)
        await context.credentials.load()
        await context.presence.greet()
        for work in _periodic_tasks(context, players):
            stack.push_async_callback(_ended, asyncio.create_task(work))
        yield context


def _workers(
    settings: Settings, stack: contextlib.AsyncExitStack, modules: tuple[str, ...], lane: int = 0, **more: Any
) -> Workers:
    workers = Workers([Worker(modules) for _ in range(settings.workers + lane)], lane=lane, **more)
    stack.push_async_callback(workers.close)
    return workers


def _periodic_tasks(context: AppContext, players: BotPlayers) -> list[Coroutine[Any, Any, None]]:
    async def forget() -> None:
        if context.settings.retention_days:
            number = await context.store.forget(time.time() - context.settings.retention_days * DAY)
            logger.info("old tables were removed", extra={"about": {"tables": number}})

    async def clear() -> None:
        if number := await lobby.clear(context):
            logger.info("tables nobody came to were closed", extra={"about": {"tables": number}})

    return [
        _repeat(context, CLEAR_SECONDS, clear),
        _repeat(context, SWEEP_SECONDS, players.sweep),
        _repeat(context, REFRESH_SECONDS, context.registry.refresh_all),
        _repeat(context, REFRESH_SECONDS, context.credentials.load),
        _repeat(context, AGAIN_SECONDS, context.presence.keep_up),
        _repeat(context, DAY, forget),
    ]


async def _repeat(context: AppContext, seconds: float, task: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await task()
        except (StoreError, Declined, TableRefusal) as error:
            context.metrics.store_errors.inc()
            logger.warning("a periodic task is left for later", exc_info=error)
        except Exception as error:  # one failure must not end a periodic task for good
            context.metrics.failures.inc()
            logger.error("a periodic task failed", exc_info=error)
        await asyncio.sleep(seconds)


async def _ended(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def listening(settings: Settings) -> socket.socket:
    """Return a socket that listens at the address in the settings; raises `SettingsError`."""
    try:
        family, _, _, _, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        at = socket.create_server(address[:2], family=family, backlog=1024)
        # asyncio does not do this for a ready-made socket; without it small answers wait 40 ms for an ACK
        at.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return at
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        why = "Address already in use, choose another port" if taken else error.strerror or error
        raise SettingsError(f"--host {settings.host} --port {settings.port}: {why}") from None


def run(
    settings: Settings,
    at: socket.socket,
    ready: Callable[[], None] = lambda: None,
    editions: EditionRegistry = SHIPPED_EDITIONS,
) -> None:
    """Serve on the fastest event loop available, with as many open files as the system grants."""
    raise_limit()
    with asyncio.Runner(loop_factory=_fastest_loop) as runner:
        runner.run(serve(settings, at, ready, editions))


def _fastest_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ModuleNotFoundError:  # not every platform has it
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve(
    settings: Settings,
    at: socket.socket,
    ready: Callable[[], None] = lambda: None,
    editions: EditionRegistry = SHIPPED_EDITIONS,
) -> None:
    """Serve until a signal arrives; then finish requests, close connections and return."""
    async with opened(settings, editions) as context:
        server = _Server(_configuration(context), ready)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _ignore_signal)  # uvicorn raises the signal again after it has stopped
        _collect_rarely()
        await server.serve(sockets=[at])


class _Server(uvicorn.Server):
    """Says that it is ready when Ctrl-C stops it already: people may press it as soon as they read that."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve."""
        await super().startup(sockets)
        self._ready()


def _collect_rarely() -> None:
    """Collect garbage less often: tables are many long-lived objects (docs/server-measured.md)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _configuration(context: AppContext) -> uvicorn.Config:
    beat = context.settings.silence_seconds / BEATS
    return uvicorn.Config(
        _behind_proxies(Gate(application(context), context), context.settings),
        http=cast(type[asyncio.Protocol], partial(GuardedConnection, context.guard)),
        ws=LiveProtocol,
        lifespan="off",
        proxy_headers=False,  # done here, inside of what needs the proxy's own address
        ws_ping_interval=beat,
        ws_ping_timeout=beat,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # the length of a compressed message can reveal a secret in it
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )


def _behind_proxies(app: App, settings: Settings) -> App:
    """Return an application that trusts the headers of the proxies it knows."""
    listed = [each.strip() for each in settings.trusted_proxies.split(",") if each.strip()]
    told = ProxyHeadersMiddleware(app, listed)  # type: ignore[arg-type]
    return PathPrefix(told, settings.root_path, networks(settings.trusted_proxies))  # type: ignore[arg-type]


def _ignore_signal(number: int, frame: object) -> None:
    """Do nothing: the signal has been handled already."""


__all__ = ["FanoutError", "StoreError", "listening", "opened", "run", "serve"]
