"""Writes the golden files anew: `make golden`."""

from pathlib import Path

import msgspec

from sleuth.core.game import Game, new_game
from sleuth.editions import EDITION_IDS, load_edition
from tests.golden.perft import divide, exact
from tests.golden.transcripts import transcript

DATA = Path(__file__).parent / "data"
DEPTH = 4
EXACT_DEPTH = {"sherlock": 5, "travel": 5}
LANGUAGE_OF = {
    "classic": "de",
    "sherlock": "en",
    "red-keep": "de",
    "meereen": "en",
    "card-game": "nl",
    "one-against-all": "nl",
    "travel": "fr",
    "questions": "en",
}
SEEDS = {
    "classic": "golden-22",
    "sherlock": "golden-48",
    "red-keep": "golden-57",
    "meereen": "golden-57",
    "card-game": "golden-25",
    "one-against-all": "golden-26",
    "travel": "golden-37",
    "questions": "golden-1",
}
"""Games that are short and in which much happens."""


def game_of(edition: str) -> Game:
    """The game the golden files of an edition are about: its middle number of seats."""
    loaded = load_edition(edition)
    return new_game(loaded, sum(loaded.seats) // 2)


def perft_text(edition: str) -> str:
    """The counts of an edition as text."""
    game = game_of(edition)
    counts = {**exact(game, EXACT_DEPTH.get(edition, 2)), **divide(game, DEPTH)}
    return msgspec.json.format(msgspec.json.encode(counts)).decode() + "\n"


def transcript_text(edition: str) -> str:
    """The transcript of an edition as text."""
    return transcript(game_of(edition), SEEDS[edition], LANGUAGE_OF[edition])


def main() -> None:
    """Write all of them."""
    for edition in EDITION_IDS:
        (DATA / f"{edition}.perft.json").write_text(perft_text(edition), encoding="utf-8")
        (DATA / f"{edition}.transcript.txt").write_text(transcript_text(edition), encoding="utf-8")


if __name__ == "__main__":
    main()
