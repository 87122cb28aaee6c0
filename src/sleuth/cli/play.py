"""`sleuth play`: sit down and play."""

from pathlib import Path

import click

from sleuth.cli.common import (
    agree,
    bots_option,
    choose_edition,
    edition_option,
    find_edition,
    language_option,
    read_bots,
    rules_option,
)
from sleuth.cli.terminal.saving import SaveFile, default_path
from sleuth.cli.terminal.session import Session
from sleuth.cli.terminal.welcome import offer_resume
from sleuth.core.truth import SecureChance, SeededChance
from sleuth.editions import load_edition


@click.command()
@click.option("--terminal", is_flag=True, help="Play in this terminal (the only way so far).")
@edition_option
@click.option("--seats", type=int, help="Number of players, you included; the edition's least by default.")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit, counted from 1.")
@click.option("--name", default="", help="What you are called.")
@click.option("--seed", type=int, help="Play a game that can be repeated.")
@rules_option
@bots_option
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="Where the game is kept.")
@click.option("--new", "fresh", is_flag=True, help="Start anew, even if a game waits to be resumed.")
@language_option
def play(
    terminal: bool,
    edition_name: str | None,
    seats: int | None,
    seat: int,
    name: str,
    seed: int | None,
    options: tuple[str, ...],
    bots: str,
    save: Path | None,
    fresh: bool,
    language: str,
) -> None:
    """Play against bots in any edition and language. Quit with `q`; the game waits for you."""
    del terminal  # there is only the terminal so far
    file = SaveFile(save or default_path())
    edition = find_edition(edition_name) if edition_name else None
    waiting = None if fresh else offer_resume(file, language, edition)
    if waiting is not None:
        Session.resumed(waiting, file, language, SecureChance()).run()
        return
    edition = edition or load_edition(choose_edition(language, click.echo, _ask))
    number = edition.seats[0] if seats is None else seats
    if not 1 <= seat <= max(number, 1):
        raise click.BadParameter(f"expected a seat from 1 to {number}", param_hint="--seat")
    game = agree(edition, number, options, _names(number, seat - 1, name, language))
    chance = SecureChance() if seed is None else SeededChance(seed)
    Session.new(game, seat - 1, file, language, chance, read_bots(bots), seed).run()


def _ask(question: str) -> str:
    return str(click.prompt(question, default="1"))


def _names(number: int, seat: int, name: str, language: str) -> list[str]:
    """The person's name, and everyday names for the others."""
    others = [other for other in _COMPANY[language] if other != name]
    names = others[: max(number, 0)]
    if 0 <= seat < len(names):
        names[seat] = name or _PERSON[language]
    return names


_PERSON = {"de": "Detektiv", "en": "Detective", "fr": "Détective", "nl": "Detective"}
_COMPANY = {
    "de": ["Anna", "Bruno", "Clara", "David", "Emma", "Felix", "Greta", "Hugo"],
    "en": ["Alice", "Ben", "Clara", "Daniel", "Emma", "Fred", "Grace", "Harry"],
    "fr": ["Alice", "Bruno", "Chloé", "Damien", "Élise", "Félix", "Gaëlle", "Hugo"],
    "nl": ["Anna", "Bram", "Cato", "Daan", "Eva", "Floris", "Guus", "Hanna"],
}
