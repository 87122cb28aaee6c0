"""Notes in the browser, without a server: the same facts, refusals and sentences as in Python, on random notes."""

import os
from pathlib import Path

import pytest

from tests.web.notes_expected import encoded
from tests.web.test_state import run

HERE = Path(__file__).parent
CASES = int(os.environ.get("SLEUTH_NOTES", "800"))
"""How many notes objects are compared; set `SLEUTH_NOTES` for more."""


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("notes") / "notes.json"
    file.write_bytes(encoded(CASES))
    return str(file)


def test_the_browser_reads_notes_as_python_does(compared: str) -> None:
    run(HERE / "notes.mjs", CASES=compared)
