"""Rooms seen from above one corner: lines of a drawing for boxes, rugs and pictures on the walls.

A room has ten units along each wall. `u` goes from the corner to the right, `v` to the left, `z` upwards.
"""

from itertools import pairwise

Place = tuple[float, float, float]


def at(u: float, v: float, z: float = 0) -> tuple[float, float]:
    """Return where a point of the room is on a field of 100."""
    return round(50 + 4.6 * (u - v), 1), round(55 + 2 * (u + v) - 4.3 * z, 1)


def shape(tone: str, *places: Place) -> str:
    """Return a plane with these corners."""
    corners = [at(*place) for place in places]
    steps = ((round(x - a, 1), round(y - b, 1)) for (a, b), (x, y) in pairwise(corners))
    edges = (f"l{x:g} {y:g}" if x and y else f"h{x:g}" if x else f"v{y:g}" for x, y in steps)
    return f"{tone} M{corners[0][0]:g} {corners[0][1]:g}{''.join(edges)}z\n"


def box(u: float, v: float, w: float, d: float, h: float, z: float = 0, tones: str = "PTK") -> str:
    """Return a box: `w` along `u`, `d` along `v`, `h` high; its top, left and right sides in three tones."""
    top, left, right = tuple(tones)
    a, b, c = u + w, v + d, z + h
    return (
        shape(left, (u, b, z), (a, b, z), (a, b, c), (u, b, c))
        + shape(right, (a, v, z), (a, b, z), (a, b, c), (a, v, c))
        + shape(top, (u, v, c), (a, v, c), (a, b, c), (u, b, c))
    )


def flat(tone: str, u: float, v: float, w: float, d: float, z: float = 0) -> str:
    """Return a rug, or the top of something."""
    return shape(tone, (u, v, z), (u + w, v, z), (u + w, v + d, z), (u, v + d, z))


def on_left(tone: str, v: float, z: float, w: float, h: float) -> str:
    """Return a picture on the left wall: `v` from the corner, `z` above the floor."""
    return shape(tone, (0, v, z), (0, v + w, z), (0, v + w, z + h), (0, v, z + h))


def on_right(tone: str, u: float, z: float, w: float, h: float) -> str:
    """Return a picture on the right wall."""
    return shape(tone, (u, 0, z), (u + w, 0, z), (u + w, 0, z + h), (u, 0, z + h))


def disc(tone: str, place: Place, r: float) -> str:
    """Return a lying circle."""
    x, y = at(*place)
    return f"{tone} e {x:g} {y:g} {6.5 * r:.4g} {2.83 * r:.4g}\n"


def pillar(place: Place, r: float, h: float, tones: str = "PT") -> str:
    """Return a cylinder standing at a place."""
    (x, y), top = at(*place), tones[0]
    a, b, down = 6.5 * r, 2.83 * r, 4.3 * h
    side = f"{tones[1]} M{x - a:.4g} {y - down:.4g}V{y:.4g}A{a:.4g} {b:.4g} 0 0 0 {x + a:.4g} {y:.4g}V{y - down:.4g}Z\n"
    return side + disc(top, (place[0], place[1], place[2] + h), r)


def line(tone: str, *places: Place) -> str:
    """Return a line through places."""
    return f"{tone} M" + "L".join(f"{x:g} {y:g}" for x, y in (at(*place) for place in places)) + "\n"


def room(left: str = "P", right: str = "T", floor: str = "P", high: float = 10) -> str:
    """Return two walls and a floor."""
    return (
        shape(left, (0, 0, 0), (0, 10, 0), (0, 10, high), (0, 0, high))
        + shape(right, (0, 0, 0), (10, 0, 0), (10, 0, high), (0, 0, high))
        + shape(floor, (0, 0, 0), (10, 0, 0), (10, 10, 0), (0, 10, 0))
    )


def checks(tone: str, step: float = 2) -> str:
    """Return a floor of stone: every other square."""
    count = int(10 / step)
    return "".join(
        flat(tone, u * step, v * step, step, step) for u in range(count) for v in range(count) if (u + v) % 2
    )


def boards(tone: str = "f", step: float = 2) -> str:
    """Return the lines of a wooden floor."""
    return "".join(line(tone, (0, n * step, 0), (10, n * step, 0)) for n in range(1, int(10 / step)))
