"""The count in JavaScript equals Python's, and the comparison notices when it does not."""

from pathlib import Path

import pytest

from tools.conformance import MODULE, check, write
from tools.count_mutants import MUTANTS, Mutant, noticed

MOMENTS = 1
"""How many moments of one game of each table are compared here; `python -m tools.conformance` compares many more."""
QUICK = [mutant for mutant in MUTANTS if mutant.quick]


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Positions of every table, with what Python knows about them."""
    file = tmp_path_factory.mktemp("conformance") / "positions.jsonl"
    numbers = write(1, file, MOMENTS)
    assert min(numbers.values()) >= 4
    return file


@pytest.mark.xdist_group("count")
def test_the_count_in_javascript_equals_pythons(positions: Path) -> None:
    assert check(positions) == []


@pytest.mark.xdist_group("count")
@pytest.mark.parametrize("mutant", QUICK, ids=lambda mutant: mutant.name)
def test_a_broken_line_is_noticed(positions: Path, mutant: Mutant) -> None:
    assert noticed(mutant, positions)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_changes_one_place(mutant: Mutant) -> None:
    assert (MODULE / mutant.file).read_text(encoding="utf-8").count(mutant.before) == 1


def test_the_documents_list_the_mutants() -> None:
    page = (MODULE.parents[4] / "docs/conformance.md").read_text(encoding="utf-8")
    rows = [f"| {each.file} | {each.name} | {'yes' if each.quick else ''} |" for each in MUTANTS]
    assert [line for line in page.splitlines() if ".js |" in line] == rows
