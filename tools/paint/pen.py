"""The pen: a drawing is a text with one stroke of the pen in each line, and becomes a few SVG paths.

A line names a tone and then a shape: `k M10 10h20` (a path), `a o 50 50 8` (a circle), `t e 50 50 20 8` (an ellipse),
`p r 10 10 30 20` (a rectangle, with a fifth number for round corners). A line that begins with a space continues the
one before; `@ rotate(40 50 50)` turns what follows, up to the next `@`. Tones are classes of `css/art.css`, so that
an edition tints its drawings with its own colours.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

TONES: Mapping[str, str] = {
    "k": "the ink, filled",
    "p": "the paper, filled",
    "t": "the second tone, filled",
    "a": "the accent, filled",
    "K": "the ink, filled and outlined",
    "P": "the paper, filled and outlined",
    "T": "the second tone, filled and outlined",
    "A": "the accent, filled and outlined",
    "l": "a line of ink",
    "f": "a fine line of ink",
    "h": "a heavy line of ink",
    "w": "a fine line of paper",
    "x": "a line of the accent",
}
"""What each letter stands for."""
FILLED = frozenset("kptaKPTA")
Stroke = tuple[str, str]
"""A tone and the data of a path."""
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def strokes(drawing: str) -> list[Stroke]:
    """Return the strokes of a drawing; neighbours of the same tone become one."""
    found = [_stroke(line) for line in _lines(drawing)]
    return [(tone, "".join(data for _, data in same)) for tone, same in groupby(found, key=lambda stroke: stroke[0])]


def _lines(drawing: str) -> Iterator[str]:
    """Yield the lines of a drawing, each with the lines that continue it."""
    yield from (re.sub(r"\n +", " ", line) for line in re.split(r"\n(?=\S)", drawing.strip("\n")) if line.strip())


def _stroke(line: str) -> Stroke:
    tone, shape = line.split(" ", 1)
    if tone not in TONES:
        raise ValueError(f"{line!r} begins with {tone!r}, which is no tone")
    if shape[0] in SHAPES:
        return tone, _tidy(SHAPES[shape[0]](*map(float, NUMBER.findall(shape))))
    if not shape.startswith("M"):
        raise ValueError(f"{line!r} is neither a shape nor a path")
    return tone, _tidy(shape)


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx} {y}a{rx} {ry} 0 1 0 {2 * rx} 0a{rx} {ry} 0 1 0 {-2 * rx} 0z"


def _circle(x: float, y: float, r: float) -> str:
    return _ellipse(x, y, r, r)


def _rectangle(x: float, y: float, width: float, height: float, round_: float = 0) -> str:
    if not round_:
        return f"M{x} {y}h{width}v{height}h{-width}z"
    w, h, r = width - 2 * round_, height - 2 * round_, round_
    corner = f"a{r} {r} 0 0 1"
    return f"M{x + r} {y}h{w}{corner} {r} {r}v{h}{corner} {-r} {r}h{-w}{corner} {-r} {-r}v{-h}{corner} {r} {-r}z"


SHAPES: Mapping[str, Callable[..., str]] = {"o": _circle, "e": _ellipse, "r": _rectangle}


def _tidy(data: str) -> str:
    """Return the data of a path with at most one decimal and without needless characters."""
    short = NUMBER.sub(lambda found: f"{round(float(found[0]), 1):g}", data)
    short = re.sub(r"\s*([A-Za-z])\s*", r"\1", short.replace(",", " "))
    return re.sub(r" +", " ", re.sub(r" (?=-)", "", short)).strip()


def paths(drawing: str) -> str:
    """Return a drawing as SVG."""
    return "".join(_turned(turn, _drawn(part)) for turn, part in _parts(drawing))


def _parts(drawing: str) -> Iterator[tuple[str, str]]:
    """Yield the parts of a drawing, each with how it is turned."""
    first, *turned = re.split(r"^@ ?", drawing, flags=re.MULTILINE)
    yield "", first
    for part in turned:
        turn, _, rest = part.partition("\n")
        yield turn, rest


def _drawn(part: str) -> str:
    return "".join(f'<path class="art-{CLASS[tone]}" d="{data}"/>' for tone, data in strokes(part))


def _turned(turn: str, svg: str) -> str:
    return f'<g transform="{turn}">{svg}</g>' if turn else svg


CLASS = {**{tone: tone for tone in "kptalfhwx"}, **{tone: f"o{tone.lower()}" for tone in "KPTA"}}
"""The class of each tone: an outlined one has an `o` before it."""


def outlined(drawing: str) -> str:
    """Return a small drawing with an edge of ink and a halo around it: it holds on any floor."""
    around = ((turn, "".join(data for tone, data in strokes(part) if tone in FILLED)) for turn, part in _parts(drawing))
    edge = [(turn, data) for turn, data in around if data]
    halos = (
        _turned(turn, f'<path class="art-{kind}" d="{data}"/>') for kind in ("halo", "edge") for turn, data in edge
    )
    return f"{''.join(halos)}{paths(drawing)}"
