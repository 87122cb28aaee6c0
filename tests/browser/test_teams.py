"""Two teams: two people of one team on two devices, against two more or against a bot; to the end."""

import json
from pathlib import Path

from playwright.sync_api import Locator, expect

from sleuth.server.tables.log import entries as n
from tests.browser.axe import violations
from tests.browser.gathering import Group, join, join_team, open_teams
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.monkey import MOST_STEPS, Monkey, choose
from tests.browser.test_sheet import cells
from tests.server.wire import due, stored

TEAMS = (("Ann", "Ben"), ("Cleo", "Dan"))
SECRET = "I think it is the rope"


def log(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.t("log"))


def say(person: Person, text: str, to: str) -> None:
    log(person).get_by_role("combobox", name=person.t("say-to")).select_option(to)
    log(person).get_by_role("textbox", name=person.t("say")).fill(text)
    log(person).get_by_role("button", name=person.t("say-send")).click()


def gathered(house: House) -> list[Person]:
    """Ann and Ben against Cleo and Dan, each at a device of their own; the cards are dealt."""
    people = [house.person("en"), house.person("de"), house.person("fr", light="dark"), house.person("nl")]
    code = open_teams(people[0])
    names = [(name, team) for team, team_names in enumerate(TEAMS) for name in team_names]
    for person, (name, team) in zip(people, names, strict=True):
        if person is not people[0]:
            join(person, code)
        join_team(person, name, team)
    for person in people:
        seats = person.page.get_by_role("list", name=person.t("seats")).locator("> li")
        for team, team_names in enumerate(TEAMS):
            for name in team_names:
                expect(seats.nth(team)).to_contain_text(name)
        check(person)
        assert violations(person.page) == []
    people[0].page.get_by_role("button", name=people[0].t("begin")).click()
    for person in people:
        person.page.get_by_role("region", name=person.t("what-now")).wait_for()
    return people


def test_two_people_in_a_team_play_against_two_others_to_the_end(house: House, database: Path) -> None:
    people = gathered(house)
    ann, ben, cleo, dan = people

    say(ann, SECRET, "team")
    expect(log(ben)).to_contain_text(f"{ben.t('said-to-team', name='Ann')}: {SECRET}")
    say(ann, "Good luck!", "all")
    for person in people:
        expect(log(person)).to_contain_text("Ann: Good luck!")
    for person in (cleo, dan):
        expect(log(person)).not_to_contain_text(SECRET)

    shared_marks(ann, ben, cleo)

    group = Group([*people])
    while {*doers(ann), *doers(cleo)} != {name for names in TEAMS for name in names}:
        monkey = group.asked()
        assert monkey is not None
        check(monkey.person)
        alternate(group, monkey).step()
    for monkey in group.monkeys:
        monkey.dares = 1
    assert group.until(None) is None

    entries = stored(database, ann.ask(f"/codes/{ann.code}")["table"])
    acted = {entry.by for entry in entries if isinstance(entry, n.Happened) and entry.by}
    assert acted == {name for names in TEAMS for name in names}
    for person, seat in zip(people, (0, 0, 1, 1), strict=True):
        received = {frame for frame in person.frames if "n" in json.loads(frame)}
        assert set(due(entries, seat)) <= received <= {*due(entries, seat), *due(entries, None)}, (
            "before, they only watched"
        )
        for name in TEAMS[seat]:
            expect(log(person).get_by_text(person.t("did-it", name=name)).first).to_be_attached()
        for name in TEAMS[1 - seat]:
            expect(log(person).get_by_text(person.t("did-it", name=name))).to_have_count(0)
        check(person)

    rematch(people)


def doers(person: Person) -> list[str]:
    """Return who of a person's own team has acted, from the frames of that person."""
    return [message["by"] for message in map(json.loads, person.frames) if "by" in message]


def alternate(group: Group, asked: Monkey) -> Monkey:
    """The one of the team who has not acted last, if they are asked at this moment."""
    index = group.monkeys.index(asked)
    done = doers(asked.person)
    names = TEAMS[index // 2]
    due = names.index(done[-1]) ^ 1 if done else 0
    monkey = group.monkeys[index // 2 * 2 + due]
    return monkey if monkey.dialogue.count() or monkey.offered.count() else asked


def shared_marks(ann: Person, ben: Person, cleo: Person) -> None:
    """What Ann marks Ben sees at once; what Ben marks after that Ann cannot undo; Cleo sees nothing."""
    empty = cleo.page.locator(f"[aria-label$=': {cleo.t('mark-empty')}']")
    cells(ann).first.click()
    mark = ben.t("mark-ours", mark=ben.t("mark-no"))
    expect(cells(ben).first.and_(ben.page.locator(f"[aria-label$='{mark}']"))).to_have_count(1)
    cells(ben).nth(1).click()
    other = ann.t("mark-ours", mark=ann.t("mark-no"))
    expect(cells(ann).nth(1).and_(ann.page.locator(f"[aria-label$='{other}']"))).to_have_count(1)
    ann.page.get_by_role("button", name=ann.t("undo")).click()
    expect(cells(ben).first.and_(ben.page.locator(f"[aria-label$='{mark}']"))).to_have_count(0)
    expect(cells(ann).nth(1).and_(ann.page.locator(f"[aria-label$='{other}']"))).to_have_count(1)
    expect(ann.page.get_by_role("button", name=ann.t("undo"))).to_be_disabled()
    ann.page.reload()
    expect(cells(ann).nth(1).and_(ann.page.locator(f"[aria-label$='{other}']"))).to_have_count(1)
    expect(cells(cleo).first.and_(empty)).to_have_count(1)


def rematch(people: list[Person]) -> None:
    """They play again, and the teams have changed seats."""
    for person in people:
        person.page.get_by_role("button", name=person.t("rematch")).click()
        seats = person.page.get_by_role("list", name=person.t("seats")).locator("> li")
        expect(seats.nth(0)).to_contain_text("Cleo")
        expect(seats.nth(0)).to_contain_text("Dan")
        expect(seats.nth(1)).to_contain_text("Ann")
        check(person)


def test_a_team_on_a_phone_and_a_laptop_plays_against_a_bot(house: House) -> None:
    ann, ben = house.person("de", "phone", "dark"), house.person("en")
    join(ben, open_teams(ann, "red-keep"))
    join_team(ann, "Ann", 0)
    ann.page.get_by_role("combobox", name=ann.t("seat-bot")).select_option("pip")
    join_team(ben, "Ben", 0)
    check(ann)
    assert violations(ann.page) == []
    expect(ben.page.locator(".changed-rules")).to_have_count(0)
    ann.page.get_by_role("button", name=ann.t("begin")).click()
    monkeys = [Monkey(ann, "ann", dares=1), Monkey(ben, "ben", dares=1)]
    for step in range(MOST_STEPS):
        first = monkeys[step % 2]
        first.wait()
        check(first.person)
        if first.ending.count():
            break
        first.step()
    for monkey in monkeys:
        monkey.ending.wait_for()


def test_the_host_turns_a_table_for_two_into_two_teams(house: House) -> None:
    ann, ben = house.person(), house.person("fr", "phone")
    ann.go("/friends")
    choose(ann, "classic", 2)
    ann.page.get_by_role("button", name=ann.t("open-table")).click()
    ann.page.wait_for_url("**/table/*")
    join(ben, ann.code)
    expect(ann.page.locator(".changed-rules")).to_have_count(1)  # two seats are a house rule here
    expect(ben.page.get_by_role("button", name=ben.t("sit"))).to_have_count(2)
    ann.page.get_by_role("checkbox", name=ann.t("two-teams-long")).check()
    expect(ben.page.get_by_role("button", name=ben.t("join-team"))).to_have_count(2)
    expect(ben.page.get_by_text(ben.t("two-teams"), exact=True)).to_be_visible()
    expect(ben.page.get_by_role("checkbox", name=ben.t("two-teams-long"))).to_have_count(0)
    join_team(ann, "Ann", 0)
    join_team(ben, "Ben", 0)
    expect(ann.page.get_by_role("checkbox", name=ann.t("two-teams-long"))).to_be_disabled()
    check(ann)
    check(ben)


def test_two_teams_share_one_device_behind_a_curtain(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    open_teams(person)
    join_team(person, "Ann", 0)
    for name, team in (("Ben", 1), ("Cleo", 2), ("Dan", 2)):
        page.get_by_label(t("device-name")).fill(name)
        page.get_by_role("combobox", name=t("which-team")).select_option(label=t("team", number=team))
        page.get_by_role("button", name=t("device-add")).click()
        seat = page.get_by_role("list", name=t("seats")).locator("> li").nth(team - 1)
        expect(seat).to_contain_text(name)
    page.get_by_role("button", name=t("begin")).click()
    monkey = Monkey(person, "curtain", dares=0)
    curtain = page.get_by_text(t("curtain-how"))
    hands = set()
    for _ in range(MOST_STEPS):
        monkey.ending.or_(monkey.dialogue).or_(monkey.offered).or_(curtain).first.wait_for()
        check(person)
        if monkey.ending.count():
            break
        if curtain.count():
            assert page.get_by_role("region", name=t("hand")).count() == 0
            hands.add(page.get_by_role("heading", level=1).text_content())
            # either of the team may say that it is them
            page.get_by_role("main").get_by_role("button").last.click()
        else:
            monkey.step()
        monkey.dares = int(len(hands) > 1)  # both teams have had the device: now everybody accuses
    assert monkey.ending.count()
    assert {t("hand-to", name="Ann & Ben"), t("hand-to", name="Cleo & Dan")} <= hands
