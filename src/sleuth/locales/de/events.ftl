### Was geschehen ist. $who, $whom und $whose sagen, ob von der Person die Rede ist, die es liest: [you].

## Aufbau und Züge

event-you = du
event-case-chosen = { $who ->
    [you] Du spielst { word-culprit.the-acc } und hast { word-case.the-acc } gewählt.
   *[other] { $name } spielt { word-culprit.the-acc } und hat { word-case.the-acc } gewählt.
}
event-case-chosen-own = { CAP(word-case.the) }: { claim }.
event-dealt = Die { word-hand-card.many } sind ausgeteilt: { $list }.
event-dealt-open = Offen für alle: { $list }.
event-dealt-centre = { $count ->
    [one] Eine Karte liegt verdeckt { word-centre.in }.
   *[other] { $count } Karten liegen verdeckt { word-centre.in }.
}
event-dealt-side = { $count ->
    [one] Eine Karte ist verdeckt beiseitegelegt.
   *[other] { $count } Karten sind verdeckt beiseitegelegt.
}
event-dealt-hand = { CAP(word-hand-card.yours) }: { $list }.
event-weapons-placed = Die Waffen sind verteilt: { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = Es wird um den ersten Zug gewürfelt: { $list }.
event-cities-turned = Die { word-city-card.many } werden aufgedeckt: { $list }.
event-cities-turned-middle = In der Mitte: { $list }.
event-turn-started = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
event-turn-ended = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
event-stayed = { $blocked ->
    [yes] { $who ->
        [you] Du kannst dich nicht bewegen und bleibst stehen.
       *[other] { $name } kann sich nicht bewegen und bleibt stehen.
    }
   *[no] { $who ->
        [you] Du bleibst stehen.
       *[other] { $name } bleibt stehen.
    }
}
event-game-ended = { $ending ->
    [solved] { $who ->
        [you] Du hast den Fall gelöst und gewinnst.
       *[other] { $name } hat den Fall gelöst und gewinnt.
    }
    [escaped] { $who ->
        [you] Du bist entkommen und gewinnst.
       *[other] { CAP(word-culprit.the) } ist entkommen: { $name } gewinnt.
    }
   *[unsolved] Niemand hat den Fall gelöst.
}
event-game-ended-case = { CAP(word-case.the) } war: { claim }.

## Bewegung

event-dice-rolled = { $who ->
    [you] Du würfelst { event-dice-rolled-what }.
   *[other] { $name } würfelt { event-dice-rolled-what }.
}
event-dice-rolled-what = { $count ->
    [1] { $dice }
   *[other] { $dice }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
}
event-moved = { $by ->
    [passage] { $who ->
        [you] Du gehst { word-passage.through } { FORM($spot, "to") }.
       *[other] { $name } geht { word-passage.through } { FORM($spot, "to") }.
    }
    [effect] { $who ->
        [you] Du gehst geradewegs { FORM($spot, "to") }.
       *[other] { $name } geht geradewegs { FORM($spot, "to") }.
    }
    [square] { $who ->
        [you] Du gehst weiter: { $spot }.
       *[other] { $name } geht weiter: { $spot }.
    }
   *[steps] { $who ->
        [you] Du gehst { FORM($spot, "to") }.
       *[other] { $name } geht { FORM($spot, "to") }.
    }
}
event-stepped-aside = { $who ->
    [you] { CAP(FORM($figure, "the")) }, deine Figur, macht die Tür frei und geht { FORM($spot, "to") }.
   *[other] { CAP(FORM($figure, "the")) } ({ $name }) macht die Tür frei und geht { FORM($spot, "to") }.
}

## Fragen und Antworten

event-suggestion-made = { $who ->
    [you] Du { word-suggest.you }: { claim }.
   *[other] { $name } { word-suggest.does }: { claim }.
}
event-passed = { $who ->
    [you] Du hast keine davon.
   *[other] { $name } hat keine davon.
}
event-card-shown = { $who ->
    [you] Du zeigst { event-whom } { event-card-shown-what }.
   *[other] { $name } zeigt { event-whom } { event-card-shown-what }.
}
event-card-shown-what = { $known ->
    [yes] { word-hand-card.the-acc } „{ $card }“
   *[no] { word-hand-card.acc }
}
event-whom = { $whom ->
    [you] dir
   *[other] { $to }
}
event-at-whom = { $whom ->
    [you] dir
   *[other] { $to }
}
event-false-witness-found = { $owes ->
    [yes] { event-false-witness-found-who }, { $who ->
        [you] schuldest
       *[other] schuldet
    } aber noch eine wahre Antwort.
   *[no] { event-false-witness-found-who }.
}
event-false-witness-found-who = { CAP(word-false-witness) }: { $who ->
    [you] Du hast eine Karte verleugnet und scheidest aus den Ermittlungen aus
   *[other] { $name } hat eine Karte verleugnet und scheidet aus den Ermittlungen aus
}
event-accusation-made = { $who ->
    [you] Du { word-accuse.you }: { claim }.
   *[other] { $name } { word-accuse.does }: { claim }.
}
event-accusation-made-result = { $right ->
    [yes] { CAP(word-accusation.the) } ist richtig!
   *[no] { CAP(word-accusation.the) } ist falsch.
}
event-accusation-made-case = { CAP(word-case.the) } ist: { claim }.
event-shown-card-seen = { $who ->
    [you] Du siehst die von { event-of-whom } gezeigte Karte ebenfalls{ event-which }.
   *[other] { $name } sieht die von { event-of-whom } gezeigte Karte ebenfalls{ event-which }.
}
event-of-whom = { $whose ->
    [you] dir
   *[other] { $owner }
}
event-which = { $known ->
    [yes] : { FORM($card, "the") }
   *[no] {""}
}
event-pile-looked = { $pile ->
    [side] { $who ->
        [you] Du siehst dir die beiseitegelegte Karte { $number } an{ event-which }.
       *[other] { $name } sieht sich die beiseitegelegte Karte { $number } an{ event-which }.
    }
   *[centre] { $who ->
        [you] Du siehst dir { word-centre.in } Karte { $number } an{ event-which }.
       *[other] { $name } sieht sich { word-centre.in } Karte { $number } an{ event-which }.
    }
}
event-cards-peeked = { $who ->
    [you] Du siehst { word-hand-card.acc } { event-cards-peeked-whose }{ event-which }.
   *[other] { $name } sieht { word-hand-card.acc } { event-cards-peeked-whose }{ event-which }.
}
event-cards-peeked-whose = { $whose ->
    [you] von dir
   *[other] von { $owner }
}
event-cards-peeked-none = Es gibt keine Karte mehr anzusehen.

## Intrigen

event-effect-used = { $source ->
    [ability] { $who ->
        [you] Du nutzt die Fähigkeit „{ $title }“.
       *[other] { $name } nutzt die Fähigkeit „{ $title }“.
    }
   *[card] { $who ->
        [you] Du spielst { word-intrigue-card.the-acc } „{ $title }“.
       *[other] { $name } spielt { word-intrigue-card.the-acc } „{ $title }“.
    }
}
event-waived = { $who ->
    [you] Du verzichtest auf die Karte.
   *[other] { $name } verzichtet auf die Karte.
}
event-intrigue-drawn = { $who ->
    [you] Du ziehst { event-intrigue-drawn-what }.
   *[other] { $name } zieht { event-intrigue-drawn-what }.
}
event-intrigue-drawn-what = { $sort ->
    [walker] { word-intrigue-card.acc }: „{ $title }“
    [whisperer] { word-intrigue-card.the-acc } „{ $title }“ ({ word-whisperer-card })
   *[secret] { word-intrigue-card.acc } ({ word-whisperer-card }) und behält sie
}
event-figure-sent = { $who ->
    [you] Du schickst { event-figure-sent-whose } { FORM($spot, "to") }: { FORM($figure, "the") }.
   *[other] { $name } schickt { event-figure-sent-whose } { FORM($spot, "to") }: { FORM($figure, "the") }.
}
event-figure-sent-whose = { $whose ->
    [you] deine Figur
   *[other] eine Figur
}
event-seat-taken = { $who ->
    [you] Die Weißen Wanderer holen dich aus dem Spiel.
   *[other] Die Weißen Wanderer holen { $name } aus dem Spiel.
}
event-seat-taken-hand = { $who ->
    [you] Deine { word-hand-card.many } werden aufgedeckt: { $list }.
   *[other] Die { word-hand-card.many } werden aufgedeckt: { $list }.
}

## Ermittlungen

event-city-taken = { $who ->
    [you] Du nimmst { word-city-card.the-acc } { $city }{ event-city-origin }.
   *[other] { $name } nimmt { word-city-card.the-acc } { $city }{ event-city-origin }.
}
event-city-origin = { $origin ->
    [middle] {" "}aus der Mitte
    [you] {" "}von dir
    [seat] {" "}von { $owner }
   *[unknown] {""}
}
event-card-turned = Als Belohnung { word-culprit.for } kommt „{ $title }“ { word-draw-pile.from } { word-discard-pile.to }.
event-pile-reshuffled = { $count ->
    [one] { CAP(word-discard-pile.the) } (eine Karte) wird gemischt und { word-draw-pile.as }.
   *[other] { CAP(word-discard-pile.the) } ({ $count } Karten) wird gemischt und { word-draw-pile.as }.
}
event-investigation-dealt = Alle, die ermitteln, bekommen { word-investigation-card.acc }.
event-investigation-dealt-own = Deine: „{ $title }“.
event-investigation-drawn = { $who ->
    [you] Du ziehst { event-investigation-drawn-what }.
   *[other] { $name } zieht { event-investigation-drawn-what }.
}
event-investigation-drawn-what = { $known ->
    [yes] „{ $title }“
   *[no] { word-investigation-card.acc }
}
event-investigation-played = { $target ->
    [secret] { $who ->
        [you] Du gibst { event-whom } { word-secret-tip.acc }.
       *[other] { $name } gibt { event-whom } { word-secret-tip.acc }.
    }
    [player] { $who ->
        [you] Du spielst „{ $title }“ bei { event-at-whom }.
       *[other] { $name } spielt „{ $title }“ bei { event-at-whom }.
    }
   *[nobody] { $who ->
        [you] Du spielst „{ $title }“.
       *[other] { $name } spielt „{ $title }“.
    }
}
event-tip-answered = { $who ->
    [you] Du gibst { event-whom } { word-secret-tip.the-acc } zurück{ event-tip-answered-what }.
   *[other] { $name } gibt { event-whom } { word-secret-tip.the-acc } zurück{ event-tip-answered-what }.
}
event-tip-answered-what = { $known ->
    [yes] { $who ->
        [you] {" "}und zeigst: { $list }
       *[other] {" "}und zeigt: { $list }
    }
    [none] { $who ->
        [you] {" "}und hast nichts zu zeigen
       *[other] {" "}und hat nichts zu zeigen
    }
   *[no] {""}
}
