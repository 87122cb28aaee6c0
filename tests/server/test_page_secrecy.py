"""Unseen cards change no byte of what the page fetches."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from sleuth.editions import load_edition
from tests.patience import PATIENCE
from tests.server.wire import Served, cookie_of
from tests.server.worlds import Pair, leak_choices, leak_events, pair, two_worlds


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    """Tables in two worlds that a seat cannot tell apart; hints are on."""
    found = [each for each in map(pair, range(30)) if each.seat is not None]
    return [replace(each, logs=tuple(map(with_hints, each.logs))) for each in found[:14]]  # type: ignore[arg-type]


def with_hints(log: list[Any]) -> list[Any]:
    return [replace(log[0], plan=replace(log[0].plan, hints=True)), *log[1:]]


def questions(each: Pair) -> list[str]:
    """Everything a seat can ask about its game."""
    edition = load_edition(each.logs[0][0].plan.edition)  # type: ignore[union-attr]
    entries = [f"why?card={kind[0]}&owner={owner}" for kind in edition.by_kind for owner in (0, 1, "case")]
    modes = [f"sheet?mode={mode}" for mode in ("seen", "follows", "chances")]
    return [f"/api/v1/tables/{each.table}/{path}" for path in ("words", "words?lang=de", *modes, "hint", *entries)]


async def unlike(here: Served, there: Served, pairs: list[Pair]) -> set[str]:
    """The questions by which a seat can tell the two worlds apart, or which the server cannot answer."""
    found = set[str]()
    async with (
        httpx.AsyncClient(base_url=here.url, timeout=PATIENCE) as one,
        httpx.AsyncClient(base_url=there.url, timeout=PATIENCE) as other,
    ):
        for each in pairs:
            headers = {"cookie": cookie_of(each.person)}
            for path in questions(each):
                this, that = await asyncio.gather(*(client.get(path, headers=headers) for client in (one, other)))
                if this.content != that.content or this.status_code >= 500:
                    found.add(path.rpartition("/")[2].partition("?")[0])
    return found


def test_unseen_cards_change_no_word_and_no_mark(tmp_path: Path, pairs: list[Pair]) -> None:
    with two_worlds(tmp_path, pairs) as (here, there):
        assert asyncio.run(unlike(here, there, pairs)) == set()


def test_a_leak_into_words_and_sheets_is_noticed(
    tmp_path: Path, pairs: list[Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak_events(monkeypatch)
    leak_choices(monkeypatch)
    others = [each for each in pairs if each.seat]
    with two_worlds(tmp_path, others) as (here, there):
        assert asyncio.run(unlike(here, there, others)) >= {"words", "sheet"}
