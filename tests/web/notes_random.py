"""Random notes objects of every edition: valid ones, odd ones and broken ones."""

import random
from collections.abc import Iterator
from typing import Any

from sleuth.core.decks import featured
from sleuth.core.game import Game, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.deduction.notes import dealt_from
from sleuth.editions import EDITION_IDS, Edition, load_edition

NAMES = ("Anna", "Ben", "Cara", "Dora", "Émile", "Fritz", "Gus", "Ida")
OPTIONS: dict[str, tuple[Any, ...]] = {
    "leftovers": ("dealt", "open", "centre"),
    "side_cards": (0, 2, 4, 6, 7),
    "dealer": (-1, 0, 1, 2, 9),
    "culprit": (True, False),
    "answer_order": ("clockwise", "counter-clockwise"),
    "intrigue": (True, False),
    "abilities": (True, False),
    "false_witness": (True, False),
    "accusations": (1, 2, 0),
}
JUNK: tuple[Any, ...] = (
    None,
    0,
    -1,
    True,
    "",
    "Anna",
    "Bem",
    "rope",
    "rop",
    "case",
    "side",
    [],
    {},
    ["rope"],
    {"Anna": "rope"},
    "x" * 99,
)
"""Whole numbers only: a browser cannot tell 1.0 from 1."""


class Scribbler:
    """Writes random notes of one game: what really happened at a random deal, things that cannot be, and nonsense."""

    def __init__(self, edition: Edition, dice: random.Random) -> None:
        self.edition, self.dice = edition, dice
        changed = dice.sample([*OPTIONS], dice.choice((0, 0, 0, 1, 1, 2)))
        self.options = {name: dice.choice(OPTIONS[name]) for name in changed}
        self.names = [*NAMES[: dice.randint(*edition.seats) if dice.random() < 0.9 else dice.randint(0, 8)]]
        if len(self.names) == 2 and dice.random() < 0.8:
            self.options["side_cards"] = 4
        self.truth: dict[Any, list[str]] = {}

    def raw(self) -> dict[str, Any]:
        """Return a notes object."""
        dice = self.dice
        raw: dict[str, Any] = {"edition": self.edition.id, "seats": self.names}
        if self.options or dice.random() < 0.2:
            raw["options"] = self.options
        try:
            game = new_game(self.edition, len(self.names), names=self.names, options=self.options)
        except UnfitGame:
            return raw if dice.random() < 0.3 else Scribbler(self.edition, dice).raw()
        self._deal(game, raw)
        raw["notes"] = [self._note() for _ in range(dice.randint(0, 12))]
        return raw

    def _deal(self, game: Game, raw: dict[str, Any]) -> None:
        """Deal the cards as the game says, and write down what the writer sees."""
        dice, rest = self.dice, [card.id for card in self.edition.cards]
        dice.shuffle(rest)
        case = [next(card for card in rest if card in kind) for kind in self.edition.by_kind]
        rest = [card for card in rest if card not in case]
        self.truth = {
            "case": case,
            "side": [rest.pop() for _ in range(game.options.side_cards)],
            "open": [],
            "centre": [],
        }
        over = len(rest) % len(game.seats)
        if game.options.leftovers != "dealt":
            self.truth[game.options.leftovers] = [rest.pop() for _ in range(over)]
        sizes = dealt_from(game, len(rest))
        self.truth |= {game.names[seat]: [rest.pop() for _ in range(size)] for seat, size in enumerate(sizes)}
        if dice.random() < 0.85:
            raw["me"] = dice.choice(self.names)
            raw["hand"] = self.truth[raw["me"]]
        if self.truth["open"]:
            raw["open"] = self.truth["open"]
        if (len({*sizes}) > 1 and dice.random() < 0.7) or dice.random() < 0.1:
            raw["hand_sizes"] = [*sizes]

    # --- notes

    def _note(self) -> dict[str, Any]:
        kinds = (self._suggest, self._about, self._accuse, self._tip, self._case)
        (write,) = self.dice.choices(kinds, (24, 8, 4, 6 if self.edition.family == "cards" else 1, 1))
        note = write()
        return self._odd(note) if self.dice.random() < 0.06 else note

    def _three(self) -> list[str]:
        three = [self.dice.choice(kind) for kind in self.edition.by_kind]
        if self.dice.random() < 0.3:
            self.dice.shuffle(three)
        return three

    def _suggest(self) -> dict[str, Any]:
        dice, three, by = self.dice, self._three(), self.dice.choice(self.names)
        note: dict[str, Any] = {"suggest": three, "by": by, "passed": []}
        at = self.names.index(by)
        for name in (*self.names[at + 1 :], *self.names[:at]):
            held = [card for card in three if card in self.truth[name]]
            chance = dice.random()
            if chance < 0.03:
                note.setdefault("declined", []).append(name)
            elif held and chance < 0.07:
                note["passed"].append(name)
                note.setdefault("lied", []).append(name)
            elif held and "shown_by" not in note:
                note["shown_by"] = name
                note |= {"card": dice.choice(held)} if dice.random() < 0.4 else {}
                note |= {"second": self._second(held, note)} if dice.random() < 0.1 else {}
                break
            else:
                note["passed"].append(name)
        return note

    def _second(self, held: list[str], note: dict[str, Any]) -> Any:
        others = [card for card in held if card != note.get("card")]
        return self.dice.choice([len(held) > 1, self.dice.choice(others) if others else False])

    def _accuse(self) -> dict[str, Any]:
        three = self._three()
        return {"accuse": three, "by": self.dice.choice(self.names), "right": {*three} == {*self.truth["case"]}}

    def _about(self) -> dict[str, Any]:
        dice = self.dice
        owner = dice.choice([owner for owner, cards in self.truth.items() if cards] or ["case"])
        held = self.truth[owner] or ["rope"]
        some = dice.sample(held, dice.randint(1, len(held)))
        others = [card.id for card in self.edition.cards if card.id not in held]
        return dice.choice(
            [
                {"saw": some[0], "of": owner},
                {"holds": some, "who": owner},
                {"holds": held, "who": owner},
                {"lacks": dice.sample(others, dice.randint(1, 4)), "who": owner},
                {"holds_one_of": dice.sample([*some, *others], dice.randint(1, 4)), "who": owner},
            ]
        )

    def _tip(self) -> dict[str, Any]:
        dice, edition = self.dice, self.edition
        features = sorted({feature for card in edition.cards for feature in card.features} | {*edition.kinds})
        feature, by = dice.choice(features), dice.choice(self.names)
        wanted = featured(edition, feature)
        note: dict[str, Any] = {"tip": feature, "by": by, "passed": [], "shown_by": [], "cards": {}}
        for name in self.names:
            held = [card for card in self.truth[name] if card in wanted]
            if name == by or dice.random() < 0.2:
                continue
            note["shown_by" if held else "passed"].append(name)
            if held and dice.random() < 0.4:
                note["cards"][name] = dice.choice(held)
        return {key: value for key, value in note.items() if value or dice.random() < 0.3}

    def _case(self) -> dict[str, Any]:
        return {"case": self.truth["case"] if self.dice.random() < 0.8 else self._three()}

    def _odd(self, note: dict[str, Any]) -> dict[str, Any]:
        """Return the note with one thing changed that may or may not be possible."""
        dice = self.dice
        some = {
            "by": dice.choice(self.names),
            "passed": dice.sample(self.names, 2),
            "lied": [dice.choice(self.names)],
            "declined": [dice.choice(self.names)],
            "shown_by": dice.choice(self.names),
            "card": dice.choice(self.edition.cards).id,
            "second": dice.choice([True, False, dice.choice(self.edition.cards).id]),
            "who": dice.choice([*self.names, "case", "side", "centre", "open"]),
        }
        fitting = ["passed", "shown_by", "lied", "declined", "card", "second"] if "suggest" in note else ["by", "who"]
        key = dice.choice([*some] if dice.random() < 0.1 else fitting)
        return note | {key: some[key]}


def shaken(value: Any, dice: random.Random, chance: float) -> Any:
    """Return the value with a few random changes, some of them nonsense."""
    if dice.random() < chance:
        return dice.choice(JUNK)
    if isinstance(value, dict):
        keys = ("by", "who", "x", "shownby", "note")
        return {
            dice.choice(keys) if dice.random() < chance else key: shaken(each, dice, chance)
            for key, each in value.items()
        }
    if isinstance(value, list):
        found = [shaken(each, dice, chance) for each in value]
        return (
            found[:-1] if found and dice.random() < chance else found + found[:1] if dice.random() < chance else found
        )
    if isinstance(value, str) and dice.random() < chance:
        return dice.choice([value.upper(), value[:-1], f"{value}x", value[::-1]])
    return value


def broken_notes() -> Iterator[tuple[Edition, Any]]:
    """Yield good notes with nonsense in each field, one after the other."""
    edition = load_edition("classic")
    hand = ["scarlett", "plum", "rope", "dagger", "hall", "study"]
    asked = {"suggest": ["green", "candlestick", "kitchen"], "by": "Anna"}
    whole: dict[str, Any] = {"edition": edition.id, "seats": ["Anna", "Ben", "Cara"], "me": "Anna", "hand": hand}
    notes: list[dict[str, Any]] = [
        asked | {"passed": ["Ben"], "declined": [], "lied": [], "shown_by": "Cara", "card": "kitchen", "second": False},
        {"accuse": asked["suggest"], "by": "Ben", "right": False},
        {"saw": "green", "of": "Ben"},
        {"lacks": ["green"], "who": "Cara"},
        {"holds_one_of": ["green"], "who": "Cara"},
        {"holds": ["green"], "who": "Cara"},
        {"tip": "suspect", "by": "Anna", "shown_by": ["Ben"], "passed": [], "cards": {"Ben": "green"}},
        {"case": asked["suggest"]},
    ]
    for junk in JUNK:
        for name in ("edition", "seats", "me", "hand", "hand_sizes", "open", "options", "notes"):
            yield edition, whole | {name: junk}
        for note in notes:
            yield from ((edition, whole | {"notes": [note | {name: junk}]}) for name in note)
            yield from ((edition, whole | {"notes": [note | {name: [junk]}]}) for name in note)


def random_notes(number: int, seed: str = "notes") -> Iterator[tuple[Edition, Any]]:
    """Yield notes objects with their editions, in turn: seven of ten as they are, the others shaken."""
    for index in range(number):
        dice = random.Random(f"{seed}/{index}")
        edition = load_edition(EDITION_IDS[index % len(EDITION_IDS)])
        raw = Scribbler(edition, dice).raw()
        yield edition, raw if dice.random() < 0.7 else shaken(raw, dice, dice.choice((0.002, 0.01, 0.03)))
