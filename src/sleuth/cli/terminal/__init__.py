"""Playing in a terminal: the board as text, choices by number."""
