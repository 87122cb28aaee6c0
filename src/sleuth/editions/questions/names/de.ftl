title = Nur Fragen
tagline = Die klassischen Karten ohne Spielplan: Frag in jedem Zug nach drei beliebigen.

note-deal = { "" }
