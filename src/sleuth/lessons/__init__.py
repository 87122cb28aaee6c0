"""Lessons: guided games with a fixed deal, as data, and what a lesson says at each moment.

A lesson knows what its seat has seen, the marks on that seat's sheet, and nothing else.
"""

from sleuth.lessons.model import LESSONS, Lesson, Moment, lesson

__all__ = ["LESSONS", "Lesson", "Moment", "lesson"]
