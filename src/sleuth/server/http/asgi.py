"""Types of ASGI and of the framework."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

AsgiMessage = MutableMapping[str, Any]
Scope = AsgiMessage
AsgiReceive = Callable[[], Awaitable[AsgiMessage]]
AsgiSend = Callable[[AsgiMessage], Awaitable[None]]
App = Callable[[Scope, AsgiReceive, AsgiSend], Awaitable[None]]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[object, object, object]  # type: ignore[type-var]
