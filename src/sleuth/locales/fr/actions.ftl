### Les actions à choisir, et les titres sous lesquels elles sont groupées.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Lancer le dé
   *[other] Lancer les dés
}
action-move = Aller { FORM($spot, "to") }
action-take-passage = Prendre le passage secret et aller { FORM($spot, "to") }
action-suggest = Soupçonner : { claim }
action-show = Montrer la carte « { $card } »
action-pass = { $true ->
    [no] « Je n’ai aucune de ces cartes » (ce n’est pas vrai)
   *[yes] Je n’ai aucune de ces cartes
}
action-accuse = Accuser : { claim }
action-end-turn = { $phase ->
    [start] Rester sur place et terminer le tour
    [move] Rester sur place : aucun chemin n’est libre
   *[other] Terminer le tour
}
action-use = { $source ->
    [ability] Utiliser votre capacité « { $title } »
   *[card] Jouer « { $title } » (carte Intrigue)
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– aller { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = Piocher une carte Intrigue
action-waive = { $phase ->
    [offer] Ne pas piocher de carte
    [watch] Y renoncer
   *[other] Y renoncer
}
action-send = Envoyer { FORM($figure, "the") } { FORM($spot, "to") }
action-look-at = { $pile ->
    [side] Regarder la carte { $number } de celles mises de côté
   *[centre] Regarder la carte { $number } de celles du centre
}
action-play = { $target ->
    [player] Jouer « { $title } » – { $to }
   *[nobody] Jouer « { $title } »
}
action-travel = Échanger votre ville contre { FORM($city, "acc") } et terminer le tour
action-give = { $count ->
    [0] Rendre l’indice : rien à montrer
   *[other] Rendre l’indice et montrer : { $list }
}

## Titres

menu-choose-case = Choisir l’affaire
menu-roll = Lancer les dés
menu-move = Se déplacer
menu-take-passage = Prendre un passage secret
menu-suggest = Soupçonner
menu-show = Montrer une carte
menu-pass = Ne rien montrer
menu-accuse = Accuser
menu-end-turn = Terminer le tour
menu-use = Utiliser une carte ou une capacité
menu-draw = Piocher une carte
menu-waive = Renoncer
menu-send = Renvoyer un pion
menu-look-at = Regarder une carte cachée
menu-play = Jouer une carte Enquête
menu-travel = Changer de ville
menu-give = Répondre à l’indice
