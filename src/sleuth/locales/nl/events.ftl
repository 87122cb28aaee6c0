### Wat er gebeurd is, in zinnen in de derde persoon.

## Opzet en beurten

event-case-chosen = { $name } speelt de dader en heeft de zaak gekozen.
event-case-chosen-own = De zaak: { claim }.
event-dealt = De kaarten zijn gedeeld: { $list }.
event-dealt-open = Open voor iedereen: { $list }.
event-dealt-centre = { $count ->
    [one] Er ligt één kaart gesloten in het midden.
   *[other] Er liggen { $count } kaarten gesloten in het midden.
}
event-dealt-side = { $count ->
    [one] Er is één kaart gesloten weggelegd.
   *[other] Er zijn { $count } kaarten gesloten weggelegd.
}
event-dealt-hand = Jouw kaarten: { $list }.
event-weapons-placed = De wapens zijn verdeeld: { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = Er wordt gegooid om de eerste beurt: { $list }.
event-cities-turned = De stadskaarten worden omgedraaid: { $list }.
event-cities-turned-middle = In het midden: { $list }.
event-turn-started = { $name } is aan de beurt.
event-turn-ended = { $name } beëindigt de beurt.
event-stayed = { $blocked ->
    [yes] { $name } kan geen kant op en blijft staan.
   *[no] { $name } blijft staan.
}
event-game-ended = { $ending ->
    [solved] { $name } heeft de zaak opgelost en wint.
    [escaped] De dader is ontsnapt: { $name } wint.
   *[unsolved] Niemand heeft de zaak opgelost.
}
event-game-ended-case = De zaak was: { claim }.

## Verplaatsen

event-dice-rolled = { $count ->
    [1] { $name } gooit { $dice }.
   *[other] { $name } gooit { $dice }: { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }.
}
event-moved = { $by ->
    [passage] { $name } gaat door de geheime gang { FORM($spot, "to") }.
    [effect] { $name } gaat rechtstreeks { FORM($spot, "to") }.
   *[steps] { $name } gaat { FORM($spot, "to") }.
}
event-stepped-aside = { CAP(FORM($figure, "the")) } ({ $name }) maakt de deur vrij en gaat { FORM($spot, "to") }.

## Vragen en antwoorden

event-suggestion-made = { $name } vermoedt: { claim }.
event-passed = { $name } zegt: geen van deze.
event-card-shown = { $known ->
    [yes] { $name } laat { $to } de kaart “{ $card }” zien.
   *[no] { $name } laat { $to } een kaart zien.
}
event-false-witness-found = { $owes ->
    [yes] { $name } heeft een kaart verzwegen en ligt uit het onderzoek, maar is nog een eerlijk antwoord schuldig.
   *[no] { $name } heeft een kaart verzwegen en ligt uit het onderzoek.
}
event-accusation-made = { $name } beschuldigt: { claim }.
event-accusation-made-result = { $right ->
    [yes] De beschuldiging klopt!
   *[no] De beschuldiging klopt niet.
}
event-accusation-made-case = De zaak is: { claim }.
event-shown-card-seen = { $known ->
    [yes] { $name } ziet ook de kaart die { $owner } liet zien: { FORM($card, "the") }.
   *[no] { $name } ziet ook de kaart die { $owner } liet zien.
}
event-pile-looked = { $pile ->
    [side] { $name } bekijkt weggelegde kaart { $number }{ $known ->
        [yes] : { FORM($card, "the") }
       *[no] {""}
    }.
   *[centre] { $name } bekijkt kaart { $number } in het midden{ $known ->
        [yes] : { FORM($card, "the") }
       *[no] {""}
    }.
}
event-cards-peeked = { $known ->
    [yes] { $name } ziet een kaart van { $owner }: { FORM($card, "the") }.
   *[no] { $name } ziet een kaart van { $owner }.
}
event-cards-peeked-none = Er valt geen kaart meer te bekijken.

## Intriges

event-effect-used = { $source ->
    [ability] { $name } gebruikt de gave “{ $title }”.
   *[card] { $name } speelt de intrigekaart “{ $title }”.
}
event-waived = { $name } ziet ervan af.
event-intrigue-drawn = { $known ->
    [yes] { $name } trekt de intrigekaart “{ $title }”.
   *[no] { $name } trekt een intrigekaart en houdt die.
}
event-figure-sent = { $name } stuurt { FORM($figure, "the") } { FORM($spot, "to") }.
event-seat-taken = De Witte Wandelaars nemen { $name } mee, het spel uit.
event-seat-taken-hand = De kaarten worden opengelegd: { $list }.

## Onderzoek

event-city-taken = { $name } neemt de stadskaart { $city }.
event-card-turned = Als beloning voor de dader gaat “{ $title }” van de trekstapel naar de aflegstapel.
event-pile-reshuffled = { $count ->
    [one] De aflegstapel (één kaart) wordt geschud en is nu de trekstapel.
   *[other] De aflegstapel ({ $count } kaarten) wordt geschud en is nu de trekstapel.
}
event-investigation-dealt = Elke speurder krijgt een onderzoekskaart.
event-investigation-dealt-own = De jouwe: “{ $title }”.
event-investigation-drawn = { $known ->
    [yes] { $name } trekt “{ $title }”.
   *[no] { $name } trekt een onderzoekskaart.
}
event-investigation-played = { $target ->
    [secret] { $name } geeft { $to } een geheime tip.
    [player] { $name } speelt “{ $title }” tegen { $to }.
   *[nobody] { $name } speelt “{ $title }”.
}
event-tip-answered = { $known ->
    [yes] { $name } geeft { $to } de geheime tip terug en laat zien: { $list }.
    [none] { $name } geeft { $to } de geheime tip terug en heeft niets te laten zien.
   *[no] { $name } geeft { $to } de geheime tip terug.
}
