"""Learn by playing: the guided game by keyboard, by mouse and with fingers; each moment passes only by doing it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.house import LIGHTS, PATIENCE, House, Light
from tests.browser.learner import ASKS, FIRST, Learner
from tests.browser.looking import check

MOMENTS = [moment.id for moment in FIRST.moments]


@pytest.mark.parametrize("lang", ["nl", *(pytest.param(lang, marks=pytest.mark.every) for lang in ("en", "de", "fr"))])
def test_the_lesson_by_keyboard_alone(house: House, lang: str) -> None:
    learner = Learner(house.person(lang), keyboard=True)
    learner.reach("done")
    check(learner.person)
    learner.press(learner.page.get_by_role("button", name=learner.person.t("learn-next"), exact=True))
    expect(learner.at("done")).to_have_count(0)  # a game like any other
    learner.panel.wait_for()
    assert learner.person.odd == []


def test_the_lesson_with_fingers_on_a_phone(house: House) -> None:
    learner = Learner(house.person("de", "phone", "dark"))
    learner.begin()
    for moment in MOMENTS:
        learner.reached(moment)
        check(learner.person)
        if moment in ("hand", "conclude"):
            assert violations(learner.page) == []
        getattr(learner, f"pass_{moment}")()
    learner.reached("done")
    assert learner.person.odd == []


def try_hand(learner: Learner) -> None:
    learner.mark("plum", "case")  # a card of others
    learner.mark("green", 1)  # another column
    learner.roll()


def try_go(learner: Learner) -> None:
    learner.mark("rope", "case")
    learner.roll()
    learner.press(learner.panel.locator("summary"))  # the squares in the corridors
    learner.press(learner.panel.locator("details").get_by_role("button").first)


def try_ask(learner: Learner) -> None:
    learner.name("suggest", ("green", "rope", ASKS[0][-1]))


def try_shown(learner: Learner) -> None:
    learner.mark("lounge", "case")
    learner.mark("lead-pipe", 2)
    learner.end_turn()


def try_conclude(learner: Learner) -> None:
    learner.mark("ballroom", 2, 2)
    expect(learner.at("conclude")).to_contain_text("Not that one", timeout=PATIENCE)
    learner.mark("mustard", 1, 2)
    learner.roll()


def try_why(learner: Learner) -> None:
    learner.ask_why("rope", 1)
    learner.roll()


def try_again(learner: Learner) -> None:
    learner.accuse(("plum", "rope", "hall"))
    learner.press(learner.panel.get_by_role("button", name=learner.person.t("naming-cancel"), exact=True))


def try_accuse(learner: Learner) -> None:
    learner.accuse(("plum", "dagger", ASKS[1][-1]))
    learner.press(learner.panel.get_by_role("button", name=learner.person.t("naming-cancel"), exact=True))
    learner.end_turn()


TRIES: dict[str, Callable[[Learner], None]] = {
    "hand": try_hand,
    "go": try_go,
    "ask": try_ask,
    "shown": try_shown,
    "conclude": try_conclude,
    "why": try_why,
    "again": try_again,
    "accuse": try_accuse,
}
"""What does not pass a moment; the last thing in each is refused with a sentence."""


def test_each_moment_passes_only_by_doing_it(house: House) -> None:
    learner = Learner(house.person())
    learner.begin()
    for moment in MOMENTS:
        learner.reached(moment)
        if moment in TRIES:
            TRIES[moment](learner)
            expect(learner.nudge).to_be_visible()
            learner.reached(moment)
        if moment == "answer":  # nothing else can be done, and nothing is answered by closing the dialogue
            learner.end_turn()
            learner.page.get_by_role("dialog").wait_for()
            learner.page.keyboard.press("Escape")
            learner.reached(moment)
            learner.does(learner.person.t("show-open"))
            learner.show("conservatory")
        elif moment == "go":
            learner.go(str(ASKS[0][-1]))
        else:
            getattr(learner, f"pass_{moment}")()
    learner.reached("done")
    assert learner.person.odd == []


def test_a_lesson_is_left_and_taken_up(house: House) -> None:
    learner = Learner(house.person())
    page, t = learner.page, learner.person.t
    learner.reach("shown")
    page.reload()
    learner.reached("shown")
    learner.person.go("/")
    page.get_by_role("link", name=re.compile(re.escape(t("continue")))).click()
    learner.reached("shown")
    for moment in ("shown", "answer", "conclude", "why"):
        learner.reached(moment)
        getattr(learner, f"pass_{moment}")()
    learner.reached("again")
    page.reload()
    learner.reached("again")  # that "why?" was asked is remembered
    learner.person.go("/how/classic")
    page.get_by_role("button", name=t("learn"), exact=True).click()
    learner.reached("again")


def test_whoever_leaves_plays_on_without_a_guide(house: House) -> None:
    learner = Learner(house.person())
    page, t = learner.page, learner.person.t
    learner.begin()
    learner.press(page.get_by_role("button", name=t("learn-leave"), exact=True))
    expect(learner.at("hand")).to_have_count(0)
    back = page.get_by_role("button", name=t("learn-back"), exact=True)
    expect(back).to_be_focused()  # it does not get lost
    learner.press(back)
    learner.reached("hand")
    learner.press(page.get_by_role("button", name=t("learn-leave"), exact=True))
    learner.accuse(("green", "rope", "hall"))  # a wrong one, and nobody keeps it
    learner.press(page.get_by_role("button", name=t("go-on"), exact=True))
    learner.reached("strayed")
    assert learner.person.odd == []


@pytest.mark.parametrize("light", LIGHTS)
def test_the_guide_is_for_everyone(house: House, light: Light) -> None:
    learner = Learner(house.person(light=light))
    learner.begin()
    guide = learner.at("hand")
    expect(guide.get_by_role("heading")).to_have_count(1)
    expect(guide.get_by_role("status").filter(has_text="6 cards")).to_have_count(1)  # announced politely
    assert violations(learner.page) == []
    learner.press(guide.get_by_role("button", name=learner.person.t("learn-fold")))
    text = guide.locator("p").filter(has_text="6 cards").first
    expect(text).to_be_hidden()
    learner.press(guide.get_by_role("button", name=learner.person.t("learn-unfold")))
    expect(text).to_be_visible()
    check(learner.person)


def test_an_ordinary_table_has_no_guide(house: House) -> None:
    person = house.person()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go("/")
    person.page.get_by_role("button", name=person.t("go"), exact=True).click()
    person.page.get_by_role("region", name=person.t("what-now")).wait_for()
    assert not [url for url in asked if "learn/guide" in url or "learn.ftl" in url or "learn.css" in url]
