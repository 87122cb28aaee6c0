### Warum etwas abgelehnt wird. Dahinter kommt die Regel aus RULES.md.

error-game-over = Das Spiel ist aus.
error-not-asked = Du bist jetzt nicht gefragt.
error-unknown-card = In dieser Ausgabe gibt es keine Karte „{ $card }“.
error-must-suggest = Du bist { word-place.to } gekommen: Jetzt musst du { word-suggest.do }.
error-one-of-each-kind = Nenne von jeder Art genau eine Karte, in der üblichen Reihenfolge.
error-accuse-not-now = In diesem Moment ist keine { word-accusation } möglich.
error-must-leave = Du darfst hier nicht bleiben: Geh durch eine Tür oder { word-passage.by }.
error-must-act = Du kannst deinen Zug noch nicht beenden.
error-needs-player = Wähle, auf wen du „{ $card }“ spielst.
error-card-not-held = Du hast „{ $card }“ nicht.
error-cannot-look = Diese Karte kannst du dir jetzt nicht ansehen.
error-not-a-choice = Das steht nicht zur Wahl.
error-not-now = Das geht in diesem Moment nicht.
error-other-city = Möglich ist nur { word-suggestion.a } mit der Stadt, die vor dir liegt.
error-not-in-place = Hier ist { word-suggestion.none } möglich: Deine Figur steht nicht { word-place.in }.
error-other-place = Du kannst nur { word-place.where } deine Figur steht, nennen: { FORM($place, "the") }.
error-already-suggested = Hier hast du schon { word-suggest.done }; verlass { word-place.the-acc } zuerst.
error-out-of-reach = { $steps ->
    [one] Mit { $steps } Schritt kommst du nicht dorthin.
   *[other] Mit { $steps } Schritten kommst du nicht dorthin.
}
error-no-passage = Von hier führt { word-passage.none } dorthin.
error-no-way-out = Deine Figur ist eingesperrt und kann sich nicht bewegen.
error-roll-first = Würfle, bevor du gehst.
error-effect-not-held = „{ $effect }“ hast du nicht oder schon benutzt.
error-effect-not-now = „{ $effect }“ kannst du in diesem Moment nicht nutzen.
error-card-not-asked = Nach „{ $card }“ wurde nicht gefragt.
error-must-show = Du hast eine der gefragten Karten, also zeigst du eine.
error-must-answer = Antworte zuerst: Zeig eine Karte, oder sag, dass du keine hast.
error-unfit-figure = „{ $figure }“ geht nicht als Figur: Wähle Verdächtige dieser Ausgabe, jede Figur nur einmal.
error-unfit-names = { $seats ->
    [one] Die Namen passen nicht: Es braucht { $seats } Namen, und er darf nicht leer sein.
   *[other] Die Namen passen nicht: Es braucht { $seats } verschiedene Namen, keiner davon leer.
}
error-unknown-option = Einen Schalter „{ $option }“ gibt es nicht.
error-option-not-for-edition = Der Schalter „{ $option }“ bedeutet in der Ausgabe „{ $edition }“ nichts.
error-bad-option = Ein Schalter hat einen Wert, den er nicht haben kann: { $problem }
error-unfit-seats = { $seats ->
    [2] „{ $edition }“ ist für { $least } bis { $most } Plätze, nicht für { $seats }. Zu zweit geht es mit beiseitegelegten Karten (side_cards = 4), aber nicht, wenn jemand { word-culprit.the-acc } spielt.
   *[other] „{ $edition }“ ist für { $least } bis { $most } Plätze, nicht für { $seats }.
}
error-unfit-option = Der Schalter „{ $option }“ lässt sich so nicht setzen. Nötig ist: { $needs }.

## Was eine Einstellung braucht

needs-open-centre = ein Spielplan, dessen Mitte Türen hat
needs-start-squares = ein Spielplan mit einem Startfeld für jede Figur
needs-places = mindestens so viele { word-place.many } wie Waffen
needs-dice = ein Spielplan und ein bis drei Würfel, davon mindestens ein gewöhnlicher
needs-first-figure = eine Ausgabe, die sagt, welche Figur beginnt
needs-moment = ein Moment, in dem in dieser Ausgabe { word-accusation.a } möglich ist
needs-accusations = eine Zahl von 1 bis 3
needs-deck = eine Ausgabe mit { word-intrigue-card.many }
needs-no-intrigue = ein Spiel ohne { word-intrigue-card.many }
needs-abilities = eine Ausgabe, deren Figuren Fähigkeiten haben
needs-side-cards = eine Zahl von 0 bis 6
needs-two-seats = beiseitegelegte Karten im Spiel zu zweit, und nur dort
needs-no-culprit = ein Spiel, in dem niemand { word-culprit.the-acc } spielt
needs-seat = die Nummer eines Platzes, von 0 an gezählt, oder -1 für den letzten
needs-board = eine Ausgabe mit Spielplan
