### De schakelaars van een spel, elk in één regel.

option-dice = De dobbelstenen van één worp: gewone, of met een ? in plaats van de 1.
option-begins = Wie de eerste beurt heeft: een bepaalde pion, de hoogste worp of de deler.
option-turn-order = De richting waarin de beurt doorgaat.
option-answer-order = De richting waarin om een antwoord gevraagd wordt.
option-figures = Waar de pionnen in het begin staan: op hun startvak of in het midden.
option-weapons = Waar de wapens in het begin liggen: op de plaatsen of in het midden.
option-leftovers = Wat er gebeurt met kaarten die niet eerlijk te delen zijn: toch gedeeld, opengelegd of gesloten in het midden.
option-square-twice = Of je in één keer lopen twee keer op hetzelfde vak mag komen.
option-passing = Of je andere pionnen voorbij mag; zo niet, dan versperren ze vakken en deuren.
option-passages = Of de geheime gangen te gebruiken zijn.
option-suggestion = Of je bij het binnenkomen een vermoeden moet uiten of alleen mag uiten.
option-staying = Of je op een plaats mag blijven in plaats van te gooien.
option-stay-blocked = Wie door geen enkele deur naar buiten kan, mag blijven, ook als er een geheime gang vrij is.
option-summoned = Of je op een plaats waar je pion heen gehaald is, zonder te gooien een vermoeden mag uiten.
option-reentry = Of je een plaats die je verlaten hebt in dezelfde beurt weer mag betreden.
option-accuse = De momenten waarop beschuldigen kan.
option-accusations = Na hoeveel verkeerde beschuldigingen je uit het onderzoek ligt.
option-step-aside = Of de pion van wie uit het onderzoek ligt, de deur vrijmaakt waar hij voor staat.
option-intrigue = Of er met intrigekaarten gespeeld wordt.
option-abilities = Of de pionnen hun gaven hebben.
option-false-witness = Of je een eigen kaart kunt verzwijgen, en daarop betrapt wordt.
option-side-cards = Hoeveel kaarten er in een spel voor twee gesloten worden weggelegd.
option-dealer = De plaats die deelt, geteld vanaf 0; -1 is de laatste.
option-culprit = Of de deler de dader speelt, tegen alle anderen.
