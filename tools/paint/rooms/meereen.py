"""The places of Meereen around the Great Pyramid."""

from tools.paint.rooms.city import barrel, columns, cushions, pond, stall, terraces
from tools.paint.rooms.furniture import chest, palm, plant, round_rug, rug, sorted_by_paint
from tools.paint.rooms.shapes import Drawing, Shape, circle, corners, ellipse, line, polygon, rect, ring, star


def city_gates() -> Drawing:
    """Return two gate towers, the wall between them and a harpy above the gate."""
    wall = [
        rect("pale", 26, 8, 114, 20),
        line("merlons", (28, 10), (139, 10)),
        rect("wood", 32, 5, 24, 28),
        rect("wood", 92, 5, 24, 28),
    ]
    gate = [
        rect("dark", 60, 14, 24, 17),
        line("thin", (72, 14), (72, 31)),
        polygon("gilt", (72, 6), (86, 3), (78, 12), (66, 12), (58, 3)),
    ]
    road = [rect("path-fill", 58, 62, 28, 78), line("dash", (58, 64), (58, 138)), line("dash", (86, 64), (86, 138))]
    return [
        *road,
        *wall,
        *gate,
        *sorted_by_paint(palm(24, 84, 15), palm(118, 118, 15)),
        *sorted_by_paint(barrel(28, 120), barrel(102, 76), barrel(14, 116)),
    ]


def grand_bazaar() -> Drawing:
    """Return stalls under awnings, baskets and jars."""
    stalls = [
        shape
        for x, y in ((10, 6), (78, 4), (148, 6), (14, 66), (150, 66))
        for shape in stall(x, y, 56 if y < 60 else 50, 26)
    ]
    baskets = [
        circle(paint, x, y, 5)
        for paint, x, y in (
            ("gilt", 78, 76),
            ("gilt", 92, 84),
            ("cloth", 106, 76),
            ("cloth", 120, 84),
            ("leaf", 134, 76),
        )
    ]
    return [*stalls, *baskets, *rug(80, 96, 58, 22)]


def pit_of_daznak() -> Drawing:
    """Return the arena with its rows of seats."""
    rows = [
        ellipse("pale", 72, 92, 56, 40),
        ellipse("thin", 72, 92, 50, 35),
        ellipse("line", 72, 92, 44, 30),
        ellipse("on-stone", 72, 92, 38, 25),
    ]
    gates = [rect("dark", 67, 63, 10, 8), rect("dark", 67, 118, 10, 8)]
    return [
        *rows,
        *gates,
        line("blade", (52, 96), (66, 104)),
        line("blade", (90, 72), (80, 80)),
        circle("rug", 88, 100, 6),
        *columns((14, 14), (40, 14), (68, 14), (96, 14)),
    ]


def temple_of_the_graces() -> Drawing:
    """Return columns around an altar with a flame."""
    altar = [
        rect("linen", 36, 84, 48, 40),
        rect("pale", 42, 90, 36, 28),
        circle("gilt", 60, 104, 10),
        star("fire", 8, 60, 104, 8, 4),
    ]
    pillars = columns(*((14, y) for y in (66, 98, 130, 162)), *((130, y) for y in (36, 98, 130, 162)))
    return [*altar, *pillars, *pond(60, 154, 26, 12), *columns((20, 14), (48, 14), (76, 14))]


def brothel() -> Drawing:
    """Return cushions on carpets, and wine."""
    return [
        *round_rug(60, 88, 46, 28),
        *cushions((26, 74), (44, 66), (76, 66), (94, 74), (28, 102), (92, 102)),
        circle("wood", 60, 88, 13),
        circle("pale", 60, 88, 10),
        circle("cloth", 56, 86, 3),
        circle("gilt", 64, 90, 3),
        *rug(4, 5, 40, 26),
        *cushions((14, 14), (34, 22)),
        *plant(104, 16, 10),
        Shape("thread", "M78 4q6 14 0 26M88 4q6 14 0 26", corners(78, 4, 92, 30)),
    ]


def slave_quarters() -> Drawing:
    """Return bunks side by side, and a bowl."""
    bunks = [rect("wood", x, 5, 18, 26) for x in (5, 26, 76, 97)]
    mats = [rect("linen", x, 13, 14, 16) for x in (7, 28, 78, 99)]
    low = [rect("wood", x, y, 28, 16) for x in (6, 86) for y in (76, 96)]
    sheets = [rect("linen", x, y, 18, 12) for x in (8, 94) for y in (78, 98)]
    return [*bunks, *mats, *low, *sheets, circle("pale", 60, 84, 10), circle("line", 60, 84, 6)]


def tunnels() -> Drawing:
    """Return passages that fork under the city, and torches."""
    ways = [
        Shape(
            "tunnel",
            "M58 12C58 40 22 52 24 84S58 112 64 132M28 72C60 60 84 84 98 124M106 36C92 40 62 44 44 58",
            corners(24, 12, 106, 132),
        )
    ]
    torches = [(16, 24), (92, 14), (102, 72), (66, 96), (110, 104)]
    return [*ways, *(circle("shine", x, y, 9) for x, y in torches), *(circle("fire", x, y, 3) for x, y in torches)]


def dragon_catacombs() -> Drawing:
    """Return the bones of a dragon, eggs and scorched stone."""
    ribs = [line("bone", (26 + at * 9, 82 - at % 2), (22 + at * 9, 94), (28 + at * 9, 104)) for at in range(7)]
    spine = [Shape("bone", "M10 90C36 72 76 76 102 90", corners(10, 76, 102, 90))]
    skull = [polygon("linen", (90, 80), (106, 82), (115, 92), (105, 99), (92, 94)), circle("dark", 101, 89, 2)]
    eggs = [ellipse(paint, x, 17, 7, 10) for paint, x in (("cloth", 22), ("leaf", 84), ("gilt", 106))]
    nests = [ellipse("wood", x, 21, 11, 9) for x in (22, 84, 106)]
    return [*nests, *eggs, circle("scorch", 44, 118, 22), star("fire", 7, 76, 124, 9, 4), *spine, *ribs, *skull]


def pyramid_of_the_great_masters() -> Drawing:
    """Return a house of terraces with a harpy of gold, and a garden."""
    steps = [
        rect(paint, 34 + at * 13, 82 + at * 11, 100 - at * 26, 88 - at * 22)
        for at, paint in enumerate(("pale", "wood", "pale"))
    ]
    flights = [rect("linen", 77, 148, 14, 22), *(line("thin", (77, y), (91, y)) for y in (152, 156, 160, 164))]
    return [
        *steps,
        *flights,
        star("gilt", 6, 84, 126, 9, 4),
        *sorted_by_paint(palm(68, 18, 14), palm(126, 18, 14)),
        *chest(86, 8),
        *columns((66, 198), (102, 198)),
    ]


def great_pyramid() -> Drawing:
    """Return the stepped terraces of the Great Pyramid."""
    stair = [rect("step", 98, 120, 20, 88), *(line("rope", (98, y), (118, y)) for y in range(126, 208, 8))]
    top = [star("gilt", 8, 108, 106, 12, 5), *(circle("rope", x, y, 2) for x, y in ring(8, 108, 106, 20))]
    return [*terraces(6, 6, 204, 204, 5, 17), *stair, *top]


ROOMS = {
    "city-gates": ("sand", city_gates),
    "grand-bazaar": ("slabs", grand_bazaar),
    "pit-of-daznak": ("sand", pit_of_daznak),
    "temple-of-the-graces": ("tiles", temple_of_the_graces),
    "brothel": ("carpet", brothel),
    "slave-quarters": ("earth", slave_quarters),
    "tunnels": ("earth", tunnels),
    "dragon-catacombs": ("slabs", dragon_catacombs),
    "pyramid-of-the-great-masters": ("slabs", pyramid_of_the_great_masters),
    "great-pyramid": (None, great_pyramid),
}
"""The floor and the furniture of each place."""
