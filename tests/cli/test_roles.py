"""Who plays whom: `--figure`, `--culprit` and `--team`, with good and with bad input."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.core.truth.records import Record, read_record, read_records


def simulated(tmp_path: Path, *arguments: str) -> list[Record]:
    file = tmp_path / "games.jsonl"
    result = CliRunner().invoke(main, ["simulate", "--records", str(file), *arguments])
    assert result.exit_code == 0, result.output
    return list(read_records(file.read_text(encoding="utf-8")))


def played(tmp_path: Path, *arguments: str) -> Record:
    """Return a game that a person begins and leaves at once."""
    file = tmp_path / "game.jsonl"
    result = CliRunner().invoke(main, ["play", "--new", "--lang", "de", "--save", str(file), *arguments])
    assert result.exit_code == 0, result.output
    return read_record(file.read_text(encoding="utf-8"))


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.output


# --- figures


def test_over_many_simulated_games_every_figure_is_played_at_every_seat(tmp_path: Path) -> None:
    records = simulated(tmp_path, "--games", "60", "--seed", "3")
    for seat in range(3):
        assert {record.game.figures[seat] for record in records} == set(records[0].game.edition.suspects)


def test_the_same_seed_draws_the_same_figures_and_deals_the_same_cards(tmp_path: Path) -> None:
    arguments = ["--games", "4", "--seed", "7", "--edition", "meereen"]
    first, again = simulated(tmp_path, *arguments), simulated(tmp_path, *arguments)
    assert [record.game.figures for record in first] == [record.game.figures for record in again]
    assert [record.events for record in first] == [record.events for record in again]
    chosen = simulated(tmp_path, *arguments, "--figure", "daenerys-targaryen,missandei")
    assert [record.events[0] for record in chosen] == [record.events[0] for record in first]


def test_figures_are_chosen_for_some_seats_or_all(tmp_path: Path) -> None:
    some = simulated(tmp_path, "--games", "20", "--figure", "2=Mustard", "--figure", "3=Violet")
    assert {record.game.figures[1:] for record in some} == {("mustard", "plum")}
    assert len({record.game.figures[0] for record in some}) > 2
    every = simulated(tmp_path, "--games", "2", "--figure", "plum,mustard,green")
    assert {record.game.figures for record in every} == {("plum", "mustard", "green")}


@pytest.mark.parametrize("name", ["plum", "PLUM", "Professor Bloom", "bloom"])
def test_a_person_chooses_a_figure_by_id_or_name(name: str, tmp_path: Path) -> None:
    assert played(tmp_path, "--edition", "classic", "--seat", "2", "--figure", name).game.figures[1] == "plum"


def test_a_person_may_choose_for_bots_too(tmp_path: Path) -> None:
    game = played(tmp_path, "--edition", "classic", "--figure", "plum", "--figure", "3=green").game
    assert (game.figures[0], game.figures[2]) == ("plum", "green")


def test_figures_are_drawn_for_a_person_who_chooses_none(tmp_path: Path) -> None:
    seen = {played(tmp_path, "--edition", "classic", "--seed", str(seed)).game.figures[0] for seed in range(25)}
    assert len(seen) == 6


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--figure", "1=nobody"], "unknown figure: expected one of scarlett (Miss Scarlett), mustard"),
        (["--figure", "1="], "unknown figure"),
        (["--figure", "plum,plum,green"], "two seats cannot play plum"),
        (["--figure", "1=plum", "--figure", "1=green"], "seat 1 has a figure already"),
        (["--figure", "4=plum"], "--figure 4=plum: expected a seat from 1 to 3"),
        (["--figure", "0=plum"], "expected a seat from 1 to 3"),
        (["--figure", "plum"], "say which seat it is for, as in 1=plum"),
        (["--figure", "plum,green"], "or name a figure for each of the 3 seats"),
        (["--figure", "1=mrs"], "could be white (Mrs White), peacock (Mrs Peacock)"),
        (["--edition", "card-game", "--figure", "1=plum"], "nobody plays a figure in 'card-game'"),
    ],
)
def test_bad_figures_are_refused(arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert message in " ".join(refused("simulate", "--games", "1", *arguments).split())


# --- the culprit


@pytest.mark.parametrize(
    "arguments", [["--edition", "one-against-all"], ["--edition", "card-game", "--option", "culprit=on"]]
)
def test_a_person_is_a_detective_unless_they_choose_otherwise(arguments: list[str], tmp_path: Path) -> None:
    culprits = {played(tmp_path, *arguments, "--seed", str(seed)).game.culprit for seed in range(12)}
    assert culprits == {1, 2}
    assert played(tmp_path, *arguments, "--culprit", "me").game.culprit == 0
    assert played(tmp_path, *arguments, "--culprit", "bot").game.culprit != 0
    assert played(tmp_path, *arguments, "--culprit", "3").game.culprit == 2
    assert played(tmp_path, *arguments, "--option", "dealer=0").game.culprit == 0
    lots = {played(tmp_path, *arguments, "--culprit", "lot", "--seed", str(seed)).game.culprit for seed in range(15)}
    assert lots == {0, 1, 2}


def test_the_culprit_of_a_simulation(tmp_path: Path) -> None:
    arguments = ["--edition", "one-against-all", "--games", "20"]
    for more, expected in ([], {0}), (["--culprit", "2"], {1}), (["--culprit", "lot"], {0, 1, 2}):
        assert {record.game.culprit for record in simulated(tmp_path, *arguments, *more)} == expected


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--edition", "classic", "--culprit", "1"], "nobody plays the culprit in 'classic'"),
        (["--edition", "one-against-all", "--culprit", "4"], "--culprit 4: expected a seat from 1 to 3"),
        (["--edition", "one-against-all", "--culprit", "butler"], "lot or a seat from 1 to 3"),
        (["--edition", "one-against-all", "--culprit", "1", "--option", "dealer=0"], "leave out --option dealer"),
    ],
)
def test_bad_culprits_are_refused(arguments: list[str], message: str) -> None:
    assert message in refused("simulate", "--games", "1", *arguments)
    assert message in refused("play", "--new", *arguments)


def test_nobody_is_me_in_a_simulation() -> None:
    assert "expected lot or a seat" in refused("simulate", "--edition", "one-against-all", "--culprit", "me")


# --- teams


@pytest.mark.parametrize("edition", ["classic", "sherlock", "red-keep", "meereen", "card-game", "travel"])
def test_people_share_a_seat_in_a_game_of_two_teams(edition: str, tmp_path: Path) -> None:
    record = played(tmp_path, "--edition", edition, "--team", "Anna, Ben,Cem", "--seat", "2")
    assert record.game.names[1] == "Anna & Ben & Cem"
    assert record.players == ("amateur", "person")
    assert record.game.options.side_cards == 4


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--team", "Anna,Ben", "--seats", "3"], "two teams play at two seats, not at 3"),
        (["--team", "Anna"], "expected two or three different names"),
        (["--team", "Anna,Anna"], "expected two or three different names"),
        (["--team", "Anna,,Ben"], "expected two or three different names"),
        (["--team", "A,B,C,D"], "expected two or three different names"),
        (["--team", "Anna,Ben", "--name", "Clara"], "leave out --name"),
        (["--team", "Anna,Ben", "--edition", "one-against-all"], "'one-against-all' cannot be played by two teams"),
    ],
)
def test_teams_that_cannot_be_are_refused(arguments: list[str], message: str) -> None:
    assert message in refused("play", "--new", "--edition", "classic", *arguments)
