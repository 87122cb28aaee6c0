"""A game against bots without the way there: the table is asked for, and only its page is opened."""

from typing import Any

from sleuth.editions import load_edition
from tests.browser.house import Person


def begin(person: Person, edition: str, seats: int = 0, **more: Any) -> None:
    """Begin a game, with as few players as can be; where a certain figure begins, as that one."""
    found = load_edition(edition)
    body = {"edition": edition, "seats": seats or found.seats[0], "level": "novice", "name": "Ann", **more}
    if found.board is not None and found.first is not None:
        body.setdefault("figure", found.first)
    answer = person.page.request.post(f"{person.origin}/api/v1/quick", data=body)
    assert answer.ok, answer.text()
    person.go(f"/table/{answer.json()['card']['code']}")
    person.page.get_by_role("region", name=person.t("what-now")).wait_for()
