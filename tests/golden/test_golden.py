"""The golden files hold. Changed a rule on purpose? `make golden` rewrites them; then read the difference."""

import difflib

import pytest

from sleuth.editions import EDITION_IDS
from tests.golden.regenerate import DATA, TRANSCRIPTS, kept_seed, perft_text, transcript_file, transcript_text

HINT = "if this is meant, run `make golden` and read the difference before you commit it"


def differences(name: str, now: str) -> str:
    golden = (DATA / name).read_text(encoding="utf-8").splitlines()
    return "\n".join(difflib.unified_diff(golden, now.splitlines(), "golden", "now", lineterm="", n=1))


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_counts_of_legal_continuations(edition: str) -> None:
    changed = differences(f"{edition}.perft.json", perft_text(edition))
    assert not changed, f"{HINT}\n{changed}"


@pytest.mark.parametrize(("edition", "language"), TRANSCRIPTS)
def test_a_whole_game_in_the_words_of_its_edition(edition: str, language: str) -> None:
    name = transcript_file(edition, language).name
    changed = differences(name, transcript_text(edition, language, kept_seed(edition)))
    assert not changed, f"{HINT}\n{changed}"
