"""The Fluent messages that sentences about notes need, with an edition's own words: as few as possible."""

from collections.abc import Iterable, Iterator

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from sleuth.sentences import Speaker
from sleuth.sentences.messages import common_resources
from sleuth.sentences.names import names_of
from sleuth.sentences.vocabulary import edition_words

Part = tuple[str, str | None]
"""A message, or an attribute of it."""

STARTS = (
    "reason-",
    "list-",
    "needs-",
    "advice-",
    "assist-note-",
    "assist-owner-",
    "assist-error-",
    "assist-why-",
)
"""The beginnings of the keys of messages that are needed."""
KEYS = (
    "claim",
    "quoted",
    "assist-deals",
    "assist-cases",
    "assist-case-known",
    "assist-news",
    "assist-contradiction",
    "assist-suspects",
    "assist-in-note",
    "event-suggestion-made",
    "event-passed",
    "event-card-shown",
    "event-accusation-made",
    "event-accusation-made-result",
    "error-bad-option",
    "error-option-not-for-edition",
    "error-unfit-names",
    "error-unfit-option",
    "error-unfit-seats",
    "error-unknown-option",
)
TYPED = frozenset(
    {
        "advice-help",
        *(
            f"assist-error-{code}"
            for code in ("ambiguous", "incomplete", "leftover", "no-such-note", "number-expected", "unknown-line")
        ),
    }
)
"""Messages about typed lines, which only the terminal reads."""


def pack_texts(voice: Speaker) -> str:
    """Return the messages as a Fluent file."""
    words = edition_words(names_of(voice.language, voice.edition), voice.edition)
    found: dict[str, ast.Message] = {}
    for resource in (words, *common_resources(voice.language)):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, entry)
    needed = _needed(found, [key for key in found if key in KEYS or (key.startswith(STARTS) and key not in TYPED)])
    body = [_part_of(entry, {part for name, part in needed if name == key}) for key, entry in found.items()]
    resource = ast.Resource(body=[entry for entry in body if entry is not None])
    return str(FluentSerializer().serialize(resource))


def _needed(found: dict[str, ast.Message], keys: Iterable[str]) -> set[Part]:
    """Return the messages and everything they refer to."""
    needed: set[Part] = set()
    waiting: list[Part] = [(key, None) for key in keys]
    while waiting:
        part = waiting.pop()
        if part not in needed:
            needed.add(part)
            waiting += _references(found[part[0]], part[1])
    return needed


def _references(entry: ast.Message, attribute: str | None) -> Iterator[Part]:
    """Yield what a message, or an attribute of it, refers to."""
    parts = [each.value for each in entry.attributes if each.id.name == attribute]
    references = _References()
    for part in [entry.value] if attribute is None else parts:
        references.visit(part)
    yield from references.found


class _References(Visitor):
    """Collects the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.found: list[Part] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append((node.id.name, node.attribute.name if node.attribute else None))


def _part_of(entry: ast.Message, parts: set[str | None]) -> ast.Message | None:
    """Return a message with these parts only, and without comments."""
    if not parts:
        return None
    attributes = [each for each in entry.attributes if each.id.name in parts]
    return ast.Message(entry.id, value=entry.value if None in parts else None, attributes=attributes)
