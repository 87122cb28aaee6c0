### Ce qui s’est passé, en phrases à la troisième personne.

## Mise en place et tours

event-case-chosen = { $name } joue le coupable et a choisi l’affaire.
event-case-chosen-own = L’affaire : { claim }.
event-dealt = Les cartes sont distribuées : { $list }.
event-dealt-open = Visibles de tous : { $list }.
event-dealt-centre = { $count ->
    [one] { $count } carte reste cachée au centre.
   *[other] { $count } cartes restent cachées au centre.
}
event-dealt-side = { $count ->
    [one] { $count } carte est mise de côté, face cachée.
   *[other] { $count } cartes sont mises de côté, faces cachées.
}
event-dealt-hand = Vos cartes : { $list }.
event-weapons-placed = Les armes sont réparties : { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = On lance les dés pour le premier tour : { $list }.
event-cities-turned = Les cartes Ville sont retournées : { $list }.
event-cities-turned-middle = Au milieu : { $list }.
event-turn-started = C’est à { $name } de jouer.
event-turn-ended = { $name } termine son tour.
event-stayed = { $blocked ->
    [yes] { $name } ne peut pas bouger et reste sur place.
   *[no] { $name } reste sur place.
}
event-game-ended = { $ending ->
    [solved] { $name } a résolu l’affaire et gagne.
    [escaped] Le coupable s’est échappé : { $name } gagne.
   *[unsolved] Personne n’a résolu l’affaire.
}
event-game-ended-case = La solution : { claim }.

## Déplacements

event-dice-rolled = { $count ->
    [1] { $name } fait { $dice }.
   *[other] { $name } fait { $dice } : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
}
event-moved = { $by ->
    [passage] { $name } prend le passage secret et arrive { FORM($spot, "in") }.
    [effect] { $name } va directement { FORM($spot, "to") }.
   *[steps] { $name } va { FORM($spot, "to") }.
}
event-stepped-aside = { CAP(FORM($figure, "the")) } ({ $name }) libère la porte et va { FORM($spot, "to") }.

## Questions et réponses

event-suggestion-made = { $name } soupçonne : { claim }.
event-passed = { $name } dit : aucune de ces cartes.
event-card-shown = { $known ->
    [yes] { $name } montre à { $to } la carte « { $card } ».
   *[no] { $name } montre une carte à { $to }.
}
event-false-witness-found = { $owes ->
    [yes] { $name } a caché une carte et quitte l’enquête, mais doit encore une réponse sincère.
   *[no] { $name } a caché une carte et quitte l’enquête.
}
event-accusation-made = { $name } accuse : { claim }.
event-accusation-made-result = { $right ->
    [yes] L’accusation est juste !
   *[no] L’accusation est fausse.
}
event-accusation-made-case = La solution : { claim }.
event-shown-card-seen = { $known ->
    [yes] { $name } voit aussi la carte montrée par { $owner } : { FORM($card, "the") }.
   *[no] { $name } voit aussi la carte montrée par { $owner }.
}
event-pile-looked = { $pile ->
    [side] { $name } regarde la carte { $number } de celles mises de côté{ $known ->
        [yes] {" "}: { FORM($card, "the") }
       *[no] {""}
    }.
   *[centre] { $name } regarde la carte { $number } de celles du centre{ $known ->
        [yes] {" "}: { FORM($card, "the") }
       *[no] {""}
    }.
}
event-cards-peeked = { $known ->
    [yes] { $name } voit une carte chez { $owner } : { FORM($card, "the") }.
   *[no] { $name } voit une carte chez { $owner }.
}
event-cards-peeked-none = Il ne reste aucune carte à regarder.

## Intrigues

event-effect-used = { $source ->
    [ability] { $name } utilise la capacité « { $title } ».
   *[card] { $name } joue la carte Intrigue « { $title } ».
}
event-waived = { $name } y renonce.
event-intrigue-drawn = { $known ->
    [yes] { $name } pioche la carte Intrigue « { $title } ».
   *[no] { $name } pioche une carte Intrigue et la garde.
}
event-figure-sent = { $name } envoie { FORM($figure, "the") } { FORM($spot, "to") }.
event-seat-taken = Les Marcheurs blancs emportent { $name }, qui quitte la partie.
event-seat-taken-hand = Sa main est dévoilée : { $list }.

## Enquête

event-city-taken = { $name } prend la carte Ville « { $city } ».
event-card-turned = En récompense pour le coupable, « { $title } » passe de la pioche à la défausse.
event-pile-reshuffled = { $count ->
    [one] La défausse ({ $count } carte) est mélangée et devient la pioche.
   *[other] La défausse ({ $count } cartes) est mélangée et devient la pioche.
}
event-investigation-dealt = Chaque détective reçoit une carte Enquête.
event-investigation-dealt-own = La vôtre : « { $title } ».
event-investigation-drawn = { $known ->
    [yes] { $name } pioche « { $title } ».
   *[no] { $name } pioche une carte Enquête.
}
event-investigation-played = { $target ->
    [secret] { $name } passe un indice secret à { $to }.
    [player] { $name } joue « { $title } » sur { $to }.
   *[nobody] { $name } joue « { $title } ».
}
event-tip-answered = { $known ->
    [yes] { $name } rend l’indice secret à { $to } et montre : { $list }.
    [none] { $name } rend l’indice secret à { $to } sans rien avoir à montrer.
   *[no] { $name } rend l’indice secret à { $to }.
}
