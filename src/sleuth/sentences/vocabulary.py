"""The vocabulary: words in sentences that an edition may replace with those of its book.

Each is a message `word-…` with its grammatical forms as attributes. `vocabulary.ftl` of a language defines all of them;
an edition's `names/<language>.ftl` may redefine any of them, as a whole.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from sleuth.editions import Edition
from sleuth.sentences.messages import FaultyMessageError, Messages, common_entries, common_messages, common_resources
from sleuth.sentences.missing import MissingName
from sleuth.sentences.names import FORMS, Names, names_of

PREFIX = "word-"
CENTRE = "word-centre"


def edition_words(names: Names, edition: Edition) -> ast.Resource:
    """Return the words that an edition or one of its bases defines, and the name of its board's centre."""
    found: dict[str, ast.Message] = {}
    for _, entry in _defined(names):
        found.setdefault(entry.id.name, entry)
    if edition.centre is not None and CENTRE not in found:
        found[CENTRE] = _alias(names, edition.centre)
    return ast.Resource(body=list(found.values()))


def words_text(language: str, edition: Edition) -> str:
    """Return the words of an edition as a Fluent file; the others come from `vocabulary.ftl`."""
    return str(FluentSerializer().serialize(edition_words(names_of(language, edition), edition)))


@cache
def edition_messages(language: str, edition: Edition) -> Messages:
    """Return the messages of a language in an edition's words; the edition's own take precedence."""
    common = common_entries(language)
    return Messages(language, (edition_words(names_of(language, edition), edition),), common)


def check_words(edition: Edition, names: Names) -> Iterator[str | MissingName]:
    """Yield problems: words without a form that some sentence needs, and words an edition cannot define."""
    needed, common = forms_needed(names.language), common_messages(names.language)
    messages = Messages(names.language, (edition_words(names, edition),), common_entries(names.language))
    for path, entry in _defined(names):
        key = entry.id.name
        if not common.has(key):
            yield f"{path}: {key}: expected one of the words of vocabulary.ftl, such as word-suggestion"
            continue
        if entry.value is None:
            yield names.missing(key, path=path)
        forms = {attribute.id.name for attribute in entry.attributes}
        yield from (names.missing(key, form, path) for form in sorted(needed[key] - forms))
        yield from (f"{path}: {problem}" for problem in _unreadable(messages, key, forms))


def _unreadable(messages: Messages, key: str, forms: set[str]) -> Iterator[str]:
    """Yield problems: forms of a word that refer to something missing."""
    for form in (None, *sorted(forms)):
        try:
            if messages.has(key, form):
                messages.text(key, form)
        except FaultyMessageError as error:
            yield str(error)


@cache
def forms_needed(language: str) -> Mapping[str, frozenset[str]]:
    """Return the forms of each word that the sentences of a language use."""
    found = _Words()
    for resource in common_resources(language):
        found.visit(resource)
    return defaultdict(frozenset, {key: frozenset(forms) for key, forms in found.forms.items()})


class _Words(Visitor):
    """Collects the words, and their forms, that messages refer to."""

    def __init__(self) -> None:
        self.forms: defaultdict[str, set[str]] = defaultdict(set)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name.startswith(PREFIX) and node.attribute is not None:
            self.forms[node.id.name].add(node.attribute.name)


def _defined(names: Names) -> Iterator[tuple[Path, ast.Message]]:
    return ((path, entry) for path, entry in names.entries() if entry.id.name.startswith(PREFIX))


def _alias(names: Names, centre: str) -> ast.Message:
    """Return the name of the centre as a word."""
    attributes = [
        ast.Attribute(ast.Identifier(form), _pattern(names.text(centre, form)))
        for form in FORMS[2]
        if names.has(centre, form)
    ]
    value = _pattern(names.text(centre)) if names.has(centre) else None
    return ast.Message(ast.Identifier(CENTRE), value=value, attributes=attributes)


def _pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text)])
