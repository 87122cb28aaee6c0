title = Questions only
tagline = The classic cards without a board: ask for any three, every turn.

note-deal = { "" }
