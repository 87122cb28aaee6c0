"""Routes for the marks people write on their sheet. A team has one sheet: the last mark on a cell counts.

Each person's marks are stored separately, so two who write at once never overwrite each other; a team sees the latest
mark of each cell. A person who moves to another device keeps writing on the same sheet.
"""

import math
from collections.abc import Iterable
from typing import Any

from litestar import get, patch, put
from litestar.params import JSONBody
from msgspec.json import decode, encode

from sleuth.core.game import Seat
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable
from sleuth.server.http.wire import ChangeMarks
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.decisions.requirements import require_seated
from sleuth.server.tables.refusals import TableRefusal

MOST_BYTES = 64 * 1024
"""The most that the marks of one person may take."""
SavedMarks = dict[str, Any]
"""What a person has written: `cells`, and in a team their times (`at`); a removed mark stays as `null`."""


@get("/tables/{table:str}/marks", summary="My own marks")
async def marks(context: TheContext, caller: TheCaller, authority: TheTable) -> SavedMarks:
    """Return my marks, or those of my team."""
    sheet, seat = _seated(caller, authority)
    if not authority.table.teams:
        return await _read(context, authority, sheet)
    return {"cells": await _shared(context, authority, seat)}


@put("/tables/{table:str}/marks", status_code=204, summary="Save my own marks")
async def put_marks(context: TheContext, caller: TheCaller, authority: TheTable, data: JSONBody[SavedMarks]) -> None:
    """Save my marks: any object, or for a team an object with `cells`. Nobody else sees them."""
    caller.take("action")
    sheet, seat = _seated(caller, authority)
    if not authority.table.teams:
        await context.store.put_marks(authority.table.id, sheet, encode(data))
        return
    cells = data.get("cells")
    written = cells if isinstance(cells, dict) else {}
    await _write(context, authority, sheet, seat, {**dict.fromkeys(await _shared(context, authority, seat)), **written})


@patch("/tables/{table:str}/marks", status_code=204, summary="Change some of my own marks")
async def change_marks(
    context: TheContext, caller: TheCaller, authority: TheTable, data: JSONBody[ChangeMarks]
) -> None:
    """Change some cells of my sheet or my team's; the others stay."""
    caller.take("action")
    sheet, seat = _seated(caller, authority)
    await _write(context, authority, sheet, seat, data.cells)


async def own_cells(context: AppContext, caller: Caller, authority: Authority) -> SavedMarks:
    """Return the caller's marks by cell, at a table without teams."""
    return _cells(await _read(context, authority, _seated(caller, authority)[0]))


def _seated(caller: Caller, authority: Authority) -> tuple[str, Seat]:
    """Return the id a person's marks are stored under, and their seat."""
    sitter = None if caller.person is None else authority.table.sitter(caller.person)
    if sitter is None:
        raise TableRefusal("not-seated")
    return sitter.sheet, require_seated(authority.table, sitter.person)


async def _read(context: AppContext, authority: Authority, sheet: str) -> SavedMarks:
    kept = await context.store.marks(authority.table.id, sheet)
    found: SavedMarks = decode(kept) if kept else {}
    return found


async def _shared(context: AppContext, authority: Authority, seat: Seat) -> SavedMarks:
    return latest(await _layers(context, authority, seat))


async def _layers(context: AppContext, authority: Authority, seat: Seat) -> list[SavedMarks]:
    people = authority.table.chairs[seat].people
    return [await _read(context, authority, sitter.sheet) for sitter in people]


async def _write(context: AppContext, authority: Authority, sheet: str, seat: Seat, cells: SavedMarks) -> None:
    """Write on the caller's own layer of the sheet, and notify their team."""
    teams = authority.table.teams
    at = after(await _layers(context, authority, seat), cells, authority.clock()) if teams else None
    kept = encode(written(await _read(context, authority, sheet), cells, at))
    if len(kept) > MOST_BYTES:
        raise TableRefusal("too-large")
    await context.store.put_marks(authority.table.id, sheet, kept)
    if teams:
        await context.sheets.changed(authority.table.id, seat)


def written(kept: SavedMarks, cells: SavedMarks, at: float | None) -> SavedMarks:
    """Return a person's marks with changes; with a time, so that they can be compared with their team's."""
    both = {**_cells(kept), **cells}
    if at is None:
        return {**kept, "cells": {cell: mark for cell, mark in both.items() if mark is not None}}
    return {"cells": both, "at": {**_times(kept), **dict.fromkeys(cells, at)}}


def latest(layers: Iterable[SavedMarks]) -> SavedMarks:
    """Return the latest mark of each cell of a team's sheet."""
    found: dict[str, tuple[float, Any]] = {}
    for layer in layers:
        times = _times(layer)
        for cell, mark in _cells(layer).items():
            at = times.get(cell, 0.0)
            if cell not in found or found[cell][0] < at:
                found[cell] = (at, mark)
    return {cell: mark for cell, (_, mark) in found.items() if mark is not None}


def after(layers: Iterable[SavedMarks], cells: Iterable[str], at: float) -> float:
    """Return a time after that of any mark in these cells: a clock set back must not hide a new mark."""
    known = [times[cell] for times in map(_times, layers) for cell in cells if cell in times]
    return max([at, *(math.nextafter(time, math.inf) for time in known)])


def _cells(kept: SavedMarks) -> SavedMarks:
    cells = kept.get("cells")
    return cells if isinstance(cells, dict) else {}


def _times(kept: SavedMarks) -> dict[str, float]:
    times = kept.get("at")
    return times if isinstance(times, dict) else {}


ROUTES = [marks, put_marks, change_marks]
