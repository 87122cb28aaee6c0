"""Host names, cookies and headers of a server that others can reach; tested without a network."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.server import running
from sleuth.server.http.app import application
from sleuth.server.http.edge.hosts import Hosts
from sleuth.server.http.edge.identity import Identities, Identity
from sleuth.server.http.edge.middleware import RequestMiddleware
from sleuth.server.settings import Settings, SettingsError, check
from sleuth.server.tables.refusals import TableRefusal
from tests.patience import PATIENCE

KEY = "a key that is long enough"
PLAIN, SECURE = "http://tables.example.org", "https://tables.example.org"
pytestmark = pytest.mark.anyio


def settings(**more: Any) -> Settings:
    return Settings(secret_key=KEY, database="unused", **more)


def refusal(host: str, /, **more: Any) -> str | None:
    try:
        Hosts(settings(**more)).check(host)
    except TableRefusal as refused:
        return refused.code
    return None


EVERYWHERE = ["127.0.0.1", "127.0.0.1:8000", "localhost:8000", "LOCALHOST", "[::1]", "[::1]:80"]
IN_A_NETWORK = ["192.0.2.7", "192.0.2.7:8000", "[2001:db8::1]:8000", "attic", "Attic.local:8000", "attic.home.example"]
NOT_OURS = ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "tables.example.org.evil.example", ""]


@pytest.mark.parametrize("host", EVERYWHERE)
def test_a_machine_knows_itself(host: str) -> None:
    for bound in ("127.0.0.1", "0.0.0.0", "::", "192.0.2.7"):
        assert refusal(host, host=bound) is None


@pytest.mark.parametrize("host", IN_A_NETWORK)
def test_in_a_network_addresses_and_the_own_name_will_do(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "attic.home.example")
    assert refusal(host, host="0.0.0.0") is None
    assert refusal(host, host="192.0.2.7", public_url=SECURE) is None
    assert refusal(host, host="127.0.0.1") == "unknown-host"


@pytest.mark.parametrize("host", NOT_OURS)
def test_names_of_others_are_refused_on_every_address(host: str) -> None:
    for bound in ("127.0.0.1", "0.0.0.0", "::", "192.0.2.7"):
        assert refusal(host, host=bound, public_url=SECURE) == "unknown-host"


def test_at_home_the_address_there_and_this_machine_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "attic.home.example")
    home = {"host": "0.0.0.0", "lan": "192.0.2.7"}
    for host in (*EVERYWHERE, "192.0.2.7", "192.0.2.7:8000"):
        assert refusal(host, **home) is None
    for host in ("192.0.2.8", "[2001:db8::1]:8000", "attic", "attic.local:8000", *NOT_OURS):
        assert refusal(host, **home) == "unknown-host"


@pytest.mark.parametrize("bound", ["127.0.0.1", "0.0.0.0"])
def test_allowed_host_names(bound: str) -> None:
    settings = {"host": bound, "public_url": SECURE, "allowed_hosts": ("games.example.net", "Attic")}
    for host in (
        "tables.example.org",
        "Tables.Example.Org:443",
        "tables.example.org.",
        "games.example.net",
        "attic:80",
    ):
        assert refusal(host, **settings) is None
    assert refusal("example.net", **settings) == "unknown-host"


@pytest.mark.parametrize(
    "host", ["[", "[::1", "a b", "a/b", "user@127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999", "\xff"]
)
def test_what_is_no_host(host: str) -> None:
    for bound in ("127.0.0.1", "0.0.0.0"):
        assert refusal(host, host=bound) == "unfit-request"


@pytest.mark.parametrize("name", ["https://tables.example.org", "tables.example.org:80", "", "a b", "*"])
def test_a_name_to_allow_is_a_name(name: str) -> None:
    with pytest.raises(SettingsError, match="--allow-host"):
        check(settings(allowed_hosts=(name,)))


def test_the_flag_and_the_environment_name_hosts(tmp_path: Path) -> None:
    for arguments, environment in (
        (["--allow-host", "good", "--allow-host", "b@d"], {}),
        ([], {"SLEUTH_ALLOWED_HOSTS": "good b@d"}),
    ):
        known = {"XDG_DATA_HOME": str(tmp_path), "SLEUTH_SECRET_KEY": KEY, **environment}
        result = CliRunner().invoke(main, ["serve", "--port", "0", *arguments], env=known)
        assert (result.exit_code, "--allow-host b@d: expected a name" in result.output) == (2, True), result.output


@pytest.mark.parametrize("url", ["https://[", "https://:80", "ftp://x"])
def test_a_public_address_that_is_none(url: str) -> None:
    with pytest.raises(SettingsError, match="--public-url"):
        check(settings(public_url=url))


# --- through the door


@asynccontextmanager
async def visiting(tmp_path: Path, base: str = PLAIN, **more: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A server that seems to be on a network, and a browser that opens `base`."""
    chosen = Settings(secret_key=KEY, database=f"sqlite:///{tmp_path / 'tables.db'}", host="0.0.0.0", limits=0, **more)
    async with running.opened(chosen) as context:
        transport = httpx.ASGITransport(application(context))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url=base, timeout=PATIENCE) as client:
            yield client


async def test_a_name_that_was_made_to_point_here_learns_nothing(tmp_path: Path) -> None:
    async with visiting(tmp_path) as client:
        for path in ("/", "/api/v1/me", "/api/v1/tables", "/metrics", "/assets/js/main.js"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
            assert answer.json()["details"]["allow"] == "--allow-host tables.example.org"
            assert "set-cookie" not in answer.headers
        for path in ("/healthz", "/readyz"):  # for monitoring
            assert (await client.get(path)).status_code == 200
    async with visiting(tmp_path, allowed_hosts=("tables.example.org",)) as client:
        assert (await client.get("/api/v1/me")).status_code == 200


@pytest.mark.parametrize(
    ("asked", "more", "expected"),
    [
        ("http://127.0.0.1:8000", {}, ("http://127.0.0.1:8000", True)),
        ("http://localhost", {}, ("http://localhost", True)),
        ("http://192.0.2.7:8000", {}, ("http://192.0.2.7:8000", False)),
        ("http://localhost:8000", {"lan": "192.0.2.7"}, ("http://192.0.2.7:8000", False)),
        ("http://[::1]", {"lan": "192.0.2.7"}, ("http://192.0.2.7", False)),
        ("http://127.0.0.1:8000", {"public_url": SECURE}, (SECURE, False)),
    ],
)
async def test_links_lead_to_an_address_that_others_can_open(
    tmp_path: Path, asked: str, more: dict[str, Any], expected: tuple[str, bool]
) -> None:
    async with visiting(tmp_path, asked, **more) as client:
        found = (await client.get("/api/v1/address")).json()
    assert (found["url"], found["here_only"]) == expected


async def test_with_https_cookies_belong_to_this_host_alone(tmp_path: Path) -> None:
    async with visiting(tmp_path, SECURE, public_url=SECURE) as client:
        answer = await client.get("/api/v1/me")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-sleuth=")
        for word in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
            assert word in cookie
        assert "domain" not in cookie.lower()
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        second = await client.get("/api/v1/me?as=2")
        assert second.headers["set-cookie"].startswith("__Host-sleuth_2=")


async def test_with_https_a_neighbours_cookie_counts_for_nothing(tmp_path: Path) -> None:
    """Another name under the same domain can set `sleuth` for us, and so make a victim play the attacker's seat."""
    planted = Identities(KEY).write_cookie(Identity("attacker", "Eve"), secure=False).partition(";")[0]
    ours = Identities(KEY).write_cookie(Identity("victim", "Ann"), secure=True).partition(";")[0]
    async with visiting(tmp_path, SECURE, public_url=SECURE) as client:
        for cookie, name in ((planted, ""), (ours, "Ann"), (f"{planted}; {ours}", "Ann")):
            client.cookies.clear()
            answer = await client.get("/api/v1/me", headers={"cookie": cookie})
            assert answer.json() == {"name": name}
    async with visiting(tmp_path, "https://192.0.2.7") as client:  # a proxy speaks https, and no public address is set
        assert (await client.get("/api/v1/me", headers={"cookie": planted})).json() == {"name": ""}
        assert (await client.get("/api/v1/me", headers={"cookie": ours})).json() == {"name": "Ann"}


async def test_without_https_nothing_changes(tmp_path: Path) -> None:
    async with visiting(tmp_path, "http://192.0.2.7") as client:
        answer = await client.get("/api/v1/me")
        assert answer.headers["set-cookie"].startswith("sleuth=")
        assert "strict-transport-security" not in answer.headers


async def test_a_live_connection_reads_the_same_cookies(tmp_path: Path) -> None:
    """Over wss, where the scheme has another name."""
    async with visiting(tmp_path, SECURE) as client:
        door: RequestMiddleware = client._transport.app  # type: ignore[attr-defined]
        for secure in (True, False):
            cookie = Identities(KEY).write_cookie(Identity("ann"), secure=secure).partition(";")[0]
            asked: dict[str, Any] = {"type": "websocket", "scheme": "wss", "path": "/api/v1/tables/none/live"}
            door._recognise(asked, {"cookie": cookie})
            assert (asked["state"]["identity"] is not None) == secure
