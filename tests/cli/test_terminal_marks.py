"""Own marks: written, taken back, kept with the saved game, which stays a record."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.cli.terminal.marks import NoMark, OwnMarks, read_mark
from sleuth.cli.terminal.save_file import SaveFile
from tests.cli.test_terminal_sheet import sheet_of
from tests.cli.typist import typed
from tests.kit import house, red_keep

EXAMPLE = {"card": "plum", "player": "B"}


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("plum B ?", ("plum", 1, "?")),
        ("Professor Plum b x", ("plum", 1, "x")),
        ("professor plum B", ("plum", 1, "")),
        ("plum 2 A", ("plum", 1, "A")),
        ("rope case +", ("rope", "case", "+")),
        ("billiard Ca +", ("billiard-room", "case", "+")),
        ("spanner C 3", ("spanner", 2, "3")),
    ],
)
def test_a_mark_is_read_as_people_type_it(line: str, step: object) -> None:
    assert read_mark(line.split(), sheet_of(house()), EXAMPLE) == step


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "m plum B ?"),
        ("plum", "m plum B ?"),
        ("excalibur B ?", "no card “excalibur”"),
        ("plumm B ?", "Did you mean “Professor Plum”?"),
        ("plum Q ?", "no player and no pile “Q”"),
        ("plum 9 ?", "no player and no pile “9”"),
        ("room B ?", "could be: Dining room, Billiard room"),
        ("plum B yes", "“yes”"),
    ],
)
def test_what_cannot_be_read_is_explained(line: str, message: str) -> None:
    with pytest.raises(NoMark) as problem:
        read_mark(line.split(), sheet_of(house()), EXAMPLE)
    assert message in str(problem.value)


def test_a_pile_can_be_marked_if_there_is_one() -> None:
    assert read_mark(["arakh", "open", "-"], sheet_of(red_keep()), EXAMPLE) == ("arakh", "open", "-")
    with pytest.raises(NoMark):
        read_mark(["rope", "open", "-"], sheet_of(house()), EXAMPLE)


def test_every_step_can_be_undone() -> None:
    marks = OwnMarks()
    for sign in ("?", "!", ""):
        marks.put(("plum", 1, sign))
    assert marks.signs == {}
    assert marks.undo()
    assert marks.signs == {("plum", 1): "!"}
    assert marks.undo()
    assert marks.undo()
    assert not marks.undo()


ARGUMENTS = ["--edition", "classic", "--seed", "1", "--lang", "en", "--figure", "scarlett,mustard,white"]


def test_marks_survive_resuming_and_the_game_stays_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.jsonl"
    lines = ["m plum 2 %", "m rope 3 &", "u", "n"]
    output = typed(monkeypatch, lines, *ARGUMENTS, "--save", str(save))
    assert output.count("%") == 2
    again = typed(monkeypatch, ["n", "u", "u", "n"], "--lang", "en", "--save", str(save), answer="y\n")
    assert again.count("%") == 1
    assert "nothing to undo" in again
    assert SaveFile(save).load_marks() == []
    assert CliRunner().invoke(main, ["replay", str(save)]).exit_code == 0


def test_a_new_game_begins_without_marks_and_keeps_those_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "game.jsonl"
    typed(monkeypatch, ["m plum 2 %"], *ARGUMENTS, "--save", str(save))
    output = typed(monkeypatch, ["n"], *ARGUMENTS, "--new", "--save", str(save))
    assert "%" not in output
    assert SaveFile(tmp_path / "game-1.jsonl").load_marks() == [("plum", 1, "%")]


def test_marks_that_cannot_be_read_are_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.jsonl"
    typed(monkeypatch, ["m plum 2 %"], *ARGUMENTS, "--save", str(save))
    SaveFile(save).marks_path.write_text('[["plum"', encoding="utf-8")
    assert "%" not in typed(monkeypatch, ["n"], "--lang", "en", "--save", str(save), answer="y\n")


def test_before_the_deal_there_is_no_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["--edition", "one-against-all", "--culprit", "me", "--lang", "en", "--save", str(tmp_path / "game")]
    output = typed(monkeypatch, ["n", "m plum 2 ?", "h"], *arguments)
    assert output.count("as soon as the cards are dealt") == 2
    assert "m scarlett 2 ?" in output
