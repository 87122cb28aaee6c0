"""Routes for what is agreed on at an open table: figures, the culprit, and teams."""

from litestar import put
from litestar.params import FromPath, JSONBody

from sleuth.server.http.dependencies import TheCaller, TheTable
from sleuth.server.http.routes.tables import decide
from sleuth.server.http.wire import ChooseCulprit, ChooseFigure, ChooseTeams
from sleuth.server.tables import decisions
from sleuth.server.tables.decisions import agreements
from sleuth.server.tables.views.messages import Now


@put("/tables/{table:str}/seats/{seat:int}/figure", summary="Choose a seat's figure")
async def choose_figure(
    caller: TheCaller, authority: TheTable, seat: FromPath[int], data: JSONBody[ChooseFigure]
) -> Now:
    """Choose a seat's figure: your own seat's, or, as host, an unoccupied seat's. An unoccupied seat swaps with you."""
    return await decide(
        caller, authority, lambda table: decisions.choose_figure(table, authority.clock(), caller.me, seat, data.figure)
    )


@put("/tables/{table:str}/culprit", summary="Choose who plays the culprit")
async def choose_culprit(caller: TheCaller, authority: TheTable, data: JSONBody[ChooseCulprit]) -> Now:
    """Choose the seat that plays the culprit in one against all, or leave it to a draw; for the host."""
    return await decide(
        caller, authority, lambda table: agreements.choose_culprit(table, authority.clock(), caller.me, data.seat)
    )


@put("/tables/{table:str}/team", summary="Play in teams")
async def choose_teams(caller: TheCaller, authority: TheTable, data: JSONBody[ChooseTeams]) -> Now:
    """Choose how many people may share a seat, at a table of two seats; for the host."""
    return await decide(
        caller, authority, lambda table: agreements.choose_teams(table, authority.clock(), caller.me, data.team)
    )


ROUTES = [choose_figure, choose_culprit, choose_teams]
