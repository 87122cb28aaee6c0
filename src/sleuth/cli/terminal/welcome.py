"""Before the game: which edition, and whether to go on with an old game."""

import click

from sleuth.cli.terminal.saving import SaveFile
from sleuth.core.truth.records import Record
from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.sentences import speaker


def choose_edition(language: str) -> Edition:
    """Ask which edition to play; Enter takes the classic."""
    for number, name in enumerate(EDITION_IDS, start=1):
        voice = speaker(language, load_edition(name))
        click.echo(f"  {number}  {voice.edition_title()} - {voice.tagline()}")
    voice = speaker(language, load_edition("classic"))
    while True:
        answer = click.prompt(voice.text("choose-number"), default="1").strip()
        if answer in EDITION_IDS:
            return load_edition(answer)
        if answer.isdecimal() and 1 <= int(answer) <= len(EDITION_IDS):
            return load_edition(EDITION_IDS[int(answer) - 1])
        click.echo(voice.text("bad-number"))


def offer_resume(file: SaveFile, language: str, edition: Edition | None = None) -> Record | None:
    """The waiting game, if there is one and the person wants to go on with it."""
    record = file.waiting(edition)
    if record is None:
        return None
    voice = speaker(language, record.game.edition)
    question = voice.text("resume-question", title=voice.edition_title(), turn=record.state().public.turn.number)
    return record if click.confirm(question, default=True) else None
