"""Actions and chat over HTTP and the live connection: one implementation, counted and timed."""

import time

from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.wire import ActionRequest, ChatRequest, Done
from sleuth.server.store import StoreError
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal


async def act(
    context: AppContext, caller: Caller, authority: Authority, request: ActionRequest, *, shielded: bool = True
) -> Done:
    """Take an action in the game; it is stored when this returns. `shielded` as in `Authority.act`."""
    began, outcome = time.perf_counter(), "done"
    try:
        caller.take("action")
        person = caller.person
        if person is None:
            raise TableRefusal("not-seated")
        table = await authority.act(person, request.moment, request.action, request.key, shielded=shielded)
        return Done(request.key, table.version)
    except TableRefusal as refusal:
        outcome = refusal.code
        raise
    except StoreError:
        outcome = "unavailable"
        raise
    finally:
        context.metrics.actions.count(outcome, time.perf_counter() - began)


async def say(caller: Caller, authority: Authority, request: ChatRequest) -> Done | None:
    """Say something to everybody at the table, or to the caller's team; confirmed if it has a key."""
    caller.take("chat")
    person = caller.person
    if person is None:
        raise TableRefusal("not-seated")
    table = await authority.say(person, request.text, request.to, request.key)
    return None if request.key is None else Done(request.key, table.version)
