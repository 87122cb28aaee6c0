"""Answers nobody takes any more: the web server has given up a request whose body turned out to be broken."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from h11 import LocalProtocolError

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


def forgiving(send: Send) -> Send:
    """Pass messages on; those behind a refusal of the web server itself go nowhere, and are no error of ours."""

    async def sent(message: MutableMapping[str, Any]) -> None:
        try:
            await send(message)
        except LocalProtocolError:
            if not message["type"].startswith("http.response"):
                raise

    return sent
