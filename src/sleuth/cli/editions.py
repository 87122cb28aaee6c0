"""`sleuth editions`: what can be played."""

from pathlib import Path

import click
from msgspec.json import encode
from rich.console import Console
from rich.table import Table

from sleuth.cli.common.options import language_option
from sleuth.cli.common.own_editions import editions_option, given_editions
from sleuth.cli.common.trouble import Trouble
from sleuth.editions import Edition, EditionError
from sleuth.sentences import LANGUAGES, speaker


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print a list for programs.")
@click.option("--check", metavar="ID|FOLDER", help="Check an edition instead: its file, board, names, and some games.")
@editions_option
@language_option
def editions(as_json: bool, check: str | None, edition_paths: tuple[Path, ...], language: str) -> None:
    """List the editions, their seats and their cards; or check one of your own."""
    if check is not None:
        from sleuth.testing import check_edition

        try:
            warnings = check_edition(check)
        except EditionError as error:
            raise Trouble(str(error)) from None
        for warning in warnings:
            click.echo(f"Warning: {warning}", err=True)
        click.echo(f"{check}: OK")
        return
    loaded = list(given_editions(edition_paths))
    if as_json:
        click.echo(encode([_described(edition) for edition in loaded]).decode())
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("id", "seats", "cards", "", ""):
        table.add_column(heading, no_wrap=heading != "")
    for edition in loaded:
        voice = speaker(language, edition)
        cards = " + ".join(str(len(cards)) for cards in edition.by_kind)
        seats = f"{edition.seats[0]}-{edition.seats[1]}"
        table.add_row(f"[bold]{edition.id}[/]", seats, cards, voice.edition_title(), voice.tagline())
    Console().print(table)


def _described(edition: Edition) -> dict[str, object]:
    return {
        "id": edition.id,
        "seats": edition.seats,
        "kinds": {kind: len(cards) for kind, cards in zip(edition.kinds, edition.by_kind, strict=True)},
        "languages": LANGUAGES,
    }
