"""The server as people run it: started again, `sleuth database`, `sleuth play`."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from sleuth.arena import play_match
from sleuth.bots import make_bot
from sleuth.cli import main
from sleuth.core.game import new_game
from sleuth.core.truth import SeededChance
from sleuth.core.truth.records import read_record, write_record
from sleuth.editions import load_edition
from sleuth.server import launch
from tests.patience import PATIENCE
from tests.server.client import Person, Server
from tests.server.playing import playing


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def before(url: str, ann: Person) -> str:
        table = await ann.quick(name="Ann")
        await ann.ask("PUT", f"/tables/{table}/marks", {"rope": "?"})
        return table

    async def all_of_it() -> None:
        with Server(tmp_path / "tables.db") as server:
            ann = Person(server.url)
            table = await before(server.url, ann)
            known, log = await ann.table(table), (await ann.log(table)).messages
            assert server.stop() == 0
        with Server(tmp_path / "tables.db") as server:
            async with Person(server.url) as again:
                again.http.cookies = ann.http.cookies
                await ann.http.aclose()
                assert (await again.table(table)) == known
                assert (await again.log(table)).messages == log
                assert await again.ask("GET", f"/tables/{table}/marks") == {"rope": "?"}
                assert (await again.mine())[0]["your_turn"]

    asyncio.run(all_of_it())


def test_the_database_commands(tmp_path: Path) -> None:
    def sleuth(*arguments: object, code: int = 0) -> str:
        result = CliRunner().invoke(main, ["database", *map(str, arguments)], env={"XDG_DATA_HOME": str(tmp_path)})
        assert result.exit_code == code, result.output
        return result.output.strip()

    game = new_game(load_edition("questions"), 3, names=["A", "B", "C"])
    match = play_match(game, [make_bot("novice", game, seat, 1) for seat in game.seats], SeededChance(1))
    record, again, saved = tmp_path / "game.jsonl", tmp_path / "again.jsonl", tmp_path / "backup.jsonl"
    record.write_text(write_record(game, match.events), encoding="utf-8")
    assert "no such file" in sleuth("backup", saved, code=2)
    table = sleuth("import", record)
    own, other = tmp_path / "sleuth" / "tables.db", tmp_path / "other.db"
    assert sleuth("backup", saved) == f"Backed up 1 table from {own} to {saved}"
    assert sleuth("restore", saved, "--database", other) == f"Restored 1 table from {saved} to {other}"
    sleuth("export", table, again, "--database", other)
    assert read_record(again.read_text(encoding="utf-8")).events == tuple(match.events)
    assert "no such table" in sleuth("export", "nowhere", again, code=2)
    assert "unfit-record" in sleuth("import", saved, code=2)
    assert sleuth("forget", "--days", 1) == f"Removed 0 tables from {own}"
    assert sleuth("forget", "--days", 0) == f"Removed 1 table from {own}"


def test_play_starts_a_server_and_says_where(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sleuth.cli import main; main()", "play", "--no-browser"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, "XDG_DATA_HOME": str(tmp_path)}, text=True
    )
    assert process.stdout is not None
    url = process.stdout.readline().split()[2]
    assert httpx.get(f"{url}/readyz", timeout=PATIENCE).status_code == 200
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 0
    process.stdout.close()
    assert {path.name for path in (tmp_path / "sleuth").iterdir()} >= {"secret-key", "tables.db"}


def test_play_keeps_its_port_while_no_other_program_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(launch, "PORT", taken.getsockname()[1])
        assert launch.usual_port() == 0
    assert launch.usual_port() == launch.PORT == launch.usual_port()


def test_play_says_that_its_usual_port_is_taken_and_takes_another(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code = f"from sleuth.server import launch; launch.PORT = {port}; from sleuth.cli import main; main()"
        process = subprocess.Popen(
            [sys.executable, "-c", code, "play", "--no-browser"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            text=True,
        )
        assert process.stdout is not None
        url = process.stdout.readline().split()[2]
        assert httpx.get(f"{url}/readyz", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert not url.endswith(f":{port}")
    assert f"Port {port} is taken, perhaps by another sleuth" in errors


def test_play_takes_the_port_it_is_given_or_refuses_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = CliRunner().invoke(main, ["play", "--no-browser", "--port", str(port)])
        assert (refused.exit_code, f"--port {port}: Address already in use" in refused.stderr) == (2, True)
    with playing(tmp_path, "--port", str(port)) as (url, _):
        assert url == f"http://127.0.0.1:{port}"
