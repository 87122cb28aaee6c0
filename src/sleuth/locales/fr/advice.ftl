### Que demander ensuite : `sleuth deduce --advise` et le mot `conseil` dans `sleuth assist`.

advice-best = { $count ->
    [one] La meilleure { word-suggestion } ; encore inconnu { word-case.of } : { $bits } bits.
   *[other] Les { $count } meilleures { word-suggestion.many } ; encore inconnu { word-case.of } : { $bits } bits.
}
advice-accuse = { CAP(word-case.the) } est certaine. Ne demandez plus rien : vous pouvez { word-accuse.do } : { claim }.
advice-promise = Vous apprend en moyenne { $bits } bits sur { word-case.the-acc } ; tout le monde en entend { $public }.
advice-chances = Résout l’affaire : { $solves }. Nomme exactement { word-case.the-acc } : { $whole }.
advice-answers = Qui montre une carte : { $answers }.
advice-nobody = personne { $percent }
advice-somebody = { $name } { $percent } ({ $cards })
advice-card = { $card } { $percent }

## Raisons

advice-own = Couverture de votre propre main, que personne d’autre ne peut montrer : { $cards }.
advice-sure = Certainement { word-case-file.in }, donc personne ne peut la montrer : { $cards }.
advice-beside = Certainement dans aucune main, donc personne ne peut la montrer : { $cards }.
advice-known = On sait déjà que { $name } a { FORM($card, "acc") } : rien de nouveau de ce côté.
advice-only = Si une carte est montrée, c’est donc { FORM($card, "the") }.
advice-open = { $count ->
    [one] On ne sait pas qui l’a, et elle est peut-être { word-case-file.in } : { $cards }.
   *[other] On ne sait pas qui les a, et elles sont peut-être { word-case-file.in } : { $cards }.
}
advice-unanswered-solves = Si personne ne montre de carte, l’affaire est résolue : { claim }.
advice-unanswered-leaves = Si personne ne montre de carte, il reste { $count } { word-case.many } sur { $total }.
advice-unanswered-never = Quelqu’un montrera certainement une carte.
advice-look = Si personne ne montre de carte, vous pouvez regarder une des cartes mises de côté ; cela n’est pas compté ici.
advice-alike = Tout aussi bien que { FORM($card, "the") } : { $cards }.

## Pas de conseil

advice-error-watching = Vous regardez seulement ; un conseil s’adresse à quelqu’un qui joue : dites qui vous êtes (me).
advice-error-culprit = Vous jouez { word-culprit.the-acc } et ne demandez jamais rien.
advice-error-not-a-place = « { $card } » : on ne peut pas demander là. Il y a : { $known }.

## Mots et aide de l’assistant

assist-word-advise = conseil conseils
advice-help = conseil { $place }   que demander là ; sans précision : n’importe où

## Le prochain pas, en une phrase

hint-accuse = { CAP(word-case.the) } est certaine. Il faut { word-accuse.do } : { claim }.
hint-ask = Demandez : { claim } ?
hint-ask-on = Demandez : { claim } ? Vous connaissez { word-case.the-acc } ; ceci ne fait que mener à { word-accusation.the-acc }.
hint-go = { $asks ->
    [yes] Allez { FORM($spot, "to") } et posez votre question.
   *[no] Allez { FORM($spot, "to") }.
}
hint-passage = { $asks ->
    [yes] Prenez { word-passage.the-acc } pour aller { FORM($spot, "to") } et posez votre question.
   *[no] Prenez { word-passage.the-acc } pour aller { FORM($spot, "to") }.
}
hint-towards = Rien de mieux à portée : allez vers { FORM($spot, "the") }, encore { $steps } à partir de là.
hint-roll = { $steps ->
    [one] Lancez les dés et allez { FORM($spot, "to") } : encore { $steps } pas.
   *[other] Lancez les dés et allez vers { FORM($spot, "the") } : encore { $steps } pas.
}
hint-end = { $count ->
    [one] Terminez votre tour : { word-case.the } est certaine, mais il n’y a plus rien à faire maintenant.
   *[other] Terminez votre tour : { $count } { word-case.many } sont encore possibles.
}
hint-do = { $what }.
hint-solves = { $sure ->
    [yes] La réponse résoudra l’affaire.
   *[no] La réponse résoudra très probablement l’affaire.
}
hint-odds = Environ une fois sur { $times }, la réponse résout l’affaire.
hint-halves = La réponse divise par deux les { word-case.many } possibles.
hint-leaves = La réponse laisse environ { $left } des { $total } { word-case.many } possibles.
hint-hardly = La réponse n’apprendra presque rien de nouveau.
