"""The drawn people, cards and pieces: written by our scripts, complete, small, and safe to put into the page."""

import gzip
import re

import pytest

from sleuth.editions import EDITION_IDS, load_edition
from sleuth.server.http.art import art_of
from tools.paint.pen import outlined, paths
from tools.paint.rooms import ART, SCENERY
from tools.paint.sheet import sheet
from tools.paint.sprite import FOLDER, SPRITES, Sprite

MOST_OF_A_DRAWING = {"art": 3072, "pawn": 2048, "prop": 1024}
"""Bytes of a portrait or a card face, of a pawn, and of a weapon on the floor."""
MOST_OF_A_FILE = 8_000
"""Bytes of a file when it is compressed."""
NAMES = sorted(SPRITES)
FILES = {name: text for sprite in SPRITES.values() for name, text in sprite.files.items()}
DRAWINGS = [(name, *key) for name in NAMES for key in SPRITES[name].drawings]


def sprite_of(edition: str) -> Sprite:
    name = art_of(load_edition(edition))
    assert name is not None
    return SPRITES[name]


@pytest.mark.parametrize("name", FILES)
def test_the_files_are_what_the_scripts_draw(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name], "run python -m tools.paint"


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_card_has_a_drawing(edition: str) -> None:
    cards = {card.id for card in load_edition(edition).cards}
    assert cards == {card for kind, card in sprite_of(edition).drawings if kind == "art"}


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_suspect_has_a_pawn_and_a_portrait_of_its_own(edition: str) -> None:
    suspects, sprite = load_edition(edition).suspects, sprite_of(edition)
    for kind in ("art", "pawn"):
        assert len({sprite.drawings[kind, suspect] for suspect in suspects}) == len(suspects)


@pytest.mark.parametrize("edition", [each for each in EDITION_IDS if load_edition(each).board])
def test_every_weapon_on_a_board_is_a_prop(edition: str) -> None:
    assert {*load_edition(edition).weapons} <= sprite_of(edition).props.keys()


def test_the_same_people_are_drawn_by_another_hand_in_other_editions() -> None:
    hands = ("classic", "travel", "card-game")
    for suspect in load_edition("classic").suspects:
        assert len({SPRITES[name].drawings["art", suspect] for name in hands}) == len(hands)


@pytest.mark.parametrize(("name", "kind", "card"), DRAWINGS)
def test_a_drawing_is_small(name: str, kind: str, card: str) -> None:
    assert len(SPRITES[name].drawings[kind, card]) <= MOST_OF_A_DRAWING[kind]


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_small(name: str) -> None:
    assert len(gzip.compress(FILES[name].encode(), mtime=0)) <= MOST_OF_A_FILE


def test_no_two_drawings_have_one_name() -> None:
    files = [*FOLDER.glob("*.svg")]
    assert len(files) == len(FILES) + len(SCENERY)
    assert ART == FOLDER
    names = [name for file in files for name in re.findall(r'\bid="([^"]+)"', file.read_text(encoding="utf-8"))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", FILES)
def test_a_file_holds_only_groups_and_paths(name: str) -> None:
    text = FILES[name]
    assert {*re.findall(r"<(\w+)", text)} == {"svg", "defs", "g", "path"}
    assert {*re.findall(r" ([\w-]+)=", text)} <= {
        *("xmlns", "class", "width", "height", "aria-hidden"),
        *("id", "d", "transform"),
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_page_to_look_at_shows_every_drawing(name: str) -> None:
    shown = sheet([name])
    assert all(f'href="#{kind}-{name}-{card}"' in shown for kind, card in SPRITES[name].drawings)


def test_the_pen_joins_strokes_of_one_tone() -> None:
    assert paths("k M0 0h2\nk M3 0h2\nf M0 5.25h1") == (
        '<path class="art-k" d="M0 0h2M3 0h2"/><path class="art-f" d="M0 5.2h1"/>'
    )


def test_the_pen_draws_circles_and_boxes() -> None:
    assert paths("P o 5 5 2") == '<path class="art-op" d="M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"/>'
    assert paths("a r 1 2 3 4") == '<path class="art-a" d="M1 2h3v4h-3z"/>'


def test_the_pen_turns_what_follows() -> None:
    assert paths("@ rotate(9)\nk M0 0h2") == '<g transform="rotate(9)"><path class="art-k" d="M0 0h2"/></g>'


def test_an_outline_goes_around_what_is_filled() -> None:
    drawn = outlined("k M0 0h2z\nl M9 9h2")
    assert re.findall(r'class="art-(?:halo|edge)" d="([^"]+)"', drawn) == ["M0 0h2z", "M0 0h2z"]


@pytest.mark.parametrize("line", ["q M0 0", "k 0 0 5"])
def test_the_pen_refuses_what_it_does_not_know(line: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(line))):
        paths(line)
