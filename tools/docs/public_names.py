"""The reference of `import sleuth`: one section per public name, filled from its docstrings by mkdocstrings."""

import ast
from pathlib import Path

import sleuth

HEAD = """# Python

Everything `import sleuth` offers, generated from the docstrings. Names are loaded when they are first used.
[The tour](../python.md) shows them at work.

"""


def public_names_page() -> str:
    """Return the page."""
    homes = imported()
    return HEAD + "\n".join(f"::: {homes.get(name, f'sleuth.{name}')}\n" for name in _public())


def imported() -> dict[str, str]:
    """Return where each public name comes from, as the package imports it for type checkers."""
    tree = ast.parse(Path(sleuth.__file__).read_text(encoding="utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {alias.name: f"{node.module}.{alias.name}" for node in found for alias in node.names}


def _public() -> list[str]:
    return [name for name in sleuth.__all__ if not name.startswith("_")]
