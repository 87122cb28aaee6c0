"""What the page asks of the server besides the protocol: drawings, sentences, sheets, hints, the story, its files."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace

from sleuth.core.truth.events import Dealt
from sleuth.core.truth.records import read_record
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences.messages import LANGUAGES
from sleuth.sentences.vocabulary import words_text
from sleuth.server.http.edge.errors import handlers
from sleuth.server.http.routes.pages import PAGES, WEB, routes
from sleuth.server.tables.views.messages import EventSeen
from tests.patience import PATIENCE
from tests.server.client import Memory, Person, Server, begin, chooser, refused, run
from tests.server.test_wire_secrecy import Pair, leak_choices, leak_events, pair, two_worlds
from tests.server.wire import Served, cookie_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "tables.db") as server:
        yield server


# --- an edition, to be drawn


def test_every_edition_can_be_drawn_in_every_language(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        for edition in EDITION_IDS:
            told = [await ann.ask("GET", f"/editions/{edition}?lang={lang}") for lang in LANGUAGES]
            assert len({drawn["tagline"] for drawn in told}) == len(LANGUAGES)
            for drawn in told:
                check_drawing(drawn)
        assert await refused(ann.ask("GET", "/editions/nowhere")) == "unknown-edition"
        assert await refused(ann.ask("GET", "/editions/classic?lang=xx")) == "unfit-request"

    run(server, script)


def check_drawing(drawn: dict[str, Any]) -> None:
    edition = load_edition(drawn["id"])
    assert [card["id"] for card in drawn["cards"]] == [card.id for card in edition.cards]
    assert all(card["name"] for card in drawn["cards"])
    for deck, cards in drawn["decks"].items():
        assert sum(card["count"] for card in cards) == len(edition.decks[deck])
    for option in drawn["options"]:
        chosen = option["default"] if option["type"] == "list" else [option["default"]]
        assert set(chosen) <= set(option["values"]), option
    assert (drawn["board"] is None) == (edition.board is None)
    if drawn["board"] is not None:
        check_board(drawn["board"], drawn["cards"])


def check_board(board: dict[str, Any], cards: list[dict[str, Any]]) -> None:
    squares = {(column, row): name for name, column, row in board["squares"]}
    covered = [tuple(cell) for place in board["places"] for cell in place["cells"]]
    assert len(set(covered)) == len(covered)
    assert not squares.keys() & set(covered)
    assert all(0 <= column < board["width"] and 0 <= row < board["height"] for column, row in [*squares, *covered])
    for place in board["places"]:
        for column, row, inside, below in place["doors"]:
            assert abs(column - inside) + abs(row - below) == 1
            assert (column, row) in squares
            assert [inside, below] in place["cells"]
        assert place["doors"] or place["centre"]
    assert [place["centre"] for place in board["places"]].count(True) == 1
    assert set(board["starts"].values()) <= set(squares.values())
    assert set(board["starts"]) <= {card["id"] for card in cards}


def test_a_drawing_has_every_door_of_the_board() -> None:
    for edition in map(load_edition, EDITION_IDS):
        if edition.board is not None:
            for place, squares in edition.board.doors.items():
                before = [square for square, _ in edition.board.doorways(place)]
                assert before == [edition.board.cells[square] for square in squares]


def test_a_browser_keeps_a_drawing_until_it_changes(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        first = await ann.http.get("/editions/classic")
        assert "no-cache" in first.headers["cache-control"]
        assert first.headers["content-encoding"] == "gzip"
        again = await ann.http.get("/editions/classic", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = await ann.http.get("/editions/classic?lang=de", headers={"if-none-match": first.headers["etag"]})
        assert other.status_code == 200
        plain = await ann.http.get("/editions/classic", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()

    run(server, script)


def test_the_page_gets_the_words_of_an_edition(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        for edition in EDITION_IDS:
            for lang in LANGUAGES:
                told = await ann.http.get(f"/editions/{edition}/vocabulary?lang={lang}")
                assert told.text == words_text(lang, load_edition(edition))
                again = await ann.http.get(
                    f"/editions/{edition}/vocabulary?lang={lang}", headers={"if-none-match": told.headers["etag"]}
                )
                assert again.status_code == 304
        assert await refused(ann.ask("GET", "/editions/nowhere/vocabulary")) == "unknown-edition"

    run(server, script)


# --- sentences


def test_every_seen_event_has_its_sentence_and_every_choice_its_label(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, edition="classic")
        for person in (ann, bob, zoe):
            log = await person.log(table)
            words = await person.ask("GET", f"/tables/{table}/words?lang=de")
            assert words["version"] == log.now.version
            assert [number for number, _ in words["sentences"]] == [
                m.n for m in log.messages if isinstance(m, EventSeen)
            ]
            choices = log.now.choices or []
            assert [len(labels) for labels in words["labels"]] == [len(actions) for actions in choices]
            assert len(words["headings"]) == len(choices)
            assert words["prompt"]
            middle = words["sentences"][1][0]
            rest = await person.ask("GET", f"/tables/{table}/words?lang=de&after={middle}")
            assert rest == {**words, "sentences": words["sentences"][2:]}
        mine, his, everybodys = [
            (await each.ask("GET", f"/tables/{table}/words"))["sentences"][0][1] for each in (ann, bob, zoe)
        ]
        assert len({mine, his, everybodys}) == 3, "each is told his own cards, and who watches none"
        assert await refused(ann.ask("GET", f"/tables/{table}/words?after=100000")) == "ahead"

    run(server, script)


def test_there_is_nothing_to_tell_before_the_game(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create()
        await ann.sit(table, 0)
        words = await ann.ask("GET", f"/tables/{table}/words")
        assert (words["sentences"], words["prompt"], words["labels"]) == ([], None, [])
        assert await refused(ann.ask("GET", f"/tables/{table}/sheet")) == "not-dealt"

    run(server, script)


def test_who_watches_is_told_later(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, delay=600)
        assert (await ann.ask("GET", f"/tables/{table}/words"))["sentences"]
        assert (await zoe.ask("GET", f"/tables/{table}/words"))["sentences"] == []

    run(server, script)


# --- the sheet, why, hints


def cells_of(sheet: dict[str, Any]) -> dict[tuple[str, Any], dict[str, Any]]:
    owners = [owner["id"] for owner in sheet["owners"]]
    rows = [row for kind in sheet["kinds"] for row in kind["rows"]]
    return {(row["card"], owner): cell for row in rows for owner, cell in zip(owners, row["cells"], strict=True)}


async def hand_on_sheet(person: Person, table: str, seat: int) -> set[str]:
    cells = cells_of(await person.ask("GET", f"/tables/{table}/sheet?mode=seen"))
    return {card for (card, owner), cell in cells.items() if owner == seat and cell["mark"] == "yes"}


async def a_few_rounds(table: str, *people: Person) -> None:
    """Let people suggest whatever comes first, and never accuse."""
    for _ in range(10):
        for person in people:
            now = (await person.log(table)).now
            if now.choices:
                await person.act(table, now.moment, now.choices[0][0])


def test_a_sheet_marks_no_more_than_its_mode(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        await a_few_rounds(table, ann, bob)
        modes = ("none", "seen", "follows", "chances")
        sheets = [await ann.ask("GET", f"/tables/{table}/sheet?mode={mode}") for mode in modes]
        none, seen, follows, chances = map(cells_of, sheets)
        assert {cell["mark"] for cell in none.values()} == {"unknown"}
        sure = {entry for entry, cell in seen.items() if cell["mark"] in ("yes", "no")}
        certain = {entry for entry, cell in follows.items() if cell["mark"] in ("yes", "no")}
        assert sure < certain < follows.keys()
        assert all(seen[entry] == follows[entry] for entry in sure)
        assert {entry for entry, cell in chances.items() if cell["text"] is None} == certain
        assert all(cell["text"] is None for cell in follows.values())
        assert {entry: cell["mark"] for entry, cell in chances.items()} == {e: c["mark"] for e, c in follows.items()}
        hands = [await hand_on_sheet(person, table, seat) for seat, person in enumerate((ann, bob))]
        assert [len(hand) for hand in hands] == [6, 6]
        assert not hands[0] & hands[1]

    run(server, script)


def test_nobody_sees_the_sheet_of_others(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, hints=True)
        for path in ("sheet", "sheet?mode=chances", "why?card=rope&owner=case", "hint"):
            assert await refused(zoe.ask("GET", f"/tables/{table}/{path}")) == "not-seated"
        sheets = [await person.ask("GET", f"/tables/{table}/sheet?mode=seen&seat=0") for person in (ann, bob)]
        mine, his = map(cells_of, sheets)
        assert all(cell["mark"] == "unknown" for (_, owner), cell in mine.items() if owner == 1)
        assert all(cell["mark"] == "unknown" for (_, owner), cell in his.items() if owner == 0)

    run(server, script)


def test_why(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        cells = cells_of(await ann.ask("GET", f"/tables/{table}/sheet"))
        for mark, holds in (("yes", True), ("no", False), ("unknown", None)):
            card, owner = next(entry for entry, cell in cells.items() if cell["mark"] == mark)
            why = await ann.ask("GET", f"/tables/{table}/why?card={card}&owner={owner}&lang=fr")
            assert why["holds"] is holds
            assert why["heading"]
            assert bool(why["sentences"]) == (holds is not None)
        assert await refused(ann.ask("GET", f"/tables/{table}/why?card=nothing&owner=0")) == "unknown-card"
        assert await refused(ann.ask("GET", f"/tables/{table}/why?card=rope&owner=9")) == "unknown-owner"
        assert await refused(ann.ask("GET", f"/tables/{table}/why?card=rope")) == "unfit-request"

    run(server, script)


def test_hints_are_given_where_everybody_sees_that_they_are_on(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        without = await begin(ann, bob, bots=1)
        assert await refused(ann.ask("GET", f"/tables/{without}/hint")) == "hints-off"
        table = await begin(ann, bob, bots=1, edition="classic", hints=True)
        assert (await zoe.table(table))["plan"]["hints"] is True
        told = [await ann.ask("GET", f"/tables/{table}/hint?lang={lang}") for lang in LANGUAGES]
        for hint in told:
            assert [each["cards"] for each in hint["suggestions"]] == [e["cards"] for e in told[0]["suggestions"]]
            assert len(hint["suggestions"]) == 3
            assert all(each["reasons"] for each in hint["suggestions"])
            assert hint["accuse"] is None
        assert len({hint["summary"] for hint in told}) == len(LANGUAGES)

    run(server, script)


def test_the_culprit_gets_no_hint_but_a_sheet_with_the_case(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, edition="one-against-all", hints=True, culprit=0)
        now = (await ann.log(table)).now
        assert await refused(ann.ask("GET", f"/tables/{table}/sheet")) == "not-dealt"
        await ann.act(table, now.moment, now.choices[0][0])  # type: ignore[index]
        hint = await ann.ask("GET", f"/tables/{table}/hint")
        assert hint["suggestions"] == []
        assert "culprit" in hint["summary"]
        cells = cells_of(await ann.ask("GET", f"/tables/{table}/sheet?mode=seen"))
        assert sum(cell["mark"] == "yes" for (_, owner), cell in cells.items() if owner == "case") == 3

    run(server, script)


# --- afterwards


def test_the_story_is_told_when_the_game_is_over(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bots=2)
        for person in (ann, zoe):
            assert await refused(person.ask("GET", f"/tables/{table}/story")) == "not-over"
        memory = Memory()
        await ann.play(table, chooser("inspector", memory), memory)
        story = await zoe.ask("GET", f"/tables/{table}/story?lang=nl")
        record = read_record((await zoe.ask("GET", f"/tables/{table}/record"))["record"])
        dealt = next(event for event in record.events if isinstance(event, Dealt))
        assert tuple(story["case"]) == dealt.case
        assert tuple(map(tuple, story["hands"])) == dealt.hands
        view = memory.view
        assert [len(line) for line in story["possible"]] == [view.public.turn.number + 1] * 3
        for line in story["possible"]:
            assert line == sorted(line, reverse=True), "what is known stays known"
            assert line[0] > 1
        assert (await ann.ask("GET", f"/tables/{table}/words"))["prompt"]

    run(server, script)


# --- the page itself


@pytest.fixture
def page(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    web, locales = tmp_path / "web", tmp_path / "locales"
    (web / "parts").mkdir(parents=True)
    (web / "js").mkdir()
    (locales / "de").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    (web / ".hidden.js").write_text("secret")
    (web / "notes.py").write_text("secret")
    (locales / "de" / "web.ftl").write_text("start = Los\n")
    (locales / "de" / "vocabulary.ftl").write_text("word-place = Ort\n")
    (locales / "de" / "other.ftl").write_text("secret")
    (web / "index.html").write_text("<!doctype html>")
    (web / "js" / "outdated.js").write_text("notice();\n")
    (web / "parts" / "board.js").write_text("export const board = 1;\n" * 100)
    app = Litestar(routes(web, locales), exception_handlers=handlers(None), openapi_config=None)  # type: ignore[arg-type]
    with TestClient(app) as client:
        yield client


def test_the_files_of_the_page(page: TestClient[Litestar]) -> None:
    for place in PAGES:
        assert page.get(re.sub(r"\{\w+:str\}", "ABCDE", place)).text == "<!doctype html>", place
    script = page.get("/assets/parts/board.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == "no-cache"
    assert page.get("/assets/parts/board.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
    sentences = page.get("/assets/locales/de/web.ftl")
    assert sentences.text == "start = Los\n"
    assert sentences.headers["content-type"] == "text/plain; charset=utf-8"
    assert page.get("/assets/locales/de/vocabulary.ftl").text == "word-place = Ort\n"


@pytest.mark.parametrize(
    "path",
    [
        *(
            "../secret.txt",
            "..%2fsecret.txt",
            "%2e%2e/secret.txt",
            "parts/../../secret.txt",
            "parts/..%2f..%2fsecret.txt",
        ),
        *("/secret.txt", "//secret.txt", "..\\secret.txt", ".hidden.js", "notes.py", "parts", "nothing.js", ""),
        *("locales/de/other.ftl", "locales/xx/web.ftl", "locales/../web.ftl", "locales/de/../de/other.ftl", "locales"),
        *("locales/../../secret.txt", "parts/board.js%00.txt", "parts/board.js/x.js", "x" * 300 + ".js"),
        *(
            "js",
            "js/",
            "js/gone.css",
            "js/.gone.js",
            "js/../gone.js",
            "js/gone.js%00",
            "vendor/gone.js",
            "gone/js/a.js",
        ),
    ],
)
def test_nothing_else_is_served(page: TestClient[Litestar], path: str) -> None:
    answer = page.get(f"/assets/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("path", ["js/gone.js", "js/parts/gone.js", "js/parts/board/gone.js"])
def test_a_module_of_an_earlier_version_is_a_notice(page: TestClient[Litestar], path: str) -> None:
    answer = page.get(f"/assets/{path}")
    assert (answer.status_code, answer.text) == (200, "notice();\n")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_that_has_changed_is_read_again(page: TestClient[Litestar], tmp_path: Path) -> None:
    before = page.get("/").headers["etag"]
    (tmp_path / "web" / "index.html").write_text("<!doctype html><p>")
    after = page.get("/", headers={"if-none-match": before})
    assert (after.status_code, after.text) == (200, "<!doctype html><p>")


def test_the_server_shows_its_page_and_lets_nobody_else_into_it(server: Server) -> None:
    answer = httpx.get(f"{server.url}/", timeout=PATIENCE)
    assert answer.status_code == (200 if (WEB / "index.html").exists() else 404)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


# --- secrecy


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    """Tables in two worlds that a seat cannot tell apart; hints are on."""
    found = [each for each in map(pair, range(30)) if each.seat is not None]
    return [replace(each, logs=tuple(map(with_hints, each.logs))) for each in found[:14]]  # type: ignore[arg-type]


def with_hints(log: list[Any]) -> list[Any]:
    return [replace(log[0], plan=replace(log[0].plan, hints=True)), *log[1:]]


def questions(each: Pair) -> list[str]:
    """Everything a seat can ask about its game."""
    edition = load_edition(each.logs[0][0].plan.edition)  # type: ignore[union-attr]
    entries = [f"why?card={kind[0]}&owner={owner}" for kind in edition.by_kind for owner in (0, 1, "case")]
    modes = [f"sheet?mode={mode}" for mode in ("seen", "follows", "chances")]
    return [f"/api/v1/tables/{each.table}/{path}" for path in ("words", "words?lang=de", *modes, "hint", *entries)]


async def unlike(here: Served, there: Served, pairs: list[Pair]) -> set[str]:
    """The questions by which a seat can tell the two worlds apart, or which the server cannot answer."""
    found = set[str]()
    async with (
        httpx.AsyncClient(base_url=here.url, timeout=PATIENCE) as one,
        httpx.AsyncClient(base_url=there.url, timeout=PATIENCE) as other,
    ):
        for each in pairs:
            headers = {"cookie": cookie_of(each.person)}
            for path in questions(each):
                this, that = await asyncio.gather(*(client.get(path, headers=headers) for client in (one, other)))
                if this.content != that.content or this.status_code >= 500:
                    found.add(path.rpartition("/")[2].partition("?")[0])
    return found


def test_unseen_cards_change_no_word_and_no_mark(tmp_path: Path, pairs: list[Pair]) -> None:
    with two_worlds(tmp_path, pairs) as (here, there):
        assert asyncio.run(unlike(here, there, pairs)) == set()


def test_a_leak_into_words_and_sheets_is_noticed(
    tmp_path: Path, pairs: list[Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak_events(monkeypatch)
    leak_choices(monkeypatch)
    others = [each for each in pairs if each.seat]
    with two_worlds(tmp_path, others) as (here, there):
        assert asyncio.run(unlike(here, there, others)) >= {"words", "sheet"}
