"""How a line of the check ends."""


class Failed(Exception):
    """Something does not hold; the message says what."""


class NotHere(Exception):
    """This machine cannot tell; the message says why."""


def expect(well: bool, otherwise: str) -> None:
    """Raise `Failed` with a sentence unless all is well."""
    if not well:
        raise Failed(otherwise)
