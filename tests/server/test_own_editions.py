"""Editions of an operator's own: listed, played to the end with bots, kept in records, and refused clearly."""

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from sleuth.cli import main
from sleuth.core.truth.records import read_record
from sleuth.editions import EDITION_IDS, EditionRegistry, load_edition
from sleuth.sentences import LANGUAGES
from sleuth.server import launch
from sleuth.server.tables.views.messages import Now
from tests.folders import copied, harpoon_house
from tests.patience import PATIENCE
from tests.server.client import Memory, Person, Refusal, Server, chooser, refused

OWN = "harpoon-house"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of folders."""
    shelf = tmp_path_factory.mktemp("secret-shelf")
    harpoon_house(shelf / "harpoon")
    return shelf


@pytest.fixture(scope="module")
def server(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("own") / "tables.db", editions=shelf) as server:
        yield server


class Listening(Person):
    """Somebody who remembers every byte the server has answered."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        super().__init__(url, name)
        self.heard: list[bytes] = []
        self.http.event_hooks["response"].append(self._hear)

    async def _hear(self, answer: Any) -> None:
        self.heard.append(await answer.aread())


def test_an_own_edition_is_listed_and_described_in_every_language(server: Server, shelf: Path) -> None:
    async def script() -> None:
        async with Listening(server.url) as ann:
            listed = [each["id"] for each in (await ann.ask("GET", "/editions"))["editions"]]
            assert listed == [*EDITION_IDS, OWN]
            for lang in LANGUAGES:
                drawn = await ann.ask("GET", f"/editions/{OWN}?lang={lang}")
                assert drawn["title"] == "Harpoon House"
                assert "harpoon" in {card["id"] for card in drawn["cards"]}
                assert (await ann.ask("GET", f"/editions/{OWN}/manual?lang={lang}"))["title"] == "Harpoon House"
                assert (await ann.ask("GET", f"/editions/{OWN}/aim?lang={lang}"))["sentences"]
                assert b"word-centre" in (await ann.http.get(f"/editions/{OWN}/vocabulary?lang={lang}")).content
            assert await refused(ann.ask("GET", "/editions/harpoon")) == "unknown-edition"
            assert await refused(ann.create(str(shelf / "harpoon"))) == "unknown-edition"
            assert shelf.name.encode() not in b"".join(ann.heard).replace(str(shelf / "harpoon").encode(), b"")

    asyncio.run(script())


async def play_to_the_end(ann: Person, shelf: Path) -> str:
    memory = Memory(EditionRegistry([load_edition(shelf / "harpoon")]))
    table = await ann.quick(OWN, 3, hints=True)
    await asyncio.wait_for(ann.play(table, chooser("inspector", memory), memory), PATIENCE)
    return table


async def follow_hints(ann: Person, table: str) -> Any:
    """Do what the hints say until a place is in reach, and return the hint that says what to ask there."""
    async with ann.live(table) as live:
        while True:
            now = await live.until(Now)
            if not now.choices:
                continue
            hint = await ann.ask("GET", f"/tables/{table}/hint?lang=de")
            if hint["suggestions"]:
                return hint
            assert hint["best"]["sentence"]
            await ann.act(table, now.moment, hint["best"]["action"])


def test_a_game_against_bots_from_the_first_page_to_the_record(server: Server, shelf: Path) -> None:
    async def script() -> None:
        async with Listening(server.url) as ann:
            open_table = await ann.quick(OWN, 3, hints=True)
            rows = [
                row for kind in (await ann.ask("GET", f"/tables/{open_table}/sheet"))["kinds"] for row in kind["rows"]
            ]
            assert "harpoon" in {row["card"] for row in rows}
            hand = next(e.event for e in (await ann.log(open_table)).messages if getattr(e, "event", None)).hand
            assert (await ann.ask("GET", f"/tables/{open_table}/why?card={hand[0]}&owner=0&lang=nl"))["sentences"]
            assert (await asyncio.wait_for(follow_hints(ann, open_table), PATIENCE))["suggestions"]

            table = await play_to_the_end(ann, shelf)
            story = await ann.ask("GET", f"/tables/{table}/story?lang=fr")
            assert "harpoon" in story["cards"]
            assert all(story["possible"])
            replay = await ann.ask("GET", f"/tables/{table}/replay?seat=1&lang=de")
            assert replay["sentences"]
            assert (await ann.ask("GET", f"/tables/{table}/words?lang=en"))["sentences"]
            assert (await ann.ask("GET", f"/tables/{table}/manual?lang=en"))["edition"] == OWN

            record = (await ann.ask("GET", f"/tables/{table}/record"))["record"]
            assert read_record(record).game.edition.id == OWN
            again = (await ann.ask("POST", "/records", {"record": record}))["card"]
            assert (again["edition"], again["status"]) == (OWN, "over")
            assert (await ann.ask("GET", f"/tables/{again['table']}/story?lang=fr"))["case"] == story["case"]
            assert (await ann.ask("GET", f"/tables/{again['table']}/record"))["record"].count("\n") == record.count(
                "\n"
            )
            assert await ann.ask("POST", f"/tables/{table}/rematch")
            assert shelf.name.encode() not in b"".join(ann.heard)

    asyncio.run(script())


def test_people_play_it_together(server: Server) -> None:
    async def script() -> None:
        async with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob:
            table = await ann.create(OWN, 3, bots={2: "novice"})
            await ann.sit(table, 0)
            await ann.figure(table, 0, "plum")  # before Bob comes: it may have been drawn for his seat
            await bob.sit(table, 1)
            for person in (ann, bob):
                await person.ready(table)
            await ann.start(table)
            assert (await bob.table(table))["now"]["status"] == "playing"

    asyncio.run(script())


def test_a_record_of_other_rules_is_refused(server: Server, shelf: Path) -> None:
    async def script() -> None:
        async with Person(server.url) as ann:
            record = (await ann.ask("GET", f"/tables/{await play_to_the_end(ann, shelf)}/record"))["record"]
            other = record.replace("[3, 6]", "[2, 6]", 1)
            assert await refused(ann.ask("POST", "/records", {"record": other})) == "other-edition"
            huge = record.replace('"files":[', '"files":[' + '{"edition.toml":"x"},' * 30_000, 1)
            assert await refused(ann.ask("POST", "/records", {"record": huge})) == "unfit-record"

    asyncio.run(script())


def without_files(record: str) -> str:
    """A record as sleuth wrote it before records carried editions."""
    header, _, events = record.partition("\n")
    known = {key: value for key, value in json.loads(header).items() if key != "files"}
    return f"{json.dumps(known, separators=(',', ':'))}\n{events}"


def test_a_process_without_the_edition_refuses_the_table_and_keeps_it(shelf: Path, tmp_path: Path) -> None:
    async def script() -> None:
        database = tmp_path / "tables.db"
        with Server(database, editions=shelf) as server:
            ann = Person(server.url)
            over, waiting = await play_to_the_end(ann, shelf), await ann.quick(OWN, 4)
            code = (await ann.table(waiting))["card"]["code"]
            record = (await ann.ask("GET", f"/tables/{over}/record"))["record"]
        with Server(database, editions=shelf, tempo=100) as server:
            async with Person(server.url) as eve:
                await eve.start(await eve.create(OWN, 3, bots=dict.fromkeys(range(3), "novice")))
        with Server(database) as server:
            async with Person(server.url) as lost:
                lost.http.cookies = ann.http.cookies
                for path in (f"/tables/{over}", f"/tables/{over}/story", f"/codes/{code}", f"/tables/{waiting}/log"):
                    with pytest.raises(Refusal) as refusal:
                        await lost.ask("GET", path)
                    assert (refusal.value.status, refusal.value.code) == (503, "missing-edition")
                    assert refusal.value.details == {"edition": OWN}
                async with lost.live(waiting) as live:
                    with pytest.raises(ConnectionClosed, match=r"1013 .* missing-edition"):
                        await live.socket.recv()
                assert {each["card"]["edition"] for each in await lost.mine()} == {OWN}
                assert await refused(lost.ask("POST", "/records", {"record": record})) == "unknown-edition"
                bare = without_files(record)
                assert await refused(lost.ask("POST", "/records", {"record": bare})) == "unknown-edition"
                memory = Memory()
                await lost.play(await lost.quick("questions", 3), chooser("inspector", memory), memory)
            assert server.logs().count(f"the bots of a table cannot play here: missing-edition {{'edition': '{OWN}'}}")
            assert "Traceback" not in server.logs()
        changed = Path(shutil.copytree(shelf / "harpoon", tmp_path / "changed"))
        rules = changed / "edition.toml"
        rules.write_text(rules.read_text(encoding="utf-8").replace("[3, 6]", "[4, 6]"), encoding="utf-8")
        with Server(database, editions=changed) as server:
            async with Person(server.url) as lost:
                with pytest.raises(Refusal, match="503 missing-edition"):
                    await lost.table(waiting)
        with Server(database, editions=shelf / "harpoon") as server:
            async with Person(server.url) as back:
                back.http.cookies = ann.http.cookies
                await ann.http.aclose()
                assert (await back.table(waiting))["now"]["status"] == "playing"
                assert (await back.ask("GET", f"/tables/{over}/record"))["record"] == record

    asyncio.run(script())


@pytest.mark.parametrize("command", [["serve"], ["play", "--no-browser"], ["editions"]])
def test_a_folder_that_fails_its_check_is_refused_at_the_start(tmp_path: Path, command: list[str]) -> None:
    folder = harpoon_house(tmp_path / "harpoon")
    (folder / "names" / "nl.ftl").unlink()
    environment = {"XDG_DATA_HOME": str(tmp_path / "data"), "SLEUTH_EDITIONS": str(folder)}
    done = CliRunner().invoke(main, command, env=environment)
    assert done.exit_code == 2
    assert "nl.ftl: not found: expected the names in language 'nl'" in done.output


def test_what_is_no_folder_of_editions_is_refused(tmp_path: Path) -> None:
    def serve(*paths: Path) -> str:
        given = [argument for path in paths for argument in ("--editions", str(path))]
        done = CliRunner().invoke(main, ["serve", *given], env={"XDG_DATA_HOME": str(tmp_path / "data")})
        assert done.exit_code == 2
        return done.output

    assert "expected the folder of an edition, or a folder of such folders" in serve(tmp_path / "nowhere")
    one, two = copied("questions", tmp_path / "one"), copied("questions", tmp_path / "two")
    assert "id: 'my-house' is also the id of" in serve(one, two)
    shutil.copytree(load_edition("questions").folders[0], tmp_path / "theirs" / "copy")
    assert "id: 'questions' comes with sleuth: expected an id of its own" in serve(tmp_path / "theirs")


def test_play_takes_a_folder_to_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    def serve(port: int, greet: Any, editions: EditionRegistry, quiet: bool, **_: Any) -> None:
        assert quiet, "the console is a player's"
        greet("http://here")
        started.append(editions.ids)

    monkeypatch.setattr(launch, "serve", serve)
    one, two = copied("questions", tmp_path / "one", "one"), copied("travel", tmp_path / "two", "two")
    arguments = ["play", "--no-browser", "--editions", str(two), "--edition", str(one)]
    done = CliRunner().invoke(main, arguments, env={"XDG_DATA_HOME": str(tmp_path / "data")})
    assert done.exit_code == 0, done.output
    assert "Playing at http://here/play/one" in done.output
    assert "API reference: http://here/api/v1/docs" in done.output
    assert started == [(*EDITION_IDS, "two", "one")]
