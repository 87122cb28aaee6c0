"""`sleuth deduce --advise` and `advise` in `sleuth assist`: what to ask next, for programs and in four languages."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import sleuth
from sleuth.bots.mastermind import GIVEN_AWAY, LIKELY
from sleuth.cli import main
from sleuth.cli.assistant.lexicon import Lexicon
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.advice import DEALS, SPARE, TOP
from sleuth.sentences import LANGUAGES, speaker
from sleuth.sentences.messages import LOCALES

HAND = ["scarlett", "plum", "rope", "dagger", "hall", "study"]
ASKED = ["green", "candlestick", "kitchen"]
TABLE = {"edition": "classic", "seats": ["Anna", "Ben", "Cara"], "me": "Anna", "hand": HAND}
SOURCES = Path(str(sleuth.__file__)).parent
DOCUMENT = (SOURCES.parent.parent / "docs" / "deduce.md").read_text(encoding="utf-8")
PASSED = {"suggest": ASKED, "by": "Anna", "passed": ["Ben"], "shown_by": "Cara", "card": "kitchen"}


def notes(*entries: Any, **more: Any) -> str:
    return json.dumps({**TABLE, **more, "notes": list(entries)})


def table(edition: str, seats: list[str], me: str) -> dict[str, Any]:
    """Return notes for any edition: the first seat deals, and cards of all kinds are in the hand and face up."""
    loaded = load_edition(edition)
    mixed = [kind[number] for number in range(1, 9) for kind in loaded.by_kind if number < len(kind)]
    each, more = divmod(len(loaded.cards) - 3, len(seats))
    face_up = more if loaded.options.leftovers == "open" else 0
    sizes = [each] * len(seats) if face_up else [each, *(each + (seat < more) for seat in range(len(seats) - 1))]
    size = sizes[seats.index(me)]
    dealt = {"hand": mixed[:size], "hand_sizes": sizes, "open": mixed[size : size + face_up]}
    return {"edition": edition, "seats": seats, "me": me, "options": {"dealer": 0}, **dealt}


def run(text: str, *arguments: str, language: str = "en") -> Result:
    result = CliRunner().invoke(main, ["deduce", "-", "--lang", language, "--advise", *arguments], input=text)
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def advice(text: str, *arguments: str) -> list[dict[str, Any]]:
    result = run(text, "--json", *arguments)
    assert result.exit_code == 0, result.output
    found: list[dict[str, Any]] = json.loads(result.output)["advice"]
    return found


def lines(text: str, *arguments: str, language: str = "en") -> list[str]:
    result = run(text, *arguments, language=language)
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def refused(text: str, *arguments: str) -> str:
    result = run(text, *arguments)
    assert result.exit_code == 2, result.output
    return result.output


# --- for programs


def test_the_shape_of_the_answer() -> None:
    given = json.loads(run(notes(PASSED), "--json").output)
    assert list(given)[-2:] == ["contradiction", "advice"]
    assert len(given["advice"]) == TOP
    for entry in given["advice"]:
        assert list(entry) == [
            *("suggest", "alike", "value", "bits", "public_bits"),
            *("solves", "whole_case", "nobody", "answers", "reasons"),
        ]
        assert 0 <= entry["public_bits"] <= entry["bits"] + 1e-9
        assert entry["whole_case"] == pytest.approx(
            next((case["p"] for case in given["cases"] if case["cards"] == entry["suggest"]), 0)
        )
        assert all(isinstance(sentence, str) for sentence in entry["reasons"])
    values = [entry["value"] for entry in given["advice"]]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("showing", ["neutral", "random"])
def test_the_answers_add_up(showing: str) -> None:
    for entry in advice(notes(PASSED), "--showing", showing, "--top", "8"):
        for answer in entry["answers"]:
            assert answer["p"] == pytest.approx(sum(answer["cards"].values()), abs=1e-12)
            assert set(answer["cards"]) <= set(entry["suggest"])
        assert entry["nobody"] + sum(answer["p"] for answer in entry["answers"]) == pytest.approx(1, abs=1e-9)


def test_the_same_notes_get_the_same_advice() -> None:
    assert run(notes(PASSED), "--json").output == run(notes(PASSED), "--json").output


def test_top_and_place() -> None:
    assert len(advice(notes(PASSED), "--top", "7")) == 7
    everywhere, there = advice(notes(PASSED), "--top", "40"), advice(notes(PASSED), "--in", "lounge", "--top", "40")
    assert {entry["suggest"][2] for entry in there} == {"lounge"}
    assert {place for entry in everywhere for place in (entry["suggest"][2], *entry["alike"].get("ballroom", ()))} > {
        *("ballroom", "conservatory", "dining-room", "billiard-room", "library", "lounge"),
    }


def test_a_certain_case_is_accused() -> None:
    solved = notes({"case": ASKED})
    assert advice(solved) == [{"accuse": ASKED}]
    assert lines(solved) == [
        "The solution is certain. Stop asking and make an accusation: "
        "Reverend Green with the candlestick in the kitchen."
    ]


def test_advice_and_why_together() -> None:
    given = json.loads(run(notes(PASSED), "--json", "--why", "kitchen", "Cara").output)
    assert list(given)[-2:] == ["why", "advice"]
    words = lines(notes(PASSED), "--why", "kitchen", "Cara")
    assert words[0] == "Why Kitchen – Cara is certain:"
    assert any("best suggestions" in line for line in words)


# --- in words


def reasons(*entries: Any, arguments: tuple[str, ...] = (), **more: Any) -> list[str]:
    """Return why the best suggestion is good."""
    found: list[str] = advice(notes(*entries, **more), "--top", "1", *arguments)[0]["reasons"]
    return found


def test_open_cards_and_a_solution() -> None:
    almost = [{"saw": card, "of": "Ben"} for card in ("mustard", "white", "lead-pipe", "ballroom", "conservatory")]
    almost += [{"saw": card, "of": "Cara"} for card in ("peacock", "revolver", "dining-room", "billiard-room")]
    almost += [{"lacks": ["spanner"], "who": "Cara"}]
    said = reasons(*almost)
    assert said[0] == "Certainly in the case file, so nobody can show it: Reverend Green."
    assert re.match(r"Nobody is known to have them, and they may be in the case file: \w+ \d+% and \w+ \d+%\.", said[1])
    assert said[2].startswith("If nobody shows a card, the case is solved: Reverend Green with the ")


def test_own_cards_as_cover() -> None:
    known = [{"holds": ["green"], "who": "case"}, {"lacks": ["candlestick"], "who": "Ben"}]
    said = reasons(*known, arguments=("--in", "hall"))
    assert said[:3] == [
        "Cover from your own hand, which nobody else can show: Hall.",
        "Certainly in the case file, so nobody can show it: Reverend Green.",
        "So any card shown is the candlestick.",
    ]
    assert said[-1] == "If nobody shows a card, 7 of 28 solutions are left."


def test_what_is_known_of_others() -> None:
    said = reasons({"saw": "kitchen", "of": "Ben"}, arguments=("--in", "kitchen"))
    assert "Ben is known to have the kitchen: nothing new from there." in said
    assert "Somebody will certainly show a card." in said


def test_cards_in_no_hand() -> None:
    sherlock = table("sherlock", [*"ABCDE"], "B")
    places = [card for card in sherlock["open"] if card in load_edition("sherlock").places]
    said = reasons(arguments=("--in", places[0]), **sherlock)
    assert said[0].startswith("Certainly in no hand, so nobody can show it: ")


def test_two_players_may_look_at_a_card_set_aside() -> None:
    table = {"seats": ["Anna", "Ben"], "options": {"side_cards": 4}, "hand": [*HAND, "kitchen"]}
    said = reasons(**table)
    assert "If nobody shows a card, you may look at one of the cards set aside; that is not counted here." in said
    assert "If nobody shows a card, 96 of 96 solutions are left." in said


def test_a_player_taken_by_the_white_walkers_is_not_asked() -> None:
    """R8.5; without the White Walkers a player whose hand lies open still answers."""
    keep = table("red-keep", ["Anna", "Ben", "Cara", "Dan"], "Anna")
    free = [card for card in load_edition("red-keep").places if card not in (*keep["hand"], *keep["open"])]
    taken = {"holds": free[-keep["hand_sizes"][1] :], "who": "Ben"}
    peaceful = keep | {"options": keep["options"] | {"intrigue": False}}
    assert askable(notes(taken, **keep), free[-1]) == {"Cara", "Dan"}
    assert askable(notes(taken, **peaceful), free[-1]) == {"Ben"}


def askable(text: str, place: str) -> set[str]:
    """Return who could show a card, in any of the suggestions."""
    return {answer["by"] for entry in advice(text, "--in", place) for answer in entry["answers"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_advice_in_every_edition_and_language(edition: str, language: str) -> None:
    raw = table(edition, ["Anna", "Ben", "Cara", "Dan"], "Ben")
    places = load_edition(edition).places
    own = next(card for card in raw["hand"] if card in places)
    said = lines(notes(**raw), "--top", "2", "--in", own, language=language)
    assert [line[:2] for line in said if line[:1].isdigit()] == ["1 ", "2 "]
    assert sum(speaker(language, load_edition(edition)).card(own) in line for line in said) >= 2
    assert not any("{" in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_reasons_in_every_language(language: str) -> None:
    known = [{"holds": ["green"], "who": "case"}, {"saw": "kitchen", "of": "Ben"}]
    for arguments in (("--in", "hall"), ("--in", "kitchen"), ()):
        said = lines(notes(*known), "--top", "5", *arguments, language=language)
        assert not any("{" in line for line in said)
        assert len(said) == len(lines(notes(*known), "--top", "5", *arguments))


def test_numbers_are_written_as_the_language_does() -> None:
    assert re.search(r"\d\.\d", lines(notes(PASSED), "--in", "hall")[2])
    for language in ("de", "fr", "nl"):
        assert re.search(r"\d,\d", lines(notes(PASSED), "--in", "hall", language=language)[2])


# --- bad input


def test_bad_input() -> None:
    watching = json.dumps({"edition": "classic", "seats": ["A", "B", "C"]})
    assert "--advise: You are just watching; advice is for a player" in refused(watching)
    culprit = table("one-against-all", ["A", "B", "C", "D"], "A")
    assert "You are the culprit and never ask." in refused(notes(**culprit))
    assert "--in rope: expected one of kitchen, ballroom" in refused(notes(), "--in", "rope")
    assert "--in nowhere: expected one of" in refused(notes(), "--in", "nowhere")
    assert "--top" in refused(notes(), "--top", "0")
    alone = CliRunner().invoke(main, ["deduce", "-", "--in", "hall"], input=notes())
    assert alone.exit_code == 2
    assert "--in hall: only together with --advise" in alone.output


def test_contradictory_notes_get_no_advice() -> None:
    result = run(notes({"saw": "green", "of": "Ben"}, {"saw": "green", "of": "Cara"}))
    assert result.exit_code == 1
    assert result.output.startswith("These notes contradict each other:")


# --- in the assistant


def assist(tmp_path: Path, *typed: str, text: str, language: str = "en") -> str:
    file = tmp_path / "notes.json"
    file.write_text(text, encoding="utf-8")
    command = ["assist", "--file", str(file), "--lang", language]
    result = CliRunner().invoke(main, command, input="\n".join([*typed, "q", ""]))
    assert result.exception is None, result.output
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(text)
    return result.output


@pytest.mark.parametrize(
    ("language", "word"),
    [("de", "Rat"), ("en", "advise"), ("fr", "conseil"), ("nl", "advies"), ("de", "advise"), ("en", "advice")],
)
def test_the_assistant_advises(language: str, word: str, tmp_path: Path) -> None:
    expected = lines(notes(PASSED), language=language)
    output = assist(tmp_path, word, text=notes(PASSED), language=language)
    assert "\n".join(expected) in output
    assert sum(line[:1].isdigit() for line in expected) == 3


@pytest.mark.parametrize(
    ("language", "line"),
    [("de", "rat Halle"), ("en", "advise in the hall"), ("fr", "conseil dans le hall"), ("nl", "advies hal")],
)
def test_the_assistant_advises_in_a_place(language: str, line: str, tmp_path: Path) -> None:
    expected = lines(notes(PASSED), "--in", "hall", language=language)
    assert "\n".join(expected) in assist(tmp_path, line, text=notes(PASSED), language=language)


def test_mistakes_in_the_assistant(tmp_path: Path) -> None:
    output = assist(tmp_path, "advise rope", "advise kitchn", "advise hall now", text=notes(PASSED))
    assert "You cannot ask in “Rope”. Choose one of: Kitchen, Ballroom," in output
    assert "There is no card “kitchn”. Did you mean “Kitchen”?" in output
    assert "I do not understand “now”." in output
    assert "best suggestions" not in output
    watching = json.dumps({"edition": "classic", "seats": ["A", "B", "C"], "notes": []})
    assert "You are just watching; advice is for a player" in assist(tmp_path, "advise", text=watching)
    contradictory = notes({"saw": "green", "of": "Ben"}, {"saw": "green", "of": "Cara"})
    assert assist(tmp_path, "advise", text=contradictory).count("These notes contradict each other:") == 2


def test_the_help_of_the_assistant_names_it(tmp_path: Path) -> None:
    assert "advise kitchen   what to ask there" in assist(tmp_path, "h", text=notes())


def test_a_certain_case_in_the_assistant(tmp_path: Path) -> None:
    output = assist(tmp_path, "advise", text=notes({"case": ASKED}))
    assert "The solution is certain. Stop asking and make an accusation: Reverend Green" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_is_a_command_of_its_own(language: str) -> None:
    lexicon = Lexicon(speaker(language, load_edition("classic")))
    words = speaker(language, load_edition("classic")).text("assist-word-advise").split()
    assert [lexicon.command(word) for word in words] == ["advise"] * len(words)


# --- texts and document


def test_every_text_of_the_advice_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    text = (LOCALES / "en" / "advice.ftl").read_text(encoding="utf-8")
    keys = [line.split(" =")[0] for line in text.splitlines() if re.match(r"[a-z-]+ =", line)]
    made = {f"advice-error-{code}" for code in re.findall(r'"(watching|culprit|not-a-place)"', sources)}
    unused = [key for key in keys if f'"{key}"' not in sources and key not in made]
    assert unused == ["assist-word-advise"]


def test_the_example_of_the_document() -> None:
    example = DOCUMENT.split("```json\n")[1].split("```")[0]
    section = DOCUMENT.split("\n## Advice\n")[1].split("\n## ")[0]
    command, shown = section.split("```\n$ sleuth deduce notes.json ")[1].split("```")[0].split("\n", 1)
    assert run(example, *command.replace("--advise ", "").split()).output == shown
    (first,) = advice(example, "--in", "hall", "--top", "1")
    for key in ("value", "bits", "public_bits", "nobody"):
        assert f'"{key}": {first[key]:.2f}' in section
    assert f'"suggest": {json.dumps(first["suggest"])}' in section
    assert first["reasons"][0] in section


def test_the_numbers_of_the_document() -> None:
    section = DOCUMENT.split("\n## Advice\n")[1].split("\n## ")[0]
    assert f"subtracts {GIVEN_AWAY} of" in section
    assert f"adds {LIKELY:g} bit for" in section
    assert f"{DEALS} drawn deals" in section
    assert (TOP, SPARE) == (3, 2)
    assert "three or `--top N`" in section
    assert "the best N of them and two more" in section
