"""The brief form of the live connection: the same messages in fewer frames, and choices that are named by lists."""

import random
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleuth.core.actions import Accuse, EndTurn, Move, Suggest
from sleuth.core.choices import Menu
from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import replay
from sleuth.server.http.live.news import MESSAGES_AT_ONCE
from sleuth.server.http.wire import Done, Online, Pong
from sleuth.server.tables.views.menus import Every, brief, written
from sleuth.server.tables.views.messages import EventSeen, Now, Spoken
from tests.games import all_games, label, random_game
from tests.server.client import Memory, Person, Server, begin, careful, run
from tests.server.wire import in_full

GAMES = list(all_games())
MOMENTS = 15


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_brief_form_says_exactly_what_is_legal(game: Game) -> None:
    rnd = random.Random(label(game))
    events = list(random_game(game, "brief").events)
    for moment in rnd.sample(range(3, len(events)), min(MOMENTS, len(events) - 3)):
        state = replay(game, events[:moment])
        seat = state.public.actor
        if seat is None:
            continue
        menus = legal_actions(state.view(seat)).menus
        sent = in_full(b'{"menus":' + written(menus, "brief") + b"}")
        assert msgspec.json.decode(sent)["choices"] == msgspec.json.decode(written(menus, "full"))


def test_a_menu_of_all_combinations_is_named_by_its_lists() -> None:
    lists = (("plum", "green"), ("rope", "dagger"), ("hall", "study", "kitchen"))
    assert brief(Menu(Accuse(cards) for cards in product(*lists))) == Every("accuse", lists)
    assert brief(Menu(Move(spot) for spot in ("A1", "hall"))) == Every("move", (("A1", "hall"),))


def test_a_menu_that_lacks_a_combination_is_written_out() -> None:
    cards = list(product(("plum", "green"), ("rope", "dagger"), ("hall",)))
    for actions in ([Suggest(each) for each in cards[:-1]], [Suggest(each) for each in cards[::-1][:3]], [EndTurn()]):
        assert brief(Menu(actions)) == actions


def test_what_comes_at_once_is_in_one_frame(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        async with ann.live(table, form="brief") as live, zoe.live(table, form="brief") as watching:
            memory = Memory()
            while memory.now is None:
                memory.take(await anext(aiter(live)))
            await live.until(Online)
            await watching.until(Online)
            assert live.frames == watching.frames == 1, "the whole log, now, and who is there"
            key = await live.act(memory.now.moment, careful(memory.view, memory.choices))
            assert isinstance(await live.answer(key), Done)
            assert live.frames == 2
            kinds = [msgspec.json.decode(message)["type"] for message in live.raw]
            assert kinds[-3:] == ["seen", "now", "done"]
            await watching.until(EventSeen)
            await watching.until(Now)
            assert watching.frames == 2

    run(server, script)


def test_a_long_log_comes_in_several_frames_in_order(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        for number in range(MESSAGES_AT_ONCE + 20):
            await ann.ask("POST", f"/tables/{table}/chat", {"text": f"line {number}"})
        async with bob.live(table, form="brief") as live:
            memory = Memory()
            async for message in live:
                memory.take(message)
                if isinstance(message, Now):
                    break
            assert live.frames == 2
            said = [message.text for message in memory.messages if isinstance(message, Spoken)]
            assert said == [f"line {number}" for number in range(MESSAGES_AT_ONCE + 20)]

    run(server, script)


def test_the_full_form_stays_as_it_is(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        async with ann.live(table) as live:
            now = await live.until(Now)
            assert now.choices
            assert not now.menus
            await live.ping()
            await live.until(Pong)
            assert live.frames == len(live.raw)

    run(server, script)


def test_another_form_is_refused(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        wrong: Any = "short"
        with pytest.raises(Exception, match=r"4\d\d"):
            async with ann.live(table, form=wrong) as live:
                await live.socket.recv()

    run(server, script)


def test_most_of_the_bytes_are_gone(tmp_path: Path) -> None:
    game = next(each for each in GAMES if each.edition.id == "questions")
    view = replay(game, list(random_game(game, "bytes").events)[:2])
    seat = view.public.actor
    assert seat is not None
    menus = legal_actions(view.view(seat)).menus
    assert len(written(menus, "brief")) * 20 < len(written(menus, "full"))
