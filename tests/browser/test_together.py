"""Two browsers and a phone at one table; one of them dies while it owes an answer, comes back, and is asked again."""

import re

from playwright.sync_api import expect

from tests.browser.gathering import Group, gathered
from tests.browser.house import PATIENCE, House
from tests.browser.monkey import Monkey


def test_who_waits_sees_for_how_long(house: House) -> None:
    ann, bob, _ = gathered(house)
    waited_for = bob.page.get_by_role("list", name=bob.t("players")).get_by_role("listitem").first
    expect(waited_for).to_contain_text(re.compile(r"überlegt seit \d+ s"), timeout=PATIENCE)
    expect(ann.page.get_by_role("list", name=ann.t("players"))).not_to_contain_text("thinking")


def test_one_is_killed_while_it_owes_an_answer(house: House) -> None:
    people = gathered(house)
    group = Group(people)
    owing = group.until("show-title")
    assert owing is not None, "nobody was ever asked to show a card"
    seat = people.index(owing.person)
    title = owing.dialogue.get_by_role("heading").first.text_content()
    path, kept = owing.page.url.removeprefix(owing.person.origin), owing.person.context.storage_state()
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
