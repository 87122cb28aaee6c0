"""`sleuth site`: everything is there, nothing points elsewhere, and nobody's files are touched."""

import json
import posixpath
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sleuth.cli import main
from sleuth.editions import EDITION_IDS
from sleuth.sentences import LANGUAGES
from sleuth.server.http.routes.pages import WEB
from sleuth.site import MARKER
from tests.folders import harpoon_house

pytestmark = pytest.mark.xdist_group("plain-site")  # the site is made once
ADDRESS = re.compile(r"""https?://[^\s"'`)]+""")
NAMESPACES = ("http://www.w3.org/",)
ABSOLUTE = re.compile(r"""(?:href|src)=(?:"/|\$\{[`"']/)|url\(["']?/|(?:fetch|swap|go)\([`"']/|import\(?\s*["']/""")
"""An address that begins at the root of a host: only `at` may make one, of the place where the site lies."""
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["']([^"']+)["']""")


def site(out: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["site", "--out", str(out), *arguments])


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plain") / "made"
    output = site(folder)
    assert output.exit_code == 0, output.output
    assert f"Wrote {len(files(folder)) - 1} files" in output.output
    return folder


class Named(HTMLParser):
    """Collects the addresses that a page names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("href", "src")]


def test_everything_is_there(made: Path) -> None:
    found = files(made)
    pages = {name for name in found if name.endswith(".html")}
    assert pages == {"index.html", "real.html", "replay.html", *(f"how/{edition}.html" for edition in EDITION_IDS)}
    for edition in EDITION_IDS:
        for language in LANGUAGES:
            about = f"api/v1/editions/{edition}"
            drawn, pack, manual = (
                json.loads(found[f"{about}{kind}.{language}.json"]) for kind in ("", "/pack", "/manual")
            )
            assert drawn["id"] == edition
            assert pack["drawn"]["title"] == drawn["title"] == manual["title"]
            assert f"{about}/vocabulary.{language}.ftl" in found
            assert f"assets/art/{drawn['art']}.svg" in found
    shell = json.loads(found["offline.json"])
    assert shell["page"] == "real.html"
    assert [name for name in shell["files"] if name not in found] == []
    manifest = json.loads(found["assets/real.webmanifest"])
    assert manifest["start_url"] == "../real.html"
    icons = {icon["purpose"]: found[f"assets/{icon['src']}"] for icon in manifest["icons"]}
    assert b'<rect width="32" height="32" fill=' in icons["maskable"], "a launcher cuts off the corners: fill them"
    licences = {path.name for path in (WEB / "vendor" / "licences").iterdir()}
    assert {f"assets/vendor/licences/{name}" for name in licences} <= found.keys()


def test_every_address_is_relative_and_leads_to_a_file(made: Path) -> None:
    found = files(made)
    for name, body in found.items():
        addresses: list[str] = []
        if name.endswith(".html"):
            addresses = Named(body.decode()).found
        elif name.endswith(".css"):
            addresses = re.findall(r'url\("([^"]+)"\)', body.decode())
        elif name.endswith(".js"):
            addresses = [each for each in IMPORT.findall(body.decode()) if each.startswith(".")]
        for address in addresses:
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), address))
            assert target in found, f"{name}: {address}"


def test_nothing_comes_from_the_root_or_from_another_host(made: Path) -> None:
    for name, body in files(made).items():
        if name.endswith((".png", ".woff2")) or "/licences/" in name:
            continue
        text = body.decode()
        if "/vendor/" in name:
            text = re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)
        foreign = [address for address in ADDRESS.findall(text) if not address.startswith(NAMESPACES)]
        assert foreign == [], name
        assert ABSOLUTE.search(text) is None, name


def test_every_page_says_that_it_belongs_to_a_site(made: Path) -> None:
    for name, body in files(made).items():
        if name.endswith(".html"):
            assert b'<html data-site="static"' in body
            assert b"default-src 'self'" in body
            assert b"{" not in body


def test_the_same_input_gives_the_same_bytes_and_an_update_writes_only_changes(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "again"
    shutil.copytree(made, folder)
    (folder / "CNAME").write_text("example.org")
    (folder / "index.html").write_text("old")
    marker = json.loads((folder / MARKER).read_text())
    (folder / "gone").mkdir()
    (folder / "gone" / "old.html").write_text("old")
    (tmp_path / "outside.txt").write_text("not ours")
    marker["files"] += ["gone/old.html", "../outside.txt"]
    (folder / MARKER).write_text(json.dumps(marker))
    before = (folder / "real.html").stat().st_mtime_ns
    assert site(folder).exit_code == 0
    assert files(folder) == files(made) | {"CNAME": b"example.org"}
    assert not (folder / "gone").exists()
    assert (tmp_path / "outside.txt").exists()
    assert (folder / "real.html").stat().st_mtime_ns == before


def refused(output: Result) -> str:
    assert output.exit_code == 2
    assert output.output.startswith("Error: ")
    return output.output


def test_a_folder_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert "found a file" in refused(site(tmp_path / "file"))
    assert "cannot be written" in refused(site(tmp_path / "file" / "below"))
    assert "an earlier site" in refused(site(tmp_path))
    (tmp_path / MARKER).write_text("{}")
    assert "an earlier site" in refused(site(tmp_path))
    assert (tmp_path / "file").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", MARKER]


def test_an_edition_that_is_not_there(tmp_path: Path) -> None:
    assert "nowhere" in refused(site(tmp_path / "out", "--editions", str(tmp_path / "nowhere")))
    assert not (tmp_path / "out").exists()


def test_an_edition_of_ones_own_has_its_page_and_its_drawings(tmp_path: Path) -> None:
    output = site(tmp_path / "out", "--editions", str(harpoon_house(tmp_path / "own")))
    assert output.exit_code == 0, output.output
    assert "edition harpoon-house" in output.output
    found = files(tmp_path / "out")
    assert "how/harpoon-house.html" in found
    assert json.loads(found["api/v1/editions.json"])["editions"][-1]["id"] == "harpoon-house"
    assert json.loads(found["api/v1/editions/harpoon-house/pack.nl.json"])["drawn"]["title"] == "Harpoon House"
