"""Puts the rooms of an edition into one file, which the page fetches when it shows the board."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sleuth.editions import Edition
from tools.paint.rooms.floors import floor, pattern
from tools.paint.rooms.plan import Room, rooms
from tools.paint.rooms.shapes import Drawing, svg

Painted = tuple[str | None, Callable[[], Drawing]]
"""The floor of a room, if it has one of its own, and what stands on it."""


@dataclass(frozen=True)
class Scenery:
    """Everything painted for an edition."""

    rooms: Mapping[str, Painted]
    ground: Callable[[], Drawing] | None = None
    """What lies under the squares of the whole board."""
    over: Callable[[], Drawing] | None = None
    """What lies over its squares."""
    less: frozenset[str] = field(default=frozenset())
    """Paints that are left out."""


def group(name: str, content: str) -> str:
    """Return something the page can use by its name."""
    return f'<g id="{name}">{content}</g>'


def furnished(edition: Edition, scenery: Scenery, room: Room) -> str:
    """Return one room with its floor."""
    below, draw = scenery.rooms[room.id]
    ground = floor(edition.id, below, room.floor) if below else ""
    things = [shape for shape in draw() if shape.paint not in scenery.less]
    return group(f"{edition.id}--{room.id}", ground + svg(things))


def sprite(edition: Edition, scenery: Scenery) -> str:
    """Return the file of an edition."""
    known = rooms(edition)
    floors = sorted({name for name, _ in scenery.rooms.values() if name})
    parts = [pattern(edition.id, name) for name in floors]
    parts += [furnished(edition, scenery, room) for room in known.values() if room.id in scenery.rooms]
    for name, draw in (("ground", scenery.ground), ("over", scenery.over)):
        if draw:
            parts.append(group(f"{edition.id}--{name}", svg(draw())))
    marks = f'class="art-sprite" data-edition="{edition.id}" width="0" height="0" aria-hidden="true"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {marks}>'
    return "\n".join([head, *parts, "</svg>\n"])
