"""London as a map: the river with its bridges, streets, and places by their landmarks."""

from tools.paint.rooms.city import columns, pond, roof, tower, trees
from tools.paint.rooms.furniture import chair, chairs, round_table, rug, shelf, sofa, sorted_by_paint, table
from tools.paint.rooms.plan import CELL
from tools.paint.rooms.shapes import Drawing, Shape, circle, corners, line, polygon, rect

RIVER = "M-10 360C30 360 90 364 140 360S220 386 300 384S390 360 440 359S540 360 586 360"
"""The middle of the Thames."""
BANKS = (-10, 330, 586, 410)
BRIDGES = ((6, 14, 1, 2), (8, 14, 2, 2), (12, 15, 1, 2), (15, 14, 2, 3), (20, 14, 1, 2))
"""Column, row, columns and rows of every bridge."""

STREETS = (
    ((168, 48), (408, 48)),
    ((24, 192), (192, 192)),
    ((204, 216), (408, 216)),
    ((168, 60), (168, 180)),
    ((408, 60), (408, 150)),
    ((420, 168), (540, 168)),
    ((24, 408), (408, 408)),
    ((192, 444), (192, 564)),
    ((384, 444), (384, 564)),
    ((420, 468), (540, 468)),
)
"""The dashes in the middle of the wide streets."""


def river() -> Drawing:
    """Return the Thames between its banks, and ripples on it."""
    ripples = [
        line("glass", (x, y), (x + 12, y))
        for x, y in ((30, 352), (96, 366), (256, 392), (322, 378), (446, 366), (530, 352), (112, 350))
    ]
    return [Shape("bank", RIVER, corners(*BANKS)), Shape("river", RIVER, corners(*BANKS)), *ripples]


def bridges() -> Drawing:
    """Return the parapets of the bridges, and lines along the streets."""
    decks, rails = list[Shape](), list[Shape]()
    for column, row, columns_, rows in BRIDGES:
        x, y, width, height = column * CELL, row * CELL, columns_ * CELL, rows * CELL
        decks.append(rect("deck", x + 1, y, width - 2, height))
        rails += [
            line("parapet", (x + 1, y - 3), (x + 1, y + height + 3)),
            line("parapet", (x + width - 1, y - 3), (x + width - 1, y + height + 3)),
        ]
    return [*decks, *rails, *(line("kerb", *street) for street in STREETS)]


def dartmoor() -> Drawing:
    """Return tors and heather on the moor, and a path."""
    tors = [
        polygon("stone", (34, 28), (46, 10), (58, 14), (66, 29)),
        polygon("stone", (52, 30), (60, 20), (74, 22), (80, 31)),
        polygon("stone", (104, 104), (112, 94), (124, 97), (128, 107)),
    ]
    path = [
        Shape("path", "M108 142C104 116 60 112 52 88S16 66 8 40", ((8, 40), (30, 72), (52, 88), (100, 120), (108, 142)))
    ]
    return [
        *path,
        *tors,
        line("thin", (46, 10), (50, 28)),
        line("thin", (112, 94), (115, 106)),
        *pond(112, 76, 18, 9),
        *trees((104, 18, 10), (124, 26, 12), (14, 104, 11), (32, 112, 8), (88, 24, 6)),
    ]


def diogenes_club() -> Drawing:
    """Return armchairs that look away from each other, newspapers and columns at the door."""
    seats = [
        *sofa(14, 8, 20, 20, "e"),
        *sofa(14, 70, 20, 20, "e"),
        *sofa(158, 8, 20, 20, "w"),
        *sofa(158, 70, 20, 20, "w"),
        *sofa(66, 68, 20, 19, "n"),
        *sofa(106, 68, 20, 19, "n"),
    ]
    papers = [
        polygon("linen", (40, 14), (52, 12), (53, 24), (41, 25)),
        polygon("linen", (142, 78), (153, 76), (154, 88), (143, 89)),
    ]
    return [*rug(44, 58, 104, 40), *shelf(56, 3, 80, 12), *round_table(96, 78, 9), *papers, *seats]


def lab() -> Drawing:
    """Return benches with a microscope and glasses."""
    glass = [
        circle("water", 40, 12, 5),
        circle("leaf", 54, 12, 4),
        circle("gilt", 66, 12, 4),
        circle("water", 34, 80, 4),
    ]
    microscope = [rect("dark", 86, 7, 14, 11), circle("linen", 93, 12, 3), line("cue", (93, 12), (103, 18))]
    low = [rect("linen", 26, 73, 66, 15), rect("water", 70, 76, 18, 9), *chairs(40, 66, 2, 18, "s")]
    return [
        rect("linen", 26, 4, 88, 18),
        *glass,
        *microscope,
        *low,
        *shelf(128, 28, 12, 40),
        rect("linen", 28, 99, 88, 16),
        *(line("thin", (x, 99), (x, 115)) for x in (50, 72, 94)),
    ]


def baker_street() -> Drawing:
    """Return a row of houses with chimneys, their gardens behind."""
    houses, stacks = list[Shape](), list[Shape]()
    for at in range(8):
        x = 3 + at * 23.3
        houses.append(rect("pale" if at != 3 else "gilt", x, 4, 22, 26))
        stacks += [line("thin", (x, 17), (x + 22, 17)), rect("dark", x + 15, 7, 4, 6)]
    gardens = [line("thin", (3 + at * 46.6, 64), (3 + at * 46.6, 92)) for at in range(1, 4)]
    return [
        *houses,
        *stacks,
        rect("lawn", 3, 62, 186, 31),
        *gardens,
        *trees((16, 78, 9), (62, 76, 8), (112, 80, 9), (176, 72, 8)),
    ]


def swimming_pool() -> Drawing:
    """Return the pool with its lanes, and cabins along the wall."""
    lanes = [line("lane", (36, y), (132, y)) for y in (70, 82)]
    cabins = [rect("linen" if at % 2 else "cloth", 36 + at * 12, 4, 12, 16) for at in range(8)]
    blocks = [rect("stone", 28, y, 6, 8) for y in (60, 72, 84)]
    return [
        *cabins,
        rect("stone", 32, 26, 104, 72),
        rect("water", 36, 30, 96, 64),
        line("lane", (36, 58), (132, 58)),
        *lanes,
        *blocks,
    ]


def battersea() -> Drawing:
    """Return the power station with its four chimneys by the river."""
    chimneys = [(37, 13), (155, 13), (37, 59), (155, 59)]
    hall = [rect("pale", 50, 14, 92, 52), rect("wood", 50, 30, 92, 18)]
    bases = [rect("wood", x - 9, y - 9, 18, 18) for x, y in chimneys]
    return [
        *hall,
        *bases,
        *(circle("linen", x, y, 6.5) for x, y in chimneys),
        *(circle("dark", x, y, 3) for x, y in chimneys),
    ]


def tower_of_london() -> Drawing:
    """Return the White Tower inside its wall, with the moat around it."""
    moat = [rect("water", 4, 60, 134, 58, 6), rect("lawn", 10, 66, 122, 46, 4)]
    wall = [rect("line", 16, 70, 110, 38)]
    keep = [rect("linen", 54, 74, 36, 30), rect("thin", 60, 79, 24, 20)]
    corners = sorted_by_paint(*(tower(x, y, 6) for x in (16, 126) for y in (70, 108)))
    turrets = sorted_by_paint(*(tower(x, y, 4) for x in (54, 90) for y in (74, 104)))
    top = [rect("stone", 8, 6, 124, 20), line("merlons", (12, 7), (130, 7)), rect("dark", 62, 12, 16, 14)]
    return [*moat, *wall, *keep, *corners, *turrets, *top, *trees((154, 40, 9), (152, 64, 8), (154, 88, 9))]


def buckingham_palace() -> Drawing:
    """Return the palace behind its forecourt, with gardens."""
    front = [
        rect("pale", 10, 66, 124, 20),
        rect("linen", 60, 62, 24, 28),
        rect("pale", 10, 86, 20, 26),
        rect("pale", 114, 86, 20, 26),
    ]
    windows = [line("dash", (14, 76), (58, 76)), line("dash", (86, 76), (130, 76))]
    court = [
        circle("stone", 72, 20, 13),
        circle("linen", 72, 20, 8),
        circle("gilt", 72, 20, 4),
        line("dash", (6, 34), (50, 34)),
        line("dash", (94, 34), (138, 34)),
    ]
    return [
        *court,
        *front,
        *windows,
        rect("lawn", 32, 96, 80, 40),
        *trees((38, 130, 8), (106, 130, 8)),
        *pond(72, 116, 18, 8),
    ]


def baskerville() -> Drawing:
    """Return the fence, the huts and the kennels of the research station."""
    fence = [rect("fence", 29, 4, 134, 66)]
    huts = [shape for x in (66, 108) for shape in roof(x, 8, 34, 20)]
    kennels = [
        *(rect("wood", 34 + at * 15, 60, 12, 10) for at in range(4)),
        *(circle("dark", 40 + at * 15, 66, 3) for at in range(4)),
    ]
    mast = [
        circle("stone", 146, 58, 10),
        line("cue", (138, 58), (154, 58)),
        line("cue", (146, 50), (146, 66)),
        circle("gilt", 146, 58, 2.5),
    ]
    return [*fence, *huts, *kennels, *mast, *trees((38, 18, 8), (52, 16, 7))]


def case_room() -> Drawing:
    """Return a table with papers, and threads between pins on the wall."""
    left, right = [(10, 9), (26, 17), (40, 8)], [(80, 9), (96, 17), (110, 8)]
    board = [
        rect("step", 5, 4, 41, 22),
        rect("step", 74, 4, 41, 22),
        *(rect("linen", x - 4, y, 8, 6) for x, y in (*left, *right)),
        line("thread", *left),
        line("thread", *right),
        *(circle("gilt", x, y, 2) for x, y in (*left, *right)),
    ]
    top = [
        *table(32, 66, 56, 30),
        rect("linen", 40, 72, 12, 15),
        rect("linen", 58, 74, 14, 10),
        circle("gilt", 80, 78, 4),
    ]
    return [
        *board,
        *chairs(42, 60, 3, 18, "s"),
        *top,
        *chair(26, 81, "e"),
        *chair(94, 81, "w"),
        *columns((10, 104), (110, 104), r=4),
    ]


ROOMS = {
    "dartmoor": ("grass", dartmoor),
    "diogenes-club": ("carpet", diogenes_club),
    "lab": ("tiles", lab),
    "baker-street": ("slabs", baker_street),
    "swimming-pool": ("tiles", swimming_pool),
    "battersea": ("slabs", battersea),
    "tower-of-london": ("grass", tower_of_london),
    "buckingham-palace": ("slabs", buckingham_palace),
    "baskerville": ("grass", baskerville),
    "case-room": (None, case_room),
}
"""The floor and the landmarks of each place."""
