"""The section about strangers: shares, wrong accusations, and how far the beliefs can be relied on."""

from collections.abc import Iterable, Sequence

from sleuth.arena.shares import wilson
from sleuth.bots.strangers import SET_ASIDE, TUNING
from tools.strength import wording
from tools.strength.keeping import Played, played_before
from tools.strength.reliability import Reliability, together
from tools.strength.strangers import Among
from tools.strength.tables import table

RELIABILITY = "pictures/strength-reliability.svg"
DRAWN = ("mastermind", "unread")
"""The bots whose reliability is drawn."""
ALL_HEADS = ("bot", "edition", "games", "even share", "share", "wrong accusations a game")
EARLIER = "earlier"
"""The name of the mastermind as it was before."""


def strangers(played: Sequence[Played]) -> list[str]:
    """Return the section."""
    heads = ("bot", "edition", "seats", "games", "even share", "share", "wrong accusations a game", "unforced", "ms")
    beliefs = ("bot", "edition", "seats", "beliefs", "believed", "true", "error", "bits")
    accusations = ("bot", "accusations by the odds", "believed", "true", "error", "of a proved case")
    before = played_before()
    code = before[0].code
    return [
        wording.STRANGERS.format(pool=len(SET_ASIDE) + len(TUNING), kept=_named(SET_ASIDE), code=code),
        table(heads, [_share(each, EARLIER) for each in before] + [_share(each) for each in played], 2),
        wording.IN_ALL,
        table(ALL_HEADS, _in_all(before, EARLIER) + _in_all(played), 2),
        wording.RELIABILITY,
        table(beliefs, [_beliefs(each, EARLIER) for each in before] + [_beliefs(each) for each in played], 2),
        wording.ODDS,
        table(accusations, [_accusations(before, EARLIER), *(_accusations(mine) for mine in by_bot(played))], 1),
        f"![What was believed, and how often it was so]({RELIABILITY})",
        wording.TRIED,
    ]


def without(played: Sequence[Played]) -> list[str]:
    """Return the section about the mastermind with one thing left out."""
    heads = ("bot", "edition", "seats", "games", "even share", "share", "wrong accusations a game", "error", "bits")
    accusations = ("bot", "accusations by the odds", "believed", "true", "error", "of a proved case")
    return [
        wording.WITHOUT,
        table(heads, [_left_out(each) for each in played], 2),
        wording.IN_ALL,
        table(ALL_HEADS, _in_all(played), 2),
        wording.ODDS,
        table(accusations, [_accusations(mine) for mine in by_bot(played)], 1),
    ]


def panels(played: Iterable[Played]) -> dict[str, dict[str, Reliability]]:
    """Return what the picture shows: all tables together, for each bot drawn."""
    outcomes = [(EARLIER, among_of(each)) for each in played_before()]
    outcomes += [(each.line.names[0], among_of(each)) for each in played]
    bots = [bot for bot in (*DRAWN, EARLIER) if any(name == bot for name, _ in outcomes)]
    return {
        "the case": {bot: together(each.beliefs for name, each in outcomes if name == bot) for bot in bots},
        "accusations by the odds": {
            bot: together(each.accusations for name, each in outcomes if name == bot) for bot in bots
        },
    }


def among_of(played: Played) -> Among:
    """Return the outcome of a line among strangers."""
    assert isinstance(played.outcome, Among)
    return played.outcome


def _named(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def by_bot(played: Iterable[Played]) -> Iterable[list[Played]]:
    """Return the lines of each bot."""
    found: dict[str, list[Played]] = {}
    for each in played:
        found.setdefault(each.line.names[0], []).append(each)
    return found.values()


def _head(played: Played, name: str | None) -> tuple[str, str, str]:
    line = played.line
    return name or f"`{line.names[0]}`", line.edition, str(line.seats)


def _share(played: Played, name: str | None = None) -> tuple[str, ...]:
    among, even = among_of(played), 1 / played.line.seats
    mark = " ✓" if among.low > even else " ✗" if among.high < even else ""
    share = f"{100 * among.share:.1f} % ({100 * among.low:.1f}–{100 * among.high:.1f}){mark}"
    wrong, unforced = among.wrong / among.games, _three(_per_game(among.unforced, among.games))
    head = (*_head(played, name), str(among.games), f"{100 * even:.1f} %")
    return *head, share, f"{wrong:.3f}", unforced, f"{among.median:.0f}"


def _left_out(played: Played) -> tuple[str, ...]:
    beliefs = among_of(played).beliefs
    return *_share(played)[:-2], _three(beliefs.error), f"{beliefs.bits:.2f}"


def _in_all(played: Iterable[Played], name: str | None = None) -> list[tuple[str, ...]]:
    """Return a row for each bot and edition, with all numbers of seats added up."""
    groups: dict[tuple[str, str], list[Played]] = {}
    for each in played:
        groups.setdefault(_head(each, name)[:2], []).append(each)
    return [(*head, *_sum(group)) for head, group in groups.items()]


def _sum(played: Sequence[Played]) -> tuple[str, str, str, str]:
    found = [among_of(each) for each in played]
    games = sum(each.games for each in found)
    share, even = sum(each.wins for each in found) / games, sum(e.outcome.games / e.line.seats for e in played) / games
    low, high = wilson(share, games)
    wrong = sum(each.wrong for each in found) / games
    return str(games), f"{100 * even:.1f} %", f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})", f"{wrong:.3f}"


def _per_game(number: int | None, games: int) -> float | None:
    return None if number is None else number / games


def _beliefs(played: Played, name: str | None = None) -> tuple[str, ...]:
    found = among_of(played).beliefs
    return *_head(played, name), *_columns(found), f"{found.bits:.2f}"


def _columns(found: Reliability) -> tuple[str, str, str, str]:
    return str(found.number), _percent(found.believed), _percent(found.right), _three(found.error)


def _accusations(played: Sequence[Played], name: str | None = None) -> tuple[str, ...]:
    among = [among_of(each) for each in played]
    found = together(each.accusations for each in among)
    return name or f"`{played[0].line.names[0]}`", *_columns(found), str(sum(each.certain for each in among))


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f} %"


def _three(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f}"
