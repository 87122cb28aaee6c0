"""How a command ends early: on bad input, or because the person leaves."""

import click


class Trouble(click.ClickException):
    """Bad input: a clear message, exit code 2."""

    exit_code = 2


class Quit(Exception):
    """The person wants to leave; everything so far is kept."""
