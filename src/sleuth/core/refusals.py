"""Refusals of the rules: a code, the clause of RULES.md that forbids it, and details."""


class Refusal(ValueError):
    """Something the rules do not allow; it changed nothing."""

    def __init__(self, code: str, rule: str, **details: str | int) -> None:
        self.code = code
        self.rule = rule
        self.details = details
        self.sentence: str | None = None
        """The refusal in words, where `sleuth.sentences` has added them."""
        named = ", ".join(f"{key}={value}" for key, value in details.items())
        super().__init__(f"{code} ({rule})" + (f": {named}" if named else ""))

    def __str__(self) -> str:
        return self.sentence or super().__str__()


class IllegalAction(Refusal):
    """An action that is not legal now (R2.7)."""


class UnfitGame(Refusal):
    """A number of seats, a figure or a combination of options that cannot be played."""
