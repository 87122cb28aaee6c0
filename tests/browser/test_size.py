"""The first load is small: on a cold cache, compressed, without pictures."""

from playwright.sync_api import Request

from tests.browser.house import House, Person
from tests.browser.monkey import set_up

MOST_BYTES = 170_000


def test_the_first_load_is_small(house: House) -> None:
    person = house.person()
    asked = watched(person)
    person.go("/")
    person.page.get_by_role("button", name=person.t("go")).wait_for()
    check(person, asked)


def test_a_friend_with_a_link_loads_little_more(house: House) -> None:
    host, friend = house.person(), house.person()
    set_up(host, "classic")
    asked = watched(friend)
    friend.go(f"/table/{host.code}")
    friend.page.get_by_role("region", name=friend.t("what-now")).wait_for()
    check(friend, asked)


def watched(person: Person) -> list[Request]:
    """What the browser of a person has fetched, from now on."""
    asked = list[Request]()
    person.page.on("requestfinished", lambda request: asked.append(request))
    return asked


def check(person: Person, asked: list[Request]) -> None:
    """When all is there, it was not too much."""
    person.page.wait_for_load_state("networkidle")
    sizes = {each.url: each.sizes()["responseBodySize"] for each in asked if each.resource_type != "image"}
    assert any("/fonts/" in url for url in sizes)
    assert len(sizes) > 10
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])
