"""Editions of people's own: the folders a command is given, checked before anybody plays them."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click

from sleuth.cli.common.trouble import Trouble
from sleuth.editions import Edition, EditionError, EditionRegistry, load_edition
from sleuth.editions.registry import edition_folders

GAMES = 2
"""How many games are played with each number of seats before an edition is used; `editions --check` plays more."""

editions_option: Callable[..., Any] = click.option(
    "--editions",
    "edition_paths",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FOLDER",
    envvar="SLEUTH_EDITIONS",
    show_envvar=True,
    help="An edition of your own, or a folder of such folders; may be repeated.",
)


def given_editions(paths: Iterable[Path], more: Iterable[Edition] = ()) -> EditionRegistry:
    """Return the editions that come with sleuth and those in these folders, all checked; or a clear message."""
    try:
        folders = [folder for path in paths for folder in edition_folders(path)]
        registry = EditionRegistry([*map(load_edition, folders), *more])
        if registry.given:
            from sleuth.testing import check_edition  # here: it loads a lot, and most people give no folder

            for edition in registry.given:
                check_edition(edition, GAMES)
    except EditionError as error:
        raise Trouble(str(error)) from None
    return registry
