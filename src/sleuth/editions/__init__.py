"""Editions as data: one folder each, loaded and validated once into frozen values.

Call the package for all editions that come with sleuth:

>>> import sleuth
>>> [edition.id for edition in sleuth.editions()][:3]
['classic', 'sherlock', 'red-keep']
"""

import copyreg
import sys
from types import ModuleType

from sleuth.editions.files import EDITION_IDS
from sleuth.editions.loading import load_edition
from sleuth.editions.model import Card, Edition, EditionError
from sleuth.editions.options import Options
from sleuth.editions.pickling import reduce_edition
from sleuth.editions.registry import SHIPPED_EDITIONS, EditionRegistry

__all__ = [
    "EDITION_IDS",
    "SHIPPED_EDITIONS",
    "Card",
    "Edition",
    "EditionError",
    "EditionRegistry",
    "Options",
    "load_edition",
]

copyreg.pickle(Edition, reduce_edition)


class _Editions(ModuleType):
    """This package, made callable: `sleuth.editions` is the package, `sleuth.editions()` lists the editions."""

    def __call__(self) -> tuple[Edition, ...]:
        """Return all editions that come with sleuth, in the order in which they are offered."""
        return tuple(map(load_edition, EDITION_IDS))


sys.modules[__name__].__class__ = _Editions
