"""A real nginx on loopback, with the configuration that the documents recommend."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.brokers import free_port

RECOMMENDED = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
EXAMPLE_PATH, EXAMPLE_SERVER = "/games/sleuth/", "http://127.0.0.1:8000;"
AROUND = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log stderr warn;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        {location}
    }}
}}
"""


def location(server: str, root_path: str) -> str:
    """Return the recommended configuration for a server and the path below which it is."""
    text = RECOMMENDED.read_text(encoding="utf-8")
    for example, real in ((f"location {EXAMPLE_PATH}", f"location {root_path}/"), (EXAMPLE_SERVER, f"{server};")):
        assert text.count(example) == 1
        text = text.replace(example, real)
    return text


@contextmanager
def behind_nginx(server: str, root_path: str) -> Iterator[str]:
    """Start nginx before a server; return the address people use, which ends with the path."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    with tempfile.TemporaryDirectory(prefix="nginx-") as name:
        folder, port = Path(name), free_port()
        folder.chmod(0o755)  # its workers are another user's
        configuration = folder / "nginx.conf"
        configuration.write_text(
            AROUND.format(folder=folder, port=port, location=location(server, root_path)), encoding="utf-8"
        )
        with (folder / "log").open("w+") as log:
            process = subprocess.Popen([program, "-p", name, "-c", str(configuration)], stdout=log, stderr=log)
            try:
                _wait(process, f"http://127.0.0.1:{port}{root_path}/healthz", folder / "log")
                yield f"http://127.0.0.1:{port}{root_path}"
            finally:
                process.terminate()
                process.wait(PATIENCE)


def _wait(process: "subprocess.Popen[bytes]", url: str, log: Path) -> None:
    transport = httpx.HTTPTransport(retries=20)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        try:
            client.get(url).raise_for_status()
        except httpx.HTTPError as error:
            code = process.poll()
            raise RuntimeError(f"nginx (exit code {code}): {error}: {log.read_text(encoding='utf-8')}") from error
