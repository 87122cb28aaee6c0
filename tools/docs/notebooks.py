"""Notebooks as pages: their text, their programs and what these printed."""

from pathlib import Path

import nbformat

from tools.docs.links import REPOSITORY

FENCE = "```"


def as_markdown(path: Path) -> str:
    """Return a notebook as Markdown, with a link to the notebook itself."""
    cells = nbformat.read(path, as_version=4).cells  # type: ignore[no-untyped-call]
    head = f"\nThis page as a notebook: [{path.name}]({REPOSITORY}/docs/notebooks/{path.name}).\n"
    first, *rest = [_cell(cell) for cell in cells]
    return "\n".join([first, head, *rest])


def _cell(cell: nbformat.NotebookNode) -> str:
    if cell.cell_type == "markdown":
        return f"{cell.source}\n"
    printed = "".join(_text(output) for output in cell.outputs)
    shown = f"\n{FENCE}text\n{printed.rstrip()}\n{FENCE}\n" if printed else ""
    return f"{FENCE}python\n{cell.source}\n{FENCE}\n{shown}"


def _text(output: nbformat.NotebookNode) -> str:
    text: str = output.text if output.output_type == "stream" else output.data.get("text/plain", "")
    return text.rstrip("\n") + "\n"
