"""Write src/sleuth/web/js/wire.d.ts: the types of the messages between page and server.

Run it (`python -m tools.wire_types`) after a change of a message or an answer; a test compares the committed file.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from sleuth.lessons.guide import Guide
from sleuth.review.insight import HintShown, SheetShown, Why
from sleuth.server.http.routes.bots import Bots
from sleuth.server.http.routes.editions import EditionDrawn
from sleuth.server.http.routes.manual import Aim, Manual
from sleuth.server.http.routes.narration import Narration
from sleuth.server.http.routes.packs import ServedPack
from sleuth.server.http.routes.people import ServerAddress, Sharer
from sleuth.server.http.routes.replay import Replay
from sleuth.server.http.routes.review import Story
from sleuth.server.http.routes.squares import SquaresTold
from sleuth.server.http.wire import (
    ChangeMarks,
    Editions,
    FromClient,
    FromServer,
    Lobby,
    MyTables,
    RecordText,
    RefusalBody,
    SeatLink,
    TableAddress,
    TableSeen,
)
from sleuth.server.tables.views.messages import Message
from sleuth.server.tables.views.replay_file import ReplayFile

FILE = Path(__file__).parent.parent / "src/sleuth/web/js/wire.d.ts"
UNIONS: dict[str, Any] = {"FromClient": FromClient, "FromServer": FromServer, "Message": Message}
"""What comes and goes over the live connection; `Message` is what has a number."""
ANSWERS = (
    *(
        TableAddress,
        Aim,
        Bots,
        ChangeMarks,
        EditionDrawn,
        Editions,
        Guide,
        HintShown,
        SeatLink,
        Lobby,
        Manual,
        MyTables,
        Narration,
    ),
    *(
        RefusalBody,
        RecordText,
        Replay,
        ReplayFile,
        ServedPack,
        ServerAddress,
        Sharer,
        SheetShown,
        SquaresTold,
        Story,
        TableSeen,
        Why,
    ),
)
"""What the page reads and writes over HTTP."""
HEAD = """// Written by `python -m tools.wire_types` from the types of the server. Do not edit.

/** What the page and the server say to each other. */
declare namespace Wire {
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def wire_types() -> str:
    """Return the declarations of all messages and answers."""
    roots = [*UNIONS.values(), *ANSWERS]
    found, types = msgspec.json.schema_components(roots, ref_template="{name}")
    unions = dict(zip(UNIONS, found, strict=False))
    named = {short(name): schema for name, schema in {**types, **unions}.items()}
    lines = [line for name, schema in sorted(named.items()) for line in declared(name, schema)]
    return HEAD + "\n".join(f"  {line}".rstrip() for line in lines).rstrip() + "\n}\n"


def short(name: str) -> str:
    """Return the name of a type. Two types of one name come with their modules: the server's keeps the short name."""
    *modules, last = name.split(".")
    return last if not modules or modules[1] == "server" else f"{modules[-2].title()}{last}"


def declared(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of one declaration."""
    if "properties" not in schema:
        yield f"type {name} = {typed(schema)};"
    else:
        yield f"/** {schema['description']} */"
        yield f"interface {name} {{"
        for field, of in schema["properties"].items():
            yield from (f"  {line}" for line in member(field, of, field in schema.get("required", ())))
        yield "}"
    yield ""


def member(name: str, schema: dict[str, Any], required: bool) -> Iterator[str]:
    """Yield the lines of a field. The server writes defaults, so only a field without one may be missing."""
    if "description" in schema:
        yield f"/** {schema['description']} */"
    yield f"{name}{'' if required or 'default' in schema else '?'}: {typed(schema)};"


def typed(schema: dict[str, Any]) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return short(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(each) for each in schema["anyOf"]))
    if schema.get("type") == "array":
        return listed(schema)
    if schema.get("type") == "object":
        return f"{{ [key: string]: {typed(schema.get('additionalProperties', {}))} }}"
    return PLAIN.get(schema.get("type", ""), "any")


def listed(schema: dict[str, Any]) -> str:
    """Return a list, or a tuple, as a TypeScript type."""
    if "prefixItems" in schema:
        return f"[{', '.join(typed(each) for each in schema['prefixItems'])}]"
    item = typed(schema.get("items", {}))
    return f"({item})[]" if "|" in item else f"{item}[]"


@click.command(help=__doc__)
def main() -> None:
    """Write the file."""
    FILE.write_text(wire_types(), encoding="utf-8")


if __name__ == "__main__":
    main()
