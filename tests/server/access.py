"""Every route and live message, what it answers to people it is not for, and what must stay hidden from them."""

from typing import Any

import msgspec

from sleuth.core.game import Seat
from sleuth.core.truth.events import Dealt
from sleuth.server.http.routes.pages import PAGES, WEB
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry
from tests.server.wire import check_no_ids


class Access(msgspec.Struct, frozen=True):
    """What a route of Ann's table answers to strangers, and to Bob at another seat: ok, or the code of a refusal."""

    stranger: str
    bob: str
    body: Any = None


OPEN = Access("ok", "ok")
NOTHING_THERE = Access("unknown-route", "unknown-route")
PAGE = OPEN if (WEB / "index.html").is_file() else NOTHING_THERE
FOR_THE_HOST = Access("not-host", "not-host")
TOO_LATE = Access("already-started", "already-started")
TABLE = "/api/v1/tables/{table}"
STALE = {"key": "k", "moment": 0, "action": {"type": "end-turn"}}
ROUTES = {
    **{("GET", page.replace(":str", "")): PAGE for page in PAGES},
    **{("GET", f"/api/v1{page}"): OPEN for page in ("/bots", "/editions", "/editions/{edition}")},
    **{
        ("GET", f"/api/v1/editions/{{edition}}/{part}"): OPEN
        for part in ("aim", "manual", "pack", "squares", "vocabulary")
    },
    **{("GET", page): PAGE for page in ("/real", "/real-worker.js", "/offline.js", "/offline.json")},
    ("GET", "/assets/{path}"): NOTHING_THERE,
    **{("GET", f"/api/v1{page}"): OPEN for page in ("/docs", "/docs.css", "/openapi.json")},
    **{("GET", page): OPEN for page in ("/healthz", "/readyz", "/metrics")},
    **{("GET", f"/api/v1{page}"): OPEN for page in ("/address", "/codes/{code}", "/me", "/mine", "/tables")},
    ("GET", TABLE): OPEN,
    ("GET", f"{TABLE}/log"): OPEN,
    ("GET", f"{TABLE}/words"): OPEN,
    ("GET", f"{TABLE}/manual"): OPEN,
    ("GET", f"{TABLE}/sheet"): Access("not-seated", "ok"),
    ("GET", f"{TABLE}/why"): Access("not-seated", "ok"),
    ("GET", f"{TABLE}/hint"): Access("not-seated", "hints-off"),
    ("GET", f"{TABLE}/lesson"): Access("no-lesson", "no-lesson"),
    ("GET", f"{TABLE}/story"): Access("not-over", "not-over"),
    ("GET", f"{TABLE}/replay"): Access("not-over", "not-over"),
    ("GET", f"{TABLE}/replay/sheet"): Access("not-over", "not-over"),
    ("GET", f"{TABLE}/replay/why"): Access("not-over", "not-over"),
    ("GET", f"{TABLE}/marks"): Access("not-seated", "ok"),
    ("GET", f"{TABLE}/device"): OPEN,
    ("GET", f"{TABLE}/record"): Access("not-over", "not-over"),
    ("PUT", "/api/v1/me"): Access("ok", "ok", {"name": "Eve"}),
    ("POST", "/api/v1/links"): Access("unknown-link", "unknown-link", {"token": "nonsense"}),
    ("POST", "/api/v1/records"): Access("unfit-record", "unfit-record", {"record": "{}"}),
    ("POST", "/api/v1/tables"): Access("ok", "ok", {"edition": "questions", "seats": 3}),
    ("POST", "/api/v1/quick"): Access(
        "ok", "ok", {"edition": "questions", "seats": 3, "level": "novice", "name": "Eve"}
    ),
    ("POST", "/api/v1/lessons/{name}"): Access("unknown-lesson", "unknown-lesson", {"name": "Eve"}),
    ("POST", f"{TABLE}/abandon"): FOR_THE_HOST,
    ("POST", f"{TABLE}/start"): TOO_LATE,
    ("PUT", f"{TABLE}/chat"): Access("not-host", "not-host", {"on": False}),
    ("POST", f"{TABLE}/seats/{{seat}}/keep"): Access("not-host", "not-host", {"bot": "novice"}),
    ("PUT", f"{TABLE}/seats/{{seat}}/bot"): Access("already-started", "already-started", {"bot": "novice"}),
    ("PUT", f"{TABLE}/seats/{{seat}}"): Access("already-started", "already-started", {"name": "Eve"}),
    ("PUT", f"{TABLE}/seats/{{seat}}/figure"): Access("already-started", "already-started", {"figure": "plum"}),
    ("PUT", f"{TABLE}/culprit"): Access("already-started", "already-started", {"seat": 0}),
    ("PUT", f"{TABLE}/team"): Access("already-started", "already-started", {"team": 2}),
    ("PUT", f"{TABLE}/ready"): Access("already-started", "already-started", {"ready": True}),
    ("DELETE", f"{TABLE}/seat"): TOO_LATE,
    ("POST", f"{TABLE}/actions"): Access("not-seated", "stale", STALE),
    ("POST", f"{TABLE}/back"): Access("not-seated", "ok"),
    ("PUT", f"{TABLE}/tempo"): Access("not-seated", "not-alone", {"tempo": "quick"}),
    ("POST", f"{TABLE}/auto-answer"): Access("not-seated", "not-out", {"on": True}),
    ("POST", f"{TABLE}/finish"): Access("not-seated", "not-out"),
    ("POST", f"{TABLE}/chat"): Access("not-seated", "ok", {"text": "hello"}),
    ("POST", f"{TABLE}/link"): Access("not-seated", "ok"),
    ("POST", f"{TABLE}/rematch"): Access("not-seated", "not-over"),
    ("PUT", f"{TABLE}/marks"): Access("not-seated", "ok", {"whose": "another's"}),
    ("PATCH", f"{TABLE}/marks"): Access("not-seated", "ok", {"cells": {"plum@1": "no"}}),
    ("WS", f"{TABLE}/live"): OPEN,
    # the last one: it voids the cookies
    ("POST", "/api/v1/me/sign-out"): Access("ok", "ok", {"key": "a-key-of-sixteen-or-more"}),
}
QUERY = {
    f"{TABLE}/why": "?card=rope&owner=0",
    f"{TABLE}/replay/sheet": "?seat=0&at=9",
    f"{TABLE}/replay/why": "?seat=0&at=9&card=rope&owner=0",
}
MESSAGES = {
    "act": Access("not-seated", "stale", STALE),
    "say": Access("not-seated", "spoken", {"key": "k", "text": "hello"}),
    "ping": Access("pong", "pong", {}),
}


def check_hidden(received: bytes, log: list[Entry], seat: Seat | None) -> None:
    """Check that only the viewer's own hand was received, none of Ann's marks, and no personal id."""
    dealt = next(entry.event for entry in log if isinstance(entry, n.Happened) and isinstance(entry.event, Dealt))
    hands = {number: msgspec.json.encode(hand) for number, hand in enumerate(dealt.hands)}
    assert not any(hand in received for number, hand in hands.items() if number != seat)
    assert b"only for Ann" not in received
    check_no_ids(received, log)
