### Ce qui est demandé à qui doit agir, et ce que les autres lisent pendant ce temps.

prompt-choose-case = Vous jouez { word-culprit.the-acc } : choisissez { word-case.the-acc }, une carte de chaque sorte.
prompt-start = C’est à vous de jouer et votre pion est { FORM($spot, "in") }. Que faites-vous ?
prompt-start-questions = C’est à vous de jouer. Que demandez-vous ?
prompt-move = { $steps ->
    [one] Vous avez { $steps } pas à faire. Où allez-vous ?
   *[other] Vous avez { $steps } pas à faire. Où allez-vous ?
}
prompt-moved = Votre déplacement est fini. Terminez-vous votre tour, ou utilisez-vous encore une carte ou votre capacité ?
prompt-suggest = Vous êtes { FORM($spot, "in") }. { CAP(word-suggestion.your) } : qui a fait le coup, et avec quoi ?
prompt-offer = { $asker } a fait venir votre pion ; vous êtes maintenant { FORM($spot, "in") }. Piochez-vous { word-intrigue-card.acc } ?
prompt-send = Quel pion envoyez-vous { FORM($spot, "to") } ?
prompt-answer = { $why ->
    [golden] { $asker } joue { word-golden-tip.acc } et vous demande { FORM($feature, "acc") }. Que répondez-vous ?
    [cards] { $asker } vous demande une de ces cartes : { $list }. Que répondez-vous ?
    [owed] Vous devez à { $asker } une réponse sincère : { claim }. Quelle carte montrez-vous ?
    [second] { $asker } vous demande une deuxième carte : { claim }. Que répondez-vous ?
   *[suggestion] { $asker } { word-suggest.does } : { claim }. Que répondez-vous ?
}
prompt-watch = { $able ->
    [yes] { $owner } vient de montrer une carte à { $asker }. Voulez-vous la voir aussi ?
   *[no] { $owner } vient de montrer une carte à { $asker }. Vous n’avez rien pour la voir.
}
prompt-look = Personne n’a pu vous répondre. Laquelle des cartes mises de côté regardez-vous ?
prompt-after = { $answer ->
    [known] { $owner } vous a montré { FORM($cards, "acc") }. Que faites-vous encore pendant ce tour ?
    [shown] { $owner } vous a montré { word-hand-card.acc }. Que faites-vous encore pendant ce tour ?
    [none] Personne ne vous a montré de { word-hand-card }. Que faites-vous encore pendant ce tour ?
   *[other] Que faites-vous encore pendant ce tour ?
}
prompt-centre = Vous êtes { FORM($spot, "in") }. Que faites-vous ?
prompt-play = Quelle { word-investigation-card } jouez-vous : { $list } ?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } est devant vous. Voulez-vous { word-suggest.do } avec cette ville ou l’échanger contre une autre ?
   *[any] Qui a fui, avec quel véhicule et dans quelle ville ?
}
prompt-give = { $asker } vous a passé « { $title } ». Que rendez-vous ?
prompt-over = { $ending ->
    [solved] { $who ->
        [you] La partie est terminée : vous avez résolu l’affaire.
       *[other] La partie est terminée : { $name } a résolu l’affaire.
    }
    [escaped] { $who ->
        [you] La partie est terminée : vous avez réussi à fuir.
       *[other] La partie est terminée : { $name } a réussi à fuir.
    }
   *[unsolved] La partie est terminée : personne n’a résolu l’affaire.
}
prompt-nobody = Un instant : la partie se poursuit d’elle-même.

## Ce que les autres sont en train de décider

wait-choose-case = { $name } choisit { word-case.the-acc }.
wait-start = { $name } décide comment commencer son tour.
wait-move = { $name } choisit où aller.
wait-moved = { $name } décide si son tour est fini.
wait-suggest = { $name } réfléchit à { word-suggestion.acc }.
wait-offer = { $name } décide s’il faut piocher { word-intrigue-card.acc }.
wait-send = { $name } choisit un pion à envoyer { word-centre.to }.
wait-answer = { $whom ->
    [you] { $name } cherche { word-hand-card.acc } à vous montrer.
   *[other] { $name } cherche { word-hand-card.acc } à montrer à { $to }.
}
wait-watch = { $name } décide s’il faut regarder la carte qui vient d’être montrée.
wait-look = { $name } choisit une des cartes mises de côté.
wait-after = { $name } décide quoi faire encore pendant ce tour.
wait-centre = { $name } est { word-centre.in } et décide quoi faire.
wait-play = { $name } choisit { word-investigation-card.acc } à jouer.
wait-suspect = { $name } réfléchit à { word-suggestion.acc }.
wait-give = { $name } répond à { word-secret-tip.acc }.
