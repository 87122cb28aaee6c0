"""The whole interface as one ASGI application."""

from litestar import Litestar, Router

from sleuth.server.http import (
    agreeing,
    bots,
    bringing,
    drawing,
    helping,
    manual,
    marking,
    operating,
    pages,
    people,
    playing,
    replaying,
    rules,
    setting,
    story,
    words,
)
from sleuth.server.http.asking import providers
from sleuth.server.http.door import App, Door
from sleuth.server.http.house import House
from sleuth.server.http.problems import handlers

PREFIX = "/api/v1"
LONGEST_BODY = 64 * 1024
SETTING = [*setting.ROUTES, *agreeing.ROUTES]
FOR_THE_PAGE = [
    *drawing.ROUTES,
    *rules.ROUTES,
    *bots.ROUTES,
    *words.ROUTES,
    *helping.ROUTES,
    *story.ROUTES,
    *replaying.ROUTES,
]


def application(house: House) -> App:
    """The interface of a house."""
    needed = providers(house)
    routes = [
        *SETTING,
        *playing.ROUTES,
        *bringing.ROUTES,
        *marking.ROUTES,
        *people.ROUTES,
        *operating.API_ROUTES,
        *FOR_THE_PAGE,
    ]
    document = manual.described(Router(PREFIX, route_handlers=routes), needed)
    app = Litestar(
        [
            *pages.routes(),
            *operating.ROOT_ROUTES,
            Router(PREFIX, route_handlers=[*routes, *manual.routes(document)]),
        ],
        dependencies=needed,
        exception_handlers=handlers(house),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        openapi_config=None,
        debug=False,
    )
    return Door(app, house)  # type: ignore[arg-type]
