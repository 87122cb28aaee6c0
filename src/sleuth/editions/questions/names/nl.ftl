title = Alleen vragen
tagline = De klassieke kaarten zonder bord: vraag elke beurt naar drie kaarten naar keuze.

note-deal = { "" }
