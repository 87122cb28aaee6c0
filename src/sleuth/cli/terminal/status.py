"""What lies open on the table, and the person's own cards, as text."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from sleuth.cli.terminal.board import initials_of, passages_of
from sleuth.core.decks import WALKER
from sleuth.core.game import Seat
from sleuth.core.view import View
from sleuth.sentences import Speaker


def tell_places(view: View, voice: Speaker) -> Iterator[str]:
    """Yield the marks of secret passages, and every occupied place with who and what is in it."""
    game, public, board = view.game, view.public, view.game.edition.board
    assert board is not None
    passages = [mark for mark, _ in passages_of(game)]
    if passages:
        yield voice.text("passages-marked", marks=" ".join(passages))
    initials = initials_of(voice, game.edition)
    figures = list(zip(game.edition.suspects, public.figures, strict=True))
    weapons = list(zip(game.edition.weapons, public.weapons, strict=True))
    for place in board.rooms:
        inside = [f"{voice.card(figure)} [{initials[figure]}]" for figure, spot in figures if spot == place]
        inside += [voice.card(weapon) for weapon, spot in weapons if spot == place]
        if inside:
            yield "  " + voice.text("labelled", label=voice.card(place), value=", ".join(inside))


def draw_players(view: View, voice: Speaker) -> Table:
    """Draw one row for each player: name, figure or city, cards, and anything else to say about them."""
    game, public = view.game, view.public
    table = Table.grid(padding=(0, 2, 0, 0))
    for column in ("name", "piece", "cards", "more"):
        table.add_column(no_wrap=column != "more")
    for seat in game.seats:
        mark = ">" if public.actor == seat else " "
        called = Text(f" {mark} {game.names[seat]}", style="bold" if seat == view.seat else "")
        cards = voice.text("cards-left", count=public.seats[seat].cards)
        table.add_row(called, Text(_piece(view, seat, voice)), Text(cards), Text(", ").join(_more(view, seat, voice)))
    return table


def _piece(view: View, seat: Seat, voice: Speaker) -> str:
    """Return a player's figure, or the city in front of them; without figures nobody is a suspect."""
    game, city = view.game, view.public.seats[seat].city
    if game.edition.board is not None:
        figure = game.figures[seat]
        return f"{voice.card(figure)} [{initials_of(voice, game.edition)[figure]}]"
    return "" if city is None else voice.card(city)


def _more(view: View, seat: Seat, voice: Speaker) -> Iterator[Text]:
    """Yield the ability, kept cards, and whether they play the culprit or are out."""
    game, open_seat = view.game, view.public.seats[seat]
    ability = game.ability_of(seat)
    if ability is not None:
        yield Text(_ability(view, seat, voice), style="dim" if open_seat.ability_used else "")
    if game.options.intrigue and open_seat.held:
        yield Text(voice.text("kept-left", count=open_seat.held))
    if game.culprit == seat:
        yield Text(voice.text("plays-culprit"))
    if open_seat.standing != "in":
        yield Text(voice.text(open_seat.standing), style="bold")


def _ability(view: View, seat: Seat, voice: Speaker) -> str:
    """Return the title of a character card's ability, and whether the card is turned over."""
    title = voice.effect(view.game.ability_of(seat) or "")
    return voice.text("ability-turned", title=title) if view.public.seats[seat].ability_used else title


def tell_table(view: View, voice: Speaker) -> Iterator[str]:
    """Yield what else lies on the table: cards face up and face down, White Walkers, decks, cities in the middle."""
    game, public = view.game, view.public
    if public.open:
        yield voice.text("open-cards", cards=", ".join(voice.card(card) for card in public.open))
    for pile, count in (("side", public.side), ("centre", public.centre)):
        if count:
            yield voice.text("face-down", count=count, pile=pile)
    if game.options.intrigue:
        walkers = game.edition.decks["intrigue"].count(WALKER)
        yield voice.text("walkers-so-far", count=public.walkers, all=walkers)
    if public.deck:
        yield voice.text("deck-left", count=public.deck)
    if game.edition.family == "cards":
        taken = {seat.city for seat in public.seats}
        middle = [voice.card(city) for city in game.edition.places if city not in taken]
        yield voice.text("middle-cities", cities=", ".join(middle))


def tell_hand(view: View, voice: Speaker) -> Iterator[str]:
    """Yield the person's own cards."""
    hand = ", ".join(voice.card(card) for card in view.own.hand)
    yield voice.text("labelled", label=voice.text("your-cards"), value=hand)
    if view.own.held:
        name = voice.effect if view.game.options.intrigue else voice.investigation
        held = ", ".join(name(card) for card in view.own.held)
        yield voice.text("labelled", label=voice.text("held-cards"), value=held)


def tell_abilities(view: View, voice: Speaker) -> Iterator[str]:
    """Yield what the players' character cards do, and which are turned over."""
    abilities = {seat: ability for seat in view.game.seats if (ability := view.game.ability_of(seat)) is not None}
    if abilities:
        yield voice.text("character-cards")
    for seat, ability in abilities.items():
        whose = voice.text("pair", name=voice.card(view.game.figures[seat]), value=view.game.names[seat])
        text = f"{_ability(view, seat, voice)} – {voice.effect_help(ability)}"
        yield "  " + voice.text("labelled", label=whose, value=text)


def tell_special_cards(view: View, voice: Speaker) -> Iterator[str]:
    """Yield what the character cards and the person's own special cards do."""
    intrigue = view.game.options.intrigue
    name, explain = (voice.effect, voice.effect_help) if intrigue else (voice.investigation, voice.investigation_help)
    lines = [*tell_abilities(view, voice)]
    if view.own.held:
        lines.append(voice.text("labelled", label=voice.text("held-cards"), value="").rstrip())
        lines += [f"  {name(card)} – {explain(card)}" for card in dict.fromkeys(view.own.held)]
    yield from lines or [voice.text("no-special-cards")]
