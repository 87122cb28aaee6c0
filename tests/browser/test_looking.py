"""What looks for faults finds them: otherwise a monkey that meets none would show nothing."""

import pytest

from tests.browser.axe import needs_axe, violations
from tests.browser.house import House, Person
from tests.browser.looking import check, overflows, untranslated


@pytest.fixture
def person(house: House) -> Person:
    person = house.person()
    person.go("/")
    person.page.get_by_role("button", name=person.t("go")).wait_for()
    check(person)
    return person


def put(person: Person, markup: str) -> None:
    person.page.evaluate("markup => document.body.insertAdjacentHTML('beforeend', markup)", markup)


def test_something_too_wide(person: Person) -> None:
    person.page.evaluate("() => { document.querySelector('main').style.minWidth = '3000px'; }")
    assert overflows(person.page) != []


def test_a_text_that_was_not_found(person: Person) -> None:
    put(person, '<p>web-nothing-of-the-sort</p><button title="action-roll"></button>')
    assert untranslated(person.page) == ["web-nothing-of-the-sort", "action-roll"]


def test_an_error_and_a_foreign_request(person: Person) -> None:
    person.page.evaluate("() => console.error('broken')")
    put(person, '<img src="http://127.0.0.1:9/picture.png">')
    person.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    assert "broken" in person.odd
    assert "foreign request: http://127.0.0.1:9/picture.png" in person.odd


@needs_axe
def test_a_picture_without_words(person: Person) -> None:
    put(person, f'<img src="{person.origin}/assets/icon.svg">')
    assert any(found.startswith("image-alt") for found in violations(person.page))
