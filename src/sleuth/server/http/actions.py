"""What people do in a game, by HTTP or by live connection: one code, counted and timed."""

import time

from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.wire import ActionRequest, ChatRequest, Done
from sleuth.server.store import StoreError
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal


async def act(context: AppContext, caller: Caller, authority: Authority, deed: ActionRequest) -> Done:
    """Do something in the game; it is stored when this returns."""
    began, outcome = time.perf_counter(), "done"
    try:
        caller.take("action")
        if caller.person is None:
            raise TableRefusal("not-seated")
        table = await authority.act(caller.person, deed.moment, deed.action, deed.key)
        return Done(deed.key, table.version)
    except TableRefusal as refusal:
        outcome = refusal.code
        raise
    except StoreError:
        outcome = "unavailable"
        raise
    finally:
        context.metrics.actions.labels(outcome).inc()
        context.metrics.seconds.observe(time.perf_counter() - began)


async def say(caller: Caller, authority: Authority, said: ChatRequest) -> Done | None:
    """Say something to everybody at the table, or to one's own team; confirmed if it has a key."""
    caller.take("chat")
    person = caller.person
    if person is None:
        raise TableRefusal("not-seated")
    table = await authority.say(person, said.text, said.to, said.key)
    return None if said.key is None else Done(said.key, table.version)
