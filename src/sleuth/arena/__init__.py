"""Games without a network: single games, simulations, leagues and their statistics."""

from sleuth.arena.league import League
from sleuth.arena.match import Match, play_match
from sleuth.arena.simulation import Summary, simulate
from sleuth.arena.standings import Standings

__all__ = ["League", "Match", "Standings", "Summary", "play_match", "simulate"]
