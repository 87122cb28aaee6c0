"""The painted boards: written by our scripts, small, and no furniture in a wall."""

import gzip
import re
from itertools import pairwise
from math import ceil, hypot

import pytest

from sleuth.editions import load_edition
from tools.paint.rooms import ART, SCENERY, drawn
from tools.paint.rooms.plan import CELL, Room, rooms
from tools.paint.rooms.shapes import Drawing, Point, Shape
from tools.paint.rooms.sprite import furnished

MOST_OF_A_ROOM = 2048
MOST_OF_A_BOARD = 15_000
"""Bytes of a board's file when it is compressed."""
SOLID = {"wood", "pale", "cloth", "deep", "linen", "stone", "dark", "leaf", "water", "fire"}
EDITIONS = sorted(SCENERY)
ROOMS = [(edition, place) for edition in EDITIONS for place in SCENERY[edition].rooms]


def room_of(edition: str, place: str) -> Room:
    return rooms(load_edition(edition))[place]


def drawing(edition: str, place: str) -> Drawing:
    return SCENERY[edition].rooms[place][1]()


def along(shape: Shape) -> list[Point]:
    """Points on the outline of a shape, at most two units apart."""
    found = [shape.outline[0]]
    for (x, y), (to_x, to_y) in pairwise(shape.outline):
        steps = max(ceil(hypot(to_x - x, to_y - y) / 2), 1)
        found += [(x + (to_x - x) * at / steps, y + (to_y - y) * at / steps) for at in range(1, steps + 1)]
    return found


def cells_under(shape: Shape, room: Room) -> set[tuple[int, int]]:
    return {(int(y // CELL) + room.row, int(x // CELL) + room.column) for x, y in along(shape)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_files_are_what_the_scripts_draw(edition: str) -> None:
    name = f"{edition}-board.svg"
    assert (ART / name).read_text(encoding="utf-8") == drawn()[name], "run python -m tools.paint"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_is_painted(edition: str) -> None:
    assert set(SCENERY[edition].rooms) == set(rooms(load_edition(edition)))


@pytest.mark.parametrize(("edition", "place"), ROOMS)
def test_a_room_is_small(edition: str, place: str) -> None:
    text = furnished(load_edition(edition), SCENERY[edition], room_of(edition, place))
    assert len(text.encode()) < MOST_OF_A_ROOM


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_board_is_small(edition: str) -> None:
    assert len(gzip.compress(drawn()[f"{edition}-board.svg"].encode())) < MOST_OF_A_BOARD


@pytest.mark.parametrize(("edition", "place"), ROOMS)
def test_nothing_leaves_the_walls(edition: str, place: str) -> None:
    room = room_of(edition, place)
    outside = [shape for shape in drawing(edition, place) if not cells_under(shape, room) <= room.cells]
    assert not outside


@pytest.mark.parametrize(("edition", "place"), ROOMS)
def test_nothing_stands_on_the_steps_of_a_passage(edition: str, place: str) -> None:
    room = room_of(edition, place)
    if room.passage is None:
        return
    covering = [shape for shape in drawing(edition, place) if room.passage in cells_under(shape, room)]
    assert not covering


@pytest.mark.parametrize(("edition", "place"), ROOMS)
def test_nothing_stands_in_a_doorway(edition: str, place: str) -> None:
    room, board = room_of(edition, place), load_edition(edition).board
    assert board is not None
    for (row, column), (in_row, in_column) in board.doorways(place):
        x = (in_column - room.column + 0.5 - (in_column - column) * 0.25) * CELL
        y = (in_row - room.row + 0.5 - (in_row - row) * 0.25) * CELL
        assert not [shape for shape in drawing(edition, place) if shape.paint in SOLID and covers(shape, x, y)]


def covers(shape: Shape, x: float, y: float) -> bool:
    """Whether the box around a shape has the point in it."""
    across, down = zip(*shape.outline, strict=True)
    return bool(min(across) < x < max(across) and min(down) < y < max(down))


def test_the_style_sheet_knows_every_paint() -> None:
    used = {paint for text in drawn().values() for paint in re.findall(r'class="(p-[a-z-]+)"', text)}
    known = set(re.findall(r"\.(p-[a-z-]+)", (ART.parent / "css" / "paint.css").read_text(encoding="utf-8")))
    assert used == known
