"""What a replay of a file has to show, as the server would answer; `replay_file.mjs` compares."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from msgspec.json import encode

from sleuth.core.truth import seen_by
from sleuth.core.truth.records import Record
from sleuth.review.insight import Mode, SeatInsight
from sleuth.review.narration import narrate
from sleuth.sentences import LANGUAGES, speaker
from sleuth.server.http.routes.packs import served_pack
from sleuth.server.tables.views.replay_file import replay_file
from tests.games import all_games, random_game

MODES: tuple[Mode, ...] = ("none", "seen", "follows", "chances")
FIRST = 3
"""The number of the first event's entry."""
MOST_EVENTS = 600
"""Random players may need thousands, which teaches nothing more."""
MOMENTS = 3
"""How many moments of each game are compared."""
WHYS = 5


def games() -> Iterator[tuple[str, Record]]:
    """Yield a finished game of each edition, and one with a false witness."""
    chosen = {game.edition.id: game for game in all_games() if len(game.seats) > 2}
    liars = [game for game in all_games() if game.options.false_witness]
    for number, game in enumerate([*chosen.values(), *liars[:2]]):
        matches = (random_game(game, f"replay {number} {seed}") for seed in itertools.count())
        events = next(match.events for match in matches if 60 < len(match.events) < MOST_EVENTS)
        yield LANGUAGES[number % len(LANGUAGES)], Record(game, events)


def expected() -> bytes:
    """Return the packs and, for each game, its file and what is to be seen of it."""
    played = list(games())
    packs = {
        f"{record.game.edition.id}/{language}": served_pack(speaker(language, record.game.edition))
        for language, record in played
    }
    return encode({"packs": packs, "games": [_game(language, record) for language, record in played]})


def _game(language: str, record: Record) -> dict[str, Any]:
    luck = random.Random(f"{record.game.edition.id} {len(record.events)}")
    return {
        "language": language,
        "file": replay_file(record),
        "seen": [_seen(record, seat, language) for seat in (None, *record.game.seats)],
        "moments": [_moment(record, language, luck) for _ in range(MOMENTS)],
    }


def _seen(record: Record, seat: int | None, language: str) -> dict[str, Any]:
    seen = [(FIRST + number, seen_by(event, seat)) for number, event in enumerate(record.events)]
    return {"seat": seat, "events": [event for _, event in seen], "words": narrate(record.game, seen, seat, language)}


def _moment(record: Record, language: str, luck: random.Random) -> dict[str, Any]:
    seat, number = luck.randrange(len(record.game.seats)), luck.randrange(3, len(record.events))
    seen = [seen_by(event, seat) for event in record.events[: number + 1]]
    insight = SeatInsight(FIRST + number, record.view(seat), seat, seen, language)
    sheets = {mode: insight.sheet(mode) for mode in MODES}
    cards = [row.card for kind in sheets["none"].kinds for row in kind.rows]
    asked = [(luck.choice(cards), str(luck.choice(sheets["none"].owners).id)) for _ in range(WHYS)]
    whys = [{"card": card, "owner": owner, "why": insight.why(card, owner)} for card, owner in asked]
    return {"seat": seat, "entry": FIRST + number, "sheets": sheets, "whys": whys}
