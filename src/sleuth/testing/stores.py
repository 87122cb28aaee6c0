"""The conformance kit for stores of the table server."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, aclosing
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from sleuth.server.store.port import (
    CodeTaken,
    Declined,
    NotEmpty,
    Repeated,
    SavedTable,
    Store,
    TableSummary,
    TableTaken,
    UnknownTable,
    VersionConflict,
)

Opener = Callable[[], Awaitable[Store]]
TurnClock = Callable[[float], None]
Check = Callable[[Store, Store], Awaitable[None]]
D = TypeVar("D", bound=Declined)

AT_ONCE = 50
"""How many append at the same time."""
LARGE = bytes(range(256)) * 4096
"""An entry of 1 MB with every byte value."""
LONG = 600.0
"""Seconds of a claim that does not expire during the check."""
HOUR = 3600.0


class StoreFault(AssertionError):
    """A store that cannot be trusted with tables: what was done, what came out, what is expected."""


async def check_store(opening: Opener, turn: TurnClock | None = None) -> int:
    """Check that a store keeps what `Store` promises; return the number of checks, or raise `StoreFault`.

    `opening` opens the same store every time it is called, also while it is already open, as several servers do. It
    must be empty at first, and is left with a few tables. `turn` moves the clock of its claims forward by the given
    seconds, or back; without it, claims are not checked against a changed clock.
    """
    checks: list[Check] = [
        _numbering, _refusing, _repeating, _codes, _lists, _marks, _credentials, _claims, _forgetting, _bytes, _unicode,
        _loading, _racing, _racing_with_a_key, _lasting,
    ]  # fmt: skip
    if turn is not None:
        checks.insert(0, partial(_turned, turn))  # the other checks make claims that must not be touched
    for check in checks:
        async with AsyncExitStack() as stack:
            stores = []
            for _ in range(2):
                stores.append(await opening())
                stack.push_async_callback(stores[-1].close)
            await check(*stores)
    await _reopened(opening)
    return len(checks)


def _table(name: str, **more: Any) -> TableSummary:
    """Return the summary of a table of the kit; it begins long ago, so that it may be forgotten."""
    first = TableSummary(table=f"kit-{name}", code=f"KIT{name}", status="open", updated=1000.0)
    return replace(first, **more)


def _expect(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise StoreFault(f"{what}: expected {_short(expected)}, found {_short(found)}")


async def _declined(what: str, kind: type[D], asked: Awaitable[object]) -> D:
    """Return the exception with which a store must refuse."""
    try:
        result = await asked
    except kind as refusal:
        return refusal
    except Exception as error:
        raise StoreFault(f"{what}: expected {kind.__name__}, raised {error!r}") from error
    raise StoreFault(f"{what}: expected {kind.__name__}, returned {_short(result)}")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:200]}..."


def _of_kit(tables: Iterable[TableSummary | str], name: str) -> list[str]:
    """Return the ids of the tables that a check has made."""
    ids = [table if isinstance(table, str) else table.table for table in tables]
    return [table for table in ids if table.startswith(f"kit-{name}")]


async def _numbering(store: Store, other: Store) -> None:
    summary = _table("numbers", people=("ann",), title=b'{"x": 1}', version=77)
    await store.create(summary, [b"one", b"two"])
    later = replace(summary, status="playing", waiting=("ann",), updated=1001.0)
    _expect("append after entry 2 returns the last number", await store.append(later, 2, [b"three", b"four"]), 4)
    _expect("read all entries in order", await store.read(summary.table), [b"one", b"two", b"three", b"four"])
    _expect("read after entry 3, through another opening", await other.read(summary.table, 3), [b"four"])
    _expect("read after the last entry", await store.read(summary.table, 4), [])
    _expect(
        "the summary is the last one, with the last number",
        await other.summary(summary.table),
        replace(later, version=4),
    )
    _expect("append without entries keeps the number", await store.append(replace(later, listed=True), 4, []), 4)
    _expect("and replaces the summary", await store.summary(summary.table), replace(later, listed=True, version=4))
    await store.ping()


async def _refusing(store: Store, other: Store) -> None:
    summary = _table("refusals")
    await store.create(summary, [b"one"])
    for after in (0, 2):
        appending = other.append(summary, after, [b"x"], "key")
        conflict = await _declined(f"append after {after} of 1", VersionConflict, appending)
        _expect("VersionConflict.version is the number of the last entry", conflict.version, 1)
    _expect("a declined append writes nothing", await store.read(summary.table), [b"one"])
    _expect("nor does it use up its key", await store.append(summary, 1, [b"two"], "key"), 2)
    again = replace(summary, code="KITother")
    await _declined("create with the id of another table", TableTaken, store.create(again, [b"x"]))
    unknown = _table("nowhere")
    await _declined("append to an unknown table", UnknownTable, store.append(unknown, 0, [b"x"], "key"))
    await _declined("read an unknown table", UnknownTable, store.read(unknown.table))
    await _declined("the summary of an unknown table", UnknownTable, store.summary(unknown.table))
    await _declined("marks for an unknown table", UnknownTable, store.put_marks(unknown.table, "ann", b"x"))
    await _declined("a claim for an unknown table", UnknownTable, store.claim(unknown.table, "node", LONG))
    _expect("find a code that nobody has", await store.find("KITnowhere"), None)


async def _repeating(store: Store, other: Store) -> None:
    summary, another = _table("repeated"), _table("repeated-other")
    for table in (summary, another):
        await store.create(table, [b"one"])
    await store.append(summary, 1, [b"two", b"three"], "key")
    await store.append(summary, 3, [b"four"], "next")
    for after in (1, 4):
        asked = other.append(replace(summary, title=b"again"), after, [b"x"], "key")
        repeated = await _declined(f"the same key again, after {after} of 4", Repeated, asked)
        _expect("Repeated.version is the last number of the first append with the key", repeated.version, 3)
    _expect("a repeated append writes nothing", len(await store.read(summary.table)), 4)
    _expect("nor does it replace the summary", (await store.summary(summary.table)).title, b"")
    _expect("a key counts only for its own table", await store.append(another, 1, [b"two"], "key"), 2)
    used = [await other.used(summary.table, key) for key in ("key", "next", "new")]
    _expect("used knows the keys of a table", used, [True, True, False])


async def _codes(store: Store, other: Store) -> None:
    first, second = _table("codes-1", code="KitCode"), _table("codes-2", code="kITcODE")
    await store.create(first, [b"one"])
    await _declined("create with the code of an open table, in another case", CodeTaken, other.create(second, [b"one"]))
    await _declined("a declined table does not exist", UnknownTable, store.read(second.table))
    await store.append(replace(first, status="over", updated=5000.0), 1, [b"two"])
    await other.create(second, [b"one"])
    _expect("find the unfinished table of a code", await store.find("KITCODE"), second.table)
    await store.append(replace(second, status="abandoned"), 1, [])
    _expect(
        "find the table of a code that was updated last, if all are finished", await store.find("kitcode"), first.table
    )


async def _lists(store: Store, other: Store) -> None:
    for number, status in enumerate(("open", "playing", "over", "abandoned")):
        table = _table(f"lists-{number}", status=status, listed=True, updated=2000.0 + number, people=("ann", "bob"))
        await store.create(table, [b"one"])
    await store.create(_table("lists-4", updated=2004.0, people=("bob", "bob")), [b"one"])
    _expect(
        "the lobby: listed, open or playing, newest first",
        _of_kit(await other.lobby(), "lists"),
        ["kit-lists-1", "kit-lists-0"],
    )
    expected = [f"kit-lists-{number}" for number in (3, 2, 1, 0)]
    _expect("the tables of a person, newest first", _of_kit(await other.of_person("ann"), "lists"), expected)
    _expect("at most this many of them", len(await store.of_person("ann", 2)), 2)
    _expect("at most this many of the lobby", len(await store.lobby(1)), 1)
    await store.append(_table("lists-4", updated=2005.0, people=("cleo",)), 1, [])
    _expect("the tables of a person who has left", _of_kit(await other.of_person("bob"), "lists"), expected)
    last = "kit-lists-4"
    _expect("the tables of a person who has come", _of_kit(await other.of_person("cleo"), "lists"), [last])
    lately = _of_kit(await other.lobby(1000, 2002.5), "lists")
    _expect("the lobby with recently ended tables", lately, ["kit-lists-1", "kit-lists-0", "kit-lists-3"])
    _expect("open and idle tables, oldest first", _of_kit(await other.idle(2006.0), "lists"), ["kit-lists-0", last])
    _expect("listed ones among them", _of_kit(await other.idle(2006.0, listed=True), "lists"), ["kit-lists-0"])
    _expect("not tables that have just changed", _of_kit(await other.idle(2005.0), "lists"), ["kit-lists-0"])
    tables = (await store.stats()).tables
    _expect("stats count the tables by status", tables.get("over", 0) >= 1 and tables.get("open", 0) >= 2, True)


async def _marks(store: Store, other: Store) -> None:
    table = _table("marks").table
    await store.create(_table("marks"), [b"one"])
    _expect("marks before there are any", await store.marks(table, "ann"), None)
    await store.put_marks(table, "ann", b"first")
    await store.put_marks(table, "ann", b"second")
    _expect("the marks that were put last", await other.marks(table, "ann"), b"second")
    _expect("another person's marks", await other.marks(table, "bob"), None)


async def _claims(store: Store, other: Store) -> None:
    for name, status, bots in (
        ("1", "playing", True),
        ("2", "playing", True),
        ("3", "playing", False),
        ("4", "open", True),
    ):
        await store.create(_table(f"claims-{name}", status=status, bots=bots, updated=3000.0 - int(name)), [b"one"])
    first, second = "kit-claims-1", "kit-claims-2"
    _expect(
        "claimable: playing and bots to act, oldest first",
        _of_kit(await other.claimable(1000), "claims"),
        [second, first],
    )
    _expect("a claim nobody holds", await store.claim(first, "north", LONG), True)
    _expect("a claim another node holds", await other.claim(first, "south", LONG), False)
    _expect("a claim prolonged by its node", await other.claim(first, "north", LONG), True)
    _expect("claimable without what is held", _of_kit(await other.claimable(1000), "claims"), [second])
    await other.release(first, "south")
    _expect("released by another node, the claim holds", await other.claim(first, "south", LONG), False)
    await store.release(first, "north")
    _expect("released, it is free", await other.claim(first, "south", 0.0), True)
    _expect("run out, it is claimable", _of_kit(await store.claimable(1000), "claims"), [second, first])
    _expect("and free for another node", await store.claim(first, "north", LONG), True)


async def _credentials(store: Store, other: Store) -> None:
    _expect("a credential that was never renewed", await store.credential("kit-ann"), "")
    _expect("renewed", await store.renew("kit-ann", "", "one"), "one")
    _expect("read by another node", await other.credential("kit-ann"), "one")
    _expect("renewed with a void credential", await other.renew("kit-ann", "", "stolen"), "one")
    _expect("renewed with a credential that never existed", await other.renew("kit-bob", "nonsense", "stolen"), "")
    _expect("renewed with the current credential", await other.renew("kit-ann", "one", "two"), "two")
    _expect("repeated", await store.renew("kit-ann", "one", "two"), "two")
    known = {person: held for person, held in (await store.credentials()).items() if person.startswith("kit-")}
    _expect("all that were renewed", known, {"kit-ann": "two"})
    renewed = await asyncio.gather(*((store, other)[n % 2].renew("kit-ann", "two", f"{n}") for n in range(AT_ONCE)))
    _expect("one of many who renew at once", set(renewed), {await store.credential("kit-ann")})


async def _turned(turn: TurnClock, store: Store, other: Store) -> None:
    """Check that a claim whose holder died expires on time, whatever the clock is set to."""
    table = _table("turned", status="playing", bots=True)
    await store.create(table, [b"one"])
    _expect("a claim nobody holds", await store.claim(table.table, "north", LONG), True)
    turn(-HOUR)
    claimable = _of_kit(await other.claimable(1000), "turned")
    _expect("claimable, when the clock was set back before the claim", claimable, [table.table])
    _expect("a claim from before the clock was set back", await other.claim(table.table, "south", LONG), True)
    _expect("a claim from after it", await store.claim(table.table, "north", LONG), False)
    turn(HOUR)
    _expect("a claim from before the clock was set forward", await store.claim(table.table, "north", LONG), True)
    turn(-1.0)
    _expect("prolonged by its node after the clock was set back", await store.claim(table.table, "north", LONG), True)
    _expect("then it holds", await other.claim(table.table, "south", LONG), False)


async def _forgetting(store: Store, other: Store) -> None:
    for name, status, updated in (
        ("1", "over", 1.0),
        ("2", "abandoned", 1.0),
        ("3", "playing", 1.0),
        ("4", "over", 10.0),
    ):
        await store.create(_table(f"forget-{name}", status=status, updated=updated, people=("dora",)), [b"one"])
        await store.append(
            _table(f"forget-{name}", status=status, updated=updated, people=("dora",)), 1, [b"two"], "key"
        )
        await store.put_marks(f"kit-forget-{name}", "dora", b"marks")
        await store.claim(f"kit-forget-{name}", "north", LONG)
    _expect("forget what ended before a moment: how many", await other.forget(10.0), 2)
    await _declined("read a forgotten table", UnknownTable, store.read("kit-forget-1"))
    _expect("its marks", await store.marks("kit-forget-1", "dora"), None)
    _expect("its keys", await store.used("kit-forget-1", "key"), False)
    _expect(
        "who sits where", sorted(_of_kit(await store.of_person("dora"), "forget")), ["kit-forget-3", "kit-forget-4"]
    )
    await store.create(_table("forget-1", status="over", updated=10.0), [b"new"])
    _expect("a new table of the same name", await store.read("kit-forget-1"), [b"new"])


async def _bytes(store: Store, other: Store) -> None:
    summary = _table("bytes", title=LARGE)
    await store.create(summary, [b"", LARGE])
    await store.append(summary, 2, [LARGE, b"\0"])
    await store.put_marks(summary.table, "ann", LARGE)
    _expect("entries of any bytes and of 1 MB", await other.read(summary.table), [b"", LARGE, LARGE, b"\0"])
    _expect("marks of 1 MB", await other.marks(summary.table, "ann"), LARGE)
    _expect("a title of 1 MB", (await other.summary(summary.table)).title, LARGE)


async def _unicode(store: Store, other: Store) -> None:
    words = "Žofie 🕵️ 探偵 ' \" % ? \\"
    summary = _table(f"unicode {words}", code=f"Ähre{words}", people=(words,), waiting=(words,))
    await store.create(summary, [words.encode()])
    await store.append(summary, 1, [b"two"], words)
    await store.put_marks(summary.table, words, b"marks")
    _expect("a summary in any letters", await other.summary(summary.table), replace(summary, version=2))
    _expect("find a code in other cases", await other.find(f"äHRE{words}"), summary.table)
    _expect("the tables of a person", _of_kit(await other.of_person(words), "unicode"), [summary.table])
    _expect("a key", await other.used(summary.table, words), True)
    _expect("marks", await other.marks(summary.table, words), b"marks")
    _expect("a claim", await other.claim(summary.table, words, LONG), True)


async def _loading(store: Store, other: Store) -> None:
    summary = _table("dump", people=("ann", "kit-cleo"))
    await store.create(summary, [b"one"])
    await store.renew("kit-cleo", "", "new")
    await store.append(summary, 1, [b"two"], "key")
    await store.put_marks(summary.table, "ann", b"marks")
    saved = SavedTable(
        replace(summary, version=2), (b"one", b"two"), {"key": 2}, {"ann": b"marks"}, {"kit-cleo": "new"}
    )
    async with aclosing(other.dump()) as tables:
        found = [table async for table in tables if table.summary.table == summary.table]
    _expect("dump gives every table once, with all it has", found, [saved])
    other_table = replace(saved, summary=_table("load"))
    await _declined("load into a store that has tables", NotEmpty, store.load([other_table]))
    await _declined("what was not loaded is not there", UnknownTable, store.read("kit-load"))


async def _racing(store: Store, other: Store) -> None:
    summary = _table("race")
    await store.create(summary, [b"start"])

    async def appended(number: int) -> int:
        after = 1
        while True:  # each conflict means that another append succeeded, so this ends
            try:
                return await (store, other)[number % 2].append(summary, after, [b"%d" % number], f"key {number}")
            except VersionConflict as conflict:
                after = conflict.version

    numbers = await asyncio.gather(*map(appended, range(AT_ONCE)))
    _expect("every number is given once, without a gap", sorted(numbers), list(range(2, AT_ONCE + 2)))
    entries = await store.read(summary.table)
    expected = {last: b"%d" % number for number, last in enumerate(numbers)}
    _expect("everybody's entry has the number that was returned", dict(enumerate(entries[1:], 2)), expected)
    _expect("the version of the summary", (await other.summary(summary.table)).version, AT_ONCE + 1)


async def _racing_with_a_key(store: Store, other: Store) -> None:
    summary = _table("race-key")
    await store.create(summary, [b"start"])
    asked = [(store, other)[number % 2].append(summary, 1, [b"x", b"y"], "key") for number in range(10)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    _expect("one of ten with the same key writes", [answer for answer in answers if isinstance(answer, int)], [3])
    repeated = [answer.version for answer in answers if isinstance(answer, Repeated)]
    _expect("the others get that, not a conflict", repeated, [3] * 9)


async def _lasting(store: Store, other: Store) -> None:
    summary = _table("lasting", people=("ann",))
    await store.create(summary, [b"one"])
    await store.append(summary, 1, [b"two"], "key")
    await store.put_marks(summary.table, "ann", b"marks")
    await other.claim(summary.table, "north", LONG)


async def _reopened(opening: Opener) -> None:
    """Check that what `_lasting` wrote is still there after everybody has closed the store."""
    store = await opening()
    try:
        table = _table("lasting").table
        _expect("entries after closing and opening again", await store.read(table), [b"one", b"two"])
        _expect("the summary", await store.summary(table), _table("lasting", people=("ann",), version=2))
        _expect("keys", await store.used(table, "key"), True)
        _expect("marks", await store.marks(table, "ann"), b"marks")
        _expect("claims", await store.claim(table, "south", LONG), False)
        _expect("credentials", await store.credential("kit-cleo"), "new")
        before = (await store.stats()).writes
        await store.ping()
        _expect("what a ping writes", (await store.stats()).writes, before + 1)
    finally:
        await store.close()
