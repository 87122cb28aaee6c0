"""`sleuth assist`: a notebook that reasons along at a real table."""

import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from sleuth.cli.assistant.notes_store import NotesStore, default_path, read_notebook
from sleuth.cli.assistant.session import AssistantSession
from sleuth.cli.assistant.setup import Setup
from sleuth.cli.assistant.showing import showing_option
from sleuth.cli.common.options import (
    choose_edition,
    edition_option,
    find_edition,
    language_option,
    read_option,
    rules_option,
)
from sleuth.cli.common.trouble import Quit, Trouble
from sleuth.core.game import new_game
from sleuth.core.refusals import UnfitGame
from sleuth.deduction import Showing
from sleuth.editions import EDITION_IDS, Edition
from sleuth.sentences import Speaker, speaker


@click.command()
@click.option(
    "--file", type=click.Path(path_type=Path, dir_okay=False), help="The notes file; resumes it if it exists."
)
@click.option("--new", "fresh", is_flag=True, help="Start new notes; existing ones are kept under another name.")
@edition_option
@rules_option
@showing_option
@language_option
def assist(
    file: Path | None,
    fresh: bool,
    edition_name: str | None,
    options: tuple[str, ...],
    showing: Showing,
    language: str,
) -> None:
    """Type what happens at a real table and see, after each line, what can be known. `h` shows how, `q` leaves."""
    console = Console(highlight=False)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # so that lines can be edited and recalled
    store = NotesStore(file or default_path())
    try:
        raw = _waiting(store, language, asked=file is None, fresh=fresh)
        if raw is None:
            raw = _set_up(edition_name, options, language, console)
        session = AssistantSession(raw, store, language, console, showing)
        session.begin()
    except (EOFError, KeyboardInterrupt):
        return
    _run(session)


def _run(session: AssistantSession) -> None:
    """Read line after line until the person leaves."""
    try:
        while True:
            session.line(input("> "))
    except (Quit, EOFError, KeyboardInterrupt):
        session.leave()


def _waiting(store: NotesStore, language: str, *, asked: bool, fresh: bool) -> dict[str, Any] | None:
    """Return the notes to resume, if there are any and the person wants to."""
    if not store.path.exists():
        return None
    if fresh:
        store.set_aside()
        return None
    raw, notebook = read_notebook(str(store.path), language)
    voice = speaker(language, notebook.edition)
    count = len(notebook.notes)
    if asked and not _agreed(voice, voice.text("assist-resume-question", title=voice.edition_title(), count=count)):
        store.set_aside()
        return None
    click.echo(voice.text("assist-resumed"))
    return raw


def _agreed(voice: Speaker, question: str) -> bool:
    answer = input(f"{question} ").strip().casefold()
    return not answer or answer in voice.text("assist-yes").split()


def _set_up(name: str | None, options: tuple[str, ...], language: str, console: Console) -> dict[str, Any]:
    def say(text: str) -> None:
        console.print(escape(text), soft_wrap=not console.is_terminal)

    def ask(question: str) -> str:
        answer = input(f"{question} ").strip()
        if answer.casefold() == "q":
            raise EOFError
        return answer

    edition = find_edition(name) if name else choose_edition(language, say, ask)
    kept = edition.id if edition.id in EDITION_IDS else str(edition.folders[0])
    return Setup(edition, kept, _agreed_rules(edition, options, language), language, say, ask).run()


def _agreed_rules(edition: Edition, options: tuple[str, ...], language: str) -> dict[str, Any]:
    """Return the house rules; raise `Trouble` if no number of seats can be played with them."""
    changes = dict(read_option(edition, option) for option in options)
    refusals = []
    for seats in range(edition.seats[1], 1, -1):
        try:
            new_game(edition, seats, options=changes)
        except UnfitGame as refusal:
            refusals.append(refusal)
        else:
            return changes
    raise Trouble(speaker(language, edition).refusal(refusals[0]))
