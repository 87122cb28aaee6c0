### Que demander ensuite : `sleuth deduce --advise` et le mot `conseil` dans `sleuth assist`.

advice-best = { $count ->
    [one] Le meilleur soupçon ; inconnu de l’affaire : { $bits } bits.
   *[other] Les { $count } meilleurs soupçons ; inconnu de l’affaire : { $bits } bits.
}
advice-accuse = L’affaire est certaine. Ne demandez plus rien, accusez : { claim }.
advice-promise = Vous apprend en moyenne { $bits } bits sur l’affaire ; tout le monde en entend { $public }.
advice-chances = Résout l’affaire : { $solves }. Nomme toute l’affaire : { $whole }.
advice-answers = Qui montre une carte : { $answers }.
advice-nobody = personne { $percent }
advice-somebody = { $name } { $percent } ({ $cards })
advice-card = { $card } { $percent }

## Raisons

advice-own = Couverture de votre propre main, que personne d’autre ne peut montrer : { $cards }.
advice-sure = Certainement dans le dossier, donc personne ne peut la montrer : { $cards }.
advice-beside = Certainement dans aucune main, donc personne ne peut la montrer : { $cards }.
advice-known = On sait déjà que { $name } a { FORM($card, "acc") } : rien de nouveau de ce côté.
advice-only = Si une carte est montrée, c’est donc { FORM($card, "the") }.
advice-open = { $count ->
    [one] On ne sait pas qui l’a, et elle est peut-être dans le dossier : { $cards }.
   *[other] On ne sait pas qui les a, et elles sont peut-être dans le dossier : { $cards }.
}
advice-unanswered-solves = Si personne ne montre de carte, l’affaire est résolue : { claim }.
advice-unanswered-leaves = Si personne ne montre de carte, il reste { $count } affaires sur { $total }.
advice-unanswered-never = Quelqu’un montrera certainement une carte.
advice-look = Si personne ne montre de carte, vous pouvez regarder une des cartes mises de côté ; cela n’est pas compté ici.
advice-alike = Tout aussi bien que { FORM($card, "the") } : { $cards }.

## Pas de conseil

advice-error-watching = Vous regardez seulement ; un conseil s’adresse à quelqu’un qui joue : dites qui vous êtes (me).
advice-error-culprit = Vous êtes coupable et ne demandez jamais rien.
advice-error-not-a-place = « { $card } » n’est pas un lieu où demander. Il y a : { $known }.

## Mots et aide de l’assistant

assist-word-advise = conseil conseils
advice-help = conseil { $place }   que demander là ; sans lieu : n’importe où
