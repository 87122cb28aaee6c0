"""A person with a phone at a real table: sets a game up and enters notes by taps alone, as anybody would."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from sleuth.core.game import new_game
from sleuth.deduction.notes.deal import dealt_from
from sleuth.editions import load_edition

Raw = dict[str, Any]
"""Notes, or one line of them, in the format of `sleuth deduce`."""
DECIDING = ("leftovers", "side_cards", "false_witness", "answer_order", "turn_order")
"""The house rules that the set-up asks for."""


@dataclass
class RealTaps:
    """Taps on the page `/real`, counted."""

    page: Page
    taps: int = 0
    suggestions: list[int] = field(default_factory=list)
    """How many taps each suggestion took in which everybody asked passed or showed a card."""
    rare: list[int] = field(default_factory=list)
    """How many taps each other suggestion took."""

    def tap(self, target: Locator) -> None:
        """Tap once."""
        target.tap() if self.touch else target.click()
        self.taps += 1

    @property
    def touch(self) -> bool:
        """Whether this is a phone."""
        return bool(self.page.evaluate("navigator.maxTouchPoints"))

    @property
    def entry(self) -> Locator:
        """The panel in which a line is entered."""
        return self.page.locator(".entry")

    # --- the set-up

    def set_up(self, raw: Raw) -> None:
        """Begin a game from the list of games; names stay as they are proposed."""
        self.tap(self.page.locator("[data-does=new]"))
        self.tap(self.page.locator(f".edition[data-edition='{raw['edition']}'] label"))
        expect(self.page.locator("html")).to_have_attribute("data-words", raw["edition"])
        form = self.page.locator("form.set-up")
        self.tap(form.locator(".chips").first.locator(f"[data-chip='{len(raw['seats'])}']"))
        self._rules(form, raw.get("options", {}))
        self._seat(form, raw)
        for where in ("hand", "open"):
            for card in raw.get(where, ()):
                self.tap(form.locator(f"[data-cards={where}] [data-card='{card}']"))
        self.tap(form.locator("[data-does=begin]"))
        self.page.locator(".real-game").wait_for()

    def _seat(self, form: Locator, raw: Raw) -> None:
        names, me = raw["seats"], raw.get("me")
        mine = form.locator(".chips").nth(1)
        self.tap(mine.locator("[data-chip]").nth(len(names) if me is None else names.index(me)))
        dealer = dealer_of(raw)
        chips = form.locator(".chips").nth(2)
        if dealer is not None and chips.count():
            self.tap(chips.locator(f"[data-chip='{dealer}']"))

    def _rules(self, form: Locator, options: Raw) -> None:
        """Change house rules; they are folded away."""
        chosen = {name: value for name, value in options.items() if name in DECIDING}
        if not chosen:
            return
        self.tap(form.locator("details.house-rules > summary"))
        for name, value in chosen.items():
            rule = form.locator(f"[data-rule='{name}']")
            if isinstance(value, bool):
                box = rule.get_by_role("checkbox")
                if box.is_checked() != value:
                    self.tap(box)
            elif rule.count():
                number = rule.locator(f"option[data-value='{value}']").get_attribute("value")
                rule.get_by_role("combobox").select_option(number)
                self.taps += 2

    # --- lines

    def enter(self, note: Raw, table: Raw) -> None:
        """Enter one line; it is on the page and stored when this returns."""
        before, lines = self.taps, self.lines()
        if "suggest" in note:
            plain = self._suggestion(note, table)
            (self.suggestions if plain else self.rare).append(self.taps - before)
        elif "tip" in note:
            self._tip(note, table)
        else:
            self._line(note)
        expect(self.entry).to_have_count(0)
        assert self.lines() == lines + 1, note

    def lines(self) -> int:
        """How many lines there are."""
        return len(self.stored()["notes"])

    def _cards(self, cards: list[str]) -> None:
        for card in cards:
            self.tap(self.entry.locator(f"[data-card='{card}']"))

    def _suggestion(self, note: Raw, table: Raw) -> bool:
        """Enter a suggestion; return whether nothing rare happened."""
        me, shown_by = table.get("me"), note.get("shown_by")
        self.tap(self.page.locator(f"[data-asks='{note['by']}']"))
        self._cards(note["suggest"])
        rare = self._replies(note, table)
        glimpsed = bool(note.get("card")) and me not in (note["by"], shown_by)
        plain = not (rare or glimpsed or "second" in note)
        if not plain:
            self._more(rare, twice="second" in note)
        self.tap(self.entry.locator(f"[data-answer='{shown_by or ''}']"))
        if self.entry.locator("[data-shown]").count():
            self.tap(self.entry.locator(f"[data-shown='{note.get('card') or ''}']"))
        if "second" in note:
            second = note["second"]
            self.tap(
                self.entry.locator(f"[data-second='{json.dumps(second) if isinstance(second, bool) else second}']")
            )
        return plain

    def _more(self, replies: dict[str, str], *, twice: bool) -> None:
        """Enter what is rare: somebody did not simply pass, a second card, a card seen by an effect."""
        self.tap(self.entry.locator("[data-does=more]"))
        for name, reply in replies.items():
            row = self.entry.locator(".answer-row").filter(has=self.page.locator(f"[data-answer='{name}']"))
            row.get_by_role("combobox").select_option(reply)
            self.taps += 2
        if twice:
            self.tap(self.entry.get_by_role("checkbox"))

    def _replies(self, note: Raw, table: Raw) -> dict[str, str]:
        """Those who were asked before the card was shown, and did not simply pass."""
        shown_by, passed, lied = note.get("shown_by"), note.get("passed", ()), note.get("lied", ())
        offered = self.entry.locator("[data-answer]").evaluate_all("all => all.map(each => each.dataset.answer)")
        order = [name for name in asked_after(note["by"], table) if name in offered]  # without those who left the game
        before = order if shown_by is None else order[: order.index(shown_by)]
        found = dict.fromkeys(lied, "lied")
        silent = set(table.get("hand", ())).isdisjoint(note["suggest"])  # then that I passed goes without saying
        implied = (table.get("me"),) if silent else ()
        strange = [name for name in before if name not in (*passed, *lied, *implied)]
        return found | {name: "declined" if name in note.get("declined", ()) else "unasked" for name in strange}

    def _begin(self, kind: str) -> None:
        self.tap(self.page.locator("[data-does=other]"))
        self.tap(self.page.locator(f"dialog [data-kind='{kind}']"))

    def _line(self, note: Raw) -> None:
        kind = next(key for key in ("accuse", "saw", "lacks", "holds_one_of", "holds", "case") if key in note)
        self._begin(kind)
        who = note.get("by") or note.get("of") or note.get("who")
        if who is not None:
            self._chip(0, who)
        self._cards([note[kind]] if isinstance(note[kind], str) else note[kind])
        if kind == "accuse":
            self.tap(self.entry.locator(f"[data-chip='{json.dumps(note['right'])}']"))
        elif kind != "saw":
            self.tap(self.entry.locator("[data-does=save]"))

    def _chip(self, group: int, chip: str) -> None:
        """Tap a chip, unless it is chosen already."""
        found = self.entry.locator(".chips").nth(group).locator(f"[data-chip='{chip}']")
        if found.get_attribute("aria-pressed") != "true":
            self.tap(found)

    def _tip(self, note: Raw, table: Raw) -> None:
        self._begin("tip")
        self._chip(0, note["by"])
        self._chip(1, note["tip"])
        cards, others = (
            note.get("cards", {}),
            {*note.get("passed", ()), *note.get("shown_by", ()), *note.get("cards", {})},
        )
        if len(others) == 1 and len(table["seats"]) > 2:
            self._chip(2, next(iter(others)))
        for name in {*note.get("shown_by", ()), *cards} - {table.get("me")}:
            asked = self.entry.locator(f"[data-tipped='{name}']")
            self.tap(asked.locator(f"[data-chip='{cards[name]}']") if name in cards else asked)
        self.tap(self.entry.locator("[data-does=save]"))

    # --- what the page shows and keeps

    def stored(self) -> Raw:
        """The notes as this device has stored them: those of the game that is open."""
        ident = re.search(r"game=(\w+)", self.page.url)
        assert ident is not None
        text = self.page.evaluate("id => localStorage.getItem(`sleuth.real.game.${id}`)", ident[1])
        raw: Raw = json.loads(text)["raw"]
        return raw

    def settle(self) -> None:
        """Wait until everything is counted."""
        expect(self.page.locator(".real-game")).to_have_attribute("data-counting", "false")

    def sheet(self) -> dict[str, dict[str, float]]:
        """The chances on the sheet, by card and by the id of the owner."""
        self.settle()
        found: dict[str, dict[str, float]] = self.page.evaluate(SHEET)
        return found

    def deals(self) -> int:
        """The number of possible deals that the sheet names."""
        return int(re.sub(r"\D", "", self.page.locator(".counts span").inner_text()))


SHEET = """() => {
  const found = {};
  for (const cell of document.querySelectorAll("[data-cell]")) {
    const [card, owner] = cell.dataset.cell.split("@");
    const mark = cell.querySelector(".mark.yes") ? 1 : cell.querySelector(".mark.no") ? 0 : null;
    (found[card] ??= {})[owner] = mark ?? Number(cell.style.getPropertyValue("--chance"));
  }
  return found;
}"""


def asked_after(by: str, table: Raw) -> list[str]:
    """Return the players who answer somebody, in order."""
    names = table["seats"]
    game = new_game(load_edition(table["edition"]), len(names), names=names, options=table.get("options", {}))
    return [names[seat] for seat in game.answerers(names.index(by))]


def dealer_of(raw: Raw) -> int | None:
    """Return who dealt, if somebody has more cards than others or plays the culprit."""
    names, sizes, options = raw["seats"], raw.get("hand_sizes"), raw.get("options", {})
    edition = load_edition(raw["edition"])
    game = new_game(edition, len(names), options=options)
    if game.culprit is not None:
        return game.culprit
    if sizes is None or len(set(sizes)) == 1:
        return None
    for dealer in range(len(names)):
        dealt = new_game(edition, len(names), options={**options, "dealer": dealer})
        if dealt_from(dealt, sum(sizes)) == tuple(sizes):
            return dealer
    raise AssertionError(f"no dealer deals {sizes}")
