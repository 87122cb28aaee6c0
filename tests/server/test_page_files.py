"""The files of the page, and nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sleuth.server.http.edge.errors import handlers
from sleuth.server.http.routes.pages import PAGES, WEB, routes
from tests.patience import PATIENCE
from tests.server.client import Server


@pytest.fixture
def page(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    web, locales = tmp_path / "web", tmp_path / "locales"
    (web / "parts").mkdir(parents=True)
    (web / "js").mkdir()
    (locales / "de").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    (web / ".hidden.js").write_text("secret")
    (web / "notes.py").write_text("secret")
    (locales / "de" / "web.ftl").write_text("start = Los\n")
    (locales / "de" / "vocabulary.ftl").write_text("word-place = Ort\n")
    (locales / "de" / "other.ftl").write_text("secret")
    (web / "index.html").write_text("<!doctype html>")
    (web / "js" / "outdated.js").write_text("notice();\n")
    (web / "parts" / "board.js").write_text("export const board = 1;\n" * 100)
    app = Litestar(routes(web, locales), exception_handlers=handlers(None), openapi_config=None)  # type: ignore[arg-type]
    with TestClient(app) as client:
        yield client


def test_the_files_of_the_page(page: TestClient[Litestar]) -> None:
    for place in PAGES:
        assert page.get(re.sub(r"\{\w+:str\}", "ABCDE", place)).text == "<!doctype html>", place
    script = page.get("/assets/parts/board.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == "no-cache"
    assert page.get("/assets/parts/board.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
    sentences = page.get("/assets/locales/de/web.ftl")
    assert sentences.text == "start = Los\n"
    assert sentences.headers["content-type"] == "text/plain; charset=utf-8"
    assert page.get("/assets/locales/de/vocabulary.ftl").text == "word-place = Ort\n"


@pytest.mark.parametrize(
    "path",
    [
        *(
            "../secret.txt",
            "..%2fsecret.txt",
            "%2e%2e/secret.txt",
            "parts/../../secret.txt",
            "parts/..%2f..%2fsecret.txt",
        ),
        *("/secret.txt", "//secret.txt", "..\\secret.txt", ".hidden.js", "notes.py", "parts", "nothing.js", ""),
        *("locales/de/other.ftl", "locales/xx/web.ftl", "locales/../web.ftl", "locales/de/../de/other.ftl", "locales"),
        *("locales/../../secret.txt", "parts/board.js%00.txt", "parts/board.js/x.js", "x" * 300 + ".js"),
        *(
            "js",
            "js/",
            "js/gone.css",
            "js/.gone.js",
            "js/../gone.js",
            "js/gone.js%00",
            "vendor/gone.js",
            "gone/js/a.js",
        ),
    ],
)
def test_nothing_else_is_served(page: TestClient[Litestar], path: str) -> None:
    answer = page.get(f"/assets/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_module_is_served_without_its_documentation(page: TestClient[Litestar], tmp_path: Path) -> None:
    cast = "  /** @type {number} */ (one), /** @type {number} */\n  two,\n"
    (tmp_path / "web" / "js" / "sum.js").write_text(
        f"/**\n * Adds.\n * @param one\n */\nsum(\n{cast});\n  /** Done. */\nend();\n"
    )
    assert page.get("/assets/js/sum.js").text == f"\n\n\n\nsum(\n{cast});\n\nend();\n"
    (tmp_path / "web" / "parts" / "sum.js").write_text("/** A licence. */\n")
    assert page.get("/assets/parts/sum.js").text == "/** A licence. */\n"


def test_a_style_sheet_is_served_without_comments_and_needless_space(
    page: TestClient[Litestar], tmp_path: Path
) -> None:
    sheet = '/* A */\n.a  .b :hover,\n.c {\n  margin: calc(1px + 2px) 0; /* why */\n  content: "/* ;} */";\n}\n'
    (tmp_path / "web" / "a.css").write_text(sheet)
    assert page.get("/assets/a.css").text == '.a .b :hover,.c{margin: calc(1px + 2px) 0;content: "/* ;} */"}'


def test_texts_are_served_without_comments(page: TestClient[Litestar], tmp_path: Path) -> None:
    (tmp_path / "locales" / "de" / "web.ftl").write_text("### All\n\n# One\none = 1 # 2\n")
    assert page.get("/assets/locales/de/web.ftl").text == "\none = 1 # 2\n"


@pytest.mark.parametrize("path", ["js/gone.js", "js/parts/gone.js", "js/parts/board/gone.js"])
def test_a_module_of_an_earlier_version_is_a_notice(page: TestClient[Litestar], path: str) -> None:
    answer = page.get(f"/assets/{path}")
    assert (answer.status_code, answer.text) == (200, "notice();\n")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_that_has_changed_is_read_again(page: TestClient[Litestar], tmp_path: Path) -> None:
    before = page.get("/").headers["etag"]
    (tmp_path / "web" / "index.html").write_text("<!doctype html><p>")
    after = page.get("/", headers={"if-none-match": before})
    assert (after.status_code, after.text) == (200, "<!doctype html><p>")


def test_the_server_shows_its_page_and_lets_nobody_else_into_it(server: Server) -> None:
    answer = httpx.get(f"{server.url}/", timeout=PATIENCE)
    assert answer.status_code == (200 if (WEB / "index.html").exists() else 404)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
