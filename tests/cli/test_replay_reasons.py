"""Why the bots did what they did: in a replay, and in the terminal once the game is over."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sleuth.bots import LEVELS
from sleuth.bots.characters import CHARACTERS
from sleuth.cli import main
from sleuth.cli.terminal.why import offer_reasons
from sleuth.core.truth.records import Record, read_record
from sleuth.sentences import LANGUAGES, speaker
from tests.cli.test_terminal import Monkey

ONLY_CARD = {
    "de": "Eine andere Karte lässt sich nicht zeigen.",
    "en": "No other card can be shown.",
    "fr": "Aucune autre carte ne peut être montrée.",
    "nl": "Een andere kaart kan niet getoond worden.",
}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def refused(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.output


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return two games of two bots with reasons and one without."""
    file = tmp_path_factory.mktemp("reasons") / "games.jsonl"
    table = ["--edition", "questions", "--seats", "3", "--bots", "octavia,random,brack"]
    assert run("simulate", *table, "--games", "2", "--records", str(file)).exit_code == 0
    return str(file)


def one_game(games: str) -> str:
    text = Path(games).read_text(encoding="utf-8")
    return text[: text.index('{"sleuth":', 1)]


def explained(lines: list[str]) -> set[str]:
    """Return the players whose actions are followed by a reason; the line begins with their name."""
    return {before.strip()[0] for before, line in pairwise(lines) if line.startswith("       > ")}


# --- replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_followed_by_its_reason(games: str, language: str) -> None:
    lines = run("replay", games, "--reasons", "--lang", language).output.splitlines()
    plain = run("replay", games, "--lang", language).output.splitlines()
    assert [line for line in lines if not line.startswith("       > ")] == plain
    assert f"       > {ONLY_CARD[language]}" in lines


def test_bots_have_reasons_and_others_do_not(games: str) -> None:
    lines = run("replay", games, "--reasons", "--lang", "en").output.splitlines()
    assert explained(lines) == {"A", "C"}


@pytest.mark.parametrize("seat", ["3", "C"])
def test_the_reasons_of_one_seat(games: str, seat: str) -> None:
    lines = run("replay", games, "--reasons", seat, "--lang", "en").output.splitlines()
    assert explained(lines) == {"C"}


def test_reasons_go_with_the_game_as_one_seat_saw_it(games: str) -> None:
    lines = run("replay", games, "--as", "2", "--reasons", "--lang", "en").output.splitlines()
    assert "     C shows A a card." in lines
    assert any(line.startswith("       > ") for line in lines)


def test_a_game_that_is_not_over_keeps_its_reasons(games: str, tmp_path: Path) -> None:
    running = tmp_path / "running.jsonl"
    running.write_text("\n".join(one_game(games).splitlines()[:20]) + "\n", encoding="utf-8")
    assert run("replay", str(running)).exit_code == 0
    assert "--reasons: the game is not over" in refused("replay", str(running), "--reasons")


def test_seats_without_reasons_are_refused_by_name(games: str) -> None:
    assert "B is played by random: only levels and characters" in refused("replay", games, "--reasons", "B")
    assert "--reasons 9: expected a number from 1 to 3" in refused("replay", games, "--reasons", "9")


def test_a_record_names_bots_but_starts_none(games: str, tmp_path: Path) -> None:
    header, *events = one_game(games).splitlines()
    fields = json.loads(header)
    for players in ([], ["person", "random", f"cmd:touch {tmp_path / 'started'}"]):
        file = tmp_path / "others.jsonl"
        file.write_text("\n".join([json.dumps({**fields, "players": players}), *events]) + "\n", encoding="utf-8")
        # the header must begin as ours do
        file.write_text(file.read_text(encoding="utf-8").replace('{"sleuth": ', '{"sleuth":'), encoding="utf-8")
        assert "no seat of this game is played by one of the levels or characters" in refused(
            "replay", str(file), "--reasons"
        )
        assert "only levels and characters" in refused("replay", str(file), "--reasons", "3")
    assert not (tmp_path / "started").exists()


# --- the terminal


class Curious(Monkey):
    """Plays like a monkey; asks why when the game is over, and leaves."""

    def __init__(self, seed: str, patience: int) -> None:
        super().__init__(seed, patience)
        self.questions = ["w", "1", "999", "hm", ""]

    def __call__(self, prompt: str = "") -> str:
        return self.questions.pop(0) if "w: why" in prompt else super().__call__(prompt)


def play(monkeypatch: pytest.MonkeyPatch, asked: object, save: Path, *arguments: str) -> str:
    monkeypatch.setattr("builtins.input", asked)
    result = run("play", "--terminal", "--edition", "questions", "--seats", "3", "--save", str(save), *arguments)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_person_may_ask_why_when_the_game_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkey, save = Curious("why", 2000), tmp_path / "game.jsonl"
    output = play(monkeypatch, monkey, save, "--bots", "orla", "--seed", "3", "--lang", "en")
    assert read_record(save.read_text(encoding="utf-8")).state().public.phase == "over"
    assert monkey.questions == []
    playing, _, after = output.partition("The game is over.")
    assert "  > " not in playing
    assert "  > " in after
    assert "No bot did anything in turn 999." in after


def test_nobody_is_asked_about_players_without_reasons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkey = Curious("random", 4000)
    output = play(monkeypatch, monkey, tmp_path / "game.jsonl", "--bots", "random", "--seed", "3", "--lang", "en")
    assert "The game is over." in output
    assert len(monkey.questions) == 5


def test_reasons_turn_by_turn(games: str) -> None:
    record = read_record(one_game(games))
    voice, said = speaker("en", record.game.edition), list[str]()
    answers = iter(["1", "2", ""])
    offer_reasons(record, voice, said.append, lambda prompt: next(answers))
    assert [line[:3] for line in said if line[2:3].isdecimal()] == ["  1", "  2"]
    assert sum("  > " in line for line in said) >= 2


def test_leaving_in_any_way_ends_the_questions(games: str) -> None:
    record = read_record(one_game(games))

    def gone(prompt: str) -> str:
        raise EOFError

    said: list[str] = []
    for ask in (gone, lambda prompt: "", lambda prompt: " Q "):
        offer_reasons(record, speaker("en", record.game.edition), said.append, ask)
    assert said == []


# --- who sits there


def test_characters_are_called_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def named(save: str, *arguments: str) -> Record:
        play(monkeypatch, Monkey("names", 3), tmp_path / save, "--lang", "en", *arguments)
        return read_record((tmp_path / save).read_text(encoding="utf-8"))

    two = named("two", "--bots", "pip,mastermind@100", "--seat", "2")
    assert two.players == ("pip", "person", "mastermind@100")
    assert two.game.names == ("Pip Tansy", "Detective", "Clara")
    twins = named("twins", "--bots", "pip", "--name", "Pip Tansy")
    assert twins.game.names == ("Pip Tansy", "Pip Tansy 2", "Pip Tansy 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_listed(language: str) -> None:
    output = run("bots", "--lang", language).output
    listed = json.loads(run("bots", "--json", "--lang", language).output)
    assert [level["id"] for level in listed["levels"]] == list(LEVELS)
    assert [level["id"] for level in listed["levels"] if level["bounded"]] == ["mastermind"]
    assert {each["id"]: each["level"] for each in listed["characters"]} == {
        name: character.level for name, character in CHARACTERS.items()
    }
    for each in (*listed["levels"], *listed["characters"]):
        assert each["id"] in output
        assert each["name"] in output
        assert each["text"].split()[0] in output


def test_bounds_and_characters_play_wherever_bots_are_named() -> None:
    table = ["--edition", "questions", "--seats", "3", "--games", "1"]
    assert run("simulate", *table, "--bots", "mastermind@20,octavia,pip").exit_code == 0
    assert "--bots: bot 'mastermind@5': expected a whole number" in refused(
        "simulate", *table, "--bots", "mastermind@5"
    )
    assert "--bots: bot 'pip@50': only mastermind" in refused("simulate", *table, "--bots", "pip@50")
