"""People's notes: read, checked, and turned into facts."""

import random
from fractions import Fraction
from typing import Any

import pytest

from sleuth.deduction import Fact
from sleuth.deduction.conflict import NotesConflict, conflict
from sleuth.deduction.notes import Notebook, NotesError, notebook_of, read_notes

HAND = ["scarlett", "plum", "rope", "dagger", "hall", "study"]
ASKED = ["green", "candlestick", "kitchen"]


def classic(*notes: Any, **more: Any) -> dict[str, Any]:
    """Return notes from a classic table of three, written by A."""
    return {"edition": "classic", "seats": ["A", "B", "C"], "me": "A", "hand": HAND, "notes": list(notes)} | more


def facts(*notes: Any, **more: Any) -> list[Fact]:
    """Return the facts in the notes, without those from the hand and the open cards."""
    return [fact for fact in notebook_of(classic(*notes, **more)).facts if fact.note is not None]


def refused(*notes: Any, **more: Any) -> NotesError:
    with pytest.raises(NotesError) as caught:
        notebook_of(classic(*notes, **more))
    return caught.value


# --- the deal


def sizes(**raw: Any) -> dict[Any, int]:
    book = notebook_of({"seats": ["A", "B", "C"], "edition": "classic"} | raw)
    return dict(zip(book.shape.owners, book.shape.sizes, strict=True))


def test_even_deals_need_no_sizes() -> None:
    assert sizes() == {0: 6, 1: 6, 2: 6, "case": 3}


def test_open_leftovers() -> None:
    open_cards = ["irene-adler", "rope", "lab"]
    table = {"edition": "sherlock", "seats": list("ABCDE"), "open": open_cards}
    assert sizes(**table) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3, "case": 3, "open": 3}
    with pytest.raises(NotesError, match="open-count: expected=3, found=2"):
        sizes(**table | {"open": open_cards[:2]})


def test_leftovers_in_the_centre_and_cards_beside_the_board() -> None:
    centre = sizes(edition="red-keep", seats=list("ABCDEF"), options={"leftovers": "centre"})
    assert centre == dict.fromkeys(range(6), 3) | {"case": 3, "centre": 2}
    assert sizes(seats=["A", "B"], options={"side_cards": 4}) == {0: 7, 1: 7, "case": 3, "side": 4}
    assert sizes(edition="meereen", seats=["A", "B"]) == {0: 7, 1: 7, "case": 3, "side": 4}


def test_uneven_deals_need_sizes_or_the_dealer() -> None:
    with pytest.raises(NotesError) as caught:
        sizes(seats=list("ABCD"))
    assert (caught.value.code, caught.value.details["example"]) == ("sizes-needed", "[5, 5, 4, 4]")
    assert sizes(seats=list("ABCD"), hand_sizes=[4, 5, 4, 5])[1] == 5
    assert list(sizes(seats=list("ABCD"), options={"dealer": 1}).values())[:4] == [4, 4, 5, 5]
    with pytest.raises(NotesError, match="4, 5, 5, 4"):  # in the card game the first seat deals
        sizes(edition="card-game", seats=list("ABCD"))


def test_a_card_turned_up_can_make_a_deal_even() -> None:
    assert sizes(seats=list("ABCD"), open=["rope", "plum"]) == dict.fromkeys(range(4), 4) | {"case": 3, "open": 2}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"hand_sizes": [6, 6, 5]}, "sizes-sum"),
        ({"hand_sizes": [6, 6]}, "sizes-number"),
        ({"hand_sizes": [20, -1, -1]}, "sizes-negative"),
        ({"hand_sizes": [6, 6, "x"]}, "bad-value"),
        ({"open": ["rope"]}, "hand-and-open"),
        ({"open": ["lounge", "lounge"]}, "card-twice"),
        ({"hand": [*HAND[:5], "rope"]}, "card-twice"),
        ({"hand": HAND[:5]}, "hand-size"),
        ({"hand": [*HAND[:5], "rop"]}, "unknown-card"),
        ({"me": None}, "hand-of-nobody"),
        ({"me": "D"}, "unknown-seat"),
        ({"edition": "clasic"}, "unknown-edition"),
        ({"edition": "x" * 5000}, "unknown-edition"),
        ({"edition": 7}, "bad-value"),
        ({"seats": ["A", "B"]}, "unfit-game"),
        ({"seats": ["A", "B", "B"]}, "seat-twice"),
        ({"seats": ["A", "B", "case"]}, "seat-reserved"),
        ({"seats": ["A", "B", ""]}, "unfit-game"),
        ({"options": {"stayin": True}}, "unfit-game"),
        ({"options": {"leftovers": "centre"}}, "unfit-game"),
        ({"colour": "red"}, "unknown-field"),
        ({"notes": {"a": 1}}, "bad-value"),
    ],
)
def test_impossible_tables_are_refused(more: dict[str, Any], code: str) -> None:
    error = refused(**more)
    assert (error.code, error.note) == (code, None)


# --- reading


def test_a_file_that_is_not_json() -> None:
    with pytest.raises(NotesError, match="not-json: line=2, column=12"):
        read_notes('{"seats":\n ["A", "B" "C"]}')
    for text in ("", "nothing", "[[[" * 9999, '{"a": 1e', "\x00"):
        with pytest.raises(NotesError, match="not-json"):
            read_notes(text)
    for text in ("[]", "7", "null", '"a"'):
        with pytest.raises(NotesError, match="not-an-object"):
            read_notes(text)
    with pytest.raises(NotesError, match="missing-field: field=edition"):
        read_notes('\ufeff{"seats": ["A"]}')


@pytest.mark.parametrize(
    ("note", "code"),
    [
        ("nonsense", "not-an-object"),
        ({}, "which-note"),
        ({"suggest": ASKED, "accuse": ASKED, "by": "B"}, "which-note"),
        ({"suggest": ASKED}, "missing-field"),
        ({"suggest": ASKED, "by": "B", "shownby": "C"}, "unknown-field"),
        ({"suggest": ASKED[:2], "by": "B"}, "bad-value"),
        ({"suggest": ASKED, "by": 3}, "bad-value"),
        ({"suggest": ASKED, "by": "D"}, "unknown-seat"),
        ({"suggest": ASKED, "by": "B", "passed": ["c"]}, "unknown-seat"),
        ({"suggest": ["green", "candlestik", "kitchen"], "by": "B"}, "unknown-card"),
        ({"suggest": ["green", "green", "kitchen"], "by": "B"}, "card-twice"),
        ({"suggest": ["green", "plum", "kitchen"], "by": "B"}, "one-of-each-kind"),
        ({"suggest": ASKED, "by": "B", "passed": ["B"]}, "asks-himself"),
        ({"suggest": ASKED, "by": "B", "shown_by": "B"}, "asks-himself"),
        ({"suggest": ASKED, "by": "B", "declined": ["B"]}, "asks-himself"),
        ({"suggest": ASKED, "by": "B", "passed": ["A", "C"], "shown_by": "C"}, "passed-and-shown"),
        ({"suggest": ASKED, "by": "B", "declined": ["C"], "shown_by": "C"}, "declined-and-answered"),
        ({"suggest": ASKED, "by": "B", "card": "green"}, "shown-by-nobody"),
        ({"suggest": ASKED, "by": "B", "second": True}, "shown-by-nobody"),
        ({"suggest": ASKED, "by": "A", "shown_by": "B", "card": "mustard"}, "card-not-named"),
        ({"suggest": ["plum", "candlestick", "hall"], "by": "B", "passed": ["A"]}, "you-hold-it"),
        (
            {"suggest": ["plum", "candlestick", "hall"], "by": "B", "shown_by": "A", "card": "candlestick"},
            "not-your-card",
        ),
        ({"suggest": ASKED, "by": "B", "shown_by": "A"}, "nothing-to-show"),
        ({"suggest": ASKED, "by": "A", "shown_by": "B", "card": "green", "second": "green"}, "second-is-first"),
        (
            {"suggest": ["plum", "candlestick", "kitchen"], "by": "B", "shown_by": "A", "second": True},
            "no-second-to-show",
        ),
        ({"suggest": ["plum", "rope", "kitchen"], "by": "B", "shown_by": "A", "second": False}, "second-to-show"),
        ({"accuse": ASKED, "by": "B"}, "missing-field"),
        ({"accuse": ASKED, "by": "B", "right": "no"}, "bad-value"),
        ({"saw": "rope", "of": "side"}, "no-such-pile"),
        ({"saw": "rope", "of": "Side"}, "unknown-owner"),
        ({"saw": "roppe", "of": "B"}, "unknown-card"),
        ({"lacks": [], "who": "C"}, "no-cards"),
        ({"lacks": ["rope", "rope"], "who": "C"}, "card-twice"),
        ({"holds_one_of": ["rope"], "who": "X"}, "unknown-owner"),
        ({"tip": "bird", "by": "B"}, "unknown-feature"),
        ({"tip": "weapon", "by": "B", "cards": {"C": "plum"}}, "card-without-feature"),
        ({"tip": "weapon", "by": "B", "passed": ["A"]}, "you-hold-it"),
        ({"tip": "weapon", "by": "B", "passed": ["C"], "shown_by": ["C"]}, "passed-and-shown"),
        ({"case": ["rope", "rope", "rope"]}, "card-twice"),
    ],
)
def test_notes_that_cannot_be_are_refused_with_their_number(note: Any, code: str) -> None:
    error = refused({"suggest": ASKED, "by": "B"}, note)
    assert (error.code, error.note) == (code, 1)
    assert str(error).startswith(f"note 2: {code}")


def test_the_nearest_spelling() -> None:
    assert refused({"saw": "candelstick", "of": "B"}).details["nearest"] == "candlestick"
    assert refused({"saw": "Rope", "of": "B"}).details["nearest"] == "rope"
    assert refused({"saw": "zzz", "of": "B"}).details["nearest"] == ""
    error = refused(seats=["Anna", "Ben", "Carla"], me="Ana")
    assert (error.code, error.details["nearest"]) == ("unknown-seat", "Anna")


# --- facts


def test_a_suggestion_answered_to_me() -> None:
    asked = {
        "suggest": ["kitchen", "green", "candlestick"],
        "by": "A",
        "passed": ["B"],
        "shown_by": "C",
        "card": "green",
    }
    passed, shown = facts(asked)
    assert (passed.how, passed.owner, passed.cards, passed.most, passed.to) == ("passed", 1, tuple(ASKED), 0, 0)
    assert (shown.how, shown.owner, shown.cards, shown.among) == ("shown", 2, ("green",), tuple(ASKED))
    assert [(fact.turn, fact.note) for fact in (passed, shown)] == [(1, 0), (1, 0)]


def test_a_suggestion_between_others() -> None:
    (fact,) = facts({"suggest": ASKED, "by": "C", "passed": ["A"], "shown_by": "B"})
    assert (fact.how, fact.owner, fact.least, fact.most, fact.to) == ("showed", 1, 1, 3, 2)


def test_a_card_the_writer_shows_and_a_declined_answer_reveal_nothing() -> None:
    mine = {"suggest": ["plum", "rope", "kitchen"], "by": "B", "shown_by": "A", "card": "plum", "second": "rope"}
    assert facts(mine, {"suggest": ASKED, "by": "B", "declined": ["C"], "passed": ["A"]}) == []


def test_a_second_card() -> None:
    asked = {"suggest": ASKED, "by": "A", "shown_by": "B"}
    assert [(fact.how, fact.least, fact.most) for fact in facts(asked | {"second": False})][1:] == [
        ("second-none", 1, 1)
    ]
    assert [(fact.how, fact.least) for fact in facts(asked | {"second": True})][1:] == [("second-showed", 2)]
    first, second = facts(asked | {"card": "green", "second": "kitchen"})
    assert (first.among, second.among) == (tuple(ASKED), ("candlestick", "kitchen"))
    _, two, second = facts(asked | {"second": "kitchen"})
    assert (two.least, second.among) == (2, tuple(ASKED))


def test_a_false_witness_may_answer_after_all() -> None:
    asked = {"suggest": ASKED, "by": "A", "passed": ["B", "C"], "lied": ["B"], "shown_by": "B", "card": "green"}
    found = [(fact.how, fact.owner) for fact in facts(asked)]
    assert found == [("passed", 2), ("false-witness", 1), ("shown", 1)]


def test_accusations_and_the_case() -> None:
    wrong, right, known = facts(
        {"accuse": ASKED, "by": "B", "right": False}, {"accuse": ASKED, "by": "C", "right": True}, {"case": ASKED}
    )
    assert (wrong.how, wrong.owner, wrong.least, wrong.most) == ("accused", "case", 0, 2)
    assert (right.how, right.least) == ("case", 3) == (known.how, known.least)


def test_cards_seen_and_cards_noted() -> None:
    found = facts(
        {"saw": "green", "of": "B"},
        {"saw": "mustard", "of": "case"},
        {"lacks": ["lounge"], "who": "case"},
        {"holds_one_of": ["spanner", "lounge"], "who": "C"},
        {"holds": ["spanner", "lounge"], "who": "C"},
        {"holds": ["green", "white", "kitchen", "ballroom", "library", "lead-pipe"], "who": "B"},
    )
    assert [fact.how for fact in found] == ["peeked", "noted", "noted", "noted", "noted", "opened"]
    assert [(fact.least, fact.most) for fact in found] == [(1, 1), (1, 1), (0, 0), (1, 2), (2, 2), (6, 6)]
    (looked,) = notebook_of(
        {
            "edition": "classic",
            "seats": ["A", "B"],
            "options": {"side_cards": 4},
            "notes": [{"saw": "rope", "of": "side"}],
        }
    ).facts
    assert (looked.how, looked.owner) == ("looked", "side")


def test_a_tip() -> None:
    book = notebook_of(
        {
            "edition": "card-game",
            "seats": ["A", "B", "C"],
            "notes": [{"tip": "woman", "by": "A", "shown_by": ["B"], "passed": ["C"], "cards": {"B": "white"}}],
        }
    )
    none, shown = book.facts
    assert (none.how, none.owner, none.cards) == ("tip-none", 2, ("scarlett", "white", "peacock"))
    assert (shown.how, shown.owner, shown.cards, shown.among) == ("tip-shown", 1, ("white",), none.cards)


# --- by hand


def test_a_count_made_by_hand() -> None:
    """B lacks three cards. Of the 112 cases 54 have none of them, 45 one, 12 two and 1 all three."""
    before = notebook_of(classic()).knowledge()
    assert before.deals == 4 * 4 * 7 * 924  # six of the twelve cards that are left are B's
    assert before.exact("green", "case") == Fraction(1, 4)
    assert before.exact("green", 1) == Fraction(3, 8)
    known = notebook_of(classic({"suggest": ASKED, "by": "A", "passed": ["B"]})).knowledge()
    assert known.deals == 54 * 84 + 45 * 210 + 12 * 462 + 924
    assert known.exact("kitchen", "case") == Fraction(9 * 210 + 6 * 462 + 924, known.deals)


def test_random_showing_makes_the_other_cards_less_likely() -> None:
    book = notebook_of(classic({"suggest": ASKED, "by": "A", "shown_by": "B", "card": "kitchen"}))
    neutral, random = book.knowledge("neutral"), book.knowledge("random")
    assert random.exact("green", 1) < neutral.exact("green", 1)
    assert random.exact("kitchen", 1) == neutral.exact("kitchen", 1) == 1
    assert random.deals == neutral.deals


# --- contradictions


def book_of(*notes: Any) -> Notebook:
    return notebook_of(classic(*notes))


def test_notes_that_agree() -> None:
    assert conflict(book_of({"saw": "green", "of": "B"})) is None


def test_two_notes_that_contradict_each_other() -> None:
    lie, other, truth = {"saw": "green", "of": "B"}, {"lacks": ["lounge"], "who": "C"}, {"saw": "green", "of": "C"}
    assert conflict(book_of(other, lie, other, truth)) == NotesConflict((1, 3), (1, 3))


def test_a_note_that_contradicts_the_writers_hand() -> None:
    assert conflict(book_of({"lacks": ["lounge"], "who": "C"}, {"saw": "rope", "of": "B"})) == NotesConflict((1,), (1,))


def test_several_mistakes_leave_no_single_suspect() -> None:
    found = conflict(book_of({"saw": "rope", "of": "B"}, {"saw": "hall", "of": "C"}))
    assert found is not None
    assert (len(found.notes), found.suspects) == (1, ())


def test_one_note_shared_by_two_conflicts_is_the_suspect() -> None:
    wrong = {"holds": ["green", "white", "mustard"], "who": "C"}
    found = conflict(book_of({"saw": "green", "of": "B"}, wrong, {"saw": "white", "of": "B"}))
    assert found is not None
    assert found.suspects == (1,)


# --- damaged notes


def shaken(value: Any, dice: random.Random) -> Any:
    """Return the value with a few random changes."""
    junk = [None, 0, -1, 1.5, True, "", "A", "rope", "case", [], {}, ["rope"], {"A": "rope"}, "x" * 99, 10**30]
    if dice.random() < 0.01:
        return dice.choice(junk)
    if isinstance(value, dict):
        return {
            dice.choice(["by", "who", "x"]) if dice.random() < 0.02 else k: shaken(v, dice) for k, v in value.items()
        }
    if isinstance(value, list):
        return [shaken(item, dice) for item in value for _ in range(dice.choice([1] * 60 + [0, 2]))]
    return value


def test_damaged_notes_always_raise_a_notes_error() -> None:
    whole = classic(
        {"suggest": ASKED, "by": "A", "passed": ["B"], "shown_by": "C", "card": "kitchen", "second": False},
        {"suggest": ASKED, "by": "B", "declined": ["C"], "lied": ["A"], "passed": ["A"]},
        {"accuse": ASKED, "by": "B", "right": False},
        {"tip": "weapon", "by": "A", "passed": ["B"], "cards": {"C": "spanner"}},
        {"holds_one_of": ["spanner", "lounge"], "who": "C"},
        {"saw": "lounge", "of": "C"},
        hand_sizes=[6, 6, 6],
        options={"side_cards": 0},
        open=[],
    )
    dice, good = random.Random(5), 0
    for _ in range(2000):
        try:
            book = notebook_of(shaken(whole, dice))
        except NotesError:
            continue
        good += 1
        assert book.knowledge().consistent or conflict(book) is not None
    assert good > 20
