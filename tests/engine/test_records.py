"""Records: damaged, foreign and incomplete texts get an error, and every old record still replays."""

from pathlib import Path

import pytest

from sleuth.core.truth.records import RecordError, read_record, read_records, write_record
from sleuth.editions import EDITION_IDS
from tests.games import all_games, random_game

OLD = sorted((Path(__file__).parent.parent / "data" / "records").rglob("*.jsonl"))
GAME = next(all_games())
TEXT = write_record(GAME, random_game(GAME, "records", boldness=0.5).events)
LINES = TEXT.splitlines(keepends=True)


def test_a_torn_last_line_loses_only_that_line() -> None:
    record = read_record("".join(LINES[:9]) + LINES[9][:12])
    assert record.torn
    assert write_record(record.game, record.events) == "".join(LINES[:9])


def test_a_whole_record_is_not_torn() -> None:
    assert not read_record(TEXT).torn


def test_several_records_in_one_text() -> None:
    assert [record.torn for record in read_records(TEXT + TEXT + LINES[0])] == [False, False, False]
    with pytest.raises(RecordError, match="expected one record, found 2"):
        read_record(TEXT + TEXT)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected the header of a record"),
        ("hello\n", "line 1: not the header of a record"),
        ('{"a": 1}\n', "line 1: not the header of a record"),
        (TEXT.replace('"sleuth":1', '"sleuth":99', 1), "line 1: version 99"),
        (TEXT.replace('"edition":"classic"', '"edition":"unknown"', 1), "line 1: the edition 'unknown'"),
        (TEXT.replace('"scarlett"', '"nobody"', 1), "line 1: unfit-figure"),
        ("".join([*LINES[:5], "garbage\n", *LINES[5:]]), "line 6: not an event of a record"),
        ("".join([*LINES[:5], '{"type":"unknown-event"}\n']), "line 6: not an event of a record"),
        ("".join([*LINES[:3], '{"type":"passed","seat":1}\n']), "line 4: this event cannot follow"),
        ("".join([*LINES[:3], '{"type":"turn-started","seat":77}\n', *LINES[3:]]), "line 4: seat: there is no seat 77"),
        (TEXT.replace('"ballroom"', '"cinema"', 2), "line 2: case: 'cinema' is not known"),
        (TEXT[: len(TEXT) // 2].replace("\n", "", 3) + "\n", "line 1: not the header"),
    ],
)
def test_a_damaged_or_foreign_text_names_the_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_record(text)


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_old_record_still_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.state().public.phase == "over"


def test_there_is_an_old_record_of_every_edition() -> None:
    assert {path.stem for path in OLD if path.parent.name == "v1"} == set(EDITION_IDS)
