"""The pictures of the manual are true: what they show can happen like that on the edition's own board."""

import re
from itertools import pairwise

import pytest

from sleuth.core.movement import Manner, destinations, net_of
from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.editions.board import Board
from sleuth.sentences import LANGUAGES, speaker
from sleuth.sentences.manual import BoardPicture, CardPicture, crop_text, manual
from tests.manuals import flips

BOARDS = [edition for edition in EDITION_IDS if load_edition(edition).family == "board"]
ALWAYS = {"beginning-start", "beginning-centre", "walk", "enter", "doors", "brought"}


def pictures(edition: Edition, language: str = "en") -> dict[str, BoardPicture]:
    sections = manual(speaker(language, edition))
    found = [picture for section in sections for picture in section.pictures]
    return {picture.key: picture for picture in found if isinstance(picture, BoardPicture)}


def board_of(edition: Edition) -> Board:
    assert edition.board is not None
    return edition.board


def ends(edition: Edition, origin: str, steps: int, occupied: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return where a move can end, by the rules of movement."""
    options, net = edition.options, net_of(edition)
    manner = Manner(options.passing, options.square_twice, options.intrigue)
    return destinations(net, origin, steps, sum(net.bit[square] for square in occupied), (origin,), manner)


def is_a_way(board: Board, spots: tuple[str, ...]) -> bool:
    """Return whether every spot is one step from the one before it."""
    pairs = pairwise(spots)
    doors = board.doors
    return all(
        b in doors[a] if a in doors else a in doors[b] if b in doors else b in board.neighbours(a) for a, b in pairs
    )


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@pytest.mark.parametrize("edition", BOARDS)
def test_pictures_lie_on_the_board_and_show_what_they_are_about(edition: str) -> None:
    board = board_of(load_edition(edition))
    for picture in pictures(load_edition(edition)).values():
        left, top, width, height = picture.crop
        assert left >= 0 <= top
        assert left + width <= board.width
        assert top + height <= board.height
        shown = {(row, column) for row in range(top, top + height) for column in range(left, left + width)}
        spots = {*picture.marked, *picture.barred, *(piece.spot for piece in picture.pieces)}
        spots |= {spot for way in picture.ways for spot in way.spots}
        for spot in spots:
            cells = board.rooms[spot] if spot in board.rooms else (board.cells[spot],)
            assert shown & set(cells), (picture.key, spot)
        assert all(way.leap or is_a_way(board, way.spots) for way in picture.ways), picture.key


@pytest.mark.parametrize("edition", BOARDS)
def test_a_walk_uses_the_whole_roll(edition: str) -> None:
    loaded = load_edition(edition)
    picture = pictures(loaded)["walk"]
    spots = picture.ways[0].spots
    assert numbers(picture.caption) == [len(spots) - 1] * 2
    assert spots[-1] in ends(loaded, spots[0], len(spots) - 1)
    assert len(set(spots)) == len(spots)


@pytest.mark.parametrize("edition", BOARDS)
def test_entering_loses_the_rest(edition: str) -> None:
    loaded = load_edition(edition)
    picture = pictures(loaded)["enter"]
    spots, (roll, steps) = picture.ways[0].spots, numbers(picture.caption)
    assert steps == len(spots) - 1 < roll
    assert spots[-1] in loaded.places
    assert spots[-1] in ends(loaded, spots[0], roll)
    assert spots[-1] in ends(loaded, spots[0], steps)
    assert spots[-1] not in ends(loaded, spots[0], steps - 1), "there is no shorter way"


def test_the_example_of_the_classic_book() -> None:
    assert numbers(pictures(load_edition("classic"))["enter"].caption) == [5, 4]


@pytest.mark.parametrize("edition", BOARDS)
def test_doors(edition: str) -> None:
    loaded = load_edition(edition)
    board, found = board_of(loaded), pictures(loaded)
    doors = found["doors"]
    place = doors.pieces[0].spot
    assert set(doors.marked) == set(board.doors[place])
    assert numbers(doors.caption)[0] == len(doors.marked)
    assert ("blocked" in found) != loaded.options.passing
    if "blocked" in found:
        blocked = found["blocked"]
        (square,), inside = blocked.barred, blocked.pieces[1].spot
        assert square in board.doors[inside]
        assert blocked.pieces[0].spot == square
        assert square in ends(loaded, inside, 1)
        assert square not in ends(loaded, inside, 1, occupied=(square,))


@pytest.mark.parametrize("edition", ["red-keep", "meereen"])
def test_passing_and_question_squares(edition: str) -> None:
    loaded = load_edition(edition)
    found = pictures(loaded)
    passing, question = found["passing"], found["question"]
    spots = passing.ways[0].spots
    assert passing.pieces[1].spot in spots[1:-1]
    assert spots[-1] in ends(loaded, spots[0], len(spots) - 1, occupied=(passing.pieces[1].spot,))
    way, (roll, steps) = question.ways[0].spots, numbers(question.caption)
    assert way[-1] in board_of(loaded).questions
    assert steps == len(way) - 1 < roll
    assert way[-1] in ends(loaded, way[0], roll)


@pytest.mark.parametrize("edition", BOARDS)
def test_passages_and_a_figure_that_is_brought(edition: str) -> None:
    loaded = load_edition(edition)
    found = pictures(loaded)
    assert tuple(way.spots for way in found["passages"].ways) == loaded.passages
    brought = found["brought"]
    (way,) = brought.ways
    assert brought.pieces[-1].spot == way.spots[0] in board_of(loaded).cells
    assert {piece.spot for piece in brought.pieces[:-1]} == {way.spots[1]} <= set(loaded.places)


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_pictures_follow_the_options(edition: str) -> None:
    loaded = load_edition(edition)
    for name, options in flips(loaded, 4):
        sections = manual(speaker("en", loaded), options, 4)
        keys = {p.key for section in sections for p in section.pictures if isinstance(p, BoardPicture)}
        assert ("passages" in keys) == (loaded.family == "board" and options.passages), name
        assert ("passing" in keys) == (loaded.family == "board" and options.passing), name
        assert ("question" in keys) == options.intrigue, name
        assert (keys >= ALWAYS - {f"beginning-{'start' if options.figures == 'centre' else 'centre'}"}) == bool(keys)


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_as_text(language: str, edition: str) -> None:
    loaded = load_edition(edition)
    for section in manual(speaker(language, loaded)):
        for picture in section.pictures:
            lines = crop_text(loaded, picture)
            if isinstance(picture, CardPicture):
                assert len(lines) == 1
                assert all((card.kind if picture.covered else card.name) in lines[0] for card in picture.cards)
                continue
            _, _, width, height = picture.crop
            assert len(lines) == height
            assert max(map(len, lines)) <= 2 * width
            text, taken = "\n".join(lines), {piece.spot for piece in picture.pieces}
            walks = [way.spots for way in picture.ways if not way.leap]
            squares = [
                (step, spot) for spots in walks for step, spot in enumerate(spots) if spot in board_of(loaded).cells
            ]
            assert all(str(step) in text for step, spot in squares if spot not in taken)
            assert text.count("* ") + text.count("*\n") == len(picture.marked)
