### Ce qui est demandé à qui doit agir.

prompt-choose-case = Vous jouez le coupable : choisissez l’affaire, une carte de chaque sorte.
prompt-start = C’est à vous de jouer et votre pion est { FORM($spot, "in") }. Que faites-vous ?
prompt-start-questions = C’est à vous de jouer. Que demandez-vous ?
prompt-move = { $steps ->
    [one] Vous avez { $steps } pas à faire. Où allez-vous ?
   *[other] Vous avez { $steps } pas à faire. Où allez-vous ?
}
prompt-moved = Votre déplacement est fini. Terminez-vous votre tour ou utilisez-vous votre capacité ?
prompt-suggest = Vous êtes { FORM($spot, "in") }. Qui soupçonnez-vous, et avec quoi ?
prompt-offer = { $asker } a fait venir votre pion ; vous êtes maintenant { FORM($spot, "in") }. Piochez-vous une carte Intrigue ?
prompt-send = Quel pion envoyez-vous { FORM($spot, "to") } ?
prompt-answer = { $why ->
    [golden] { $asker } joue un indice en or et vous demande { FORM($feature, "acc") }. Que répondez-vous ?
    [cards] { $asker } vous demande une de ces cartes : { $list }. Que répondez-vous ?
    [owed] Vous devez à { $asker } une réponse sincère : { claim }. Quelle carte montrez-vous ?
    [second] { $asker } vous demande une deuxième carte : { claim }. Que répondez-vous ?
   *[suggestion] { $asker } soupçonne : { claim }. Que répondez-vous ?
}
prompt-watch = { $able ->
    [yes] { $owner } vient de montrer une carte à { $asker }. Voulez-vous la voir, ou y renoncez-vous ?
   *[no] { $owner } vient de montrer une carte à { $asker }. Vous n’avez rien pour la voir.
}
prompt-look = Personne n’a pu vous répondre. Laquelle des cartes mises de côté regardez-vous ?
prompt-after = { $answer ->
    [shown] { $owner } vous a montré une carte. Que faites-vous encore pendant ce tour ?
    [none] Personne ne vous a montré de carte. Que faites-vous encore pendant ce tour ?
   *[other] Que faites-vous encore pendant ce tour ?
}
prompt-centre = Vous êtes { FORM($spot, "in") }. Que faites-vous ?
prompt-play = Quelle carte Enquête jouez-vous : { $list } ?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } est devant vous. Soupçonnez-vous avec cette ville, ou l’échangez-vous contre une autre ?
   *[any] Qui a fui, avec quel véhicule et dans quelle ville ?
}
prompt-give = { $asker } vous a passé « { $title } ». Que rendez-vous ?
prompt-over = { $ending ->
    [solved] La partie est terminée : { $name } a résolu l’affaire.
    [escaped] La partie est terminée : le coupable s’est échappé ({ $name }).
   *[unsolved] La partie est terminée : personne n’a résolu l’affaire.
}
prompt-wait = On attend { $name } ({ $phase }).
prompt-nobody = Un instant : la partie se poursuit d’elle-même.
