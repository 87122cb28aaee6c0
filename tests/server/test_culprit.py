"""One against all: who plays the culprit, by choice or by lot."""

from pathlib import Path
from typing import Any

import pytest

from sleuth.core.truth import SeededChance
from sleuth.core.truth.records import read_record
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.decisions import agreements
from sleuth.server.tables.decisions.rematches import rematch
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log import records
from sleuth.server.tables.log.plan import Plan, culprit_of
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.tables.views.messages import CulpritChanged, Started
from tests.server.client import Memory, Person, Refusal, Server, chooser, run
from tests.server.client import refused as refused_by_server
from tests.server.table_kit import play_on, refused, registry_on

EDITION = "one-against-all"


async def do(authority: Authority, decision: Any, *arguments: Any) -> None:
    await authority.decide(lambda table: decision(table, authority.clock(), *arguments))


async def gathered(registry: TableRegistry, **plan: Any) -> Authority:
    """Seat three people at a table, all ready."""
    authority = await registry.open(Plan(edition=EDITION, seats=3, **plan), "p0")
    for seat in range(3):
        await do(authority, decisions.sit, f"p{seat}", seat, f"Person {seat}")
        await do(authority, decisions.set_ready, f"p{seat}", True)
    return authority


async def begun(registry: TableRegistry, **plan: Any) -> Authority:
    authority = await gathered(registry, **plan)
    await do(authority, decisions.start, "p0", authority.chance)
    return authority


def culprit(authority: Authority) -> int | None:
    assert authority.table.state is not None
    return authority.table.state.game.culprit


# --- at a table of people


@pytest.mark.anyio
async def test_by_default_the_lot_decides_when_the_game_starts(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        luck, found = SeededChance("lot"), set[int | None]()
        registry._chance = lambda: luck
        for _ in range(15):
            authority = await begun(registry)
            found.add(culprit(authority))
            started = next(entry for entry in authority.log if isinstance(entry, n.GameStarted))
            assert started.culprit == culprit(authority)
            assert authority.table.actor == culprit(authority), "the culprit chooses the case first"
            message = authority.message_for(authority.log.index(started) + 1, None)
            assert isinstance(message, Started)
            assert message.culprit == started.culprit
            assert authority.table.plan.culprit is None, "the plan stays as it was agreed on"
        assert found == {0, 1, 2}


@pytest.mark.anyio
@pytest.mark.parametrize("plan", [{"culprit": 2}, {"options": {"dealer": 2}}, {"options": {"dealer": -1}}])
async def test_the_host_chooses_a_seat_when_opening(tmp_path: Path, plan: dict[str, Any]) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await begun(registry, **plan)
        assert culprit(authority) == culprit_of(authority.table.plan, authority.table.edition) == 2
        assert next(entry for entry in authority.log if isinstance(entry, n.GameStarted)).culprit is None


@pytest.mark.anyio
async def test_the_host_chooses_in_the_lobby_and_everybody_sees_it(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await gathered(registry, options={"dealer": 0})
        with refused("not-host"):
            await do(authority, agreements.choose_culprit, "p1", 1)
        for seat in (-1, 3, 99):
            with pytest.raises(TableRefusal) as refusal:
                await do(authority, agreements.choose_culprit, "p0", seat)
            assert refusal.value.code == "unfit-culprit"
            assert refusal.value.details == {"rule": "R10.1", "seat": seat, "seats": 3}
        for seat in (1, None, 2):
            await do(authority, agreements.choose_culprit, "p0", seat)
            message = authority.message_for(len(authority.log), None)
            assert isinstance(message, CulpritChanged)
            assert message.seat == seat
            assert culprit_of(authority.table.plan, authority.table.edition) == seat
            version = authority.table.version
            await do(authority, agreements.choose_culprit, "p0", seat)
            assert authority.table.version == version
        await do(authority, decisions.start, "p0", authority.chance)
        assert culprit(authority) == 2
        with refused("already-started"):
            await do(authority, agreements.choose_culprit, "p0", 1)


@pytest.mark.anyio
async def test_where_nobody_is_a_culprit_none_can_be_chosen(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        with refused("no-culprit"):
            await registry.open(Plan(edition="card-game", seats=3, culprit=1), "p0")
        authority = await registry.open(Plan(edition="card-game", seats=3), "p0")
        for seat in (1, None):
            with refused("no-culprit"):
                await do(authority, agreements.choose_culprit, "p0", seat)
        house_rule = await registry.open(Plan(edition="card-game", seats=3, options={"culprit": True}, culprit=1), "p0")
        assert culprit_of(house_rule.table.plan, house_rule.table.edition) == 1


@pytest.mark.anyio
async def test_a_drawn_culprit_is_the_same_after_a_restart_and_in_the_record(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db", seed="three") as registry:
        authority = await begun(registry)
        found, name = culprit(authority), authority.table.id
        assert found != 0, "a seed with which nothing would be shown"
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.find(name)
        assert culprit(authority) == found
        await play_on(authority)
        assert authority.table.status == "over"
        text = records.written(authority.table, authority.log)
        assert read_record(text).game.culprit == found
        plan, entries = records.read(text, 1.0)
        laid = await registry.lay(plan, "somebody", lambda *_: entries)
        assert culprit(laid) == found


@pytest.mark.anyio
async def test_in_a_rematch_a_drawn_culprit_is_drawn_again_and_a_chosen_one_stays(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db", seed="three") as registry:
        drawn = await begun(registry)
        await play_on(drawn)
        again = fold(rematch(drawn.table, 0.0, "p0", "t", "C", drawn.chance)[1])
        assert again.plan.culprit is None
        for plan in ({"culprit": 2}, {"options": {"dealer": 2}}):
            chosen = await begun(registry, **plan)
            await play_on(chosen)
            again = fold(rematch(chosen.table, 0.0, "p0", "t", "C", drawn.chance)[1])
            assert again.chairs[0].names == ("Person 2",)
            assert (again.plan.culprit, again.plan.options) == (0, {})


def test_in_old_logs_the_first_seat_is_the_culprit() -> None:
    opened = (
        b'{"type":"table-opened","at":1.0,"table":"t","code":"C","host":"p0",'
        b'"plan":{"edition":"one-against-all","seats":3%s}}'
    )
    started = b'{"type":"game-started","at":2.0,"names":["A","B","C"],"salt":"s"}'
    for options, seat in ((b"", 0), (b',"options":{"dealer":1}', 1)):
        state = fold([n.decode(opened % options), n.decode(started)]).state
        assert state is not None
        assert state.game.culprit == seat


# --- over HTTP


async def role(person: Person, **more: Any) -> int | None:
    """Return the culprit of a game against bots."""
    table = await person.quick(EDITION, 3, **more)
    memory = Memory()
    for message in (await person.log(table)).messages:
        memory.take(message)
    await person.ask("POST", f"/tables/{table}/abandon")
    assert memory.game is not None
    return memory.game.culprit


def test_in_a_quick_game_the_person_is_a_detective_unless_they_choose_otherwise(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        default = {await role(ann) for _ in range(20)}
        assert default == {await role(ann, culprit="bot") for _ in range(20)} == {1, 2}
        assert {await role(ann, culprit="me") for _ in range(3)} == {0}
        assert {await role(ann, culprit="lot") for _ in range(40)} == {0, 1, 2}
        assert await role(ann, options={"dealer": 0}) == 0

    run(server, script)


@pytest.mark.parametrize("culprit", ["me", "bot"])
def test_a_person_plays_to_the_end_as_culprit_and_as_detective(server: Server, culprit: str) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.quick(EDITION, 3, culprit=culprit)
        memory = Memory()
        await ann.play(table, chooser("inspector", memory), memory)
        assert memory.game is not None
        assert (memory.game.culprit == 0) == (culprit == "me")
        again = (await ann.ask("POST", f"/tables/{table}/rematch"))["table"]
        plan, chairs = [(await ann.table(again))[part] for part in ("plan", "chairs")]
        assert bool(chairs[plan["culprit"]]["people"]) == (culprit == "me"), "in a rematch it is the same"

    run(server, script)


def test_what_does_not_fit_is_refused_with_its_reason(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        for seat in (3, -1, 10**9):
            with pytest.raises(Refusal) as refusal:
                await ann.create(EDITION, 3, culprit=seat)
            assert (refusal.value.status, refusal.value.code) == (400, "unfit-culprit")
            assert refusal.value.details == {"rule": "R10.1", "seat": seat, "seats": 3}
        assert await refused_by_server(ann.create("classic", 3, culprit=1)) == "no-culprit"
        assert await refused_by_server(ann.quick("classic", 3, culprit="me")) == "no-culprit"
        assert await refused_by_server(ann.quick("classic", 3, culprit="lot")) == "no-culprit"
        assert await refused_by_server(ann.quick(EDITION, 3, culprit="you")) == "unfit-request"
        assert await refused_by_server(ann.quick("chess", 3, culprit="me")) == "unknown-edition"
        assert await refused_by_server(ann.quick(EDITION, 1)) == "unfit-seats"
        table = await ann.create(EDITION, 3)
        path = f"/tables/{table}/culprit"
        assert await refused_by_server(ann.ask("PUT", path, {"seat": 3})) == "unfit-culprit"
        assert await refused_by_server(bob.ask("PUT", path, {"seat": 1})) == "not-host"
        assert await refused_by_server(ann.ask("PUT", path, {"seat": "me"})) == "unfit-request"
        await ann.ask("PUT", path, {"seat": 1})
        assert (await bob.table(table))["plan"]["culprit"] == 1

    run(server, script)
