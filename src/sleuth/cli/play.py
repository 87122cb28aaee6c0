"""`sleuth play`: play in the browser or in the terminal."""

import webbrowser
from pathlib import Path

import click
from click.core import ParameterSource

from sleuth.cli.common.bots_option import bots_option
from sleuth.cli.common.figure_option import figure_option
from sleuth.cli.common.lan import invitation, lan_option, read_lan
from sleuth.cli.common.options import edition_option, find_edition, language_option, rules_option
from sleuth.cli.common.own_editions import editions_option, given_editions
from sleuth.cli.serve import in_words
from sleuth.editions import Edition, EditionRegistry
from sleuth.server import launch

TERMINAL_ONLY = (
    "seats",
    "seat",
    "name",
    "team",
    "figures",
    "culprit",
    "seed",
    "options",
    "bots",
    "save",
    "fresh",
)
"""Options of a game in the terminal; in the browser they are chosen there."""
OTHER_PORT = f"""Port {launch.PORT} is taken, perhaps by another sleuth, so the page gets another one.
What a browser keeps for the usual address, such as notes of a real table, is not on this page."""


@click.command()
@edition_option
@editions_option
@language_option
@click.option("--no-browser", is_flag=True, help="Print the address, but open no browser.")
@lan_option
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    help=f"The port of the page; by default {launch.PORT}, or a free one if another program has that.",
)
@click.option("--terminal", is_flag=True, help="Play in this terminal; every option below implies it.")
@click.option("--seats", type=int, help="Number of players, including you; by default the fewest the edition allows.")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit, counted from 1.")
@click.option("--name", default="", help="Your name.")
@click.option(
    "--team",
    default="",
    metavar="NAME,NAME[,NAME]",
    help="The people who share your seat, in a game of two teams; a bot plays the other seat.",
)
@figure_option("plum for yourself, plum,mustard,green for all")
@click.option(
    "--culprit",
    metavar="me|bot|lot|SEAT",
    help="One against all: who is the culprit. By default a bot, so that you are a detective.",
)
@click.option("--seed", type=int, help="Make the game repeatable.")
@rules_option
@bots_option("amateur")
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="The file to save the game in.")
@click.option("--new", "fresh", is_flag=True, help="Start a new game, even if a saved one could be resumed.")
@click.pass_context
def play(
    context: click.Context,
    terminal: bool,
    no_browser: bool,
    lan: str | None,
    port: int | None,
    edition_name: str | None,
    edition_paths: tuple[Path, ...],
    seats: int | None,
    seat: int,
    name: str,
    team: str,
    figures: tuple[str, ...],
    culprit: str | None,
    seed: int | None,
    options: tuple[str, ...],
    bots: str,
    save: Path | None,
    fresh: bool,
    language: str,
) -> None:
    """Play against bots or with others, in any edition and language.

    In the browser: starts a table server for this machine, or with --lan for your home network; Ctrl-C stops it, and
    your games are kept. With --edition the page begins with that edition, which may be a folder of your own. In the
    terminal: quit with `q`; your game is kept.
    """
    given = [context.get_parameter_source(name) for name in TERMINAL_ONLY]
    editions = given_editions(edition_paths)
    edition = find_edition(edition_name, editions) if edition_name else None
    if not terminal and ParameterSource.COMMANDLINE not in given:
        _play_in_browser(editions, edition, read_lan(lan), port, open_it=not no_browser)
        return
    if lan is not None or port is not None:
        raise click.UsageError(f"{'--port' if lan is None else '--lan'} is for games in the browser")
    from sleuth.cli.terminal.begin import Wishes, begin

    wishes = Wishes(seats, seat, name, team, figures, culprit, seed, options, bots)
    begin(editions, edition, wishes, save, language, fresh=fresh)


def _play_in_browser(
    editions: EditionRegistry, edition: Edition | None, lan: str, port: int | None, *, open_it: bool
) -> None:
    """Run a table server for this machine or for the home network; its tables are kept."""
    click.echo("Starting sleuth ...", err=True)
    chosen = port or launch.usual_port(lan)
    if not chosen:
        click.echo(OTHER_PORT, err=True)
    known = editions if edition is None else given_editions((), [*editions.given, edition])
    path = "" if edition is None else f"/play/{edition.id}"

    def greet(address: str) -> None:
        click.echo(f"Playing at {address}{path} (Ctrl-C stops)\nAPI reference: {address}/api/v1/docs")
        if lan:
            click.echo(invitation(address + path))
        if open_it:
            webbrowser.open(address + path)

    with in_words():
        launch.serve(chosen, greet=greet, workers=1, editions=known, quiet=True, lan=lan)
