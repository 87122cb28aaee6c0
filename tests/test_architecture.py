"""The shape of the code: what must not be in it, and where clauses of the rules must be cited."""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import grimp
import pytest

from sleuth.core.folding import _FOLDS
from sleuth.core.legal import _MENUS
from sleuth.core.truth.decide import _DECISIONS
from sleuth.core.truth.follow import _CONSEQUENCES

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "sleuth").rglob("*.py"))
CLAUSE = re.compile(r"\bR\d+\.\d+\b")
DECIDING: list[Callable[..., Any]] = [
    *dict.fromkeys(function for table in (_MENUS, _FOLDS, _DECISIONS, _CONSEQUENCES) for function in table.values())
]
"""The functions that decide what is legal, what happens and what follows: one per phase, event or action."""


def calls(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_print_and_no_global_random(path: Path) -> None:
    for call in calls(path):
        assert call != "print"
        if call.startswith("random."):
            assert call in ("random.Random", "random.SystemRandom"), call


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 420


def rule_clauses() -> set[str]:
    return set(re.findall(r"^- \*\*(R\d+\.\d+)\*\*", (ROOT / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_clause_of_the_rules_has_a_test_that_cites_it() -> None:
    cited = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                cited |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    assert rule_clauses() - cited == set()
    assert cited - rule_clauses() == set()


def test_the_rules_engine_cites_every_clause() -> None:
    """Look in the core, and in the edition values that it reads."""
    rooms = [*(ROOT / "src/sleuth/core").rglob("*.py"), *(ROOT / "src/sleuth/editions").glob("*.py")]
    cited = {clause for path in rooms for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))}
    assert rule_clauses() - cited == set()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_code_cites_only_clauses_that_exist(path: Path) -> None:
    assert set(CLAUSE.findall(path.read_text(encoding="utf-8"))) <= rule_clauses()


@pytest.mark.parametrize("function", DECIDING, ids=lambda function: f"{function.__module__}.{function.__name__}")
def test_every_function_that_decides_cites_the_clause(function: Callable[..., Any]) -> None:
    assert CLAUSE.search(inspect.getsource(function))


def test_no_module_imports_itself_indirectly() -> None:
    graph = grimp.build_graph("sleuth", exclude_type_checking_imports=True)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # raises `CycleError`, which names the modules
