"""Notes written with methods: the same file, the same facts, and errors that name the note."""

import json
from pathlib import Path

import pytest

import sleuth
from sleuth.cli.assistant.notes_store import NotesStore
from sleuth.deduction import NotesError, read_notes
from sleuth.editions import load_edition
from sleuth.review.advice import NoAdvice

HAND = ("scarlett", "plum", "rope", "dagger", "hall", "study")
PLAYERS = ("Anna", "Ben", "Clara")


@pytest.fixture
def notes() -> sleuth.Notes:
    return sleuth.Notes("classic", PLAYERS, me="Anna", hand=HAND)


def asked(notes: sleuth.Notes) -> None:
    """Write down two suggestions, from which it follows that Ben has the lounge."""
    notes.suggested("green", "spanner", "kitchen", by="Anna", passed="Ben", shown_by="Clara", card="kitchen")
    notes.suggested("green", "spanner", "lounge", by="Clara", passed=["Anna"], shown_by="Ben")


def written(notes: sleuth.Notes, path: Path) -> list[dict[str, object]]:
    notes.save(path)
    return list(json.loads(path.read_text(encoding="utf-8"))["notes"])


def test_every_method_writes_the_note_of_the_format(notes: sleuth.Notes, tmp_path: Path) -> None:
    asked(notes)
    notes.accused("white", "revolver", "library", by="Ben")
    notes.saw("ballroom", of="Clara")
    notes.lacks("Ben", "mustard")
    notes.holds_one_of("Ben", "white", "peacock")
    notes.holds("Clara", "revolver")
    assert written(notes, tmp_path / "notes.json") == [
        {
            "suggest": ["green", "spanner", "kitchen"],
            "by": "Anna",
            "passed": ["Ben"],
            "shown_by": "Clara",
            "card": "kitchen",
        },
        {"suggest": ["green", "spanner", "lounge"], "by": "Clara", "passed": ["Anna"], "shown_by": "Ben"},
        {"accuse": ["white", "revolver", "library"], "by": "Ben", "right": False},
        {"saw": "ballroom", "of": "Clara"},
        {"lacks": ["mustard"], "who": "Ben"},
        {"holds_one_of": ["white", "peacock"], "who": "Ben"},
        {"holds": ["revolver"], "who": "Clara"},
    ]
    notebook = read_notes((tmp_path / "notes.json").read_text(encoding="utf-8"))
    assert notebook.facts == notes.notebook.facts
    assert notebook.knowledge().deals == notes.knowledge.deals


def test_the_notes_of_the_other_editions(tmp_path: Path) -> None:
    thrones = sleuth.Notes("red-keep", PLAYERS, hand_sizes=[7, 7, 6])
    named = [kind[0] for kind in load_edition("red-keep").by_kind]
    thrones.suggested(*named, by="Anna", declined="Ben", shown_by="Clara", second=False)
    assert written(thrones, tmp_path / "a.json")[0]["second"] is False
    travel = sleuth.Notes("travel", PLAYERS)
    travel.suggested("green", "spanner", "lounge", by="Anna", passed=["Ben", "Clara"], lied="Ben")
    assert written(travel, tmp_path / "b.json")[0]["lied"] == ["Ben"]
    cards = sleuth.Notes("card-game", PLAYERS)
    cards.tipped("woman", by="Anna", passed="Ben", cards={"Clara": "white"})
    assert cards.probability("white", "Clara") == 1
    culprit = sleuth.Notes("one-against-all", PLAYERS)
    case = [kind[0] for kind in load_edition("one-against-all").by_kind]
    culprit.case_known(*case)
    assert culprit.knowledge.case == tuple(case)


def test_what_follows(notes: sleuth.Notes) -> None:
    asked(notes)
    assert notes.probability("lounge", "Ben") == 1
    assert notes.knowledge.owner_of("lounge") == 1
    assert notes.why("lounge", "Ben")[-1] == "So Ben must have the lounge."
    (likely,) = notes.why("white", "case")
    assert "19%" in likely
    head, _, *rows = str(notes).splitlines()
    assert head.split() == ["case", *PLAYERS]
    assert next(row for row in rows if row.startswith("lounge")).split() == ["lounge", "·", "·", "✓", "·"]
    drawn = notes._repr_html_()
    assert drawn.count("<tr") == len(load_edition("classic").cards) + 1


def test_advice_is_for_the_person_who_keeps_the_notes(notes: sleuth.Notes) -> None:
    asked(notes)
    advice = notes.advise(place="hall", top=2)
    best, _ = advice
    assert best.cards == ("green", "spanner", "hall")
    assert repr(best) == "<Advice: suggest green, spanner, hall: 1.15 bits, solves 0 %>"
    assert repr(advice) == "<SpokenAdvice: suggest green, spanner, hall>"
    assert "Reverend Green with the spanner in the hall" in str(advice)
    with pytest.raises(NoAdvice, match="watching"):
        sleuth.Notes("classic", PLAYERS).advise()


def test_advice_is_to_accuse_when_the_case_is_certain(notes: sleuth.Notes) -> None:
    notes.holds("case", "green", "spanner", "kitchen")
    advice = notes.advise()
    assert (advice.case, advice.found) == (("green", "spanner", "kitchen"), [])
    assert repr(advice) == "<SpokenAdvice: accuse green, spanner, kitchen>"


def test_a_seat_that_was_taken_is_not_asked() -> None:
    """R8.5: after the White Walkers a hand lies open, and its player answers no more."""
    hands = dict(zip(PLAYERS, ([], [], []), strict=True))
    edition = load_edition("red-keep")
    cards = [card.id for card in edition.cards if card.id not in {kind[0] for kind in edition.by_kind}]
    sizes = [len(cards) - 2 * (len(cards) // 3), len(cards) // 3, len(cards) // 3]
    hands["Anna"], rest = cards[: sizes[0]], cards[sizes[0] :]
    notes = sleuth.Notes(edition, PLAYERS, me="Anna", hand=hands["Anna"], hand_sizes=sizes)
    assert {seat for advice in notes.advise().found for seat in advice.answers} == {1, 2}
    notes.holds("Ben", *rest[: sizes[1]])
    assert {seat for advice in notes.advise().found for seat in advice.answers} <= {2}


def test_a_contradiction_names_the_notes_and_is_left_out(notes: sleuth.Notes) -> None:
    asked(notes)
    with pytest.raises(sleuth.Contradiction) as refused:
        notes.saw("kitchen", of="Ben")
    assert str(refused.value) == "notes 1 and 3 contradict each other; a mistake in note 1 or 3 would explain it"
    assert refused.value.conflict.notes == (0, 2)
    assert len(notes) == 2
    assert notes.probability("kitchen", "Clara") == 1
    with pytest.raises(sleuth.Contradiction, match="note 3 contradicts the cards that are known"):
        notes.saw("rope", of="Ben")


def test_a_contradiction_in_a_file_can_be_removed(notes: sleuth.Notes, tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    asked(notes)
    notes.save(path)
    raw = json.loads(path.read_text(encoding="utf-8"))
    raw["notes"].append({"saw": "kitchen", "of": "Ben"})
    NotesStore(path).save(raw)
    loaded = sleuth.Notes.load(path)
    assert len(loaded) == 3
    with pytest.raises(sleuth.Contradiction, match="notes 1 and 3"):
        _ = loaded.knowledge
    loaded.remove(1)
    assert loaded.probability("kitchen", "Ben") == 1


def test_a_mistake_is_named_and_left_out(notes: sleuth.Notes) -> None:
    asked(notes)
    with pytest.raises(NotesError, match=r"^Note 3: There is no card “plumm”. Did you mean “plum”\?$"):
        notes.suggested("plumm", "rope", "hall", by="Anna")
    with pytest.raises(NotesError, match=r"^Note 3: There is no player “Berta”. "):
        notes.suggested("plum", "rope", "hall", by="Anna", passed="Berta")
    with pytest.raises(NotesError, match=r"^There is no player and no pile “Berta”. "):
        notes.why("rope", "Berta")
    with pytest.raises(NotesError, match=r"^Your hand has 6 cards, but 1 are named."):
        sleuth.Notes("classic", PLAYERS, me="Anna", hand=["rope"])
    assert len(notes) == 2


def test_a_mistake_is_told_in_words() -> None:
    with pytest.raises(
        sleuth.NotesError, match=r"^18 cards do not go evenly into 4 hands: .* \[5, 5, 4, 4\]\.$"
    ) as caught:
        sleuth.Notes("classic", [*PLAYERS, "Dora"])
    assert (caught.value.code, caught.value.details["cards"]) == ("sizes-needed", 18)
    with pytest.raises(sleuth.NotesError, match=r"^“Classic house” is for 3 to 6 seats, not for 2"):
        sleuth.Notes("classic", PLAYERS[:2])
    with pytest.raises(sleuth.NotesError, match=r"^Zwei .* „Ben“\.$"):
        sleuth.Notes("classic", ["Ben", "Ben", "Clara"], language="de")
    with pytest.raises(sleuth.NotesError, match=r"^unknown edition 'nonsense': expected one of classic"):
        sleuth.Notes("nonsense", PLAYERS)


def test_a_file_that_holds_no_notes_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    for text, message in (("{", r"^This is not JSON"), ("[]", "^An object in curly brackets")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(sleuth.NotesError, match=message):
            sleuth.Notes.load(path)


def test_notes_are_listed_in_words(notes: sleuth.Notes) -> None:
    asked(notes)
    notes.holds("Clara", "revolver")
    assert notes.notes == [
        "You suggest: Reverend Green with the spanner in the kitchen. Ben has none of these. "
        "Clara shows you a card: the kitchen.",
        "Clara suggests: Reverend Green with the spanner in the lounge. You have none of these. "
        "Ben shows Clara a card.",
        "Clara: Revolver.",
    ]
    assert [*notes] == notes.notes
    notes.remove(2)
    assert [*notes][1:] == ["Clara: Revolver."]


def test_notes_are_taken_back(notes: sleuth.Notes) -> None:
    asked(notes)
    notes.undo()
    assert (len(notes), repr(notes)) == (1, "<Notes of 'classic': Anna, Ben, Clara; 1 note>")
    assert notes.probability("lounge", "Ben") < 1
    notes.undo()
    with pytest.raises(IndexError, match="note 0: expected a number from 1 to 0"):
        notes.undo()


def test_loaded_notes_are_the_saved_ones(notes: sleuth.Notes, tmp_path: Path) -> None:
    asked(notes)
    notes.save(tmp_path / "notes.json")
    loaded = sleuth.Notes.load(tmp_path / "notes.json", language="de")
    assert loaded.notebook.facts == notes.notebook.facts
    assert loaded.why("lounge", "Ben")[-1] != notes.why("lounge", "Ben")[-1]
