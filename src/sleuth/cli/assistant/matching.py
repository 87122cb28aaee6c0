"""Names as people type them: short, in any case, without accents; found if only one thing fits."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sleuth.editions.mistakes import nearest

Phrase = tuple[str, ...]
"""Words in their plain form."""

LONGEST = 6
"""How many words a name may have."""

_TOKEN = re.compile(r"[,;>]|(?<!\S)[-–—](?!\S)|[^\s,;:>]+")
_ELISION = re.compile(r"\b([ld])['’](?=\w)", re.IGNORECASE)
BREAKS = frozenset({",", ";", ">", "-", "–", "—"})
"""Separators between the parts of a line."""


def plain(word: str) -> str:
    """Return a word in lower case, without accents and apostrophes."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign) and sign not in "'’‘`“”\"„«»()")


def phrase(text: str) -> Phrase:
    """Return a name as plain words; hyphens separate words, and so does the apostrophe of `l’avion`."""
    return tuple(word for word in re.split(r"[\s\-]+", plain(_ELISION.sub(r"\1 ", text))) if word)


def tokens(line: str) -> list[str]:
    """Split a line into words and breaks."""
    found = (token.strip(".!") or token for token in _TOKEN.findall(line))
    return [token for token in found if token]


class NamedThing(NamedTuple):
    """Something that can be named: its names in the person's language, its id, and then other names."""

    value: str
    label: str
    names: tuple[Phrase, ...]
    others: tuple[Phrase, ...] = ()


def find(words: Phrase, entries: Sequence[NamedThing]) -> list[NamedThing]:
    """Return the entries that fit best; several if the words could mean each of them."""
    for names in ([entry.names for entry in entries], [entry.others for entry in entries]):
        ranks = [min((rank(words, name) for name in own), default=_NEVER) for own in names]
        best = min(ranks, default=_NEVER)
        if best < _NEVER:
            return [entry for entry, reached in zip(entries, ranks, strict=True) if reached == best]
    return []


_NEVER = 9


def rank(words: Phrase, name: Phrase) -> int:
    """Return how well words fit a name, from 0 (the whole name) to `_NEVER`; its first word counts most."""
    if words == name:
        return 0
    if _within(words, name, whole=True):
        return 1
    if any(len(word) < 2 for word in words) and len(words) > 1:
        return _NEVER  # single letters are not enough to join words
    if name and words and name[0].startswith(words[0]) and _within(words[1:], name[1:]):
        return 2
    if _within(words, name):
        return 3
    inside = len(words) == 1 and len(words[0]) >= 3 and any(words[0] in part for part in name)
    return 4 if inside else _NEVER  # "axt" in "Streitaxt"


def _within(words: Phrase, name: Phrase, *, whole: bool = False) -> bool:
    """Return whether the words, or their beginnings, occur in the name in this order."""
    left = iter(name)
    return all(any(part == word if whole else part.startswith(word) for part in left) for word in words)


def guess(word: str, entries: Iterable[NamedThing]) -> str:
    """Return the label of what was probably meant, or nothing."""
    labels: dict[str, str] = {}
    for entry in entries:
        for name in (*entry.names, *entry.others):
            for key in (" ".join(name), *name):
                labels.setdefault(key, entry.label)
    return labels.get(nearest(" ".join(phrase(word)), labels), "")
