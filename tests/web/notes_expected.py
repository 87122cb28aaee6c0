"""What the browser has to make of notes without a server, as Python makes it; `notes.mjs` compares."""

import random
from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import msgspec

from sleuth.core.game import Game, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.core.truth import seen_by
from sleuth.deduction import Knowledge, Observer, Owner, Showing
from sleuth.deduction.conflict import conflict
from sleuth.deduction.notes import Notebook, NotesError, notebook_of, read_json, write_json
from sleuth.deduction.notes.errors import UnfitNotesError
from sleuth.deduction.sheet import percent
from sleuth.deduction.why import explain
from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.review.advice import Advice, NoAdvice
from sleuth.review.note_sentences import problem, tell_conflict, tell_note
from sleuth.review.noted_advice import noted_advice
from sleuth.review.proof import prove
from sleuth.review.spoken_advice import refusal
from sleuth.sentences import LANGUAGES, Speaker, speaker
from sleuth.server.http.routes.packs import served_pack
from tests.games import all_games, random_game
from tests.web.notes_random import broken_notes, random_notes

Case = dict[str, Any]
SHOWING: tuple[Showing, ...] = ("neutral", "random")
EVERY_PROOF = 3
"""Proofs take time: every so many notes are asked for some."""
PROOFS = 8
"""How many entries of a sheet are asked for."""
WATCHED = 20
"""One game is watched for so many notes."""
ADVISED = 0.15
"""The share of these that is asked for advice, which takes more time."""


def cases(number: int, seed: str = "notes") -> Iterator[Case]:
    """Yield notes of all editions in all languages, and what follows from them."""
    for index, (edition, raw) in enumerate(chain(random_notes(number, seed), broken_notes())):
        voice = speaker(LANGUAGES[index // len(EDITION_IDS) % len(LANGUAGES)], edition)
        found = _read(voice, raw)
        if found["error"] is None and index % EVERY_PROOF == 0:
            found |= _concluded(voice, notebook_of(raw), random.Random(f"{seed}/{index}"))
        text = _text(raw)
        damaged = None if text is None else _damaged(text, random.Random(f"{seed}/{index}/text"))
        yield {"pack": f"{edition.id}/{voice.language}", "raw": raw, "text": text, "damaged": damaged, **found}


def packs() -> dict[str, Any]:
    """Return the packs of all editions in all languages."""
    return {
        f"{edition}/{language}": served_pack(speaker(language, load_edition(edition)))
        for edition in EDITION_IDS
        for language in LANGUAGES
    }


def _text(raw: Any) -> str | None:
    """Return the notes as a file, if they are an object with a list of notes."""
    writable = isinstance(raw, dict) and isinstance(raw.get("notes", []), list)
    return write_json(raw) if writable else None


def _damaged(text: str, dice: random.Random) -> Case:
    """Return a damaged file, and why it is not JSON, if it is not."""
    at = dice.randrange(len(text))
    new = dice.choice([text[:at], text[:at] + text[at + 1 :], text[:at] + dice.choice('{}[]":x1\\\n') + text[at:]])
    try:
        read_json(new)
    except NotesError as error:
        trailing = "trailing comma" in str(error.details["problem"])  # newer Pythons have a message of its own
        return {"text": new, "details": None if trailing else error.details}
    return {"text": new, "details": None}


def _read(voice: Speaker, raw: Any) -> Case:
    try:
        notebook = notebook_of(raw)
    except NotesError as error:
        return {"error": _error(voice, error, raw)}
    return {
        "error": None,
        "me": notebook.me,
        "shape": notebook.shape,
        "facts": notebook.facts,
        "orders": [notebook.game.answerers(seat) for seat in notebook.game.seats],
        "notes": [tell_note(voice, notebook, note) for note in notebook.notes],
    }


# --- what follows


def _concluded(voice: Speaker, notebook: Notebook, dice: random.Random) -> Case:
    """Return sentences about what follows from notes, or about what contradicts what."""
    knowledge = notebook.knowledge(dice.choice(SHOWING))
    if not knowledge.consistent:
        found = conflict(notebook)
        assert found is not None
        return {"conflict": {"found": found, "lines": list(tell_conflict(voice, notebook, found))}}
    entries = list(product(notebook.shape.cards, notebook.shape.owners))
    whys = [_why(voice, notebook, knowledge, *entry) for entry in dice.sample(entries, PROOFS)]
    advised = dice.random() < ADVISED and notebook.me is not None
    return {"whys": whys, "advice": _advice(voice, notebook, knowledge) if advised else None}


def _why(voice: Speaker, notebook: Notebook, knowledge: Knowledge, card: str, owner: Owner) -> Case:
    proof, exact = prove(voice, notebook.game, notebook.me, knowledge, card, owner), knowledge.exact(card, owner)
    fraction = [str(exact.numerator), str(exact.denominator)]
    return {"card": card, "owner": owner, "exact": fraction, "percent": percent(exact), **proof._asdict()}


def _advice(voice: Speaker, notebook: Notebook, knowledge: Knowledge) -> Case:
    """Return advice as the browser computes it, and in words."""
    try:
        spoken = noted_advice(voice, notebook, knowledge)
    except NoAdvice as error:
        return {"found": [], "summary": refusal(voice, error), "told": []}
    told = [{"cards": each.cards, "lines": [*spoken._numbers(each), *spoken.reasons(each)]} for each in spoken.found]
    showing = knowledge.showing
    return {"found": list(map(_numbers, spoken.found)), "summary": spoken.summary, "told": told, "showing": showing}


def _numbers(advice: Advice) -> Case:
    answers = [{"by": seat, "cards": cards} for seat, cards in advice.answers.items()]
    names = ("cards", "value", "bits", "whole", "nobody", "solves", "alike")
    return {name: getattr(advice, name) for name in names} | {"publicBits": advice.public_bits, "answers": answers}


# --- what is wrong


def _error(voice: Speaker, error: NotesError, raw: Any) -> Case:
    found: Case = {"code": error.code, "note": error.note, "details": None, "sentences": None}
    if isinstance(error, UnfitNotesError):
        found["refusal"] = error.refusal.code
    if _said(voice.edition, error, raw):
        sentences = [problem(voice, error, ids=ids) for ids in (False, True)]
        found |= {"details": error.details, "sentences": sentences}
    return found


def _said(edition: Edition, error: NotesError, raw: Any) -> bool:
    """Return whether the browser has to say the same: it looks for no editions, and may name another of two faults."""
    if isinstance(error, UnfitNotesError):
        return len(raw.get("options") or {}) < 3 and (not raw.get("options") or _fits(edition, len(raw["seats"])))
    return error.code != "unknown-edition"


def _fits(edition: Edition, seats: int) -> bool:
    try:
        new_game(edition, seats)
    except UnfitGame:
        return False
    return True


# --- watched games


def watched(number: int, seed: str = "notes") -> Iterator[Case]:
    """Yield proofs of what a seat knows that watched a game: facts that no notes have, turns instead of notes."""
    games = [*all_games()]
    for index in range(number):
        dice = random.Random(f"{seed}/watched/{index}")
        game, seat = dice.choice(games), dice.randrange(2)
        voice = speaker(LANGUAGES[index % len(LANGUAGES)], game.edition)
        events = random_game(game, f"{seed}/{index}", 0.02).events
        observer = Observer(game, seat).see_all(
            s for event in events[: dice.randint(40, 200)] if (s := seen_by(event, seat))
        )
        knowledge = observer.knowledge()
        sure = [
            (card, owner, knowledge.exact(card, owner) == 1)
            for card, owner in product(knowledge.shape.cards, knowledge.shape.owners)
            if knowledge.exact(card, owner) in (0, 1)
        ]
        proofs = [_proof(voice, game, seat, knowledge, *entry) for entry in dice.sample(sure, PROOFS)]
        yield {"pack": f"{game.edition.id}/{voice.language}", "names": game.names, "me": seat, "proofs": proofs}


def _proof(voice: Speaker, game: Game, me: int, knowledge: Knowledge, card: str, owner: Owner, holds: bool) -> Case:
    facts = explain(knowledge, card, owner, holds)
    sentences = voice.reasons(game.names, facts, card, owner, holds, me)
    return {"card": card, "owner": owner, "holds": holds, "facts": facts, "sentences": sentences}


def encoded(number: int, seed: str = "notes") -> bytes:
    """Return cases and packs as JSON for node."""
    found = {"cases": list(cases(number, seed)), "watched": list(watched(number // WATCHED, seed))}
    return msgspec.json.encode({"packs": packs(), **found})
