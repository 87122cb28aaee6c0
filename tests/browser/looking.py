"""What holds for every page at every moment: nothing overflows, and every text is in a language of people."""

import re

from playwright.sync_api import Page

from tests.browser.house import Person
from tests.browser.words import keys

KEY = re.compile(r"\bweb-[a-z]+(-[a-z0-9]+)*\b|\{ ?\$|\bundefined\b|\[object |\bNaN\b")
"""What is left of a text that was not found or not filled in."""
OVERFLOW = """async () => {
  const rising = [...document.querySelectorAll("dialog[open]")].flatMap((dialogue) => dialogue.getAnimations());
  await Promise.allSettled(rising.map((animation) => animation.finished));  // a dialogue on its way up is not there yet
  const page = document.documentElement;
  const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : [];
  const dialogues = [...document.querySelectorAll("dialog[open]")].flatMap((dialogue) => {
    const { left, right, top, bottom } = dialogue.getBoundingClientRect();
    const fits = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    const inside = dialogue.scrollWidth <= dialogue.clientWidth;
    return fits && inside ? [] : [`a dialogue overflows: ${dialogue.className}`];
  });
  return [...wide, ...dialogues];
}"""
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.data.trim());
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
  return [...new Set(texts)];
}"""


def overflows(page: Page) -> list[str]:
    """What does not fit on the screen."""
    return page.evaluate(OVERFLOW)  # type: ignore[no-any-return]


def untranslated(page: Page) -> list[str]:
    """Texts that were never meant for people."""
    return [text for text in page.evaluate(TEXTS) if text in keys() or KEY.search(text)]


def check(person: Person) -> None:
    """Nothing is wrong with the page as it is now."""
    assert not person.odd, person.odd
    assert not (found := overflows(person.page)), found
    assert not (found := untranslated(person.page)), found
