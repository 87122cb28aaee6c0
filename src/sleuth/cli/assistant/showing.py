"""The option of how players are assumed to choose the card they show."""

from collections.abc import Callable
from typing import Any, get_args

import click

from sleuth.deduction import Showing

showing_option: Callable[..., Any] = click.option(
    "--showing",
    type=click.Choice(get_args(Showing)),
    default="neutral",
    show_default=True,
    help="How players are assumed to choose the card they show.",
)
