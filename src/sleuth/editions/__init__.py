"""Editions as data: one folder each, loaded and validated once into frozen values.

Called, it gives all that come with sleuth:

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
from sleuth.editions.registry import SHIPPED_EDITIONS, EditionRegistry
from sleuth.editions.sharing import parcel

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

copyreg.pickle(Edition, parcel)


class _Editions(ModuleType):
    """This package, callable: `sleuth.editions` is both the package and what people ask for."""

    def __call__(self) -> tuple[Edition, ...]:
        """All editions that come with sleuth, in the order people are offered them."""
        return tuple(map(load_edition, EDITION_IDS))


sys.modules[__name__].__class__ = _Editions
