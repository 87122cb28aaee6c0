"""What is wrong with a file or an option, in words: its key, the value that was expected and the nearest spelling."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

_STEP = re.compile(r"\.(?P<key>[^.\[]+)|\[(?P<index>[^\]]*)\]")
_UNKNOWN_KEY = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING_KEY = re.compile(r"Object missing required field `(.*)`")
_WRONG_WORD = re.compile(r"Invalid enum value (.*)", re.DOTALL)


def nearest(word: str, among: Iterable[str]) -> str:
    """Return the known word that was probably meant, or an empty text."""
    known = {name.casefold(): name for name in among}
    found = get_close_matches(word.casefold(), known, n=1, cutoff=0.5)
    return known[found[0]] if found else ""


def explain_mistake(error: msgspec.ValidationError, shape: type) -> str:
    """Return where a value does not fit a type, and what was expected there: `options.suggestion: expected ...`."""
    message, _, path = str(error).partition(" - at `$")
    path = path.removesuffix("`")
    expected = _type_at(inspect.type_info(shape), path)
    key = path.removeprefix(".")
    if isinstance(expected, inspect.LiteralType):
        key = key.partition("[")[0]  # the wrong word says which one of a list it is
    return f"{key}: {_in_words(message, expected)}" if key else _in_words(message, expected)


def _in_words(message: str, expected: inspect.Type | None) -> str:
    if (found := _UNKNOWN_KEY.fullmatch(message)) and isinstance(expected, inspect.StructType):
        return _unknown_key(found[1], [field.encode_name for field in expected.fields])
    if (found := _WRONG_WORD.fullmatch(message)) and isinstance(expected, inspect.LiteralType):
        return f"expected {_either(expected.values)}, not {found[1]}"
    if found := _MISSING_KEY.fullmatch(message):
        return f"the key {found[1]!r} is missing"
    return message[:1].lower() + message[1:]


def _unknown_key(key: str, known: Sequence[str]) -> str:
    """Return that there is no such key, with the one that was probably meant, or all."""
    guess = nearest(key, known)
    hint = f"did you mean {guess!r}?" if guess else f"expected one of {', '.join(known)}"
    return f"unknown key {key!r}: {hint}"


def _either(values: Iterable[Any]) -> str:
    *some, last = sorted(map(str, values))
    return f"{', '.join(some)} or {last}" if some else last


def _type_at(shape: inspect.Type | None, path: str) -> inspect.Type | None:
    """Return the type at a path of msgspec's messages, such as `.options.dice[0]`; `None` if it cannot be found."""
    for step in _STEP.finditer(path):
        shape = _inner(shape, step["key"])
    return shape


def _inner(shape: inspect.Type | None, key: str | None) -> inspect.Type | None:
    match shape:
        case inspect.StructType(fields=fields):
            return next((_present(field.type) for field in fields if field.encode_name == key), None)
        case inspect.DictType(value_type=inner) | inspect.VarTupleType(item_type=inner):
            return _present(inner)
    return None


def _present(shape: inspect.Type) -> inspect.Type:
    """Return the type of a value that may be absent, without `None`."""
    if not isinstance(shape, inspect.UnionType):
        return shape
    return next(inner for inner in shape.types if not isinstance(inner, inspect.NoneType))
