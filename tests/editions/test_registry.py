"""The editions a program knows, and how one of a folder gets into another process."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from sleuth.editions import EDITION_IDS, SHIPPED_EDITIONS, EditionError, EditionRegistry, load_edition
from sleuth.editions.registry import edition_folders
from tests.folders import copied


def test_given_editions_come_after_the_shipped_ones(tmp_path: Path) -> None:
    own = load_edition(copied("travel", tmp_path / "mine"))
    known = EditionRegistry([own])
    assert known.ids == tuple(edition.id for edition in known) == (*EDITION_IDS, "my-house")
    assert known.find("my-house") is own
    assert known.find("classic") is load_edition("classic")
    assert SHIPPED_EDITIONS.find("my-house") is None


def test_a_shipped_edition_given_again_changes_nothing() -> None:
    assert EditionRegistry([load_edition("classic")]).ids == EDITION_IDS


def test_a_path_is_never_looked_up(tmp_path: Path) -> None:
    assert SHIPPED_EDITIONS.find(str(copied("travel", tmp_path / "mine"))) is None


def test_two_editions_cannot_have_the_same_id(tmp_path: Path) -> None:
    twins = [load_edition(copied("travel", tmp_path / name)) for name in ("one", "two")]
    with pytest.raises(EditionError, match=r"two: id: 'my-house' is also the id of .*one: expected a different one"):
        EditionRegistry(twins)


def test_a_folder_of_folders_holds_editions(tmp_path: Path) -> None:
    own = [copied("travel", tmp_path / name, name) for name in ("b", "a")]
    (tmp_path / "notes").mkdir()
    assert edition_folders(tmp_path) == sorted(own)
    assert edition_folders(own[0]) == [own[0]]
    with pytest.raises(EditionError, match="notes: expected the folder of an edition, or a folder of such folders"):
        edition_folders(tmp_path / "notes")


def test_rules_have_a_digest_and_names_do_not_count(tmp_path: Path) -> None:
    own = [copied("classic", tmp_path / name) for name in ("same", "named", "ruled")]
    (own[1] / "names" / "en.ftl").write_text("title = Else\n", encoding="utf-8")
    rules = own[2] / "edition.toml"
    rules.write_text(rules.read_text(encoding="utf-8").replace('"must"', '"may"'), encoding="utf-8")
    same, named, ruled = (load_edition(folder).digest for folder in own)
    assert same == named != ruled


ELSEWHERE = """
import pickle, sys
from sleuth.sentences import speaker
registry = pickle.load(sys.stdin.buffer)
again = pickle.loads(pickle.dumps(registry))
assert again.find("my-house") is registry.find("my-house")
print(registry.find("my-house").digest, speaker("nl", registry.find("my-house")).card("rope"))
"""


def test_another_process_needs_no_folder(tmp_path: Path) -> None:
    folder = copied("classic", tmp_path / "mine")
    known = EditionRegistry([load_edition(folder)])
    pickled = pickle.dumps(known)
    folder.rename(tmp_path / "gone")
    found = subprocess.run([sys.executable, "-c", ELSEWHERE], input=pickled, capture_output=True, check=False)
    assert found.stdout.decode() == f"{known.given[0].digest} Touw\n", found.stderr.decode()
