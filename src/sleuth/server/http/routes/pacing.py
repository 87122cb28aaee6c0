"""The rest of a game as a person wants it: the pace of the bots, answers for a seat that is out, the end at once."""

from litestar import post, put
from litestar.params import JSONBody

from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable
from sleuth.server.http.routes.tables import decide
from sleuth.server.http.wire import AutoAnswer, SetTempo
from sleuth.server.tables import decisions
from sleuth.server.tables.decisions.requirements import require_seated
from sleuth.server.tables.views.messages import Now


@put("/tables/{table:str}/tempo", summary="Choose how fast the bots play")
async def tempo(caller: TheCaller, authority: TheTable, data: JSONBody[SetTempo]) -> Now:
    """Let the bots play at my pace, at a table where no other person plays."""
    return await decide(
        caller, authority, lambda table: decisions.set_tempo(table, authority.clock(), caller.me, data.tempo)
    )


@post("/tables/{table:str}/auto-answer", status_code=200, summary="Let a bot answer for me")
async def auto_answer(context: TheContext, caller: TheCaller, authority: TheTable, data: JSONBody[AutoAnswer]) -> Now:
    """Let a bot give the answers of my seat, which is out of the investigation; or give them myself again."""
    if not data.on:
        return await decide(caller, authority, lambda table: decisions.take_back(table, authority.clock(), caller.me))
    seat = require_seated(authority.table, caller.me)  # first: how many games are under way is no stranger's business
    with context.bot_games.beginning(authority, caller.me, caller.address, kept=seat):
        return await decide(
            caller, authority, lambda table: decisions.answer_for_me(table, authority.clock(), caller.me)
        )


@post("/tables/{table:str}/finish", status_code=200, summary="Go to the end at once")
async def finish(context: TheContext, caller: TheCaller, authority: TheTable) -> Now:
    """Let the bots play to the end without pauses, when I am out and no other person plays."""
    seat = require_seated(authority.table, caller.me)
    with context.bot_games.beginning(authority, caller.me, caller.address, kept=seat):
        return await decide(caller, authority, lambda table: decisions.finish(table, authority.clock(), caller.me))


ROUTES = [tempo, auto_answer, finish]
