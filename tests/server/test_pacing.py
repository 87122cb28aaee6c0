"""The rest of a game as a person wants it: the bots' pace, answers for a seat that is out, the end at once."""

import asyncio
from pathlib import Path

import pytest

from sleuth.core.actions import Accuse
from sleuth.core.legal import legal_actions
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.bots.players import PACE, SHORTEST_PAUSE, BotPlayers, paced
from sleuth.server.tables.decisions.pacing import ANSWERER, TEMPOS
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.views.messages import Now, TempoChanged
from tests.server.client import Person, Server, begin, run
from tests.server.client import refused as refused_with
from tests.server.labour import hands
from tests.server.table_kit import refused, registry_on, seated, standing

pytestmark = pytest.mark.anyio
NEVER = 86_400.0
"""A pause that no test waits for, in seconds."""


async def put_out(authority: Authority) -> None:
    """Let the person at the first seat accuse wrongly; the other people do nothing."""
    state = authority.table.state
    assert state is not None
    while authority.table.actor != 0:
        seat = authority.table.actor
        assert seat is not None
        action = next(iter(legal_actions(authority.table.state.view(seat))))  # type: ignore[union-attr]
        if authority.table.chairs[seat].bot:
            await authority.act_as_bot(seat, authority.table.moment, action)
        else:
            await authority.act(f"p{seat}", authority.table.moment, action)
    wrong = next(
        action
        for action in legal_actions(authority.table.state.view(0))  # type: ignore[union-attr]
        if isinstance(action, Accuse) and action.cards != state.hidden.case
    )
    await authority.act("p0", authority.table.moment, wrong)


# --- the pace of the bots


@pytest.mark.parametrize("tempo", TEMPOS)
async def test_the_bots_follow_the_only_person(tmp_path: Path, tempo: str) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=1, seats=3)
        await authority.decide(lambda t: decisions.set_tempo(t, 1.0, "p0", tempo))  # type: ignore[arg-type]
        assert authority.table.plan.tempo == TEMPOS[tempo]  # type: ignore[index]
        assert standing(fold(authority.log)) == standing(authority.table)
        version = authority.table.version
        await authority.decide(lambda t: decisions.set_tempo(t, 1.0, "p0", tempo))  # type: ignore[arg-type]
        assert authority.table.version == version, "the same again is not worth an entry"


async def test_everybody_hears_of_the_pace(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=1, seats=3)
        await authority.decide(lambda t: decisions.set_tempo(t, 1.0, "p0", "quick"))
        told = {seat: authority.message_for(authority.table.version, seat) for seat in (0, 1, None)}
        assert all(isinstance(message, TempoChanged) for message in told.values())
        assert told[0] == told[1] == told[None]


async def test_where_others_play_too_nobody_changes_the_pace(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=2, seats=3)
        with refused("not-alone"):
            await authority.decide(lambda t: decisions.set_tempo(t, 1.0, "p0", "quick"))
        with refused("not-seated"):
            await authority.decide(lambda t: decisions.set_tempo(t, 1.0, "stranger", "quick"))
        assert authority.table.plan.tempo == 1.0


def test_no_pace_is_quicker_than_bots_think() -> None:
    pace, slow = paced(1.0), TEMPOS["slow"]
    for tempo in TEMPOS.values():
        assert all(pace(tempo) >= SHORTEST_PAUSE for _ in range(50))
    assert all(PACE[0] * slow <= pace(slow) <= PACE[1] * slow for _ in range(50))


# --- answers for a seat that is out


async def test_only_a_seat_that_is_out_has_its_answers_given(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=2, seats=3)
        with refused("not-out"):
            await authority.decide(lambda t: decisions.answer_for_me(t, 1.0, "p0"))
        await put_out(authority)
        with refused("not-out"):
            await authority.decide(lambda t: decisions.answer_for_me(t, 1.0, "p1"))
        await authority.decide(lambda t: decisions.answer_for_me(t, 1.0, "p0"))
        assert [chair.kept for chair in authority.table.chairs] == [ANSWERER, None, None]
        version = authority.table.version
        await authority.decide(lambda t: decisions.answer_for_me(t, 1.0, "p0"))
        assert authority.table.version == version
        await authority.decide(lambda t: decisions.take_back(t, 1.0, "p0"))
        assert authority.table.chairs[0].kept is None


async def test_given_answers_take_as_long_as_those_of_bots(tmp_path: Path) -> None:
    """The pause is drawn from the table's tempo, before the bot looks at its cards, like every other."""
    asked: list[float] = []

    def pace(tempo: float) -> float:
        asked.append(tempo)
        return 0.0

    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=1, seats=3)
        await put_out(authority)
        await authority.decide(lambda t: decisions.answer_for_me(t, 1.0, "p0"))
        players = BotPlayers(registry, "node", hands(), pace=pace)
        await play_out(players, authority)
        assert len(asked) > 3
        assert set(asked) == {1.0}


async def play_out(players: BotPlayers, authority: Authority) -> None:
    """Let the bots play until the game is over."""
    over = asyncio.Event()
    authority.listeners.add(lambda: over.set() if authority.table.status == "over" else None)
    players.look(authority)
    async with asyncio.timeout(60):
        await over.wait()
    await players.close()


# --- the end at once


async def test_whoever_is_out_and_alone_goes_to_the_end_without_pauses(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=1, seats=3)
        with refused("not-out"):
            await authority.decide(lambda t: decisions.finish(t, 1.0, "p0"))
        await put_out(authority)
        await authority.decide(lambda t: decisions.finish(t, 1.0, "p0"))
        assert authority.table.hurry
        await play_out(BotPlayers(registry, "node", hands(), pace=lambda _: NEVER), authority)
        assert authority.table.status == "over"


async def test_nobody_hurries_others_to_the_end(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=2, seats=3)
        await put_out(authority)
        with refused("not-alone"):
            await authority.decide(lambda t: decisions.finish(t, 1.0, "p0"))
        assert not authority.table.hurry


# --- over HTTP


def test_a_person_who_is_out_sees_the_end_over_the_wire(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.quick("questions", 3)
        assert await refused_with(zoe.ask("PUT", f"/tables/{table}/tempo", {"tempo": "quick"})) == "not-seated"
        assert await refused_with(ann.ask("PUT", f"/tables/{table}/tempo", {"tempo": "soon"})) == "unfit-request"
        await ann.ask("PUT", f"/tables/{table}/tempo", {"tempo": "slow"})
        assert (await ann.table(table))["plan"]["tempo"] == TEMPOS["slow"]
        assert await refused_with(ann.ask("POST", f"/tables/{table}/finish")) == "not-out"
        async with ann.live(table) as live:
            tried: list[Accuse] = []
            while (now := await live.until(Now)).status == "playing":
                accusations = [a for menu in now.choices or [] for a in menu if isinstance(a, Accuse)]
                if accusations and not tried:
                    tried.append(accusations[0])
                    await live.act(now.moment, accusations[0])
                elif now.choices and not tried:
                    await live.act(now.moment, now.choices[0][0])
                elif tried and now.seat == 0 and not (await ann.table(table))["chairs"][0]["kept"]:
                    await ann.ask("POST", f"/tables/{table}/auto-answer", {"on": True})
                    await ann.ask("POST", f"/tables/{table}/finish")
        assert now.status == "over"

    run(server, script)


def test_answers_are_given_and_taken_back_over_the_wire(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        assert await refused_with(ann.ask("POST", f"/tables/{table}/auto-answer", {"on": True})) == "not-out"
        now = await ann.ask("POST", f"/tables/{table}/auto-answer", {"on": False})
        assert now["status"] == "playing"
        assert await refused_with(ann.ask("PUT", f"/tables/{table}/tempo", {"tempo": "quick"})) == "not-alone"

    run(server, script)
