"""A person plays in the terminal: a monkey with numbers, help, ways back, quitting and resuming."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.cli.terminal.action_chooser import ActionChooser, Back
from sleuth.core.actions import Accuse, Move, Roll, Suggest
from sleuth.core.legal import legal_actions
from sleuth.core.truth.records import read_record
from sleuth.editions import EDITION_IDS
from sleuth.sentences import LANGUAGES, speaker
from tests.games import in_turns
from tests.kit import Scene, at

COMMANDS = ("h", "?", "n", "n follows", "l", "t", "r", "c", "u", "m", "m mustard 2 x", "m plum case", "m no such thing")


class Monkey:
    """Types numbers, squares and commands at random; leaves after a while."""

    def __init__(self, seed: str, patience: int) -> None:
        self.random = random.Random(seed)
        self.left = patience

    def __call__(self, prompt: str = "") -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        squares = [word for word in prompt.split() if word[0].isupper() and word[-1].isdecimal() and len(word) < 4]
        if squares and self.random.random() < 0.5:
            return self.random.choice(squares)
        if self.random.random() < 0.04:
            return self.random.choice(COMMANDS)
        words = ["", "1", "2", "3", "4", "5", "6", "7", "b", "hello", "M18", "99", "-1"]
        return self.random.choices(words, [12, 9, 6, 4, 3, 2, 2, 2, 1, 1, 1, 1, 1])[0]


def play(monkeypatch: pytest.MonkeyPatch, asked: object, *arguments: str) -> str:
    monkeypatch.setattr("builtins.input", asked)
    result = CliRunner().invoke(main, ["play", "--terminal", *arguments])
    assert result.exit_code == 0, result.output
    assert result.exception is None
    return result.output


@pytest.mark.parametrize(("edition", "language"), in_turns(EDITION_IDS, LANGUAGES))
def test_a_monkey_plays(edition: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.jsonl"
    monkey = Monkey(f"{edition}{language}", 400)
    arguments = ["--edition", edition, "--lang", language, "--bots", "random", "--seed", "5", "--save", str(save)]
    output = play(monkeypatch, monkey, *arguments)
    assert "{" not in output
    record = read_record(save.read_text(encoding="utf-8"))
    assert record.players[0] == "person"
    assert len(record.events) > 20


def test_quit_and_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.jsonl"
    play(monkeypatch, Monkey("first", 60), "--edition", "classic", "--seed", "1", "--lang", "en", "--save", str(save))
    before = save.read_text(encoding="utf-8")
    result = CliRunner().invoke(main, ["play", "--terminal", "--lang", "en", "--save", str(save)], input="y\n")
    assert result.exit_code == 0
    monkeypatch.setattr("builtins.input", Monkey("second", 60))
    result = CliRunner().invoke(main, ["play", "--lang", "de", "--save", str(save)], input="y\n")
    assert result.exit_code == 0
    after = save.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after) > len(before)


@pytest.mark.parametrize(
    ("language", "answers", "resumed"),
    [
        ("de", "j\n", True),
        ("de", "perhaps\nNein\n", False),
        ("fr", "oui\n", True),
        ("nl", "\n", True),
        ("fr", "y\n", True),
    ],
)
def test_whether_to_resume_is_asked_in_every_language(
    language: str, answers: str, resumed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "game.jsonl"
    play(monkeypatch, Monkey("old", 30), "--edition", "classic", "--seed", "1", "--lang", "en", "--save", str(save))
    before = save.read_text(encoding="utf-8")
    monkeypatch.setattr("builtins.input", Monkey("new", 0))
    arguments = ["play", "--edition", "classic", "--lang", language, "--save", str(save)]
    result = CliRunner().invoke(main, arguments, input=answers)
    assert result.exit_code == 0
    voice = speaker(language, Scene().game.edition)
    yes, no = voice.text("yes"), voice.text("no")
    assert f"({yes}/{no}) [{yes}]" in result.output, "what Enter means is shown"
    assert (voice.text("bad-yes-no", yes=yes, no=no) in result.output) == answers.startswith("perhaps")
    assert save.read_text(encoding="utf-8").startswith(before) == resumed


def test_a_new_game_does_not_lose_the_unfinished_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.jsonl"
    arguments = ["--edition", "classic", "--lang", "en", "--save", str(save)]
    play(monkeypatch, Monkey("old", 30), "--seed", "1", *arguments)
    old = save.read_text(encoding="utf-8")
    play(monkeypatch, Monkey("new", 30), "--new", "--seed", "2", *arguments)
    assert (tmp_path / "game-1.jsonl").read_text(encoding="utf-8") == old
    assert save.read_text(encoding="utf-8") != old


def test_a_torn_save_is_repaired_on_resuming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "game.jsonl"
    play(monkeypatch, Monkey("torn", 60), "--edition", "classic", "--seed", "1", "--lang", "en", "--save", str(save))
    whole = save.read_text(encoding="utf-8")
    save.write_text(whole[:-3], encoding="utf-8")
    monkeypatch.setattr("builtins.input", Monkey("whole", 40))
    CliRunner().invoke(main, ["play", "--lang", "en", "--save", str(save)], input="y\n")
    assert not read_record(save.read_text(encoding="utf-8")).torn


def test_bad_seats_and_bad_saves(tmp_path: Path) -> None:
    for arguments in (["--seat", "9"], ["--seats", "9"], ["--edition", "nonsense"], ["--option", "x=1"]):
        result = CliRunner().invoke(main, ["play", "--new", "--edition", "classic", *arguments])
        assert result.exit_code == 2, result.output
    (tmp_path / "dir").mkdir()
    result = CliRunner().invoke(
        main, ["play", "--edition", "classic", "--save", str(tmp_path / "dir" / "x" / ".." / "..")]
    )
    assert result.exit_code == 2


def scripted(answers: list[str]) -> tuple[ActionChooser, list[str]]:
    """Return an asker with prepared answers; `b` goes back."""
    said: list[str] = []
    stream: Iterator[str] = iter(answers)

    def ask(prompt: str) -> str:
        said.append(prompt)
        answer = next(stream)
        if answer == "b":
            raise Back
        return answer

    return ActionChooser(speaker("en", Scene().game.edition), said.append, ask), said


def test_a_choice_can_be_undone_before_it_is_sent() -> None:
    scene = Scene().put(scarlett=at(17, 11)).roll(0, 3)
    asker, _ = scripted(["1", "b", "2", ""])
    moves = legal_actions(scene.view(0))
    places = [action for action in moves if isinstance(action, Move) and action.to in scene.game.edition.places]
    if len(places) < 2:
        asker, _ = scripted(["1", "b", "1", ""])
    action = asker.choose(scene.view(0), moves)
    assert isinstance(action, Move)
    assert action == places[min(1, len(places) - 1)]


@pytest.mark.parametrize(
    ("scene", "shown", "answer"),
    [
        (Scene().put(scarlett=at(17, 11)).roll(0, 1), "both", "K18"),
        (Scene().roll(0, 2), "squares", "H23"),
    ],
)
def test_only_what_can_be_chosen_is_asked_for(scene: Scene, shown: str, answer: str) -> None:
    asker, said = scripted(["nowhere", answer, "no", ""])
    assert asker.choose(scene.view(0), legal_actions(scene.view(0))) == Move(answer)
    assert asker.voice.text("choose-place", shown=shown) in said
    assert asker.voice.text("bad-place", shown=shown) in said
    assert asker.voice.text("bad-confirm") in said


def test_the_kind_of_action_is_asked_first_and_a_wrong_number_again() -> None:
    scene = Scene()
    asker, _ = scripted(["7", "x", "", "1"])
    assert asker.choose(scene.view(0), legal_actions(scene.view(0))) == Roll()


def test_an_accusation_is_built_card_by_card_and_confirmed() -> None:
    scene = Scene()
    asker, _ = scripted(["2", "1", "2", "b", "2", "6", "6", "9", ""])
    assert asker.choose(scene.view(0), legal_actions(scene.view(0))) == Accuse(("plum", "spanner", "study"))


def test_the_place_of_a_suggestion_is_fixed() -> None:
    scene = Scene().put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))
    asker, _ = scripted(["6", "5", ""])
    assert asker.choose(scene.view(0), legal_actions(scene.view(0))) == Suggest(("plum", "rope", "hall"))
