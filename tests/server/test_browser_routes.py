"""Routes for the page: editions ready to draw, vocabulary, and the game in sentences."""

from typing import Any

from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences.messages import LANGUAGES
from sleuth.sentences.vocabulary import words_text
from sleuth.server.tables.views.messages import EventSeen
from tests.server.client import Person, Server, begin, refused, run

# --- an edition, to be drawn


def test_every_edition_can_be_drawn_in_every_language(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        for edition in EDITION_IDS:
            answers = [await ann.ask("GET", f"/editions/{edition}?lang={lang}") for lang in LANGUAGES]
            assert len({drawn["tagline"] for drawn in answers}) == len(LANGUAGES)
            for drawn in answers:
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
                answer = await ann.http.get(f"/editions/{edition}/vocabulary?lang={lang}")
                assert answer.text == words_text(lang, load_edition(edition))
                again = await ann.http.get(
                    f"/editions/{edition}/vocabulary?lang={lang}", headers={"if-none-match": answer.headers["etag"]}
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
        mine, bobs, everybodys = [
            (await each.ask("GET", f"/tables/{table}/words"))["sentences"][0][1] for each in (ann, bob, zoe)
        ]
        assert len({mine, bobs, everybodys}) == 3, "each sees their own cards, and a spectator none"
        assert await refused(ann.ask("GET", f"/tables/{table}/words?after=100000")) == "ahead"

    run(server, script)


def test_there_are_no_sentences_before_the_game(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create()
        await ann.sit(table, 0)
        words = await ann.ask("GET", f"/tables/{table}/words")
        assert (words["sentences"], words["prompt"], words["labels"]) == ([], None, [])
        assert await refused(ann.ask("GET", f"/tables/{table}/sheet")) == "not-dealt"

    run(server, script)


def test_sentences_are_delayed_for_spectators(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, delay=600)
        assert (await ann.ask("GET", f"/tables/{table}/words"))["sentences"]
        assert (await zoe.ask("GET", f"/tables/{table}/words"))["sentences"] == []

    run(server, script)
