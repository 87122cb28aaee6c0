"""Floors: patterns that are laid over the colour of a room."""

_PATTERNS = {
    "herringbone": (20, 8, "M0 0l10 6 10-6M0-8l10 6 10-6M0 0V8M10 0V8"),
    "tiles": (18, 18, "M0 0H18M0 9H18M0 0V18M9 0V18"),
    "planks": (48, 16, "M0 0H48M0 8H48M12 0V8M36 8V16"),
    "carpet": (10, 10, "M5 3v4M3 5h4M0-1v2M10-1v2M0 9v2M10 9v2"),
    "slabs": (36, 24, "M0 0H36M0 12H36M9 0V12M27 12V24M18 12v12"),
    "grass": (22, 18, "M3 6l1.5-3 1.5 3M14 14l1.5-3 1.5 3M13 4l1-2 1 2"),
    "sand": (20, 16, "M2 4q3-3 6 0M12 12q3-3 6 0M15 3h.5M6 11h.5"),
    "earth": (24, 20, "M3 5h4M15 3h2M9 14h3M19 12h3M5 17h1"),
}
"""The tile of each pattern: its width, height and lines."""

FLOORS = {
    "herringbone": "wood",
    "tiles": "stone",
    "planks": "wood",
    "carpet": "cloth",
    "slabs": "stone",
    "grass": "lawn",
    "sand": "stone",
    "earth": "cloth",
}
"""The colour under each pattern."""


def pattern(edition: str, name: str) -> str:
    """Return the pattern of a floor."""
    width, height, path = _PATTERNS[name]
    return (
        f'<pattern id="{edition}--{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<path class="p-joint" d="{path}"/></pattern>'
    )


def floor(edition: str, name: str, path: str) -> str:
    """Return a floor of this shape."""
    return f'<path class="p-on-{FLOORS[name]}" d="{path}"/><path fill="url(#{edition}--{name})" d="{path}"/>'
