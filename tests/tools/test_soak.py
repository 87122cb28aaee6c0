"""A soak of a few seconds: everything takes part, nothing is lost, and the document gets its table."""

from pathlib import Path

from click.testing import CliRunner

from tools.soak.__main__ import main
from tools.soak.plan import times
from tools.soak.report import HEADING

FEW = ["--tables", "1", "--bystanders", "1", "--silent", "3", "--slow", "1", "--kills", "0"]


def test_a_short_soak_loses_nothing(tmp_path: Path) -> None:
    document = tmp_path / "measured.md"
    document.write_text(f"# Measured\n\n{HEADING}\n\nold\n\n## Next\n\nkept\n", encoding="utf-8")
    done = CliRunner().invoke(main, ["--minutes", "0.04", *FEW, "--into", str(document)])
    assert done.exit_code == 0, done.output
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# Measured\n")
    assert text.endswith("\n## Next\n\nkept\n")
    assert text.count(HEADING) == 1
    assert "old" not in text.partition("## Next")[0].split()
    for row in ("| **actions lost** | **0** |", "| kill -9 | 0 |", "| database | SQLite |"):
        assert row in text


def test_kills_come_before_the_stretch_in_which_memory_is_compared() -> None:
    planned = times(100.0, 200.0)
    kills = planned.kills(4)
    assert len(kills) == 4
    assert planned.begin < planned.load < planned.abuse < kills[0] < kills[-1] < planned.stretch < planned.end == 300.0
