"""`pytest --rule` runs the tests of a clause."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_a_clause_without_tests_is_refused_by_name() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/rules/test_switches.py"]
    done = subprocess.run([*command, "--rule", "R99.9"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "--rule R99.9: no collected test cites this clause" in done.stdout + done.stderr
