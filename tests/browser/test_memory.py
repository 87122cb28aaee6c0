"""Everything that reached a browser belongs to its seat: what came over the wire, and what its memory holds."""

import json
from pathlib import Path

from tests.browser.beginning import begin
from tests.browser.house import House
from tests.browser.memory import views
from tests.browser.monkey import Monkey
from tests.server.wire import UNNUMBERED, due, stored

FOLDED = """async ({ root, messages, edition, seat }) => {
  const { fold, emptyView } = await import(`${root}/assets/js/state/fold/fold.js`);
  const { prepareEdition } = await import(`${root}/assets/js/state/edition.js`);
  const drawn = prepareEdition(await (await fetch(`${root}/api/v1/editions/${edition}?lang=en`)).json());
  return messages.reduce((view, message) => fold(view, message, drawn, seat), emptyView());
}"""


def test_nothing_but_the_own_view(house: House, database: Path) -> None:
    person = house.person()
    begin(person, "card-game")
    Monkey(person, "memory").play()
    owed = due(stored(database, person.ask(f"/codes/{person.code}")["table"]), 0)
    messages = [(frame, json.loads(frame)) for frame in person.frames]
    assert [frame for frame, message in messages if "n" in message] == owed
    assert {message["type"] for _, message in messages if "n" not in message} <= {"now", *UNNUMBERED}

    messages = [json.loads(each) for each in owed]
    game = {"root": person.root_path, "edition": "card-game"}
    expected = person.page.evaluate(FOLDED, {**game, "messages": messages, "seat": 0})
    held = views(person.page)
    assert expected in held
    assert {view["me"] for view in held} <= {0, None}
    for view in held:
        reached = messages[: view["n"]]
        assert view == person.page.evaluate(FOLDED, {**game, "messages": reached, "seat": view["me"]})
