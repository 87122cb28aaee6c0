"""Routes around a game: opening tables, finding them, sitting down, starting."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from sleuth.core.truth import Chance
from sleuth.editions import Edition
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable, now_of, seen
from sleuth.server.http.lobby import check_listed, listed, read_listing
from sleuth.server.http.wire import (
    Keep,
    Lobby,
    MyTable,
    MyTables,
    Quick,
    SeatBot,
    SetReady,
    Sit,
    TableAddress,
    TableSeen,
)
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority, Decision
from sleuth.server.tables.log.plan import Plan, by_lot, has_culprit, known_edition, with_culprit
from sleuth.server.tables.names.bot_names import pick_characters
from sleuth.server.tables.names.typed_text import LONGEST_NAME, clean
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import new_id
from sleuth.server.tables.views.messages import Now

MOST_TABLES = 50
"""How many unfinished tables one person may have."""


@post("/tables", summary="Open a table")
async def open_table(context: TheContext, caller: TheCaller, data: JSONBody[Plan]) -> TableSeen:
    """Open a table; the caller becomes its host, and does not sit yet."""
    await require_room(context, caller)
    if not data.private:
        await check_listed(context, caller)
    authority = await context.registry.open(data, caller.me)
    if not data.private:
        context.origins.note(authority.table.id, caller.address)
    return seen(context, caller, authority)


@post("/quick", summary="Play against bots at once")
async def quick(context: TheContext, caller: TheCaller, data: JSONBody[Quick]) -> TableSeen:
    """Open a private table with bots at all seats but the first, sit there, and start."""
    await require_room(context, caller)
    chosen = {} if data.figure is None else {0: data.figure}
    authority = await context.registry.open(
        _planned(data, known_edition(context.editions, data.edition), context.registry.luck()), caller.me, chosen
    )
    await sit_and_start(caller, authority, data.name)
    return seen(context, caller, authority)


async def sit_and_start(caller: Caller, authority: Authority, name: str) -> None:
    """Sit down at the first seat of a new table with bots, and start."""
    called = clean(name or caller.name, LONGEST_NAME)
    try:
        await authority.decide(
            lambda table: decisions.sit_and_start(table, authority.clock(), caller.me, called, authority.chance)
        )
    except TableRefusal:  # one of the bots has that name: nobody will come to this table
        await authority.decide(lambda table: decisions.abandon(table, authority.clock(), caller.me))
        raise


def _planned(data: Quick, edition: Edition, luck: Chance) -> Plan:
    """Return the plan of a game against bots; one of them plays the culprit, unless the person chooses otherwise."""
    bots = pick_characters(dict.fromkeys(range(1, min(data.seats, 100)), data.level), new_id())
    plan = Plan(edition=data.edition, seats=data.seats, options=data.options, bots=bots, hints=data.hints, private=True)
    if data.culprit is None and not by_lot(plan, edition):
        return plan
    if not has_culprit(plan, edition):
        raise TableRefusal("no-culprit", edition=plan.edition)
    if data.culprit == "lot" or not bots:
        return with_culprit(plan, edition, None)
    return with_culprit(plan, edition, 0 if data.culprit == "me" else luck.pick(list(bots)))


async def require_room(context: AppContext, caller: Caller) -> None:
    """Refuse another table to somebody who opens too many, or too fast."""
    caller.take("table")
    tables = await context.store.of_person(caller.me)
    if sum(table.status in ("open", "playing") for table in tables) >= MOST_TABLES:
        raise TableRefusal("too-many-tables", most=MOST_TABLES)


@get("/tables", summary="The lobby")
async def lobby(context: TheContext) -> Lobby:
    """Return listed tables that are open or playing: those where people wait first, shared fairly between hosts."""
    return Lobby(await listed(context))


@get("/mine", summary="My tables")
async def mine(context: TheContext, caller: TheCaller) -> MyTables:
    """Return the tables I sit at, and where it is my turn."""
    if caller.person is None:
        return MyTables([])
    tables = await context.store.of_person(caller.person)
    found = [(listing, caller.person in summary.waiting) for summary in tables if (listing := read_listing(summary))]
    return MyTables([MyTable(listing, your_turn) for listing, your_turn in found])


@get("/tables/{table:str}", summary="One table")
async def one_table(context: TheContext, caller: TheCaller, authority: TheTable) -> TableSeen:
    """Return a table's plan, who sits there, and what I can do."""
    return seen(context, caller, authority)


@get("/codes/{code:str}", summary="Find a table by its short code")
async def by_code(context: TheContext, caller: TheCaller, code: FromPath[str]) -> TableAddress:
    """Return the table of a short code; case does not matter."""
    caller.take("code")
    if len(code) > 20 or not code.isalnum() or not code.isascii():
        raise TableRefusal("unknown-code")
    table = (await context.registry.by_code(code)).table
    return TableAddress(table.id, table.code)


@put("/tables/{table:str}/seats/{seat:int}", summary="Sit down")
async def sit(caller: TheCaller, authority: TheTable, seat: FromPath[int], data: JSONBody[Sit]) -> Now:
    """Take a free seat, leaving your old one."""
    name = data.name or caller.name
    return await decide(caller, authority, lambda table: decisions.sit(table, authority.clock(), caller.me, seat, name))


@delete("/tables/{table:str}/seat", status_code=200, summary="Leave my seat")
async def leave(caller: TheCaller, authority: TheTable) -> Now:
    """Leave my seat, before the game."""
    return await decide(caller, authority, lambda table: decisions.leave(table, authority.clock(), caller.me))


@put("/tables/{table:str}/seats/{seat:int}/bot", summary="Give a seat to a bot")
async def seat_bot(caller: TheCaller, authority: TheTable, seat: FromPath[int], data: JSONBody[SeatBot]) -> Now:
    """Give an empty seat to a bot, or take it away again; for the host."""
    return await decide(
        caller, authority, lambda table: decisions.seat_bot(table, authority.clock(), caller.me, seat, data.bot)
    )


@put("/tables/{table:str}/ready", summary="Say whether I am ready")
async def ready(caller: TheCaller, authority: TheTable, data: JSONBody[SetReady]) -> Now:
    """Say whether I am ready to begin."""
    return await decide(
        caller, authority, lambda table: decisions.set_ready(table, authority.clock(), caller.me, data.ready)
    )


@post("/tables/{table:str}/start", status_code=200, summary="Start the game")
async def start(context: TheContext, caller: TheCaller, authority: TheTable) -> Now:
    """Deal the cards, when every seat is taken and everybody is ready; for the host."""
    with context.bot_games.beginning(authority, caller.me, caller.address):
        return await decide(
            caller, authority, lambda table: decisions.start(table, authority.clock(), caller.me, authority.chance)
        )


@post("/tables/{table:str}/abandon", status_code=200, summary="Abandon the table")
async def abandon(caller: TheCaller, authority: TheTable) -> Now:
    """End the table without a result; for the host."""
    return await decide(caller, authority, lambda table: decisions.abandon(table, authority.clock(), caller.me))


@post("/tables/{table:str}/rematch", status_code=200, summary="Play again")
async def rematch(context: TheContext, caller: TheCaller, authority: TheTable) -> TableAddress:
    """Open a table for the same people, everybody one seat further; anyone who asks later gets the same table."""
    caller.take("table")
    address = TableAddress(*await context.registry.rematch(authority, caller.me))
    context.origins.note(address.table, caller.address)
    return address


@post("/tables/{table:str}/seats/{seat:int}/keep", status_code=200, summary="Let a bot keep a seat warm")
async def keep(
    context: TheContext, caller: TheCaller, authority: TheTable, seat: FromPath[int], data: JSONBody[Keep]
) -> Now:
    """Let a bot play for somebody who keeps the table waiting too long; for the host."""
    with context.bot_games.beginning(authority, caller.me, caller.address, kept=seat):
        return await decide(
            caller,
            authority,
            lambda table: decisions.keep(table, authority.clock(), caller.me, seat, data.bot, authority.waited),
        )


@post("/tables/{table:str}/back", status_code=200, summary="Take my seat back")
async def back(caller: TheCaller, authority: TheTable) -> Now:
    """Take my seat back from the bot that kept it warm."""
    return await decide(caller, authority, lambda table: decisions.take_back(table, authority.clock(), caller.me))


async def decide(caller: Caller, authority: Authority, decision: Decision) -> Now:
    """Decide, and return where the table stands for the caller."""
    caller.take("action")
    await authority.decide(decision)
    return now_of(caller, authority)


ROUTES = [
    open_table,
    quick,
    lobby,
    mine,
    one_table,
    by_code,
    sit,
    leave,
    seat_bot,
    ready,
    start,
    abandon,
    rematch,
    keep,
    back,
]
