### Warum etwas abgelehnt wird. Dahinter kommt die Regel aus RULES.md.

error-game-over = Das Spiel ist aus.
error-not-asked = Du bist jetzt nicht gefragt.
error-unknown-card = In dieser Ausgabe gibt es keine Karte „{ $card }“.
error-must-suggest = Du bist an einen Ort gekommen, also stellst du zuerst eine Vermutung an.
error-one-of-each-kind = Nenne von jeder Art genau eine Karte, in der üblichen Reihenfolge.
error-accuse-not-now = In diesem Moment kannst du nicht anklagen.
error-must-leave = Du darfst hier nicht bleiben: Geh durch eine Tür oder einen Geheimgang.
error-must-act = Du kannst deinen Zug noch nicht beenden.
error-needs-player = Wähle, auf wen du „{ $card }“ spielst.
error-card-not-held = Du hast „{ $card }“ nicht.
error-cannot-look = Diese Karte kannst du dir jetzt nicht ansehen.
error-not-a-choice = Das steht nicht zur Wahl.
error-not-now = Das geht in diesem Moment nicht.
error-other-city = Du kannst nur mit der Stadt vermuten, die vor dir liegt.
error-not-in-place = Deine Figur ist an keinem Ort, an dem man vermuten kann.
error-other-place = Du kannst nur den Ort nennen, an dem deine Figur ist: { FORM($place, "the") }.
error-already-suggested = Hier hast du schon vermutet; verlass den Ort zuerst.
error-out-of-reach = { $steps ->
    [one] Mit { $steps } Schritt kommst du nicht dorthin.
   *[other] Mit { $steps } Schritten kommst du nicht dorthin.
}
error-no-passage = Von hier führt kein Geheimgang dorthin.
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
error-unfit-team = Es spielen genau zwei Teams gegeneinander, jedes mit zwei oder drei Personen: nicht { $people } an einem von { $seats } Plätzen.
error-unknown-option = Einen Schalter „{ $option }“ gibt es nicht.
error-option-not-for-edition = Der Schalter „{ $option }“ bedeutet in der Ausgabe „{ $edition }“ nichts.
error-bad-option = Ein Schalter hat einen Wert, den er nicht haben kann: { $problem }
error-unfit-seats = { $seats ->
    [2] „{ $edition }“ ist für { $least } bis { $most } Plätze, nicht für { $seats }. Zu zweit geht es mit beiseitegelegten Karten (side_cards = 4), aber nicht gegen einen Täter.
   *[other] „{ $edition }“ ist für { $least } bis { $most } Plätze, nicht für { $seats }.
}
error-unfit-option = Der Schalter „{ $option }“ lässt sich so nicht setzen. Nötig ist: { $needs }.

## Was eine Einstellung braucht

needs-open-centre = ein Spielplan, dessen Mitte Türen hat
needs-start-squares = ein Spielplan mit einem Startfeld für jede Figur
needs-places = mindestens so viele Orte wie Waffen
needs-dice = ein Spielplan und ein bis drei Würfel, davon mindestens ein gewöhnlicher
needs-first-figure = eine Ausgabe, die sagt, welche Figur beginnt
needs-moment = ein Moment, in dem in dieser Ausgabe eine Anklage möglich ist
needs-accusations = eine Zahl von 1 bis 3
needs-deck = eine Ausgabe mit Intrigenkarten
needs-no-intrigue = ein Spiel ohne Intrigenkarten
needs-abilities = eine Ausgabe, deren Figuren Fähigkeiten haben
needs-side-cards = eine Zahl von 0 bis 6
needs-two-seats = beiseitegelegte Karten im Spiel zu zweit, und nur dort
needs-no-culprit = ein Spiel, in dem niemand den Täter spielt
needs-seat = die Nummer eines Platzes, von 0 an gezählt, oder -1 für den letzten
needs-board = eine Ausgabe mit Spielplan
