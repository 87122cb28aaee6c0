"""Two browsers and a phone at one table; one of them dies while it owes an answer, comes back, and is asked again."""

import re

from tests.browser.gathering import Group, gathered
from tests.browser.house import House
from tests.browser.monkey import Monkey


def test_one_is_killed_while_it_owes_an_answer(house: House) -> None:
    people = gathered(house)
    group = Group(people)
    owing = group.until("show-title")
    assert owing is not None, "nobody was ever asked to show a card"
    seat = people.index(owing.person)
    title = owing.dialogue.get_by_role("heading").first.text_content()
    path, kept = re.sub(r"^\w+://[^/]+", "", owing.page.url), owing.person.context.storage_state()
    owing.person.context.close()

    back = house.person(["en", "de", "fr"][seat], "phone" if seat == 2 else "wide", storage_state=kept)
    back.go(path)
    back.page.get_by_role("dialog").wait_for()
    assert back.page.get_by_role("dialog").get_by_role("heading").first.text_content() == title
    group.monkeys[seat] = Monkey(back, "back again")
    group.monkeys[seat].answer()
    for monkey in group.monkeys:
        monkey.dares = 1
    assert group.until(None) is None
