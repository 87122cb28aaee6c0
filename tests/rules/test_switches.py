"""The table of switches in RULES.md, and the combinations that cannot be played."""

import re
import typing
from pathlib import Path

import pytest

from sleuth.core.game import new_game
from sleuth.core.refusals import UnfitGame
from sleuth.editions import EDITION_IDS, Options, load_edition

RULES = Path(__file__).parents[2] / "RULES.md"


def read_table() -> dict[str, dict[str, str]]:
    """Return the cells of the table by switch and edition; a column for two editions counts for both."""
    lines = [line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head, _, *body = rows
    table = {}
    for row in body:
        cells = dict(zip(head, row, strict=True))
        table[cells["switch"].strip("`")] = {
            name: cell for column, cell in cells.items() for name in column.split(", ")
        }
    return table


TABLE = read_table()
CELLS = [(switch, edition) for switch in TABLE for edition in EDITION_IDS]
TYPES = typing.get_type_hints(Options)


def meant(switch: str, cell: str, edition: str) -> object:
    """Return the value that a cell stands for."""
    if switch == "culprit":  # one cell for both card games: off in the first, on in the second
        return cell.split(", ")[edition == "one-against-all"] == "on"
    if switch == "side_cards":
        return int(cell[0])
    if typing.get_origin(TYPES[switch]) is tuple:
        return tuple(re.split(r",\s*", cell))
    if TYPES[switch] is bool:
        return {"on": True, "off": False}[cell]
    return int(cell) if TYPES[switch] is int else cell


def refusal(edition, seats, options):
    with pytest.raises(UnfitGame) as refused:
        new_game(load_edition(edition) if isinstance(edition, str) else edition, seats, options=options)
    return refused.value


def test_every_switch_is_a_row_of_the_table():
    assert set(TABLE) == set(TYPES)


@pytest.mark.parametrize("switch", [switch for switch, kind in TYPES.items() if kind not in (int, bool)])
def test_the_table_lists_all_values_of_a_switch(switch):
    listed = re.findall("`([a-z-]+)`", TABLE[switch]["values"])
    values = TYPES[switch]
    if typing.get_origin(values) is tuple:
        values = typing.get_args(values)[0]
    if switch == "accuse":
        listed = re.findall(r"`([a-z-]+)` (?:before|once|while)", RULES.read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(typing.get_args(values))


@pytest.mark.parametrize("switch", [switch for switch, kind in TYPES.items() if kind is bool])
def test_the_other_switches_are_on_or_off(switch):
    assert TABLE[switch]["values"] == "on, off"


@pytest.mark.parametrize(("switch", "edition"), CELLS)
def test_the_default_of_a_switch_is_the_one_in_the_table(switch, edition):
    cell = TABLE[switch][edition]
    game = new_game(load_edition(edition), 4)
    if cell == "-":
        return
    if switch == "dealer":
        assert game.dealer == {"first": 0, "last": 3}[cell]
    else:
        assert getattr(game.options, switch) == meant(switch, cell, edition)


@pytest.mark.rule("R12.3")
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_the_table_says_which_editions_two_can_play(edition):
    cell = TABLE["side_cards"][edition]
    assert "4 for two" in cell
    if edition == "one-against-all":
        assert "card-game only" in cell
        return
    given = {} if cell == "0, 4 for two" else {"side_cards": 4}  # in brackets: only if people agree on it
    assert new_game(load_edition(edition), 2, options=given).options.side_cards == 4


@pytest.mark.parametrize(("switch", "edition"), [(s, e) for s, e in CELLS if TABLE[s][e] == "-"])
def test_a_dash_means_that_the_switch_cannot_be_set(switch, edition):
    default = getattr(load_edition(edition).options, switch)
    value = not default if isinstance(default, bool) else default
    refused = refusal(edition, 4, {switch: value})
    assert refused.details["option"] == switch
    assert refused.rule == "R1.7"


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(
    ("edition", "seats", "options", "option", "needs"),
    [
        ("classic", 3, {"figures": "centre"}, "figures", "open-centre"),
        ("classic", 3, {"weapons": "centre"}, "weapons", "open-centre"),
        ("classic", 3, {"leftovers": "centre"}, "leftovers", "open-centre"),
        ("card-game", 3, {"leftovers": "centre"}, "leftovers", "open-centre"),
        ("classic", 3, {"accuse": ["centre"]}, "accuse", "open-centre"),
        ("travel", 3, {"accuse": ["start", "centre"]}, "accuse", "open-centre"),
        ("red-keep", 3, {"figures": "start"}, "figures", "start-squares"),
        ("meereen", 3, {"figures": "start"}, "figures", "start-squares"),
        ("classic", 3, {"dice": []}, "dice", "dice"),
        ("classic", 3, {"dice": ["plain"] * 4}, "dice", "dice"),
        ("red-keep", 3, {"dice": ["question"]}, "dice", "dice"),
        ("red-keep", 3, {"begins": "figure"}, "begins", "first-figure"),
        ("card-game", 3, {"begins": "figure"}, "begins", "first-figure"),
        ("card-game", 3, {"begins": "roll-all"}, "begins", "dice"),
        ("one-against-all", 3, {"begins": "roll-one"}, "begins", "dice"),
        ("classic", 3, {"accuse": []}, "accuse", "moment"),
        ("classic", 3, {"accuse": ["after-card"]}, "accuse", "moment"),
        ("card-game", 3, {"accuse": []}, "accuse", "moment"),
        ("card-game", 3, {"accuse": ["after-suggestion"]}, "accuse", "moment"),
        ("classic", 3, {"accusations": 0}, "accusations", "accusations"),
        ("classic", 3, {"accusations": 4}, "accusations", "accusations"),
        ("classic", 3, {"intrigue": True}, "intrigue", "deck"),
        ("red-keep", 3, {"square_twice": False}, "square_twice", "no-intrigue"),
        ("classic", 3, {"abilities": True}, "abilities", "abilities"),
        ("classic", 2, {"side_cards": -1}, "side_cards", "side-cards"),
        ("classic", 2, {"side_cards": 7}, "side_cards", "side-cards"),
        ("classic", 3, {"side_cards": 4}, "side_cards", "two-seats"),
        ("red-keep", 6, {"side_cards": 4}, "side_cards", "two-seats"),
        ("red-keep", 2, {"side_cards": 0}, "side_cards", "two-seats"),
        ("one-against-all", 2, {"side_cards": 4}, "side_cards", "no-culprit"),
        ("card-game", 2, {"side_cards": 4, "culprit": True}, "side_cards", "no-culprit"),
        ("classic", 3, {"dealer": 3}, "dealer", "seat"),
        ("classic", 3, {"dealer": -2}, "dealer", "seat"),
        ("one-against-all", 4, {"leftovers": "open"}, "leftovers", "no-culprit"),
        ("card-game", 3, {"false_witness": True}, "false_witness", "board"),
    ],
)
def test_a_combination_that_cannot_be_played_is_refused_by_name(edition, seats, options, option, needs):
    refused = refusal(edition, seats, options)
    assert (refused.code, refused.rule) == ("unfit-option", "R1.7")
    assert refused.details == {"option": option, "needs": needs}


def own_edition(folder: Path, more: str):
    folder.mkdir()
    (folder / "edition.toml").write_text(f'id = "own"\nbase = "classic"\n{more}', encoding="utf-8")
    return load_edition(folder)


@pytest.mark.rule("R1.7", "R2.2")
def test_more_weapons_than_places_cannot_lie_in_different_places(tmp_path):
    weapons = "".join(f'[[cards.weapon]]\nid = "weapon-{number}"\n' for number in range(10))
    refused = refusal(own_edition(tmp_path / "own", weapons), 3, {})
    assert refused.details == {"option": "weapons", "needs": "places"}


@pytest.mark.rule("R1.7", "R8.1")
def test_intrigue_cards_need_an_open_centre(tmp_path):
    edition = own_edition(tmp_path / "own", "[decks.intrigue]\nwhite-walker = 8\nadd-six = 2\n")
    assert refusal(edition, 3, {"intrigue": True}).details == {"option": "intrigue", "needs": "open-centre"}


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("sherlock", {"figures": "centre"}),
        ("sherlock", {"weapons": "centre"}),
        ("sherlock", {"leftovers": "centre"}),
        ("red-keep", {"weapons": "places"}),
        ("red-keep", {"intrigue": False, "square_twice": False}),
        ("classic", {"dice": ["plain", "plain", "plain"]}),
        ("classic", {"accusations": 3}),
        ("classic", {"dealer": 0}),
        ("card-game", {"culprit": True}),
        ("one-against-all", {"culprit": False, "leftovers": "open"}),
    ],
)
def test_other_combinations_can_be_played(edition, options):
    game = new_game(load_edition(edition), 3, options=options)
    for option, value in options.items():
        assert getattr(game.options, option) == (tuple(value) if isinstance(value, list) else value)


@pytest.mark.rule("R1.7")
def test_an_unknown_switch_is_refused():
    refused = refusal("classic", 3, {"jokers": 2})
    assert (refused.code, refused.rule, refused.details) == ("unknown-option", "R1.7", {"option": "jokers"})


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(
    ("edition", "option"), [("card-game", "passing"), ("one-against-all", "dice"), ("classic", "culprit")]
)
def test_a_switch_of_the_other_family_is_refused(edition, option):
    refused = refusal(edition, 3, {option: True})
    assert refused.code == "option-not-for-edition"
    assert refused.details == {"option": option, "edition": edition}


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(
    ("option", "value"),
    [("begins", "youngest"), ("passing", "maybe"), ("accusations", "many"), ("accuse", ["never"]), ("dice", ["d20"])],
)
def test_an_invalid_value_is_refused(option, value):
    refused = refusal("classic", 3, {option: value})
    assert (refused.code, refused.rule) == ("bad-option", "R1.7")
    assert option in refused.details["problem"]


def test_an_invalid_value_is_named_with_the_expected_ones():
    refused = refusal("classic", 3, {"dice": ["plane"]})
    assert refused.details["problem"] == "dice: expected plain or question, not 'plane'"
    refused = refusal("classic", 3, {"passing": "maybe"})
    assert refused.details["problem"] == "passing: expected `bool`, got `str`"


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(
    "figures", [("scarlett", "plum", "moriarty"), ("scarlett", "plum", "plum"), ("rope", "plum", "white")]
)
def test_every_seat_plays_another_figure_of_the_edition(figures):
    with pytest.raises(UnfitGame) as refused:
        new_game(load_edition("classic"), figures)
    assert (refused.value.code, refused.value.rule) == ("unfit-figure", "R2.1")
