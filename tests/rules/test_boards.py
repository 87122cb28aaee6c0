"""The boards: golden geometry, and where moves can go compared with brute force (R3)."""

import random
from collections.abc import Collection
from pathlib import Path

import pytest

from sleuth.core.movement import Manner, can_leave, destinations, net_of
from sleuth.editions import load_edition
from sleuth.editions.board import Board
from tests.kit import at

STEPS = Path(__file__).parents[1] / "data" / "classic_steps.txt"
LETTERS = {
    "K": "kitchen",
    "B": "ballroom",
    "C": "conservatory",
    "D": "dining-room",
    "I": "billiard-room",
    "L": "library",
    "O": "lounge",
    "H": "hall",
    "S": "study",
}
PLAIN = Manner(passing=False, square_twice=True, stops=False)
CLASSIC, SHERLOCK = load_edition("classic"), load_edition("sherlock")
THRONES = [load_edition("red-keep"), load_edition("meereen")]
BOARDS = [CLASSIC, SHERLOCK, *THRONES]


def distance(edition, origin, target, manner=PLAIN) -> int:
    """Return the lowest roll that leads from one spot to the other on an empty board."""
    net = net_of(edition)
    return next(steps for steps in range(1, 60) if target in destinations(net, origin, steps, 0, (origin,), manner))


# --- the classic house


def golden_steps() -> list[tuple[str, str, int]]:
    lines = [line for line in STEPS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    found, rooms = [], []
    for line in lines:
        if line.startswith(" "):
            rooms = [LETTERS[letter] for letter in line.split()]
            continue
        origin, *cells = line.split()
        found += [(origin, room, int(cell)) for room, cell in zip(rooms, cells, strict=True) if cell != "-"]
    return found


def test_the_golden_tables_are_complete():
    assert len(golden_steps()) == 6 * 9 + 9 * 8


@pytest.mark.rule("R3.1", "R3.2", "R3.3")
@pytest.mark.parametrize(("origin", "room", "steps"), golden_steps())
def test_the_steps_of_the_classic_board(origin, room, steps):
    suspects = {card.id: CLASSIC.board.starts[card.start] for card in CLASSIC.cards if card.start}
    spot = suspects.get(origin, origin)
    assert distance(CLASSIC, spot, room) == steps


def test_the_classic_board_has_188_squares_and_17_doors():
    assert len(CLASSIC.board.cells) == 188
    assert sum(len(squares) for squares in CLASSIC.board.doors.values()) == 17
    assert (CLASSIC.board.width, CLASSIC.board.height) == (24, 25)
    assert CLASSIC.board.questions == frozenset()


def test_the_doors_of_the_classic_board():
    assert {place: set(squares) for place, squares in CLASSIC.board.doors.items()} == {
        "kitchen": {at(7, 4)},
        "ballroom": {at(5, 7), at(5, 16), at(8, 9), at(8, 14)},
        "conservatory": {at(5, 18)},
        "billiard-room": {at(9, 17), at(13, 22)},
        "library": {at(13, 20), at(16, 16)},
        "study": {at(20, 17)},
        "hall": {at(20, 15), at(17, 11), at(17, 12)},
        "lounge": {at(18, 6)},
        "dining-room": {at(16, 6), at(12, 8)},
        "cellar": set(),
    }


def test_every_square_of_the_first_sherlock_board_is_still_a_street():
    """It was the classic house: games from then stand on its squares, and must go on and replay."""
    assert set(CLASSIC.board.cells) < set(SHERLOCK.board.cells)
    assert SHERLOCK.board.starts == CLASSIC.board.starts


def test_london_has_217_squares_and_21_doors():
    assert len(SHERLOCK.board.cells) == 217
    assert {place: len(squares) for place, squares in SHERLOCK.board.doors.items()} == {
        "dartmoor": 1,
        "diogenes-club": 4,
        "lab": 1,
        "baker-street": 2,
        "swimming-pool": 2,
        "battersea": 2,
        "tower-of-london": 1,
        "buckingham-palace": 3,
        "baskerville": 1,
        "case-room": 4,
    }
    assert SHERLOCK.board.questions == frozenset()


def test_the_thames_runs_through_london_and_is_crossed_by_bridges_only():
    """North and south of the river meet only on five bridges, one of them to the centre."""
    bridges = {at(14, 6), at(15, 8), at(15, 9), at(15, 12), at(15, 15), at(15, 16), at(14, 20)}
    dry = set(SHERLOCK.board.cells) - bridges
    reached, queue = {at(8, 9)}, [at(8, 9)]
    for square in queue:
        fresh = [each for each in SHERLOCK.board.neighbours(square) if each in dry and each not in reached]
        reached.update(fresh)
        queue += fresh
    assert at(17, 12) not in reached
    assert {at(6, 7), at(2, 12), at(9, 0), at(13, 20)} <= reached


def test_london_keeps_to_the_measures_of_our_own_boards():
    for place in SHERLOCK.places:
        assert 4 <= min(distance(SHERLOCK, place, other) for other in SHERLOCK.places if other != place) <= 9
        assert distance(SHERLOCK, place, SHERLOCK.centre) <= 20
    cells = set(SHERLOCK.board.cells.values())
    for row, column in cells:
        assert not {(row + down, column + right) for down in range(4) for right in range(4)} <= cells


@pytest.mark.rule("R3.10")
def test_the_lab_and_baskerville_are_corner_places_with_passages():
    with_passages = {place for pair in SHERLOCK.passages for place in pair}
    board = SHERLOCK.board
    corners = {(0, 0), (0, 1), (1, 0), (1, 1)}
    for place in with_passages:
        rows, columns = zip(*board.rooms[place], strict=True)
        corner = (min(rows) > board.height // 2, min(columns) > board.width // 2)
        corners.discard((int(corner[0]), int(corner[1])))
    assert {"lab", "baskerville"} <= with_passages
    assert corners == set()


def test_the_travel_edition_uses_the_classic_board():
    assert load_edition("travel").board.rows == CLASSIC.board.rows


# --- our own boards


def locations(edition) -> tuple[str, ...]:
    return (*edition.places, edition.centre)


@pytest.mark.parametrize("edition", THRONES, ids=lambda edition: edition.id)
class TestBoardsOfThrones:
    def test_ten_to_fourteen_question_squares(self, edition):
        assert 10 <= len(edition.board.questions) <= 14

    def test_no_door_opens_onto_a_question_square(self, edition):
        assert not {square for squares in edition.board.doors.values() for square in squares} & edition.board.questions

    def test_the_nearest_other_location_is_four_to_nine_steps_away(self, edition):
        for place in edition.places:
            assert 4 <= min(distance(edition, place, other) for other in edition.places if other != place) <= 9

    def test_the_centre_is_at_most_twenty_steps_away(self, edition):
        for place in edition.places:
            assert distance(edition, place, edition.centre) <= 20

    def test_the_centre_is_entered_from_at_least_two_sides(self, edition):
        board = edition.board
        rows, columns = zip(*board.rooms[edition.centre], strict=True)
        sides = set()
        for square in board.doors[edition.centre]:
            row, column = board.cells[square]
            sides.add((row < min(rows), row > max(rows), column < sum(columns) / len(columns)))
        assert len(sides) >= 2

    def test_all_is_connected_without_stepping_on_a_question_square(self, edition):
        stopping = Manner(passing=False, square_twice=True, stops=True)
        for place in locations(edition):
            for other in locations(edition):
                if place != other:
                    assert distance(edition, place, other, stopping) <= 60

    def test_every_question_square_can_be_reached_and_left(self, edition):
        for square in edition.board.questions:
            assert any(neighbour not in edition.board.questions for neighbour in edition.board.neighbours(square))

    def test_corridors_are_at_most_three_squares_wide(self, edition):
        cells = set(edition.board.cells.values())
        for row, column in cells:
            block = {(row + down, column + right) for down in range(4) for right in range(4)}
            assert not block <= cells

    def test_its_number_of_locations_and_passages(self, edition):
        assert (len(edition.places), len(edition.passages)) == {"red-keep": (11, 4), "meereen": (9, 2)}[edition.id]
        assert edition.centre not in {place for pair in edition.passages for place in pair}


@pytest.mark.rule("R3.2", "R3.3")
@pytest.mark.parametrize("edition", BOARDS, ids=lambda edition: edition.id)
def test_a_door_leads_in_and_out_alike(edition):
    net = net_of(edition)
    for place, squares in edition.board.doors.items():
        if not squares:
            continue
        assert set(destinations(net, place, 1, 0, (place,), PLAIN)) == set(squares)
        entered = {square for square in edition.board.cells if place in destinations(net, square, 1, 0, (), PLAIN)}
        assert entered == set(squares)


@pytest.mark.rule("R3.2", "R3.3")
@pytest.mark.parametrize("edition", BOARDS, ids=lambda edition: edition.id)
def test_distances_are_the_same_in_both_directions(edition):
    places = [place for place, squares in edition.board.doors.items() if squares]
    for place in places:
        for other in places:
            if place < other:
                assert distance(edition, place, other) == distance(edition, other, place)


# --- brute force


def brute(
    board: Board, origin: str, steps: int, occupied: Collection[str], closed: Collection[str], manner: Manner
) -> set[str]:
    """Return where a move can end, by trying every path."""
    questions = board.questions if manner.stops else frozenset()
    entries: dict[str, list[str]] = {}
    for place, squares in board.doors.items():
        for square in squares:
            entries.setdefault(square, []).append(place)
    ends: set[str] = set()

    def step(onto: str, left: int, walked: tuple[str, ...]) -> None:
        if onto in occupied and (not manner.passing or onto in questions):
            return
        if onto in walked and not manner.square_twice:
            return
        if onto in questions:
            ends.add(onto)
        elif left:
            go_on(onto, left, (*walked, onto))
        elif onto not in occupied:
            ends.add(onto)

    def go_on(square: str, left: int, walked: tuple[str, ...]) -> None:
        ends.update(place for place in entries.get(square, ()) if place not in closed)
        for neighbour in board.neighbours(square):
            step(neighbour, left - 1, walked)

    if origin in board.doors:
        for square in board.doors[origin]:
            step(square, steps - 1, ())
    else:
        go_on(origin, steps, (origin,))
    if not ends and steps > 1:
        return brute(board, origin, steps - 1, occupied, closed, manner)
    return ends


def compare(edition, manner: Manner, rolls: range, positions: int, seed: int, figures: int = 5) -> None:
    """Compare many random positions; every third one has a crowd on the board."""
    chance, net, board = random.Random(seed), net_of(edition), edition.board
    squares, places = sorted(board.cells), sorted(place for place, doors in board.doors.items() if doors)
    for number in range(positions):
        origin = chance.choice(places if number % 2 else squares)
        crowd = figures if number % 3 else 60
        near = squares if number % 4 else sorted(net.names(net.near(origin, 4)))
        occupied = set(chance.sample(near, min(crowd, len(near) - 1))) - {origin}
        closed = (origin,) if number % 5 else ()
        steps = chance.choice(rolls)
        blocked = sum(net.bit[square] for square in occupied)
        found = destinations(net, origin, steps, blocked, closed, manner)
        assert len(set(found)) == len(found)
        assert set(found) == brute(board, origin, steps, occupied, closed, manner), (origin, steps, sorted(occupied))
        if not manner.passing:
            assert can_leave(net, origin, blocked, closed, manner) == bool(
                brute(board, origin, 1, occupied, closed, manner)
            )


@pytest.mark.rule("R3.1", "R3.2", "R3.3", "R3.4", "R3.6", "R3.7", "R3.8")
def test_classic_moves_are_all_walks():
    compare(CLASSIC, PLAIN, range(1, 7), 600, seed=1)


@pytest.mark.rule("R3.1", "R3.2", "R3.3", "R3.4", "R3.6", "R3.7", "R3.8")
def test_sherlock_moves_are_all_paths_without_a_square_twice():
    compare(SHERLOCK, Manner(passing=False, square_twice=False, stops=False), range(2, 13), 800, seed=2)


@pytest.mark.rule("R3.5", "R3.6", "R3.8")
def test_paths_without_a_square_twice_that_may_pass_figures():
    compare(SHERLOCK, Manner(passing=True, square_twice=False, stops=False), range(1, 10), 150, seed=3)


@pytest.mark.rule("R3.5", "R3.8", "R3.11")
@pytest.mark.parametrize("edition", THRONES, ids=lambda edition: edition.id)
def test_thrones_moves_pass_figures_and_stop_on_question_squares(edition):
    compare(edition, Manner(passing=True, square_twice=True, stops=True), range(1, 8), 200, seed=4)


@pytest.mark.rule("R3.5", "R3.11")
@pytest.mark.parametrize("edition", THRONES, ids=lambda edition: edition.id)
def test_thrones_moves_without_intrigue_cards(edition):
    compare(edition, Manner(passing=True, square_twice=True, stops=False), range(1, 8), 100, seed=5)


@pytest.mark.rule("R3.4", "R3.11")
def test_thrones_moves_that_may_not_pass_figures():
    compare(THRONES[0], Manner(passing=False, square_twice=True, stops=True), range(1, 8), 150, seed=6)


@pytest.mark.parametrize("edition", BOARDS, ids=lambda edition: edition.id)
def test_far_figures_do_not_matter_to_a_move(edition):
    """Check that the squares `near` leaves out change nothing."""
    chance, net = random.Random(7), net_of(edition)
    manner = Manner(passing=False, square_twice=True, stops=True)
    squares = sorted(net.bit)
    for _ in range(200):
        origin, *others = chance.sample(squares, 12)
        steps = chance.randint(1, 12)
        blocked = sum(net.bit[square] for square in others)
        assert destinations(net, origin, steps, blocked, (), manner) == destinations(
            net, origin, steps, blocked & net.near(origin, steps), (), manner
        )
