"""The pack of an edition: small, complete, and true to the rules it was made from."""

import gzip
import random
from typing import Any

import msgspec
import pytest

from sleuth.core.game import foreign_options, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.house_rules import house_rules
from sleuth.review.pack import EditionPack, pack_of
from sleuth.sentences import LANGUAGES, speaker

MOST_BYTES = 12_000
"""Compressed, without the drawing."""


def pack(edition: str, language: str = "en") -> EditionPack:
    return pack_of(speaker(language, load_edition(edition)))


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_packs_are_small(edition: str) -> None:
    for language in LANGUAGES:
        assert len(gzip.compress(msgspec.json.encode(pack(edition, language)))) < MOST_BYTES


def test_a_pack_speaks_the_words_of_its_edition() -> None:
    assert "Gerücht" in pack("red-keep", "de").texts
    assert "Verdacht" in pack("classic", "de").texts
    assert pack("classic", "fr").names["rope"]["with"] == speaker("fr", load_edition("classic")).card("rope", "with")


def test_only_what_an_edition_knows_is_offered() -> None:
    classic, keep, cards, travel = (pack(name).offers for name in ("classic", "red-keep", "card-game", "travel"))
    assert [*classic] == ["suggest", "accuse", "saw", "lacks", "holds_one_of", "holds", "case"]
    assert {*classic["suggest"]} == {"suggest", "by", "passed", "shown_by", "card", "lied"}
    assert keep["suggest"]["declined"] == ["intrigue", "abilities"]
    assert keep["suggest"]["second"] == ["abilities"]
    assert "tip" in cards
    assert "lied" not in cards["suggest"]
    assert travel["suggest"]["lied"] == ["false_witness"]


def verdict(edition: str, seats: int, changes: dict[str, Any]) -> str | None:
    try:
        new_game(load_edition(edition), seats, options=changes)
    except UnfitGame as refusal:
        return str(refusal)
    return None


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_house_rules_fit_as_the_rules_say(edition: str) -> None:
    """Any three options and any number of seats: refused or not, and a single fault for the same reason."""
    rules, dice = house_rules(load_edition(edition)), random.Random(edition)
    values: dict[str, list[Any]] = {
        name: [False, True] if of.type == "bool" else [*range(-1, 7)] if of.type == "int" else [*of.words]
        for name, of in rules.types.items()
        if of.type != "array" and name not in foreign_options(load_edition(edition))
    }
    for _ in range(1500):
        seats = dice.randint(2, load_edition(edition).seats[1])
        changes = {name: dice.choice(values[name]) for name in dice.sample([*values], dice.randint(0, 3))}
        options = {**rules.usual, **rules.by_seats.get(seats, {}), **changes}
        found = next((row for row in rules.unfit if row.matches(seats, options)), None)
        refused = verdict(edition, seats, changes)
        assert (found is None) == (refused is None), (seats, changes, refused)
        if found is not None and len(changes) == 1 and verdict(edition, seats, {}) is None:
            assert refused is not None
            assert refused.startswith(found.code)
            assert all(f"{key}={value}" in refused for key, value in found.details.items() if key != "seats")
