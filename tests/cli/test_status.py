"""What lies open is shown in the terminal: character cards, passages, cities, White Walkers, cards face up and down."""

import io
from typing import Any

import pytest
from rich.console import Console

from sleuth.cli.terminal.board import draw_board, passages_of
from sleuth.cli.terminal.status import tell_special_cards
from sleuth.cli.terminal.table import draw_table
from sleuth.core.game import new_game
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker
from tests.kit import Scene, card_table, red_keep


def shown(scene: Scene, language: str = "en", width: int = 80, seat: int = 0) -> str:
    """Return the table as a seat sees it."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(draw_table(scene.view(seat), speaker(language, scene.game.edition), (), width))
    return capture.get()


def largest(edition: str) -> Scene:
    """Return the largest table of an edition, before the first turn; nobody rolls for it."""
    return Scene(edition, load_edition(edition).seats[1], begins="dealer")


def line_of(text: str, name: str) -> str:
    """Return the line of a player."""
    (line,) = [line for line in text.splitlines() if line[3:].startswith(f"{name} ")]
    return line


def test_every_character_card_lies_at_its_player_and_is_turned_over_when_used() -> None:
    scene = red_keep()
    before = shown(scene)
    assert line_of(before, "A").strip().endswith("Move again")
    assert line_of(before, "B").strip().endswith("Anywhere")
    assert line_of(before, "C").strip().endswith("Second card")
    after = shown(scene.seat(1, ability_used=True))
    assert line_of(after, "B").strip().endswith("Anywhere (turned over)")
    assert "turned over" not in line_of(after, "A")


def test_what_the_cards_do_is_shown_on_demand() -> None:
    scene = red_keep().hold(0, "add-six").seat(2, ability_used=True)
    lines = list(tell_special_cards(scene.view(0), speaker("de", scene.game.edition)))
    assert len([line for line in lines if line.startswith("  ")]) == 4
    assert "umgedreht" in lines[3]
    assert "sechs" in lines[-1]


def test_nobody_sees_the_kept_cards_of_others() -> None:
    scene = red_keep().hold(1, "add-six")
    lines = "\n".join(tell_special_cards(scene.view(0), speaker("en", scene.game.edition)))
    assert "Add six" not in lines
    assert "Add six" not in shown(scene)
    assert "1 intrigue card" in line_of(shown(scene), "B")


def test_a_game_without_special_cards_says_so() -> None:
    (line,) = tell_special_cards(Scene().view(0), speaker("en", Scene().game.edition))
    assert "no special cards" in line


@pytest.mark.parametrize("walkers", [0, 7])
def test_white_walkers_are_counted(walkers: int) -> None:
    assert f"{walkers} of 8" in shown(red_keep().public(walkers=walkers))


def test_leftovers_lie_open_and_others_face_down() -> None:
    assert "Tommen" in shown(red_keep())
    assert "2 cards lie face down" in shown(red_keep(leftovers="centre"))
    assert "4 cards are set aside" in shown(Scene("classic", 2, side_cards=4))
    assert "set aside" not in shown(Scene())


def test_every_player_has_a_city_and_nobody_is_a_suspect() -> None:
    text = shown(card_table())
    assert "Madrid" in line_of(text, "A")
    assert "London" in line_of(text, "B")
    suspects = ("Scarlett", "Mustard", "White", "Green", "Peacock", "Plum")
    assert not any(suspect in line_of(text, name) for suspect in suspects for name in "ABC")


def test_the_culprit_is_known_to_all() -> None:
    game: dict[str, Any] = {"dealer": 2}
    scene = Scene("one-against-all", 3, **game)
    assert "culprit" in line_of(shown(scene, seat=2), "C")
    assert "culprit" not in line_of(shown(scene, seat=2), "A")


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_both_ends_of_every_passage_are_marked_on_the_board(edition: str) -> None:
    loaded = load_edition(edition)
    if loaded.board is None:
        assert list(passages_of(new_game(loaded, loaded.seats[0]))) == []
        return
    scene = largest(edition)
    board = draw_board(scene.view(0), speaker("en", loaded)).plain
    assert [mark for mark, _ in passages_of(scene.game)] != []
    assert all(board.count(mark) == 2 for mark, _ in passages_of(scene.game))


def test_without_passages_none_is_marked() -> None:
    scene = Scene(passages=False)
    assert "»" not in shown(scene)
    assert "»" in shown(Scene())


@pytest.mark.parametrize("width", [80, 130])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_the_table_fits_into_the_terminal(edition: str, language: str, width: int) -> None:
    scene = largest(edition)
    text = shown(scene, language, width)
    assert max(map(len, text.splitlines())) <= width
    if scene.game.edition.board is not None:
        beside = len(text.splitlines()) < 35
        assert beside == (width == 130)
