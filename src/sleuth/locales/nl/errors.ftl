### Waarom iets geweigerd wordt. Erachter komt de regel uit RULES.md.

error-game-over = Het spel is afgelopen.
error-not-asked = Jij bent nu niet aan zet.
error-unknown-card = In deze editie is er geen kaart “{ $card }”.
error-must-suggest = Je bent { word-place.to } gekomen: nu moet je { word-suggest.do }.
error-one-of-each-kind = Noem van elke soort precies één kaart, in de gewone volgorde.
error-accuse-not-now = Op dit moment kun je niet { word-accuse }.
error-must-leave = Je mag hier niet blijven: vertrek door een deur of { word-passage.by }.
error-must-act = Je kunt je beurt nog niet beëindigen.
error-needs-player = Kies een speler voor “{ $card }”.
error-card-not-held = Je hebt “{ $card }” niet.
error-cannot-look = Deze kaart kun je nu niet bekijken.
error-not-a-choice = Dat is geen van je keuzes.
error-not-now = Dat kan op dit moment niet.
error-other-city = Alleen { word-suggestion.a } met de stad die voor je ligt is mogelijk.
error-not-in-place = Hier is { word-suggestion.none } mogelijk: je pion staat niet { word-place.in }.
error-other-place = Je kunt alleen { word-place.where } je pion staat noemen: { FORM($place, "the") }.
error-already-suggested = Je hebt hier al { word-suggest.done }; verlaat eerst { word-place.the-acc }.
error-out-of-reach = { $steps ->
    [one] Met { $steps } stap kom je daar niet.
   *[other] Met { $steps } stappen kom je daar niet.
}
error-no-passage = Er is geen { word-passage } van hier daarheen.
error-no-way-out = Je pion is ingesloten en kan geen kant op.
error-roll-first = Gooi eerst, en loop dan.
error-effect-not-held = Je hebt “{ $effect }” niet, of niet meer.
error-effect-not-now = “{ $effect }” kun je op dit moment niet gebruiken.
error-card-not-asked = Naar “{ $card }” is niet gevraagd.
error-must-show = Je hebt een kaart waarnaar gevraagd is, dus je laat er een zien.
error-must-answer = Antwoord eerst: laat een kaart zien of zeg dat je er geen hebt.
error-unfit-figure = “{ $figure }” kan niet als pion: kies verdachten uit deze editie, elk hoogstens één keer.
error-unfit-names = { $seats ->
    [one] De namen passen niet: er is { $seats } naam nodig, en die mag niet leeg zijn.
   *[other] De namen passen niet: er zijn { $seats } verschillende namen nodig, geen ervan leeg.
}
error-unknown-option = Er is geen schakelaar “{ $option }”.
error-option-not-for-edition = De schakelaar “{ $option }” betekent niets in de editie “{ $edition }”.
error-bad-option = Een schakelaar heeft een waarde die niet kan: { $problem }
error-unfit-seats = { $seats ->
    [2] “{ $edition }” is voor { $least } tot { $most } spelers, niet voor { $seats }. Met z’n tweeën kan het met weggelegde kaarten (side_cards = 4), maar niet als iemand { word-culprit.the-acc } speelt.
   *[other] “{ $edition }” is voor { $least } tot { $most } spelers, niet voor { $seats }.
}
error-unfit-option = De schakelaar “{ $option }” kan zo niet. Nodig is: { $needs }.

## Wat een instelling nodig heeft

needs-open-centre = een bord waarvan het midden deuren heeft
needs-start-squares = een bord met een startvak voor elke pion
needs-places = minstens zoveel { word-place.many } als wapens
needs-dice = een bord en één tot drie dobbelstenen, waarvan minstens één gewone
needs-first-figure = een editie die zegt welke pion begint
needs-moment = een moment waarop { word-accusation.a } in deze editie kan
needs-accusations = een getal van 1 tot 3
needs-deck = een editie met { word-intrigue-card.many }
needs-no-intrigue = een spel zonder { word-intrigue-card.many }
needs-abilities = een editie waarin de pionnen gaven hebben
needs-side-cards = een getal van 0 tot 6
needs-two-seats = weggelegde kaarten in een spel voor twee, en alleen dan
needs-no-culprit = een spel waarin niemand { word-culprit.the-acc } speelt
needs-seat = het nummer van een stoel, geteld vanaf 0, of -1 voor de laatste
needs-board = een editie met een bord
