"""Without a connection the page says so, and goes on once there is one again."""

from playwright.sync_api import expect

from tests.browser.house import House


def test_a_page_that_cannot_be_fetched(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go("/")
    link = page.get_by_role("link", name=t("replay-open"))
    link.wait_for()
    person.context.set_offline(True)
    link.click()
    expect(page.get_by_role("alert")).to_have_text(t("problem-offline"))
    person.context.set_offline(False)
    page.go_back()
    link.click()
    expect(page.get_by_role("heading", name=t("replay-open"))).to_be_visible()
