"""Messages that are almost right: a field of another type, one too many or too few, or broken text."""

import json
import random
from collections.abc import Callable
from typing import Any

Luck = random.Random
WRONG: list[Any] = [
    None, True, False, 0, -1, 1.5, 1e308, 2**31, 2**53, 2**63, 2**64, 2**70, -(2**70), 10**400,
    "", " ", "x", "x" * 3000, "\x00", "\u202e", "\ud800", "\ufeff", "a\u0300" * 40, "\U0001f469\u200d\U0001f467",
    "\uff53\uff45\uff41\uff54", "__proto__", "../..", "null", "1",
    [], {}, [[]], [None], {"type": "act"}, {"": {}}, list(range(50)),
]  # fmt: skip
"""Values that fit nowhere, or hardly anywhere."""
FIELDS = ["type", "key", "moment", "action", "text", "to", "seat", "name", "bot", "options", "", "\x00", "🎲", "as"]
LITERALS = [b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-0", b"01", b"+1", b"1.", b"0x10", b"'x'", b"undefined"]
"""Literals that are not, or hardly, JSON."""
BROKEN = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xc0\x80", b"\xfe\xff", b"\x00"]
"""Bytes that are not UTF-8."""


def nested(depth: int) -> str:
    """Return a message whose action is nested far too deep."""
    return '{"type":"act","key":"k","moment":0,"action":' + "[" * depth + "]" * depth + "}"


def random_bytes(luck: Luck) -> bytes:
    """Return random bytes."""
    return luck.randbytes(luck.randrange(0, 300))


def random_text(luck: Luck) -> str:
    """Return random text, in many alphabets."""
    return "".join(chr(luck.choice((luck.randrange(32, 127), luck.randrange(0x20, 0x2FFF)))) for _ in range(40))


def mutated(luck: Luck, message: Any) -> bytes:
    """Return a message with one or a few things wrong in it; rarely none."""
    for _ in range(luck.choice((0, 1, 1, 1, 1, 2, 3))):
        message = _changed(luck, message)
    return luck.choice(TEXTS)(luck, written(message))


def written(message: Any) -> bytes:
    """Return a message as text; a lone surrogate stays an escape."""
    return json.dumps(message).encode()


def _changed(luck: Luck, value: Any, depth: int = 0) -> Any:
    """Change one thing, somewhere inside."""
    if isinstance(value, dict) and value and depth < 4 and luck.random() < 0.8:
        return _changed_object(luck, value, depth)
    if isinstance(value, list) and value and luck.random() < 0.6:
        at = luck.randrange(len(value))
        return [*value[:at], _changed(luck, value[at], depth + 1), *value[at + 1 :]]
    return luck.choice(WRONG)


def _changed_object(luck: Luck, value: dict[Any, Any], depth: int) -> dict[Any, Any]:
    name, dice = luck.choice(list(value)), luck.random()
    if dice < 0.2:
        return {other: each for other, each in value.items() if other != name}
    if dice < 0.4:
        return {**value, luck.choice(FIELDS): luck.choice(WRONG)}
    return {**value, name: _changed(luck, value[name], depth + 1)}


def _as_it_is(luck: Luck, text: bytes) -> bytes:
    return text


def _cut_off(luck: Luck, text: bytes) -> bytes:
    return text[: luck.randrange(len(text) + 1)]


def _flipped(luck: Luck, text: bytes) -> bytes:
    at = luck.randrange(len(text) or 1)
    return text[:at] + bytes([luck.randrange(256)]) + text[at + 1 :]


def _broken(luck: Luck, text: bytes) -> bytes:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(BROKEN) + text[at:]


def _repeated_keys(luck: Luck, text: bytes) -> bytes:
    return text.replace(b"{", b'{"type":"ping","key":"twice",', 1)


def _literal(luck: Luck, text: bytes) -> bytes:
    """Replace a value with a literal."""
    head, colon, rest = text.rpartition(b": ")
    return head + colon + luck.choice(LITERALS) + (b"}" if rest.endswith(b"}") else b"")


def _deep(luck: Luck, text: bytes) -> bytes:
    return nested(luck.choice((10, 100, 500, 1200))).encode()


def _doubled(luck: Luck, text: bytes) -> bytes:
    return text + luck.choice((b"", b",", b"\n", b"\x00", b"\xef\xbb\xbf")) + text


TEXTS: list[Callable[[Luck, bytes], bytes]] = [
    *[_as_it_is] * 14, _cut_off, _flipped, _broken, _repeated_keys, _literal, _deep, _doubled,
]  # fmt: skip
