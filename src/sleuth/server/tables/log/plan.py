"""The plan of a table: the edition, its rules, and who may sit where."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from sleuth.arena.figures import Shuffled, drawn_figures
from sleuth.bots import LEVELS
from sleuth.bots.characters import CHARACTERS
from sleuth.core.game import TEAM_SIZES, CardId, Game, Seat, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.editions import Edition, EditionRegistry
from sleuth.server.tables.refusals import TableRefusal

BOTS = (*LEVELS, *CHARACTERS)
"""The bots that may be seated: only our own, never a program."""
LIVE_SECONDS = 120.0
CORRESPONDENCE_SECONDS = 3 * 86_400.0
LONGEST_DELAY = 3600.0
"""The longest delay for spectators, in seconds."""


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host has chosen."""

    edition: str
    seats: int
    figures: tuple[CardId, ...] = ()
    """The figures of the seats, clockwise; drawn when the table is opened if the plan names none."""
    options: dict[str, Any] = {}
    """The house rules: switches that differ from the edition's."""
    bots: dict[int, str] = {}
    """The bots by seat; all other seats are for people."""
    culprit: Seat | None = None
    """One against all: the seat that plays the culprit; drawn when the game starts if the plan names none."""
    team: int = 1
    """How many people may share a seat: 2 or 3 for two teams."""
    private: bool = False
    """Whether the table stays out of the lobby."""
    pace: Literal["live", "correspondence"] = "live"
    patience: float = 0.0
    """How long to wait for a player before a bot may keep the seat warm, in seconds; 0 takes the pace's default."""
    delay: float = 0.0
    """How much later spectators see what happens, in seconds."""
    hints: bool = False
    """Whether players may ask for hints; everybody sees that they are on."""
    tempo: float = 1.0
    """How long bots take to answer, relative to a person's usual pace."""
    lesson: str = ""
    """The lesson a table was opened for; only the server opens such tables, because their deal is known."""

    @property
    def waits(self) -> float:
        """How long to wait for a player, in seconds."""
        return self.patience or (LIVE_SECONDS if self.pace == "live" else CORRESPONDENCE_SECONDS)


def known_edition(editions: EditionRegistry, edition: str) -> Edition:
    """Return the edition with this id; refuse an unknown one."""
    found = editions.find(edition)
    if found is None:
        raise TableRefusal("unknown-edition", edition=edition)
    return found


def agreed(plan: Plan, edition: Edition, names: tuple[str, ...] | None = None) -> Game:
    """Return the game a plan describes; refuse one that cannot be played, with the reason."""
    if plan.figures and len(plan.figures) != plan.seats:
        raise TableRefusal("unfit-figures", seats=plan.seats)
    options = plan.options if plan.culprit is None else {**plan.options, "dealer": plan.culprit}
    try:
        return new_game(edition, plan.figures or plan.seats, names=names, options=options)
    except UnfitGame as unfit:
        raise _refused(unfit) from None


def _refused(unfit: UnfitGame) -> TableRefusal:
    return TableRefusal(unfit.code, rule=unfit.rule, **unfit.details)


def has_culprit(plan: Plan, edition: Edition) -> bool:
    """Whether one seat plays the culprit against all others (R10)."""
    return bool(plan.options.get("culprit", edition.options.culprit))


def culprit_of(plan: Plan, edition: Edition) -> Seat | None:
    """Return the seat chosen to play the culprit, if any: by `culprit`, or as the dealer."""
    if not has_culprit(plan, edition):
        return None
    dealer = plan.options.get("dealer")
    return dealer % plan.seats if plan.culprit is None and isinstance(dealer, int) else plan.culprit


def with_culprit(plan: Plan, edition: Edition, seat: Seat | None) -> Plan:
    """Return the plan with another choice of culprit; `None` leaves it to a draw."""
    if not has_culprit(plan, edition):
        return plan
    options = {name: value for name, value in plan.options.items() if name != "dealer"}
    return replace(plan, culprit=seat, options=options)


def by_lot(plan: Plan, edition: Edition) -> bool:
    """Whether the culprit is drawn when the game starts."""
    return has_culprit(plan, edition) and culprit_of(plan, edition) is None


def draw(plan: Plan, edition: Edition, shuffled: Shuffled, chosen: Mapping[Seat, CardId] | None = None) -> Plan:
    """Draw figures for the seats without one in `chosen`; editions without a board have none."""
    if edition.board is None:
        return plan
    try:
        return replace(plan, figures=drawn_figures(edition, plan.seats, shuffled, chosen))
    except UnfitGame as unfit:
        raise _refused(unfit) from None


def check(plan: Plan, edition: Edition) -> None:
    """Refuse a plan that cannot be played."""
    check_team(plan, edition)
    check_culprit(plan, edition)
    agreed(plan, edition)
    if plan.figures:
        check_figures(edition)
    for seat, bot in plan.bots.items():
        if bot not in BOTS:
            raise TableRefusal("unknown-bot", bot=bot)
        if not 0 <= seat < plan.seats:
            raise TableRefusal("unknown-seat", seat=seat)
    limits = (
        (0 <= plan.patience <= 30 * 86_400, "patience"),
        (0 <= plan.delay <= LONGEST_DELAY, "delay"),
        (0 <= plan.tempo <= 10, "tempo"),
        (not plan.lesson, "lesson"),
    )
    for fits, field in limits:
        if not fits:
            raise TableRefusal("unfit-plan", field=field)


def check_team(plan: Plan, edition: Edition) -> None:
    """Refuse teams other than two of two or three people each, and any in one against all (R12.1)."""
    if plan.team == 1:
        return
    unfit = (
        (plan.team not in TEAM_SIZES, "size"),
        (has_culprit(plan, edition), "no-culprit"),
        (plan.seats != 2, "two-seats"),
    )
    for wrong, needs in unfit:
        if wrong:
            raise TableRefusal("unfit-team", rule="R12.1", needs=needs, team=plan.team, seats=plan.seats)


def check_culprit(plan: Plan, edition: Edition) -> None:
    """Refuse a culprit in an edition without one, and one at a seat that does not exist (R10.1)."""
    if plan.culprit is None:
        return
    if not has_culprit(plan, edition):
        raise TableRefusal("no-culprit", edition=plan.edition)
    if not 0 <= plan.culprit < plan.seats:
        raise TableRefusal("unfit-culprit", rule="R10.1", seat=plan.culprit, seats=plan.seats)


def check_figures(edition: Edition) -> None:
    """Refuse figures in an edition without a board: nobody is a suspect there."""
    if edition.board is None:
        raise TableRefusal("no-figures", edition=edition.id)
