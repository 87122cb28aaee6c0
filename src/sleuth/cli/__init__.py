"""The command line: thin commands over the rest."""

import click

from sleuth import __version__
from sleuth.cli.assist import assist
from sleuth.cli.bots import bots
from sleuth.cli.database import database
from sleuth.cli.deduce import deduce
from sleuth.cli.doctor import doctor
from sleuth.cli.editions import editions
from sleuth.cli.league import league
from sleuth.cli.play import play
from sleuth.cli.replay import replay
from sleuth.cli.rules import rules
from sleuth.cli.serve import serve
from sleuth.cli.simulate import simulate
from sleuth.cli.site import site


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="sleuth")
def main() -> None:
    """Play, solve, study and research the classic deduction board game.

    Start with `sleuth play --terminal`; `sleuth editions` lists what can be played, `sleuth rules EDITION` says how;
    `sleuth serve` runs a server for many people.
    """


for command in (assist, bots, database, deduce, doctor, editions, league, play, replay, rules, serve, simulate, site):
    main.add_command(command)
