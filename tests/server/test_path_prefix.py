"""A server below a path of its host: what a proxy may send, and what people get."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.server.addresses import networks
from sleuth.server.http.asgi import AsgiReceive, AsgiSend, Scope
from sleuth.server.http.edge.identity import Identities, Identity
from sleuth.server.http.edge.path_prefix import PathPrefix, path_prefix
from sleuth.server.settings import Settings, SettingsError, check
from tests.patience import PATIENCE
from tests.server.client import Person
from tests.server.nodes import Server

BELOW = "/games/sleuth"
PROXY = "192.0.2.1"
pytestmark = pytest.mark.anyio


async def seen(path: str, *, root_path: str = "", header: str = "", client: str = PROXY) -> tuple[str, bytes, str]:
    """Return path, raw path and prefix of a request as the application sees them."""
    found = list[Scope]()

    async def app(scope: Scope, receive: AsgiReceive, send: AsgiSend) -> None:
        found.append(scope)

    headers = [(b"x-forwarded-prefix", header.encode())] if header else []
    scope: Scope = {"type": "http", "path": path, "raw_path": path.encode(), "headers": headers, "client": (client, 1)}
    nothing: Any = None
    await PathPrefix(app, root_path, networks(PROXY))(scope, nothing, nothing)
    return found[0]["path"], found[0]["raw_path"], path_prefix(found[0])


@pytest.mark.parametrize(
    ("path", "inside"),
    [
        (BELOW, "/"),
        (f"{BELOW}/", "/"),
        (f"{BELOW}/table/x", "/table/x"),
        ("/table/x", "/table/x"),  # the proxy has stripped it
        (f"{BELOW}s/table", f"{BELOW}s/table"),
    ],
)
async def test_the_prefix_is_taken_off_whether_or_not_a_proxy_did(path: str, inside: str) -> None:
    for more in ({"root_path": BELOW}, {"header": BELOW}, {"header": f"{BELOW}/"}):
        assert await seen(path, **more) == (inside, inside.encode(), BELOW)


@pytest.mark.parametrize("header", ["games", "//evil.example", "/a b", "/..%2f", '/"><script>', "/" + "x" * 70, "/"])
async def test_what_is_no_path_counts_as_none(header: str) -> None:
    assert await seen("/table", header=header) == ("/table", b"/table", "")


async def test_only_a_proxy_we_know_may_name_a_prefix() -> None:
    assert (await seen("/", header=BELOW, client="192.0.2.9"))[2] == ""
    assert (await seen("/", header="/other", root_path=BELOW))[2] == BELOW


@pytest.mark.parametrize("root_path", ["games", "/games/", "//games", "/a b", "https://example.org/games"])
def test_a_path_that_is_none_is_refused_with_an_example(root_path: str) -> None:
    with pytest.raises(SettingsError, match="expected a path like /games/sleuth"):
        check(Settings(secret_key="x" * 20, database="unused", root_path=root_path))
    done = CliRunner().invoke(main, ["serve", "--root-path", root_path, "--port", "0"])
    assert done.exit_code == 2
    assert "expected a path like /games/sleuth" in done.output


def test_two_servers_of_one_host_have_cookies_of_their_own() -> None:
    one, other = Identities("x" * 20), Identities("x" * 20, BELOW)
    header = other.write_cookie(Identity("ann"), secure=True)
    assert header.startswith("__Host-sleuth-games-sleuth=")
    assert "Path=/;" in header  # a name that begins with __Host- must be for the whole host
    assert other.read_cookie(header, secure=True) == Identity("ann")
    assert one.read_cookie(header, secure=True) is None


async def test_everything_people_get_leads_below_the_path(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", root_path=BELOW) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
            for path in (BELOW, f"{BELOW}/friends", f"{BELOW}/no-such-page", "/friends"):
                page = (await browser.get(path, headers={"accept": "text/html"})).text
                assert f'src="{BELOW}/assets/js/main.js"' in page
                assert '="/assets/' not in page
            assert (await browser.get(f"{BELOW}/assets/js/main.js")).status_code == 200
            assert (await browser.get("/readyz")).status_code == 200
        async with Person(server.url + BELOW) as ann:
            table = await ann.quick("questions", 3)
            link = await ann.ask("POST", f"/tables/{table}/link")
            assert link["url"].startswith(f"{server.url}{BELOW}/#seat=")
            assert (await ann.ask("GET", "/address"))["url"] == server.url + BELOW
            assert list(ann.http.cookies) == ["sleuth-games-sleuth"]
            async with ann.live(table) as live:
                assert await live.socket.recv()
