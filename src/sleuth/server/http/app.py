"""The whole interface as one ASGI application."""

from litestar import Litestar, Router

from sleuth.server.http import openapi
from sleuth.server.http.asgi import App
from sleuth.server.http.context import AppContext
from sleuth.server.http.dependencies import providers
from sleuth.server.http.edge.errors import handlers
from sleuth.server.http.edge.middleware import RequestMiddleware
from sleuth.server.http.routes import (
    agreements,
    bots,
    editions,
    insight,
    lessons,
    manual,
    marks,
    narration,
    ops,
    pacing,
    packs,
    pages,
    people,
    play,
    records,
    replay,
    review,
    squares,
    tables,
)

PREFIX = "/api/v1"
LONGEST_BODY = 64 * 1024
SETTING = [*tables.ROUTES, *agreements.ROUTES, *pacing.ROUTES]
FOR_THE_PAGE = [
    *editions.ROUTES,
    *packs.ROUTES,
    *squares.ROUTES,
    *manual.ROUTES,
    *bots.ROUTES,
    *narration.ROUTES,
    *insight.ROUTES,
    *lessons.ROUTES,
    *review.ROUTES,
    *replay.ROUTES,
]


def application(context: AppContext) -> App:
    """Return the interface of a server process."""
    needed = providers(context)
    routes = [
        *SETTING,
        *play.ROUTES,
        *records.ROUTES,
        *marks.ROUTES,
        *people.ROUTES,
        *ops.API_ROUTES,
        *FOR_THE_PAGE,
    ]
    document = openapi.described(Router(PREFIX, route_handlers=routes), needed)
    app = Litestar(
        [
            *pages.routes(),
            *ops.ROOT_ROUTES,
            Router(PREFIX, route_handlers=[*routes, *openapi.routes(document)]),
        ],
        dependencies=needed,
        exception_handlers=handlers(context),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        openapi_config=None,
        debug=False,
    )
    return RequestMiddleware(app, context)  # type: ignore[arg-type]
