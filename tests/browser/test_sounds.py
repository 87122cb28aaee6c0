"""The sounds, as they would be heard: rendered in the browser and measured, and fetched only when wanted."""

from typing import TypedDict

import pytest
from playwright.sync_api import expect

from tests.browser.beginning import begin
from tests.browser.house import House
from tests.browser.looking import check
from tests.browser.monkey import Monkey

NAMES = """async (root) => Object.keys((await import(`${root}/assets/js/sound/voices.js`)).VOICES)"""
MEASURE = """async ([root, name]) => {
  const { rendered } = await import(`${root}/assets/js/sound/studio.js`);
  const rate = 44100, samples = await rendered(name, 2, rate);
  const size = 441, loud = [];
  for (let at = 0; at < samples.length; at += size)
    loud.push(Math.sqrt(samples.slice(at, at + size).reduce((sum, x) => sum + x * x, 0) / size));
  const heard = loud.map((each, index) => [each, index]).filter(([each]) => each > 0.002);
  let crossings = 0;
  for (let at = 1; at < samples.length; at++) if (samples[at - 1] < 0 !== samples[at] < 0) crossings++;
  return {
    peak: Math.max(...samples.map(Math.abs)),
    loudest: Math.max(...loud),
    begins: heard.length ? heard[0][1] * size / rate : 9,
    ends: heard.length ? (heard.at(-1)[1] + 1) * size / rate : 9,
    pitch: crossings / 2 / (heard.length * size / rate),
    finite: samples.every(Number.isFinite),
  };
}"""
SECONDS = 1.5


class Measured(TypedDict):
    """What a sound is like."""

    peak: float
    loudest: float
    begins: float
    ends: float
    pitch: float
    """How often it swings in a second while it is heard, roughly."""
    finite: bool


def test_every_sound_is_heard_and_none_is_loud_or_long(house: House) -> None:
    person = house.person()
    person.go("/")
    names = person.page.evaluate(NAMES, person.root_path)
    assert {"slide", "turn", "dice", "door", "steps", "pencil", "envelope", "wrong", "win"} <= set(names)
    found: dict[str, Measured] = {name: person.page.evaluate(MEASURE, [person.root_path, name]) for name in names}
    for name, sound in found.items():
        assert sound["finite"], name
        assert sound["peak"] < 0.9, (name, sound)
        assert sound["loudest"] > 0.02, (name, sound)
        assert sound["begins"] < 0.1, (name, sound)
        assert sound["ends"] <= SECONDS, (name, sound)
    levels = [sound["loudest"] for sound in found.values()]
    assert max(levels) / min(levels) < 6, found
    assert found["pencil"]["pitch"] > found["slide"]["pitch"] > found["steps"]["pitch"] > found["wrong"]["pitch"], found
    check(person)


@pytest.mark.parametrize("how", ["key", "menu"])
def test_sounds_are_fetched_when_they_are_switched_on(house: House, how: str) -> None:
    person = house.person()
    page, t = person.page, person.t
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    begin(person, "classic")
    monkey = Monkey(person, "sounds", dares=0)
    monkey.wait()
    assert not [url for url in asked if "/sound/" in url]
    if how == "key":
        page.keyboard.press("m")
        expect(page.get_by_text(t("sounds-on"))).to_be_visible()
    else:
        page.get_by_role("button", name=t("menu"), exact=True).click()
        with page.expect_response("**/assets/js/sound/voices.js"):
            page.get_by_label(t("sounds")).check()
        page.get_by_role("button", name=t("close")).click()
    page.wait_for_function(
        "root => performance.getEntriesByName(`${root}/assets/js/sound/voices.js`).length", arg=person.origin
    )
    for _ in range(4):
        monkey.step()
        monkey.wait()
    page.reload()
    assert page.evaluate("() => localStorage['sleuth.sounds']") == "true"
    monkey.wait()
    check(person)
