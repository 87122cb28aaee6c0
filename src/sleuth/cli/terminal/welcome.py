"""Before the game: whether to go on with an old one."""

import click

from sleuth.cli.terminal.saving import SaveFile
from sleuth.core.truth.records import Record
from sleuth.editions import Edition
from sleuth.sentences import speaker


def offer_resume(file: SaveFile, language: str, edition: Edition | None = None) -> Record | None:
    """The waiting game, if there is one and the person wants to go on with it."""
    record = file.waiting(edition)
    if record is None:
        return None
    voice = speaker(language, record.game.edition)
    question = voice.text("resume-question", title=voice.edition_title(), turn=record.state().public.turn.number)
    return record if click.confirm(question, default=True) else None
