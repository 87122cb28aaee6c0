"""Routes about the caller: their name, who shares the device, and moving a seat to another device."""

from urllib.parse import urlsplit

import segno
from litestar import get, post, put
from litestar.params import JSONBody
from msgspec import Struct
from msgspec.structs import replace

from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable, base_url, find, seen
from sleuth.server.http.edge.identity import LINK_SECONDS, PersonalLink
from sleuth.server.http.wire import LinkToken, Me, SeatLink, SignOut, TableSeen
from sleuth.server.settings import is_loopback
from sleuth.server.tables.decisions.seat_moves import move
from sleuth.server.tables.names.typed_text import LONGEST_NAME, clean
from sleuth.server.tables.refusals import TableRefusal


@get("/me", summary="Who I am")
async def me(caller: TheCaller) -> Me:
    """Return my name. Gives this device an identity, if it has none."""
    return Me(name=caller.name)


@put("/me", summary="Change my name")
async def rename(caller: TheCaller, data: JSONBody[Me]) -> Me:
    """Change my name; at tables where I sit already it stays."""
    name = clean(data.name, LONGEST_NAME)
    assert caller.identity is not None
    caller.become(replace(caller.identity, name=name))
    return Me(name=name)


@post("/me/sign-out", status_code=200, summary="Sign out everywhere")
async def sign_out(context: TheContext, caller: TheCaller, data: JSONBody[SignOut]) -> Me:
    """Void every copy of my cookie and all my links. This device keeps my seats, unless I sign out here too."""
    caller.take("table")
    old = caller.former or caller.identity
    assert old is not None
    new = await context.credentials.renew(old, data.key)
    if new is None:
        raise TableRefusal("signed-out")
    caller.become(None if data.here else new)
    return Me(name="" if data.here else new.name)


class ServerAddress(Struct, frozen=True):
    """Where people find this server."""

    url: str
    here_only: bool
    """Whether only this machine can open it."""


@get("/address", summary="Where people find this server")
async def address(context: TheContext, request: AnyRequest) -> ServerAddress:
    """Return the address for links to give away, and whether other devices can open it."""
    url = base_url(context, request)
    host = urlsplit(url).hostname or ""
    return ServerAddress(url, here_only=is_loopback(host) and host != context.settings.lan)


class Sharer(Struct, frozen=True):
    """A person who plays at a table with this device."""

    number: int
    """The value of `as` for this person."""
    seat: int
    name: str


@get("/tables/{table:str}/device", summary="Who plays with this device")
async def device(caller: TheCaller, authority: TheTable) -> list[Sharer]:
    """Return everybody who sits at a table with this browser, by number."""
    return [
        Sharer(number, seat, sitter.name)
        for number, identity in caller.company.items()
        for seat, chair in enumerate(authority.table.chairs)
        for sitter in chair.people
        if sitter.person == identity.person
    ]


@post("/tables/{table:str}/link", status_code=200, summary="A personal link to my seat")
async def link(context: TheContext, caller: TheCaller, authority: TheTable, request: AnyRequest) -> SeatLink:
    """Return a link and its QR code that move my seat to another device, once and soon; this one loses it."""
    caller.take("action")
    sitter = authority.table.sitter(caller.me)
    if sitter is None:
        raise TableRefusal("not-seated")
    credential = caller.identity.credential if caller.identity else ""
    until = int(authority.clock()) + LINK_SECONDS
    token = context.identities.write_link(PersonalLink(authority.table.id, caller.me, sitter.since, until, credential))
    # after the # it is neither sent to a server nor written to any log
    url = f"{base_url(context, request)}/#seat={token}"
    return SeatLink(url, segno.make(url, micro=False).svg_inline(scale=4, border=2), LINK_SECONDS // 60)


@post("/links", status_code=200, summary="Play on from this device")
async def follow(context: TheContext, caller: TheCaller, data: JSONBody[LinkToken]) -> TableSeen:
    """Take over the seat of a personal link, with the marks on its sheet; can be repeated if the answer got lost."""
    caller.take("code")
    link = context.identities.read_link(data.token)
    authority = await find(context, link.table)
    if link.until < authority.clock() or not context.credentials.counts(link.person, link.credential):
        raise TableRefusal("unknown-link")
    await authority.decide(lambda table: move(table, authority.clock(), link.person, caller.me, link.since))
    return seen(context, caller, authority)


ROUTES = [me, address, rename, sign_out, device, link, follow]
