"""Editions as data: one folder each, loaded and validated once into frozen values."""

import copyreg

from sleuth.editions.loading import EDITION_IDS, load_edition
from sleuth.editions.model import Card, Edition, EditionError
from sleuth.editions.options import Options
from sleuth.editions.sharing import parcel

__all__ = ["EDITION_IDS", "Card", "Edition", "EditionError", "Options", "load_edition"]

copyreg.pickle(Edition, parcel)
