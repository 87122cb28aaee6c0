title = Rien que des questions
tagline = Les cartes classiques sans plateau : trois cartes au choix à chaque tour.

note-deal = { "" }
