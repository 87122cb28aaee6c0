"""Names and other text that people type, names that look alike, and the names of bots."""
