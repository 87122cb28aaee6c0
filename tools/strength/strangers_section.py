"""The section about strangers: shares, wrong accusations, and how far the beliefs can be relied on."""

from collections.abc import Iterable, Sequence

from sleuth.bots.strangers import SET_ASIDE, TUNING
from tools.strength import wording
from tools.strength.keeping import Played
from tools.strength.reliability import Reliability, together
from tools.strength.strangers import Among
from tools.strength.tables import table

RELIABILITY = "pictures/strength-reliability.svg"
DRAWN = ("mastermind", "unread")
"""The bots whose reliability is drawn."""


def strangers(played: Sequence[Played]) -> list[str]:
    """Return the section."""
    shares = ("bot", "edition", "seats", "games", "even share", "share", "wrong accusations a game", "ms")
    beliefs = ("bot", "edition", "seats", "beliefs", "believed", "true", "error", "bits")
    accusations = ("bot", "accusations by the odds", "believed", "true", "error", "of a proved case")
    return [
        wording.STRANGERS.format(pool=len(SET_ASIDE) + len(TUNING), kept=_named(SET_ASIDE)),
        table(shares, (_share(each) for each in played), 2),
        wording.RELIABILITY,
        table(beliefs, (_beliefs(each) for each in played), 2),
        wording.ODDS,
        table(accusations, _accusations(played), 1),
        f"![What was believed, and how often it was so]({RELIABILITY})",
    ]


def panels(played: Iterable[Played]) -> dict[str, dict[str, Reliability]]:
    """Return what the picture shows: all tables together, for each bot drawn."""
    outcomes = [(each.line.names[0], among_of(each)) for each in played]
    bots = [bot for bot in DRAWN if any(name == bot for name, _ in outcomes)]
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


def _head(played: Played) -> tuple[str, str, str]:
    line = played.line
    return f"`{line.names[0]}`", line.edition, str(line.seats)


def _share(played: Played) -> tuple[str, ...]:
    among, even = among_of(played), 1 / played.line.seats
    mark = " ✓" if among.low > even else " ✗" if among.high < even else ""
    share = f"{100 * among.share:.1f} % ({100 * among.low:.1f}–{100 * among.high:.1f}){mark}"
    wrong = f"{among.wrong / among.games:.3f}"
    return *_head(played), str(among.games), f"{100 * even:.1f} %", share, wrong, f"{among.median:.0f}"


def _beliefs(played: Played) -> tuple[str, ...]:
    found = among_of(played).beliefs
    return *_head(played), *_columns(found), f"{found.bits:.2f}"


def _columns(found: Reliability) -> tuple[str, str, str, str]:
    return str(found.number), _percent(found.believed), _percent(found.right), _three(found.error)


def _accusations(played: Sequence[Played]) -> Iterable[tuple[str, ...]]:
    for bot in dict.fromkeys(each.line.names[0] for each in played):
        mine = [among_of(each) for each in played if each.line.names[0] == bot]
        found = together(each.accusations for each in mine)
        yield f"`{bot}`", *_columns(found), str(sum(each.certain for each in mine))


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f} %"


def _three(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f}"
