"""The documentation site: it builds without a warning, holds every page, and asks no other host for anything."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import sleuth
from sleuth.cli import ABOUT
from tests.documents import ROOT
from tools.docs.links import REPOSITORY, rewritten

LOADED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("link", "href"), ("object", "data")}
NOT_LOADED = {"canonical", "next", "prev", "alternate"}


class Resources(HTMLParser):
    """Collects the addresses that a browser loads without being asked."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if dict(attrs).get("rel") not in NOT_LOADED:
            self.found += [value or "" for name, value in attrs if (tag, name) in LOADED]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder


def test_no_page_loads_anything_from_another_host(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        foreign = [address for address in Resources(page).found if re.match(r"(https?:)?//", address)]
        assert foreign == [], page
    for style in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", style.read_text(encoding="utf-8")), style


def test_the_reference_holds_every_public_name_command_and_route(site: Path) -> None:
    python = (site / "reference" / "python.html").read_text(encoding="utf-8")
    assert [name for name in sleuth.__all__ if not name.startswith("_") and f"{name}</span>" not in python] == []
    commands = (site / "reference" / "commands.html").read_text(encoding="utf-8")
    assert [name for name in ABOUT if f"sleuth {name}" not in commands] == []
    routes = (site / "reference" / "routes.html").read_text(encoding="utf-8")
    assert 'id="post-tables"' in routes
    assert (site / "reference" / "openapi.json").stat().st_size > 10_000


def test_links_are_rewritten_for_the_site() -> None:
    text = "[a](../RULES.md#r1) [b](deduce.md) [c](../src/sleuth/cli/play.py) [d](https://example.org) [e](#here)"
    assert rewritten(text, "options.md") == (
        f"[a](rules.md#r1) [b](deduce.md) [c]({REPOSITORY}/src/sleuth/cli/play.py) [d](https://example.org) [e](#here)"
    )
    assert rewritten("[a](docs/adr/README.md) [b](SECURITY.md)", "architecture.md") == (
        "[a](adr/README.md) [b](reporting.md)"
    )
