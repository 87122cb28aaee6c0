"""The luck of a lesson's table: fixed, and the same in every process, because it follows from the log alone."""

from sleuth.core.truth import Chance, SeededChance
from sleuth.lessons import Lesson, lesson
from sleuth.server.tables.log.plan import Plan


def lesson_of(plan: Plan) -> Lesson | None:
    """Return the lesson a table was opened for."""
    return lesson(plan.lesson) if plan.lesson else None


def fixed_chance(found: Lesson, events: int) -> Chance:
    """Return the luck of the next action at a lesson's table, after this number of events."""
    return SeededChance(f"{found.seed}/{events}")


def fixed_salt(found: Lesson) -> str:
    """Return the seed of the bots' luck at a lesson's table."""
    return f"{found.seed}/bots"


def bot_seed(salt: str, seat: int, events: int) -> str:
    """Return the seed of a bot's next move.

    Each move has its own: a bot is created for every move and would otherwise repeat itself if it learnt nothing.
    """
    return f"{salt}/{seat}/{events}"
