"""The tool that changes the code: what it copies, what it refuses, what it reads from mutmut."""

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from tools import mutate


def test_it_prepares_a_copy_for_one_module(tmp_path: Path) -> None:
    mutate.prepare(tmp_path, "core/legal.py", ("tests/rules",))
    settings = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    assert settings["only_mutate"] == ["src/sleuth/core/legal.py"]
    assert settings["pytest_add_cli_args_test_selection"] == ["tests/rules"]
    assert (tmp_path / settings["only_mutate"][0]).is_file()


@pytest.mark.parametrize(
    ("module", "said"), [("core/nothing.py", "no such module"), ("__init__.py", "name the tests of __init__.py")]
)
def test_it_says_what_it_cannot_do(module: str, said: str) -> None:
    done = CliRunner().invoke(mutate.main, ["--module", module])
    assert done.exit_code == 2
    assert said in done.output


def test_it_lists_survivors_and_their_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    results = "    a.x_one__mutmut_1: survived\n    a.x_two__mutmut_2: no tests\n    a.x_three__mutmut_3: killed\n"
    shown = (
        "# a.x_one__mutmut_1: survived\n--- a.py\n+++ a.py\n@@ -1 +1 @@\n def one():\n-    return 1\n+    return 2\n"
    )
    answers = {"results": results, "show": shown}
    monkeypatch.setattr(mutate, "_mutmut", lambda folder, *arguments: answers[arguments[0]])
    assert mutate.survivors(Path()) == ["a.x_one__mutmut_1", "a.x_two__mutmut_2"]
    assert mutate.change(Path(), "a.x_one__mutmut_1") == "-    return 1\n+    return 2"
