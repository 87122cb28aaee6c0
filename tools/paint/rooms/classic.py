"""The rooms of the classic house, each known by its furniture."""

from tools.paint.rooms.furniture import (
    bust,
    chair,
    chairs,
    desk,
    globe,
    hearth,
    lamp,
    palm,
    plant,
    round_rug,
    rug,
    shelf,
    sofa,
    sorted_by_paint,
    stairs,
    table,
)
from tools.paint.rooms.shapes import Drawing, Shape, circle, corners, ellipse, line, polygon, rect, ring, star


def kitchen() -> Drawing:
    """Return the range, the sink, a dresser with plates and the table."""
    burners = [(44, 13), (64, 13), (44, 24), (64, 24)]
    range_top = [rect("stone", 30, 3, 50, 29, 2), rect("dark", 34, 6, 40, 23, 2)]
    rings = [*(circle("stone", x, y, 4.5) for x, y in burners), circle("gilt", 64, 13, 6), circle("wood", 64, 13, 4)]
    sink = [
        rect("linen", 92, 3, 49, 24, 2),
        rect("water", 97, 7, 22, 16, 3),
        circle("line", 108, 5.5, 1.5),
        *(line("thin", (x, 8), (x, 22)) for x in (124, 128, 132, 136)),
    ]
    plates = [circle("linen", 132, 68 + at * 15, 5.5) for at in range(4)]
    pots = [circle("cloth", 10, 70, 6), circle("gilt", 10, 86, 5), circle("line", 10, 70, 3)]
    top = [
        *table(36, 64, 62, 30),
        circle("linen", 52, 79, 6),
        rect("pale", 70, 73, 18, 10, 2),
        line("line", (74, 78), (84, 78)),
    ]
    dresser = [rect("wood", 124, 58, 17, 64, 1), *plates]
    stools = [circle("cloth", 30, 79, 5), circle("cloth", 104, 79, 5)]
    return [*range_top, *rings, *sink, *dresser, rect("wood", 3, 60, 14, 36, 1), *pots, *stools, *top]


def grand_piano(x: float, y: float) -> Drawing:
    """Return a grand piano with its keys below."""
    body = f"M{x} {y + 44}v-30q0-13 12-14q13 0 15 12q2 10 13 11q12 2 12 14v7z"
    keys = [line("thin", (x + 4 + at * 4.4, y + 45), (x + 4 + at * 4.4, y + 51)) for at in range(11)]
    return [
        Shape("dark", body, corners(x, y, x + 52, y + 44)),
        line("lit", (x + 6, y + 38), (x + 6, y + 16), (x + 14, y + 7)),
        rect("linen", x, y + 44, 52, 8, 1),
        *keys,
    ]


def ballroom() -> Drawing:
    """Return a grand piano in the bay, a star in the parquet, and chairs along the walls."""
    inlay = [
        circle("rug", 96, 118, 36),
        circle("thin", 96, 118, 32),
        star("pale", 8, 96, 118, 31, 12),
        star("cloth", 4, 96, 118, 20, 7, 0.125),
        circle("gilt", 96, 118, 4),
    ]
    seats = [*chairs(12, 37, 4, 14, "e"), *chairs(180, 37, 4, 14, "w"), *chairs(66, 156, 5, 15, "n")]
    return [*inlay, *seats, *plant(34, 36, 9), *plant(158, 36, 9), *grand_piano(70, 3)]


def conservatory() -> Drawing:
    """Return ribs of glass over palms and pots."""
    ribs = [
        *(line("glass", (x, 2), (x, 94)) for x in (24, 48, 72, 96)),
        line("glass", (120, 27), (120, 94)),
        line("glass", (2, 36), (142, 36)),
        line("glass", (2, 66), (142, 66)),
        *(line("glass", (x, 96), (x, 118)) for x in (48, 72, 96)),
    ]
    bed = [rect("wood", 26, 99, 92, 19, 3)]
    pots = sorted_by_paint(*(plant(x, 108, 8) for x in (40, 61, 82, 103)))
    palms = sorted_by_paint(palm(24, 20, 19), palm(68, 18, 15), palm(124, 78, 17))
    bench = [rect("pale", 58, 76, 30, 10, 2), line("line", (60, 79), (86, 79)), line("line", (60, 83), (86, 83))]
    return [*bed, *pots, *palms, *bench, *ribs]


def dining_room() -> Drawing:
    """Return a long table laid for eight, and a sideboard."""
    laid = [circle("linen", x, y, 4.5) for x in (62, 84, 106, 128) for y in (101, 119)]
    candles = [circle("gilt", x, 110, 2.5) for x in (73, 95, 117)]
    sideboard = [
        rect("wood", 12, 3, 92, 15, 1),
        ellipse("linen", 34, 10, 11, 5),
        circle("gilt", 58, 10, 4),
        circle("gilt", 70, 10, 3),
        ellipse("linen", 90, 10, 8, 5),
    ]
    seats = [*chairs(62, 86, 4, 22, "s"), *chairs(62, 134, 4, 22, "n"), *chair(40, 110, "e"), *chair(150, 110, "w")]
    return [*rug(24, 78, 142, 66), *sideboard, *seats, *table(48, 92, 94, 36, 6), *laid, *candles, *plant(134, 40, 9)]


def billiard_room() -> Drawing:
    """Return the table with its pockets, the balls, and cues on the wall."""
    holes = [circle("dark", x, y, 3.4) for x in (33, 75, 117) for y in (25, 81)]
    balls = [
        circle("linen", 52, 66, 3),
        circle("cloth", 96, 68, 3),
        circle("gilt", 103, 63, 3),
        circle("cloth", 104, 72, 3),
    ]
    cues = [line("cue", (48 + at * 9, 5), (54 + at * 9, 15)) for at in range(6)]
    rack = [rect("wood", 42, 7, 68, 5, 1), *cues]
    cloth = [rect("wood", 26, 18, 98, 70, 5), rect("leaf", 32, 24, 86, 58, 2), line("thin", (54, 24), (54, 82))]
    return [*rack, *cloth, *holes, *balls, *chair(12, 84, "e"), *chair(12, 66, "e"), *plant(133, 12, 8)]


def library() -> Drawing:
    """Return shelves on every wall, a ladder and a table to read at."""
    cases = sorted_by_paint(
        shelf(27, 3, 42, 12),
        shelf(99, 3, 42, 12),
        shelf(153, 28, 12, 64),
        shelf(3, 27, 12, 18),
        shelf(3, 75, 12, 18),
        shelf(27, 105, 114, 12),
    )
    ladder = [
        line("rail", (142, 40), (162, 52)),
        line("rail", (140, 45), (160, 57)),
        *(line("line", (145 + at * 5, 41.5 + at * 3), (143 + at * 5, 46.5 + at * 3)) for at in range(4)),
    ]
    book = [
        polygon("linen", (72, 72), (84, 70), (96, 72), (96, 82), (84, 80), (72, 82)),
        line("thin", (84, 70), (84, 80)),
    ]
    reading = [
        *round_rug(84, 78, 44, 20),
        *chair(48, 78, "e"),
        *chair(120, 78, "w"),
        ellipse("wood", 84, 77, 28, 14),
        ellipse("pale", 84, 77, 25, 11),
        *book,
    ]
    return [*reading, *cases, *ladder]


def lounge() -> Drawing:
    """Return the fireplace, two sofas and a low table on a rug."""
    low = [
        rect("wood", 58, 78, 32, 18, 5),
        rect("pale", 60, 80, 28, 14, 4),
        circle("linen", 68, 87, 4),
        circle("linen", 79, 86, 3),
    ]
    return [
        *rug(26, 62, 96, 50),
        *hearth(46, 3, 52),
        *sofa(8, 62, 19, 50, "e"),
        *sofa(121, 62, 19, 50, "w"),
        *low,
        *sofa(12, 8, 20, 19, "s"),
        *sofa(112, 8, 20, 19, "s"),
        *plant(156, 108, 9),
        *lamp(155, 40, 6),
    ]


def hall() -> Drawing:
    """Return a runner from the door to the staircase, and busts on both sides."""
    runner = [rect("rug", 54, 2, 36, 128), line("thin", (58, 2), (58, 130)), line("thin", (86, 2), (86, 130))]
    flight = [
        *stairs(34, 128, 76, 38, 6),
        rect("rug", 54, 128, 36, 38),
        rect("wood", 29, 126, 6, 40, 2),
        rect("wood", 109, 126, 6, 40, 2),
        circle("gilt", 32, 127, 4),
        circle("gilt", 112, 127, 4),
    ]
    clock = [
        rect("wood", 4, 66, 13, 18, 2),
        circle("linen", 10.5, 75, 5),
        line("line", (10.5, 71), (10.5, 75), (13, 76)),
    ]
    return [*runner, *flight, *bust(18, 18), *bust(126, 18), *clock, *plant(16, 110, 10), *plant(128, 110, 10)]


def study() -> Drawing:
    """Return the desk, a globe, books and an armchair."""
    seat = [circle("cloth", 92, 34, 6)]
    return [
        *rug(40, 60, 96, 32),
        *shelf(28, 3, 34, 11),
        *seat,
        *desk(68, 5, 52, 25),
        *globe(146, 18, 12),
        *sofa(4, 44, 19, 24, "e"),
        *lamp(12, 32, 5),
    ]


def staircase() -> Drawing:
    """Return steps that lead down into the dark."""
    steps = [
        polygon(
            "step", (28 - at, 66 + at * 12), (92 + at, 66 + at * 12), (92 + at, 76 + at * 12), (28 - at, 76 + at * 12)
        )
        for at in range(7)
    ]
    rails = [line("rope", (22, 64), (14, 154)), line("rope", (98, 64), (106, 154))]
    posts = [circle("gilt", x, y, 3.5) for x, y in ((22, 64), (98, 64), (14, 154), (106, 154))]
    crown = [star("rope", 12, 60, 20, 13, 6), *(circle("gilt", x, y, 1.6) for x, y in ring(6, 60, 20, 17))]
    return [*crown, *steps, *rails, *posts]


ROOMS = {
    "kitchen": ("tiles", kitchen),
    "ballroom": ("herringbone", ballroom),
    "conservatory": ("slabs", conservatory),
    "dining-room": ("planks", dining_room),
    "billiard-room": ("planks", billiard_room),
    "library": ("herringbone", library),
    "lounge": ("carpet", lounge),
    "hall": ("tiles", hall),
    "study": ("carpet", study),
    "cellar": (None, staircase),
}
"""The floor and the furniture of each room."""
