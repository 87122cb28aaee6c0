"""The documents are true: their examples run, their links lead to files, their commands exist."""

import doctest
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.editions import EDITION_IDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("document", ["README.md", "docs/python.md"])
def test_the_programs_of_the_documents_run(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    result = doctest.testfile(str(ROOT / document), module_relative=False, optionflags=flags)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files_that_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith("http"):
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_simulations_in_the_documents_run(document: Path) -> None:
    for line in re.findall(r"^\$ sleuth (simulate [^#\n]*)", document.read_text(encoding="utf-8"), re.MULTILINE):
        arguments = line.replace("--records games.jsonl", "").split()
        result = CliRunner().invoke(main, [*arguments, "--games", "2"])
        assert result.exit_code == 0, result.output


def test_the_readme_lists_the_editions() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert list(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) == list(EDITION_IDS)


def test_the_map_of_the_architecture_is_true() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = set(re.findall(r"^  ([a-z]+)/ ", text, re.MULTILINE))
    real = {path.name for path in (ROOT / "src" / "sleuth").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == real
    for path in re.findall(r"`((?:editions|core|sentences|cli|tests|docs)/[\w/.]+)`", text):
        assert (ROOT / path).exists() or (ROOT / "src" / "sleuth" / path).exists(), path


def test_the_types_of_the_glossary_exist() -> None:
    text = (ROOT / "GLOSSARY.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`", text))
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "sleuth").rglob("*.py")]
    defined = {
        name for source in sources for name in re.findall(r"^(?:class )?([A-Z]\w+)(?:\(| = |:)", source, re.MULTILINE)
    }
    assert len(named) > 60
    assert named - defined == set()
