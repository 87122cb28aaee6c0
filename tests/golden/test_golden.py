"""The golden files hold. Changed a rule on purpose? `make golden` writes them anew; then read the difference."""

import difflib

import pytest

from sleuth.editions import EDITION_IDS
from tests.golden.regenerate import DATA, perft_text, transcript_text

HINT = "if this is meant, run `make golden` and read the difference before you commit it"


def differences(name: str, now: str) -> str:
    golden = (DATA / name).read_text(encoding="utf-8").splitlines()
    return "\n".join(difflib.unified_diff(golden, now.splitlines(), "golden", "now", lineterm="", n=1))


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_counts_of_legal_continuations(edition: str) -> None:
    changed = differences(f"{edition}.perft.json", perft_text(edition))
    assert not changed, f"{HINT}\n{changed}"


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_whole_game_as_every_seat_sees_it(edition: str) -> None:
    changed = differences(f"{edition}.transcript.txt", transcript_text(edition))
    assert not changed, f"{HINT}\n{changed}"
