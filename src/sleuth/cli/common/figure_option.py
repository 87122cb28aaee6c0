"""The option that says who plays which figure."""

from collections.abc import Callable
from typing import Any

import click


def figure_option(examples: str) -> Callable[..., Any]:
    """Make the option that says who plays which figure."""
    return click.option(
        "--figure",
        "figures",
        metavar="[SEAT=]FIGURE[,...]",
        multiple=True,
        help=f"Who plays which figure, by id or name: {examples}, 2=mustard for a seat. "
        "May be repeated; the others draw theirs.",
    )
