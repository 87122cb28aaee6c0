"""What moves on a page by itself: layout shifts as the browser counts them, and the boxes of the parts.

Left out is what changes inside a frame of fixed size: the lines of the log, the sentences and buttons of the panel, the
card and bubble of a player, the hand, whose cards move together for another one, the cities, which change hands, and
the cards that are asked for; what is played on the stage, which lies over the table; and the ending, whose plot comes a
moment later.
"""

from playwright.sync_api import Page

from tests.browser.house import Person

ALMOST_NOTHING = 0.005
"""The sum of all shifts of a game; browsers call a page good that stays below 0.1 for a few seconds."""
PARTS = (".desk, .ending", ".sheet", ".actions", ".log", ".players", ".bar")
FRAMED = ", ".join(
    (
        *(".log .lines *", ".actions *", ".player *", ".hand *", ".city *", ".middle *", ".pile *", ".asked-line *"),
        *(".overlay *", ".beat", ".packet", ".handed", ".ending *"),
    )
)
WATCH = """
  const FRAMED = "%s";
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
        const named = node?.nodeType === 1 ? node : node?.parentElement;
        const what = `${named?.tagName} ${named?.getAttribute("class")} ${node?.textContent.slice(0, 30)}`;
        return `${what}: ${[a.x, a.y, a.width, a.height]} -> ${[b.x, b.y, b.width, b.height]}`;
      });
      const meant = ({ node }) => {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        return !element?.isConnected || element.closest(FRAMED);
      };
      if (entry.sources.every(meant)) continue;
      window.shifts.push({ value: entry.value, caused: entry.hadRecentInput, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
""".replace("%s", FRAMED)
BOXES = """parts => Object.fromEntries(parts.map((part) => {
  const found = [...document.querySelectorAll(`.table-grid :is(${part}), .play > .bar:is(${part})`)];
  const shown = found.find((element) => element.checkVisibility());
  const box = shown?.getBoundingClientRect();
  const top = box && (shown.matches(".actions") ? box.top : box.top + scrollY);  // on a phone it stays at the edge
  return [part, box ? [box.left, top, box.width, box.height].map(Math.round) : null];
}))"""


def watch(person: Person) -> None:
    """Count shifts on every page from now on."""
    person.page.add_init_script(WATCH)


def shifts(page: Page) -> list[tuple[float, list[str]]]:
    """Every shift that no click or key can have caused."""
    found = page.evaluate("() => window.shifts")
    return [(each["value"], each["moved"]) for each in found if not each["caused"]]


def boxes(page: Page) -> dict[str, list[int] | None]:
    """Where each part of the table is, and how large; none if it is behind a tab."""
    return page.evaluate(BOXES, list(PARTS))  # type: ignore[no-any-return]
