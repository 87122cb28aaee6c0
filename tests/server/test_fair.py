"""However much one person asks for, everybody else gets a turn."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from sleuth.server.tables.authority import Authority
from sleuth.server.tables.bots.players import BotPlayers, paced
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.work.workers import MOST_TRIES, MOST_WAITING, Busy, Requester, TooLong, WorkerEnded, Workers
from tests.server.labour import Hand, Stopped
from tests.server.table_kit import play_on, registry_on, seated

pytestmark = pytest.mark.anyio
LONG = 600.0
ANN, BEN, EVE = Requester("here", "ann"), Requester("there", "ben"), Requester("elsewhere", "eve")


class Bench:
    """Workers whose jobs end when the test says so, and the order in which they began."""

    def __init__(self, number: int = 1, **how: float) -> None:
        self.hands = [Hand() for _ in range(number)]
        self.workers = Workers(self.hands, **how)  # type: ignore[arg-type]
        self.begun = list[str]()
        self._ends: dict[str, Event] = {}
        self._stopped = set[str]()

    def ask(self, requester: Requester, what: str, seconds: float = LONG) -> "asyncio.Task[str]":
        self._ends[what] = Event()
        return asyncio.ensure_future(self.workers.ask(requester, seconds, self._work, what))

    def _work(self, what: str) -> str:
        self.begun.append(what)
        assert self._ends[what].wait(60)
        if what in self._stopped:
            self._stopped.remove(what)
            self._ends[what].clear()  # started over, it takes long again
            raise Stopped
        return what

    def finish(self, *what: str) -> None:
        for each in what:
            self._ends[each].set()

    def stop(self, what: str) -> Callable[[], None]:
        """What the end of a worker does to its work."""

        def stopped() -> None:
            self._stopped.add(what)
            self._ends[what].set()

        return stopped

    async def until_begun(self, *what: str) -> None:
        async with asyncio.timeout(60):
            while not Counter(what) <= Counter(self.begun):
                await asyncio.sleep(0.001)


async def test_another_person_comes_before_the_second_job_of_the_first() -> None:
    bench = Bench()
    stories = [bench.ask(EVE, f"story {number}") for number in range(4)]
    await bench.until_begun("story 0")
    sheet = bench.ask(ANN, "sheet")
    await asyncio.sleep(0)
    bench.finish("story 0", "sheet", "story 1", "story 2", "story 3")
    await asyncio.gather(*stories, sheet)
    assert bench.begun == ["story 0", "sheet", "story 1", "story 2", "story 3"]


async def test_one_job_of_a_person_is_under_way_at_a_time() -> None:
    bench = Bench(2)
    jobs = [bench.ask(EVE, "one"), bench.ask(EVE, "two"), bench.ask(ANN, "sheet")]
    await bench.until_begun("one", "sheet")
    assert bench.begun == ["one", "sheet"]
    bench.finish("sheet")
    await jobs[2]
    assert bench.begun == ["one", "sheet"], "a free worker is no reason to begin a second one"
    bench.finish("one", "two")
    await asyncio.gather(*jobs)


async def test_many_identities_of_one_address_share_its_turns() -> None:
    bench = Bench()
    crowd = [bench.ask(Requester("elsewhere", f"eve {number}"), f"eve {number}") for number in range(5)]
    await bench.until_begun("eve 0")
    others = [bench.ask(ANN, "ann"), bench.ask(BEN, "ben")]
    await asyncio.sleep(0)
    bench.finish("ann", "ben", *(f"eve {number}" for number in range(5)))
    await asyncio.gather(*crowd, *others)
    assert set(bench.begun[1:4]) == {"ann", "ben", "eve 1"}


async def test_one_address_never_has_all_workers() -> None:
    bench = Bench(2, spare=1)
    jobs = [bench.ask(Requester("elsewhere", f"eve {number}"), f"eve {number}") for number in range(3)]
    await bench.until_begun("eve 0")
    sheet = bench.ask(ANN, "sheet")
    await bench.until_begun("sheet")
    assert bench.begun == ["eve 0", "sheet"]
    bench.finish("sheet", *(f"eve {number}" for number in range(3)))
    await asyncio.gather(sheet, *jobs)


async def test_too_much_is_refused_at_once() -> None:
    bench = Bench(most=MOST_WAITING + 1)
    jobs = [bench.ask(EVE, f"{number}") for number in range(1 + MOST_WAITING)]
    await bench.until_begun("0")
    with pytest.raises(Busy) as own:
        await bench.ask(EVE, "one too many")
    assert own.value.own
    sheet = bench.ask(ANN, "sheet")
    await asyncio.sleep(0)
    with pytest.raises(Busy) as full:
        await bench.ask(BEN, "when all places are taken")
    assert not full.value.own
    bench.finish("sheet", *(f"{number}" for number in range(1 + MOST_WAITING)))
    assert len(await asyncio.gather(*jobs, sheet)) == MOST_WAITING + 2


async def test_a_job_over_its_time_is_ended_and_others_go_on() -> None:
    bench = Bench()
    bench.hands[0].on_end = bench.stop("endless")
    endless = bench.ask(EVE, "endless", seconds=0.0)
    sheet = bench.ask(ANN, "sheet")
    with pytest.raises(TooLong):
        await endless
    bench.finish("sheet")
    assert await sheet == "sheet"
    assert bench.hands[0].ended == 1


async def test_a_client_that_leaves_frees_the_worker() -> None:
    bench = Bench()
    bench.hands[0].on_end = bench.stop("story")
    story, sheet = bench.ask(EVE, "story"), bench.ask(ANN, "sheet")
    await bench.until_begun("story")
    story.cancel()
    bench.finish("sheet")
    assert await sheet == "sheet"
    assert bench.hands[0].ended == 1


async def test_leaving_the_queue_disturbs_nobody() -> None:
    bench = Bench()
    story, left, sheet = bench.ask(EVE, "story"), bench.ask(BEN, "left"), bench.ask(ANN, "sheet")
    await bench.until_begun("story")
    left.cancel()
    bench.finish("story", "sheet")
    assert await asyncio.gather(story, sheet) == ["story", "sheet"]
    assert bench.begun == ["story", "sheet"]
    assert (bench.hands[0].ended, bench.workers.waiting) == (0, 0)


async def test_what_can_wait_comes_last_and_leaves_a_worker_free() -> None:
    bench = Bench(2)
    later = [bench.ask(Requester("eve", f"show {number}", rank=1), f"show {number}") for number in range(3)]
    await bench.until_begun("show 0")
    table = bench.ask(Requester("ann", "table"), "table")
    await bench.until_begun("table")
    again = bench.ask(Requester("ann", "another"), "another")
    await asyncio.sleep(0)
    bench.finish("table", "another")
    await asyncio.gather(table, again)
    assert bench.begun == ["show 0", "table", "another"]
    bench.finish(*(f"show {number}" for number in range(3)))
    await asyncio.gather(*later)


async def test_closing_ends_every_waiting_request() -> None:
    bench = Bench()
    bench.hands[0].on_end = bench.stop("story")
    jobs = [bench.ask(EVE, "story"), bench.ask(ANN, "sheet")]
    await bench.until_begun("story")
    await bench.workers.close()
    assert [type(each) for each in await asyncio.gather(*jobs, return_exceptions=True)] == [WorkerEnded, WorkerEnded]


# --- what takes long


async def test_what_takes_long_goes_on_beside_the_others() -> None:
    bench = Bench(2, lane=1, slow=0.0)
    story = bench.ask(EVE, "story")
    await bench.until_begun("story")
    sheet = bench.ask(ANN, "sheet")
    bench.finish("sheet")
    assert await sheet == "sheet"
    assert not story.done()
    bench.finish("story")
    assert await story == "story"
    assert sum(hand.ended for hand in bench.hands) == 0


async def test_another_worker_is_made_ready_before_it_is_needed() -> None:
    bench = Bench(2, lane=1, slow=0.0)
    story = bench.ask(EVE, "story")
    async with asyncio.timeout(60):
        while not all(hand.prepared for hand in bench.hands):
            await asyncio.sleep(0.001)
    bench.finish("story")
    assert await story == "story"


async def test_a_slow_job_without_room_starts_over_when_nobody_waits() -> None:
    bench = Bench(slow=0.0)
    bench.hands[0].on_end = bench.stop("story")
    story = bench.ask(EVE, "story")
    await bench.until_begun("story")
    sheet = bench.ask(ANN, "sheet")
    bench.finish("sheet")
    assert await sheet == "sheet"
    assert bench.hands[0].ended == 1
    bench.finish("story")
    assert await story == "story"
    assert bench.begun == ["story", "sheet", "story"]


async def test_what_is_quick_is_not_set_aside() -> None:
    bench = Bench(slow=LONG - 1)
    quick, sheet = bench.ask(EVE, "quick"), bench.ask(ANN, "sheet")
    await bench.until_begun("quick")
    bench.finish("quick", "sheet")
    assert await asyncio.gather(quick, sheet) == ["quick", "sheet"]
    assert bench.hands[0].ended == 0


async def test_what_has_been_set_aside_often_enough_is_refused() -> None:
    bench = Bench(slow=0.0)
    bench.hands[0].on_end = bench.stop("story")
    story = bench.ask(EVE, "story")
    for number in range(MOST_TRIES):
        await bench.until_begun(*(["story"] * (number + 1)))
        sheet = bench.ask(ANN, f"sheet {number}")
        bench.finish(f"sheet {number}")
        assert await sheet == f"sheet {number}"
    with pytest.raises(Busy):
        await story
    assert bench.begun.count("story") == MOST_TRIES


# --- bots at tables


class Asked:
    """Workers that only record who asks, and never answer."""

    def __init__(self) -> None:
        self.askers = dict[str, Requester]()

    async def ask(self, requester: Requester, *_: object) -> object:
        self.askers[requester.name] = requester
        return await asyncio.get_running_loop().create_future()

    async def by(self, authority: Authority) -> Requester:
        async with asyncio.timeout(60):
            while authority.table.id not in self.askers:
                await asyncio.sleep(0.001)
        return self.askers[authority.table.id]


async def until_a_bot_acts(authority: Authority) -> None:
    while authority.table.actor == 0:
        await play_on(authority, 1)


async def test_tables_where_people_play_come_before_games_of_bots_alone(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        asked = Asked()
        players = BotPlayers(registry, "node", asked, pace=paced(0.0))  # type: ignore[arg-type]
        show, table = await seated(registry, people=0, seats=3), await seated(registry, people=1, seats=3)
        await until_a_bot_acts(table)
        assert [(await asked.by(each)).rank for each in (show, table)] == [1, 0]
        assert {(await asked.by(each)).group for each in (show, table)} == {"p0"}, "one host, one turn"
        await players.close()


async def test_a_table_whose_people_are_all_kept_a_seat_for_is_a_game_of_bots(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry, people=1, seats=3)
        asked = Asked()
        players = await kept(registry, authority, asked)
        assert (await asked.by(authority)).rank == 1
        await players.close()


async def kept(registry: TableRegistry, authority: Authority, asked: Asked) -> BotPlayers:
    """Have a bot keep the only person's seat warm."""
    helping = BotPlayers(registry, "node", Workers([Hand()]), pace=paced(0.0))
    async with asyncio.timeout(60):
        while authority.table.actor != 0:
            await asyncio.sleep(0.001)
    await helping.close()
    players = BotPlayers(registry, "node", asked, pace=paced(0.0))  # type: ignore[arg-type]
    await authority.decide(lambda table: [n.SeatKept(at=1.0, seat=0, bot="novice")])
    return players
