"""Every claim of docs/security.md names a test."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
TESTS = sorted(set(re.findall(r"`(tests/[a-z_/]+\.py)`", TEXT)))
CLAIMS = [
    line for line in TEXT.splitlines() if line.startswith("| ") and line.count("|") == 4 and "what holds" not in line
]


@pytest.mark.parametrize("name", TESTS)
def test_every_named_test_exists(name: str) -> None:
    assert re.search(r"^(async )?def test_", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)


def test_every_claim_names_a_test() -> None:
    assert len(CLAIMS) > 20
    assert [line for line in CLAIMS if "`tests/" not in line.rpartition(" | ")[2]] == []


def test_every_named_make_target_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)`", TEXT)) <= targets
