"""Write docs/events.md: every event a bot sees and every action it may choose, from the docstrings of their classes."""

import ast
import inspect
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import ModuleType
from typing import get_args

import click
from msgspec import Struct

from sleuth.core import actions, game, seen
from tools.docs.links import ROOT

FILE = ROOT / "docs" / "events.md"
HEAD = """# Events and actions

What a bot sees and what it may choose. `python -m tools.docs.events` writes this page from the docstrings of
[core/seen.py](../src/sleuth/core/seen.py) and [core/actions.py](../src/sleuth/core/actions.py). In Python these are
classes; in the [bot protocol](bot-protocol.md) they are objects with the same fields and the `type` given here.
R... are clauses of [RULES.md](../RULES.md).
"""
PUBLIC = "## Public events\n\nEvery seat sees them alike."
PRIVATE = "## Events with a secret part\n\nThe secret part is `None` (`null` in JSON) for seats that may not know it."
ACTIONS = "## Actions\n\nWhat `choose` may return, if it is among the choices."
ALIASES = "## Types of fields"
FIELD_TYPES = {"Seat", "CardId", "Spot", "Case", "Source", "Pile", "Ending"}
"""The names that occur in the fields; each has a docstring where it is defined."""


def events_page() -> str:
    """Return the page."""
    public = get_args(seen.PublicEvent)
    secret = [each for each in get_args(seen.SeenEvent) if each not in public]
    aliases = [row for module in (game, actions, seen) for row in _aliases(module)]
    sections = [
        _section(PUBLIC, "class | type | fields | what happened", map(_row, public)),
        _section(PRIVATE, "class | type | fields | what happened", map(_row, secret)),
        _section(ACTIONS, "class | type | fields | what it does", map(_row, get_args(actions.Action))),
        _section(ALIASES, "name | type | meaning", aliases),
    ]
    return HEAD + "".join(sections)


def _section(head: str, columns: str, rows: Iterable[str]) -> str:
    line = "---|" * len(columns.split("|"))
    return f"\n{head}\n\n| {columns} |\n|{line}\n" + "".join(f"| {row} |\n" for row in rows)


def _row(kind: type[Struct]) -> str:
    (tree,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(tree, ast.ClassDef)
    named = [each for each in tree.body if isinstance(each, ast.AnnAssign)]
    fields = ", ".join(f"`{ast.unparse(each.target)}: {_type(each.annotation)}`" for each in named)
    about = [inspect.getdoc(kind), *(f"`{ast.unparse(field.target)}`: {text}" for field, text in _explained(tree))]
    return f"`{kind.__name__}` | `{kind.__struct_config__.tag}` | {fields} | {' '.join(map(str, about))}"


def _explained(tree: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """Yield the fields that have a docstring of their own, with it."""
    for field, after in pairwise(tree.body):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
            yield field, ast.literal_eval(after.value)


def _aliases(module: ModuleType) -> Iterator[str]:
    """Yield a row for every type of a field that a module names and explains."""
    for alias, after in pairwise(ast.parse(inspect.getsource(module)).body):
        if isinstance(alias, ast.Assign) and isinstance(after, ast.Expr):
            name = ast.unparse(alias.targets[0])
            if name in FIELD_TYPES:
                yield f"`{name}` | `{_type(alias.value)}` | {ast.literal_eval(after.value)}"


def _type(annotation: ast.expr) -> str:
    """Return a type as text; a `|` would end the cell of a table."""
    return ast.unparse(annotation).replace(" | ", " or ").replace("'", '"')


@click.command(help=__doc__)
def main() -> None:
    """Write the file."""
    FILE.write_text(events_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
