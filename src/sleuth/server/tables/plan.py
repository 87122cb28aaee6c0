"""How a table is set: the edition, its rules, and who may sit where."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from sleuth.bots import LEVELS
from sleuth.bots.characters import CHARACTERS
from sleuth.core.game import CardId, Game, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.server.tables.refusals import TableRefusal

BOTS = (*LEVELS, *CHARACTERS)
"""The bots that may be seated: ours, never a program."""
MOST_PEOPLE_ON_A_SEAT = 4
LIVE_SECONDS = 120.0
CORRESPONDENCE_SECONDS = 3 * 86_400.0


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host has chosen."""

    edition: str
    seats: int
    figures: tuple[CardId, ...] = ()
    """Who the seats play, clockwise; by default the first suspects of the edition."""
    options: dict[str, Any] = {}
    """The house rules: what differs from the edition."""
    bots: dict[int, str] = {}
    """The seats that bots play, and which; all others are for people."""
    team: int = 1
    """How many people may share a seat."""
    private: bool = False
    """Not in the list of open tables."""
    pace: Literal["live", "correspondence"] = "live"
    patience: float = 0.0
    """How long one waits for a player before a bot may keep the seat warm, in seconds; 0: as the pace has it."""
    delay: float = 0.0
    """How much later spectators see what happens, in seconds."""
    hints: bool = False
    """Whether players may ask what they can know; everybody sees that it is on."""
    tempo: float = 1.0
    """How long bots take to answer, against a person's usual pace."""

    @property
    def waits(self) -> float:
        """How long one waits for a player, in seconds."""
        return self.patience or (LIVE_SECONDS if self.pace == "live" else CORRESPONDENCE_SECONDS)


def agreed(plan: Plan, names: tuple[str, ...] | None = None) -> Game:
    """The game a plan describes, or a refusal with the reason."""
    if plan.edition not in EDITION_IDS:
        raise TableRefusal("unknown-edition", edition=plan.edition)
    if plan.figures and len(plan.figures) != plan.seats:
        raise TableRefusal("unfit-figures", seats=plan.seats)
    try:
        return new_game(load_edition(plan.edition), plan.figures or plan.seats, names=names, options=plan.options)
    except UnfitGame as unfit:
        raise TableRefusal(unfit.code, rule=unfit.rule, **unfit.details) from None


def beginning_with(plan: Plan, figure: CardId) -> Plan:
    """The same, but the first seat plays this figure, and the others those that follow it, going round."""
    suspects = agreed(plan).edition.suspects
    behind = suspects.index(figure) + 1 if figure in suspects else 0
    return replace(plan, figures=(figure, *suspects[behind:], *suspects[:behind])[: plan.seats])


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be played."""
    agreed(plan)
    for seat, bot in plan.bots.items():
        if bot not in BOTS:
            raise TableRefusal("unknown-bot", bot=bot)
        if not 0 <= seat < plan.seats:
            raise TableRefusal("unknown-seat", seat=seat)
    limits = (
        (1 <= plan.team <= MOST_PEOPLE_ON_A_SEAT, "team"),
        (0 <= plan.patience <= 30 * 86_400, "patience"),
        (0 <= plan.delay <= 3600, "delay"),
        (0 <= plan.tempo <= 10, "tempo"),
    )
    for fits, field in limits:
        if not fits:
            raise TableRefusal("unfit-plan", field=field)
