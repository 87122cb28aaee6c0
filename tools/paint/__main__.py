"""Write the sprites and the boards of the page, or with `--sheet` a page to look at all drawings."""

from pathlib import Path

import click

from tools.paint.rooms import write as write_rooms
from tools.paint.sheet import sheet
from tools.paint.sprite import FOLDER, SPRITES


@click.command(help=__doc__)
@click.argument("names", nargs=-1, type=click.Choice(list(SPRITES)), metavar="[EDITION]...")
@click.option("--sheet", "page", type=click.Path(path_type=Path), help="Write a page with the drawings instead.")
@click.option("--only", default="all", help="On that page: people, things, art, pawn or prop.")
def main(names: tuple[str, ...], page: Path | None, only: str) -> None:
    """Write everything, or a page to look at."""
    if page:
        page.write_text(sheet(names or SPRITES, only), encoding="utf-8")
        return
    FOLDER.mkdir(exist_ok=True)
    for sprite in SPRITES.values():
        for name, text in sprite.files.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
    write_rooms()


if __name__ == "__main__":
    main()
