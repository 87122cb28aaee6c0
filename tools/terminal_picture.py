"""Draw the terminal picture of the README: a moment of a real game, as SVG."""

import contextlib
import io
import re
import tempfile
from pathlib import Path

import click
from rich.console import Console

from sleuth.cli.terminal.save_file import SaveFile
from sleuth.cli.terminal.session import Session
from sleuth.core.game import new_game
from sleuth.core.truth import SeededChance
from sleuth.editions import load_edition

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
ANSWERS = ["1"]
SEED = 12
WIDTH, HEIGHT = 112, 40
"""Fixed, so that the terminal in which it is drawn does not matter."""
PLAYERS = ("person", "amateur", "amateur", "amateur")


class Taken(Exception):
    """The picture is complete."""


def drawn() -> str:
    """Play until the figure may move, and draw that moment."""
    game = new_game(load_edition("classic"), 4, names=["Anna", "Ben", "Clara", "David"])
    screen = Console(record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, highlight=False)
    answers = list(ANSWERS)

    def ask(prompt: str) -> str:
        if not answers:
            screen.print(prompt)
            raise Taken
        session.console = screen
        return answers.pop(0)

    with tempfile.TemporaryDirectory() as folder:
        file = SaveFile(Path(folder) / "game.jsonl")
        session = Session.new(game, 0, file, "en", SeededChance(SEED), PLAYERS, SEED)
        session.console = Console(file=io.StringIO())
        session.asker.ask = ask
        with contextlib.suppress(Taken):
            session.run()
    svg = screen.export_svg(title="sleuth play --terminal")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


@click.command(help=__doc__)
def main() -> None:
    """Write the picture where the README shows it."""
    PICTURE.write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
