"""Conformance kits: what anything that plugs into sleuth must satisfy, as code anyone can call."""

from sleuth.testing.editions import check_edition

__all__ = ["check_edition"]
