"""The authority at a table, without any transport: over a real SQLite file, with real bots."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sleuth.core.legal import legal_actions
from sleuth.core.truth import seen_by
from sleuth.server.http.viewer import Viewer
from sleuth.server.tables import decisions
from sleuth.server.tables.bots.players import BotPlayers, paced, problem
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.ages import Ages
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.registry import new_id
from sleuth.server.tables.views.messages import EventSeen, now
from tests.server.labour import hands
from tests.server.table_kit import Clock, play_on, refused, registry_on, seated, standing

pytestmark = pytest.mark.anyio


async def test_people_play_a_game_and_it_is_there_after_a_restart(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        await play_on(authority, 7)
        before = authority.table
        name = before.id
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.find(name)
        assert standing(authority.table) == standing(before)
        await play_on(authority)
        assert authority.table.status == "over"
        assert (await registry.store.summary(name)).status == "over"


async def test_messages_have_what_the_seat_sees(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        await play_on(authority)
        for seat in (0, 1, 2, None):
            for number, entry in enumerate(authority.log, start=1):
                message = authority.message_for(number, seat)
                assert message.n == number
                if isinstance(entry, n.Happened):
                    assert isinstance(message, EventSeen)
                    assert message.event == seen_by(entry.event, seat)


async def test_only_the_actor_is_given_choices(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        table = authority.table
        assert table.actor is not None
        assert table.state is not None
        for seat in (0, 1, 2, None):
            found = now(table, seat, host=False)
            if seat == table.actor:
                choices = legal_actions(table.state.view(seat))
                assert [action for menu in found.choices for action in menu] == list(choices)  # type: ignore[union-attr]
            else:
                assert not found.choices


async def test_stale_repeated_illegal_and_foreign_actions(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        table = authority.table
        assert table.state is not None
        actor = table.actor
        assert actor is not None
        action = next(a for a in legal_actions(table.state.view(actor)) if type(a).__name__ == "Suggest")
        person, other = f"p{actor}", f"p{(actor + 1) % 3}"
        with refused("not-asked"):
            await authority.act(other, table.moment, action)
        with refused("not-seated"):
            await authority.act("stranger", table.moment, action)
        assert authority.table.version == table.version
        await authority.act(person, table.moment, action, key="k1")
        version = authority.table.version
        assert version > table.version
        await authority.act(person, table.moment, action, key="k1")
        assert authority.table.version == version
        with refused("stale"):
            await authority.act(person, table.moment, action, key="k2")
        assert authority.table.version == version


async def test_two_processes_decide_at_one_table(tmp_path: Path) -> None:
    """Each has its own authority; only one of two actions for the same moment counts."""
    async with registry_on(tmp_path / "db") as one, registry_on(tmp_path / "db", seed="two") as two:
        first = await seated(one)
        second = await two.find(first.table.id)
        for _ in range(30):
            if first.table.actor is None:
                break
            await play_on(first, 1)
            with refused("stale"):  # it has not heard of it, decides, meets a conflict in the store, and decides again
                table = second.table
                assert table.state is not None
                assert table.actor is not None
                action = legal_actions(table.state.view(table.actor))[0]
                await second.act(f"p{table.actor}", table.moment, action)
            assert standing(second.table) == standing(first.table)
            assert second.log == first.log


async def test_bots_play_their_seats(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        players = BotPlayers(registry, "node", hands(), pace=paced(0.0))
        authority = await seated(registry, people=1, seats=3)
        for _ in range(3000):
            if authority.table.status == "over":
                break
            actor = authority.table.actor
            if actor == 0:
                await play_on(authority, 1)
            await asyncio.sleep(0.002)
        assert authority.table.status == "over"
        await players.close()


async def test_a_bot_is_given_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=1, seats=3)
        table = authority.table
        assert table.state is not None
        thought = problem(authority, 1)
        for card in {*table.state.private[0].hand, *table.state.private[2].hand, *table.state.hidden.case}:
            assert f'"{card}"'.encode() not in thought.seen


async def test_a_bot_keeps_a_seat_warm_and_the_person_takes_it_back(tmp_path: Path) -> None:
    clock = Clock()
    async with registry_on(tmp_path / "db", clock) as registry:
        authority = await seated(registry, patience=60.0)
        actor = authority.table.actor
        assert actor is not None
        with refused("too-early"):
            await authority.decide(lambda t: decisions.keep(t, clock(), "p0", actor, "novice", authority.waited))
        clock.time += 100
        with refused("not-host"):
            await authority.decide(lambda t: decisions.keep(t, clock(), "p1", actor, "novice", authority.waited))
        with refused("not-awaited"):
            await authority.decide(
                lambda t: decisions.keep(t, clock(), "p0", (actor + 1) % 3, "novice", authority.waited)
            )
        await authority.decide(lambda t: decisions.keep(t, clock(), "p0", actor, "novice", authority.waited))
        assert authority.table.chairs[actor].player == "novice"
        with refused("kept"):
            await play_on(authority, 1)
        await authority.decide(lambda t: decisions.take_back(t, clock(), f"p{actor}"))
        await play_on(authority, 1)


async def test_the_lobby_of_a_table(tmp_path: Path) -> None:
    clock = Clock()
    async with registry_on(tmp_path / "db", clock) as registry:
        authority = await registry.open(Plan(edition="questions", seats=3, bots={2: "pip"}), "host")

        async def do(decision: Any, *arguments: Any) -> None:
            await authority.decide(lambda t: decision(t, clock(), *arguments))

        await do(decisions.sit, "host", 0, "  Ann\n ")
        assert authority.table.names[0] == "Ann"
        with refused("seat-taken"):
            await do(decisions.sit, "other", 0, "Bob")
        with refused("seat-taken"):
            await do(decisions.sit, "other", 2, "Bob")
        with refused("name-taken"):
            await do(decisions.sit, "other", 1, "Ann")
        with refused("unfit-text"):
            await do(decisions.sit, "other", 1, "x" * 41)
        with refused("unknown-seat"):
            await do(decisions.sit, "other", 7, "Bob")
        await do(decisions.sit, "other", 1, "Bob")
        with refused("not-host"):
            await do(decisions.start, "other", authority.chance)
        with refused("not-ready"):
            await do(decisions.start, "host", authority.chance)
        await do(decisions.leave, "host")
        assert authority.table.host == "other"
        await do(decisions.seat_bot, "other", 0, "octavia")
        with refused("unknown-bot"):
            await do(decisions.seat_bot, "other", 0, "cmd:rm")
        await do(decisions.set_ready, "other", True)
        await do(decisions.start, "other", authority.chance)
        assert authority.table.status == "playing"
        with refused("already-started"):
            await do(decisions.sit, "host", 0, "Ann")


async def test_a_rematch_turns_the_seats(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        with refused("not-over"):
            await registry.rematch(authority, "p0")
        await play_on(authority)
        table, code = await registry.rematch(authority, "p1")
        assert await registry.rematch(authority, "p2") == (table, code)
        again = await registry.by_code(code.lower())
        assert again.table.id == table
        assert again.table.names == ("Person 2", "Person 0", "Person 1")
        assert again.table.host == "p1"


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan(edition="chess", seats=3), "unknown-edition"),
        (Plan(edition="classic", seats=9), "unfit-seats"),
        (Plan(edition="classic", seats=3, options={"nonsense": 1}), "unknown-option"),
        (Plan(edition="classic", seats=3, bots={0: "cmd:sh"}), "unknown-bot"),
        (Plan(edition="classic", seats=3, bots={5: "novice"}), "unknown-seat"),
        (Plan(edition="classic", seats=3, delay=-1), "unfit-plan"),
        (Plan(edition="classic", seats=3, figures=("scarlett",)), "unfit-figures"),
        (Plan(edition="classic", seats=3, figures=("scarlett", "scarlett", "plum")), "unfit-figure"),
    ],
)
async def test_plans_that_cannot_be_played(tmp_path: Path, plan: Plan, code: str) -> None:
    async with registry_on(tmp_path / "db") as registry:
        with refused(code):
            await registry.open(plan, "host")
        assert await registry.store.lobby() == []


class Day(Clock):
    """A time of day that the test sets."""

    def __call__(self) -> float:
        return self.time


@pytest.mark.parametrize("shift", [-3600.0, 3600.0])
async def test_setting_the_clock_does_not_change_the_delay_of_spectators(tmp_path: Path, shift: float) -> None:
    day, steady = Day(), Day()
    async with registry_on(tmp_path / "db", day, steady=steady) as registry:
        spectator = Viewer(await seated(registry, delay=100), None)
        day.time += shift
        reached = spectator.reached()
        assert (reached, spectator.due(reached)) == (spectator.authority.before_game, 100.0)
        steady.time += 100
        assert spectator.reached() == len(spectator.authority.log)


async def test_a_spectator_waits_no_longer_than_the_delay_after_a_crash_with_the_clock_set_back(tmp_path: Path) -> None:
    day, steady = Day(), Day()
    async with registry_on(tmp_path / "db", day, steady=steady) as registry:
        table = (await seated(registry, delay=100)).table.id
    day.time -= 3600
    steady.time = 5.0  # the machine was restarted
    async with registry_on(tmp_path / "db", day, steady=steady) as registry:
        spectator = Viewer(await registry.find(table), None)
        reached = spectator.reached()
        assert (reached, spectator.due(reached)) == (spectator.authority.before_game, 100.0)
        steady.time += 100
        assert spectator.reached() == len(spectator.authority.log)


async def test_entries_are_never_older_than_the_ones_before_them() -> None:
    day, steady = Day(), Day()
    ages = Ages(day, steady)
    for at in (900.0, 5000.0, 950.0):  # written while the clock was wrong
        ages.read(at)
    assert [ages.of(number) for number in (1, 2, 3)] == [99.0, 0.0, 0.0]


@pytest.mark.parametrize("shift", [-3600.0, 3600.0])
async def test_patience_does_not_depend_on_the_time_of_day(tmp_path: Path, shift: float) -> None:
    day, steady = Day(), Day()
    async with registry_on(tmp_path / "db", day, steady=steady) as registry:
        authority = await seated(registry, patience=60.0)
        actor = authority.table.actor
        assert actor is not None
        day.time += shift
        with refused("too-early"):
            await authority.decide(lambda t: decisions.keep(t, day(), "p0", actor, "novice", authority.waited))
        steady.time += 60
        await authority.decide(lambda t: decisions.keep(t, day(), "p0", actor, "novice", authority.waited))
        assert authority.table.chairs[actor].kept == "novice"


async def test_what_becomes_due_while_one_looks_is_not_waited_for(tmp_path: Path) -> None:
    clock = Clock()
    async with registry_on(tmp_path / "db", clock) as registry:
        spectator = Viewer(await seated(registry, delay=100), None)
        reached, all_of_it = spectator.reached(), len(spectator.authority.log)
        assert 0 < reached < all_of_it
        assert (spectator.due(reached) or 0) > 50
        clock.time += 200
        assert spectator.due(reached) == 0
        assert spectator.due(all_of_it) is None


def test_an_id_can_be_typed_on_a_command_line() -> None:
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(each.isalnum() and each.isascii() for each in ids)
