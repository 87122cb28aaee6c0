"""What the terminal shows before a question, and that it prints names as they are."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from sleuth.cli.common.trouble import Quit
from sleuth.cli.terminal.save_file import SaveFile
from sleuth.cli.terminal.session import Session
from sleuth.core.actions import Move, Pass, Show, Suggest
from sleuth.core.game import new_game
from sleuth.core.truth import Event, SeededChance, State, begin
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES
from tests.cli.typist import typed
from tests.kit import Scene, at, house, red_keep


def asked(scene: Scene, folder: Path, seat: int = 0) -> str:
    """Return what a person at a seat is shown at their next question, before they leave."""
    return shown(scene.state, scene.events, folder, seat)


def shown(state: State, events: list[Event], folder: Path, seat: int = 0) -> str:
    session = Session(state, events, seat, SaveFile(folder / "game.jsonl"), "en")
    session.console = Console(file=io.StringIO(), width=80, color_system=None)

    def leave(prompt: str) -> str:
        raise Quit

    session.asker.ask = leave
    session.run()
    stream = session.console.file
    assert isinstance(stream, io.StringIO)
    return stream.getvalue()


def is_board_in(text: str) -> bool:
    return "A B C D E F" in text


def test_a_turn_begins_with_the_whole_table(tmp_path: Path) -> None:
    output = asked(house(), tmp_path)
    assert is_board_in(output)
    assert "Your cards: Miss Scarlett" in output


def test_what_was_just_answered_stays_in_sight(tmp_path: Path) -> None:
    scene = house().put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))
    assert "Your cards" in asked(scene, tmp_path)
    scene.do(0, Suggest(("plum", "rope", "hall"))).do(1, Pass()).do(2, Show("rope"))
    output = asked(scene, tmp_path)
    assert not is_board_in(output)
    assert "C has shown you the rope. Do you end your turn, or make an accusation?" in output


def test_a_player_who_answers_sees_their_own_cards(tmp_path: Path) -> None:
    scene = house().put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))
    scene.do(0, Suggest(("mustard", "rope", "hall")))
    output = asked(scene, tmp_path, seat=1)
    assert not is_board_in(output)
    assert "Your cards: Colonel Mustard" in output


def test_character_cards_are_explained_once(tmp_path: Path) -> None:
    assert asked(red_keep(), tmp_path).count("After your move:") == 1


def test_names_are_printed_as_they_are(tmp_path: Path) -> None:
    game = new_game(load_edition("classic"), 3, names=["[bold]", "[/]", "[red]x"])
    output = shown(*begin(game, SeededChance(1)), tmp_path)
    assert all(name in output for name in game.names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_the_help_fits_into_80_columns(
    edition: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["--edition", edition, "--lang", language, "--bots", "random", "--save", str(tmp_path / "game.jsonl")]
    starts = [line[:4] for line in typed(monkeypatch, ["h"], *arguments).splitlines()]
    first = starts.index("b   ")
    assert starts[first : first + 10] == [f"{key}   " for key in "bnmucltrhq"]
