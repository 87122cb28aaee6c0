"""An action is folded once, by the rules, and encoded once, for the store; the result is the same as the log's fold."""

from pathlib import Path

import pytest

from sleuth.bots import RandomBot
from sleuth.core.legal import legal_actions
from sleuth.core.truth import SeededChance
from sleuth.editions import EDITION_IDS, SHIPPED_EDITIONS, load_edition
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log import table as log_table
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.log.progress import Progress, progress
from sleuth.server.tables.log.table import Table, opened
from sleuth.server.tables.table_cache import MEMORY_PER_BYTE, TABLE_BYTES, TableCache
from tests.games import HOUSE_RULES
from tests.server.table_kit import play_on, registry_on, seated, standing

pytestmark = pytest.mark.anyio
GAMES = [*((edition, load_edition(edition).seats[1], {}) for edition in EDITION_IDS), *HOUSE_RULES]
MOST_ACTIONS = 400


def opened_table(edition: str, seats: int, options: dict[str, object], team: int = 1) -> Table:
    plan = Plan(edition=edition, seats=seats, options=options, bots=dict.fromkeys(range(1, seats), "novice"), team=team)
    return opened(n.TableOpened(at=1.0, table="t", code="CODE", plan=plan, host="ann"), SHIPPED_EDITIONS)


def check_same(new: Progress, before: Table) -> None:
    """Compare what a decision says a table has become with the fold of its entries."""
    folded = progress(before, new.entries)
    assert standing(new.table) == standing(folded.table)
    assert (new.table.moment, new.table.since) == (folded.table.moment, folded.table.since)
    assert (new.table.salt, new.table.plan, new.table.actor) == (
        folded.table.salt,
        folded.table.plan,
        folded.table.actor,
    )
    assert new.chairs == folded.chairs


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_a_decision_leads_to_the_table_its_entries_fold_into(
    edition: str, seats: int, options: dict[str, object]
) -> None:
    table, chance, player = opened_table(edition, seats, options), SeededChance(edition), RandomBot(edition, 0.01)
    new = decisions.sit_and_start(table, 2.0, "ann", "Ann", chance)
    check_same(new, table)
    for number in range(MOST_ACTIONS):
        table = new.table
        if table.actor is None:
            assert table.status == "over"
            break
        assert table.state is not None
        view = table.state.view(table.actor)
        action = player.choose(view, legal_actions(view))
        new = decisions.act(table, 3.0 + number, table.actor, table.moment, action, chance, by="Ann")
        check_same(new, table)


async def test_an_action_is_not_folded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        monkeypatch.delattr(log_table, "evolve_state")
        before = authority.table.version
        await play_on(authority, 3)
        assert authority.table.version > before


async def test_tables_are_weighed_by_the_bytes_that_are_stored(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        await play_on(authority, 5)
        table, other = authority.table.id, await Authority.load(registry.store, registry.fanout, authority.table.id)
        stored = sum(map(len, await registry.store.read(table)))
        assert authority.size == other.size == stored
        assert registry.cached_bytes == TABLE_BYTES + MEMORY_PER_BYTE * stored
        await play_on(authority, 5)
        await other.refresh()
        assert other.size == authority.size > stored
        cache = TableCache()
        cache.keep(other)
        assert cache.bytes == registry.cached_bytes
