"""Cards a seat has not seen change nothing for it: not a byte of what it sees, may do or is asked."""

import random

import msgspec
import pytest

from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenCardShown
from sleuth.core.truth import evolve, initial, seen_by, witness
from sleuth.core.truth.events import CardShown
from sleuth.sentences import LANGUAGES, speaker
from sleuth.testing.worlds import NoSuchWorldError, other_world
from tests.games import all_games, label, random_game

GAMES = list(all_games())
WORLDS_PER_GAME = 60
ATTEMPTS = 10_000


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_unseen_cards_make_no_difference_to_a_seat(game: Game) -> None:
    rnd = random.Random(label(game))
    found = 0
    for attempt in range(ATTEMPTS):
        if attempt % 100 == 0:
            events = list(random_game(game, f"secrecy/{attempt}").events)
        prefix = events[: rnd.randrange(3, len(events) + 1) if attempt % 3 else rnd.randrange(3, 60)]
        seat = rnd.choice([*game.seats, None])
        try:
            world = other_world(game, prefix, seat, rnd)
        except NoSuchWorldError:
            continue
        if world != prefix:
            compare(game, prefix, world, seat)
            found += 1
        if found == WORLDS_PER_GAME:
            return
    raise AssertionError(f"only {found} other worlds found")


def compare(game: Game, events: list, world: list, seat: int | None) -> None:
    here, there = initial(game), initial(game)
    language = speaker("en", game.edition)
    for one, other in zip(events, world, strict=True):
        here, there = evolve(here, one), evolve(there, other)
        assert (here.public.phase, here.public.actor) == (there.public.phase, there.public.actor), (seat, one, other)
        assert encode(seen_by(one, seat)) == encode(seen_by(other, seat)), (seat, one, other)
        assert language.event(game, seen_by(one, seat)) == language.event(game, seen_by(other, seat))
    mine, theirs = here.view(seat), there.view(seat)
    assert encode((mine.public, mine.own)) == encode((theirs.public, theirs.own))
    assert list(legal_actions(mine)) == list(legal_actions(theirs))
    for code in LANGUAGES:
        assert speaker(code, game.edition).prompt(mine) == speaker(code, game.edition).prompt(theirs)


def test_the_comparison_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a table that shows every card to everybody fails."""
    monkeypatch.setitem(witness._FACES, CardShown, lambda event: (SeenCardShown(event.seat, event.to, event.card), {}))
    with pytest.raises(AssertionError):
        test_unseen_cards_make_no_difference_to_a_seat(GAMES[1])
