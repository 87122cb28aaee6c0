### Aktionen als Auswahl, und die Überschriften, unter denen sie stehen.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Würfeln
   *[other] Würfeln
}
action-move = { $square ->
    [yes] { CAP($where) }
   *[no] { CAP(FORM($spot, "to")) } gehen
}
action-take-passage = { CAP(word-passage.through) } { FORM($spot, "to") } gehen
action-suggest = { CAP(word-suggestion) }: { claim }
action-show = „{ $card }“ zeigen
action-pass = { $true ->
    [no] „Ich habe keine davon“ (das ist nicht wahr)
   *[yes] Ich habe keine davon
}
action-accuse = { CAP(word-accusation) }: { claim }
action-end-turn = { $phase ->
    [start] Stehen bleiben und den Zug beenden
    [move] Stehen bleiben: Kein Weg ist frei
   *[other] Den Zug beenden
}
action-use = { $source ->
    [ability] Deine Fähigkeit „{ $title }“ nutzen
   *[card] „{ $title }“ spielen ({ word-intrigue-card })
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = { CAP(word-intrigue-card.acc) } ziehen
action-waive = { $phase ->
    [offer] Keine { word-intrigue-card } ziehen
   *[other] Die Karte nicht ansehen
}
action-send = Figur { FORM($spot, "to") } schicken: { FORM($figure, "the") }
action-look-at = { $pile ->
    [side] Die beiseitegelegte Karte { $number } ansehen
   *[centre] { CAP(word-centre.in) } Karte { $number } ansehen
}
action-play = { $target ->
    [player] „{ $title }“ spielen – { $to }
   *[nobody] „{ $title }“ spielen
}
action-travel = Deine Stadt gegen { FORM($city, "acc") } tauschen und den Zug beenden
action-give = { $count ->
    [0] { CAP(word-secret-tip.the-acc) } zurückgeben: nichts zu zeigen
   *[other] { CAP(word-secret-tip.the-acc) } zurückgeben und zeigen: { $list }
}

## Überschriften

menu-choose-case = { CAP(word-case.the-acc) } wählen
menu-roll = Würfeln
menu-move = Gehen
menu-take-passage = { CAP(word-passage.acc) } nehmen
menu-suggest = { CAP(word-suggest) }
menu-show = { CAP(word-hand-card.acc) } zeigen
menu-pass = Nichts zeigen
menu-accuse = { CAP(word-accuse) }
menu-end-turn = Den Zug beenden
menu-use = Eine Karte oder Fähigkeit nutzen
menu-draw = { CAP(word-intrigue-card.acc) } ziehen
menu-waive = Auf die Karte verzichten
menu-send = Eine Figur wegschicken
menu-look-at = Eine verdeckte Karte ansehen
menu-play = { CAP(word-investigation-card.acc) } spielen
menu-travel = Die Stadt wechseln
menu-give = { CAP(word-secret-tip.the-acc) } beantworten
