"""Clean what people type: one line, nothing invisible, not too long. Joined emoji stay whole."""

import re
import unicodedata

from sleuth.server.tables.refusals import TableRefusal

LONGEST_NAME = 40
LONGEST_TEAM = 3 * LONGEST_NAME + 2 * len(" & ")
"""The name of a seat that a team shares."""
LONGEST_TEXT = 500
BYTES_EACH = 8
"""How many bytes a character may take on average: a family of four takes 25, most letters one to three."""
HIGHEST_PILE = 4
"""How many combining marks a letter may have; a higher pile would cover the lines above."""

_EMOJI = "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u27ff\u2900-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_SKIN = "\U0001f3fb-\U0001f3ff"
_REGION = "\U0001f1e6-\U0001f1ff"
_JOINING_SCRIPTS = "\u0600-\u08ff\u0900-\u0dff"
"""Arabic and its neighbours, and the scripts of India: there joiners belong to the spelling."""
_TAGGED_FLAG = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f"
_IGNORABLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""What Unicode calls default ignorable: zero-width characters, controls of direction, fillers, selectors, tags."""
IGNORABLE = re.compile(f"[{_IGNORABLE}]")
_UNSEEN = re.compile(
    f"({_TAGGED_FLAG}"
    f"|(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])"
    f"|(?<=[{_EMOJI}0-9#*])[\ufe0e\ufe0f]"
    f"|(?<=[{_JOINING_SCRIPTS}])[\u200c\u200d](?=[{_JOINING_SCRIPTS}]))"
    f"|[{_IGNORABLE}]"
)
"""Invisible characters; the group matches those that belong to a visible one."""
_PART_OF_A_CHARACTER = re.compile(f"[\u200c\u200d\U000e0020-\U000e007f{_EMOJI}]")
"""Characters that are not printable alone or, being new emoji, not yet known to be."""
_JOINED = re.compile(f"{_TAGGED_FLAG}|[{_REGION}]{{2}}|[{_EMOJI}](?:[\ufe0e\ufe0f{_SKIN}]|\u200d[{_EMOJI}])+")
"""Several code points that people see as one character."""


def clean(text: str, longest: int) -> str:
    """Return a text without anything invisible; refuse it if nothing is left or it is too long."""
    cleaned = " ".join(_flat(_visible(unicodedata.normalize("NFC", text))).split())
    if not 1 <= perceived(cleaned) <= longest or len(cleaned.encode()) > BYTES_EACH * longest:
        raise TableRefusal("unfit-text", longest=longest)
    return cleaned


def perceived(text: str) -> int:
    """Count characters roughly as people see them: a letter with its accents is one, and so is a flag."""
    single = IGNORABLE.sub("", _JOINED.sub("o", text))
    return sum(not _is_mark(character) for character in single)


def _visible(text: str) -> str:
    """Remove invisible characters; control characters and line breaks become spaces."""
    # U+2800 is a blank that Python calls printable
    shown = _UNSEEN.sub(lambda found: found[1] or "", text).replace("\u2800", " ")
    return "".join(each if each.isprintable() or _PART_OF_A_CHARACTER.match(each) else " " for each in shown)


def _flat(text: str) -> str:
    """Remove combining marks that are piled too high on a letter."""
    kept, pile = list[str](), 0
    for character in text:
        pile = pile + 1 if _is_mark(character) else 0
        if pile <= HIGHEST_PILE:
            kept.append(character)
    return "".join(kept)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")
