"""Middleware, limits and settings: what strangers, other sites or careless settings cannot do."""

import asyncio
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from sleuth.cli import main
from sleuth.server.http.edge.identity import Identities, Identity, PersonalLink
from sleuth.server.http.edge.limits import RATES, SHARED, Limits
from sleuth.server.settings import Settings, SettingsError, check, find_key
from sleuth.server.tables.refusals import TableRefusal
from tests.patience import PATIENCE
from tests.server.client import Person, Refusal, Server, begin

JSON = {"content-type": "application/json"}


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{server.url}/api/v1", timeout=PATIENCE) as client:
        yield client


PLAN = b'{"edition":"questions","seats":3}'


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"origin": "https://evil.example"}, "wrong-origin"),
        ({"origin": "null"}, "wrong-origin"),
        ({"origin": "http://127.0.0.1:1"}, "wrong-origin"),
        ({"sec-fetch-site": "cross-site"}, "wrong-origin"),
        ({"sec-fetch-site": "same-site"}, "wrong-origin"),
        ({"content-type": "text/plain"}, "not-json"),
        ({"content-type": "application/x-www-form-urlencoded"}, "not-json"),
        ({"host": "evil.example"}, "unknown-host"),
        ({"host": "127.0.0.1.evil.example"}, "unknown-host"),
    ],
)
def test_other_sites_change_nothing(http: httpx.Client, headers: dict[str, str], code: str) -> None:
    answer = http.post("/tables", content=PLAN, headers={**JSON, **headers})
    assert answer.json()["code"] == code
    assert "set-cookie" not in answer.headers


def test_our_own_page_may(server: Server, http: httpx.Client) -> None:
    for headers in ({"origin": server.url}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        assert http.post("/tables", content=PLAN, headers={**JSON, **headers}).status_code == 201


def test_a_form_of_another_site_cannot_even_begin_a_game(http: httpx.Client) -> None:
    answer = http.post("/tables/x/start", headers={"content-type": "application/x-www-form-urlencoded"})
    assert answer.json()["code"] == "not-json"


def test_the_live_connection_is_for_our_own_page(server: Server) -> None:
    async def script() -> None:
        async with Person(server.url) as ann:
            table = await ann.quick()
            with pytest.raises(InvalidStatus) as refused:
                async with ann.live(table, Origin="https://evil.example"):
                    pass
            assert refused.value.response.status_code == 403
            async with ann.live(table, Origin=server.url) as live:
                assert await live.socket.recv()

    asyncio.run(script())


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/me", 200, None),
        ("GET", "/nowhere", 404, "unknown-route"),
        ("GET", "/tables/nowhere", 404, "unknown-table"),
        ("GET", "/tables/%00", 404, "unknown-table"),
        ("GET", "/codes/%00", 404, "unknown-code"),
        ("PATCH", "/me", 405, "wrong-method"),
        ("POST", "/tables", 400, "unfit-request"),
        ("PUT", "/tables/nowhere/seats/" + "9" * 5000, 404, None),
        ("DELETE", "/tables/nowhere/seat", 404, "unknown-table"),
    ],
)
def test_every_answer_is_guarded_and_every_no_has_a_code(
    http: httpx.Client, method: str, path: str, status: int, code: str | None
) -> None:
    answer = http.request(method, path)
    assert answer.status_code == status
    if code:
        assert answer.json()["code"] == code
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers
    assert "Traceback" not in answer.text


def test_numbers_that_are_none(http: httpx.Client) -> None:
    table = http.post("/tables", content=PLAN, headers=JSON).json()["card"]["table"]
    for after in ("x", "-1", "1.5", "9" * 5000):
        answer = http.get(f"/tables/{table}/log", params={"after": after})
        assert (answer.status_code, answer.json()["code"]) == (400, "unfit-request")
    for seat in ("99", "1" * 30):
        answer = http.put(f"/tables/{table}/seats/{seat}", json={"name": "Ann"})
        assert answer.json()["code"] == "unknown-seat"


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 60_000, b'"x"', b"null", b'{"seats":1e400,"edition":""}', b"\xff"])
def test_bodies_that_are_none(http: httpx.Client, body: bytes) -> None:
    answer = http.post("/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "unfit-request")


def test_bodies_that_are_too_large(http: httpx.Client) -> None:
    big = b'{"name":"' + b"x" * 70_000 + b'"}'
    assert http.put("/me", content=big, headers=JSON).json()["code"] == "too-large"
    assert http.put("/me", content=iter([big]), headers=JSON).json()["code"] == "too-large"
    record = b'{"record":"' + b"x" * 70_000 + b'"}'
    assert http.post("/records", content=record, headers=JSON).json()["code"] == "unfit-record"
    record = b'{"record":"' + b"x" * 4_300_000 + b'"}'
    assert http.post("/records", content=record, headers=JSON).json()["code"] == "too-large"


def test_the_cookie_is_out_of_reach(http: httpx.Client) -> None:
    cookie = http.get("/me").headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert word in cookie
    assert "set-cookie" not in http.get("/tables").headers
    again = http.put("/me", json={"name": "Ann"}).headers["set-cookie"]
    assert again != cookie


@pytest.mark.parametrize("secure", [True, False])
def test_with_https_the_cookie_is_secure(secure: bool) -> None:
    assert ("; Secure" in Identities("k" * 20).write_cookie(Identity("p"), secure=secure)) == secure


def test_a_cookie_of_somebody_elses_making_is_a_stranger() -> None:
    ours, theirs = Identities("k" * 20), Identities("q" * 20)
    cookie = theirs.write_cookie(Identity("p", "Ann"), secure=False)
    assert theirs.read_cookie(cookie) == Identity("p", "Ann")
    assert ours.read_cookie(cookie) is None
    assert ours.read_cookie(f"sleuth={ours.write_link(PersonalLink('t', 'p', 1, 2**40))}") is None
    for bad in ("", "sleuth", "sleuth=", "sleuth=.", "sleuth=a.b", "other=1; sleuth=\x00"):
        assert ours.read_cookie(bad) is None


def test_limits_fill_up_again() -> None:
    now = [0.0]
    limits = Limits(1.0, lambda: now[0])
    burst = int(RATES["chat"].burst)
    for _ in range(burst):
        limits.take("chat", "ann", "here")
    with pytest.raises(TableRefusal, match="too-fast") as refusal:
        limits.take("chat", "ann", "here")
    limits.take("chat", "bob", "here")
    now[0] += refusal.value.details["seconds"]
    limits.take("chat", "ann", "here")
    for number in range(burst * SHARED - burst - 2):
        limits.take("chat", f"somebody {number}", "here")
    limits.take("chat", "carl", "elsewhere")
    limits.take("chat", "dora", "here")  # one token has come back meanwhile
    with pytest.raises(TableRefusal, match="too-fast"):
        _everybody(limits, burst * SHARED)


def _everybody(limits: Limits, number: int) -> None:
    for one in range(number):
        limits.take("chat", f"nobody {one}", "here")


def test_a_client_that_is_too_fast_has_to_wait(tmp_path: Path) -> None:
    async def script(server: Server) -> None:
        async with Person(server.url) as ann, Person(server.url, "Bob") as bob:
            table = await begin(ann, bob)
            chat = [ann.ask("POST", f"/tables/{table}/chat", {"text": "again"}) for _ in range(30)]
            tables = [bob.ask("POST", "/tables", {"edition": "questions", "seats": 3}) for _ in range(30)]
            for asked in (chat, tables):
                answers = await asyncio.gather(*asked, return_exceptions=True)
                refusals = {(one.status, one.code) for one in answers if isinstance(one, Refusal)}
                assert refusals == {(429, "too-fast")}
                assert any(isinstance(one, dict) for one in answers)

    with Server(tmp_path / "tables.db", limits=1) as server:
        asyncio.run(script(server))


def test_metrics_are_for_the_machine_itself(server: Server) -> None:
    async def script() -> None:
        async with Person(server.url) as ann:
            await ann.ask("POST", f"/tables/{await ann.quick()}/actions", ACTION)

    with pytest.raises(Refusal):
        asyncio.run(script())
    figures = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    assert 'sleuth_actions_total{outcome="stale"} 1.0' in figures
    assert 'sleuth_action_seconds_bucket{le="+Inf"} 1.0' in figures
    assert "sleuth_action_seconds_count 1.0" in figures
    assert "sleuth_tables_at_hand" in figures
    from_elsewhere = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}, timeout=PATIENCE)
    assert from_elsewhere.status_code == 404


ACTION: dict[str, Any] = {"key": "k", "moment": 0, "action": {"type": "end-turn"}}


def test_health(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
    assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).json() == {"store": True, "fanout": True}


def test_the_logs_say_nothing_about_people_or_cards(tmp_path: Path) -> None:
    async def script(server: Server) -> list[str]:
        async with Person(server.url, "Annabella") as ann:
            table = await ann.quick()
            await ann.ask("POST", f"/tables/{table}/chat", {"text": "whisper"})
            token, log = await ann.link(table), await ann.log(table)
            async with ann.live(table) as live:
                await live.socket.recv()
            cards = ["scarlett", "rope", "kitchen"]
            return ["Annabella", "whisper", table, token, log.messages[0].code, ann.http.cookies["sleuth"], *cards]  # type: ignore[union-attr]

    with Server(tmp_path / "tables.db", log_format="json") as server:
        secrets = asyncio.run(script(server))
        server.stop()
        logs = server.logs()
    assert '"route": "/api/v1/tables/{table}/chat"' in logs
    for secret in secrets:
        assert secret not in logs


def test_beyond_this_machine_a_key_is_needed(tmp_path: Path) -> None:
    for host in ("0.0.0.0", "192.0.2.1", "::", "example.org"):
        with pytest.raises(SettingsError, match=r"--host .*secret key"):
            find_key(host, "", None, tmp_path)
    for host in ("127.0.0.1", "localhost", "::1"):
        key = find_key(host, "", None, tmp_path)
        assert len(key) > 30
        assert key == find_key(host, "", None, tmp_path)
    assert stat.S_IMODE((tmp_path / "secret-key").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--host", "0.0.0.0"], "secret key"),
        (["--public-url", "example.org"], "--public-url"),
        (["--database", "mysql://x"], "expected postgresql://"),
        (["--fanout", "smoke"], "expected memory"),
        (["--secret-key-file", "/nowhere/key"], "--secret-key-file"),
        (["--port", "70000"], "--port"),
        (["--count-seconds", "0"], "--count-seconds"),
        (["--tables-megabytes", "0"], "--tables-megabytes"),
    ],
)
def test_a_careless_start_is_refused_in_words(tmp_path: Path, arguments: list[str], words: str) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "SLEUTH_SECRET_KEY": ""}
    result = CliRunner().invoke(main, ["serve", "--port", "0", *arguments], env=environment)
    assert (result.exit_code, words in result.output) == (2, True), result.output


@pytest.mark.parametrize("seconds", [0.5, 601.0, float("inf"), float("nan")])
def test_a_claim_is_neither_shorter_than_a_move_nor_endless(tmp_path: Path, seconds: float) -> None:
    settings = Settings(secret_key="k" * 16, database=str(tmp_path / "tables.db"), claim_seconds=seconds)
    with pytest.raises(SettingsError, match=rf"--claim-seconds {seconds:g}: expected 1 to 600"):
        check(settings)
