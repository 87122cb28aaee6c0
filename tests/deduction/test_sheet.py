"""The sheet: marks, probabilities, the person's own marks, and what they could learn."""

import json
from fractions import Fraction
from typing import Any

import pytest

from sleuth.deduction.notes import notebook_of
from sleuth.deduction.sheet import Remark, Sheet, percent, teach
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker

HAND = ["scarlett", "plum", "rope", "dagger", "hall", "study"]


def sheet(*notes: Any) -> Sheet:
    raw = {"edition": "classic", "seats": ["A", "B", "C"], "me": "A", "hand": HAND, "notes": list(notes)}
    return Sheet(notebook_of(raw).knowledge())


def test_marks_and_probabilities() -> None:
    known = sheet()
    assert known.owners == ("case", 0, 1, 2)
    assert [len(cards) for cards in known.rows] == [6, 6, 9]
    mine, theirs, open_cell = known.cell("rope", 0), known.cell("rope", 1), known.cell("green", "case")
    assert (mine.mark, mine.sign, theirs.mark, theirs.sign) == ("yes", "✓", "no", "·")
    assert (open_cell.mark, open_cell.exact, open_cell.probability, open_cell.sign) == (
        "open",
        Fraction(1, 4),
        0.25,
        "25%",
    )


def test_contradictory_notes_have_no_sheet() -> None:
    with pytest.raises(ValueError, match="no deal"):
        sheet({"saw": "rope", "of": "B"}).cell("rope", 1)


@pytest.mark.parametrize(
    ("exact", "written"),
    [
        (Fraction(1, 3), "33%"),
        (Fraction(1, 1000), "<1%"),
        (Fraction(999, 1000), ">99%"),
        (Fraction(0), "0%"),
        (Fraction(1), "100%"),
    ],
)
def test_percent_never_makes_uncertainty_look_certain(exact: Fraction, written: str) -> None:
    assert percent(exact) == written


def test_the_sheet_as_text() -> None:
    known = sheet({"saw": "green", "of": "B"})
    known.set_own("green", 1, "yes")
    known.set_own("white", "case", "no")
    known.set_own("rope", 2, "open")
    lines = known.as_text(["Anna", "Ben", "Cara"], speaker("en", load_edition("classic"))).splitlines()
    assert lines[0].split() == ["Case", "Anna", "Ben", "Cara"]
    assert lines[1] == "suspects"
    green = next(line for line in lines if line.startswith("Reverend Green"))
    assert green.split() == ["Reverend", "Green", "·", "·", "✓", "[✓]", "·"]
    assert "33% [·]" in next(line for line in lines if line.startswith("Mrs White"))
    assert "· [?]" in next(line for line in lines if line.startswith("Rope"))
    assert len(lines) == 1 + 3 + 21


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_edition_and_language_has_a_sheet(edition: str, language: str) -> None:
    loaded = load_edition(edition)
    names = [f"P{seat}" for seat in range(loaded.seats[0])]
    raw: dict[str, Any] = {"edition": edition, "seats": names, "options": {"dealer": 0}}
    rest = len(loaded.cards) - 3
    if loaded.options.leftovers == "open" and len(names) > 2 and rest % len(names):
        raw["open"] = [card.id for card in loaded.cards[: rest % len(names)]]
    text = Sheet(notebook_of(raw).knowledge()).as_text(names, speaker(language, loaded))
    assert len(text.splitlines()) == 1 + 3 + len(loaded.cards)


def test_the_sheet_for_programs() -> None:
    known = sheet()
    known.set_own("rope", 0, "yes")
    known.set_own("rope", 2, "open")
    document = json.loads(json.dumps(known.as_json()))
    assert document["owners"] == ["case", 0, 1, 2]
    assert [row["card"] for row in document["rows"]] == [card for cards in known.rows for card in cards]
    rope = next(row for row in document["rows"] if row["card"] == "rope")
    assert rope["kind"] == 1
    assert rope["cells"] == [
        {"mark": "no", "p": 0.0, "exact": "0", "own": None},
        {"mark": "yes", "p": 1.0, "exact": "1", "own": "yes"},
        {"mark": "no", "p": 0.0, "exact": "0", "own": None},
        {"mark": "no", "p": 0.0, "exact": "0", "own": "maybe"},
    ]
    green = next(row for row in document["rows"] if row["card"] == "green")
    assert green["cells"][0] == {"mark": "maybe", "p": 0.25, "exact": "1/4", "own": None}


def test_own_marks_can_be_removed() -> None:
    known = sheet()
    known.set_own("rope", 0, "yes")
    known.set_own("rope", 0, None)
    known.set_own("rope", 1, None)
    assert known.own == {}


def remarks(known: Sheet, card: str) -> list[tuple[str, Any]]:
    return [(remark.sort, remark.owner) for remark in teach(known) if remark.card == card]


def test_teaching() -> None:
    known = sheet({"suggest": ["green", "candlestick", "kitchen"], "by": "A", "passed": ["B"]})
    known.own = {("rope", 1): "yes", ("green", 2): "yes", ("white", 1): "open", ("hall", 0): "yes", ("plum", 0): "no"}
    assert remarks(known, "rope") == [("missing", 0), ("wrong", 1)]
    assert remarks(known, "green") == [("missing", 0), ("missing", 1), ("unjustified", 2)]
    assert remarks(known, "white") == [("missing", 0)]  # B's mark `open` is right
    assert remarks(known, "hall") == []
    assert remarks(known, "plum") == [("wrong", 0)]
    known.own["hall", 1] = "open"
    assert teach(known)[-2] == Remark("missing", "hall", 1, "open", "no", Fraction(0))


def test_a_perfect_sheet_has_nothing_to_learn() -> None:
    known = sheet({"saw": "green", "of": "B"})
    for cards in known.rows:
        for card in cards:
            for owner in known.owners:
                known.set_own(card, owner, known.cell(card, owner).mark)
    assert teach(known) == ()
