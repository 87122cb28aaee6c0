### Aktionen als Auswahl, und die Überschriften, unter denen sie stehen.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Würfeln
   *[other] Würfeln
}
action-move = { CAP(FORM($spot, "to")) } gehen
action-take-passage = Durch den Geheimgang { FORM($spot, "to") } gehen
action-suggest = Vermuten: { claim }
action-show = „{ $card }“ zeigen
action-pass = { $true ->
    [no] „Ich habe keine davon“ (das ist nicht wahr)
   *[yes] Ich habe keine davon
}
action-accuse = Anklagen: { claim }
action-end-turn = { $phase ->
    [start] Stehen bleiben und den Zug beenden
    [move] Stehen bleiben: Kein Weg ist frei
   *[other] Den Zug beenden
}
action-use = { $source ->
    [ability] Deine Fähigkeit „{ $title }“ nutzen
   *[card] „{ $title }“ spielen (Intrigenkarte)
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = Eine Intrigenkarte ziehen
action-waive = { $phase ->
    [offer] Keine Karte ziehen
    [watch] Verzichten
   *[other] Verzichten
}
action-send = Figur { FORM($spot, "to") } schicken: { FORM($figure, "the") }
action-look-at = { $pile ->
    [side] Die beiseitegelegte Karte { $number } ansehen
   *[centre] In der Mitte Karte { $number } ansehen
}
action-play = { $target ->
    [player] „{ $title }“ spielen – { $to }
   *[nobody] „{ $title }“ spielen
}
action-travel = Deine Stadt gegen { FORM($city, "acc") } tauschen und den Zug beenden
action-give = { $count ->
    [0] Den Tipp zurückgeben: nichts zu zeigen
   *[other] Den Tipp zurückgeben und zeigen: { $list }
}

## Überschriften

menu-choose-case = Den Fall wählen
menu-roll = Würfeln
menu-move = Gehen
menu-take-passage = Einen Geheimgang nehmen
menu-suggest = Vermuten
menu-show = Eine Karte zeigen
menu-pass = Nichts zeigen
menu-accuse = Anklagen
menu-end-turn = Den Zug beenden
menu-use = Eine Karte oder Fähigkeit nutzen
menu-draw = Eine Karte ziehen
menu-waive = Verzichten
menu-send = Eine Figur wegschicken
menu-look-at = Eine verdeckte Karte ansehen
menu-play = Eine Ermittlungskarte spielen
menu-travel = Die Stadt wechseln
menu-give = Den Tipp beantworten
