"""Changes of a team's sheet: its own readers are notified, at every node, and nobody else."""

import asyncio

import pytest

from sleuth.server.fanout import MemoryFanout
from sleuth.server.fanout.port import Hint, read_hint, write_hint
from sleuth.server.http.live.team_sheets import TeamSheets
from sleuth.server.http.routes.marks import after, latest, written

pytestmark = pytest.mark.anyio


async def test_readers_of_the_sheet_hear_of_it_at_every_node_and_only_once() -> None:
    fanout = MemoryFanout()
    await fanout.start()
    here, there = TeamSheets(fanout), TeamSheets(fanout)
    heard = list[str]()
    here.read("t", 0, lambda: heard.append("here"))
    stop = there.read("t", 0, lambda: heard.append("there"))
    there.read("t", 1, lambda: heard.append("the other team"))
    there.read("u", 0, lambda: heard.append("another table"))
    await here.changed("t", 0)
    while "there" not in heard:
        await asyncio.sleep(0.001)
    assert sorted(heard) == ["here", "there"]
    assert (here.version("t", 0), there.version("t", 0), there.version("t", 1)) == (1, 1, 0)
    stop()
    await here.changed("t", 0)
    await here.changed("u", 0)
    while "another table" not in heard:
        await asyncio.sleep(0.001)
    assert sorted(heard) == ["another table", "here", "here", "there"]
    assert there.version("t", 0) == 0, "nothing is kept for those who have left"
    await fanout.close()


async def test_where_hints_were_lost_every_team_looks_again() -> None:
    sheets, heard = TeamSheets(MemoryFanout()), list[int]()
    for seat in (0, 1):
        sheets.read("t", seat, lambda seat=seat: heard.append(seat))  # type: ignore[misc]
    sheets._heard(None)
    assert sorted(heard) == [0, 1]
    sheets._heard(Hint("t", 7))
    sheets._heard(Hint("t", 7, "presence", "elsewhere", (0, 1)))
    assert sorted(heard) == [0, 1]


def test_a_hint_about_marks_crosses_the_wire() -> None:
    hint = Hint("t", 3, "marks", "node/1", (1,))
    assert read_hint(write_hint(hint)) == hint
    assert hint.about != Hint("t", 3, "marks", "node/0", (0,)).about, "of two teams neither drowns the other out"


def test_the_latest_mark_of_each_cell_counts() -> None:
    ann = written({}, {"rope": "no", "hall": "yes"}, 1.0)
    ben = written({}, {"rope": "yes"}, 2.0)
    assert latest([ann, ben]) == latest([ben, ann]) == {"rope": "yes", "hall": "yes"}
    ann = written(ann, {"rope": None}, 3.0)
    assert latest([ann, ben]) == {"hall": "yes"}
    assert latest([{"cells": {"rope": "no"}}, ben]) == {"rope": "yes"}, "marks from before there were teams are older"
    assert latest([{}, {"cells": "nonsense", "at": 7}]) == {}


def test_a_mark_counts_although_the_clock_was_set_back() -> None:
    ann = written({}, {"rope": "no", "hall": "yes"}, 5000.0)
    at = after([ann, {}], {"rope": "yes"}, 1400.0)
    assert latest([ann, written({}, {"rope": "yes"}, at)]) == {"rope": "yes", "hall": "yes"}
    assert after([ann, {}], ["lounge"], 1400.0) == 1400.0
