"""The types of the wire in JavaScript are those of the server."""

from tools.wire_types import FILE, typed, wire_types


def test_the_committed_types_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == wire_types(), "python -m tools.wire_types writes the file again"


def test_a_schema_becomes_a_type() -> None:
    assert typed({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}) == "[string, number]"
    assert typed({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}) == "(number | null)[]"
    assert typed({"type": "object", "additionalProperties": {"type": "boolean"}}) == "{ [key: string]: boolean }"
    assert typed({"enum": ["all", "team"]}) == '"all" | "team"'
    assert typed({}) == "any"
