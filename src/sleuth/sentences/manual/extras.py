"""The extra decks: intrigue cards, character cards, investigation cards, and the culprit."""

from collections import Counter
from collections.abc import Iterator

from sleuth.core.decks import AT_ONCE, WALKER, read_tip
from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.parts import CardList, ListedCard, Paragraph

CLAUSES = {
    WALKER: ("R8.5",),
    "see-shown": ("R8.7",),
    "second-rumour": ("R8.8",),
    "send-to-centre": ("R8.9",),
    "all-look-left": ("R8.9",),
    "move-again": ("R8.11",),
    "second-card": ("R8.12",),
    "look-any": ("R8.13",),
    "suspicion-any-city": ("R9.4",),
    "suspicion-own-city": ("R9.5",),
    "peek": ("R9.6",),
    "peek-left": ("R9.7",),
    "peek-right": ("R9.7",),
}
"""The clause of each extra card that has its own."""
LOOKS = frozenset({"look-right", "look-any", "all-look-left"})


def intrigue(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain how intrigue cards are drawn, kept and played, and the White Walkers."""
    yield agreed.say("intrigue-deck", "R8.1")
    yield from agreed.aside("note-deck", "R8.1")
    yield agreed.say("intrigue-draw", "R8.2", "R8.3", "R8.4")
    yield agreed.say("intrigue-brought", "R8.4")
    yield agreed.say("intrigue-from-square", "R8.4", ours=True)
    yield agreed.say("intrigue-at-once", "R8.9")
    yield agreed.say("intrigue-kept", "R8.6")
    yield agreed.say("intrigue-end", "R8.16", ours=True)
    yield agreed.say("walkers-harmless", "R8.5")
    yield agreed.say("walkers-last", "R8.5")
    yield agreed.say("walkers-kept", "R8.5", ours=True)
    yield agreed.say("walkers-all", "R8.5", "R7.5")
    yield from _effects(agreed)


def characters(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain abilities, used once per game."""
    yield agreed.say("characters-once", "R8.10")
    yield from agreed.aside("note-characters", "R8.10")
    if "move-again" in agreed.effects:
        yield agreed.say("characters-again", "R8.11")
        yield agreed.say("characters-again-passage", "R8.11", ours=True)
    if not agreed.options.intrigue:
        yield agreed.say("intrigue-end", "R8.16", ours=True)
        yield from _effects(agreed)


def _effects(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain the effects that need it."""
    if "see-shown" in agreed.effects:
        yield agreed.say("effect-see-shown", "R8.7", ours=True)
    if "second-rumour" in agreed.effects:
        yield agreed.say("effect-second-rumour", "R8.8")
    if "all-look-left" in agreed.effects:
        yield agreed.say("effect-all-look", "R8.9", ours=True)
    if agreed.effects & LOOKS:
        yield agreed.say("effect-looks", "R8.15", ours=True)


def intrigue_cards(agreed: Agreed) -> Iterator[CardList]:
    """List the deck: cards to keep, and cards that act at once."""
    counts = Counter(agreed.edition.decks["intrigue"])
    kept = [card for card in counts if card not in AT_ONCE]
    sudden = [card for card in counts if card in AT_ONCE]
    for key, cards in (("kept", kept), ("at-once", sudden)):
        entries = tuple(_effect(agreed, card, count=counts[card]) for card in cards)
        yield CardList(key=key, title=agreed.text(f"list-{key}"), entries=entries)


def character_cards(agreed: Agreed) -> Iterator[CardList]:
    """List who can do what."""
    voice = agreed.voice
    able = [card for card in agreed.edition.cards if card.ability]
    entries = tuple(
        ListedCard(
            id=card.id,
            name=voice.card(card.id),
            text=voice.text(
                "manual-ability", title=voice.effect(card.ability or ""), help=voice.effect_help(card.ability or "")
            ),
            clauses=CLAUSES.get(card.ability or "", ("R8.6",)),
        )
        for card in able
    )
    yield CardList(key="characters", title=agreed.text("list-characters"), entries=entries)


def _effect(agreed: Agreed, effect: str, count: int) -> ListedCard:
    voice = agreed.voice
    clauses = CLAUSES.get(effect, ("R8.6",))
    return ListedCard(
        id=effect, name=voice.effect(effect), text=voice.effect_help(effect), count=count, clauses=clauses
    )


# --- the card game


def investigation(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain drawing and playing investigation cards."""
    yield agreed.say("cards-turn", "R9.3")
    yield agreed.say("cards-suspicion", "R9.4")
    yield agreed.say("cards-own-city", "R9.5")
    yield agreed.say("cards-peek", "R9.6", "R9.7")
    yield agreed.say("cards-peek-out", "R9.7", ours=True)
    yield agreed.say("cards-golden", "R9.8")
    yield agreed.say("cards-secret", "R9.9")
    yield agreed.say("cards-unmask", "R9.3", ours=True)
    if not agreed.options.culprit:
        yield agreed.say("cards-reshuffle", "R9.11", ours=True)
    yield from agreed.aside("note-deck", "R9.1")


def culprit(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain the game of one against all."""
    yield agreed.say("culprit-chooses", "R10.1")
    yield agreed.say("culprit-answers", "R10.2")
    yield agreed.say("culprit-nothing", "R10.2", ours=True)
    yield agreed.say("culprit-last", "R10.3")
    yield agreed.say("culprit-reward", "R10.4")
    yield agreed.say("culprit-caught", "R10.5")
    yield agreed.say("culprit-escapes", "R10.5", ours=True)


def investigation_cards(agreed: Agreed) -> Iterator[CardList]:
    """List the deck, by the four sorts of the book."""
    voice = agreed.voice
    sorts: dict[str, list[ListedCard]] = {"suspicion": [], "peek": [], "golden": [], "secret": []}
    for card, count in Counter(agreed.edition.decks["investigation"]).items():
        sort, clauses = _sort(card)
        name, text = voice.investigation(card), voice.investigation_help(card)
        sorts[sort].append(ListedCard(id=card, name=name, text=text, count=count, clauses=clauses))
    for sort, entries in sorts.items():
        if entries:
            yield CardList(key=sort, title=agreed.text(f"list-{sort}"), entries=tuple(entries))


def _sort(card: str) -> tuple[str, tuple[str, ...]]:
    tip = read_tip(card)
    if tip is not None:
        return ("secret", ("R9.9",)) if tip.secret else ("golden", ("R9.8",))
    return card.partition("-")[0], CLAUSES[card]
