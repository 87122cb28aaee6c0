"""The sentences of the interface, to find things by what they are called; and what must never be read on a page."""

from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast

from sleuth.editions import load_edition
from sleuth.sentences.messages import LOCALES, Messages
from sleuth.sentences.vocabulary import words_text


def _resources(lang: str, pattern: str = "*.ftl") -> list[ast.Resource]:
    return [FluentResource(file.read_text(encoding="utf-8")) for file in sorted((LOCALES / lang).glob(pattern))]


@cache
def words(lang: str, edition: str = "") -> Messages:
    """The messages of the browser table, in the words of an edition."""
    own = [FluentResource(words_text(lang, load_edition(edition)))] if edition else []
    files = [
        each for name in ("vocabulary", "web", "learn", "real", "site") for each in _resources(lang, f"{name}.ftl")
    ]
    return Messages(lang, [*own, *files])


@cache
def keys() -> frozenset[str]:
    """The names of all messages that cannot be words of a language."""
    entries = [entry for resource in _resources("en") for entry in resource.body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message) and "-" in entry.id.name)
