"""Strangers: yardstick bots of many makes, to measure a bot among players it does not know."""

from sleuth.bots.strangers.pool import SET_ASIDE, STRANGERS, TUNING

__all__ = ["SET_ASIDE", "STRANGERS", "TUNING"]
