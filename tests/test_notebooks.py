"""The notebooks run, and print what they show."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.documents import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def shown(notebook: nbformat.NotebookNode) -> list[list[str]]:
    """Return the text that each cell prints or returns."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return [[output.get("text") or output.data["text/plain"] for output in cell.outputs] for cell in cells]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(path: Path) -> None:
    before = nbformat.read(path, as_version=4)
    after = NotebookClient(nbformat.read(path, as_version=4), kernel_name="python3", timeout=120).execute()
    assert any(shown(before))
    assert shown(after) == shown(before)
