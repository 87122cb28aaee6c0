"""The nine rooms of the classic house, each known by its furniture."""

from tools.paint.iso import at, boards, box, checks, disc, flat, line, on_left, on_right, pillar, room, shape


def _shelf(side: str, start: float, width: float) -> str:
    """Return a bookcase along a wall, with three rows of books; those of one tone are drawn together."""
    on = on_left if side == "left" else on_right
    many = int((width - 0.4) / 1.15)
    books = [(row, n) for row in range(3) for n in range(many)]
    drawn = (
        on(tone, start + 0.3 + n * 1.15, 0.6 + row * 2.8, 0.85, 1.8 + (n + row) % 3 * 0.2)
        for tone in "akp"
        for row, n in books
        if "apak"[(n + 2 * row) % 4] == tone
    )
    rows = (on("t", start + 0.2, 0.4 + row * 2.8, width - 0.4, 2.5) for row in range(3))
    return on("K", start, 0, width, 8.8) + "".join(rows) + "".join(drawn)


KITCHEN = (
    room()
    + checks("t", 2)
    + on_left("K", 2.5, 5.2, 5, 0.3)
    + "".join(f"a o {at(0, 3.2 + n * 1.5, 6)[0]:g} {at(0, 3.2 + n * 1.5, 6)[1]:g} 2.6\n" for n in range(3))
    + box(1.5, 0, 6.5, 3, 3.6, tones="KKK")
    + flat("T", 1.8, 0.3, 5.9, 2.4, 3.6)
    + box(5.5, 0.3, 1.2, 1.2, 6.4, 3.6, "KTK")
    + on_right("k", 2, 0.5, 1, 1)
    + shape("A", (2.3, 3, 0.8), (4.8, 3, 0.8), (4.8, 3, 2.6), (2.3, 3, 2.6))
    + line("w", (5.6, 3, 2.9), (7.5, 3, 2.9))
    + pillar((3, 1.5, 3.6), 0.85, 1.7, "PA")
    + box(4.5, 5.5, 4, 3.5, 0.5, 2.6, "PTK")
    + line("h", (4.7, 9, 0), (4.7, 9, 2.6))
    + line("h", (8.5, 8.8, 0), (8.5, 8.8, 2.6))
    + line("h", (8.5, 5.8, 0), (8.5, 5.8, 2.6))
    + pillar((6, 7, 3.1), 0.6, 1, "PA")
    + line("h", (7, 8.2, 3.2), (8, 6.2, 3.2))
)
BALLROOM = (
    room()
    + boards()
    + on_left("A", 1, 2.5, 2.4, 6.3)
    + on_left("P", 1.4, 2.5, 1.6, 5.5)
    + on_left("A", 5.6, 2.5, 2.4, 6.3)
    + on_left("P", 6, 2.5, 1.6, 5.5)
    + """t M24 80C34 92 74 94 88 76C90 84 76 97 54 97C36 97 24 90 24 80Z
h M30 74V90M58 84V97M82 66V84
K M26 62L26 72L58 84L86 68V57Z
A M26 62L46 50C52 46 60 52 68 48C76 44 88 48 86 57C84 64 70 68 58 74Z
K M46 50L60 20C70 16 84 22 90 32L86 57C88 48 76 44 68 48C60 52 52 46 46 50Z
w M54 46L64 26C72 23 80 27 84 33
P M26 62L58 74V79L26 67Z
k M29 64.500l2.5 1v2l-2.5-1zM34 66.500l2.5 1v2l-2.5-1zM39 68.300l2.5 1v2l-2.5-1zM44 70.200l2.5 1v2l-2.5-1z
 M49 72l2.5 1v2l-2.5-1z
A M20 78L34 83V86L20 81Z
l M22 82V92M32 86V95
l M50 10V0M38 10H62M38 10V6M62 10V6M44 12V8M56 12V8
"""
)
CONSERVATORY = (
    room("P", "P", "T")
    + checks("p", 2)
    + "".join(line("l", (0, n, 0), (0, n, 10)) + line("l", (n, 0, 0), (n, 0, 10)) for n in (2.5, 5, 7.5))
    + "".join(line("l", (0, 10, z), (0, 0, z), (10, 0, z)) for z in (3, 6.5))
    + """K M40 72L43 88H57L60 72Z
A M38 68H62V73H38Z
l M50 68C49 54 51 46 50 36
A M50 38C40 30 28 32 20 44C30 40 40 40 50 40ZM50 38C60 30 72 32 80 44C70 40 60 40 50 40Z
K M50 37C44 26 34 20 24 24C34 27 42 32 50 40ZM50 37C56 26 66 20 76 24C66 27 58 32 50 40Z
A M50 38C44 28 46 18 54 12C54 22 54 30 50 40Z
A M49 42C38 42 30 52 30 62C36 54 42 48 50 45ZM51 42C62 42 70 52 70 62C64 54 58 48 50 45Z
K M14 78L16 90H28L30 78Z
a M22 78C12 74 10 64 12 58C18 62 22 68 22 78ZM22 78C30 74 34 66 32 58C26 62 22 70 22 78Z
l M22 78C12 74 10 64 12 58C18 62 22 68 22 78ZM22 78C30 74 34 66 32 58C26 62 22 70 22 78Z
K M72 80L74 90H84L86 80Z
a M79 80C70 74 70 68 72 62C77 66 80 72 79 80ZM79 80C88 74 90 68 88 62C82 66 79 72 79 80Z
l M79 80C70 74 70 68 72 62C77 66 80 72 79 80ZM79 80C88 74 90 68 88 62C82 66 79 72 79 80Z
"""
)


def _chair(u: float, v: float, tones: str = "AAK") -> str:
    """Return a chair with its back to the wall on the right."""
    return box(u, v, 1.3, 0.3, 4, 0, "KAK") + box(u, v, 1.3, 1.3, 1.7, 0, tones)


DINING_ROOM = (
    room()
    + flat("A", 0.8, 1, 8.4, 8)
    + flat("P", 1.3, 1.5, 7.4, 7)
    + on_left("A", 3, 4.5, 4, 3.5)
    + on_left("K", 3.4, 5, 3.2, 2.5)
    + on_right("A", 3.5, 4.5, 3, 4)
    + on_right("P", 3.9, 5, 2.2, 3)
    + _chair(2.2, 1.7)
    + _chair(4.4, 1.7)
    + _chair(6.6, 1.7)
    + box(2.2, 4.4, 5.8, 1.6, 1.8, 0.6, "KKK")
    + box(1.6, 3.6, 7, 3.2, 0.5, 2.6, "PTK")
    + "".join(disc("A", (u, v, 3.1), 0.45) for u in (2.6, 4.8, 7) for v in (4.2, 6.2))
    + """l M50 54V42M44 45C44 50 56 50 56 45M44 45V40M56 45V40M46 56H54
a M50 42C47 39 49 37 50 34C51 37 53 39 50 42ZM44 40C42 38 43.5 36 44 34C45 36 46 38 44 40ZM56 40
 C54 38 55.5 36 56 34C57 36 58 38 56 40Z
"""
    + box(2.6, 7.7, 1.3, 1.2, 1.7, 0, "AAK")
    + box(5.3, 7.7, 1.3, 1.2, 1.7, 0, "AAK")
    + box(2.6, 8.7, 1.3, 0.3, 4, 0, "KAK")
    + box(5.3, 8.7, 1.3, 0.3, 4, 0, "KAK")
)
BILLIARD_ROOM = (
    room()
    + boards()
    + on_left("K", 2, 4, 6, 3.2)
    + on_left("P", 2.4, 4.4, 5.2, 2.4)
    + line("l", (0, 3.5, 4), (0, 3.5, 7.2))
    + line("h", (3, 0, 1), (3, 0, 8))
    + line("h", (4.2, 0, 1), (4.2, 0, 8))
    + line("h", (5.4, 0, 1), (5.4, 0, 8))
    + box(2, 3, 0.9, 0.9, 2.4, 0, "KKK")
    + box(8.3, 3, 0.9, 0.9, 2.4, 0, "KKK")
    + box(2, 7.6, 0.9, 0.9, 2.4, 0, "KKK")
    + box(8.3, 7.6, 0.9, 0.9, 2.4, 0, "KKK")
    + box(1.5, 2.5, 8, 6.5, 1.5, 2.2, "KTK")
    + flat("A", 2.2, 3.2, 6.6, 5.1, 3.7)
    + "".join(disc("k", (u, v, 3.7), 0.32) for u in (2.3, 5.5, 8.7) for v in (3.3, 8.2))
    + "".join(
        f"{tone} o {at(u, v, 3.9)[0]:g} {at(u, v, 3.9)[1]:g} 2\n"
        for tone, u, v in (("P", 4.5, 6.5), ("K", 6.5, 5), ("T", 7.2, 6.3), ("K", 7.4, 4.7))
    )
    + line("h", (1, 9.5, 4.5), (4, 6.9, 4.1))
    + """K M34 20L42 6H58L66 20Z
l M50 6V0
a M34 20H66L63 24H37Z
"""
)
LIBRARY = (
    room()
    + boards()
    + _shelf("left", 0.6, 8.8)
    + _shelf("right", 0.6, 8.8)
    + flat("A", 3, 3, 5.5, 5)
    + flat("P", 3.6, 3.6, 4.3, 3.8)
    + line("h", (1.8, 6, 0), (0.2, 6, 8.8))
    + line("h", (1.8, 7.6, 0), (0.2, 7.6, 8.8))
    + "".join(line("h", (1.5 - n * 0.3, 6, 1.5 + n * 1.7), (1.5 - n * 0.3, 7.6, 1.5 + n * 1.7)) for n in range(4))
    + """A M50 74C50 64 54 62 60 62C68 62 74 62 74 72L76 84L70 92H54L48 86Z
K M54 76H68V86H54Z
A M46 76C46 73 52 73 52 76V88L46 85ZM70 76C70 73 78 73 78 76V86L70 91Z
l M52 88V92M72 91V95
"""
)
LOUNGE = (
    room()
    + boards()
    + on_left("K", 2, 0, 6, 6.2)
    + on_left("T", 2.6, 0, 4.8, 5.4)
    + on_left("K", 3.4, 0, 3.2, 3.8)
    + """a M21 66C18 60 24 58 24 52C30 56 33 59 30 64C28 67 24 68 21 66Z
P M11 48L42 34.500V31.500L11 45Z
"""
    + on_left("A", 3.4, 7, 3.2, 2.7)
    + on_left("P", 3.8, 7.4, 2.4, 1.9)
    + on_right("A", 3.2, 4.6, 3.6, 4)
    + on_right("K", 3.6, 5, 2.8, 3.2)
    + flat("A", 3.5, 3.5, 5.5, 5.5)
    + flat("T", 4, 4, 4.5, 4.5)
    + """K M44 68C43 56 50 52 60 51C72 51 80 56 79 68L78 82H46Z
A M48 68C48 59 53 56 60 55.500C68 55.5 75 59 75 68V76H48Z
A M40 72C40 67 49 67 49 72V76H74V72C74 67 84 67 84 72V86C84 90 80 90 78 90H46C42 90 40 90 40 86Z
P M49 74H74V81H49Z
l M49 81V90M74 81V90M60 57V68M68 58V67M53 58V67
h M45 90V94M79 90V94
"""
)
HALL = (
    room()
    + checks("t", 2.5)
    + on_left("A", 2.5, 3, 3, 6)
    + on_left("P", 2.9, 3.4, 2.2, 5.2)
    + "".join(box(0, 0.3, 1.45 * (6 - n), 3.4, 1.15, n * 1.15, "AKT") for n in range(6))
    + line("h", (8.7, 3.7, 4.4), (0.7, 3.7, 10.4))
    + "".join(line("l", (7.9 - n * 1.45, 3.7, n * 1.15 + 1.2), (7.9 - n * 1.45, 3.7, n * 1.15 + 4.8)) for n in range(6))
    + """P M22 94L24 90H40L42 94ZM25 90L27 74H37L39 90ZM23 70H41V74H23Z
t M33 74H37L39 90H34ZM33 70H41V74H33ZM33 90H40L42 94H33Z
P M22 70C22 64 26 62 29 61L29 58C24 55 24 45 31 44C38 43 40 50 38 55L36 58V61C39 62 42 64 42 70Z
t M33 44C39 44.5 40 50 38 55L36 58V61C39 62 42 64 42 70H33C36 60 35 52 33 44Z
K M26 50C24 44 32 39 38 44C40 48 39 51 38 53C36 49 31 47 26 50Z
"""
)
STUDY = (
    room()
    + boards()
    + _shelf("right", 1, 7.5)
    + on_left("K", 2.5, 3, 5, 5.8)
    + on_left("P", 2.9, 3.4, 2, 5)
    + on_left("P", 5.1, 3.4, 2, 5)
    + flat("A", 2.6, 3, 7, 6.4)
    + box(5.6, 2.6, 2, 2, 2, 0, "AAK")
    + box(5.6, 2.2, 2, 0.5, 5, 0, "AAK")
    + box(3.2, 5.2, 1.7, 2.6, 3, 0, "KAK")
    + box(7, 5.2, 1.8, 2.6, 3, 0, "KAK")
    + box(3, 5, 6, 3, 0.5, 3, "PTK")
    + shape("P", (4.8, 5.8, 3.5), (6.3, 5.8, 3.5), (6.3, 7.4, 3.5), (4.8, 7.4, 3.5))
    + """h M24 90V94M16 95H32
P o 24 80 9.5
t M27 71C34 74 35 86 26 89.300C30 84 30 76 27 71Z
f M15 78C20 82 28 82 33 78M24 70.500C20 76 20 84 24 89.5
l M12 80a12 12 0 0 0 24 0
l M70 64V56M66 66H74
A M62 56C62 50 78 50 78 56Z
"""
)
PLACES = {
    "kitchen": KITCHEN,
    "ballroom": BALLROOM,
    "conservatory": CONSERVATORY,
    "dining-room": DINING_ROOM,
    "billiard-room": BILLIARD_ROOM,
    "library": LIBRARY,
    "lounge": LOUNGE,
    "hall": HALL,
    "study": STUDY,
}
