"""Editions as data: one folder each, loaded and validated once into frozen values.

Call the package for all editions that come with sleuth:

>>> import sleuth
>>> [edition.id for edition in sleuth.editions()][:3]
['classic', 'sherlock', 'red-keep']
"""

import copyreg
import sys
from types import ModuleType

from sleuth.editions.loading import EDITION_IDS, load_edition
from sleuth.editions.model import Card, Edition, EditionError
from sleuth.editions.options import Options
from sleuth.editions.pickling import reduce_edition

__all__ = ["EDITION_IDS", "Card", "Edition", "EditionError", "Options", "load_edition"]

copyreg.pickle(Edition, reduce_edition)


class _Editions(ModuleType):
    """This package, made callable: `sleuth.editions` is the package, `sleuth.editions()` lists the editions."""

    def __call__(self) -> tuple[Edition, ...]:
        """Return all editions that come with sleuth, in the order in which they are offered."""
        return tuple(map(load_edition, EDITION_IDS))


sys.modules[__name__].__class__ = _Editions
