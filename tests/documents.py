"""What the documents show: their blocks, their commands, their programs, and a folder in which these run."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_BLOCK = re.compile(r"^```(?P<language>[a-z]*)(?P<about>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_TITLE = re.compile(r'title="([^"]+)"')
_COMMAND = re.compile(r"^\$ (?P<line>[^\n]+)", re.MULTILINE)
_COMMENT = re.compile(r"\s{2,}#.*$|\s# .*$")


class Block(NamedTuple):
    """A fenced block: its language, the file it is, if any, and its text."""

    language: str
    title: str
    text: str


def named(path: Path) -> str:
    """Return how a test calls a document."""
    return str(path.relative_to(ROOT))


def blocks(document: Path) -> list[Block]:
    """Return the fenced blocks of a document."""
    found = _BLOCK.finditer(document.read_text(encoding="utf-8"))
    return [Block(each["language"], "".join(_TITLE.findall(each["about"])), each["text"]) for each in found]


def commands(document: Path) -> list[str]:
    """Return the lines that the document tells people to type, without their comments."""
    lines = [match["line"] for block in blocks(document) for match in _COMMAND.finditer(block.text)]
    return [_COMMENT.sub("", line).strip() for line in lines]


def sleuth_arguments(line: str) -> list[str] | None:
    """Return the arguments of a `sleuth` command, also after a pipe or with an environment; None for other commands."""
    words = shlex.split(line.rpartition(" | ")[2])
    while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
        words = words[1:]
    return words[1:] if words and Path(words[0]).name == "sleuth" else None


def lay_out(folder: Path) -> None:
    """Write the files that the documents speak of into a folder."""
    for document in DOCUMENTS:
        for block in blocks(document):
            if block.title:
                path = folder / block.title
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.text, encoding="utf-8")
    notes = next(block for block in blocks(ROOT / "docs" / "deduce.md") if block.language == "json")
    (folder / "notes.json").write_text(notes.text, encoding="utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "my_bot.py").symlink_to(ROOT / "examples" / "protocol_bot.py")
    (folder / "my-edition").symlink_to(ROOT / "src" / "sleuth" / "editions" / "travel")
