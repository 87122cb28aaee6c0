"""The yardsticks play by the rules, and what is left out of a mastermind is left out."""

from itertools import cycle

import pytest

from sleuth.arena import play_match
from sleuth.bots import make_bot
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.temper import Temper
from sleuth.bots.yardsticks import ABLATIONS, YARDSTICKS
from sleuth.core.game import new_game
from sleuth.core.truth import SeededChance
from sleuth.core.truth.events import AccusationMade
from sleuth.editions import load_edition


@pytest.mark.parametrize(
    ("name", "edition"), list(zip([*YARDSTICKS, *ABLATIONS], cycle(["questions", "classic", "card-game"])))
)
def test_they_play_to_the_end(name: str, edition: str) -> None:
    game = new_game(load_edition(edition), 4)
    names = [name, "inspector", name, "inspector"]
    bots = [make_bot(each, game, seat, f"yard/{seat}") for seat, each in enumerate(names)]
    assert play_match(game, bots, SeededChance("yard")).state.public.phase == "over"


def wrong_accusations(nerve: float) -> int:
    game = new_game(load_edition("questions"), 4)
    found = 0
    for number in range(8):
        bots = [Mastermind(game, seat, f"{number}/{seat}", Temper(nerve=nerve), deals=100) for seat in game.seats]
        events = play_match(game, bots, SeededChance(f"odds/{number}")).events
        found += sum(isinstance(event, AccusationMade) and not event.right for event in events)
    return found


def test_a_bold_mastermind_plays_the_odds_and_one_without_them_is_never_wrong() -> None:
    assert wrong_accusations(1.0) == 0
    assert wrong_accusations(0.1) > 0
