"""The packs of the assistant over HTTP."""

from sleuth.editions import EDITION_IDS
from sleuth.sentences.messages import LANGUAGES
from tests.server.client import Person, Server, refused, run


def test_every_edition_in_every_language(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        for edition in EDITION_IDS:
            packs = [await ann.ask("GET", f"/editions/{edition}/pack?lang={lang}") for lang in LANGUAGES]
            assert [each["language"] for each in packs] == [*LANGUAGES]
            assert {each["id"] for each in packs} == {edition} == {each["drawn"]["id"] for each in packs}
            assert len({each["texts"] for each in packs}) == len(LANGUAGES)
            assert all(each["drawn"]["board"] is None for each in packs)
        assert await refused(ann.ask("GET", "/editions/nowhere/pack")) == "unknown-edition"
        assert await refused(ann.ask("GET", "/editions/classic/pack?lang=xx")) == "unfit-request"

    run(server, script)


def test_a_browser_keeps_a_pack_until_it_changes(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        first = await ann.http.get("/editions/travel/pack?lang=fr")
        again = await ann.http.get("/editions/travel/pack?lang=fr", headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        assert first.headers["content-encoding"] == "gzip"

    run(server, script)
