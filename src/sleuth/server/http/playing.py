"""Routes in and after a game: actions, the log, chat, records, and the live connection."""

from typing import Annotated, Any

from litestar import get, post, put, websocket
from litestar.connection import WebSocket
from litestar.params import FromPath, JSONBody, QueryParameter

from sleuth.server.http import acting
from sleuth.server.http.asking import TheCaller, TheHouse, TheTable, find, now_of
from sleuth.server.http.house import Caller
from sleuth.server.http.live import LATER, UNKNOWN, Live, close
from sleuth.server.http.messages import Deed, Done, Log, Record, SwitchChat, Utterance
from sleuth.server.http.viewing import Viewer
from sleuth.server.store import StoreError
from sleuth.server.tables import deciding, recording
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.seeing import Now

After = Annotated[int, QueryParameter(ge=0, lt=2**53, description="The number of the last entry I have.")]


@post("/tables/{table:str}/actions", status_code=200, summary="Do something in the game")
async def act(house: TheHouse, caller: TheCaller, authority: TheTable, data: JSONBody[Deed]) -> Done:
    """Do something in the game; a key that was used before changes nothing. It is stored when the answer comes."""
    return await acting.act(house, caller, authority, data)


@get("/tables/{table:str}/log", summary="What has happened")
async def log(caller: TheCaller, authority: TheTable, after: After = 0) -> Log:
    """What I am told behind a number, and where the table stands then: the same as the live connection tells."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    if after > number:
        raise TableRefusal("ahead")
    return Log([viewer.told(each) for each in range(after + 1, number + 1)], viewer.now(number))


@post("/tables/{table:str}/chat", status_code=200, summary="Say something")
async def say(caller: TheCaller, authority: TheTable, data: JSONBody[Utterance]) -> Now:
    """Say something to everybody at the table, or to my own team; for those who sit there."""
    await acting.say(caller, authority, data)
    return now_of(caller, authority)


@put("/tables/{table:str}/chat", summary="Switch the chat on or off")
async def switch_chat(caller: TheCaller, authority: TheTable, data: JSONBody[SwitchChat]) -> Now:
    """Switch the chat of a table on or off; for the host."""
    caller.take("action")
    await authority.decide(lambda table: deciding.switch_chat(table, authority.clock(), caller.me, data.on))
    return now_of(caller, authority)


@get("/tables/{table:str}/record", summary="The game as a record")
async def record(caller: TheCaller, authority: TheTable) -> Record:
    """All events with all cards, once the game is over."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    return Record(record=recording.written(viewer.table(number), authority.log[:number]))


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, table: FromPath[str], after: After = 0) -> None:
    """Be told everything as it happens, and act; docs/protocol.md."""
    await socket.accept()
    caller = Caller(house, socket)
    try:
        viewer = Viewer(await find(house, table), caller.person)
        if after > viewer.reached():
            raise TableRefusal("ahead")
    except TableRefusal as refusal:
        await close(socket, UNKNOWN, refusal.code)
    except StoreError:
        await close(socket, LATER, "unavailable")
    else:
        if viewer.seat is None and socket.scope["state"].get("late"):
            await close(socket, LATER, "unavailable")  # what is left is kept for people who sit at tables
            return
        await Live(house, caller, socket, viewer, after).run()


ROUTES = [act, log, say, switch_chat, record, live]
