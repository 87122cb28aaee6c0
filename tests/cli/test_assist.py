"""`sleuth assist`: whole sessions, mistakes, ways back, saving and resuming, and a monkey."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.cli.assistant.lexicon import Lexicon
from sleuth.deduction.notes import notebook_of
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker
from tests.folders import copied
from tests.games import in_turns

NAMES = ("Anna", "Ben", "Cara", "Dan")
ASKED = ["green", "candlestick", "kitchen"]


# --- sessions


SETUP = ["classic", "Anna, Ben, Cara", "Anna", "scarlett plum rope dagger hall study"]


def assist(file: Path, *lines: str, arguments: tuple[str, ...] = (), language: str = "en") -> str:
    command = ["assist", "--file", str(file), "--lang", language, *arguments]
    result = CliRunner().invoke(main, command, input="\n".join([*lines, ""]))
    assert result.exception is None, result.output
    assert result.exit_code == 0
    return result.output


def kept(file: Path) -> list[dict[str, Any]]:
    raw = json.loads(file.read_text(encoding="utf-8"))
    notebook_of(raw)
    notes: list[dict[str, Any]] = raw["notes"]
    return notes


def test_a_whole_session(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(
        file,
        *SETUP,
        "anna green candle kitchen; ben no; cara kitchen",
        "cara green candle lounge ben",
        "why lounge ben",
        "why green case",
        "cases",
        "list",
        "q",
    )
    assert "You are Anna. Your cards: Miss Scarlett, Professor Plum, Rope, Dagger, Hall and Study." in output
    assert "1  You suggest: Reverend Green with the candlestick in the kitchen. Ben has none of these." in output
    assert "Certain now:\n  Kitchen: Cara\n" in output
    assert "Certain now:\n  Lounge: Ben\n" in output
    assert "Why Lounge – Ben is certain:\n" in output
    assert "That is not certain: Reverend Green – Case:" in output
    assert f"The notes are kept in {file}." in output
    assert kept(file) == [
        {"suggest": ASKED, "by": "Anna", "passed": ["Ben"], "shown_by": "Cara", "card": "kitchen"},
        {"suggest": ["green", "candlestick", "lounge"], "by": "Cara", "passed": ["Anna"], "shown_by": "Ben"},
    ]
    result = CliRunner().invoke(main, ["deduce", str(file), "--json"])
    assert json.loads(result.output)["certain"]["lounge"] == "Ben"


def test_undo_edit_delete_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assist(file, *SETUP, "saw green ben", "saw white cara", "undo")
    assert kept(file) == [{"saw": "green", "of": "Ben"}]
    assist(file, "saw white cara", "edit 1 saw green cara", "delete 2")
    assert kept(file) == [{"saw": "green", "of": "Cara"}]
    output = assist(file, "delete 1", "undo", "undo", "undo", "undo", "saw white ben", "undo", "undo")
    assert output.startswith("Resuming your notes.\n")
    assert "There is nothing to undo." in output
    assert kept(file) == []


def test_a_contradiction_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(file, *SETUP, "saw green ben", "saw green cara", "saw white ben", "why green", "cases", "list")
    assert "These notes contradict each other:\n  1  Seen (Ben): Reverend Green.\n  2  Seen (Cara): " in output
    assert "If a single note is wrong, it is number 1 or 2." in output
    assert len(kept(file)) == 3
    output = assist(file, "edit 2 saw mustard cara")
    assert "These notes contradict" in output.split(">")[0]
    assert "Possible deals" in output
    assert kept(file)[1] == {"saw": "mustard", "of": "Cara"}


def test_mistakes_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assist(file, *SETUP, "saw green ben")
    before = file.read_text(encoding="utf-8")
    output = assist(
        file,
        "saw grene cara",
        "ben plum candle kitchen; pass anna",
        "edit 1",
        "edit 1 nonsense",
        "edit 7 saw green cara",
        "edit x",
        "delete",
        "delete 0",
        "delete 2",
        "delete 99999999999999999999",
        "undo 3",
        "why",
        "why green mars",
        "why green side",
        "hand plum rope",
        "open rope",
        "",
        "   ",
        ",;>",
        "[bold]",
        "h",
    )
    assert "Note 2: You hold “Professor Plum”, so you cannot have passed." in output
    assert "Did you mean “Reverend Green”?" in output
    assert "There is no note 7." in output
    assert "The number of a note is expected" in output
    assert "There is no pile “side” in this game." in output
    assert file.read_text(encoding="utf-8") == before


def test_the_hand_can_be_corrected(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assert "Your cards: Mrs White" in assist(file, *SETUP, "hand white plum rope dagger hall study", "undo", "q")
    assist(file, "hand white plum rope dagger hall study")
    assert json.loads(file.read_text(encoding="utf-8"))["hand"][0] == "white"


def test_setting_up_asks_again(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(
        file,
        "99",
        "1",
        "Anna",
        "Anna, Anna, Ben",
        "Anna Ben Cara Dan",
        "Zoe",
        "ca",
        "nobody knows",
        "5 5 5 5",
        "ben",
        "plum rope hal",
        "plum rope hall plum study",
        "plum rope hall dagger study",
    )
    assert "Two players are called “Anna”." in output
    assert "There is no player “Zoe”." in output
    assert "The hands do not add up: 5 + 5 + 5 + 5 = 20, but 18" in output
    assert "Your hand has 5 cards, but 3 are named." in output
    assert "“Professor Plum” is named twice." in output
    raw = json.loads(file.read_text(encoding="utf-8"))
    assert (raw["hand_sizes"], raw["me"]) == ([4, 4, 5, 5], "Cara")


def test_watching_and_open_cards(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(file, "A B C D E", "", "rope", "rope irene lab", arguments=("--edition", "sherlock"))
    assert "3 cards lie face up, but 1 are named." in output
    assert "You are just watching." in output
    assert json.loads(file.read_text(encoding="utf-8"))["open"] == ["rope", "irene-adler", "lab"]


def test_leaving_before_the_notes_begin(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assist(file, "q")
    assist(file, "1", "Anna Ben")
    assert not file.exists()


def test_house_rules_and_own_editions(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    folder = copied("classic", tmp_path / "mine")
    assist(file, "A B", "", "saw rope side", arguments=("--edition", str(folder), "--option", "side_cards=4"))
    raw = json.loads(file.read_text(encoding="utf-8"))
    assert (raw["edition"], raw["options"]) == (str(folder), {"side_cards": 4})
    assert raw["notes"] == [{"saw": "rope", "of": "side"}]
    for arguments in (["--edition", "nonsense"], ["--option", "x=1"], ["--option", "leftovers=centre"]):
        new = ["assist", "--file", str(tmp_path / "x.json"), "--edition", "classic", *arguments]
        assert CliRunner().invoke(main, new).exit_code == 2


def test_notes_in_the_data_folder_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    home = tmp_path / "sleuth"

    def run(*lines: str, arguments: tuple[str, ...] = ()) -> str:
        result = CliRunner().invoke(main, ["assist", "--lang", "en", *arguments], input="\n".join([*lines, ""]))
        assert result.exit_code == 0, result.output
        return result.output

    run(*SETUP, "saw green ben")
    assert "(1 note). Resume them?" in run("y", "saw white ben", "q")
    assert len(kept(home / "assist.json")) == 2
    run("n", *SETUP, "q")
    assert kept(home / "assist.json") == []
    assert len(kept(home / "assist-1.json")) == 2
    run(*SETUP, "saw green cara", arguments=("--new",))
    assert sorted(path.name for path in home.iterdir()) == ["assist-1.json", "assist-2.json", "assist.json"]


def test_files_that_cannot_be_used_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    for text in ("nonsense", '{"edition": "classic", "seats": ["A", "B", "C"], "notes": [{"saw": "x", "of": "A"}]}'):
        file.write_text(text, encoding="utf-8")
        result = CliRunner().invoke(main, ["assist", "--file", str(file), "--lang", "en"], input="q\n")
        assert result.exit_code == 2
        assert file.read_text(encoding="utf-8") == text
    blocked = CliRunner().invoke(
        main, ["assist", "--file", str(file / "x.json"), "--edition", "classic"], input="A B C\n\n"
    )
    assert blocked.exit_code == 2
    assert "cannot be written" in blocked.output


# --- a monkey


class Monkey:
    """Types lines made of real words and nonsense."""

    def __init__(self, seed: str, lexicon: Lexicon) -> None:
        self.random = random.Random(seed)
        self.lexicon = lexicon
        words = [word for words in lexicon.words.values() for word in sorted(words)]
        self.words = [*words, "1", "2", "3", ",", ";", "-", "x", "plumm", "[red]", "0", "…", "'", "zz"]

    def pick(self, items: Any) -> Any:
        return self.random.choice(list(items))

    def card(self) -> str:
        entry = self.pick(self.lexicon.cards)
        return str(self.pick([entry.label, entry.value, entry.label[:4], entry.value[: self.random.randrange(1, 9)]]))

    def seat(self) -> str:
        return str(self.pick(self.lexicon.names))

    def line(self) -> str:
        by_kind = self.lexicon.voice.edition.by_kind
        claim = " ".join(self.pick(cards) for cards in by_kind)
        lines = [
            f"{self.seat()} {claim} {self.seat()}",
            f"{self.seat()}: {claim}; {self.seat()} no; {self.seat()} {self.card()}",
            f"{self.seat()} {claim} nobody",
            f"accuse {self.seat()} {claim} wrong",
            f"saw {self.card()} {self.seat()}",
            f"lacks {self.seat()} {self.card()} {self.card()}",
            f"one {self.seat()} {self.card()} {self.card()}",
            f"why {self.card()} {self.seat()}",
            f"edit {self.random.randrange(9)} saw {self.card()} {self.seat()}",
            f"delete {self.random.randrange(9)}",
            "undo",
            " ".join(self.pick(self.words) for _ in range(self.random.randrange(1, 7))),
            " ".join(self.pick([self.card(), self.seat(), self.pick(self.words)]) for _ in range(5)),
        ]
        return str(self.pick(lines))


@pytest.mark.parametrize(("edition", "language"), in_turns(EDITION_IDS, LANGUAGES))
def test_a_monkey_takes_notes(edition: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    loaded = load_edition(edition)
    names = NAMES[: max(3, loaded.seats[0])]
    lexicon = Lexicon(speaker(language, loaded), names)
    monkey = Monkey(f"{edition}{language}", lexicon)
    raw: dict[str, Any] = {"edition": edition, "seats": list(names)}
    rest = len(loaded.cards) - 3
    if rest % len(names) and loaded.options.leftovers == "open":
        raw["open"] = [card.id for card in loaded.cards[: rest % len(names)]]
    elif rest % len(names):
        raw["options"] = {"dealer": 0}
    file.write_text(json.dumps(raw), encoding="utf-8")
    lines = [line for line in (monkey.line() for _ in range(60)) if lexicon.command(line) != "quit"]
    output = assist(file, *lines, language=language)
    assert "{ " not in output
    assert output.count(">") >= len(lines)
    kept(file)
