"""People who sit down together, and monkeys who play for them."""

from playwright.sync_api import expect

from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.monkey import MOST_STEPS, Monkey, choose, tick

NAMES = ("Ann", "Bob", "Zoe")
FRAMES = 2000
"""How long a table may take until somebody is asked."""


def open_table(host: Person, edition: str = "questions") -> str:
    """Ask friends to a table for three; its code."""
    host.go("/friends")
    choose(host, edition, 3)
    host.page.get_by_role("button", name=host.t("open-table")).click()
    host.page.wait_for_url("**/table/*")
    return host.code


def join(person: Person, code: str) -> None:
    """Come by the code."""
    person.go("/friends")
    person.page.get_by_label(person.t("code")).fill(code)
    person.page.get_by_role("button", name=person.t("join"), exact=True).click()
    person.page.wait_for_url("**/table/*")


def sit(person: Person, name: str) -> None:
    """Take the first free seat, and be ready."""
    page, t = person.page, person.t
    page.get_by_label(t("your-name")).fill(name)
    page.get_by_role("button", name=t("sit")).first.click()
    page.get_by_role("button", name=t("ready"), exact=True).click()
    expect(page.get_by_role("button", name=t("unready"))).to_be_visible()


def open_teams(host: Person, edition: str = "questions") -> str:
    """Ask friends to a table of two teams; its code."""
    host.go("/friends")
    choose(host, edition, 2)
    tick(host.page, host.t("seats"), host.t("two-teams"))
    host.page.get_by_role("button", name=host.t("open-table")).click()
    host.page.wait_for_url("**/table/*")
    return host.code


def join_team(person: Person, name: str, team: int) -> None:
    """Sit down in the first or the second team, and be ready."""
    page, t = person.page, person.t
    page.get_by_label(t("your-name")).fill(name)
    seat = page.get_by_role("list", name=t("seats")).locator("> li").nth(team)
    seat.get_by_role("button", name=t("join-team")).click()
    page.get_by_role("button", name=t("ready"), exact=True).click()
    expect(page.get_by_role("button", name=t("unready"))).to_be_visible()


def gathered(house: House) -> list[Person]:
    """Three people at a table, the cards dealt: two at wide screens, in two languages, and one with a phone."""
    people = [house.person("en"), house.person("de"), house.person("fr", "phone")]
    code = open_table(people[0])
    for person in people[1:]:
        join(person, code)
    for person, name in zip(people, NAMES, strict=True):
        sit(person, name)
    people[0].page.get_by_role("button", name=people[0].t("begin")).click()
    for person in people:
        person.page.get_by_role("region", name=person.t("what-now")).wait_for()
    return people


class Group:
    """Monkeys that sit together: whoever is asked does something."""

    def __init__(self, people: list[Person]) -> None:
        self.monkeys = [Monkey(person, f"together/{seat}", dares=0) for seat, person in enumerate(people)]

    def asked(self) -> Monkey | None:
        """Who is asked next; nobody, when the game is over."""
        for _ in range(FRAMES):
            for monkey in self.monkeys:
                if monkey.dialogue.or_(monkey.offered).count() and not monkey.ending.count():
                    return monkey
            if all(monkey.ending.count() for monkey in self.monkeys):
                return None
            self.monkeys[0].page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("nobody is asked, and the game is not over")

    def until(self, wanted: str | None) -> Monkey | None:
        """Play until somebody is asked something in a dialogue of this title, or to the end."""
        for _ in range(MOST_STEPS):
            monkey = self.asked()
            if monkey is None:
                return None
            check(monkey.person)
            if wanted and monkey.dialogue.get_by_role("heading", name=monkey.person.t(wanted)).count():
                return monkey
            monkey.step()
        raise AssertionError("the game does not end")
