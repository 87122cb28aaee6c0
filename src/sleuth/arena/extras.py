"""Packages that only a league needs: they are optional, and asked for when they are used."""

from importlib import import_module
from types import ModuleType

EXTRAS = {"joblib": "league", "openskill": "league", "matplotlib": "league", "distributed": "dask", "ray": "ray"}
"""Which extra of sleuth brings which package."""


class MissingExtra(ImportError):
    """A package that is not installed; the message says how to get it."""


def optional(module: str) -> ModuleType:
    """A module of an optional package."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and not error.name.startswith(package):
            raise
        raise MissingExtra(f'{package} is not installed: pip install "sleuth[{EXTRAS[package]}]"') from None
