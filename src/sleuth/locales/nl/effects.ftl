### Intrigekaarten, gaven en speurkaarten: titel, wat ze doen, en hoe erover verteld wordt.

effect-white-walker = Witte Wandelaar
    .help = Ligt open. Wie de laatste uit de stapel trekt, ligt helemaal uit het spel.
    .told = De Witte Wandelaars komen dichterbij.
effect-add-six = Zes erbij
    .help = Na je worp: ga zes stappen verder.
    .told = { $who ->
        [you] Je mag zes stappen verder.
       *[other] { $name } mag zes stappen verder.
    }
effect-any-place = Overal heen
    .help = In plaats van te gooien: ga { word-place.any }.
    .told = { $who ->
        [you] Je gaat { word-place.any } in plaats van te gooien.
       *[other] { $name } gaat { word-place.any } in plaats van te gooien.
    }
effect-decline = Geen commentaar
    .help = In plaats van te antwoorden: laat niets zien en zeg niets.
    .told = { $who ->
        [you] Je geeft geen antwoord op { word-suggestion.this }.
       *[other] { $name } geeft geen antwoord op { word-suggestion.this }.
    }
effect-second-rumour = { CAP(word-suggestion.second) }
    .help = Na de antwoorden: { word-suggestion.more } { word-place.same }.
    .told = { $who ->
        [you] Je { word-suggest.you-more } { word-place.same }.
       *[other] { $name } { word-suggest.does-more } { word-place.same }.
    }
effect-another-turn = Nog een beurt
    .help = In je beurt: je bent na deze beurt nog een keer aan de beurt.
    .told = { $who ->
        [you] Je bent na deze beurt nog een keer aan de beurt.
       *[other] { $name } is na deze beurt nog een keer aan de beurt.
    }
effect-see-shown = Over de schouder
    .help = Als iemand anders net een kaart te zien kreeg: bekijk die ook.
    .told = { $who ->
        [you] Je wilt de kaart zien die net getoond is.
       *[other] { $name } wil de kaart zien die net getoond is.
    }
effect-look-right = Kijkje rechts
    .help = In je beurt: bekijk een willekeurige kaart van de speler rechts van je.
    .told = { $who ->
        [you] Je bekijkt een kaart van de speler rechts van je.
       *[other] { $name } bekijkt een kaart van de speler rechts.
    }
effect-look-any = Kijkje naar keuze
    .help = In je beurt: bekijk een willekeurige kaart van een speler naar keuze.
    .told = { $who ->
        [you] Je bekijkt een kaart van een speler naar keuze.
       *[other] { $name } bekijkt een kaart van een speler naar keuze.
    }
effect-send-to-centre = Terug { word-centre.to }
    .help = Meteen: stuur de pion van een tegenstander { word-centre.to }.
    .told = { $who ->
        [you] Je stuurt de pion van een tegenstander { word-centre.to }.
       *[other] { $name } stuurt de pion van een tegenstander { word-centre.to }.
    }
effect-all-look-left = Iedereen kijkt links
    .help = Meteen: iedereen die nog meedoet, ziet een willekeurige kaart van de speler links.
    .told = Iedereen bekijkt een kaart van de speler links.
effect-move-again = Nog een keer lopen
    .help = Nadat je gelopen hebt: gooi en loop een tweede keer.
    .told = { $who ->
        [you] Je gooit en loopt nog een keer.
       *[other] { $name } gooit en loopt nog een keer.
    }
effect-second-card = Tweede kaart
    .help = Als je een kaart te zien kreeg: dezelfde speler toont nog een kaart die je noemde, als die er is.
    .told = { $who ->
        [you] Je vraagt om een tweede kaart.
       *[other] { $name } vraagt om een tweede kaart.
    }

## Speurkaarten

investigation-suspicion-any-city = { CAP(word-suggestion) } met een stad naar keuze
    .help = Pak een { word-city-card } naar keuze; { word-suggestion.your } noemt die stad.
investigation-suspicion-own-city = { CAP(word-suggestion) } met je eigen stad
    .help = { CAP(word-suggestion.your) } noemt de stad die voor je ligt; of ruil haar voor een andere en beëindig je beurt.
investigation-peek = { word-peek }
    .help = Bekijk een willekeurige { word-hand-card } van een speler naar keuze.
investigation-peek-left = { word-peek-all }: links
    .help = Elke detective ziet een willekeurige { word-hand-card } van de speler links.
investigation-peek-right = { word-peek-all }: rechts
    .help = Elke detective ziet een willekeurige { word-hand-card } van de speler rechts.
investigation-tip = { word-golden-tip }: { $feature }
    .help = Alle andere spelers laten je om de beurt zo’n { word-hand-card } zien, of hebben er geen: { $feature }.
investigation-secret-one = { word-secret-tip }: { $feature }
    .help = Wie hem krijgt, laat je in het geheim zo’n { word-hand-card } zien, of heeft er geen: { $feature }.
investigation-secret-all = { word-secret-tip }: { FORM($feature, "all") }
    .help = Wie hem krijgt, laat je in het geheim uit de eigen hand { FORM($feature, "all") } zien.
