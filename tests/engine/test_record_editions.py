"""Records of editions of one's own carry the edition, and nothing in one can do harm."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.core.game import new_game
from sleuth.core.truth.records import RecordError, header_line, read_record, read_records, write_record
from sleuth.editions import EditionRegistry, load_edition
from sleuth.editions.loading import pack
from sleuth.sentences import speaker
from tests.folders import copied
from tests.games import random_game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied("classic", tmp_path / "mine")


def record_of(folder: Path) -> str:
    game = new_game(load_edition(folder), 3)
    return write_record(game, random_game(game, "carried").events)


def test_a_record_of_a_folder_replays_where_the_folder_is_not(folder: Path) -> None:
    text = record_of(folder)
    shutil.rmtree(folder)
    record = read_record(text)
    assert record.state().public.phase == "over"
    assert record.game.edition.id == "my-house"
    assert speaker("de", record.game.edition).card("rope") == speaker("de", load_edition("classic")).card("rope")
    assert write_record(record.game, record.events) == text


def test_a_chain_of_folders_is_carried_up_to_the_shipped_base(folder: Path, tmp_path: Path) -> None:
    for name, base in (("above", "../between"), ("between", "travel")):
        (tmp_path / name / "names").mkdir(parents=True)
        (tmp_path / name / "edition.toml").write_text(f'id = "{name}"\nbase = "{base}"\n')
        (tmp_path / name / "names" / "en.ftl").write_text(f"title = {name}\n")
    text = record_of(tmp_path / "above")
    shutil.rmtree(tmp_path / "between")
    edition = read_record(text).game.edition
    assert len(pack(edition)) == 2
    assert speaker("en", edition).edition_title() == "above"
    assert speaker("fr", edition).edition_title() == speaker("fr", load_edition("travel")).edition_title()


def test_a_record_of_a_shipped_edition_carries_nothing() -> None:
    assert "files" not in json.loads(header_line(new_game(load_edition("travel"), 3)))


def test_the_known_edition_is_used_if_its_rules_are_the_same(folder: Path) -> None:
    text, known = record_of(folder), EditionRegistry([load_edition(folder)])
    assert read_record(text, known).game.edition is load_edition(folder)
    assert all(record.game.edition is load_edition(folder) for record in read_records(text * 2, known))


def test_the_carried_edition_counts_if_the_rules_differ(folder: Path, tmp_path: Path) -> None:
    text = record_of(folder)
    rules = folder / "edition.toml"
    rules.write_text(rules.read_text().replace('"rope"', '"cord"'))
    changed = load_edition(folder.rename(tmp_path / "changed"))
    edition = read_record(text, EditionRegistry([changed])).game.edition
    assert edition is not changed
    assert "rope" in edition.card


def test_records_of_one_edition_share_it(folder: Path) -> None:
    first, second = read_records(record_of(folder) * 2)
    assert first.game.edition is second.game.edition


def test_a_record_without_its_edition_says_which_is_missing(folder: Path) -> None:
    header, _, events = record_of(folder).partition("\n")
    bare = {key: value for key, value in json.loads(header).items() if key != "files"}
    text = f"{json.dumps(bare, separators=(',', ':'))}\n{events}"
    with pytest.raises(RecordError, match="line 1: the edition 'my-house' does not come with sleuth: give its folder"):
        read_record(text)
    assert read_record(text, EditionRegistry([load_edition(folder)])).events


def hostile(folder: Path, **changes: Any) -> str:
    """A header whose carried edition was changed by hand."""
    header = json.loads(header_line(new_game(load_edition(folder), 3)))
    return json.dumps({**header, **changes}, separators=(",", ":")) + "\n"


def files(rules: str, **more: Any) -> list[dict[str, Any]]:
    return [{"edition.toml": rules, **more}]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"edition": "other"}, "expected 'my-house', the one the record carries, got 'other'"),
        ({"edition": "classic"}, "expected 'my-house', the one the record carries, got 'classic'"),
        ({"edition": "/etc", "files": []}, "the edition '/etc' does not come with sleuth"),
        ({"files": files('base = "classic"')}, "id: 'classic' comes with sleuth"),
        ({"files": files('id = "x"\nbase = "/etc"')}, "base: expected an edition that comes with sleuth"),
        ({"files": files('id = "x"\nbase = "../classic"')}, "base: expected an edition that comes with sleuth"),
        ({"files": files('id = "x"\nbase = "classic"') * 2}, "expected an edition, then each base"),
        ({"files": files("id = ")}, "not a TOML file"),
        ({"files": files("x = " + "[" * 5000)}, "not a TOML file"),
        ({"files": files('id = "x"', names={"en": "x" * 200_000})}, "expected files of at most 131072 bytes"),
        ({"files": files('id = "x"') * 9}, "expected at most 8 folders that build on each other"),
        ({"files": [{"edition.toml": 3}]}, "not the header of a record"),
        ({"files": [{"edition.toml": "", "../evil": ""}]}, "not the header of a record"),
        (
            {"edition": "x", "files": files('id = "x"\nbase = "meereen"\n[decks.intrigue]\nsee-card = 999999999999')},
            "decks.intrigue: expected at most 200 cards",
        ),
        (
            {"edition": "x", "files": files('id = "x"\nbase = "classic"', **{"board.txt": ".\n" * 5000})},
            "1 columns and 5000 rows: expected at most 64 of each",
        ),
    ],
)
def test_a_hostile_edition_is_refused(folder: Path, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(hostile(folder, **changes))


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ("title = { NUMBER(1, minimumIntegerDigits: 999999999) }", "NUMBER(): expected names without functions"),
        ("title = " + "{" * 5000 + '""' + "}" * 5000, "en.ftl: "),
        ("title = { a0 }\n" + "\n".join(f"a{n} = {{ a{n + 1} }}" for n in range(3000)), "en.ftl: "),
        ("title = { b0 }\n" + "\n".join(f"b{n} = {{ b{n + 1} }}{{ b{n + 1} }}" for n in range(60)), "en.ftl: "),
        ("title = { title }", "en.ftl: "),
    ],
)
def test_hostile_names_are_refused_by_replay(folder: Path, tmp_path: Path, names: str, message: str) -> None:
    path = tmp_path / "game.jsonl"
    carried = files('id = "x"\nbase = "classic"', names={"en": names})
    path.write_text(hostile(folder, edition="x", files=carried), encoding="utf-8")
    done = CliRunner().invoke(main, ["replay", "--lang", "en", str(path)])
    assert done.exit_code == 2
    assert message in done.output


def test_replay_tells_a_game_whose_edition_only_the_record_has(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(record_of(folder), encoding="utf-8")
    shutil.rmtree(folder)
    done = CliRunner().invoke(main, ["replay", "--lang", "en", str(path)])
    assert done.exit_code == 0, done.output
