"""The first load is small: on a cold cache, compressed, without pictures."""

from playwright.sync_api import Request

from tests.browser.house import House

MOST_BYTES = 150_000


def test_the_first_load_is_small(house: House) -> None:
    person = house.person()
    asked = list[Request]()
    person.page.on("requestfinished", lambda request: asked.append(request))
    person.go("/")
    person.page.get_by_role("button", name=person.t("go")).wait_for()
    person.page.wait_for_load_state("networkidle")
    sizes = {each.url: each.sizes()["responseBodySize"] for each in asked if each.resource_type != "image"}
    assert len(sizes) > 10
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])
