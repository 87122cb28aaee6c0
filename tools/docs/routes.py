"""The reference of the routes, from the OpenAPI document that a server itself hands out."""

import asyncio
import json
import secrets
import tempfile
from pathlib import Path
from typing import Any

import httpx

from sleuth.server.http.app import PREFIX, application
from sleuth.server.running import opened
from sleuth.server.settings import Settings

METHODS = ("get", "post", "put", "patch", "delete")
HEAD = """# HTTP routes

Generated from the [OpenAPI document](openapi.json), which every server also hands out at `/api/v1/openapi.json`.
[The protocol](../protocol.md) explains identity, refusals, the log of a table and the live connection.

"""


def openapi_document() -> str:
    """Return the OpenAPI document as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_fetched(Path(folder)))


async def _fetched(folder: Path) -> str:
    settings = Settings(database=str(folder / "tables.db"), secret_key=secrets.token_urlsafe())
    async with opened(settings) as context:
        transport = httpx.ASGITransport(application(context))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            answer = await client.get(f"{PREFIX}/openapi.json")
    return answer.raise_for_status().text


def routes_page(openapi: str) -> str:
    """Return the page."""
    paths: dict[str, dict[str, Any]] = json.loads(openapi)["paths"]
    found = [(path, method, item[method]) for path, item in paths.items() for method in METHODS if method in item]
    rows = "".join(f"| {_link(method, path)} | {each.get('summary', '')} |\n" for path, method, each in found)
    table = f"| route | summary |\n|---|---|\n{rows}\n"
    return HEAD + table + "\n".join(_section(path, method, each) for path, method, each in found)


def _anchor(method: str, path: str) -> str:
    return "-".join([method, *(part.strip("{}") for part in path.removeprefix(PREFIX).split("/") if part)])


def _link(method: str, path: str) -> str:
    return f"[`{method.upper()} {path.removeprefix(PREFIX)}`](#{_anchor(method, path)})"


def _section(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"## `{method.upper()} {path}` {{: #{_anchor(method, path)} }}", operation.get("description", "")]
    if parameters := operation.get("parameters"):
        lines.append("Parameters: " + ", ".join(f"`{each['name']}` ({each['in']})" for each in parameters) + ".")
    if body := _type(operation.get("requestBody", {})):
        lines.append(f"Takes `{body}`.")
    if given := next(filter(None, map(_type, operation["responses"].values())), ""):
        lines.append(f"Returns `{given}`.")
    return "\n\n".join(line for line in lines if line) + "\n"


def _type(part: dict[str, Any]) -> str:
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    return str(schema.get("$ref", "")).rpartition("/")[2]
