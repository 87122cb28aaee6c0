"""Routes for operators, and the list of editions."""

import secrets

from litestar import Response, get

from sleuth.editions import EditionRegistry
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.dependencies import TheCaller, TheContext
from sleuth.server.http.wire import Editions, EditionSeen, Ready
from sleuth.server.settings import is_loopback
from sleuth.server.tables.log.plan import BOTS
from sleuth.server.tables.refusals import TableRefusal


@get("/editions", summary="What can be played")
async def editions(context: TheContext) -> Editions:
    """Return the editions, and the bots to play against."""
    return listed(context.editions)


def listed(known: EditionRegistry) -> Editions:
    """Return some editions as the page lists them."""
    return Editions([EditionSeen(each.id, each.family, each.seats, each.kinds) for each in known], BOTS)


@get("/healthz", summary="Is the server alive?", include_in_schema=False)
async def healthz() -> dict[str, bool]:
    """Answer, which is all that is asked."""
    return {"alive": True}


@get("/readyz", summary="Is the server ready?", include_in_schema=False)
async def readyz(context: TheContext) -> Response[Ready]:
    """Return whether the store has just written something and the fan-out is connected."""
    ready = Ready(await context.pulse.beats(), context.fanout.connected)
    return Response(ready, status_code=200 if ready.store and ready.fanout else 503)


@get("/metrics", include_in_schema=False)
async def metrics(context: TheContext, caller: TheCaller, request: AnyRequest) -> Response[bytes]:
    """Return metrics for Prometheus, to this machine and to anyone with the token."""
    token = context.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    local = is_loopback(caller.address) and "x-forwarded-for" not in request.headers
    if not local and not (token and secrets.compare_digest(given.encode(), token.encode())):
        raise TableRefusal("unknown-route")
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


API_ROUTES = [editions]
ROOT_ROUTES = [healthz, readyz, metrics]
