## The edition; all other names come from the card game

title = Eén tegen allen

tagline = Eén van jullie is op de vlucht; alle anderen zetten de achtervolging in.
