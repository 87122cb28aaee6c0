"""The rooms of the Red Keep around the Throne Room."""

from tools.paint.rooms.city import barrel, bars, columns, fan, flasks, pond, target, trees
from tools.paint.rooms.furniture import (
    bed,
    chair,
    chairs,
    chest,
    desk,
    globe,
    round_table,
    rug,
    shelf,
    sorted_by_paint,
    table,
)
from tools.paint.rooms.shapes import Drawing, Shape, circle, corners, ellipse, line, polygon, rect, ring, star


def sparring_yard() -> Drawing:
    """Return a ring in the sand, targets on the wall and a rack of swords."""
    rings = [circle("rug", 76, 110, 40), circle("line", 76, 110, 36), circle("thin", 76, 110, 14)]
    rack = [rect("wood", 6, 36, 10, 64), *(line("blade", (8, 42 + at * 11), (24, 44 + at * 11)) for at in range(5))]
    dummies = [
        line("rail", (124, 64), (144, 64)),
        line("rail", (124, 138), (144, 138)),
        circle("pale", 134, 64, 6),
        circle("pale", 134, 138, 6),
    ]
    return [
        *rings,
        *sorted_by_paint(target(20, 18, 11), target(50, 18, 11), target(80, 18, 11)),
        *rack,
        *dummies,
        *sorted_by_paint(barrel(132, 166, 7), barrel(150, 160, 7), barrel(148, 178, 7)),
    ]


def tower_of_the_hand() -> Drawing:
    """Return the Hand's desk, shelves and a chain of office on the wall."""
    chain = [circle("gilt", x, y, 2) for x, y in ring(10, 64, 17, 10)]
    return [
        *rug(30, 72, 84, 42),
        *chain,
        circle("gilt", 64, 17, 4),
        *shelf(82, 4, 34, 12),
        *chairs(72, 106, 1, 12, "n"),
        *desk(42, 76, 60, 23),
        *shelf(4, 60, 12, 34),
        *chest(119, 32),
        circle("line", 64, 17, 13),
    ]


def small_council_chamber() -> Drawing:
    """Return a long table with seats for the council."""
    cups = [circle("gilt", x, 91, 2.4) for x in (32, 40, 82, 88)]
    chart = [polygon("linen", (48, 84), (74, 83), (73, 99), (47, 98)), line("thin", (53, 88), (62, 95), (69, 87))]
    seats = [
        *chairs(34, 75, 4, 17, "s"),
        *chair(34, 108, "n"),
        *chair(85, 108, "n"),
        *chair(16, 91, "e"),
        *chair(104, 91, "w"),
    ]
    return [
        *rug(6, 70, 108, 44),
        *seats,
        *table(24, 81, 72, 21, 6),
        *chart,
        *cups,
        rect("cloth", 44, 3, 32, 24),
        star("gilt", 5, 60, 15, 8, 3.5),
        *columns((34, 14), (104, 14)),
    ]


def qyburns_laboratory() -> Drawing:
    """Return a slab, knives, a brazier and jars."""
    slab = [
        rect("stone", 76, 70, 41, 23),
        rect("linen", 79, 73, 35, 17),
        circle("pale", 86, 81.5, 4),
        line("thin", (92, 81), (110, 81)),
    ]
    knives = [line("blade", (128, 31 + at * 6), (138, 31 + at * 6)) for at in range(4)]
    brazier = [circle("dark", 16, 83, 9), star("fire", 6, 16, 83, 7, 3)]
    return [
        rect("wood", 22, 4, 92, 17),
        *flasks(32, 12, 7),
        *slab,
        rect("wood", 124, 26, 18, 28),
        *knives,
        *brazier,
        *barrel(40, 85),
    ]


def kingsguard_chambers() -> Drawing:
    """Return the round white table with seven seats, and cloaks on the wall."""
    stools = [circle("cloth", x, y, 5) for x, y in ring(7, 60, 89, 21, 0.25 + 1 / 14)]
    cloaks = [polygon("linen", (x, 5), (x + 10, 5), (x + 12, 27), (x - 2, 27)) for x in (8, 26, 84, 102)]
    return [
        *cloaks,
        line("rail", (6, 5), (38, 5)),
        line("rail", (82, 5), (114, 5)),
        *stools,
        circle("wood", 60, 89, 16),
        circle("linen", 60, 89, 14),
        line("blade", (60, 78), (60, 100)),
        line("blade", (55, 83), (65, 83)),
    ]


def prison_cells() -> Drawing:
    """Return cells behind bars, chains and a guard's stool."""
    chains = [line("dash", (6, 78), (6, 114)), line("dash", (138, 40), (138, 90))]
    guard = [*round_table(72, 88, 10), circle("cloth", 52, 90, 5), circle("gilt", 72, 88, 3)]
    return [*bars(27, 4, 30, 28), *bars(62, 4, 30, 28), *chains, *guard, *bars(27, 118, 89, 20)]


def gardens() -> Drawing:
    """Return hedges around a fountain, and trees."""
    hedges = [
        rect("leaf", 4, 28, 9, 44),
        rect("leaf", 107, 28, 9, 44),
        rect("leaf", 4, 84, 9, 32),
        rect("leaf", 107, 84, 9, 54),
    ]
    beds = [rect("lawn", x, y, 30, 21) for x in (20, 70) for y in (84, 116)]
    roses = [circle("cloth", x, y, 2.6) for x in (25, 34, 86, 95) for y in (89, 98, 130)]
    return [
        *hedges,
        *beds,
        *roses,
        *pond(60, 111, 18, 14),
        *trees((36, 16, 10), (86, 16, 11), (107, 14, 9), (34, 42, 9)),
    ]


def pavilion() -> Drawing:
    """Return a tent with its stripes, ropes and a table under it."""
    middle, edge = (60, 86), ring(8, 60, 86, 29, 0.0625)
    stripes = [polygon("cloth", middle, edge[at], edge[at + 1]) for at in (0, 2, 4, 6)]
    ropes = [line("thin", (x, y), (x * 1.15 - 9, y * 1.15 - 12.9)) for x, y in edge]
    return [
        *ropes,
        polygon("linen", *edge),
        *stripes,
        circle("gilt", 60, 86, 4),
        *table(6, 6, 38, 18),
        *table(76, 4, 38, 17),
        *(circle("linen", x, y, 4) for x, y in ((17, 15), (33, 15), (86, 12), (103, 12))),
        *trees((14, 66, 8), (108, 66, 8)),
    ]


def tommens_bedchamber() -> Drawing:
    """Return a small bed, toys and a cat."""
    cat = [
        Shape("gilt", "M62 82q8-8 16 0q2 8-8 8t-8-8z", corners(62, 76, 80, 90)),
        polygon("gilt", (74, 78), (76, 73), (79, 79)),
    ]
    toys = [rect("cloth", 42, 76, 9, 9), rect("leaf", 98, 78, 7, 7), circle("water", 112, 82, 5)]
    return [
        *rug(30, 68, 94, 25),
        *bed(131, 27, 34, 64, 1),
        *chest(30, 6),
        *cat,
        *toys,
        rect("cloth", 62, 3, 30, 22),
        star("gilt", 5, 77, 13, 7, 3),
    ]


def pycelles_laboratory() -> Drawing:
    """Return shelves of vials, a book on its stand and scales."""
    book = [
        polygon("linen", (44, 81), (60, 78), (76, 81), (76, 97), (60, 94), (44, 97)),
        line("thin", (60, 78), (60, 94)),
    ]
    scales = [
        line("cue", (106, 74), (130, 74)),
        circle("gilt", 107, 80, 5),
        circle("gilt", 129, 80, 5),
        line("cue", (118, 72), (118, 92)),
    ]
    return [
        rect("wood", 28, 4, 88, 15),
        *flasks(38, 11, 7),
        *table(34, 74, 52, 27),
        *book,
        *scales,
        *shelf(4, 60, 12, 44),
        *globe(131, 106, 10),
    ]


def cerseis_bedchamber() -> Drawing:
    """Return a bed with a canopy, wine and a mirror."""
    posts = [circle("gilt", x, y, 3) for x in (95, 139) for y in (66, 115)]
    wine = [
        *round_table(16, 76, 11),
        circle("cloth", 13, 74, 3),
        circle("cloth", 20, 79, 3),
        ellipse("gilt", 16, 70, 3, 2),
    ]
    mirror = [ellipse("wood", 40, 14, 14, 9), ellipse("water", 40, 14, 11, 6)]
    return [*rug(36, 72, 54, 44), *bed(94, 65, 46, 51), *posts, *wine, *mirror, *chest(64, 7, 26, 15)]


def throne_room() -> Drawing:
    """Return the Iron Throne on its steps, between columns."""
    steps = [
        polygon(
            "step",
            (52 + at * 7, 66 + at * 8),
            (140 - at * 7, 66 + at * 8),
            (146 - at * 7, 124 - at * 3),
            (46 + at * 7, 124 - at * 3),
        )
        for at in range(4)
    ]
    throne = [
        *fan(96, 106, 34, 10, 15),
        polygon("blade-fill", (84, 101), (108, 101), (112, 115), (80, 115)),
        rect("cloth", 88, 103, 16, 10),
    ]
    pillars = columns(*((x, y) for x in (34, 158) for y in (64, 88, 112, 136)), r=6)
    carpet = [rect("rug", 82, 115, 28, 51), line("rope", (84, 115), (84, 166)), line("rope", (108, 115), (108, 166))]
    return [
        *carpet,
        *steps,
        *throne,
        *pillars,
        *(polygon("cloth", (x, 4), (x + 14, 4), (x + 14, 28), (x + 7, 22), (x, 28)) for x in (36, 142)),
    ]


ROOMS = {
    "sparring-yard": ("sand", sparring_yard),
    "tower-of-the-hand": ("planks", tower_of_the_hand),
    "small-council-chamber": ("herringbone", small_council_chamber),
    "qyburns-laboratory": ("slabs", qyburns_laboratory),
    "kingsguard-chambers": ("slabs", kingsguard_chambers),
    "prison-cells": ("slabs", prison_cells),
    "gardens": ("grass", gardens),
    "pavilion": ("grass", pavilion),
    "tommens-bedchamber": ("carpet", tommens_bedchamber),
    "pycelles-laboratory": ("planks", pycelles_laboratory),
    "cerseis-bedchamber": ("carpet", cerseis_bedchamber),
    "throne-room": (None, throne_room),
}
"""The floor and the furniture of each room."""
