"""The documents of the interface: OpenAPI for programs, and a page for people that needs nothing from elsewhere."""

from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Router, get
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig

from sleuth import __version__
from sleuth.server.http import messages
from sleuth.server.tables.plan import Plan
from sleuth.server.tables.seeing import Card, Now

SCHEMAS = "#/components/schemas/{name}"
STRUCTS = (Plan, Card, Now, *(value for value in vars(messages).values() if isinstance(value, type)))
METHODS = ("get", "post", "put", "delete")
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
    return _completed(
        Litestar([api], dependencies=providers, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    )


def _completed(document: dict[str, Any]) -> dict[str, Any]:
    """The framework's document, with our types as msgspec describes them (unions have discriminators), and our no."""
    structs = [each for each in STRUCTS if issubclass(each, msgspec.Struct) and not each.__name__.startswith("_")]
    _, ours = msgspec.json.schema_components(structs, ref_template=SCHEMAS)
    known = document["components"]["schemas"] | ours
    used = _reachable(document["paths"], known)
    problem = {"description": "A no, with its code.", "content": {"application/json": {"schema": _ref("Problem")}}}
    for operation in _operations(document):
        operation["responses"] = {
            status: answer for status, answer in operation["responses"].items() if status.startswith("2")
        } | {"default": problem}
    components = {name: known[name] for name in sorted(used | {"Problem"})}
    return {**document, "components": {**document["components"], "schemas": components}}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": SCHEMAS.format(name=name)}


def _operations(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [path[method] for path in document["paths"].values() for method in METHODS if method in path]


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
