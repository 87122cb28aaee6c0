"""Messages that viewers share: nobody gets a byte that their own seat would not get alone, whoever asked before."""

import random

import msgspec
import pytest

from sleuth.core.game import Game, Seat
from sleuth.core.truth import seen_by
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.views import encoded as encodings
from sleuth.server.tables.views.encoded import Encoded
from sleuth.server.tables.views.messages import EventSeen, Message, message_for
from sleuth.testing.worlds import NoSuchWorldError, other_world
from tests.games import all_games, label, random_game

GAMES = list(all_games())
WORLDS_PER_GAME = 6
ATTEMPTS = 2000
encode = msgspec.json.encode


def entries_of(events: list, team: Seat) -> list[n.Entry]:
    """Return a log: every third event is by a member of a team, which talks after every fifth."""
    found = list[n.Entry]()
    for number, event in enumerate(events):
        by = {"by": "Ann", "team": team} if number % 3 == 0 else {}
        found.append(n.Happened(at=float(number), event=event, **by))
        if number % 5 == 0:
            found.append(n.Said(at=0.0, seat=team, name="Ann", text=f"secret {number}", team=number % 2 == 0))
    return found


def sent(log: list[n.Entry], seats: list[Seat | None]) -> dict[Seat | None, list[bytes]]:
    """Return what viewers get who ask in this order, a few entries at a time, as when a table goes on."""

    def build(number: int, seat: Seat | None) -> Message:
        return message_for(log[number - 1], number, None, seat)

    shared, found = Encoded(), {seat: list[bytes]() for seat in seats}
    for first in range(1, len(log) + 1, 3):
        for seat in seats:
            found[seat] += shared.messages(log, first, min(first + 2, len(log)), seat, build)
    return found


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_everybody_gets_exactly_the_messages_of_their_own_seat(game: Game) -> None:
    rnd = random.Random(label(game))
    log = entries_of(list(random_game(game, "shared").events), team=rnd.choice(game.seats))
    for _ in range(3):
        seats: list[Seat | None] = [*game.seats, None]
        rnd.shuffle(seats)
        for seat, messages in sent(log, seats).items():
            assert messages == [encode(message_for(entry, number, None, seat)) for number, entry in enumerate(log, 1)]


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_unseen_cards_change_no_byte_of_what_is_shared(game: Game) -> None:
    rnd, found = random.Random(label(game)), 0
    for attempt in range(ATTEMPTS):
        if attempt % 50 == 0:
            events = list(random_game(game, f"shared/{attempt}").events)
        prefix = events[: rnd.randrange(3, min(len(events), 80) + 1)]
        seat = rnd.choice([*game.seats, None])
        try:
            world = other_world(game, prefix, seat, rnd)
        except NoSuchWorldError:
            continue
        if world == prefix:
            continue
        order = [*game.seats, None, seat]  # those who know more ask first
        here, there = (sent([n.Happened(at=0.0, event=each) for each in log], order)[seat] for log in (prefix, world))
        assert here == there
        found += 1
        if found == WORLDS_PER_GAME:
            return
    raise AssertionError(f"only {found} other worlds found")


def test_a_part_that_says_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a shared part made of what the first seat sees fails."""

    def leaking(message: Message) -> bytes:
        if isinstance(message, EventSeen):
            entry = log[message.n - 1]
            assert isinstance(entry, n.Happened)
            return encode(EventSeen(n=message.n, at=message.at, event=seen_by(entry.event, 0), by=message.by))
        return encode(message)

    game = GAMES[1]
    log: list[n.Entry] = [n.Happened(at=0.0, event=event) for event in random_game(game, "leak").events]
    honest = sent(log, [None])
    monkeypatch.setattr(encodings, "encode", leaking)
    assert sent(log, [None]) != honest
