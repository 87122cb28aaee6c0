### Het spel in de terminal.

## Kopjes

board = Bord
hand = Hand
your-cards = { CAP(word-hand-card.yours) }
held-cards = Jouw bijzondere kaarten
open-cards = Open kaarten: { $cards }
seen-cards = Kaarten die je gezien hebt, en van wie
notes = Notities
log = Verloop
help = Hulp
rules = Regels
players = Spelers
legend = Legenda
dice = Dobbelstenen
middle-cities = Steden in het midden: { $cities }

## Geziene kaarten

case = { CAP(word-case-file.the) }
beside-board = weggelegd
in-centre = { word-centre.in }

## De tafel

out = uit het onderzoek
taken = meegenomen door de Witte Wandelaars
cards-left = { $count ->
    [0] geen kaarten
    [one] { $count } kaart
   *[other] { $count } kaarten
}
deck-left = { $count ->
    [0] { CAP(word-draw-pile.the) } is leeg.
    [one] Nog { $count } kaart { word-draw-pile.in }.
   *[other] Nog { $count } kaarten { word-draw-pile.in }.
}
walkers-track = { $count ->
    [0] Er ligt nog geen Witte Wandelaar open.
    [one] Er ligt { $count } Witte Wandelaar open.
   *[other] Er liggen { $count } Witte Wandelaars open.
}
city-before = Voor { $name } ligt { $city }.

## In gesprek

start-question-name = Hoe heet je?
your-turn = Je bent aan de beurt.
thinking = Even nadenken …
choose-number = Jouw keuze (nummer):
choose-card-of-kind = Kies een kaart ({ $kind }):
choose-place = Kies { word-place.acc } met een nummer, of een vak met zijn naam:
confirm = { $what } – Enter verstuurt het, b gaat terug:
yes = ja
no = nee
bad-number = Typ een van de getoonde nummers, of h voor hulp.
nothing-to-undo = Er is niets om terug te nemen.
accuse-warning = Pas op: met een verkeerde { word-accusation } kun je uit het onderzoek liggen.
quit-confirm = Het spel opslaan en stoppen?
saved-to = Het spel is opgeslagen: { $path }
resumed = Het opgeslagen spel gaat verder.
resume-question = Er wacht een spel “{ $title }” op je, in beurt { $turn }. Verder spelen?
game-over = Het spel is afgelopen.
help-text =
    Typ het nummer van een keuze en druk op Enter.
    b   terug: een keuze terugnemen die nog niet verstuurd is
    h   hulp: deze bladzijde
    n   notities: de kaarten die je gezien hebt, en van wie
    l   verloop: wat er tot nu toe gebeurd is
    t   tafel: nog eens het bord, de spelers en jouw kaarten
    r   regels: hoe deze editie gespeeld wordt
    q   stoppen: het spel opslaan en weggaan
