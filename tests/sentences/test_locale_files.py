"""The Fluent files of the four languages: readable, complete, and the same in everything but words."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES
from sleuth.sentences.messages import LOCALES, read_messages

FILES = (
    "actions",
    "advice",
    "assist",
    "bots",
    "effects",
    "errors",
    "events",
    "learn",
    "lesson",
    "manual",
    "options",
    "play",
    "prompts",
    "real",
    "reasons",
    "site",
    "vocabulary",
    "web",
    "words",
)

Patterns = dict[str, ast.Pattern]


class Needs(Visitor):
    """Collects the variables and messages that a pattern needs."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def paths(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in read_messages(path).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{path}: {entry.id.name} has no text"
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def all_patterns(language: str) -> Patterns:
    return {key: pattern for path in paths(language) for key, pattern in patterns(path)}


def needs(pattern: ast.Pattern) -> Needs:
    found = Needs()
    found.visit(pattern)
    return found


def variables(key: str, among: Patterns) -> set[str]:
    """Return the variables of a message and of the messages it refers to."""
    found = needs(among[key])
    return found.variables.union(*(variables(other, among) for other in found.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_they_parse(language: str) -> None:
    assert tuple(path.stem for path in paths(language)) == FILES
    for path in paths(language):
        assert list(patterns(path)), path


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language: str, name: str) -> None:
    ours = [key for key, _ in patterns(LOCALES / language / f"{name}.ftl")]
    english = [key for key, _ in patterns(LOCALES / "en" / f"{name}.ftl")]
    if name == "vocabulary":  # every language has the forms it needs
        ours, english = ([key for key in keys if "." not in key] for keys in (ours, english))
    assert ours == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_used_twice(language: str) -> None:
    counts = Counter(key for path in paths(language) for key, _ in patterns(path))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_needs_the_same_variables(language: str) -> None:
    ours, english = all_patterns(language), all_patterns("en")
    shared = english.keys() & ours.keys()
    different = {key for key in shared if variables(key, ours) != variables(key, english)}
    assert different == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_functions_and_messages_that_exist(language: str) -> None:
    ours = all_patterns(language)
    for key, pattern in ours.items():
        assert needs(pattern).functions <= {"FORM", "CAP"}, key
        assert needs(pattern).messages <= set(ours), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    for path in paths(language):
        words = " ".join(
            node.value
            for _, pattern in patterns(path)
            for node in pattern.elements
            if isinstance(node, ast.TextElement)
        )
        assert "'" not in words, path
        assert '"' not in words, path


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_names_file_parses(edition: str, language: str) -> None:
    for folder in load_edition(edition).folders:
        assert read_messages(folder / "names" / f"{language}.ftl").body


EXAMPLES = {"assist-help"}
"""Lines to be typed, in which a space is a space."""


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """Yield all text in a file, piece by piece, with a placeholder for each variable."""
    for entry in read_messages(path).body:
        if isinstance(entry, ast.Message) and entry.id.name not in EXAMPLES:
            found = Pieces()
            found.visit(entry)
            yield from ((entry.id.name, text) for text in found.texts)


class Pieces(Visitor):
    """Collects the pieces of text in a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(e.value if isinstance(e, ast.TextElement) else "x" for e in node.elements))
        self.generic_visit(node)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.parse()["value"])


@pytest.mark.parametrize("edition", [None, *EDITION_IDS])
def test_french_punctuation_never_stands_alone_on_a_line(edition: str | None) -> None:
    names = [] if edition is None else [folder / "names" / "fr.ftl" for folder in load_edition(edition).folders]
    for path in names or paths("fr"):
        for key, text in texts(path):
            assert not re.search(r" [:;?!»]|« ", text), f"{path}: {key}: expected a no-break space"
            assert not re.search(r"\w[;?!»]|«\w", text), f"{path}: {key}: expected a no-break space"
