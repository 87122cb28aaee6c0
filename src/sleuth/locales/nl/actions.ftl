### Acties als keuzes, en de kopjes waar ze onder staan.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Gooi de dobbelsteen
   *[other] Gooi de dobbelstenen
}
action-move = Ga { FORM($spot, "to") }
action-take-passage = Ga door de geheime gang { FORM($spot, "to") }
action-suggest = Vermoeden: { claim }
action-show = Laat “{ $card }” zien
action-pass = { $true ->
    [no] “Ik heb geen van deze kaarten” (dat is niet waar)
   *[yes] Ik heb geen van deze kaarten
}
action-accuse = Beschuldigen: { claim }
action-end-turn = { $phase ->
    [start] Blijf staan en beëindig je beurt
    [move] Blijf staan: er is geen weg vrij
   *[other] Beëindig je beurt
}
action-use = { $source ->
    [ability] Gebruik je gave “{ $title }”
   *[card] Speel “{ $title }” (intrigekaart)
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = Trek een intrigekaart
action-waive = { $phase ->
    [offer] Trek geen kaart
    [watch] Zie ervan af
   *[other] Zie ervan af
}
action-send = Stuur { FORM($figure, "the") } { FORM($spot, "to") }
action-look-at = { $pile ->
    [side] Bekijk weggelegde kaart { $number }
   *[centre] Bekijk kaart { $number } in het midden
}
action-play = { $target ->
    [player] Speel “{ $title }” – { $to }
   *[nobody] Speel “{ $title }”
}
action-travel = Ruil je stad voor { FORM($city, "acc") } en beëindig je beurt
action-give = { $count ->
    [0] Geef de tip terug: niets te laten zien
   *[other] Geef de tip terug en laat zien: { $list }
}

## Kopjes

menu-choose-case = De zaak kiezen
menu-roll = Gooien
menu-move = Lopen
menu-take-passage = Een geheime gang nemen
menu-suggest = Een vermoeden uiten
menu-show = Een kaart laten zien
menu-pass = Niets laten zien
menu-accuse = Beschuldigen
menu-end-turn = De beurt beëindigen
menu-use = Een kaart of gave gebruiken
menu-draw = Een kaart trekken
menu-waive = Ervan afzien
menu-send = Een pion wegsturen
menu-look-at = Een gesloten kaart bekijken
menu-play = Een onderzoekskaart spelen
menu-travel = Van stad wisselen
menu-give = De tip beantwoorden
