"""The game in words: names, sentences, prompts and labels in four languages, from Fluent files.

The messages are in `sleuth/locales/<language>`, the names of cards in each edition's `names/<language>.ftl`.
"""

from sleuth.sentences.checking import check_names, inherited_titles
from sleuth.sentences.messages import LANGUAGES, FaultyMessageError, UnknownMessageError
from sleuth.sentences.speaker import Speaker, speaker

__all__ = [
    "LANGUAGES",
    "FaultyMessageError",
    "Speaker",
    "UnknownMessageError",
    "check_names",
    "inherited_titles",
    "speaker",
]
