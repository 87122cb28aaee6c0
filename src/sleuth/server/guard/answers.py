"""Answers of the guard itself: short, and written without reading what was asked."""

RETRY_SECONDS = 5
"""When those who are turned away may try again."""
LINGER_SECONDS = 2.0
"""How long we wait for the other side to close: a socket closed over unread bytes takes its answer with it."""
MOST_LINGERING = 32
"""How many may be waited for at once; beyond that, the answer may be lost."""


def _answer(status: str, *headers: str) -> bytes:
    body = '{"code":"unavailable","details":{}}'
    lines = [
        f"HTTP/1.1 {status}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
        *headers,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


FULL = _answer("503 Service Unavailable", f"retry-after: {RETRY_SECONDS}")
TOO_SLOW = _answer("408 Request Timeout")
