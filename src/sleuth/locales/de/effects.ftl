### Intrigenkarten, Fähigkeiten und Ermittlungskarten: Titel, Wirkung, und wie davon erzählt wird.

effect-white-walker = Weißer Wanderer
    .help = Liegt offen aus. Wer den letzten im Stapel zieht, scheidet ganz aus dem Spiel aus.
    .told = Die Weißen Wanderer kommen näher.
effect-add-six = Sechs dazu
    .help = Nach deinem Wurf: Geh sechs Schritte weiter.
    .told = { $who ->
        [you] Du darfst sechs Schritte weiter gehen.
       *[other] { $name } darf sechs Schritte weiter gehen.
    }
effect-any-place = Überallhin
    .help = Statt zu würfeln: Geh { word-place.any }.
    .told = { $who ->
        [you] Du gehst { word-place.any }, statt zu würfeln.
       *[other] { $name } geht { word-place.any }, statt zu würfeln.
    }
effect-decline = Kein Kommentar
    .help = Statt zu antworten: Zeig nichts und sag nichts.
    .told = { $who ->
        [you] Du antwortest nicht auf { word-suggestion.this }.
       *[other] { $name } antwortet nicht auf { word-suggestion.this }.
    }
effect-second-rumour = { CAP(word-suggestion.second) }
    .help = Nach den Antworten: { word-suggestion.more } { word-place.same }.
    .told = { $who ->
        [you] Du { word-suggest.you-more } { word-place.same }.
       *[other] { $name } { word-suggest.does-more } { word-place.same }.
    }
effect-another-turn = Noch ein Zug
    .help = In deinem Zug: Du bist nach diesem Zug noch einmal am Zug.
    .told = { $who ->
        [you] Du bist nach diesem Zug noch einmal am Zug.
       *[other] { $name } ist nach diesem Zug noch einmal am Zug.
    }
effect-see-shown = Blick über die Schulter
    .help = Wenn gerade jemand anderem eine Karte gezeigt wurde: Sieh sie dir auch an.
    .told = { $who ->
        [you] Du willst die gerade gezeigte Karte sehen.
       *[other] { $name } will die gerade gezeigte Karte sehen.
    }
effect-look-right = Blick nach rechts
    .help = In deinem Zug: Sieh dir eine zufällige Karte der Person rechts von dir an.
    .told = { $who ->
        [you] Du siehst dir eine Karte zur Rechten an.
       *[other] { $name } sieht sich eine Karte zur Rechten an.
    }
effect-look-any = Blick in die Runde
    .help = In deinem Zug: Sieh dir bei jemandem deiner Wahl eine zufällige Karte an.
    .told = { $who ->
        [you] Du siehst dir bei jemandem eine Karte an.
       *[other] { $name } sieht sich bei jemandem eine Karte an.
    }
effect-send-to-centre = Ab { word-centre.to }
    .help = Sofort: Stell eine gegnerische Figur { word-centre.to }.
    .told = { $who ->
        [you] Du schickst eine gegnerische Figur { word-centre.to }.
       *[other] { $name } schickt eine gegnerische Figur { word-centre.to }.
    }
effect-all-look-left = Alle nach links
    .help = Sofort: Alle, die noch ermitteln, sehen eine zufällige Karte der Person zu ihrer Linken.
    .told = Alle sehen sich eine Karte zur Linken an.
effect-move-again = Noch einmal gehen
    .help = Nach deiner Bewegung: Würfle und geh ein zweites Mal.
    .told = { $who ->
        [you] Du würfelst und gehst noch einmal.
       *[other] { $name } würfelt und geht noch einmal.
    }
effect-second-card = Zweite Karte
    .help = Wenn dir eine Karte gezeigt wurde: Du siehst von derselben Hand noch eine genannte Karte, falls es sie gibt.
    .told = { $who ->
        [you] Du willst eine zweite Karte sehen.
       *[other] { $name } will eine zweite Karte sehen.
    }

## Ermittlungskarten

investigation-suspicion-any-city = { CAP(word-suggestion) } mit beliebiger Stadt
    .help = Nimm dir eine beliebige { word-city-card }; { word-suggestion.your } nennt diese Stadt.
investigation-suspicion-own-city = { CAP(word-suggestion) } mit eigener Stadt
    .help = { CAP(word-suggestion.your) } nennt die Stadt vor dir; oder tausch sie gegen eine andere und beende deinen Zug.
investigation-peek = { word-peek }
    .help = Sieh dir bei jemandem deiner Wahl eine zufällige { word-hand-card } an.
investigation-peek-left = { word-peek-all }: links
    .help = Alle, die ermitteln, sehen eine zufällige { word-hand-card } der Person zu ihrer Linken.
investigation-peek-right = { word-peek-all }: rechts
    .help = Alle, die ermitteln, sehen eine zufällige { word-hand-card } der Person zu ihrer Rechten.
investigation-tip = { word-golden-tip }: { $feature }
    .help = Alle anderen zeigen dir der Reihe nach eine solche { word-hand-card } oder haben keine: { $feature }.
investigation-secret-one = { word-secret-tip }: { $feature }
    .help = Wer ihn bekommt, zeigt dir heimlich eine solche { word-hand-card } oder hat keine: { $feature }.
investigation-secret-all = { word-secret-tip }: { FORM($feature, "all") }
    .help = Wer ihn bekommt, zeigt dir heimlich { FORM($feature, "all") } aus der Hand.
