"""Characters: players with a level and a temperament of their own. `locales/*/bots.ftl` has their names and texts."""

from msgspec import Struct

from sleuth.bots.temper import Temper


class Character(Struct, frozen=True):
    """A bot with a name, a level and a temperament."""

    id: str
    level: str
    temper: Temper


CHARACTERS = {
    character.id: character
    for character in (
        Character("pip", "novice", Temper(nerve=0.3)),
        Character("dot", "novice", Temper(nerve=1.0)),
        Character("hazel", "amateur", Temper(nerve=0.3)),
        Character("gus", "amateur", Temper(nerve=1.0, bluff=0.4)),
        Character("brack", "inspector", Temper(nerve=0.3)),
        Character("orla", "inspector", Temper(nerve=1.0)),
        Character("silvan", "mastermind", Temper(nerve=0.4, bluff=0.25, discretion=0.0)),
        Character("octavia", "mastermind", Temper(nerve=0.9, discretion=0.4)),
    )
}
"""All characters by id, two for each level: first the bold one, then the careful one."""
