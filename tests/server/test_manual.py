"""The manual over HTTP: of an edition, and of a table with its house rules."""

from typing import Any

from sleuth.editions import EDITION_IDS
from sleuth.sentences.messages import LANGUAGES
from tests.server.client import Person, Server, begin, refused, run


def texts(answer: dict[str, Any]) -> list[str]:
    return [paragraph["text"] for section in answer["sections"] for paragraph in section["paragraphs"]]


def marked(answer: dict[str, Any], mark: str) -> set[str]:
    """The clauses of all paragraphs with a mark."""
    found = [paragraph for section in answer["sections"] for paragraph in section["paragraphs"] if paragraph[mark]]
    return {clause for paragraph in found for clause in paragraph["clauses"]}


def test_every_edition_in_every_language(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        for edition in EDITION_IDS:
            answers = [await ann.ask("GET", f"/editions/{edition}/manual?lang={lang}") for lang in LANGUAGES]
            assert {each["edition"] for each in answers} == {edition}
            assert len({texts(each)[1] for each in answers}) == len(LANGUAGES)
            assert len({tuple(section["key"] for section in each["sections"]) for each in answers}) == 1
            aim = await ann.ask("GET", f"/editions/{edition}/aim?lang=de")
            assert aim["sentences"] == [p["text"] for p in answers[LANGUAGES.index("de")]["sections"][0]["paragraphs"]]
        for path in ("manual", "aim"):
            assert await refused(ann.ask("GET", f"/editions/nowhere/{path}")) == "unknown-edition"
        assert await refused(ann.ask("GET", "/editions/classic/manual?lang=xx")) == "unfit-request"

    run(server, script)


def test_a_browser_keeps_a_manual_until_it_changes(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        first = await ann.http.get("/editions/travel/manual?lang=fr")
        again = await ann.http.get("/editions/travel/manual?lang=fr", headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        assert first.headers["content-encoding"] == "gzip"

    run(server, script)


def test_a_table_gets_the_manual_of_its_own_rules(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        rules = {"reentry": True, "accusations": 2}
        plain = await begin(ann, bob, bots=1, edition="classic")
        house = await begin(ann, bob, bots=1, edition="classic", options=rules)
        answers = [await ann.ask("GET", f"/tables/{table}/manual") for table in (plain, house)]
        assert marked(answers[0], "changed") == set()
        assert marked(answers[1], "changed") == {"R3.7", "R7.3", "R7.7"}
        assert any("6 cards" in text for text in texts(answers[0])), (
            "with three players, it says how many cards each holds"
        )
        again = await zoe.ask("GET", f"/tables/{house}/manual")
        assert again == answers[1], "spectators read the same"
        assert await refused(zoe.ask("GET", "/tables/nowhere/manual")) == "unknown-table"

    run(server, script)


def test_a_table_that_waits_for_players_has_its_rules_too(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create(edition="red-keep", seats=2)
        answer = await bob.ask("GET", f"/tables/{table}/manual?lang=nl")
        assert marked(answer, "changed") == set()
        assert "sides" in [section["key"] for section in answer["sections"]]

    run(server, script)
