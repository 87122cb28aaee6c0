"""The guard counts connections by address, and the limit of open files is respected."""

import asyncio
from pathlib import Path

import psutil
import pytest

from sleuth.server.addresses import counted_as, is_among, networks
from sleuth.server.guard import Guard, Rules
from sleuth.server.settings import Settings, SettingsError, check
from tests.server.client import Person, Server
from tests.server.sockets import acted, crowd

# --- who is counted together


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket file", "a socket file"),
    ],
)
def test_one_customer_has_one_count(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_proxies_are_addresses_or_networks() -> None:
    known = networks("127.0.0.1, 10.0.0.0/8,::1,")
    for address in ("127.0.0.1", "10.9.8.7", "::1", "::ffff:10.0.0.1"):
        assert is_among(address, known)
    for address in ("127.0.0.2", "11.0.0.1", "::2", "", "proxy"):
        assert not is_among(address, known)


def test_a_proxy_that_is_not_an_address_is_refused_with_a_message() -> None:
    with pytest.raises(SettingsError, match=r"--trusted-proxies \*"):
        check(Settings(secret_key="k" * 16, database="tables.db", trusted_proxies="*"))


def test_the_addresses_of_a_network_share_a_limit() -> None:
    reasons: list[str] = []
    guard = Guard(Rules(most=9, strangers=8, per_address=2, trusted=networks("10.0.0.1")), reasons.append)
    one, other = guard.source("2001:db8::1"), guard.source("2001:db8::2")
    assert guard.admit(one)
    assert guard.admit(other)
    assert not guard.admit(one)
    assert guard.admit(guard.source("2001:db8:0:1::1"))
    assert all(guard.admit(guard.source("10.0.0.1")) for _ in range(5))
    guard.dismiss(other)
    assert guard.admit(one)
    assert (reasons, guard.open, guard.crowded) == (["address"], 8, True)


# --- open files


class Tight(Server):
    """A server that may not open many files."""

    prefix = ("sh", "-c", 'ulimit -n 180; exec "$@"', "sh")


class Low(Server):
    """A server that starts with a low soft limit."""

    prefix = ("sh", "-c", 'ulimit -S -n 180; exec "$@"', "sh")


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    with Low(tmp_path / "tables.db") as server:
        soft, hard = psutil.Process(server.process).rlimit(psutil.RLIMIT_NOFILE)
    assert soft == hard > 180


def test_descriptors_do_not_run_out(tmp_path: Path) -> None:
    async def script(server: Server) -> None:
        async with Person(server.url) as ann:
            table = await ann.quick()
            with crowd(server.url, 300):
                async with ann.live(table) as live:
                    await acted(live, times=1)
                assert (await ann.table(await ann.quick()))["card"]
            assert psutil.Process(server.process).num_fds() < 180

    with Tight(tmp_path / "tables.db") as server:
        asyncio.run(script(server))
        assert "too many open files" not in server.logs().lower()
