"""Fluent messages that never fail silently: an unknown key or a faulty message raises.

Two functions help the messages of all languages. `FORM($card, "with")` is a form of a name, as the language needs it;
`CAP(...)` begins with a capital letter, for a form that starts a sentence.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from sleuth.editions import EditionError

LANGUAGES = ("de", "en", "fr", "nl")
"""The languages sleuth speaks, by their codes."""

LOCALES = Path(str(files("sleuth"))) / "locales"


class UnknownMessageError(KeyError):
    """There is no message with this key."""

    def __str__(self) -> str:
        return str(self.args[0])


class FaultyMessageError(ValueError):
    """A message that cannot be read or filled in; says which and why."""


class Word(FluentType):
    """A name inside a message: `{ $card }` is the plain name, `{ FORM($card, "in") }` one of its forms."""

    def __init__(self, form: Callable[[str | None], str]) -> None:
        self.form = form

    def format(self, locale: Locale) -> str:
        """The plain name."""
        return self.form(None)


def _form(word: Word | str, form: str) -> str:
    return word.form(form) if isinstance(word, Word) else word


def _capital(text: Word | str) -> str:
    plain = text.form(None) if isinstance(text, Word) else text
    return plain[:1].upper() + plain[1:]


_FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": _form, "CAP": _capital}


class Messages:
    """The messages of one language: what was added first counts."""

    def __init__(self, language: str, resources: Iterable[ast.Resource]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def text(self, key: str, attribute: str | None = None, args: Mapping[str, Any] | None = None) -> str:
        """The message, or an attribute of it, filled in."""
        told = key if attribute is None else f"{key}.{attribute}"
        if not self.has(key, attribute):
            raise UnknownMessageError(f"no message {told!r} in language {self.language!r}")
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        except RecursionError:
            raise FaultyMessageError(f"message {told!r} in language {self.language!r}: nested too deeply") from None
        for error in errors:
            if isinstance(error, EditionError):
                raise error  # a name is missing, and the error says which
        if errors:
            raise FaultyMessageError(f"message {told!r} in language {self.language!r}: {errors[0]}") from errors[0]
        return str(text)


def read_messages(path: Path) -> ast.Resource:
    """A Fluent file, parsed; raises `FaultyMessageError` with the file and the line if anything in it is not Fluent."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FaultyMessageError(f"{path}: not text in UTF-8: {error}") from None
    return parse_messages(text, path)


def parse_messages(text: str, path: Path) -> ast.Resource:
    """Return the text of a Fluent file, parsed; raises `FaultyMessageError` with the line if any is not Fluent."""
    resource: ast.Resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            why = "; ".join(str(note.message) for note in entry.annotations)
            raise FaultyMessageError(f"{path}: line {line}: not a Fluent message: {why}")
    return resource


@cache
def common_resources(language: str) -> tuple[ast.Resource, ...]:
    """The files of a language, parsed; loaded once, however many editions are told in it."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    return tuple(read_messages(path) for path in sorted((LOCALES / language).glob("*.ftl")))


@cache
def common_messages(language: str) -> Messages:
    """The messages of a language as they are without an edition."""
    return Messages(language, common_resources(language))
