"""The tool that sends nonsense: it finds what is wrong, says what it sent, and a short run of it finds nothing."""

import asyncio
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from tools.fuzz.__main__ import main
from tools.fuzz.attacking import Target, send_bodies, send_frames
from tools.fuzz.counting import Finding, Tally, save
from tools.fuzz.frames import nonsense
from tools.fuzz.mutating import mutated
from tools.fuzz.reporting import Outcome, put_into
from tools.fuzz.requests import Places, no_request, request
from tools.fuzz.watching import ERROR, Memory
from tools.fuzz.wire import TEXT, frame

PLACES = Places(["t1"], ["CODE"], ["sleuth=x"], "127.0.0.1:1")
ACTION = {"type": "end-turn"}


def test_a_short_run_finds_nothing(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["--seed", "smoke", "--count", "600", "--no-write", "--findings", str(tmp_path)])
    found = [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()]
    assert (result.exit_code, found) == (0, []), result.output
    assert "games of bystanders" in result.output


def test_the_same_seed_makes_the_same_nonsense() -> None:
    def made(seed: str) -> list[bytes]:
        luck = random.Random(seed)
        frames = [nonsense(luck, [ACTION], [0, 1]) for _ in range(200)]
        return [
            *frames,
            *(request(luck, PLACES).content for _ in range(200)),
            *(no_request(luck, PLACES) for _ in range(50)),
        ]

    assert made("a") == made("a") != made("b")
    assert len(set(made("a"))) > 400


def test_nonsense_is_of_many_sorts() -> None:
    luck = random.Random("sorts")
    made = [mutated(luck, {"type": "act", "key": "k", "moment": 7, "action": ACTION}) for _ in range(3000)]
    assert any(b"NaN" in text for text in made)
    assert any(text.count(b'"type"') > 2 for text in made), "keys that come twice"
    assert any(b"[[[[[[[[[[" in text for text in made), "too deep"
    assert any(b"\xff" in text for text in made), "no UTF-8"
    assert any(len(text) > 3000 for text in made)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_says_how_long_it_is(length: int) -> None:
    made = frame(TEXT, b"x" * length)
    head = 6 if length < 126 else 8 if length < 2**16 else 14
    assert len(made) == head + length


# --- servers that are not well


async def attacked(answer: bytes, attack: str) -> Tally:
    """Attack a server that answers everything in the same way, and then hangs up."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    tally, target = Tally(50, 0.5), Target(port, PLACES, [ACTION], [""])
    async with server:
        if attack == "http":
            await send_bodies(target, tally, random.Random("x"))
        else:
            await send_frames(target, tally, random.Random("x"))
    return tally


def http(status: str) -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Length: 4\r\nConnection: close\r\n\r\noops".encode()


def test_a_failure_is_found_with_what_was_sent(tmp_path: Path) -> None:
    tally = asyncio.run(attacked(http("500 Oh"), "http"))
    assert tally.findings[0].what.startswith("answered with 500")
    assert tally.findings[0].sent.endswith((b"\r\n\r\n", b"}")) or b"HTTP/1.1" in tally.findings[0].sent
    saved = save(tally.findings, "x", tmp_path / "new").read_text(encoding="utf-8")
    assert repr(tally.findings[0].sent) in saved


def test_a_busy_server_is_only_counted() -> None:
    tally = asyncio.run(attacked(http("503 Busy"), "http"))
    assert (tally.findings, tally.busy >= 20) == ([], True)


def test_a_connection_that_fails_is_found() -> None:
    switched = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    tally = asyncio.run(attacked(switched + b"\x88\x02" + (1011).to_bytes(2), "live"))
    assert tally.findings[0].what == "a live connection failed with 1011"
    assert asyncio.run(attacked(switched + b"\x88\x02" + (1007).to_bytes(2), "live")).findings == []


def test_memory_that_grows_is_found() -> None:
    assert Memory([100_000_000 + 2_000_000 * n for n in range(100)]).grows
    assert not Memory([100_000_000] * 10 + [112_000_000] * 90).grows
    assert not Memory([100_000_000]).grows


def test_errors_in_a_log() -> None:
    lines = ["2026-01-01 12:00:00 info    request", "2026-01-01 12:00:01 error   failed", " exception=X"]
    log = "\n".join([*lines, "2026-01-01 12:00:02 info    request"])
    assert [match.group() for match in ERROR.finditer(log)] == ["\n".join(lines[1:])]


def test_the_document_has_the_last_run_once(tmp_path: Path) -> None:
    document = tmp_path / "measured.md"
    document.write_text("# Measured\n\n## What\n\nText.\n", encoding="utf-8")
    for seed in ("first", "second"):
        put_into(document, Outcome(seed, Tally(10), Memory([1, 2]), 3, 1.0))
    text = document.read_text(encoding="utf-8")
    assert text.count("## Nonsense") == 1
    assert "seed second" in text
    assert text.startswith("# Measured\n\n## What\n\nText.\n")


def test_it_stops_when_it_has_found_enough() -> None:
    tally = Tally(10**9)
    tally.findings = [Finding("x")] * 20
    assert tally.enough_frames
    assert tally.enough_bodies
