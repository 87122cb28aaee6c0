"""The sheet in the terminal: own and open cards, who lacks what, what follows, and that it fits."""

import pytest

from sleuth.cli.terminal.sheet import TerminalSheet, short_names
from sleuth.core.actions import ChooseCase, Move, Pass, Show, Suggest
from sleuth.core.truth import seen_by
from sleuth.deduction import Observer
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker
from tests.kit import Scene, at, house, red_keep


def sheet_of(scene: Scene, seat: int = 0, language: str = "en") -> TerminalSheet:
    observer = Observer(scene.game, seat).see_all(seen_by(event, seat) for event in scene.events)
    return TerminalSheet(observer, speaker(language, scene.game.edition))


def row(sheet: TerminalSheet, name: str, *, follows: bool = False) -> str:
    """Return the entries of a card, one character for each owner; the case comes first."""
    lines = sheet.draw({}, 40, follows=follows).plain.splitlines()  # too narrow for two halves
    (line,) = [line for line in lines if line.strip().startswith(name)]
    cells = line.ljust(len(lines[0]))[len(lines[0]) - sum(len(head) + 1 for head in sheet.heads) :]
    starts = [1 + sum(len(head) + 1 for head in sheet.heads[:index]) for index in range(len(sheet.heads))]
    return "".join(cells[start] for start in starts)


def asked() -> Scene:
    """Return a scene in which seat 0 has asked in the hall: seat 1 passed, seat 2 showed the rope."""
    scene = house().put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))
    return scene.do(0, Suggest(("plum", "rope", "hall"))).do(1, Pass()).do(2, Show("rope"))


def test_own_cards_and_what_was_seen() -> None:
    sheet = sheet_of(asked())
    assert sheet.heads == ["Ca", "A", "B", "C"]
    assert row(sheet, "Rope") == " ··✓"
    assert row(sheet, "Professor Plum") == " ·· "
    assert row(sheet, "Kitchen") == " ✓  "


def test_conclusions_are_shown_only_on_request() -> None:
    sheet = sheet_of(asked())
    assert row(sheet, "Kitchen", follows=True) == "·✓··"
    assert row(sheet, "Rope", follows=True) == "···✓"


def test_what_others_showed_each_other_is_marked_as_possible() -> None:
    sheet = sheet_of(asked(), seat=1)
    assert row(sheet, "Professor Plum") == "  ·?"
    assert row(sheet, "Rope") == "  ·?"


def test_cards_face_up_have_a_column() -> None:
    sheet = sheet_of(red_keep())
    assert sheet.labels[-1] == "Open"
    assert row(sheet, "Tommen").endswith("✓")


def test_own_marks_take_precedence() -> None:
    sheet = sheet_of(asked())
    before = sheet.draw({}, 80).plain
    after = sheet.draw({("rope", 2): "!", ("plum", 1): "7"}, 80).plain
    assert "!" not in before
    assert after.count("!") == after.count("7") == 1
    assert before.count("✓") == after.count("✓") + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_it_fits_into_a_small_terminal_at_the_largest_table(edition: str, language: str) -> None:
    scene = Scene(edition, load_edition(edition).seats[1], begins="dealer")
    if scene.phase == "choose-case":
        scene.do(0, ChooseCase(("plum", "seaplane", "tokyo")))
    drawn = sheet_of(scene, 0, language).draw({}, 80).plain.splitlines()
    assert max(map(len, drawn)) <= 80
    assert len(drawn) <= 20
    wide = sheet_of(scene, 0, language).draw({}, 140).plain
    assert "…" not in wide
    assert all(speaker(language, scene.game.edition).card(card.id) in wide for card in scene.game.edition.cards)


@pytest.mark.parametrize(
    ("labels", "short"),
    [
        (["Case", "Anna", "Ben"], ["C", "A", "B"]),
        (["Case", "Anna", "Clara", "Carl"], ["C0", "A", "Cl", "C3"]),
        (["Anna", "Anna 2", "Anna & Ben"], ["A0", "A1", "A2"]),
        (["", "Bo"], ["?", "B"]),
    ],
)
def test_short_names_are_all_different(labels: list[str], short: list[str]) -> None:
    assert short_names(labels) == short
