"""What a kept database holds, so that a later version can be asked whether it still finds everything."""

import hashlib
from collections.abc import Iterable

from msgspec import Struct

from sleuth.server.store import Store
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.registry import TableRegistry


class SampledTable(Struct, frozen=True):
    """A table as its people saw it."""

    about: str
    """What is special about it, in words."""
    table: str
    code: str
    status: str
    version: int
    log: str
    """The digest of all entries, as they were stored."""
    keys: list[str]
    """The keys of actions, which must not take effect a second time."""
    marks: dict[str, str]
    """By person: the digest of what they wrote on their sheet."""
    host: str
    people: list[list[list[str]]]
    """By seat: its people, each with id and name."""
    bots: list[str | None]
    """By seat: the bot that plays there, or keeps it warm."""
    said: int
    """How many lines of chat there are."""
    actor: int | None
    """The seat that has to act."""
    hands: list[list[str]]
    """By seat: its cards."""
    case: list[str]


class Contents(Struct, frozen=True):
    """Everything a kept database holds."""

    version: str
    """The version of sleuth that wrote it."""
    secret_key: str
    cookies: dict[str, str]
    """By person: the cookie of their device."""
    credentials: dict[str, str]
    """Of those who have signed out everywhere and come back."""
    records: int
    """How many records of finished games there are."""
    tables: list[SampledTable]


def digest(parts: Iterable[bytes]) -> str:
    """Return one digest of some texts."""
    return hashlib.sha256(b"\n".join(parts)).hexdigest()[:32]


async def sampled(registry: TableRegistry, store: Store, about: dict[str, str]) -> list[SampledTable]:
    """Return what each table of a store holds; `about` says what is special about it, by id."""
    found = []
    async for saved in store.dump():
        table = saved.summary.table
        marks = {person: digest([each]) for person, each in saved.marks.items()}
        keys = sorted(saved.keys)
        found.append(_sampled(await registry.find(table), about.get(table, ""), keys, marks, digest(saved.entries)))
    return sorted(found, key=lambda each: each.table)


def _sampled(authority: Authority, about: str, keys: list[str], marks: dict[str, str], log: str) -> SampledTable:
    table = authority.table
    state = table.state
    return SampledTable(
        about=about,
        table=table.id,
        code=table.code,
        status=table.status,
        version=table.version,
        log=log,
        keys=keys,
        marks=marks,
        host=table.host,
        people=[[[each.person, each.name] for each in chair.people] for chair in table.chairs],
        bots=[chair.player for chair in table.chairs],
        said=sum(isinstance(entry, n.Said) for entry in authority.log),
        actor=table.actor,
        hands=[] if state is None else [list(own.hand) for own in state.private],
        case=[] if state is None else list(state.hidden.case),
    )
