"""`sleuth deduce`, called as a person would, with good, bad and contradictory notes."""

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import sleuth
from sleuth.cli import main
from sleuth.cli.assistant.drawing import draw_sheet
from sleuth.deduction.notes import NotesError, notebook_of
from sleuth.deduction.notes.rules import RULES, AnyRow, ForEach, Refuse
from sleuth.deduction.sheet import Sheet
from sleuth.editions import load_edition
from sleuth.sentences import LANGUAGES, speaker
from sleuth.sentences.messages import LOCALES

HAND = ["scarlett", "plum", "rope", "dagger", "hall", "study"]
ASKED = ["green", "candlestick", "kitchen"]
TABLE = {"edition": "classic", "seats": ["A", "B", "C"], "me": "A", "hand": HAND, "hand_sizes": [6, 6, 6]}
SOURCES = Path(str(sleuth.__file__)).parent


def notes(*entries: Any, **more: Any) -> str:
    return json.dumps({**TABLE, **more, "notes": list(entries)})


def run(text: str, *arguments: str) -> Result:
    result = CliRunner().invoke(main, ["deduce", "-", "--lang", "en", *arguments], input=text)
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def answer(text: str, *arguments: str) -> dict[str, Any]:
    result = run(text, "--json", *arguments)
    assert result.exit_code == 0, result.output
    answers: dict[str, Any] = json.loads(result.output)
    return answers


def refused(text: str, *arguments: str) -> str:
    result = run(text, *arguments)
    assert result.exit_code == 2, result.output
    return result.output


# --- for programs


def test_the_shape_of_the_answer() -> None:
    answers = answer(notes({"suggest": ASKED, "by": "A", "passed": ["B"], "shown_by": "C", "card": "kitchen"}))
    assert list(answers) == ["deals", "probabilities", "certain", "case", "cases", "contradiction"]
    assert list(answers["probabilities"]["rope"]) == ["case", "A", "B", "C"]
    assert len(answers["probabilities"]) == 21
    assert answers["certain"] == dict.fromkeys(HAND, "A") | {"kitchen": "C"}
    assert answers["case"] == {"suspect": None, "weapon": None, "place": None}
    assert answers["contradiction"] is None
    assert sum(case["p"] for case in answers["cases"]) == pytest.approx(1, abs=1e-12)
    assert answers["cases"] == sorted(answers["cases"], key=lambda case: -case["p"])
    for row in answers["probabilities"].values():
        assert sum(row.values()) == pytest.approx(1, abs=1e-12)


def test_a_count_made_by_hand() -> None:
    """B lacks three cards. Of the 112 cases 54 have none of them, 45 one, 12 two and 1 all three."""
    answers = answer(notes({"suggest": ASKED, "by": "A", "passed": ["B"]}))
    assert answers["deals"] == 54 * 84 + 45 * 210 + 12 * 462 + 924
    assert answers["probabilities"]["kitchen"]["case"] == (9 * 210 + 6 * 462 + 924) / answers["deals"]
    assert answers["cases"][0] == {"cards": ASKED, "p": 924 / answers["deals"]}
    assert len(answers["cases"]) == 112


def test_a_solved_case() -> None:
    answers = answer(notes({"suggest": ASKED, "by": "B", "passed": ["A", "C"]}, {"lacks": ASKED, "who": "B"}))
    assert answers["case"] == {"suspect": "green", "weapon": "candlestick", "place": "kitchen"}
    assert answers["cases"] == [{"cards": ASKED, "p": 1.0}]
    assert answers["certain"]["green"] == "case"


def test_open_cards_are_an_owner_of_their_own() -> None:
    names = ["A", "B", "C", "D", "E", "F"]
    cards = [card.id for card in load_edition("red-keep").cards]
    answers = answer(json.dumps({"edition": "red-keep", "seats": names, "open": [cards[0], cards[12]]}))
    assert isinstance(answers["deals"], int)
    assert answers["probabilities"][cards[0]]["open"] == 1.0
    assert list(answers["probabilities"][cards[0]]) == ["case", *names, "open"]


def test_top_limits_the_cases() -> None:
    assert len(answer(notes(), "--top", "3")["cases"]) == 3
    assert "3 most likely of 112 solutions" in run(notes(), "--top", "3").output
    assert "10 most likely of 112 solutions" in run(notes()).output


def test_random_showing_differs_where_it_should() -> None:
    shown = notes({"suggest": ASKED, "by": "A", "shown_by": "B", "card": "kitchen"})
    neutral, random = answer(shown), answer(shown, "--showing", "random")
    assert random["probabilities"]["green"]["B"] < neutral["probabilities"]["green"]["B"]
    assert random["deals"] == neutral["deals"]
    unseen = notes({"suggest": ASKED, "by": "C", "shown_by": "B"})
    assert answer(unseen) == answer(unseen, "--showing", "random")


def test_a_file_on_disk(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text(notes(), encoding="utf-8")
    result = CliRunner().invoke(main, ["deduce", str(file), "--json"])
    assert json.loads(result.output) == answer(notes())
    missing = CliRunner().invoke(main, ["deduce", str(tmp_path / "nothing.json")])
    assert missing.exit_code == 2
    assert "cannot be read" in missing.output


# --- for people


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_in_words(language: str) -> None:
    result = CliRunner().invoke(main, ["deduce", "-", "--lang", language], input=notes())
    voice = speaker(language, load_edition("classic"))
    assert result.exit_code == 0
    assert all(voice.card(card) in result.output for card in HAND)
    assert "✓" in result.output
    assert "25%" in result.output
    assert "103" in result.output  # deals


def test_the_sheet_fits_the_terminal_and_loses_no_column() -> None:
    names = ["Anastasia", "Bartholomew", "Cassiopeia", "Desdemona", "Evangeline", "Ferdinand"]
    raw = {"edition": "red-keep", "seats": names, "open": ["arakh", "crossbow"]}
    book = notebook_of(raw)
    voice = speaker("en", book.edition)
    sheet = Sheet(book.knowledge())
    for width in (60, 80, 120):
        lines = draw_sheet(sheet, names, voice, width).plain.splitlines()
        assert all(len(line) <= width for line in lines)
        assert len(lines[2].split()) - len(["Cersei", "Lannister"]) == 8
    assert all(name in draw_sheet(sheet, names, voice).plain for name in names)


def test_a_solved_case_in_words() -> None:
    output = run(notes({"case": ASKED})).output
    assert "The case is solved: Reverend Green, Candlestick and Kitchen." in output


# --- why


@pytest.mark.parametrize("language", LANGUAGES)
def test_why(language: str) -> None:
    text = notes(
        {"suggest": ASKED, "by": "A", "passed": ["B"]},
        {"suggest": ["green", "candlestick", "lounge"], "by": "C", "shown_by": "B"},
    )
    for owner in ("B", "C", "case"):
        result = CliRunner().invoke(main, ["deduce", "-", "--lang", language, "--why", "lounge", owner], input=text)
        assert result.exit_code == 0, result.output
        assert len(result.output.splitlines()) >= 3
    answers = answer(text, "--why", "lounge", "B")["why"]
    assert (answers["card"], answers["owner"], answers["holds"], answers["notes"]) == ("lounge", "B", True, [0, 1])
    assert answer(text, "--why", "lounge", "case")["why"]["holds"] is False


def test_why_not_certain() -> None:
    result = run(notes(), "--why", "green", "case")
    assert (result.exit_code, result.output) == (0, "That is not certain: Reverend Green – Case: 25%.\n")
    assert answer(notes(), "--why", "green", "case")["why"]["holds"] is None


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (("grene", "B"), "There is no card “grene”. Did you mean “green”?"),
        (("green", "D"), "There is no player and no pile “D”."),
        (("green", "side"), "There is no pile “side” in this game."),
    ],
)
def test_why_of_nothing(entry: tuple[str, str], message: str) -> None:
    assert message in refused(notes(), "--why", *entry)


# --- contradictions


def test_a_contradiction() -> None:
    text = notes({"lacks": ["lounge"], "who": "C"}, {"saw": "green", "of": "B"}, {"saw": "green", "of": "C"})
    result = run(text, "--json")
    assert result.exit_code == 1
    assert json.loads(result.output) == {
        "deals": 0,
        "probabilities": {},
        "certain": {},
        "case": {"suspect": None, "weapon": None, "place": None},
        "cases": [],
        "contradiction": {"notes": [1, 2]},
        "suspects": [1, 2],
    }
    result = run(text)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "These notes contradict each other:",
        "  2  Seen (B): Reverend Green.",
        "  3  Seen (C): Reverend Green.",
        "If a single note is wrong, it is number 2 or 3.",
    ]
    assert run(text, "--why", "green", "B").exit_code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_contradictions_in_every_language(language: str) -> None:
    everything = [
        {"suggest": ASKED, "by": "B", "passed": ["A"], "shown_by": "C", "card": "green", "second": "kitchen"},
        {"suggest": ASKED, "by": "B", "declined": ["C"], "lied": ["A"], "passed": ["A"]},
        {"suggest": ASKED, "by": "A", "shown_by": "B", "second": False},
        {"accuse": ASKED, "by": "B", "right": False},
        {"lacks": ["lounge"], "who": "case"},
        {"holds_one_of": ["spanner", "lounge"], "who": "C"},
        {"holds": ["spanner", "lounge"], "who": "C"},
        {"tip": "weapon", "by": "A", "passed": ["B"], "cards": {"C": "spanner"}},
        {"case": ASKED},
    ]
    for note in everything:
        text = notes(note, {"saw": "rope", "of": "B"})
        result = CliRunner().invoke(main, ["deduce", "-", "--lang", language], input=text)
        assert result.exit_code == 1
        assert "{" not in result.output


# --- bad input


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "This is not JSON"),
        ('{"edition": "classic",\n "seats": [}', "line 2, column 12"),
        ("[]", "An object in curly brackets is expected"),
        ('{"edition": "classic"}', "The field “seats” is missing"),
        (notes(hands=1), "There is no field “hands” here. Did you mean “hand”?"),
        (notes(edition="clasic"), "unknown edition 'clasic'"),
        (notes(hand=[*HAND[:5], "rop"]), "There is no card “rop”. Did you mean “rope”?"),
        (notes(hand=[*HAND[:5], "rope"]), "“rope” is named twice"),
        (notes(hand_sizes=[6, 6, 5]), "The hands do not add up: 6 + 6 + 5 = 17, but 18 of the 21 cards"),
        (notes(seats=["A", "B", "C", "D"], hand_sizes=None), "such as “hand_sizes”: [5, 5, 4, 4]"),
        (notes(seats=["A", "B"]), "3 to 6 seats, not for 2"),
        (notes({}, {"saw": "rope", "of": "B"}), "Note 1: A note has exactly one of suggest"),
        (notes({"case": ASKED}, {"saw": "lung", "of": "B"}), "Note 2: There is no card “lung”. Did you mean “lounge”?"),
        (
            notes({"saw": "lounge", "of": "X"}),
            "Note 1: There is no player and no pile “X”. Choose one of: A, B, C, case",
        ),
        (
            notes({"suggest": ASKED, "by": "A", "passed": ["B"], "shown_by": "B"}),
            "Note 1: B cannot have passed and shown a card as well",
        ),
        (notes({"suggest": ["plum", "rope", "hall"], "by": "B", "passed": ["A"]}), "Note 1: You hold “plum”"),
    ],
)
def test_bad_notes_are_refused_with_their_number(text: str, message: str) -> None:
    assert message in refused(text)
    assert message in refused(text, "--json")


def test_bad_arguments() -> None:
    for arguments in (["--top", "0"], ["--showing", "never"], ["--why", "rope"], ["--lang", "xx"]):
        assert CliRunner().invoke(main, ["deduce", "-", *arguments], input=notes()).exit_code == 2


# --- words


def codes() -> dict[str, set[str]]:
    """Return every code notes can be refused with, and its details."""
    found: dict[str, set[str]] = {}
    paths = [*(SOURCES / "deduction" / "notes").glob("*.py"), *(SOURCES / "cli" / "assistant").glob("*.py")]
    for node in (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("NotesError", "refuse"):
            first = node.args[0]
            names = [first.value] if isinstance(first, ast.Constant) else []
            if isinstance(first, ast.JoinedStr):
                names = [f"unknown-{what}" for what in ("card", "seat", "feature")]
            for name in names:
                details = {word.arg or "" for word in node.keywords}
                found.setdefault(str(name), set()).update(
                    {"nearest", "known"} if "" in details else set(), details - {""}
                )
    for row in refusals(row for rows in RULES.values() for row in rows):
        found.setdefault(row.code, set()).update({row.detail} - {""}, row.details, row.quotes)
    return found


def refusals(rows: Iterable[AnyRow]) -> Iterator[Refuse]:
    """Yield the rows that refuse notes."""
    for row in rows:
        if isinstance(row, ForEach):
            yield from refusals(row.rows)
        elif isinstance(row, Refuse):
            yield row


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_its_words(language: str) -> None:
    voice = speaker(language, load_edition("classic"))
    found = codes()
    assert len(found) > 40
    for code, details in found.items():
        for guess in ("yes", "no"):
            message = voice.text(f"assist-error-{code}", **dict.fromkeys(details, 3), guess=guess)
            assert message
            assert code not in message or " " not in code


def test_every_text_of_the_assistant_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    text = (LOCALES / "en" / "assist.ftl").read_text(encoding="utf-8")
    keys = [line.split(" =")[0] for line in text.splitlines() if line.startswith("assist-")]
    made = ("assist-word-", "assist-error-", "assist-owner-", "assist-note-")
    unused = [
        key for key in keys if not key.startswith(made) and f'"{key}"' not in sources and f"{{ {key} }}" not in text
    ]
    assert unused == ["assist-hand-changed", "assist-open-changed"]
    errors = {key.removeprefix("assist-error-") for key in keys if key.startswith("assist-error-")}
    assert errors == set(codes())


def test_library_errors_name_the_note() -> None:
    with pytest.raises(NotesError, match=r"^note 1: unknown-card: word=roppe, nearest=rope"):
        notebook_of(json.loads(notes({"saw": "roppe", "of": "B"})))


def test_the_example_of_the_document() -> None:
    text = (SOURCES.parent.parent / "docs" / "deduce.md").read_text(encoding="utf-8")
    example = text.split("```json\n")[1].split("```")[0]
    answers = answer(example)
    assert answers["certain"]["lounge"] == "Ben"
    shown = text.split('{"deals": ')[1]
    assert int(shown.split(",")[0]) == answers["deals"]
    assert f'"case": {str(answers["probabilities"]["green"]["case"])[:4]}' in shown
    assert f'"cards": {json.dumps(answers["cases"][0]["cards"])}, "p": {str(answers["cases"][0]["p"])[:5]}' in shown
    assert answer(example, "--why", "lounge", "Ben")["why"]["notes"] == [0, 1]


def test_null_is_as_good_as_absent() -> None:
    asked = {"suggest": ASKED, "by": "A", "passed": ["B", "C"]}
    nothing = {"shown_by": None, "card": None, "second": None, "declined": None, "lied": None}
    assert answer(notes(asked | nothing, hand_sizes=None, open=None, options=None)) == answer(notes(asked))
    assert "Note 1: The field “by” is missing" in refused(notes({"suggest": ASKED, "by": None}))
