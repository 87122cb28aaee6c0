### Was geschehen ist, als Sätze in der dritten Person.

## Aufbau und Züge

event-case-chosen = { $name } spielt den Täter und hat den Fall gewählt.
event-case-chosen-own = Der Fall: { claim }.
event-dealt = Die Karten sind ausgeteilt: { $list }.
event-dealt-open = Offen für alle: { $list }.
event-dealt-centre = { $count ->
    [one] Eine Karte liegt verdeckt in der Mitte.
   *[other] { $count } Karten liegen verdeckt in der Mitte.
}
event-dealt-side = { $count ->
    [one] Eine Karte ist verdeckt beiseitegelegt.
   *[other] { $count } Karten sind verdeckt beiseitegelegt.
}
event-dealt-hand = Deine Karten: { $list }.
event-weapons-placed = Die Waffen sind verteilt: { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = Es wird um den ersten Zug gewürfelt: { $list }.
event-cities-turned = Die Städtekarten werden aufgedeckt: { $list }.
event-cities-turned-middle = In der Mitte: { $list }.
event-turn-started = { $name } ist am Zug.
event-turn-ended = { $name } beendet den Zug.
event-stayed = { $blocked ->
    [yes] { $name } kann sich nicht bewegen und bleibt stehen.
   *[no] { $name } bleibt stehen.
}
event-game-ended = { $ending ->
    [solved] { $name } hat den Fall gelöst und gewinnt.
    [escaped] Der Täter ist entkommen: { $name } gewinnt.
   *[unsolved] Niemand hat den Fall gelöst.
}
event-game-ended-case = Der Fall war: { claim }.

## Bewegung

event-dice-rolled = { $count ->
    [1] { $name } würfelt { $dice }.
   *[other] { $name } würfelt { $dice }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
}
event-moved = { $by ->
    [passage] { $name } geht durch den Geheimgang { FORM($spot, "to") }.
    [effect] { $name } geht geradewegs { FORM($spot, "to") }.
   *[steps] { $name } geht { FORM($spot, "to") }.
}
event-stepped-aside = { CAP(FORM($figure, "the")) } ({ $name }) macht die Tür frei und geht { FORM($spot, "to") }.

## Fragen und Antworten

event-suggestion-made = { $name } vermutet: { claim }.
event-passed = { $name } sagt: keine davon.
event-card-shown = { $known ->
    [yes] { $name } zeigt { $to } die Karte „{ $card }“.
   *[no] { $name } zeigt { $to } eine Karte.
}
event-false-witness-found = { $owes ->
    [yes] { $name } hat eine Karte verleugnet und scheidet aus den Ermittlungen aus, schuldet aber noch eine wahre Antwort.
   *[no] { $name } hat eine Karte verleugnet und scheidet aus den Ermittlungen aus.
}
event-accusation-made = { $name } erhebt Anklage: { claim }.
event-accusation-made-result = { $right ->
    [yes] Die Anklage ist richtig!
   *[no] Die Anklage ist falsch.
}
event-accusation-made-case = Der Fall ist: { claim }.
event-shown-card-seen = { $known ->
    [yes] { $name } sieht die von { $owner } gezeigte Karte ebenfalls: { FORM($card, "the") }.
   *[no] { $name } sieht die von { $owner } gezeigte Karte ebenfalls.
}
event-pile-looked = { $pile ->
    [side] { $name } sieht sich die beiseitegelegte Karte { $number } an{ $known ->
        [yes] : { FORM($card, "the") }
       *[no] {""}
    }.
   *[centre] { $name } sieht sich in der Mitte Karte { $number } an{ $known ->
        [yes] : { FORM($card, "the") }
       *[no] {""}
    }.
}
event-cards-peeked = { $known ->
    [yes] { $name } sieht eine Karte von { $owner }: { FORM($card, "the") }.
   *[no] { $name } sieht eine Karte von { $owner }.
}
event-cards-peeked-none = Es gibt keine Karte mehr anzusehen.

## Intrigen

event-effect-used = { $source ->
    [ability] { $name } nutzt die Fähigkeit „{ $title }“.
   *[card] { $name } spielt die Intrigenkarte „{ $title }“.
}
event-waived = { $name } verzichtet.
event-intrigue-drawn = { $known ->
    [yes] { $name } zieht die Intrigenkarte „{ $title }“.
   *[no] { $name } zieht eine Intrigenkarte und behält sie.
}
event-figure-sent = { $name } schickt eine Figur { FORM($spot, "to") }: { FORM($figure, "the") }.
event-seat-taken = Die Weißen Wanderer holen { $name } aus dem Spiel.
event-seat-taken-hand = Die Handkarten werden aufgedeckt: { $list }.

## Ermittlungen

event-city-taken = { $name } nimmt die Städtekarte { $city }.
event-card-turned = Als Belohnung für den Täter kommt „{ $title }“ vom Nachziehstapel auf den Ablagestapel.
event-pile-reshuffled = { $count ->
    [one] Der Ablagestapel (eine Karte) wird gemischt und zum Nachziehstapel.
   *[other] Der Ablagestapel ({ $count } Karten) wird gemischt und zum Nachziehstapel.
}
event-investigation-dealt = Alle Ermittelnden bekommen eine Ermittlungskarte.
event-investigation-dealt-own = Deine: „{ $title }“.
event-investigation-drawn = { $known ->
    [yes] { $name } zieht „{ $title }“.
   *[no] { $name } zieht eine Ermittlungskarte.
}
event-investigation-played = { $target ->
    [secret] { $name } gibt { $to } einen geheimen Tipp.
    [player] { $name } spielt „{ $title }“ gegen { $to }.
   *[nobody] { $name } spielt „{ $title }“.
}
event-tip-answered = { $known ->
    [yes] { $name } gibt { $to } den geheimen Tipp zurück und zeigt: { $list }.
    [none] { $name } gibt { $to } den geheimen Tipp zurück und hat nichts zu zeigen.
   *[no] { $name } gibt { $to } den geheimen Tipp zurück.
}
