"""The command line: thin commands over the rest, each in the module of its name."""

import click

from sleuth import __version__
from sleuth.cli.lazy_group import LazyGroup

ABOUT = {
    "assist": "Keep the notes of a real game, line by line.",
    "bots": "List the levels of play and the characters.",
    "database": "Back up, restore and tidy the tables of a server.",
    "deduce": "Say what follows from the notes of a real game.",
    "doctor": "Check all a table server needs.",
    "editions": "List the editions, or check one of your own.",
    "league": "Let bots play each other and say which is better.",
    "play": "Play against bots or with others.",
    "replay": "Retell recorded games in sentences.",
    "rules": "Explain how to play an edition.",
    "serve": "Run the table server.",
    "simulate": "Play games between bots and report the results.",
    "site": "Write the assistant and the rules as plain files for a web space.",
}
"""The commands, in one sentence each."""


@click.group(
    cls=LazyGroup,
    package=__name__,
    about=ABOUT,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
@click.version_option(__version__, prog_name="sleuth")
def main() -> None:
    """Play, solve, study and research the classic deduction board game.

    Start with `sleuth play`; `sleuth editions` lists what can be played, `sleuth rules EDITION` says how;
    `sleuth serve` runs a server for many people.
    """
