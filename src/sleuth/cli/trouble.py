"""How a command reports bad input."""

import click


class Trouble(click.ClickException):
    """Bad input: a clear message, exit code 2."""

    exit_code = 2
