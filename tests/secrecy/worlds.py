"""The other worlds of `sleuth.testing`, under their former name."""

from sleuth.testing.worlds import NoSuchWorldError, other_world
from sleuth.testing.worlds import retell as _retell

__all__ = ["NoSuchWorldError", "_retell", "other_world"]
