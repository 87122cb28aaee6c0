"""What stands in the houses, seen from above: tables, seats, beds, books, plants."""

from tools.paint.rooms.shapes import Drawing, circle, ellipse, line, polygon, rect, ring, star


def rug(x: float, y: float, width: float, height: float) -> Drawing:
    """Return a carpet with a border."""
    border = rect("thin", x + 4, y + 4, width - 8, height - 8)
    return [rect("rug", x, y, width, height, 2), border, rect("thin", x + 7, y + 7, width - 14, height - 14)]


def round_rug(x: float, y: float, across: float, down: float) -> Drawing:
    """Return a round carpet."""
    return [ellipse("rug", x, y, across, down), ellipse("thin", x, y, across - 4, down - 4)]


def table(x: float, y: float, width: float, height: float, r: float = 3) -> Drawing:
    """Return a table top with an edge."""
    return [rect("wood", x, y, width, height, r), rect("pale", x + 3, y + 3, width - 6, height - 6, max(r - 2, 1))]


def round_table(x: float, y: float, r: float) -> Drawing:
    """Return a round table top."""
    return [circle("wood", x, y, r), circle("pale", x, y, r - 3)]


def chair(x: float, y: float, facing: str) -> Drawing:
    """Return a chair around a point; `facing` (n, s, e, w) is where somebody on it would look."""
    back = {"n": (-5, 3, 10, 3), "s": (-5, -6, 10, 3), "e": (-6, -5, 3, 10), "w": (3, -5, 3, 10)}[facing]
    return [rect("cloth", x - 4.5, y - 4.5, 9, 9, 2), rect("wood", x + back[0], y + back[1], back[2], back[3], 1)]


def chairs(x: float, y: float, count: int, apart: float, facing: str) -> Drawing:
    """Return a row of chairs from a point on, side by side."""
    places = [(x + at * apart, y) if facing in "ns" else (x, y + at * apart) for at in range(count)]
    found = [chair(left, top, facing) for left, top in places]
    return [seat for seat, _ in found] + [back for _, back in found]


def sofa(x: float, y: float, width: float, height: float, facing: str) -> Drawing:
    """Return a sofa with its back away from `facing`."""
    back = {
        "n": (x, y + height - 5, width, 5),
        "s": (x, y, width, 5),
        "e": (x, y, 5, height),
        "w": (x + width - 5, y, 5, height),
    }[facing]
    if facing in "ns":
        seams = [line("thin", (x + width / 2, y + 2), (x + width / 2, y + height - 2))]
        arms = [rect("deep", x, y, 5, height, 2), rect("deep", x + width - 5, y, 5, height, 2)]
    else:
        seams = [line("thin", (x + 2, y + height / 2), (x + width - 2, y + height / 2))]
        arms = [rect("deep", x, y, width, 5, 2), rect("deep", x, y + height - 5, width, 5, 2)]
    return [rect("cloth", x, y, width, height, 4), *seams, rect("deep", *back, 2), *arms]


def bed(x: float, y: float, width: float, height: float, pillows: int = 2) -> Drawing:
    """Return a bed, its head above."""
    each = (width - 6) / pillows
    heads = [rect("linen", x + 3 + at * each + 1, y + 5, each - 2, 10, 3) for at in range(pillows)]
    cover = [rect("cloth", x + 2, y + 22, width - 4, height - 24, 3), rect("linen", x + 2, y + 18, width - 4, 7)]
    return [rect("wood", x, y, width, height, 3), rect("linen", x + 2, y + 4, width - 4, height - 6, 2), *heads, *cover]


def shelf(x: float, y: float, width: float, height: float) -> Drawing:
    """Return a bookcase seen from above: a board and the backs of its books, drawn by dashes."""
    middle_x, middle_y = x + width / 2, y + height / 2
    along = (
        [(middle_x, y + 2), (middle_x, y + height - 2)]
        if height > width
        else [(x + 2, middle_y), (x + width - 2, middle_y)]
    )
    return [rect("wood", x, y, width, height), line("books", *along), line("books-too", *along)]


def sorted_by_paint(*drawings: Drawing) -> Drawing:
    """Return drawings that do not touch each other, paint by paint: fewer and shorter paths."""
    paints = dict.fromkeys(shape.paint for drawing in drawings for shape in drawing)
    return [shape for paint in paints for drawing in drawings for shape in drawing if shape.paint == paint]


def hearth(x: float, y: float, width: float, deep: float = 16) -> Drawing:
    """Return a fireplace in the wall above, with its fire."""
    middle, low = x + width / 2, y + deep
    fire = polygon(
        "fire",
        (middle - 9, low - 5),
        (middle - 5, low - 12),
        (middle - 2, low - 8),
        (middle + 2, low - 13),
        (middle + 5, low - 8),
        (middle + 9, low - 5),
    )
    hole = rect("dark", x + 8, y + 3, width - 16, deep - 5, 1)
    return [rect("stone", x, y, width, deep, 1), hole, fire, rect("stone", x - 3, low - 2, width + 6, 6, 1)]


def stairs(x: float, y: float, width: float, height: float, steps: int, down: bool = True) -> Drawing:
    """Return a flight of steps, one after the other downwards or to the right."""
    treads = [
        line("line", (x, y + height * at / steps), (x + width, y + height * at / steps))
        if down
        else line("line", (x + width * at / steps, y), (x + width * at / steps, y + height))
        for at in range(1, steps)
    ]
    return [rect("pale", x, y, width, height), *treads]


def plant(x: float, y: float, r: float) -> Drawing:
    """Return a plant in its pot."""
    return [circle("wood", x, y, r * 0.55), star("leaf", 6, x, y, r, r * 0.5, 0.07), circle("pale", x, y, r * 0.16)]


def palm(x: float, y: float, r: float) -> Drawing:
    """Return a palm: long leaves around a stem."""
    tips = [(round(tip), round(side)) for tip, side in ring(8, x, y, r, 0.03)]
    ribs = [line("thin", one, other) for one, other in zip(tips[:4], tips[4:], strict=True)]
    return [star("leaf", 8, x, y, r, r * 0.36, 0.03), *ribs, circle("wood", x, y, r * 0.14)]


def desk(x: float, y: float, width: float, height: float) -> Drawing:
    """Return a writing desk with papers and a lamp."""
    papers = [
        rect("linen", x + width * 0.34, y + 4, 13, height - 8),
        polygon(
            "linen",
            (x + width * 0.62, y + 5),
            (x + width * 0.62 + 11, y + 3),
            (x + width * 0.62 + 13, y + height - 7),
            (x + width * 0.62 + 2, y + height - 5),
        ),
    ]
    lamp = [circle("gilt", x + 10, y + height / 2, 5.5), circle("linen", x + 10, y + height / 2, 2)]
    return [*table(x, y, width, height), *papers, *lamp]


def globe(x: float, y: float, r: float) -> Drawing:
    """Return a globe in its stand."""
    return [
        circle("wood", x, y, r),
        circle("water", x, y, r - 3),
        ellipse("thin", x, y, (r - 3) / 2, r - 3),
        polygon(
            "leaf", (x - r * 0.4, y - r * 0.3), (x + r * 0.1, y - r * 0.5), (x, y + r * 0.1), (x - r * 0.3, y + r * 0.3)
        ),
    ]


def lamp(x: float, y: float, r: float = 7) -> Drawing:
    """Return a lamp and a little of its light."""
    return [circle("shine", x, y, r * 1.7), circle("gilt", x, y, r), circle("linen", x, y, r * 0.4)]


def chest(x: float, y: float, width: float = 22, height: float = 14) -> Drawing:
    """Return a chest with bands."""
    bands = [rect("gilt", x + width * share - 1, y, 2.5, height) for share in (0.22, 0.78)]
    return [rect("wood", x, y, width, height, 2), *bands, rect("gilt", x + width / 2 - 2, y + height - 5, 4, 4)]


def bust(x: float, y: float, r: float = 9) -> Drawing:
    """Return a bust on its pedestal."""
    return [
        rect("stone", x - r, y - r, 2 * r, 2 * r, 1),
        ellipse("linen", x, y, r * 0.85, r * 0.5),
        circle("linen", x, y - r * 0.1, r * 0.4),
    ]
