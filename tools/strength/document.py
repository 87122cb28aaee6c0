"""Writes the document from the lines that have been played."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

from sleuth.bots.mastermind import DEALS
from tools.strength import wording
from tools.strength.carrying import carried
from tools.strength.chart import bound_of
from tools.strength.keeping import Played
from tools.strength.plan import PARTS
from tools.strength.playing import Alone, Duel
from tools.strength.strangers_section import strangers, without
from tools.strength.tables import table

BEST, PLAIN, AIM = (12.35, 19.9), (10.65, 15.8), (10.3, 15.3)
"""Suggestions at 3 and at 6 seats: of the contest's best public bot, of a plain player, and our goal."""
PICTURE = "pictures/strength-cost.svg"


def document(
    played: Sequence[Played], planned: Mapping[str, int], speed: str | None, command: str, before: str = ""
) -> str:
    """Return all played parts, and how to reproduce them; the others come from the previous document."""
    parts = {part: [each for each in played if each.line.part == part] for part in PARTS}
    kept = {part: text for part in PARTS if not parts[part] and (text := carried(before, part))}
    wanted = sum(number for part, number in planned.items() if part not in kept)
    sections = [wording.INTRODUCTION]
    if len(played) < wanted:
        sections.append(wording.INCOMPLETE.format(played=len(played), planned=wanted))
    for part, section in SECTIONS.items():
        if parts[part]:
            sections += section(parts[part])
        elif part in kept:
            sections.append(kept[part])
    sections += [
        wording.SPEED,
        *([f"```\n{speed.strip()}\n```"] if speed else []),
        wording.LIMITS,
        _again(played, command),
    ]
    return "\n\n".join(sections) + "\n"


def by_table(played: Iterable[Played]) -> dict[str, list[Played]]:
    """Group lines by edition and number of seats."""
    return {name: list(group) for name, group in groupby(played, _table_name)}


def _table_name(played: Played) -> str:
    return f"{played.line.edition}, {played.line.seats} seats"


def _duel(played: Played) -> Duel:
    assert isinstance(played.outcome, Duel)
    return played.outcome


def _share(played: Played) -> str:
    """Return the share with its interval and its mark."""
    duel = _duel(played)
    if duel.share is None:
        return "no game won"
    mark = " ✓" if duel.better else " ✗" if duel.high < 0.5 else ""
    return f"{100 * duel.share:.1f} % ({100 * duel.low:.1f}–{100 * duel.high:.1f}){mark}"


def _pair(played: Played) -> str:
    return " – ".join(played.line.names)


def _ladder(played: Sequence[Played]) -> list[str]:
    heads = ("pair", "edition", "seats", "games", "looks", "nobody won", "share")
    rows = [
        (_pair(each), each.line.edition, *map(str, (each.line.seats, *_extent(_duel(each)))), _share(each))
        for each in played
    ]
    marked = sum(_duel(each).better for each in played)
    verdict = f"Marked as better: {marked} of {len(played)} lines."
    return [wording.LADDER, table(heads, rows, 2), verdict]


def _extent(duel: Duel) -> tuple[int, int, int]:
    return duel.games, duel.looks, duel.unwon


def _yardsticks(played: Sequence[Played]) -> list[str]:
    heads = ("table", "against", "games", "share of the mastermind", "suggestions: mastermind", "other")
    rows = [(*_against(each), *(_mean(side.suggestions) for side in _duel(each).sides)) for each in played]
    return [wording.YARDSTICKS, table(heads, rows, 2)]


def _ablations(played: Sequence[Played]) -> list[str]:
    heads = ("table", "against", "games", "share of the mastermind")
    return [wording.ABLATIONS, table(heads, map(_against, played), 2)]


def _against(played: Played) -> tuple[str, str, str, str]:
    return _table_name(played), f"`{played.line.names[1]}`", str(played.outcome.games), _share(played)


def _mean(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _alike(played: Sequence[Played]) -> list[str]:
    heads = ("seats", "bot", "games", "suggestions", "unsolved", "wrong accusations")
    rows = [(str(each.line.seats), f"`{each.line.names[0]}`", *_solo(_alone(each))) for each in played]
    return [wording.ALIKE, table(heads, rows, 2), wording.CONTEST.format(best=BEST, plain=PLAIN), *_aims(played)]


def _alone(played: Played) -> Alone:
    assert isinstance(played.outcome, Alone)
    return played.outcome


def _solo(alone: Alone) -> tuple[str, str, str, str]:
    length = f"{alone.suggestions:.2f} ({alone.low:.2f}–{alone.high:.2f})"
    return str(alone.games), length, str(alone.games - alone.solved), str(alone.wrong)


def _aims(played: Sequence[Played]) -> Iterable[str]:
    """Yield whether the mastermind has reached our goal."""
    for seats, aim in zip((3, 6), AIM, strict=True):
        for each in played:
            if each.line.seats == seats and each.line.names == ("mastermind",):
                yield f"Our aim at {seats} seats is {aim}: {_verdict(_alone(each), aim)}."


def _verdict(alone: Alone, aim: float) -> str:
    if alone.low > aim:
        return "not reached"
    return "reached" if alone.high <= aim else "within the interval"


def _cost(played: Sequence[Played]) -> list[str]:
    heads = ("table", "deals", "games", "share of the mastermind", "ms a decision")
    rows = [
        (
            _table_name(each),
            str(bound_of(each)),
            str(each.outcome.games),
            _share(each),
            f"{_duel(each).sides[0].mean:.1f}",
        )
        for each in played
    ]
    drawn = f"![The share of the mastermind by the deals it looks at]({PICTURE})"
    return [wording.COST.format(deals=DEALS), table(heads, rows, 1), drawn]


def _again(played: Sequence[Played], command: str) -> str:
    return wording.AGAIN.format(
        days=_all(played, lambda each: each.day),
        versions=_all(played, lambda each: each.versions),
        cores=_all(played, lambda each: each.cores),
        seeds=_all(played, lambda each: each.seed),
        codes=_all(played, lambda each: f"`{each.code}`"),
        games=f"{sum(each.outcome.games for each in played):,}",
        minutes=round(sum(each.seconds for each in played) / 60),
        command=command,
    )


def _all(played: Iterable[Played], fact: Callable[[Played], object]) -> str:
    return " and ".join(sorted({str(fact(each)) for each in played}))


SECTIONS: dict[str, Callable[[Sequence[Played]], list[str]]] = {
    "ladder": _ladder,
    "yardsticks": _yardsticks,
    "strangers": strangers,
    "without": without,
    "alike": _alike,
    "ablations": _ablations,
    "cost": _cost,
}
