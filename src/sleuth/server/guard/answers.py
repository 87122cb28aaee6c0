"""The guard's own answers: short, and written without reading the request."""

RETRY_SECONDS = 5
"""When a client that was turned away may try again."""
LINGER_SECONDS = 2.0
"""How long to wait for the client to close: closing a socket with unread bytes discards the answer."""
MOST_LINGERING = 32
"""How many connections may linger at once; beyond that, an answer may be lost."""


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
