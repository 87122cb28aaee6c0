"""Draws the boards: every room with its floor and furniture, one file for each edition."""

from pathlib import Path

from sleuth.editions import load_edition
from tools.paint.rooms import classic, london, meereen, red_keep
from tools.paint.rooms.shapes import line
from tools.paint.rooms.sprite import Scenery, sprite

ART = Path(__file__).parents[3] / "src" / "sleuth" / "web" / "art"

SCENERY = {
    "classic": Scenery(classic.ROOMS),
    "sherlock": Scenery(london.ROOMS, ground=london.river, over=london.bridges),
    "red-keep": Scenery(red_keep.ROOMS),
    "meereen": Scenery(meereen.ROOMS),
    "travel": Scenery(
        classic.ROOMS, over=lambda: [line("fold", (288, -10), (288, 610))], less=frozenset({"thin", "shine"})
    ),
}
"""What is painted for each edition."""


def drawn() -> dict[str, str]:
    """Return the file of every painted board by its name."""
    return {f"{name}-board.svg": sprite(load_edition(name), scenery) for name, scenery in SCENERY.items()}


def write(folder: Path = ART) -> None:
    """Write the files into a folder."""
    folder.mkdir(exist_ok=True)
    for name, text in drawn().items():
        (folder / name).write_text(text, encoding="utf-8")
