"""Fluent messages that never fail silently: an unknown key or a faulty message raises.

Two functions are available to the messages of all languages. `FORM($card, "with")` is a grammatical form of a name;
`CAP(...)` capitalises a form that starts a sentence.
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
"""The codes of the languages sleuth speaks."""

Args = dict[str, Any]
"""The variables of a message, by name."""

LOCALES = Path(str(files("sleuth"))) / "locales"


class UnknownMessageError(KeyError):
    """No message has this key."""

    def __str__(self) -> str:
        return str(self.args[0])


class FaultyMessageError(ValueError):
    """A message that cannot be read or filled in; the text says which one and why."""


class Word(FluentType):
    """A name inside a message: `{ $card }` is the plain name, `{ FORM($card, "in") }` one of its forms."""

    def __init__(self, form: Callable[[str | None], str]) -> None:
        self.form = form

    def format(self, locale: Locale) -> str:
        """Return the plain name."""
        return self.form(None)


def _form(word: Word | str, form: str) -> str:
    return word.form(form) if isinstance(word, Word) else word


def _capital(text: Word | str) -> str:
    plain = text.form(None) if isinstance(text, Word) else text
    return plain[:1].upper() + plain[1:]


_FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": _form, "CAP": _capital}


class Messages:
    """The messages of one language; the first definition of a key wins."""

    def __init__(self, language: str, resources: Iterable[ast.Resource]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Return whether the message, or this attribute of it, exists."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def text(self, key: str, attribute: str | None = None, args: Mapping[str, Any] | None = None) -> str:
        """Return the message, or an attribute of it, filled in."""
        name = key if attribute is None else f"{key}.{attribute}"
        if not self.has(key, attribute):
            raise UnknownMessageError(f"no message {name!r} in language {self.language!r}")
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        except RecursionError:
            raise FaultyMessageError(f"message {name!r} in language {self.language!r}: nested too deeply") from None
        for error in errors:
            if isinstance(error, EditionError):
                raise error  # a variable is missing, and the error names it
        if errors:
            raise FaultyMessageError(f"message {name!r} in language {self.language!r}: {errors[0]}") from errors[0]
        return str(text)


def read_messages(path: Path) -> ast.Resource:
    """Parse a Fluent file; raise `FaultyMessageError` with file and line if anything in it is not Fluent."""
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
    """Return the parsed files of a language; loaded once for all editions."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    return tuple(read_messages(path) for path in sorted((LOCALES / language).glob("*.ftl")))


@cache
def common_messages(language: str) -> Messages:
    """Return the messages of a language without an edition's own words."""
    return Messages(language, common_resources(language))
