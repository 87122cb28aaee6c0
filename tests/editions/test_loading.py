"""Editions load; a wrong file gets an error that names the file, the key and what is expected."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sleuth.core.game import new_game
from sleuth.editions import EDITION_IDS, EditionError, load_edition
from sleuth.testing import check_edition
from tests.folders import copied
from tests.games import random_game

HOME = Path(str(load_edition("classic").folders[0]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the classic edition to damage, under an id of its own."""
    return copied("classic", tmp_path / "mine")


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_edition_satisfies_the_kit(edition: str) -> None:
    check_edition(edition)


def test_an_edition_is_loaded_once() -> None:
    assert load_edition("classic") is load_edition("classic")


def test_an_edition_folder_works_like_an_id(folder: Path) -> None:
    edition = load_edition(folder)
    check_edition(folder)
    assert edition.id == "my-house"
    assert random_game(new_game(edition, 3), "own").state.public.phase == "over"


def test_a_folder_may_build_on_an_edition(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('id = "quick"\nbase = "classic"\n[options]\ndice = ["plain", "plain"]\n')
    edition = load_edition(tmp_path)
    check_edition(edition)
    assert edition.options.dice == ("plain", "plain")
    assert edition.cards == load_edition("classic").cards


def test_two_folders_cannot_build_on_each_other(tmp_path: Path) -> None:
    for own, other in (("a", "b"), ("b", "a")):
        (tmp_path / own).mkdir()
        (tmp_path / own / "edition.toml").write_text(f'id = "{own}"\nbase = "../{other}"\n')
    with pytest.raises(EditionError, match=r"b/edition.toml: base: expected .* another edition"):
        load_edition(tmp_path / "a")


def test_a_base_does_not_lend_its_id(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('base = "classic"\n')
    with pytest.raises(EditionError, match="id: 'classic' comes with sleuth: expected an id of its own"):
        check_edition(tmp_path)


def test_the_shipped_folder_is_the_shipped_edition() -> None:
    assert load_edition(HOME) is load_edition("classic")


def test_unknown_edition() -> None:
    with pytest.raises(EditionError, match=r"unknown edition 'nonsense': expected one of classic, .* or a folder"):
        load_edition("nonsense")


def test_an_abstract_base_cannot_be_played() -> None:
    with pytest.raises(EditionError, match=r"thrones/edition.toml: abstract"):
        load_edition(HOME.parent / "thrones")


SPOILED: list[tuple[str, Callable[[Path], object], str]] = [
    ("no file", lambda f: (f / "edition.toml").unlink(), r"edition.toml: not found"),
    ("broken TOML", lambda f: edit(f / "edition.toml", "[options]", "[options"), r"edition.toml: not a TOML file"),
    ("binary", lambda f: (f / "edition.toml").write_bytes(b"\xff\xfe"), r"edition.toml: not a TOML file"),
    (
        "missing key",
        lambda f: edit(f / "edition.toml", 'theme = "murder"', ""),
        r"edition.toml: the key 'theme' is missing",
    ),
    (
        "unknown key",
        lambda f: edit(f / "edition.toml", "passing", "passsing"),
        r"options: unknown key 'passsing': did you mean 'passing'\?",
    ),
    (
        "unknown option",
        lambda f: edit(f / "edition.toml", "[options]", "[options]\nzzz = 1"),
        r"options: unknown key 'zzz': expected one of dice, begins, .*, culprit$",
    ),
    (
        "unknown top key",
        lambda f: edit(f / "edition.toml", "id =", "famly = 1\nid ="),
        r"toml: unknown key .*'family'\?$",
    ),
    (
        "unknown card key",
        lambda f: edit(f / "edition.toml", "colour =", "color ="),
        r"toml: cards.*: unknown key 'color': did you mean 'colour'\?$",
    ),
    ("unknown centre key", lambda f: edit(f / "edition.toml", 'map = "X"', 'mapp = "X"'), r"centre: .*'map'\?$"),
    ("wrong type", lambda f: edit(f / "edition.toml", "seats = [3, 6]", "seats = 3"), r"seats: expected `array`"),
    (
        "wrong word",
        lambda f: edit(f / "edition.toml", '"must"', '"shall"'),
        r"options.suggestion: expected may or must, not 'shall'",
    ),
    ("bad seats", lambda f: edit(f / "edition.toml", "[3, 6]", "[4, 3]"), r"seats: expected \[least, greatest\]"),
    ("too many seats", lambda f: edit(f / "edition.toml", "[3, 6]", "[3, 9]"), r"seats: expected at most 6"),
    ("bad id", lambda f: edit(f / "edition.toml", '"rope"', '"The Rope"'), r"card 'The Rope': expected lower-case"),
    ("id twice", lambda f: edit(f / "edition.toml", '"rope"', '"dagger"'), r"'dagger': expected every id once"),
    ("first", lambda f: edit(f / "edition.toml", 'first = "scarlett"', 'first = "x"'), r"first: expected the id"),
    ("passage", lambda f: edit(f / "edition.toml", '["kitchen", "study"]', '["kitchen", "x"]'), r"passages: .*'x'"),
    ("base", lambda f: edit(f / "edition.toml", 'id = "my-house"', 'id="c"\nbase="zzz"'), r"base: expected the id"),
    ("base of itself", lambda f: edit(f / "edition.toml", "id =", 'base = "."\nid ='), r"base: expected the id"),
    ("base no text", lambda f: edit(f / "edition.toml", "id =", "base = [1]\nid ="), r"base: expected the id"),
    ("id", lambda f: edit(f / "edition.toml", '"my-house"', '"My House"'), r"id: expected a lower-case .*'My House'"),
    ("path", lambda f: edit(f / "edition.toml", '"my-house"', '"../house"'), r"id: expected a lower-case letter"),
    ("long id", lambda f: edit(f / "edition.toml", '"my-house"', f'"{"a" * 41}"'), r"id: expected .* up to 39"),
    ("ours", lambda f: edit(f / "edition.toml", '"my-house"', '"travel"'), r"id: 'travel' comes with sleuth: expected"),
    ("our base", lambda f: edit(f / "edition.toml", '"my-house"', '"thrones"'), r"id: 'thrones' comes with sleuth"),
    ("long card", lambda f: edit(f / "edition.toml", '"rope"', f'"{"a" * 41}"'), r"card 'a+': expected lower-case"),
    (
        "kind twice",
        lambda f: edit(f / "edition.toml", '"weapon", "place"', '"place", "place"'),
        r"kinds: expected three",
    ),
    ("colour", lambda f: edit(f / "edition.toml", '"red"', '"url(x)"'), r"scarlett: 'url\(x\)': expected lower-case"),
    (
        "deck",
        lambda f: edit(f / "edition.toml", "[options]", "[decks.tarot]\nfool = 1\n[options]"),
        r"decks.tarot: exp",
    ),
    (
        "many cards",
        lambda f: edit(f / "edition.toml", "[options]", "[decks.intrigue]\nx = 999999999\n[options]"),
        r"decks.intrigue: expected at most 200 cards",
    ),
    (
        "large file",
        lambda f: (f / "board.txt").write_text("é" * 70_000, encoding="utf-8"),
        r"board.txt: expected files of at most 131072 bytes",
    ),
    (
        "large files",
        lambda f: [(f / "names" / f"{name}.ftl").write_text("#" * 70_000) for name in ("de", "en")],
        r"mine: expected files of at most 131072 bytes together",
    ),
    ("large board", lambda f: (f / "board.txt").write_text("." * 65), r"65 columns and 1 rows: expected at most 64"),
    ("board no text", lambda f: (f / "board.txt").write_bytes(b"\xff"), r"board.txt: not text in UTF-8"),
    ("no board", lambda f: (f / "board.txt").unlink(), r"board.txt: not found"),
    ("letter", lambda f: edit(f / "board.txt", "KKKKKK", "KKKZKK"), r"row 2, column 4: no place has the letter 'Z'"),
    ("mark", lambda f: edit(f / "board.txt", "..BBBBBBBB..", "#.BBBBBBBB.."), r"unknown mark '#'"),
    ("door to nowhere", lambda f: edit(f / "board.txt", "....^...", "^...^..."), r"row 8, column 1: the door"),
    ("unreachable room", lambda f: edit(f / "board.txt", "....^...", "........"), r"'kitchen' cannot be reached"),
    ("unreachable square", lambda f: edit(f / "board.txt", "KKKKKK ...", "KKKKKK . ."), r"square .* cannot be reached"),
    ("start", lambda f: edit(f / "board.txt", "m.....", "......"), r"expected the start square 'm' of 'mustard'"),
    ("map", lambda f: edit(f / "edition.toml", 'map = "K"', ""), r"no place has the letter 'K'"),
]


@pytest.mark.parametrize(("spoil", "message"), [row[1:] for row in SPOILED], ids=[row[0] for row in SPOILED])
def test_a_wrong_file_gets_a_clear_error(folder: Path, spoil: Callable[[Path], object], message: str) -> None:
    spoil(folder)
    with pytest.raises(EditionError, match=message) as caught:
        load_edition(folder)
    assert str(folder) in str(caught.value)


def test_a_missing_name_is_found_with_its_file(folder: Path) -> None:
    edit(folder / "names" / "nl.ftl", "rope = ", "rpoe = ")
    with pytest.raises(EditionError, match=r"nl\.ftl.*rope"):
        check_edition(folder)


def test_a_missing_form_is_found_with_its_file(folder: Path) -> None:
    edit(folder / "names" / "de.ftl", ".with = mit der Rohrzange", ".wiht = mit der Rohrzange")
    with pytest.raises(EditionError, match=r"de\.ftl.*spanner.*with"):
        check_edition(folder)


def test_an_unknown_extra_card_is_found(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('id = "mine"\nbase = "meereen"\n[decks.intrigue]\nfree-lunch = 3\n')
    with pytest.raises(EditionError, match=r"decks.intrigue.free-lunch: expected one of"):
        check_edition(tmp_path)


def test_editions_have_the_cards_of_their_boxes() -> None:
    counts = {name: [len(cards) for cards in load_edition(name).by_kind] for name in EDITION_IDS}
    assert counts == {
        "classic": [6, 6, 9],
        "sherlock": [6, 6, 9],
        "red-keep": [6, 6, 11],
        "meereen": [6, 6, 9],
        "card-game": [6, 6, 9],
        "one-against-all": [6, 6, 9],
        "travel": [6, 6, 9],
        "questions": [6, 6, 9],
    }
    assert len(load_edition("meereen").decks["intrigue"]) == 21
    assert len(load_edition("card-game").decks["investigation"]) == 39


AT_ONCE = """
import sys, threading
from sleuth.editions import EDITION_IDS, load_edition
sys.setswitchinterval(1e-6)
together = threading.Barrier(len(EDITION_IDS))
def load(edition):
    together.wait()
    load_edition(edition)
threads = [threading.Thread(target=load, args=(edition,)) for edition in EDITION_IDS]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_several_threads_load_editions_at_once() -> None:
    for _ in range(10):  # a race: it does not show every time
        ended = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr
