"""The names of an edition's cards in one language: `names/<language>.ftl` in its folders."""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sleuth.editions import Edition, EditionError
from sleuth.sentences.messages import FaultyMessageError, Messages, UnknownMessageError, parse_messages
from sleuth.sentences.missing import MissingName, describe_missing

FORMS = (("the", "of", "to"), ("the", "acc", "with"), ("the", "acc", "in", "to"))
"""The forms a name must have, by the index of its kind; the centre counts as a place."""
EDITION_KEYS: dict[str, tuple[str, ...]] = {"title": (), "tagline": (), "victim": ("the", "of")}
"""What every edition says about itself, with its forms."""
ASIDES = ("story", "note-cards", "note-board", "note-deal", "note-deck", "note-characters")
"""What an edition may add about itself in the manual: in every language or in none."""


class _Functions(Visitor):
    """Finds functions in names: a name needs none, and some take as much time or memory as they are told to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


@lru_cache(maxsize=64)  # editions share their bases; a record may bring an edition nobody asks for again
def _parsed(text: str, path: Path) -> ast.Resource:
    try:
        resource = parse_messages(text, path)
        functions = _Functions()
        functions.visit(resource)
    except RecursionError:
        raise FaultyMessageError(f"{path}: nested too deeply") from None
    for name in functions.found:
        raise FaultyMessageError(f"{path}: {name}(): expected names without functions")
    return resource


class Names:
    """The names of one edition in one language: its own file first, then those of its bases."""

    def __init__(self, language: str, edition: Edition) -> None:
        self.language = language
        self._filled: dict[tuple[str, str | None], str] = {}
        self.paths = tuple(folder / "names" / f"{language}.ftl" for folder in edition.folders)
        texts = [files.names.get(language) for files in edition.files]
        found = [(path, text) for path, text in zip(self.paths, texts, strict=True) if text is not None]
        if not found:
            raise EditionError(f"{self.home}: not found: expected the names in language {language!r}")
        try:
            self._files = [(path, _parsed(text, path)) for path, text in found]
        except FaultyMessageError as error:
            raise EditionError(str(error)) from None
        self._messages = Messages(language, [resource for _, resource in self._files])

    def entries(self) -> Iterator[tuple[Path, ast.Message]]:
        """Yield every message of every file, the edition's own first."""
        for path, resource in self._files:
            yield from ((path, entry) for entry in resource.body if isinstance(entry, ast.Message))

    @property
    def home(self) -> Path:
        """The edition's own file, where a missing name belongs."""
        return self.paths[0]

    def has(self, key: str, form: str | None = None) -> bool:
        """Return whether the name, or this form of it, exists."""
        return self._messages.has(key, form)

    def text(self, key: str, form: str | None = None) -> str:
        """Return the name, or a form of it; raise `EditionError` if it is missing."""
        text = self._filled.get((key, form))
        if text is None:
            text = self._filled[key, form] = self._fill(key, form)
        return text

    def _fill(self, key: str, form: str | None) -> str:
        try:
            return self._messages.text(key, form)
        except UnknownMessageError:
            raise EditionError(*describe_missing([self.missing(key, form)])) from None
        except FaultyMessageError as error:
            raise EditionError(f"{self.home}: {error}") from None

    def missing(self, key: str, form: str | None = None, path: Path | None = None) -> MissingName:
        """Return the name as one that is missing in this file, or in the edition's own."""
        file = path or self.home
        exists = any(file == found for found, _ in self._files)
        return MissingName(f"{file}" if exists else f"{file} does not exist", self.language, key, form)

    def inherited(self, key: str) -> bool:
        """Return whether a base has the name and the edition's own file does not."""
        own = {entry.id.name for path, entry in self.entries() if path == self.home}
        return key not in own and self.has(key)


@cache
def names_of(language: str, edition: Edition) -> Names:
    """Return the names of an edition in a language; loaded once."""
    return Names(language, edition)


def forms_of(edition: Edition, card: str) -> tuple[str, ...]:
    """Return the forms that the name of a card or of the centre must have."""
    if card == edition.centre:
        return FORMS[2]
    return FORMS[edition.kinds.index(edition.card[card].kind)]
