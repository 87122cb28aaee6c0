"""Routes during and after a game: actions, the log, chat, records, and the live connection."""

from typing import Annotated, Any

from litestar import get, post, put, websocket
from litestar.connection import WebSocket
from litestar.params import FromPath, JSONBody, QueryParameter

from sleuth.server.http import actions
from sleuth.server.http.context import Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable, find, now_of
from sleuth.server.http.live.connection import LATER, UNKNOWN, LiveConnection, close
from sleuth.server.http.viewer import Viewer
from sleuth.server.http.wire import ActionRequest, ChatRequest, Done, Log, RecordText, SwitchChat
from sleuth.server.store import StoreError
from sleuth.server.tables import decisions
from sleuth.server.tables.log import records
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.menus import Form
from sleuth.server.tables.views.messages import Now

After = Annotated[int, QueryParameter(ge=0, lt=2**53, description="The number of the last entry I have.")]
InForm = Annotated[Form, QueryParameter(description="`brief`: messages together in a frame, choices abbreviated.")]


@post("/tables/{table:str}/actions", status_code=200, summary="Take an action in the game")
async def act(context: TheContext, caller: TheCaller, authority: TheTable, data: JSONBody[ActionRequest]) -> Done:
    """Take an action; a key that was used before changes nothing. It is stored when the answer comes."""
    return await actions.act(context, caller, authority, data)


@get("/tables/{table:str}/log", summary="What has happened")
async def log(caller: TheCaller, authority: TheTable, after: After = 0) -> Log:
    """Return my messages after a number, and where the table stands then: the same as the live connection sends."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    if after > number:
        raise TableRefusal("ahead")
    return Log([viewer.message(each) for each in range(after + 1, number + 1)], viewer.now(number))


@post("/tables/{table:str}/chat", status_code=200, summary="Say something")
async def say(caller: TheCaller, authority: TheTable, data: JSONBody[ChatRequest]) -> Now:
    """Say something to everybody at the table, or to my team; for people who sit there."""
    await actions.say(caller, authority, data)
    return now_of(caller, authority)


@put("/tables/{table:str}/chat", summary="Switch the chat on or off")
async def switch_chat(caller: TheCaller, authority: TheTable, data: JSONBody[SwitchChat]) -> Now:
    """Switch the chat of a table on or off; for the host."""
    caller.take("action")
    await authority.decide(lambda table: decisions.switch_chat(table, authority.clock(), caller.me, data.on))
    return now_of(caller, authority)


@get("/tables/{table:str}/record", summary="The game as a record")
async def record(caller: TheCaller, authority: TheTable) -> RecordText:
    """Return all events with all cards, once the game is over."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    return RecordText(record=records.written(viewer.table(number), authority.log[:number]))


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], context: TheContext, table: FromPath[str], after: After = 0, form: InForm = "full"
) -> None:
    """Send everything as it happens, and take actions; docs/protocol.md."""
    await socket.accept()
    caller = Caller(context, socket)
    try:
        viewer = Viewer(await find(context, table), caller.person)
        if after > viewer.reached():
            raise TableRefusal("ahead")
    except TableRefusal as refusal:
        # another process may have the edition that this one lacks
        await close(socket, LATER if refusal.code == "missing-edition" else UNKNOWN, refusal.code)
    except StoreError:
        await close(socket, LATER, "unavailable")
    else:
        if viewer.seat is None and socket.scope["state"].get("late"):
            await close(socket, LATER, "unavailable")  # the remaining places are reserved for seated people
            return
        await LiveConnection(context, caller, socket, viewer, after, form).run()


ROUTES = [act, log, say, switch_chat, record, live]
