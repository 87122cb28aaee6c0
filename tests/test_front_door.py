"""`import sleuth`: the public names, loaded when they are used."""

import doctest
import importlib
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import sleuth
from sleuth.bots import UnknownBot
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.refusals import UnfitGame
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.editions import EDITION_IDS, Edition, load_edition
from tests.patience import PATIENCE

EXTRAS = {"click", "cloudpickle", "distributed", "joblib", "litestar", "matplotlib", "openskill", "rich", "uvicorn"}
"""Packages that a program without a server, a league or a command has no use for."""
PROGRAMS = {
    "sleuth.play('questions', ['novice'] * 3, seed=1).record.view(0)": {*EXTRAS, "fluent"},
    "sleuth.new_game('classic', 3)": {*EXTRAS, "fluent"},
    "[edition.id for edition in sleuth.editions()]": {*EXTRAS, "fluent", "numpy"},
    "sleuth.Notes('classic', ['Anna', 'Ben', 'Clara']).probability('rope', 'case')": EXTRAS,
    "sleuth.League('questions', ['novice', 'amateur']).plan(6)": {*EXTRAS, "fluent"},
    "sleuth.League('questions', ['novice', 'random']).run(6)": EXTRAS - {"openskill"},
    "sleuth.serve": EXTRAS,
}
"""What each program must not load."""


class First:
    """Takes whatever comes first."""

    listens = False

    def __init__(self, game: Game, seat: Seat, seed: str) -> None:
        self.seat = seat

    def see(self, event: SeenEvent) -> None:
        """Never called."""

    def choose(self, view: View, choices: Choices) -> Action:
        """Return the last choice."""
        assert view.seat == self.seat
        return choices[-1]


def loaded_by(program: str) -> set[str]:
    """Return the top-level packages that a new interpreter loads for a program."""
    names = "{name.partition('.')[0] for name in set(sys.modules) - before}"
    code = f"import sys; before = set(sys.modules); import sleuth; {program}; print(*sorted({names}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_loads_only_the_standard_library() -> None:
    loaded = loaded_by("None")
    assert "sleuth" in loaded
    assert loaded <= {"sleuth", *sys.stdlib_module_names}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_loads_only_what_it_needs(program: str) -> None:
    loaded = loaded_by(program)
    assert "sleuth" in loaded
    assert not loaded & PROGRAMS[program]


def test_every_public_name_is_there() -> None:
    for name in sleuth.__all__:
        assert getattr(sleuth, name) is not None
    assert set(sleuth.__all__) == set(dir(sleuth))
    with pytest.raises(AttributeError, match="no attribute 'Sherlock'"):
        _ = sleuth.Sherlock


@pytest.mark.parametrize(
    "module", ["sleuth", "sleuth.editions", "sleuth.arena.playing", "sleuth.arena.league", "sleuth.review.notes"]
)
def test_the_examples_run(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted
    assert not found.failed


def test_editions_is_a_package_and_a_function() -> None:
    assert [edition.id for edition in sleuth.editions()] == list(EDITION_IDS)
    assert sleuth.editions.load_edition is load_edition
    assert importlib.import_module("sleuth.editions") is sleuth.editions


@pytest.mark.parametrize("edition", ["classic", load_edition("classic"), load_edition("classic").folders[0]])
def test_an_edition_is_named_by_its_id_by_its_folder_or_given(edition: str | Path | Edition) -> None:
    game = sleuth.new_game(edition, ["plum", "white", "green"], options={"staying": True})
    assert (game.edition, game.figures) == (load_edition("classic"), ("plum", "white", "green"))
    assert game.options.staying


def test_a_game_that_cannot_be_played_is_refused_in_words() -> None:
    with pytest.raises(UnfitGame, match=r"^“Classic house” is for 3 to 6 seats, not for 7\. \(R1\.7\)$") as caught:
        sleuth.play("classic", ["novice"] * 7)
    assert (caught.value.code, caught.value.details["seats"]) == ("unfit-seats", 7)
    with pytest.raises(UnfitGame, match=r"dice: expected plain or question, not 'plane'$"):
        sleuth.League("classic", ["novice", "amateur"], options={"dice": ["plane"]})


def test_an_edition_without_english_names_is_refused_by_code(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('base = "classic"\nid = "mine"\n', encoding="utf-8")
    (tmp_path / "names").mkdir()
    (tmp_path / "names" / "en.ftl").write_text("title = { missing }\n", encoding="utf-8")
    with pytest.raises(UnfitGame, match=r"unfit-seats"):
        sleuth.new_game(tmp_path, 7)


def test_a_class_a_factory_and_a_name_play_together(tmp_path: Path) -> None:
    match = sleuth.play("classic", [First, lambda game, seat, seed: First(game, seat, seed), "novice"], seed=1)
    again = sleuth.play("classic", [First, First, "novice"], seed=1)
    assert match.case == again.case
    assert match.record.players == ("First", "<lambda>", "novice")
    match.record.save(tmp_path / "game.jsonl")
    loaded = sleuth.Record.load(tmp_path / "game.jsonl")
    assert loaded.state().public == match.state.public
    assert loaded.view(0).own == match.state.view(0).own
    assert loaded.view(1, step=1).own.hand
    assert len(list(loaded.states())) == len(match.events) + 1


def test_what_is_not_a_player_is_refused_with_a_clear_message() -> None:
    with pytest.raises(UnknownBot, match="expected the name of a bot, or a class"):
        sleuth.play("classic", [7, "novice", "novice"])  # type: ignore[list-item]
    with pytest.raises(UnknownBot, match="expected to be called with game, seat, seed"):
        sleuth.play("classic", [object, "novice", "novice"])  # type: ignore[list-item]
    with pytest.raises(UnknownBot, match="expected a bot with listens, see, choose"):
        sleuth.play("classic", [lambda game, seat, seed: None, "novice", "novice"])  # type: ignore[list-item, return-value]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal")
def test_serve_serves_until_ctrl_c_and_restores_it(tmp_path: Path) -> None:
    """A whole program: the address is printed, the key and the tables are kept, and Ctrl-C works again afterwards."""
    code = "import signal, sleuth; sleuth.serve(port=0); print(signal.getsignal(2) is signal.default_int_handler)"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = re.fullmatch(r"Serving at (http://127\.0\.0\.1:\d+) \(Ctrl-C stops\)\n", line)
            assert address is not None
            with urllib.request.urlopen(f"{address[1]}/", timeout=PATIENCE) as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGINT)
            assert server.communicate() == ("True\n", None)
            assert server.returncode == 0
        finally:
            server.kill()
    assert {path.name for path in (tmp_path / "sleuth").iterdir()} >= {"secret-key", "tables.db"}


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"--host 0\.0\.0\.0: expected a secret key"):
        sleuth.serve(host="0.0.0.0", database=str(tmp_path / "tables.db"))


# --- what people print


def test_what_people_print_is_short() -> None:
    match = sleuth.play("classic", ["novice"] * 3, seed=2)
    state = next(state for state in match.record.states() if state.public.actor is not None)
    assert state.public.actor is not None
    view = state.view(state.public.actor)
    board, league = match.state.game.edition.board, sleuth.League("classic", ["novice", "amateur"])
    notes = sleuth.Notes("classic", ["Anna", "Ben", "Clara"])
    printed = (match, match.record, match.state, match.state.game, legal_actions(view), view, board, league, notes)
    for shown in (*printed, notes.sheet, notes.knowledge):
        assert "\n" not in repr(shown)
        assert len(repr(shown)) < 125
    assert board is not None
    assert str(board).count("\n") == board.height - 1


def test_a_view_prints_what_its_seat_knows_and_a_state_everything() -> None:
    record = sleuth.play("classic", ["novice", "amateur", "inspector"], seed=1).record
    *_, before, last = record.states()
    lines = str(record.view(0, step=40)).splitlines()
    assert lines[:3] == [
        "classic, turn 12: C to move",
        "* A  scarlett at G17, 6 cards",
        "  B  mustard at E17, 6 cards",
    ]
    assert lines[4:] == [
        "hand: scarlett, green, peacock, candlestick, conservatory, billiard-room",
        "saw: revolver of B",
    ]
    assert "case" not in str(before.view(0))
    assert str(before).endswith("case: plum, lead-pipe, dining-room")
    assert str(last).splitlines()[0] == "classic, turn 20: over, B wins"
    assert str(last).count("case: plum") == 1


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_moment_of_every_edition_can_be_printed(edition: str) -> None:
    record = sleuth.play(edition, ["novice"] * 4, seed=3).record
    for state in record.states():
        assert str(state)
        assert all(name in str(state.view(2)) for name in record.game.names)


def test_standings_print_as_a_table() -> None:
    standings = sleuth.League("questions", {"mine": "random", "<novice>": "novice"}, seed=1).run(6)
    heading, columns, *rows, legend = str(standings).splitlines()
    assert heading == "questions, 3 seats: 6 games, 1 deal, seed 1; even odds are 50.0 %"
    assert columns.split()[:2] == ["bot", "share"]
    assert [row.split()[0] for row in rows] == [score.name for score in standings.bots]
    assert legend.startswith("share:")
    assert repr(standings).startswith("<Standings of 'questions', 3 seats: 6 games, 1 deal, seed 1: ")
    drawn = standings._repr_html_()
    assert drawn.count("<svg") == 2
    assert "&lt;novice&gt;" in drawn


@pytest.mark.parametrize("edition", [edition for edition in EDITION_IDS if load_edition(edition).board])
def test_a_board_draws_every_place_and_every_square(edition: str) -> None:
    board = load_edition(edition).board
    assert board is not None
    drawn = board._repr_html_()
    assert len(drawn) < 10_000
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    for word in {word for place in board.rooms for word in place.split("-")}:
        assert f">{word}</text>" in drawn
    assert drawn.count("h1v1h-1z") >= len(board.cells)
