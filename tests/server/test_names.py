"""Typed names and texts: nothing invisible, emoji stay whole, and nobody can be mistaken for somebody else."""

from pathlib import Path
from typing import Any

import pytest

from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.names.bot_names import COMPANY, bot_name
from sleuth.server.tables.names.lookalikes import alike
from sleuth.server.tables.names.typed_text import BYTES_EACH, LONGEST_NAME, clean, perceived
from sleuth.server.tables.refusals import TableRefusal
from tests.server.table_kit import refused, registry_on

pytestmark = pytest.mark.anyio
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
COUPLE = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
WHOLE = {
    "a family": FAMILY,
    "a couple with skin tones": COUPLE,
    "the pirates' flag": "\U0001f3f4\u200d\u2620\ufe0f",
    "a country": "\U0001f1f3\U0001f1f1",
    "a part of one": SCOTLAND,
    "a keycap": "1\ufe0f\u20e3",
    "a heart": "\u2764\ufe0f",
    "newer than this Python": "\U0001fae9",
    "a letter with an accent of its own": "q\u0303",
}


@pytest.mark.parametrize("emoji", WHOLE.values(), ids=WHOLE)
def test_what_is_joined_stays_whole_and_counts_as_one(emoji: str) -> None:
    assert clean(f"Ann {emoji}", LONGEST_NAME) == f"Ann {emoji}"
    assert perceived(emoji) == 1
    assert clean(emoji, LONGEST_NAME) == emoji


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("A\u200bn\u200dn\ufeff", "Ann"),  # zero-width, and a joiner that joins nothing
        ("\u202eAnn\u202c \u2066Lee\u2069\u200f", "Ann Lee"),  # controls of direction
        ("A\u00adnn\ufe0f", "Ann"),  # a soft hyphen, and a selector that selects nothing
        ("Ann\u3164\u115f\u2800", "Ann"),  # fillers
        ("Ann\U000e0042", "Ann"),  # a tag on nothing
        ("\x00Ann\r\n\tLee\u2028", "Ann Lee"),
        ("Ann\ue000", "Ann"),  # private use
        ("\ud800Ann", "Ann"),
        ("Jose\u0301", "Jos\u00e9"),
        ("A\u0301" + "\u0335" * 50, "\u00c1" + "\u0335" * 4),  # marks that would cover the page
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
    ],
)
def test_invisible_characters_are_removed(typed: str, cleaned: str) -> None:
    assert clean(typed, LONGEST_NAME) == cleaned
    assert clean(cleaned, LONGEST_NAME) == cleaned


@pytest.mark.parametrize("typed", ["", " \n", "\u200b\u200d", "\u202e", "\u0301", "x" * 41, f"{FAMILY}" * 14])
def test_what_is_no_name(typed: str) -> None:
    with pytest.raises(TableRefusal, match="unfit-text"):
        clean(typed, LONGEST_NAME)


def test_length_is_what_people_see_within_reason() -> None:
    assert clean("\u00e9" * LONGEST_NAME, LONGEST_NAME)
    assert clean("e\u0301" * LONGEST_NAME, LONGEST_NAME)
    assert clean("\u4eba" * LONGEST_NAME, LONGEST_NAME)
    assert clean(FAMILY * 12, LONGEST_NAME)
    assert len((FAMILY * 14).encode()) > BYTES_EACH * LONGEST_NAME


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Paul", "\u0420\u0430ul"),
        ("Oscar", "\u039fscar"),  # Greek
        ("Iris", "lris"),
        ("Iris", "iris"),
        ("Bob", "B0b"),
        ("Carmen", "Carrnen"),
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "\U0001d400nn"),  # mathematical
        ("Ann", "A\u200bnn"),
        ("O'Neil", "O\u2019Neil"),
        ("Jos\u00e9", "Jose\u0301"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ali", "All"), ("Jose", "Jos\u00e9"), ("Max", "Mix"), ("Player 1", "Player 2"), ("Ben", "Bea")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


async def do(authority: Authority, decision: Any, *values: Any) -> None:
    await authority.decide(lambda table: decision(table, authority.clock(), *values))


async def test_nobody_passes_for_a_person_at_the_table(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.open(Plan(edition="questions", seats=3), "ann")
        await do(authority, decisions.sit, "ann", 0, "Ann")
        for name in ("\u0410nn", "ann", "A\u200bnn"):
            with refused("name-taken" if name == "A\u200bnn" else "name-alike"):
                await do(authority, decisions.sit, "eve", 1, name)
        await do(authority, decisions.sit, "ann", 1, "\u0410nn")  # may change her own
        assert authority.table.chairs[1].names == ("\u0410nn",)


async def test_nobody_passes_for_a_bot_nor_a_bot_for_a_person(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        plan = Plan(edition="questions", seats=3, bots={1: "dot", 2: "novice"})
        authority = await registry.open(plan, "ann")
        for seat in (1, 2):
            name = bot_name(plan.bots[seat], seat, authority.table.id)
            with refused("name-taken"):
                await do(authority, decisions.sit, "ann", 0, name)
            with refused("name-alike"):
                await do(authority, decisions.sit, "ann", 0, name.replace("o", "\u043e").upper())
        await do(authority, decisions.seat_bot, "ann", 1, None)
        await do(authority, decisions.sit, "ann", 0, bot_name("dot", 1, authority.table.id))
        with refused("name-taken"):
            await do(authority, decisions.seat_bot, "ann", 1, "dot")
        await do(authority, decisions.seat_bot, "ann", 1, "novice")  # somebody else of that level
        assert authority.table.chairs[1].bot not in (None, "dot")
        assert len(set(authority.table.names)) == 3


def test_the_names_of_the_company_are_not_alike() -> None:
    assert not any(alike(one, other) for one in COMPANY for other in COMPANY if one != other)
