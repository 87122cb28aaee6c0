"""Names that an edition lacks: one message per file, with an example that can be copied."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class MissingName(NamedTuple):
    """A name, or a form of it, that is expected in a file."""

    file: str
    """Its path, and whether it is missing, too."""
    language: str
    key: str
    form: str | None = None


def describe_missing(missing: Iterable[MissingName]) -> Iterator[str]:
    """Yield one message per file: all it lacks, and how the first name is written."""
    files: dict[tuple[str, str], dict[str, list[str | None]]] = {}
    for file, language, key, form in missing:
        files.setdefault((file, language), {}).setdefault(key, []).append(form)
    for (file, language), names in files.items():
        listed = "; ".join(_listed(names))
        example = _example(*next(iter(names.items())))
        yield f"{file}: {listed}: expected in language {language!r}, as in\n{example}"


def _listed(names: dict[str, list[str | None]]) -> Iterator[str]:
    """Yield the names that lack the same forms, together."""
    groups: dict[tuple[str | None, ...], list[str]] = {}
    for key, forms in names.items():
        groups.setdefault(tuple(forms), []).append(key)
    for lacked, keys in groups.items():
        attributes = " ".join(f".{form}" for form in lacked if form)
        if None not in lacked:
            yield ", ".join(f"{key}.{form}" for key in keys for form in lacked)
        elif attributes:
            yield f"{', '.join(keys)}{', each' if len(keys) > 1 else ''} with {attributes}"
        else:
            yield ", ".join(keys)


def _example(key: str, forms: list[str | None]) -> str:
    """Return a message in Fluent with these forms."""
    return "\n".join((f"{key} = …", *(f"    .{form} = …" for form in forms if form)))
