### Ce qui est demandé à qui doit agir, et ce que les autres lisent pendant ce temps.

prompt-choose-case = Vous jouez { word-culprit.the-acc } : choisissez { word-case.the-acc }, une carte de chaque sorte.
prompt-start = C’est à vous de jouer et vous êtes { FORM($spot, "in") }. { prompt-start-what }
prompt-start-what = { $what ->
    [ask] Voulez-vous { word-suggest.do } ici ou poursuivre votre chemin ?
    [passage] Lancez-vous les dés, ou prenez-vous { word-passage.the-acc } ?
    [roll] Lancez les dés et voyez jusqu’où vous irez.
   *[stuck] Vous ne pouvez pas vous déplacer. Que faites-vous ?
}
prompt-start-questions = C’est à vous de jouer. Que demandez-vous ?
prompt-move = { $steps ->
    [one] Vous avez { $steps } pas à faire. Où allez-vous ?
   *[other] Vous avez { $steps } pas à faire. Où allez-vous ?
}
prompt-moved = { $able ->
    [yes] Votre déplacement est fini. Terminez-vous votre tour, ou utilisez-vous encore une carte ou votre capacité ?
   *[no] Votre déplacement est fini. Il ne reste qu’à terminer votre tour.
}
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
    [known] { $owner } vous a montré { FORM($cards, "acc") }.
    [saw] Vous avez vu : { $cards }.
    [looked] Personne n’a pu vous répondre. Vous avez vu : { $cards }.
    [none] Personne n’a pu vous répondre.
    [declined] Personne ne vous a montré de { word-hand-card }.
   *[other] Votre tour est presque fini.
} { prompt-after-what }
prompt-after-what = { $can ->
    [accuse] Terminez-vous votre tour, ou voulez-vous { word-accuse.do } ?
    [more] Que faites-vous encore pendant ce tour ?
   *[end] Il ne reste qu’à terminer votre tour.
}
prompt-centre = Vous êtes { FORM($spot, "in") }. { $can ->
    [accuse] Voulez-vous { word-accuse.do } ou terminer votre tour ?
   *[end] Que faites-vous avant la fin de votre tour ?
}
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
wait-start = { $what ->
    [question] { $name } réfléchit à { word-suggestion.acc }.
    [ask] { $name } réfléchit : { word-suggest.do } ici ou poursuivre son chemin ?
    [passage] { $name } réfléchit : lancer les dés ou prendre { word-passage.the-acc } ?
    [roll] { $name } va lancer les dés.
   *[stuck] { $name } ne peut pas se déplacer et décide comment continuer.
}
wait-move = { $steps ->
    [one] { $name } a { $steps } pas à faire et choisit où aller.
   *[other] { $name } a { $steps } pas à faire et choisit où aller.
}
wait-moved = { $name } réfléchit : terminer son tour ou utiliser encore une carte ?
wait-suggest = { $name } est { FORM($spot, "in") } et réfléchit à { word-suggestion.acc }.
wait-offer = { $name } réfléchit : piocher { word-intrigue-card.acc } ou non ?
wait-send = { $name } choisit un pion à envoyer { word-centre.to }.
wait-answer = { $sure ->
    [yes] { $whom ->
        [you] { $name } choisit { word-hand-card.acc } à vous montrer.
       *[other] { $name } choisit { word-hand-card.acc } à montrer à { $to }.
    }
   *[no] { $whom ->
        [you] { $name } cherche { word-hand-card.acc } à vous montrer.
       *[other] { $name } cherche { word-hand-card.acc } à montrer à { $to }.
    }
}
wait-watch = { $name } réfléchit : regarder la carte qui vient d’être montrée ou non ?
wait-look = { $name } choisit laquelle des cartes mises de côté regarder.
wait-after = { $can ->
    [accuse] { $name } réfléchit : terminer son tour ou { word-accuse.do } ?
    [more] { wait-moved }
   *[end] { $name } va terminer son tour.
}
wait-centre = { $can ->
    [accuse] { $name } est { word-centre.in } et réfléchit : { word-accuse.do } ou non ?
   *[end] { $name } est { word-centre.in } et décide quoi faire avant la fin de son tour.
}
wait-play = { $name } choisit { word-investigation-card.acc } à jouer.
wait-suspect = { $choice ->
    [own] { $name } réfléchit : { word-suggest.do } avec { FORM($city, "the") } ou changer de ville ?
   *[any] { $name } réfléchit à { word-suggestion.acc }.
}
wait-give = { $whom ->
    [you] { $name } choisit ce qu’il faut vous montrer pour { word-secret-tip.the-acc }.
   *[other] { $name } répond à { word-secret-tip.acc }.
}

## Pourquoi une chose n’est pas proposée

note-blocked = { CAP($names) } { $count ->
    [one] barre
   *[other] barrent
} le chemin vers { FORM($spot, "the") }.
note-stuck = { CAP($names) } { $count ->
    [one] barre
   *[other] barrent
} toutes les issues.
note-asked-here = Vous avez déjà posé une question ici : sortez d’abord, puis revenez.
note-no-return = Impossible de retourner { FORM($spot, "to") } pendant le même tour.
