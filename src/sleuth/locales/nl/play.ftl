### Het spel in de terminal.

## Kopjes

board = Bord
hand = Hand
your-cards = { CAP(word-hand-card.yours) }
held-cards = Jouw bijzondere kaarten
open-cards = Open kaarten: { $cards }
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
city-before = Voor { $name } ligt { $city }.

## In gesprek

start-question-name = Hoe heet je?
your-turn = Je bent aan de beurt.
thinking = Even nadenken …
choose-number = Jouw keuze (nummer):
choose-card-of-kind = Kies een kaart ({ $kind }):
choose-place = { $shown ->
    [places] Kies { word-place.acc } met een nummer:
    [squares] Kies een vak met een nummer of met zijn naam:
   *[both] Kies { word-place.acc } met een nummer, of een vak met zijn naam:
}
bad-place = { $shown ->
    [places] { bad-number }
   *[both] Typ een van de getoonde nummers of vakken, of h voor hulp.
}
confirm = { $what } – Enter verstuurt het, b gaat terug:
bad-confirm = Druk op Enter om het te versturen, of typ b om terug te gaan.
yes = ja
no = nee
bad-yes-no = Typ “{ $yes }” of “{ $no }”; Enter betekent “{ $yes }”.
bad-number = Typ een van de getoonde nummers, of h voor hulp.
nothing-to-undo = Er is niets om terug te nemen.
accuse-warning = Pas op: met een verkeerde { word-accusation } kun je uit het onderzoek liggen.
quit-confirm = Het spel opslaan en stoppen?
saved-to = Het spel is opgeslagen: { $path }
resumed = Het opgeslagen spel gaat verder.
resume-question = Er wacht een spel “{ $title }” op je, in beurt { $turn }. Verder spelen?
game-over = Het spel is afgelopen.

## Wat in de terminal open ligt

labelled = { $label }: { $value }
passages-marked = { $marks }: { word-passage.many }; gelijke letters horen bij elkaar
ability-turned = { $title } (omgedraaid)
kept-left = { $count ->
    [one] { $count } { word-intrigue-card }
   *[other] { $count } { word-intrigue-card.many }
}
plays-culprit = { word-culprit }
walkers-so-far = Witte Wandelaars tot nu toe: { $count } van { $all }
face-down = { $pile ->
    [side] { $count ->
        [one] Er is één kaart gedekt weggelegd.
       *[other] Er zijn { $count } kaarten gedekt weggelegd.
    }
   *[centre] { $count ->
        [one] Er ligt één kaart gedekt { word-centre.in }.
       *[other] Er liggen { $count } kaarten gedekt { word-centre.in }.
    }
}
character-cards = { CAP(word-character-card.many) }:
no-special-cards = Je hebt geen bijzondere kaarten.

## Het notitieblok in de terminal

sheet-seen = { CAP(word-sheet.your) }: wat je gezien hebt
sheet-follows = { CAP(word-sheet.your) }: alles wat daaruit volgt
sheet-follows-word = volgt
sheet-signs = ✓ heeft ze, · heeft ze niet, ? liet er een van meerdere zien
sheet-marking = Eigen teken: m { $card } { $player } ?
sheet-not-dealt = { CAP(word-sheet.your) } is klaar zodra de kaarten gedeeld zijn.
mark-how = Geef een kaart, een speler en een teken: m { $card } { $player } ? – zonder teken wordt het vakje leeg.
mark-wiped = gewist

## Antwoorden, regels en hulp in de terminal

denial-warning = Pas op: je hebt een kaart waarnaar gevraagd is. Wie dat ontkent, valt door de mand zodra iedereen geantwoord heeft, ligt uit het onderzoek en geeft vanaf dan alleen nog antwoord.
denial-confirm = Typ “{ $yes }” om het toch te ontkennen; Enter gaat terug:
rules-ours = * Het spelregelboekje laat dit open; het is onze keuze.
rules-changed = ! Een huisregel: de editie zelf speelt het anders.
terminal-help =
    Typ het nummer van een keuze of de naam van een vak en druk op Enter.
    b   terug: een keuze terugnemen die nog niet verstuurd is
    n   { word-sheet.your }: wat je gezien hebt; n volgt: alles wat daaruit volgt
    m   eigen teken: m { $card } { $player } ? (zonder teken wordt het gewist)
    u   ongedaan maken: je laatste teken terugnemen
    c   kaarten: wat de bijzondere kaarten in het spel doen
    l   verloop: wat er tot nu toe gebeurd is
    t   tafel: nog eens het bord, de spelers en jouw kaarten
    r   regels: hoe dit spel gespeeld wordt
    h   hulp: deze bladzijde
    q   stoppen: het spel opslaan en weggaan
    In lijsten met kaarten is * er een van jou en x een die je elders gezien hebt.
