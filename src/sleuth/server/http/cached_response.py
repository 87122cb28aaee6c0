"""Responses that are the same for everybody: browsers cache them and revalidate."""

import gzip
import hashlib

from litestar import Response

from sleuth.server.http.asgi import AnyRequest


class CachedResponse:
    """A response that is the same for everybody: a browser caches it and only asks whether it has changed."""

    def __init__(self, body: bytes, kind: str, *, smaller: bool = True) -> None:
        self.body, self.kind = body, kind
        self.small = gzip.compress(body, mtime=0) if smaller else None
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: AnyRequest) -> Response[bytes]:
        """Return the whole response, or 304 if the browser has it."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        return self.whole(request, headers)

    def whole(self, request: AnyRequest, headers: dict[str, str], status: int = 200) -> Response[bytes]:
        """Return the whole response, compressed if the browser supports it."""
        if self.small is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, status_code=status, headers=headers, media_type=self.kind)
        packed = {**headers, "content-encoding": "gzip"}
        return Response(self.small, status_code=status, headers=packed, media_type=self.kind)
