"""Shared by several commands: their options, and how a person's words become a game."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import click
from msgspec.structs import asdict

from sleuth.cli.common.trouble import Trouble
from sleuth.core.game import Game, SeatName, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.editions import SHIPPED_EDITIONS, Edition, EditionError, EditionRegistry, load_edition
from sleuth.sentences import LANGUAGES, speaker

_ON = frozenset({"on", "true", "yes", "1"})
_OFF = frozenset({"off", "false", "no", "0"})


def default_language() -> str:
    """Return the language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


language_option: Callable[..., Any] = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=default_language,
    show_default="from the environment",
    help="Language of the sentences.",
)
edition_option: Callable[..., Any] = click.option(
    "--edition",
    "edition_name",
    metavar="ID|FOLDER",
    help="An edition (see `sleuth editions`) or your own folder.",
)
rules_option: Callable[..., Any] = click.option(
    "--option",
    "options",
    metavar="KEY=VALUE",
    multiple=True,
    help="A house rule, e.g. --option staying=on; may be repeated. RULES.md lists them.",
)


def choose_edition(
    language: str,
    say: Callable[[str], None],
    ask: Callable[[str], str],
    editions: EditionRegistry = SHIPPED_EDITIONS,
) -> Edition:
    """Ask a person which edition to play; Enter takes the first."""
    known = list(editions)
    for number, edition in enumerate(known, start=1):
        voice = speaker(language, edition)
        say(f"  {number}  {voice.edition_title()} – {voice.tagline()}")
    voice = speaker(language, known[0])
    while True:
        answer = ask(voice.text("choose-number")).strip() or "1"
        if found := editions.find(answer):
            return found
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        say(voice.text("bad-number"))


def find_edition(name: str, editions: EditionRegistry = SHIPPED_EDITIONS) -> Edition:
    """Return the edition; raise `Trouble` if it cannot be loaded."""
    try:
        return editions.find(name) or load_edition(name)
    except EditionError as error:
        raise Trouble(str(error)) from None


def agree(edition: Edition, seats: int, options: Sequence[str], names: Sequence[SeatName] | None = None) -> Game:
    """Return the game people want to play; raise `Trouble` if it cannot be played."""
    changes = dict(read_option(edition, option) for option in options)
    try:
        return new_game(edition, seats, names=names, options=changes)
    except UnfitGame as unfit:
        raise Trouble(speaker("en", edition).refusal(unfit)) from None


def read_option(edition: Edition, text: str) -> tuple[str, Any]:
    """Read a house rule as people type it: KEY=VALUE."""
    key, equals, value = text.partition("=")
    key = key.strip().replace("-", "_")
    known = asdict(edition.options)
    if not equals or key not in known:
        raise Trouble(f"--option {text}: expected KEY=VALUE with one of {', '.join(known)}")
    return key, _read_value(text, known[key], value.strip())


def _read_value(text: str, example: object, value: str) -> Any:
    """Read a value of the same type as the edition's own."""
    if isinstance(example, bool):
        if value.lower() not in _ON | _OFF:
            raise Trouble(f"--option {text}: expected on or off")
        return value.lower() in _ON
    if isinstance(example, int):
        try:
            return int(value)
        except ValueError:
            raise Trouble(f"--option {text}: expected a whole number") from None
    if isinstance(example, tuple):
        return [item.strip() for item in value.split(",") if item.strip()]
    return value
