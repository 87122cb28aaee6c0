"""A page to look at all drawings, large and small, on light and dark."""

from collections.abc import Iterable
from html import escape

from sleuth.editions import load_edition
from tools.paint.sprite import ROOT, SPRITES, Sprite

SIZES = (160, 96, 44, 20)
GROUNDS = {"light": "#e6dfd0", "dark": "#101914", "floor": "#c9a877"}
STYLE = """body{margin:8px;font:12px sans-serif}section{padding:8px;display:flex;flex-wrap:wrap;gap:8px;align-items:end}
svg{overflow:visible}.pic{background:var(--paper);border-radius:4px;overflow:hidden}"""


def sheet(names: Iterable[str], kinds: str = "all") -> str:
    """Return a page with the drawings of some sprites."""
    css = "".join((ROOT / "src/sleuth/web/css" / f"{name}.css").read_text("utf-8") for name in ("tokens", "art"))
    grounds = GROUNDS if kinds == "all" else ("light", "floor")
    shown = "".join(_section(name, SPRITES[name], ground, kinds) for name in names for ground in grounds)
    sprites = "".join(text for name in names for text in SPRITES[name].files.values())
    return f"<!doctype html><meta charset=utf-8><title>Drawings</title><style>{css}{STYLE}</style>{sprites}{shown}"


def _section(name: str, sprite: Sprite, ground: str, kinds: str) -> str:
    colours = {card.id: card.colour for card in load_edition(name).cards}
    shown = "".join(
        _drawing(name, kind, card, colours.get(card), ground)
        for kind, card in sprite.drawings
        if kinds in ("all", kind, "people" if colours.get(card) else "things")
    )
    return f'<section data-edition="{name}" style="background:{GROUNDS[ground]}">{shown}</section>'


def _drawing(name: str, kind: str, card: str, colour: str | None, ground: str) -> str:
    tint = f' data-colour="{escape(colour)}"' if colour else ""
    box = "0 0 100 100" if kind == "art" else "-15 -19 30 34" if kind == "pawn" else "-12 -12 24 24"
    if (kind == "art") == (ground == "floor"):
        return ""
    sizes = SIZES if kind == "art" else (96, 44, 26, 20)
    sort = "pic print" if kind == "art" else kind
    return "".join(
        f'<svg class="inked {sort}" viewBox="{box}" width="{size}" height="{size}"{tint}>'
        f'<use href="#{kind}-{name}-{card}"/></svg>'
        for size in sizes
    )
