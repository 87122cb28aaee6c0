"""Strokes of the brush: shapes with a paint and an outline, written as short SVG paths."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import cos, pi, sin

Point = tuple[float, float]


@dataclass(frozen=True)
class Shape:
    """A path in one paint; the style sheet knows the paints by `p-<paint>`."""

    paint: str
    path: str
    outline: tuple[Point, ...]
    """Points on its edge, in order: with the straight lines between them they tell where it lies."""


Drawing = list[Shape]

SMALL = 3
"""Corners with a smaller radius are drawn sharp."""


def number(value: float) -> str:
    """Return a coordinate in as few characters as it needs."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def pairs(points: Iterable[Point]) -> str:
    """Return points as the numbers of a path, without blanks where a sign parts them anyway."""
    return numbers(value for point in points for value in point)


def numbers(values: Iterable[float]) -> str:
    """Return numbers in a row."""
    return " ".join(map(number, values)).replace(" -", "-")


def track(points: Sequence[Point]) -> str:
    """Return a path through points, each counted from the one before it: that is shorter."""
    whole = [(round(x, 1), round(y, 1)) for x, y in points]
    steps = [(x - fromx, y - fromy) for (fromx, fromy), (x, y) in pairwise(whole)]
    return f"M{pairs(whole[:1])}l{pairs(steps)}"


def corners(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    """Return the corners of a box, as the outline of what is drawn in it by hand."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def polygon(paint: str, *points: Point) -> Shape:
    """Return a closed shape with straight sides."""
    return Shape(paint, f"{track(points)}z", (*points, points[0]))


def line(paint: str, *points: Point) -> Shape:
    """Return an open line."""
    return Shape(paint, track(points), points)


def rect(paint: str, x: float, y: float, width: float, height: float, r: float = 0) -> Shape:
    """Return a rectangle, its corners rounded by `r`; the stroke rounds small ones enough."""
    box, corner = corners(x, y, x + width, y + height), pairs([(x + r, y)])
    if r < SMALL:
        return Shape(paint, f"M{pairs([(x, y)])}h{number(width)}v{number(height)}h{number(-width)}z", box)
    bends = [f"q{numbers(bend)}" for bend in ((r, 0, r, r), (0, r, -r, r), (-r, 0, -r, -r), (0, -r, r, -r))]
    across, down = number(width - 2 * r), number(height - 2 * r)
    sides = (f"h{across}", f"v{down}", f"h-{across}", f"v-{down}")
    path = "".join(side + bend for side, bend in zip(sides, bends, strict=True))
    return Shape(paint, f"M{corner}{path}", box)


def ellipse(paint: str, x: float, y: float, across: float, down: float) -> Shape:
    """Return an ellipse by its middle and its radii: an arc that nearly meets itself, and is closed."""
    path = f"M{pairs([(x - across, y)])}a{numbers((across, down))} 0 1 1 0 .1z"
    return Shape(paint, path, tuple((x + across * cos(turn), y + down * sin(turn)) for turn in range(7)))


def circle(paint: str, x: float, y: float, r: float) -> Shape:
    """Return a circle."""
    return ellipse(paint, x, y, r, r)


def ring(count: int, x: float, y: float, r: float, turn: float = 0) -> list[Point]:
    """Return points spread evenly around a middle; `turn` is a share of the whole circle."""
    return [
        (x + r * cos(2 * pi * (at / count + turn)), y + r * sin(2 * pi * (at / count + turn))) for at in range(count)
    ]


def star(paint: str, points: int, x: float, y: float, outer: float, inner: float, turn: float = 0) -> Shape:
    """Return a star."""
    tips, notches = ring(points, x, y, outer, turn), ring(points, x, y, inner, turn + 0.5 / points)
    return polygon(paint, *(point for pair in zip(tips, notches, strict=True) for point in pair))


def svg(drawing: Drawing) -> str:
    """Return a drawing as SVG; neighbours in the same paint become one path."""
    runs = groupby(drawing, key=lambda shape: shape.paint)
    return "".join(f'<path class="p-{paint}" d="{"".join(shape.path for shape in run)}"/>' for paint, run in runs)
