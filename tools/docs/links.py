"""Links that work in the repository, rewritten so that they work on the site."""

import posixpath
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
REPOSITORY = "https://github.com/sleuth-game/sleuth/blob/main"
ROOT_PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "GLOSSARY.md": "glossary.md",
    "RULES.md": "rules.md",
    "SECURITY.md": "reporting.md",
}
"""Documents of the repository's root, and where they are on the site; docs/security.md already exists."""
_SOURCES = {uri: name for name, uri in ROOT_PAGES.items()}
_LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)\s]*)?\))")


def rewritten(markdown: str, uri: str) -> str:
    """Return the text of the page at `uri` with every relative link pointing to its place on the site."""
    source = _SOURCES.get(uri, f"docs/{uri}")
    return _LINK.sub(lambda found: found[1] + _target(found[2], source, uri) + found[3], markdown)


def _target(link: str, source: str, uri: str) -> str:
    if re.match(r"[a-z]+:", link):
        return link
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
    page = ROOT_PAGES.get(path) or _in_docs(path)
    if page is None:
        return f"{REPOSITORY}/{path}"
    return posixpath.relpath(page, posixpath.dirname(uri) or ".")


def _in_docs(path: str) -> str | None:
    """Return the page of a path in docs/; a notebook is its own page, a folder of notebooks its first page."""
    inside = path.removeprefix("docs/")
    if inside == path:
        return None
    if inside == "notebooks":
        return "notebooks/what-a-seat-knows.md"
    return f"{inside.removesuffix('.ipynb')}.md" if inside.endswith(".ipynb") else inside
