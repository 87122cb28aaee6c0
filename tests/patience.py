"""How long tests wait for a server on a busy machine before they give up."""

PATIENCE = 60.0
"""Seconds; a limit, not a measurement."""
