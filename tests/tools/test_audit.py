"""The audit: says what is known, says clearly when a registry cannot be asked, and then breaks nothing."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import ClassVar

import pytest
from click.testing import CliRunner

from tools import audit, locked

PYTHON = {"good": {"1.0"}, "bad": {"2.0", "2.1"}}
MODULES = {"left-pad": {"1.0.0"}}
CVE = {"id": "PYSEC-1", "fixed_in": ["2.2"], "withdrawn": None}
WITHDRAWN = {"id": "PYSEC-2", "fixed_in": [], "withdrawn": "2026-01-01"}


class Registry(BaseHTTPRequestHandler):
    """An index that knows of one vulnerability, and a registry that knows of another."""

    asked: ClassVar[list[object]] = []
    advisories: ClassVar[dict[str, object]] = {}

    def do_GET(self) -> None:
        self.asked.append(self.path)
        known = [CVE, WITHDRAWN] if "/bad/2.0/" in self.path else []
        self._answer({"info": {}, "vulnerabilities": known})

    def do_POST(self) -> None:
        self.asked.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self._answer(self.advisories)

    def _answer(self, content: object) -> None:
        body = json.dumps(content).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Print nothing."""


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    Registry.asked, Registry.advisories = [], {}
    server = ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{server.server_port}"
    monkeypatch.setenv("PIP_INDEX_URL", f"{url}/simple/")
    monkeypatch.setattr(audit, "npm_registry", lambda: url)
    monkeypatch.setattr(audit, "python_packages", lambda: PYTHON)
    monkeypatch.setattr(audit, "javascript_packages", lambda: MODULES)
    yield url
    server.shutdown()
    server.server_close()


def audited(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(audit.main, arguments)
    return result.exit_code, result.output


def test_known_vulnerabilities_are_printed_and_fail(registry: str) -> None:
    assert audited() == (1, "bad 2.0: PYSEC-1, fixed in 2.2\n")
    asked = {path for path in Registry.asked if isinstance(path, str)}
    assert asked == {f"/pypi/{name}/json" for name in ("good/1.0", "bad/2.0", "bad/2.1")}
    assert {"left-pad": ["1.0.0"]} in Registry.asked


def test_every_lock_is_asked_about(registry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "python_packages", locked.python_packages)
    assert audited()[0] == 0
    asked = {str(path).split("/")[2] for path in Registry.asked if isinstance(path, str)}
    assert {"ray", "protobuf", "numpy", "pytest"} <= asked


def test_a_report_fails_nothing(registry: str) -> None:
    assert audited("--report") == (0, "bad 2.0: PYSEC-1, fixed in 2.2\n")


def test_modules_of_the_page(registry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "python_packages", lambda: {"good": {"1.0"}})
    assert audited() == (0, "no known vulnerability in what is locked or served\n")
    Registry.advisories = {"left-pad": [{"title": "Pads too much", "vulnerable_versions": "<1.1"}]}
    assert audited() == (1, "left-pad 1.0.0: Pads too much (<1.1)\n")


@pytest.mark.parametrize("answer", [[], {"info": {}}, "nothing"])
def test_an_index_without_advisories(registry: str, monkeypatch: pytest.MonkeyPatch, answer: object) -> None:
    monkeypatch.setattr(Registry, "_answer", lambda self, _, send=Registry._answer: send(self, answer))
    code, printed = audited()
    assert (code, printed.startswith("not audited: the package index does not report advisories")) == (0, True)


def test_no_registry_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setattr(audit, "npm_registry", lambda: "http://127.0.0.1:9")
    code, printed = audited()
    assert code == 0
    assert printed.count("not audited: ") == 2
    assert "no known vulnerability" not in printed, "nothing was looked at"
    assert audited("--strict")[0] == 1
