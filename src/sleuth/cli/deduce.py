"""`sleuth deduce`: what follows from notes."""

import json
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from sleuth.cli.assistant.drawing import show_sheet, tell_cases, tell_deals
from sleuth.cli.assistant.notes_store import read_notebook
from sleuth.cli.assistant.showing import showing_option
from sleuth.cli.common.options import language_option
from sleuth.cli.common.trouble import Trouble
from sleuth.deduction import Knowledge, Owner, Showing
from sleuth.deduction.conflict import NotesConflict, conflict
from sleuth.deduction.notes import Notebook, NotesError
from sleuth.deduction.sheet import Sheet
from sleuth.review.advice import TOP as TOP_ADVICE
from sleuth.review.advice import NoAdvice
from sleuth.review.note_sentences import problem, tell_conflict
from sleuth.review.noted_advice import noted_advice
from sleuth.review.proof import prove
from sleuth.review.spoken_advice import SpokenAdvice, refusal
from sleuth.sentences import Speaker, speaker

TOP = 10
"""How many cases are listed in words."""


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print one object for programs.")
@click.option("--why", "asked", nargs=2, metavar="CARD OWNER", help="Say why a card is certainly (not) this owner's.")
@click.option("--advise", is_flag=True, help="Say what to ask next, and why: the best suggestions.")
@click.option("--in", "place", metavar="PLACE", help="With --advise: only suggestions in this place, where you are.")
@showing_option
@click.option(
    "--top",
    type=click.IntRange(min=1),
    help=f"How many to list: {TOP} cases by default, with --json all; {TOP_ADVICE} suggestions.",
)
@language_option
def deduce(
    file: str,
    as_json: bool,
    asked: tuple[str, str] | None,
    advise: bool,
    place: str | None,
    showing: Showing,
    top: int | None,
    language: str,
) -> None:
    """Say what follows from the notes in FILE (`-`: standard input): who has which card, how likely, and why.

    With --advise: what to ask next.

    docs/deduce.md describes the notes. The exit code is 1 when they contradict each other, 2 when they cannot be read.
    """
    _, notebook = read_notebook(file, language)
    entry = _entry(file, notebook, asked, language)
    knowledge = notebook.knowledge(showing)
    voice = speaker(language, notebook.edition)
    _check_place(notebook, place, advise)
    found = None if knowledge.consistent else conflict(notebook)
    if found is not None:
        _contradiction(notebook, found, as_json, language)
        raise SystemExit(1)
    answer = None if entry is None else prove(voice, notebook.game, notebook.me, knowledge, *entry)
    counsel = _counsel(voice, notebook, knowledge, place, top) if advise else None
    if as_json:
        result = answered(notebook, knowledge, top)
        if answer is not None and asked is not None:
            result["why"] = answer.as_json(*asked)
        if counsel is not None:
            result["advice"] = counsel.as_json()
        click.echo(json.dumps(result, ensure_ascii=False))
        return
    if answer is not None:
        _tell(answer.heading, *(f"  {sentence}" for sentence in answer.sentences))
    if counsel is not None:
        _tell(*counsel.lines())
    if answer is None and counsel is None:
        show_sheet(Console(highlight=False), Sheet(knowledge), notebook.names, voice)
        _tell("", tell_deals(knowledge, voice), *tell_cases(knowledge, voice, top or TOP))


def answered(notebook: Notebook, knowledge: Knowledge, top: int | None = None) -> dict[str, Any]:
    """Return everything that follows, for programs."""
    shape, total, name = knowledge.shape, knowledge.total, notebook.owner_name
    return {
        "deals": knowledge.deals,
        "probabilities": {
            card: {name(owner): knowledge.probability(card, owner) for owner in Sheet(knowledge).owners}
            for card in shape.cards
        },
        "certain": {card: name(owner) for card, owner in knowledge.certain.items()},
        "case": dict(zip(notebook.edition.kinds, knowledge.case, strict=True)),
        "cases": [{"cards": list(cards), "p": weight / total} for cards, weight in knowledge.cases[:top]],
        "contradiction": None,
    }


def contradicted(notebook: Notebook, found: NotesConflict) -> dict[str, Any]:
    """Return that nothing follows, for programs; notes are counted from 0."""
    return {
        "deals": 0,
        "probabilities": {},
        "certain": {},
        "case": dict.fromkeys(notebook.edition.kinds),
        "cases": [],
        "contradiction": {"notes": list(found.notes)},
        "suspects": list(found.suspects),
    }


def _contradiction(notebook: Notebook, found: NotesConflict, as_json: bool, language: str) -> None:
    if as_json:
        click.echo(json.dumps(contradicted(notebook, found)))
    else:
        _tell(*tell_conflict(speaker(language, notebook.edition), notebook, found))


def _entry(file: str, notebook: Notebook, asked: tuple[str, str] | None, language: str) -> tuple[str, Owner] | None:
    """Return the entry of the sheet that `--why` asks about; raise `Trouble` if there is none."""
    if not asked:
        return None
    try:
        return notebook.card(asked[0]), notebook.owner(asked[1])
    except NotesError as error:
        raise Trouble(f"--why {' '.join(asked)}: {problem(speaker(language, notebook.edition), error)}") from None


def _check_place(notebook: Notebook, place: str | None, advise: bool) -> None:
    """Refuse an unknown place, or a place without --advise."""
    if place is not None and not advise:
        raise Trouble(f"--in {place}: only together with --advise")
    if place is not None and place not in notebook.edition.places:
        raise Trouble(f"--in {place}: expected one of {', '.join(notebook.edition.places)}")


def _counsel(
    voice: Speaker, notebook: Notebook, knowledge: Knowledge, place: str | None, top: int | None
) -> SpokenAdvice:
    """Return the advice; raise `Trouble` if there is none."""
    try:
        return noted_advice(voice, notebook, knowledge, place, top or TOP_ADVICE)
    except NoAdvice as error:
        raise Trouble(f"--advise: {refusal(voice, error, place)}") from None


def _tell(*lines: str) -> None:
    console = Console(highlight=False)
    for line in lines:
        console.print(escape(line), soft_wrap=not console.is_terminal)
