"""What is true: the only package that knows every card. Bots and deduction never import it."""

from sleuth.core.truth.chance import Chance, ScriptedChance, SecureChance, SeededChance
from sleuth.core.truth.decide import advance, begin, decide
from sleuth.core.truth.events import Event
from sleuth.core.truth.records import Record, RecordError
from sleuth.core.truth.state import State, evolve, initial, replay
from sleuth.core.truth.witness import seen_by

__all__ = [
    "Chance",
    "Event",
    "Record",
    "RecordError",
    "ScriptedChance",
    "SecureChance",
    "SeededChance",
    "State",
    "advance",
    "begin",
    "decide",
    "evolve",
    "initial",
    "replay",
    "seen_by",
]
