"""The tool that measures the bots: what it writes, what it keeps, when it plays on."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.strength.plan import Line
from tools.strength.playing import Duel, play

ROOT = Path(__file__).parent.parent.parent


def strength(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    where = ("--cache", str(folder / "cache"), "--docs", str(folder / "docs"), "--workers", "1", "--scale", "0.001")
    command = [sys.executable, "-m", "tools.strength", *where, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def rows(text: str, section: str) -> list[list[str]]:
    """Return the cells of the table in a section, without its head."""
    body = text.split(f"## {section}\n")[1].split("\n## ")[0]
    cells = [line.strip("| ").split(" | ") for line in body.splitlines() if line.startswith("|")]
    assert len({len(row) for row in cells}) == 1
    return cells[2:]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which two parts have been played."""
    folder = tmp_path_factory.mktemp("strength")
    for part in ("alike", "cost"):
        ran = strength(folder, "--part", part)
        assert ran.returncode == 0, ran.stderr
    return folder


def test_the_document_has_a_row_for_every_line(written: Path) -> None:
    text = (written / "docs" / "bots.md").read_text(encoding="utf-8")
    alike = rows(text, "Tables of alike bots")
    assert [row[:3] for row in alike[:2]] == [["3", "`mastermind`", "2"], ["3", "`certain`", "2"]]
    assert len(alike) == len(rows(text, "What thinking is worth")) == 12
    assert all(re.fullmatch(r"\d+\.\d\d \(-?\d+\.\d\d–\d+\.\d\d\)", row[3]) for row in alike)
    assert "--seed 2027 --scale 0.001" in text
    assert not re.search(r"[{}]|(?<!\w)/(tmp|home|work|usr)\b", text)


def test_it_says_what_is_missing(written: Path) -> None:
    text = (written / "docs" / "bots.md").read_text(encoding="utf-8")
    assert re.search(r"Incomplete: 24 of \d+ lines", text)
    assert "## Each level" not in text


def test_every_link_of_the_document_leads_somewhere(written: Path) -> None:
    text = (written / "docs" / "bots.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert "pictures/strength-cost.svg" in targets
    for target in targets:
        assert (written / "docs" / target).exists() or (ROOT / "docs" / target).exists(), target
    assert "<svg" in (written / "docs" / "pictures" / "strength-cost.svg").read_text(encoding="utf-8")


def test_what_is_kept_is_not_played_again(written: Path) -> None:
    document = written / "docs" / "bots.md"
    before = document.read_text(encoding="utf-8")
    document.unlink()
    again = strength(written, "--part", "alike")
    assert "alike: 0 lines played" in again.stderr
    assert document.read_text(encoding="utf-8") == before
    next((written / "cache").glob("alike-*-likeliest-*")).unlink()
    assert "alike: 1 lines played" in strength(written, "--part", "alike").stderr


def test_a_part_that_was_not_played_is_carried_over_and_says_so(written: Path, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    before = (written / "docs" / "bots.md").read_text(encoding="utf-8")
    (tmp_path / "docs" / "bots.md").write_text(before, encoding="utf-8")
    for seed in ("7", "8"):  # twice: what was carried over is not said to come from the second run
        cache = ("--cache", str(tmp_path / f"cache{seed}"), "--docs", str(tmp_path / "docs"))
        ran = strength(tmp_path, *cache, "--part", "alike", "--seed", seed)
        assert ran.returncode == 0, ran.stderr
        text = (tmp_path / "docs" / "bots.md").read_text(encoding="utf-8")
        assert rows(text, "What thinking is worth") == rows(before, "What thinking is worth")
        assert text.count("Carried over") == 1
        assert re.search(r"Carried over .*seed 2027, code `[0-9a-f]{8}`", text)
        assert f"| seed | {seed} |" in text


def test_there_must_be_something_to_write(tmp_path: Path) -> None:
    ran = strength(tmp_path, "--write")
    assert ran.returncode == 2
    assert "nothing has been kept" in ran.stderr


@pytest.mark.parametrize(("names", "looks"), [(("amateur", "novice"), 1), (("novice", "amateur"), 3)])
def test_only_what_is_not_clear_is_extended(names: tuple[str, str], looks: int) -> None:
    line = Line("ladder", "card-game", 4, names, 16, 64)
    duel = play(line, 1, 1, lambda games: None)
    assert isinstance(duel, Duel)
    assert duel.looks == looks
    assert duel.games == 16 * 2 ** (looks - 1)
    assert duel.better == (looks == 1)
