"""Runs games without a network: one table, many tables, statistics."""

from sleuth.arena.match import Match, play_match
from sleuth.arena.simulation import Summary, simulate

__all__ = ["Match", "Summary", "play_match", "simulate"]
