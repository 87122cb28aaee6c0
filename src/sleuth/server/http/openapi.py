"""The documents of the interface: OpenAPI for programs, and a page for people that needs nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any, get_args

import msgspec
from litestar import Litestar, Router, get
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.routes import HTTPRoute
from msgspec import Struct

from sleuth import __version__
from sleuth.server.http.routes.bots import Bots
from sleuth.server.http.routes.editions import EditionDrawn
from sleuth.server.http.routes.manual import Aim, Manual
from sleuth.server.http.routes.narration import Narration
from sleuth.server.http.routes.replay import Replay
from sleuth.server.http.wire import RefusalBody

SCHEMAS = "#/components/schemas/{name}"
PREPARED: dict[str, type[Struct]] = {
    "/editions/{edition}": EditionDrawn,
    "/bots": Bots,
    "/aim": Aim,
    "/manual": Manual,
    "/tables/{table}/words": Narration,
    "/tables/{table}/replay": Replay,
}
"""Routes whose answers are ready-made text, and what it says."""
METHODS = ("get", "post", "put", "patch", "delete")
STYLE = """body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h2 { border-top: 1px solid #999; padding-top: 1rem; } code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { background: #f3f3f3; overflow-x: auto; padding: .5rem; } summary { cursor: pointer; }
.method { display: inline-block; font-weight: bold; text-transform: uppercase; width: 5rem; }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #eee; } pre { background: #262626; }
  a { color: #9cf; } }
"""


def described(api: Router, providers: dict[str, Provide]) -> dict[str, Any]:
    """The OpenAPI document of our routes, made by an application of their own: serving it is our own business."""
    description = "Tables for people and bots. The live connection is described in docs/protocol.md."
    config = OpenAPIConfig("sleuth", __version__, description=description, use_handler_docstrings=True)
    app = Litestar([api], dependencies=providers, openapi_config=config, logging_config=None)
    return _completed(app.openapi_schema.to_schema(), _structs(app))


def _structs(app: Litestar) -> set[type[Struct]]:
    """Our types: what the routes take and give, and those of prepared answers."""
    handlers = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    fields = [field for each in handlers for field in (each.parsed_data_field, each.parsed_return_field) if field]
    return {RefusalBody, *PREPARED.values(), *(struct for field in fields for struct in _structs_in(field.annotation))}


def _structs_in(hint: Any) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for part in get_args(hint):
        yield from _structs_in(part)


def _completed(document: dict[str, Any], structs: set[type[Struct]]) -> dict[str, Any]:
    """The framework's document, with our types as msgspec describes them (unions have discriminators), and our no."""
    _, ours = msgspec.json.schema_components(structs, ref_template=SCHEMAS)
    known = document["components"]["schemas"] | _evened(ours)
    problem = _answer("A no, with its code.", RefusalBody)
    for path, operation in _operations(document):
        found = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
        if (prepared := _prepared(path)) is not None:
            found = {"200": _answer(found["200"]["description"], prepared)}
        operation["responses"] = found | {"default": problem}
    components = {name: known[name] for name in sorted(_reachable(document["paths"], known))}
    return {**document, "components": {**document["components"], "schemas": components}}


def _evened(part: Any) -> Any:
    """Schemas without `prefixItems`, which tools for OpenAPI stumble over: a tuple is a list of so many of these."""
    if isinstance(part, dict) and "prefixItems" in part:
        each = [item for index, item in enumerate(part["prefixItems"]) if item not in part["prefixItems"][:index]]
        kept = {key: value for key, value in part.items() if key != "prefixItems"}
        return kept | {"items": _evened(each[0] if len(each) == 1 else {"anyOf": each})}
    if isinstance(part, dict):
        return {key: _evened(value) for key, value in part.items()}
    return [_evened(item) for item in part] if isinstance(part, list) else part


def _prepared(path: str) -> type[Struct] | None:
    return next((struct for end, struct in PREPARED.items() if path.endswith(end)), None)


def _answer(description: str, struct: type[Struct]) -> dict[str, Any]:
    schema = {"$ref": SCHEMAS.format(name=struct.__name__)}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _operations(document: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(path, item[method]) for path, item in document["paths"].items() for method in METHODS if method in item]


def _reachable(part: Any, schemas: dict[str, Any]) -> set[str]:
    """The names of all schemas that something refers to, by whatever detour."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        item = waiting.pop()
        if isinstance(item, dict):
            name = str(item.get("$ref", "")).rpartition("/")[2]
            if name and name not in found:
                found.add(name)
                waiting.append(schemas[name])
            waiting += item.values()
        elif isinstance(item, list):
            waiting += item
    return found


def routes(document: dict[str, Any]) -> list[HTTPRouteHandler]:
    """The routes that serve a document. The style has one of its own, because nothing inline is allowed."""
    text, page = msgspec.json.encode(document), _page(document)

    @get("/openapi.json", media_type=MediaType.JSON, include_in_schema=False)
    async def for_programs() -> bytes:
        return text

    @get("/docs", media_type=MediaType.HTML, include_in_schema=False)
    async def for_people() -> str:
        return page

    @get("/docs.css", media_type=MediaType.CSS, include_in_schema=False)
    async def style() -> str:
        return STYLE

    return [for_programs, for_people, style]


def _page(document: dict[str, Any]) -> str:
    operations = [
        _route(path, method, item[method])
        for path, item in document["paths"].items()
        for method in METHODS
        if method in item
    ]
    types = [_type(name, schema) for name, schema in document["components"]["schemas"].items()]
    body = f"<h2>Routes</h2>{''.join(operations)}<h2>Types</h2>{''.join(types)}"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>sleuth: the interface</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="docs.css">'
        "<h1>sleuth: the interface</h1><p>Everything is JSON. For programs: "
        '<a href="openapi.json">openapi.json</a>. The live connection is described in docs/protocol.md.</p>'
        f"{body}</html>"
    )


def _route(path: str, method: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    answers = [_schema(answer) for answer in operation["responses"].values()]
    takes = f"<p>takes {_named(body)}</p>" if body else ""
    gives = f"<p>gives {_named(answers[0])}</p>" if answers[0] else ""
    return (
        f'<details><summary><span class="method">{method}</span> <code>{escape(path)}</code> '
        f"{escape(operation.get('summary', ''))}</summary>"
        f"<p>{escape(operation.get('description', ''))}</p>{takes}{gives}</details>"
    )


def _schema(answer: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = answer.get("content", {}).get("application/json", {})
    return dict(content.get("schema", {}))


def _named(schema: dict[str, Any]) -> str:
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else "an object"


def _type(name: str, schema: dict[str, Any]) -> str:
    text = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
    title = f"<summary><code>{escape(name)}</code></summary>"
    return f'<details id="{escape(name)}">{title}<pre>{escape(text)}</pre></details>'
