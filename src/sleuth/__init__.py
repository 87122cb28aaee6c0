"""sleuth: play, solve, study and research the classic deduction board game."""

__version__ = "0.1.0"
