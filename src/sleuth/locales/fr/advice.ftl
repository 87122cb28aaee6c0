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
