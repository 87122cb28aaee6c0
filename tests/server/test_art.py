"""Which drawings an edition gets."""

from pathlib import Path

import pytest

from sleuth.editions import load_edition
from sleuth.server.http.art import art_of
from tests.folders import copied, harpoon_house


@pytest.mark.parametrize(
    ("edition", "art"),
    [
        *((name, name) for name in ("classic", "sherlock", "red-keep", "meereen", "card-game", "travel")),
        ("questions", "classic"),
        ("one-against-all", "card-game"),
    ],
)
def test_a_shipped_edition_has_its_own_or_those_of_its_base(edition: str, art: str) -> None:
    assert art_of(load_edition(edition)) == art


def test_a_copy_has_those_of_the_edition_with_the_same_people(tmp_path: Path) -> None:
    assert art_of(load_edition(harpoon_house(tmp_path / "own"))) == "classic"
    assert art_of(load_edition(copied("sherlock", tmp_path / "mine"))) == "sherlock"


def test_an_edition_with_other_people_has_none(tmp_path: Path) -> None:
    folder = copied("classic", tmp_path / "own")
    for file in (folder / "edition.toml", *(folder / "names").iterdir()):
        text = file.read_text(encoding="utf-8")
        for suspect in load_edition("classic").suspects:
            text = text.replace(f'"{suspect}"', f'"{suspect}-x"').replace(f"\n{suspect} =", f"\n{suspect}-x =")
        file.write_text(text, encoding="utf-8")
    assert art_of(load_edition(folder)) is None
