"""Optional packages that only leagues need, imported when they are used."""

from importlib import import_module
from types import ModuleType

EXTRAS = {
    "cloudpickle": "league",
    "joblib": "league",
    "matplotlib": "league",
    "openskill": "league",
    "dask": "dask",
    "distributed": "dask",
    "ray": "ray",
}
"""The extra of sleuth that installs each package."""


class MissingExtra(ImportError):
    """A package that is not installed; the message says how to install it."""


def optional(module: str) -> ModuleType:
    """Return a module of an optional package; raises `MissingExtra`."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and not error.name.startswith(package):
            raise
        raise MissingExtra(f'{package} is not installed: pip install "sleuth[{EXTRAS[package]}]"') from None
