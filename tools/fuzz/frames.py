"""Fuzzed frames: messages of every type with something wrong, noise, and broken frames."""

from collections.abc import Sequence
from typing import Any

from tools.fuzz.mutating import Luck, mutated, random_bytes, random_text
from tools.fuzz.wire import BINARY, CLOSE, PING, TEXT, frame

SAMPLE_ACTIONS: list[dict[str, Any]] = [
    {"type": "end-turn"},
    {"type": "pass"},
    {"type": "show", "card": "rope"},
    {"type": "roll"},
    {"type": "suggest", "cards": ["green", "rope", "kitchen"]},
    {"type": "accuse", "cards": ["plum", "dagger", "hall"]},
    {"type": "move", "to": [3, 4]},
]
"""Used besides those that real tables offer."""


def message(luck: Luck, actions: Sequence[dict[str, Any]], moments: Sequence[int]) -> dict[str, Any]:
    """Return a message as a client might mean it: actions of other editions and seats, past and future moments."""
    dice = luck.random()
    if dice < 0.75:
        key = f"f{luck.randrange(10**9)}"
        return {"type": "act", "key": key, "moment": luck.choice(moments), "action": luck.choice(actions)}
    if dice < 0.9:
        return {
            "type": "say",
            "text": luck.choice(("hello", "🎲" * 200, "x" * 600)),
            "to": luck.choice(("all", "team")),
        }
    return {"type": "ping"}


def nonsense(luck: Luck, actions: Sequence[dict[str, Any]], moments: Sequence[int]) -> bytes:
    """Return a frame that leaves the connection open, whatever is in it."""
    dice = luck.random()
    if dice < 0.06:
        return frame(BINARY, random_bytes(luck))
    if dice < 0.1:
        return frame(TEXT, random_text(luck).encode())
    text = mutated(luck, message(luck, actions, moments))
    return frame(TEXT if _is_text(text) else BINARY, text)


def _is_text(payload: bytes) -> bool:
    """Return whether a text frame may carry it: otherwise WebSocket requires closing the connection."""
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def farewell(luck: Luck) -> bytes:
    """Return bytes after which the server must, or may, close the connection."""
    return luck.choice(
        (
            frame(TEXT, b"\xff\xfe" + luck.randbytes(20)),
            frame(TEXT, b"x" * (16 * 1024 + 1)),
            frame(0x83, b"a kind that is none"),
            frame(0xF1, b"bits that are reserved"),
            frame(0x80, b"the rest of nothing"),
            frame(CLOSE, luck.choice((b"", b"\x03", b"\x03\xe8", b"\x03\xe7no code", b"\x03\xe8\xff\xff"))),
            frame(PING, b"x" * 126),
            frame(0x09, b"a ping in parts"),
            bytes([TEXT, 5]) + b"naked",
            bytes([TEXT, 0xFF]) + (2**63 - 1).to_bytes(8) + bytes(4),
            luck.randbytes(40),
        )
    )
