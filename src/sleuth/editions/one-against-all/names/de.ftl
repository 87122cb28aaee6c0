## The edition; all other names come from the card game

title = Einer gegen alle

tagline = Einer von euch ist auf der Flucht; alle anderen sind ihm auf den Fersen.
