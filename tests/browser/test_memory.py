"""Everything that reached a browser belongs to its seat: what came over the wire, and what its memory holds."""

import json
from pathlib import Path

from tests.browser.house import House
from tests.browser.memory import views
from tests.browser.monkey import Monkey, set_up
from tests.server.wire import UNNUMBERED, due, stored

FOLDED = """async ({ messages, edition, seat }) => {
  const { fold, emptyView } = await import("/assets/js/state/fold/fold.js");
  const { prepareEdition } = await import("/assets/js/state/edition.js");
  const drawn = prepareEdition(await (await fetch(`/api/v1/editions/${edition}?lang=en`)).json());
  return messages.reduce((view, message) => fold(view, message, drawn, seat), emptyView());
}"""


def test_nothing_but_the_own_view(house: House, database: Path) -> None:
    person = house.person()
    set_up(person, "card-game")
    Monkey(person, "memory").play()
    owed = due(stored(database, person.ask(f"/codes/{person.code}")["table"]), 0)
    messages = [(frame, json.loads(frame)) for frame in person.frames]
    assert [frame for frame, message in messages if "n" in message] == owed
    assert {message["type"] for _, message in messages if "n" not in message} <= {"now", *UNNUMBERED}

    messages = [json.loads(each) for each in owed]
    expected = person.page.evaluate(FOLDED, {"messages": messages, "edition": "card-game", "seat": 0})
    held = views(person.page)
    assert expected in held
    assert {view["me"] for view in held} <= {0, None}
    for view in held:
        reached = messages[: view["n"]]
        assert view == person.page.evaluate(FOLDED, {"messages": reached, "edition": "card-game", "seat": view["me"]})
