"""A plain file server below a path: it knows nothing about sleuth, and can be stopped."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Self

PLACE = "some/sub/path"
"""Where the site lies below the root of the server."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing: only what the browser notices counts."""


class PlainServer:
    """Serves the files of a folder, in which a site lies at `PLACE`."""

    def __init__(self, root: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(root)))
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self.url = f"http://127.0.0.1:{self._server.server_port}/{PLACE}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def kill(self) -> None:
        """Nobody answers from now on."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()

    def __exit__(self, *_: object) -> None:
        self.kill()
