"""Recorded games as the notes of one seat: what a person at a real table would enter."""

import json
from typing import Any

from sleuth.core.game import Game, new_game
from sleuth.core.truth import seen_by
from sleuth.deduction import Sheet
from sleuth.deduction.notes import read_notes
from sleuth.editions import load_edition
from tests.browser.words import words
from tests.deduction.test_notes_and_watching import Scribe
from tests.games import random_game

Raw = dict[str, Any]


def proposed_names(lang: str, seats: int) -> list[str]:
    """The names that the page proposes: nobody has to type."""
    return [words(lang).text("web-real-player", args={"number": seat + 1}) for seat in range(seats)]


def noted(edition: str, seats: int, seat: int | None, seed: str, lang: str = "en", **options: Any) -> Raw:
    """Return the notes that a seat (nobody: somebody who watches) would have taken of a random game."""
    game = _game(edition, seats, lang, options)
    scribe = Scribe(game, seat, {"edition": edition, "options": json.loads(json.dumps(options))})
    for event in random_game(game, seed, boldness=0.02).events:
        scribe.see(seen_by(event, seat))
    return scribe.raw


def _game(edition: str, seats: int, lang: str, options: dict[str, Any]) -> Game:
    return new_game(load_edition(edition), seats, names=proposed_names(lang, seats), options=options)


def chances(raw: Raw) -> tuple[int, dict[str, dict[str, float]]]:
    """Return the number of deals and all chances as Python counts them, by card and by the id of the owner."""
    sheet = Sheet(read_notes(json.dumps(raw)).knowledge())
    cells = {
        card: {str(owner): sheet.cell(card, owner).probability for owner in sheet.owners}
        for cards in sheet.rows
        for card in cards
    }
    return sheet.knowledge.deals, cells
