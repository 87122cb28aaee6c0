### Pourquoi quelque chose est refusé. L’article de RULES.md s’ajoute derrière.

error-game-over = La partie est terminée.
error-not-asked = Ce n’est pas à vous d’agir maintenant.
error-unknown-card = Il n’y a pas de carte « { $card } » dans cette édition.
error-must-suggest = Vous venez d’entrer { word-place.to } : vous devez maintenant { word-suggest.do }.
error-one-of-each-kind = Nommez exactement une carte de chaque sorte, dans l’ordre habituel.
error-accuse-not-now = Vous ne pouvez pas { word-accuse.do } à ce moment-ci.
error-must-leave = Vous ne pouvez pas rester ici : sortez par une porte ou { word-passage.by }.
error-must-act = Vous ne pouvez pas encore terminer votre tour.
error-needs-player = Choisissez sur qui vous jouez « { $card } ».
error-card-not-held = Vous n’avez pas « { $card } ».
error-cannot-look = Vous ne pouvez pas regarder cette carte maintenant.
error-not-a-choice = Cela ne fait pas partie de vos choix.
error-not-now = Ce n’est pas possible à ce moment-ci.
error-other-city = Vous ne pouvez { word-suggest.do } qu’avec la ville placée devant vous.
error-not-in-place = Vous ne pouvez pas { word-suggest.do } ici : votre pion n’est pas { word-place.in }.
error-other-place = Vous ne pouvez nommer que { word-place.where } se trouve votre pion : { FORM($place, "the") }.
error-already-suggested = Vous avez déjà { word-suggest.done } ici ; sortez d’abord.
error-out-of-reach = { $steps ->
    [one] Vous ne pouvez pas y arriver en { $steps } pas.
   *[other] Vous ne pouvez pas y arriver en { $steps } pas.
}
error-no-passage = Aucun { word-passage } ne mène d’ici à cet endroit.
error-no-way-out = Votre pion est bloqué et ne peut pas bouger.
error-roll-first = Lancez les dés avant de vous déplacer.
error-effect-not-held = Vous n’avez pas « { $effect } », ou plus.
error-effect-not-now = « { $effect } » ne peut pas servir à ce moment-ci.
error-card-not-asked = On n’a pas demandé « { $card } ».
error-must-show = Vous avez une carte demandée : montrez-en une.
error-must-answer = Répondez d’abord : montrez une carte ou dites que vous n’en avez pas.
error-unfit-figure = « { $figure } » ne peut pas être joué : choisissez des suspects de cette édition, chacun une seule fois.
error-unfit-names = { $seats ->
    [one] Les noms ne conviennent pas : il en faut { $seats }, et il ne doit pas être vide.
   *[other] Les noms ne conviennent pas : il en faut { $seats }, tous différents et aucun vide.
}
error-unknown-option = Il n’y a pas de réglage « { $option } ».
error-option-not-for-edition = Le réglage « { $option } » n’a pas de sens dans l’édition « { $edition } ».
error-bad-option = Un réglage a une valeur impossible : { $problem }
error-unfit-seats = { $seats ->
    [2] « { $edition } » se joue de { $least } à { $most }, pas à { $seats }. À deux, il faut des cartes mises de côté (side_cards = 4), et personne ne peut jouer { word-culprit.the-acc }.
   *[other] « { $edition } » se joue de { $least } à { $most }, pas à { $seats }.
}
error-unfit-option = Le réglage « { $option } » ne peut pas être choisi ainsi. Il faut { $needs }.

## Ce qu’il faut à un réglage

needs-open-centre = un plateau dont le centre a des portes
needs-start-squares = un plateau avec une case de départ pour chaque pion
needs-places = au moins autant de { word-place.many } que d’armes
needs-dice = un plateau et un à trois dés, dont au moins un dé ordinaire
needs-first-figure = une édition qui dit quel pion commence
needs-moment = un moment où { word-accusation.a } est possible dans cette édition
needs-accusations = un nombre de 1 à 3
needs-deck = une édition avec des { word-intrigue-card.many }
needs-no-intrigue = une partie sans { word-intrigue-card.many }
needs-abilities = une édition dont les pions ont des capacités
needs-side-cards = un nombre de 0 à 6
needs-two-seats = des cartes mises de côté dans une partie à deux, et seulement à deux
needs-no-culprit = une partie où personne ne joue { word-culprit.the-acc }
needs-seat = le numéro d’une place, compté à partir de 0, ou -1 pour la dernière
needs-board = une édition avec un plateau
