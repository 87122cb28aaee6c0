"""The live protocol as a JSON Schema, generated from the types: docs/protocol.schema.json."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from sleuth.server.http.wire import FromClient, FromServer

BRIEF = {
    "title": "BriefFrame",
    "description": "What the server sends in the brief form: all messages that come at once.",
    "type": "array",
    "items": {"$ref": "#/$defs/FromServer"},
    "minItems": 1,
}


def protocol_schema() -> dict[str, Any]:
    """Return the schema of every message of the live connection, by sender."""
    (client, server), types = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "sleuth: the live connection, version 1",
        "$defs": {**types, "FromClient": client, "FromServer": server, "BriefFrame": BRIEF},
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("FromClient", "FromServer", "BriefFrame")],
    }
    # plain JSON: a default may be a tuple
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    return found


if __name__ == "__main__":
    text = msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=1)
    Path(sys.argv[1]).write_bytes(text + b"\n")
