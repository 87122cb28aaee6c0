"""`sleuth play --lan`: the address for the home network, found without sending anything."""

import socket
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.cli.common.lan import ALONE, FIND, OPEN, invitation, read_lan
from sleuth.server.home_network import home_address
from tests.patience import PATIENCE
from tests.server.playing import playing

AT_HOME = "127.0.0.2"
"""Stands for the address in the home network: another loopback address of this machine."""


class Probe:
    """A socket of a machine with or without a network; it refuses to send."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __call__(self, family: int, kind: int) -> "Probe":
        assert kind == socket.SOCK_DGRAM, "only a datagram socket is connected without a packet"
        return self

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: Any) -> None:
        if self.address is None:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return self.address, 50_000


@pytest.mark.parametrize(
    ("address", "found"), [("192.0.2.20", "192.0.2.20"), (None, None), ("127.0.0.1", None), ("0.0.0.0", None)]
)
def test_the_address_at_home_is_found_without_sending(
    monkeypatch: pytest.MonkeyPatch, address: str | None, found: str | None
) -> None:
    monkeypatch.setattr(socket, "socket", Probe(address))
    assert home_address() == found


def test_without_a_network_it_says_so_and_stays_on_this_machine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(socket, "socket", Probe(None))
    assert read_lan(FIND) == ""
    assert ALONE in capsys.readouterr().err
    assert read_lan(None) == ""


def test_only_an_address_is_an_address() -> None:
    assert read_lan("192.0.2.20") == "192.0.2.20"
    for given in ("attic", "192.0.2", "http://192.0.2.20", "::1"):
        with pytest.raises(click.BadParameter, match="expected an address"):
            read_lan(given)
    result = CliRunner().invoke(main, ["play", "--terminal", "--lan"])
    assert (result.exit_code, "--lan is for games in the browser" in result.output) == (2, True)


def test_the_invitation_is_a_code_to_scan() -> None:
    text = invitation("http://192.0.2.20:8000/play/classic")
    first, *code = text.splitlines()
    assert first == OPEN
    assert len(code) >= 12
    assert {len(line) for line in code if line} != {0}
    assert any(block in text for block in "█▀▄")


def test_everyone_at_home_reaches_it_and_no_other_name_does(tmp_path: Path) -> None:
    with playing(tmp_path, "--lan", AT_HOME) as (url, said):
        port = httpx.URL(url).port
        assert url == f"http://{AT_HOME}:{port}"
        assert OPEN in said[2]
        for host in (AT_HOME, "127.0.0.1", "localhost"):
            found = httpx.get(f"http://127.0.0.1:{port}/api/v1/address", headers={"host": f"{host}:{port}"})
            assert found.json() == {"url": url, "here_only": False}
        assert httpx.get(f"{url}/", timeout=PATIENCE).status_code == 200
        for host in ("192.0.2.9", "evil.example"):
            refused = httpx.get(f"{url}/api/v1/me", headers={"host": host})
            assert (refused.status_code, refused.json()["code"]) == (421, "unknown-host")
    assert (tmp_path / "sleuth" / "secret-key").exists(), "the key of this machine is kept"


def test_without_it_only_this_machine_reaches_the_table(tmp_path: Path) -> None:
    with playing(tmp_path) as (url, _):
        assert url.startswith("http://127.0.0.1:")
        found = httpx.get(f"{url}/api/v1/address", timeout=PATIENCE).json()
        assert found == {"url": url, "here_only": True}
