"""Together in one room: the big screen never shows a secret, the curtain hides everything between turns."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Response

from tests.browser.axe import violations
from tests.browser.gathering import Group, gathered, open_table, sit
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.memory import views
from tests.browser.monkey import MOST_STEPS, Monkey
from tests.server.wire import due, stored

LOOKS = 4
"""How often the memory of a page is looked through."""
FRAMES = 600
"""How long a page may take to forget."""
CARDS = 2
"""How many cards people read at their own pace."""


def test_the_big_screen_never_shows_a_secret(house: House, database: Path) -> None:
    people = gathered(house)
    host = people[0]
    screen = Person(host.context.new_page(), host.words, host.origin)
    heard = list[Response]()
    screen.page.on("response", lambda answer: heard.append(answer) if "/words?" in answer.url else None)
    screen.go(f"/table/{host.code}/screen")
    screen.page.get_by_role("region", name=screen.t("log")).wait_for()
    check(screen)
    assert violations(screen.page) == []
    group = Group(people)
    group.until("show-title")
    for monkey in group.monkeys:
        monkey.dares = 1
    assert group.until(None) is None
    screen.page.get_by_role("region", name=screen.t("case-file")).wait_for()
    check(screen)

    assert screen.page.get_by_role("region", name=screen.t("hand")).count() == 0
    assert screen.page.get_by_role("region", name=screen.t("sheet")).count() == 0
    table = host.ask(f"/codes/{host.code}")["table"]
    assert [frame for frame in screen.frames if "n" in json.loads(frame)] == due(stored(database, table), None)
    assert all(view["me"] is None and view["hand"] is None for view in views(screen.page))
    stranger, seated = (sentences(person.ask(f"/tables/{table}/words")) for person in (house.person(), host))
    assert {line for answer in heard for line in sentences(answer.json())} == stranger
    assert stranger != seated, "the host got no more than a stranger: the test shows nothing"


def sentences(words: dict[str, Any]) -> set[tuple[int, str]]:
    return {(number, text) for number, text in words["sentences"]}


def share_device(person: Person) -> None:
    """Seat three people who share one browser, and deal."""
    page, t = person.page, person.t
    open_table(person)
    sit(person, "Ann")
    for name in ("Bob", "Zoe"):
        page.get_by_label(t("device-name")).fill(name)
        page.get_by_role("button", name=t("device-add")).click()
        page.get_by_role("list", name=t("seats")).get_by_text(name).wait_for()
    page.get_by_role("button", name=t("begin")).click()


def test_the_curtain_hides_everything_between_turns(house: House) -> None:
    person = house.person()
    page = person.page
    share_device(person)
    fallen = 0
    monkey = Monkey(person, "curtain", dares=0)
    curtain = page.get_by_text(person.t("curtain-how"))
    for _ in range(MOST_STEPS):
        monkey.ending.or_(monkey.dialogue).or_(monkey.offered).or_(curtain).first.wait_for()
        check(person)
        if monkey.ending.count():
            break
        if curtain.count():
            hidden(person, thoroughly=fallen < LOOKS)
            fallen += 1
            monkey.dares = int(fallen > LOOKS)  # enough was seen: now everybody accuses
            page.get_by_role("main").get_by_role("button").first.click()
        else:
            monkey.step()
    assert fallen >= LOOKS
    assert monkey.ending.count()


def test_at_a_person_s_pace_a_card_waits_behind_the_curtain_for_its_reader(house: House) -> None:
    person = house.person(pace="normal")
    page = person.page
    share_device(person)
    monkey = Monkey(person, "slow curtain", dares=0)
    curtain, noted = page.get_by_text(person.t("curtain-how")), page.get_by_role("button", name=person.t("noted"))
    shown = 0
    while shown < CARDS:
        monkey.dialogue.or_(monkey.offered).or_(curtain).first.wait_for()
        if curtain.count():
            hidden(person, thoroughly=False)
            page.get_by_role("main").get_by_role("button").first.click()
        elif noted.count():
            asker = page.get_by_role("dialog").get_attribute("aria-label")
            page.get_by_role("dialog").locator(".card-name").wait_for()
            assert not curtain.count(), f"{asker}: the next person is called while a card is read"
            noted.click()
            shown += 1
        else:
            monkey.step()


def hidden(person: Person, *, thoroughly: bool) -> None:
    """Nothing of anybody's is on the page, nor in its memory."""
    for name in ("hand", "sheet", "log", "what-now"):
        assert person.page.get_by_role("region", name=person.t(name)).count() == 0
    assert person.page.get_by_role("dialog").count() == 0
    if thoroughly:
        forgotten(person)
        assert violations(person.page) == []


def forgotten(person: Person) -> None:
    """The memory of the page knows nobody's cards, as soon as answers that were under way have come."""
    for _ in range(FRAMES):
        left = [view for view in views(person.page) if view["me"] is not None or view["hand"] is not None]
        if not left:
            return
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(left)
