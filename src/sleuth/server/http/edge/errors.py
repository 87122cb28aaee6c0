"""Error answers of the HTTP interface: `{"code": ..., "details": ...}`, never a traceback."""

import logging

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import AppContext
from sleuth.server.http.routes.pages import is_visit, lost
from sleuth.server.http.wire import RefusalBody
from sleuth.server.store import Declined, StoreError
from sleuth.server.tables.refusals import TableRefusal

CODES = {404: "unknown-route", 405: "wrong-method", 413: "too-large", 415: "not-json"}
"""Codes for the framework's refusals; `unfit-request` for all others."""
logger = logging.getLogger("sleuth.server")


def handlers(context: AppContext) -> ExceptionHandlersMap:
    """Return the handlers that turn exceptions into answers."""

    def refused(request: AnyRequest, refusal: TableRefusal) -> Response[RefusalBody] | Response[bytes]:
        if refusal.code == "unknown-route" and is_visit(request):
            return lost(request)
        return Response(RefusalBody(refusal.code, refusal.details), status_code=refusal.status, headers=refusal.headers)

    def unfit(request: AnyRequest, error: HTTPException) -> Response[RefusalBody] | Response[bytes]:
        gone = request.scope["state"].get("gone")
        if error.status_code >= 500 and not gone:  # a client that breaks off is not our failure
            return failed(request, error)
        if error.status_code == 404 and is_visit(request):
            return lost(request)
        code = CODES.get(error.status_code, "unfit-request")
        return Response(RefusalBody(code, _details(error)), status_code=error.status_code)

    def too_deep(_: AnyRequest, error: RecursionError) -> Response[RefusalBody]:
        return Response(RefusalBody("unfit-request"), status_code=400)

    def in_trouble(_: AnyRequest, error: StoreError) -> Response[RefusalBody]:
        context.metrics.store_errors.inc()
        logger.warning("the store fails", exc_info=error)
        return Response(RefusalBody("unavailable"), status_code=503)

    def failed(_: AnyRequest, error: Exception) -> Response[RefusalBody]:
        context.metrics.failures.inc()
        logger.error("a request failed", exc_info=error)
        return Response(RefusalBody("failure"), status_code=500)

    return {
        TableRefusal: refused,
        HTTPException: unfit,
        RecursionError: too_deep,
        StoreError: in_trouble,
        Declined: in_trouble,
        Exception: failed,
    }


def _details(error: HTTPException) -> dict[str, object]:
    """Return which field is wrong, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    problems = [
        f"{one.get('key', '')}: {one.get('message', '')}".lstrip(": ") for one in extra if isinstance(one, dict)
    ]
    return {"problems": problems} if problems else {}
