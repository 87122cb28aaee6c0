"""Fluent messages that never fail silently: an unknown key or a faulty message raises.

Two functions are available to the messages of all languages. `FORM($card, "with")` is a grammatical form of a name;
`CAP(...)` capitalises a form that starts a sentence.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

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


_BEGIN = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""How a message begins in a Fluent file; further lines of it are indented."""
_FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": _form, "CAP": _capital}


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


class Entries:
    """Messages as text: each is parsed when it is first needed, because parsing a whole language takes long."""

    def __init__(self, files: Iterable[tuple[Path, str]]) -> None:
        self._text: dict[str, tuple[Path, str]] = {}
        self._parsed: dict[str, tuple[ast.Message | ast.Term, frozenset[str]]] = {}
        for path, text in files:
            begins = [(each[1], each.start()) for each in _BEGIN.finditer(text)]
            ends = [start for _, start in begins[1:]] + [len(text)]
            for (key, start), end in zip(begins, ends, strict=True):
                self._text.setdefault(key, (path, text[start:end]))

    def __contains__(self, key: str) -> bool:
        return key in self._text

    def with_all_it_names(self, key: str) -> ast.Resource:
        """Return a message and the messages it refers to, directly or not."""
        return self._gathered([key])

    def named_in(self, resource: ast.Resource) -> ast.Resource:
        """Return the messages that a resource refers to, directly or not."""
        return self._gathered(_references(resource))

    def _gathered(self, keys: Iterable[str]) -> ast.Resource:
        found: dict[str, ast.Message | ast.Term] = {}
        waiting = list(keys)
        while waiting:
            key = waiting.pop()
            if key not in found and key in self._text:
                found[key], named = self._entry(key)
                waiting += named
        return ast.Resource(body=list(found.values()))

    def _entry(self, key: str) -> tuple[ast.Message | ast.Term, frozenset[str]]:
        """Return a message and the keys it refers to."""
        if key not in self._parsed:
            path, text = self._text[key]
            entry = parse_messages(text, path).body[0]
            assert isinstance(entry, ast.Message | ast.Term)
            self._parsed[key] = entry, _references(entry)
        return self._parsed[key]


def _references(node: ast.BaseNode) -> frozenset[str]:
    """Return the keys that something parsed refers to."""
    found = _References()
    found.visit(node)
    return frozenset(found.keys)


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.keys.add(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments may refer to more


class Messages:
    """The messages of one language; the first definition of a key wins, and those in `entries` come last."""

    def __init__(self, language: str, resources: Iterable[ast.Resource], entries: Entries | None = None) -> None:
        self.language = language
        self._entries = entries
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)
            if entries is not None:
                self._bundle.add_resource(entries.named_in(resource))

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Return whether the message, or this attribute of it, exists."""
        if not self._bundle.has_message(key):
            if self._entries is None or key not in self._entries:
                return False
            self._bundle.add_resource(self._entries.with_all_it_names(key))
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


@cache
def common_resources(language: str) -> tuple[ast.Resource, ...]:
    """Return the parsed files of a language; loaded once for all editions."""
    return tuple(read_messages(path) for path in _files(language))


def _files(language: str) -> list[Path]:
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    return sorted((LOCALES / language).glob("*.ftl"))


@cache
def common_entries(language: str) -> Entries:
    """Return the messages of a language, which are parsed when they are needed."""
    return Entries((path, path.read_text(encoding="utf-8")) for path in _files(language))


@cache
def common_messages(language: str) -> Messages:
    """Return the messages of a language without an edition's own words."""
    return Messages(language, (), common_entries(language))
