"""Before the game: whether to resume an earlier one."""

import click

from sleuth.cli.assistant.matching import plain
from sleuth.cli.terminal.save_file import SaveFile
from sleuth.core.truth.records import Record
from sleuth.editions import Edition
from sleuth.sentences import Speaker, speaker


def offer_resume(file: SaveFile, language: str, edition: Edition | None = None) -> Record | None:
    """Return the unfinished game, if there is one and the person wants to resume it."""
    record = file.waiting(edition)
    if record is None:
        return None
    voice = speaker(language, record.game.edition)
    question = voice.text("resume-question", title=voice.edition_title(), turn=record.state().public.turn.number)
    return record if _confirmed(voice, question) else None


def _confirmed(voice: Speaker, question: str) -> bool:
    """Ask until the answer is yes or no, in the person's language or in English; Enter is yes."""
    yes, no = voice.text("yes"), voice.text("no")
    while True:
        answer = plain(str(click.prompt(f"{question} ({yes}/{no})", default=yes)))
        for word, meaning in ((yes, True), (no, False), ("yes", True), ("no", False)):
            if plain(word).startswith(answer):
                return meaning
        click.echo(voice.text("bad-yes-no", yes=yes, no=no))
