"""The page speaks the words of the edition in play, and changes them with the edition and the language."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.monkey import choose, set_up


def test_a_table_speaks_the_words_of_its_edition(house: House) -> None:
    person = house.person("de")
    set_up(person, "red-keep")
    expect(person.page.get_by_role("region", name="Dein Notizzettel")).to_be_visible()
    expect(person.page.get_by_role("region", name="Deine Gerüchtekarten")).to_be_visible()
    person.page.get_by_label(person.t("language")).select_option("fr")
    expect(person.page.get_by_role("region", name="Vos cartes Rumeur")).to_be_visible()


def test_another_edition_brings_other_words_and_only_its_own(house: House) -> None:
    person = house.person("de")
    fetched = list[str]()
    person.page.on("request", lambda request: fetched.append(request.url) if "/vocabulary" in request.url else None)
    person.go("/")
    for edition, word in (("classic", "Zimmers"), ("sherlock", "Orts")):
        choose(person, edition)
        rules = person.page.locator("details", has_text=person.t("house-rules"))
        expect(rules.get_by_text(f"Verdacht beim Betreten eines {word}")).to_be_attached()
        expect(person.page.locator("html")).to_have_attribute("data-words", edition)
    own = [url for url in fetched if "/editions/" in url]
    assert [url.split("/")[-2] for url in own] == ["classic", "sherlock"]
