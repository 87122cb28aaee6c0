"""Why something one might expect is not among the choices: a way that is blocked, a place one comes from."""

from collections.abc import Iterator

from sleuth.core.actions import Move, Roll, Suggest
from sleuth.core.game import Spot
from sleuth.core.landmarks import steps_to_places
from sleuth.core.legal import legal_actions
from sleuth.core.movement import net_of
from sleuth.core.view import View
from sleuth.core.ways import closed_places, could_reach, occupied
from sleuth.sentences.messages import Args
from sleuth.sentences.voice import Voice

MOST_NOTES = 2
"""More would hide what is asked."""


def tell_notes(voice: Voice, view: View) -> list[str]:
    """Return a sentence for each thing that the acting seat may miss; all of it lies open on the board."""
    public = view.public
    if view.seat is None or public.actor != view.seat or view.game.edition.board is None:
        return []
    tellings = {"start": _start, "move": _move}
    found = tellings[public.phase](voice, view) if public.phase in tellings else iter(())
    return [note for note, _ in zip(found, range(MOST_NOTES), strict=False)]


def _start(voice: Voice, view: View) -> Iterator[str]:
    kinds = {type(menu.actions[0]) for menu in legal_actions(view).menus}
    assert view.seat is not None
    if Roll not in kinds:
        yield from _stuck(voice, view)
    if Suggest not in kinds and view.spot in view.game.edition.places and not view.public.seats[view.seat].fresh:
        yield voice.text("note-asked-here")  # R4.1


def _move(voice: Voice, view: View) -> Iterator[str]:
    goals = [action.to for action in legal_actions(view) if isinstance(action, Move)]
    if not goals:
        yield from _stuck(voice, view)
        return
    net, closed = net_of(view.game.edition), closed_places(view, view.spot)
    near = [p for p, steps in steps_to_places(net, view.spot).items() if steps <= view.public.turn.steps]
    for place in near:
        if place not in goals and place not in closed:
            yield from _blocked(voice, view, place)
    left = [place for place in closed if place in net.doors and place != view.game.edition.centre]
    if left and not any(goal in net.doors for goal in goals):
        yield voice.text("note-no-return", spot=voice.spot_word(left[-1]))  # R3.7


def _blocked(voice: Voice, view: View, place: Spot) -> Iterator[str]:
    """Yield who blocks the way into a place: the figures without which it could be reached."""
    net = net_of(view.game.edition)
    there = occupied(view, net)
    standing = [figure for figure, at in _figures(view) if net.bit.get(at, 0) & there]
    spots = dict(_figures(view))
    alone = [figure for figure in standing if place in could_reach(view, there & ~net.bit[spots[figure]])]
    if alone or place in could_reach(view, 0):
        yield voice.text("note-blocked", spot=voice.spot_word(place), **_names(voice, view, alone or standing))


def _stuck(voice: Voice, view: View) -> Iterator[str]:
    """Yield who stands in every way."""
    net = net_of(view.game.edition)
    ways = net.onward[view.spot]
    figures = [figure for figure, at in _figures(view) if net.bit.get(at, 0) & ways]
    if figures:
        yield voice.text("note-stuck", **_names(voice, view, figures))


def _figures(view: View) -> Iterator[tuple[str, Spot]]:
    return zip(view.game.edition.suspects, view.public.figures, strict=True)


def _names(voice: Voice, view: View, figures: list[str]) -> Args:
    """Return the figures by the names of their players, if they have any."""
    game = view.game
    seats = {figure: game.seat_of(figure) for figure in figures}
    called = [voice.card(figure, "the") if seat is None else game.names[seat] for figure, seat in seats.items()]
    return {"names": voice.listed(called), "count": len(called)}
