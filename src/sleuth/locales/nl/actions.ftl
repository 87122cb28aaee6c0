### Acties als keuzes, en de kopjes waar ze onder staan.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Gooi de dobbelsteen
   *[other] Gooi de dobbelstenen
}
action-move = { $square ->
    [yes] { CAP($where) }
   *[no] Ga { FORM($spot, "to") }
}
action-take-passage = Ga { word-passage.through } { FORM($spot, "to") }
action-suggest = { CAP(word-suggestion) }: { claim }
action-show = Laat “{ $card }” zien
action-pass = { $true ->
    [no] “Ik heb geen van deze kaarten” (dat is niet waar)
   *[yes] Ik heb geen van deze kaarten
}
action-accuse = { CAP(word-accusation) }: { claim }
action-end-turn = { $phase ->
    [start] Blijf staan en beëindig je beurt
    [move] Blijf staan: er is geen weg vrij
   *[other] Beëindig je beurt
}
action-use = { $source ->
    [ability] Gebruik je gave “{ $title }”
   *[card] Speel “{ $title }” ({ word-intrigue-card })
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = Trek { word-intrigue-card.acc }
action-waive = { $phase ->
    [offer] Trek geen { word-intrigue-card }
   *[other] Bekijk de kaart niet
}
action-send = Stuur { FORM($figure, "the") } { FORM($spot, "to") }
action-look-at = { $pile ->
    [side] Bekijk weggelegde kaart { $number }
   *[centre] Bekijk kaart { $number } { word-centre.in }
}
action-play = { $target ->
    [player] Speel “{ $title }” – { $to }
   *[nobody] Speel “{ $title }”
}
action-travel = Ruil je stad voor { FORM($city, "acc") } en beëindig je beurt
action-give = { $count ->
    [0] Geef { word-secret-tip.the-acc } terug: niets te laten zien
   *[other] Geef { word-secret-tip.the-acc } terug en laat zien: { $list }
}

## Kopjes

menu-choose-case = { CAP(word-case.the-acc) } kiezen
menu-roll = Gooien
menu-move = Lopen
menu-take-passage = { CAP(word-passage.acc) } nemen
menu-suggest = { CAP(word-suggest) }
menu-show = { CAP(word-hand-card.acc) } laten zien
menu-pass = Niets laten zien
menu-accuse = { CAP(word-accuse) }
menu-end-turn = De beurt beëindigen
menu-use = Een kaart of gave gebruiken
menu-draw = { CAP(word-intrigue-card.acc) } trekken
menu-waive = Van de kaart afzien
menu-send = Een pion wegsturen
menu-look-at = Een gesloten kaart bekijken
menu-play = { CAP(word-investigation-card.acc) } spelen
menu-travel = Van stad wisselen
menu-give = { CAP(word-secret-tip.the-acc) } beantwoorden
