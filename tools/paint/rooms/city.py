"""What stands in towns and castles, seen from above: trees, water, columns, stalls, towers."""

from tools.paint.rooms.shapes import Drawing, circle, ellipse, line, polygon, rect, ring, star


def tree(x: float, y: float, r: float) -> Drawing:
    """Return the crown of a tree."""
    return [star("leaf", 8, x, y, r, r * 0.78), circle("thin", x - r * 0.2, y - r * 0.2, r * 0.4)]


def trees(*spots: tuple[float, float, float]) -> Drawing:
    """Return several trees, all crowns first."""
    found = [tree(*spot) for spot in spots]
    return [crown for crown, _ in found] + [light for _, light in found]


def pond(x: float, y: float, across: float, down: float) -> Drawing:
    """Return a pond or a fountain."""
    return [
        ellipse("stone", x, y, across, down),
        ellipse("water", x, y, across - 3, down - 3),
        ellipse("thin", x, y, across * 0.4, down * 0.4),
    ]


def columns(*spots: tuple[float, float], r: float = 5.5) -> Drawing:
    """Return columns on square bases."""
    bases = [rect("stone", x - r, y - r, 2 * r, 2 * r) for x, y in spots]
    return [*bases, *(circle("linen", x, y, r * 0.72) for x, y in spots)]


def roof(x: float, y: float, width: float, height: float) -> Drawing:
    """Return a hipped roof: a ridge and four edges."""
    inset = min(width, height) / 2
    one, other = ((x + inset, y + inset), (x + width - inset, y + height - inset))
    edges = [
        line("thin", (x, y), one),
        line("thin", (x, y + height), (one[0], other[1]) if width > height else (x + inset, other[1])),
        line("thin", (x + width, y), (other[0], one[1])),
        line("thin", (x + width, y + height), other),
        line("thin", one, other),
    ]
    return [rect("pale", x, y, width, height), *edges]


def tower(x: float, y: float, r: float) -> Drawing:
    """Return a round tower with a flagpole."""
    return [circle("wood", x, y, r), circle("pale", x, y, r * 0.66), circle("gilt", x, y, 1.6)]


def stall(x: float, y: float, width: float, height: float) -> Drawing:
    """Return a market stall under a striped awning."""
    stripes = [rect("cloth", x + at * width / 6, y, width / 12, height) for at in range(6)]
    return [rect("linen", x, y, width, height), *stripes, rect("line", x, y, width, height)]


def barrel(x: float, y: float, r: float = 6) -> Drawing:
    """Return a barrel that stands."""
    return [circle("wood", x, y, r), circle("pale", x, y, r - 2), line("thin", (x - r, y), (x + r, y))]


def cushions(*spots: tuple[float, float]) -> Drawing:
    """Return cushions, every other one in another colour."""
    return [rect("cloth" if at % 2 else "gilt", x - 6, y - 5, 12, 10, 4) for at, (x, y) in enumerate(spots)]


def bars(x: float, y: float, width: float, height: float) -> Drawing:
    """Return a cell with a grille at its lower side and straw in it."""
    uprights = [
        line("cue", (x + width * at / 6, y + height - 3), (x + width * at / 6, y + height + 3)) for at in range(7)
    ]
    straw = [
        line("rope", (x + 8 + at * 7, y + 9), (x + 14 + at * 7, y + 13 - at % 2 * 5))
        for at in range(int((width - 12) // 7))
    ]
    return [
        rect("stone", x, y, width, height),
        *straw,
        line("cue", (x, y + height), (x + width, y + height)),
        *uprights,
    ]


def flasks(x: float, y: float, count: int) -> Drawing:
    """Return flasks and vials in a row."""
    glass = [circle(("water", "leaf", "cloth", "gilt")[at % 4], x + at * 11, y, 4) for at in range(count)]
    return sorted(glass, key=lambda shape: shape.paint) + [
        circle("lit", x + at * 11, y - 1, 1.5) for at in range(count)
    ]


def terraces(x: float, y: float, width: float, height: float, steps: int, by: float) -> Drawing:
    """Return a stepped pyramid: terraces one inside the other, their corners cut."""
    found = []
    for at in range(steps):
        inset, cut = at * by, 64 - at * by * 0.59
        left, top, right, low = x + inset, y + inset, x + width - inset, y + height - inset
        found.append(
            polygon(
                "step",
                (left + cut, top),
                (right - cut, top),
                (right, top + cut),
                (right, low - cut),
                (right - cut, low),
                (left + cut, low),
                (left, low - cut),
                (left, top + cut),
            )
        )
    return found


def target(x: float, y: float, r: float) -> Drawing:
    """Return a target for archers."""
    return [
        circle("linen", x, y, r),
        circle("cloth", x, y, r * 0.75),
        circle("glass", x, y, r * 0.45),
        circle("gilt", x, y, r * 0.2),
    ]


def fan(x: float, y: float, outer: float, inner: float, count: int) -> Drawing:
    """Return blades that stand like a fan above a point."""
    from_inner, to_outer = ring(2 * count - 2, x, y, inner, 0.5), ring(2 * count - 2, x, y, outer, 0.5)
    return [line("blade", one, other) for one, other in zip(from_inner[:count], to_outer[:count], strict=True)]
