"""`sleuth rules` and the command `r`: how an edition is played, in sentences."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sleuth.cli import main
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker
from sleuth.sentences.manual import manual
from tests.cli.typist import typed


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_sentence_of_the_manual_is_there(edition: str, language: str) -> None:
    output = rules(edition, "--lang", language)
    assert output.exit_code == 0
    printed = in_one_line(output.output)
    for section in manual(speaker(language, load_edition(edition))):
        assert in_one_line(section.title) in printed
        assert all(in_one_line(paragraph.text) in printed for paragraph in section.paragraphs)
        assert all(in_one_line(picture.caption) in printed for picture in section.pictures)
        assert all(in_one_line(entry.name) in printed for each in section.lists for entry in each.entries)
    assert max(map(len, output.output.splitlines())) <= 96


def test_our_own_choices_and_house_rules_are_marked() -> None:
    usual, changed = (
        rules("classic", "--lang", "en").output,
        rules("classic", "--lang", "en", "--option", "staying=on").output,
    )
    assert "it is our choice" in usual
    assert "! A house rule" not in usual
    assert "! A house rule" in changed
    assert [line for line in changed.splitlines() if line.startswith("  ! ")] != []


def test_a_number_of_players_makes_it_their_manual() -> None:
    assert rules("red-keep", "--seats", "4").output != rules("red-keep").output
    assert rules("classic", "--option", "side_cards=4").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "unknown edition"),
        ([], "Missing argument"),
        (["classic", "--option", "x=1"], "expected KEY=VALUE"),
        (["classic", "--option", "intrigue=on"], "intrigue"),
        (["classic", "--seats", "9"], "9"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], message: str) -> None:
    result = rules(*arguments)
    assert result.exit_code == 2
    assert message in result.output


def test_the_rules_of_a_game_are_those_that_were_agreed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["--edition", "classic", "--lang", "en", "--save", str(tmp_path / "game.jsonl")]
    output = typed(monkeypatch, ["r"], *arguments, "--option", "staying=on")
    assert "! A house rule" in output
    assert "staying" not in output
