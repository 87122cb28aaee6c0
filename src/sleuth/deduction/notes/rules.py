"""Which facts follow from which notes, and which notes are impossible: a table, read by Python and by the browser.

Each kind of note has rows, followed in order (`facts.py`; in the browser `web/js/notes/facts.js`). Rows work on named
lists: every field of the note that is present (a single value is a list of one), and the constants below.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from sleuth.deduction.facts import How

ME, HAND, SEATS, CASE, FACE_DOWN, YES, NO = "ME", "HAND", "SEATS", "CASE", "FACE_DOWN", "YES", "NO"
"""Lists that are always there: the writer's seat and hand, all seats, the case, the face-down piles, true and false."""

Reading = Literal["seat", "seats", "owner", "card", "cards", "three", "featured", "answer", "shown"]
"""How the words of a field are read; `answer` is a card, true or false, `shown` a card for each player."""


class Row(Struct, frozen=True, kw_only=True, tag_field="row"):
    """A row of the table."""


class Read(Row, frozen=True, kw_only=True, tag="read"):
    """Replace the words of a field, if it is there, by what they stand for; unknown words are refused."""

    field: str
    reading: Reading = msgspec.field(name="as")
    name: str = ""
    """The name of the new list, if it does not replace the field's."""


class Choose(Row, frozen=True, kw_only=True):
    """A row about the entries of some lists that are in one of the lists `within`, if any, and in none `without`."""

    each: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


class Let(Choose, frozen=True, kw_only=True, tag="let"):
    """Name the chosen entries."""

    name: str
    skip: int = 0
    """How many of them are left out, from the first."""
    filled: str = ""
    """Leave out owners whose number of cards is not the length of this list."""


class Guarded(Choose, frozen=True, kw_only=True):
    """A row that counts only if no list of `given` is empty and every list of `missing` is."""

    given: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


class Refuse(Guarded, frozen=True, kw_only=True, tag="refuse"):
    """Refuse the note if an entry is chosen; without `each`, refuse it if the row counts."""

    code: str
    detail: str = ""
    """The detail that names the first chosen entry."""
    details: dict[str, str] = {}
    quotes: dict[str, str] = {}
    """Details that repeat the first entry of a list."""


class Learn(Guarded, frozen=True, kw_only=True, tag="learn"):
    """Learn that each chosen owner holds `least` to `most` of some cards."""

    how: How
    cards: str
    least: int | Literal["all"] = 0
    most: int | Literal["all", "fewer"] = "all"
    """`fewer` is all but one."""
    among: str = ""
    to: str = ""


class ForEach(Choose, frozen=True, kw_only=True, tag="for"):
    """Follow rows for each chosen entry: it is the list `name`, and the card shown by it is the list `card`."""

    name: str
    rows: "tuple[AnyRow, ...]"


AnyRow = Read | Let | Refuse | Learn | ForEach


def _himself(*answering: str) -> Refuse:
    return Refuse(code="asks-himself", each=answering, within=("by",), detail="seat")


def _denied(by: str, cards: str, how: How) -> tuple[AnyRow, ...]:
    """Return what the pass of a list of seats reveals; the writer's own reveals nothing, but must be possible."""
    return (
        Let(name="i_passed", each=(by,), within=(ME,)),
        Refuse(code="you-hold-it", given=("i_passed",), each=(cards,), within=(HAND,), detail="card"),
        Learn(how=how, each=(by,), without=(ME,), cards=cards, most=0, to="by"),
    )


def _showed(by: str, cards: str, known: How, unknown: How) -> tuple[AnyRow, ...]:
    """Return what a shown card reveals; a card the writer showed reveals nothing new, but must be possible."""
    return (
        Let(name="i_showed", each=(by,), within=(ME,)),
        Let(name="i_hold", each=(cards,), within=(HAND,)),
        Refuse(code="not-your-card", given=("i_showed",), each=("card",), without=(HAND,), detail="card"),
        Refuse(code="nothing-to-show", given=("i_showed",), missing=("i_hold",)),
        Learn(how=known, given=("card",), each=(by,), without=(ME,), cards="card", least="all", among=cards, to="by"),
        Learn(how=unknown, missing=("card",), each=(by,), without=(ME,), cards=cards, least=1, to="by"),
    )


def _other(how: How, **more: object) -> Learn:
    """Return a fact about the seat that showed a card, if it is not the writer's."""
    return Learn(how=how, each=("shown_by",), without=(ME,), to="by", **more)  # type: ignore[arg-type]


_SECOND: tuple[AnyRow, ...] = (  # R8.12: the answer to a request for a second card
    Read(field="second", reading="answer"),
    Let(name="second_card", each=("second",), without=(YES, NO)),
    Let(name="second_unseen", each=("second",), within=(YES,)),
    Let(name="second_some", each=("second",), without=(NO,)),
    Let(name="second_none", each=("second",), within=(NO,)),
    Let(name="i_hold_more", each=("i_hold",), skip=1),
    Let(name="others", each=("suggest",), without=("card",)),
    Refuse(code="card-not-named", each=("second_card",), without=("suggest",), detail="card"),
    Refuse(code="second-is-first", each=("second_card",), within=("card",), detail="card"),
    Refuse(code="no-second-to-show", given=("i_showed",), each=("second_card",), without=(HAND,)),
    Refuse(code="no-second-to-show", given=("i_showed", "second_some"), missing=("i_hold_more",)),
    Refuse(code="second-to-show", given=("i_showed", "second_none", "i_hold_more")),
    _other("second-none", given=("second_none",), cards="suggest", least=1, most=1),
    _other("second-showed", given=("second_unseen",), cards="suggest", least=2),
    _other("second-showed", given=("second_card",), missing=("card",), cards="suggest", least=2),
    _other("shown", given=("second_card",), cards="second_card", least="all", among="others"),
)

_SUGGEST: tuple[AnyRow, ...] = (
    Read(field="suggest", reading="three"),
    Read(field="by", reading="seat"),
    Read(field="passed", reading="seats"),
    Read(field="lied", reading="seats"),
    Read(field="declined", reading="seats"),
    Read(field="shown_by", reading="seat"),
    _himself("passed", "declined", "lied", "shown_by"),
    # R11.4: only a false witness may answer again
    Refuse(code="passed-and-shown", each=("passed",), within=("shown_by",), without=("lied",), detail="seat"),
    Refuse(code="declined-and-answered", each=("declined",), within=("passed", "shown_by"), detail="seat"),
    Let(name="denied", each=("passed",), without=("lied",)),
    *_denied("denied", "suggest", "passed"),
    Learn(how="false-witness", each=("lied",), without=(ME,), cards="suggest", least=1, to="by"),
    Refuse(code="shown-by-nobody", given=("card",), missing=("shown_by",), details={"field": "card"}),
    Refuse(code="shown-by-nobody", given=("second",), missing=("shown_by",), details={"field": "second"}),
    Read(field="card", reading="card"),
    Refuse(code="card-not-named", each=("card",), without=("suggest",), detail="card"),
    *_showed("shown_by", "suggest", "shown", "showed"),
    *_SECOND,
)

_TIP: tuple[AnyRow, ...] = (  # R9.8: from every player, R9.9: from one
    Read(field="tip", reading="featured", name="wanted"),
    Read(field="by", reading="seat"),
    Read(field="passed", reading="seats"),
    Read(field="cards", reading="shown"),
    Read(field="shown_by", reading="seats"),
    _himself("passed", "shown_by", "cards"),
    ForEach(
        name="seat",
        each=("passed",),
        rows=(
            Refuse(code="passed-and-shown", each=("seat",), within=("shown_by", "cards"), detail="seat"),
            *_denied("seat", "wanted", "tip-none"),
        ),
    ),
    ForEach(
        name="seat",
        each=("shown_by", "cards"),
        rows=(
            Refuse(
                code="card-without-feature",
                each=("card",),
                without=("wanted",),
                detail="card",
                quotes={"feature": "tip"},
            ),
            *_showed("seat", "wanted", "tip-shown", "tip-showed"),
        ),
    ),
)


def _noted(cards: str, **most: object) -> tuple[AnyRow, ...]:
    learn = Learn(how="noted", each=("who",), cards=cards, **most)  # type: ignore[arg-type]
    return (Read(field="who", reading="owner"), Read(field=cards, reading="cards"), learn)


RULES: dict[str, tuple[AnyRow, ...]] = {
    "suggest": _SUGGEST,
    "accuse": (
        Read(field="accuse", reading="three"),
        Read(field="by", reading="seat"),
        Let(name="is_right", each=("right",), within=(YES,)),
        Learn(how="case", given=("is_right",), each=(CASE,), cards="accuse", least="all", to="by"),
        Learn(how="accused", missing=("is_right",), each=(CASE,), cards="accuse", most="fewer", to="by"),
    ),
    "saw": (
        Read(field="of", reading="owner"),
        Read(field="saw", reading="card"),
        Learn(how="peeked", each=("of",), within=(SEATS,), cards="saw", least="all"),
        Learn(how="looked", each=("of",), within=(FACE_DOWN,), cards="saw", least="all"),
        Learn(how="noted", each=("of",), without=(SEATS, FACE_DOWN), cards="saw", least="all"),
    ),
    "lacks": _noted("lacks", most=0),
    "holds_one_of": _noted("holds_one_of", least=1),
    "holds": (
        Read(field="who", reading="owner"),
        Read(field="holds", reading="cards"),
        Let(name="opened", each=("who",), within=(SEATS,), filled="holds"),
        Learn(how="opened", each=("opened",), cards="holds", least="all"),
        Learn(how="noted", each=("who",), without=("opened",), cards="holds", least="all"),
    ),
    "tip": _TIP,
    "case": (
        Read(field="case", reading="three"),
        Learn(how="case", each=(CASE,), cards="case", least="all"),
    ),
}
"""The rows of each kind of note, by the field that identifies it."""
