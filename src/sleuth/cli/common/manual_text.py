"""The manual of an edition as text for a terminal, paged if it is long."""

import shutil
import sys
import textwrap
from collections.abc import Iterator

import click

from sleuth.editions import Options
from sleuth.sentences import Speaker
from sleuth.sentences.manual import CardList, Paragraph, Picture, Section, crop_text, manual

MOST = 96
"""Longer lines are hard to read."""
OURS, CHANGED = " *", "! "
"""The marks of our own choices and of house rules; the last lines say what they mean."""


def show_manual(voice: Speaker, options: Options | None = None, seats: int | None = None) -> None:
    """Print the manual; page by page on a terminal."""
    width = min(shutil.get_terminal_size().columns, MOST)
    text = "\n".join(manual_lines(voice, options, seats, width))
    if sys.stdout.isatty():
        click.echo_via_pager(text + "\n")
    else:
        click.echo(text)


def manual_lines(voice: Speaker, options: Options | None, seats: int | None, width: int) -> Iterator[str]:
    """Yield the manual in lines of this width."""
    sections = manual(voice, options, seats)
    yield click.style(voice.edition_title(), bold=True)
    for section in sections:
        yield ""
        yield click.style(section.title, bold=True)
        yield from _section(voice, section, width)
    yield from _signs(voice, sections, width)


def _section(voice: Speaker, section: Section, width: int) -> Iterator[str]:
    for paragraph in section.paragraphs:
        yield from _wrapped(_signed(paragraph), width)
    for listing in section.lists:
        yield from _listed(voice, listing, width)
    for picture in section.pictures:
        yield from _drawn(voice, picture, width)


def _signed(paragraph: Paragraph) -> str:
    return (CHANGED if paragraph.changed else "") + paragraph.text + (OURS if paragraph.ours else "")


def _listed(voice: Speaker, listing: CardList, width: int) -> Iterator[str]:
    """Yield cards in one paragraph if there is nothing to say about them, otherwise one line for each."""
    if not any(entry.text for entry in listing.entries):
        names = ", ".join(entry.name for entry in listing.entries)
        yield from _wrapped(voice.text("labelled", label=_capital(listing.title), value=names), width)
        return
    yield ""
    yield f"  {_capital(listing.title)}"
    for entry in listing.entries:
        number = f"{entry.count} × " if entry.count > 1 else ""
        text = voice.text("labelled", label=f"{number}{entry.name}", value=entry.text)
        yield from _wrapped(text, width, "    ")


def _drawn(voice: Speaker, picture: Picture, width: int) -> Iterator[str]:
    yield ""
    yield from (f"      {line}".rstrip() for line in crop_text(voice.edition, picture))
    yield from (click.style(line, italic=True) for line in _wrapped(picture.caption, width, "      "))


def _signs(voice: Speaker, sections: tuple[Section, ...], width: int) -> Iterator[str]:
    """Yield what the marks mean that were used."""
    paragraphs = [paragraph for section in sections for paragraph in section.paragraphs]
    signs = {
        "rules-ours": any(paragraph.ours for paragraph in paragraphs),
        "rules-changed": any(paragraph.changed for paragraph in paragraphs),
    }
    if any(signs.values()):
        yield ""
    for key, used in signs.items():
        if used:
            yield from _wrapped(voice.text(key), width)


def _wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
