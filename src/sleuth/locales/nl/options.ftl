### De huisregels, elk in één regel: een kort kopje, of een zin waar je ja of nee op zegt.

option-dice = De dobbelstenen: gewone, of met een ? waar anders de 1 staat.
option-begins = De eerste beurt: een bepaalde pion, de hoogste worp of de deler.
option-turn-order = De richting waarin de beurt doorgaat.
option-answer-order = De richting waarin om een antwoord gevraagd wordt.
option-figures = De pionnen in het begin: op hun startvak of { word-centre.in }.
option-weapons = De wapens in het begin: { word-place.all-in } of { word-centre.in }.
option-leftovers = Kaarten die niet eerlijk te delen zijn: toch gedeeld, opengelegd of gesloten { word-centre.in }.
option-square-twice = Je mag in één keer lopen twee keer op hetzelfde vak komen.
option-passing = Je mag andere pionnen voorbij; anders versperren ze vakken en deuren.
option-passages = Je mag { word-passage.by } gaan.
option-suggestion = { CAP(word-suggestion) } bij het betreden { word-place.of-a }: verplicht of vrijwillig.
option-staying = Je mag blijven waar je bent, zonder te gooien.
option-stay-blocked = Wie door geen enkele deur naar buiten kan, mag blijven, ook als { word-passage.a } vrij is.
option-summoned = Wie { word-place.to } gehaald is, mag daar zonder te gooien { word-suggest.do }.
option-reentry = Je mag in dezelfde beurt terug naar waar je vandaan kwam.
option-accuse = Wanneer { word-accusation.a } mogelijk is.
option-accusations = Verkeerde { word-accusation.many } waarna je uit het onderzoek ligt.
option-step-aside = De pion van wie uit het onderzoek ligt, maakt de deur vrij waar hij voor staat.
option-intrigue = Er wordt met { word-intrigue-card.many } gespeeld.
option-abilities = Elke { word-character-card } heeft een eigen gave.
option-false-witness = { CAP(word-false-witness.many) }: wie per ongeluk een kaart verzwijgt, ligt uit het onderzoek.
option-side-cards = Kaarten die in een spel voor twee gesloten worden weggelegd.
option-dealer = De stoel die deelt, geteld vanaf 0; -1 is de laatste.
option-culprit = De deler speelt { word-culprit.the-acc }, tegen alle anderen.
