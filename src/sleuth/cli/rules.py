"""`sleuth rules`: how to play an edition."""

import click

from sleuth.cli.common.manual_text import show_manual
from sleuth.cli.common.options import agree, find_edition, language_option, rules_option
from sleuth.editions import Edition
from sleuth.sentences import speaker


@click.command()
@click.argument("edition_name", metavar="EDITION")
@click.option("--seats", type=int, help="Explain it for this number of players.")
@rules_option
@language_option
def rules(edition_name: str, seats: int | None, options: tuple[str, ...], language: str) -> None:
    """Explain how to play EDITION (see `sleuth editions`, or your own folder), with your house rules, if any."""
    edition = find_edition(edition_name)
    voice = speaker(language, edition)
    if seats is None and not options:
        show_manual(voice)
        return
    game = agree(edition, seats if seats is not None else _fitting(edition, options), options)
    show_manual(voice, game.options, seats)


def _fitting(edition: Edition, options: tuple[str, ...]) -> int:
    """Return a number of seats that fits the house rules: cards beside the board need two."""
    two = any(option.partition("=")[0].strip().replace("-", "_") == "side_cards" for option in options)
    return 2 if two else edition.seats[1]
