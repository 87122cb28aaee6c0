"""The reference of `import sleuth`: one section per public name, filled from its docstrings by mkdocstrings."""

import sleuth

HEAD = """# Python

Everything `import sleuth` offers, generated from the docstrings. Names are loaded when they are first used.

"""


def public_names_page() -> str:
    """Return the page."""
    return HEAD + "\n".join(f"::: {home(name)}\n" for name in sleuth.__all__ if not name.startswith("_"))


def home(name: str) -> str:
    """Return where a public name is defined, or where it is offered if it does not know (an alias of a type)."""
    found = getattr(sleuth, name)
    qualified = getattr(found, "__qualname__", None)
    if qualified is not None:
        return f"{found.__module__}.{qualified}"
    return found.__name__ if hasattr(found, "__path__") else f"sleuth.core.actions.{name}"
