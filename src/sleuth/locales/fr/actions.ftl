### Les actions à choisir, et les titres sous lesquels elles sont groupées.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Lancer le dé
   *[other] Lancer les dés
}
action-move = { $square ->
    [yes] { CAP($where) }
   *[no] Aller { FORM($spot, "to") }
}
action-take-passage = Prendre { word-passage.the-acc } et aller { FORM($spot, "to") }
action-suggest = { CAP(word-suggestion) } : { claim }
action-show = Montrer la carte « { $card } »
action-pass = { $true ->
    [no] « Je n’ai aucune de ces cartes » (ce n’est pas vrai)
   *[yes] Je n’ai aucune de ces cartes
}
action-accuse = { CAP(word-accusation) } : { claim }
action-end-turn = { $phase ->
    [start] Rester sur place et terminer le tour
    [move] Rester sur place : aucun chemin n’est libre
   *[other] Terminer le tour
}
action-use = { $source ->
    [ability] Utiliser votre capacité « { $title } »
   *[card] Jouer « { $title } » ({ word-intrigue-card })
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– aller { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = Piocher { word-intrigue-card.acc }
action-waive = { $phase ->
    [offer] Ne pas piocher de { word-intrigue-card }
   *[other] Ne pas regarder la carte
}
action-send = Envoyer { FORM($figure, "the") } { FORM($spot, "to") }
action-look-at = { $pile ->
    [side] Regarder la carte { $number } de celles mises de côté
   *[centre] Regarder la carte { $number } { word-centre.in }
}
action-play = { $target ->
    [player] Jouer « { $title } » – { $to }
   *[nobody] Jouer « { $title } »
}
action-travel = Échanger votre ville contre { FORM($city, "acc") } et terminer le tour
action-give = { $count ->
    [0] Rendre { word-secret-tip.the-acc } : rien à montrer
   *[other] Rendre { word-secret-tip.the-acc } et montrer : { $list }
}

## Titres

menu-choose-case = Choisir { word-case.the-acc }
menu-roll = Lancer les dés
menu-move = Se déplacer
menu-take-passage = Prendre { word-passage.acc }
menu-suggest = { CAP(word-suggest) }
menu-show = Montrer { word-hand-card.acc }
menu-pass = Ne rien montrer
menu-accuse = { CAP(word-accuse) }
menu-end-turn = Terminer le tour
menu-use = Utiliser une carte ou une capacité
menu-draw = Piocher { word-intrigue-card.acc }
menu-waive = Renoncer à la carte
menu-send = Renvoyer un pion
menu-look-at = Regarder une carte cachée
menu-play = Jouer { word-investigation-card.acc }
menu-travel = Changer de ville
menu-give = Rendre { word-secret-tip.the-acc }
