"""Looking back at a game, and ahead for a person: insight, advice, reasons, timelines."""
