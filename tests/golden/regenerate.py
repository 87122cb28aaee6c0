"""Rewrite the golden files: `make golden`."""

from pathlib import Path

import msgspec

from sleuth.core.game import Game, new_game
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES
from tests.golden.perft import divide, exact
from tests.golden.transcripts import lively_seed, sentences, transcript

DATA = Path(__file__).parent / "data"
DEPTH = 4
EXACT_DEPTH = {"sherlock": 5, "travel": 5}
LANGUAGE_OF = {
    "classic": "de",
    "sherlock": "de",
    "red-keep": "de",
    "meereen": "de",
    "card-game": "nl",
    "one-against-all": "nl",
    "travel": "fr",
    "questions": "en",
}
"""The language of each edition's book: its transcript has the whole game, the others one seat's sentences."""
TRANSCRIPTS = [(edition, language) for edition in EDITION_IDS for language in LANGUAGES]


def game_of(edition: str) -> Game:
    """Return the game of an edition's golden files: its middle number of seats."""
    loaded = load_edition(edition)
    return new_game(loaded, sum(loaded.seats) // 2)


def perft_text(edition: str) -> str:
    """Return the counts of an edition as text."""
    game = game_of(edition)
    counts = {**exact(game, EXACT_DEPTH.get(edition, 2)), **divide(game, DEPTH)}
    return msgspec.json.format(msgspec.json.encode(counts)).decode() + "\n"


def transcript_file(edition: str, language: str) -> Path:
    """Return the file of the transcript of an edition in a language."""
    return DATA / f"{edition}.{language}.transcript.txt"


def kept_seed(edition: str) -> str:
    """Return the seed of an edition's transcripts: the first line in its book's language."""
    text = transcript_file(edition, LANGUAGE_OF[edition]).read_text(encoding="utf-8")
    return text.partition("\n")[0].removeprefix("# ")


def transcript_text(edition: str, language: str, seed: str) -> str:
    """Return the transcript of an edition in a language as text."""
    write = transcript if language == LANGUAGE_OF[edition] else sentences
    return write(game_of(edition), seed, language)


def main() -> None:
    """Write all of them."""
    for edition in EDITION_IDS:
        (DATA / f"{edition}.perft.json").write_text(perft_text(edition), encoding="utf-8")
        seed = lively_seed(game_of(edition))
        for language in LANGUAGES:
            text = transcript_text(edition, language, seed)
            transcript_file(edition, language).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
