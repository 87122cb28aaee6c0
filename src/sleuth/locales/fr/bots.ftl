### Les robots : les niveaux, les personnages, et pourquoi ils ont fait ce qu’ils ont fait.

## Niveaux

level-novice = Novice
    .text = Raye les cartes qu’on lui a montrées et en oublie une de temps en temps. Idéal avec un enfant.
level-amateur = Amateur
    .text = Tient ses notes avec soin et tire les conclusions évidentes. Comme entre adultes autour de la table.
level-inspector = Inspecteur
    .text = Ne manque rien de ce qui peut se prouver, mais ne calcule pas les chances.
level-mastermind = Cerveau
    .text = Connaît toutes les probabilités et demande ce qui rapporte le plus en révélant le moins.

## Personnages : nom, tempérament et une phrase à leur sujet

character-pip = Pip Tansy
    .temper = intrépide et pressé
    .text = Pip ne sait pas attendre : dès qu’il ne reste que trois solutions, l’une d’elles passe pour prouvée.
character-dot = Dot Ambler
    .temper = prudente et patiente
    .text = Dot raye carte après carte d’un crayon bien taillé et ne se prononce pas tant qu’il reste plus d’une solution.
character-hazel = Hazel Brook
    .temper = audacieuse et franche
    .text = Hazel tient les notes les plus nettes de la rue et ne bluffe jamais, mais s’il reste deux ou trois solutions elle tente sa chance.
character-gus = Gus Pennyroyal
    .temper = prudent et joyeux bluffeur
    .text = Toutes les quelques questions, Gus nomme d’un air innocent une carte de sa propre main ; il ne se prononce que lorsqu’il ne reste aucun doute.
character-brack = Ruben Brack
    .temper = intrépide et impatient
    .text = Brack prouve tout ce qui peut se prouver ; pour le dernier pas, une intuition lui suffit.
character-orla = Orla Quill
    .temper = prudente et méticuleuse
    .text = Orla ne croit rien qu’elle ne puisse prouver et se prononce une fois l’affaire close.
character-silvan = Silvan Reeve
    .temper = joueur et bluffeur
    .text = Silvan connaît les chances de chaque carte, mise tout très tôt et nomme ses propres cartes pour égarer la table.
character-octavia = Octavia Moth
    .temper = discrète et prudente
    .text = Octavia demande de façon que la table en apprenne le moins possible, et attend que presque plus rien ne puisse mal tourner.

## L’affaire

because-choose-case = Une solution en vaut une autre.
because-accuse-certain = { CAP(word-case.the) } est certaine.
because-accuse-odds = Cette { word-case } est la bonne à { percent }, et attendre la laisserait aux autres.

## En chemin

because-way-roll = But : { $place }.
because-way-square = En route pour aller { FORM($place, "to") }.
because-way-passage = { CAP(word-passage.the) } est plus rapide que les dés.
because-place-goal = De là, on peut nommer { word-case.the-acc }.
because-place-centre = Il y a là une carte cachée à regarder.
because-place-near = Rien de plus prometteur n’est plus près.
because-place-new = Rien n’y a encore été demandé.
because-place-uncrossed = Sa carte n’est pas encore rayée.
because-place-could = Cela a pu se passer là.
because-place-proof = { $number ->
    [0] Cela a encore pu se passer là.
    [one] Cela a encore pu se passer là ; on sait qu’une autre personne n’a pas la carte.
   *[other] Cela a encore pu se passer là ; on sait que { $number } autres personnes n’ont pas la carte.
}
because-place-cover = Personne d’autre ne peut montrer sa carte : toute réponse y porte donc sur les autres cartes.
because-place-promise = { $number ->
    [one] La meilleure { word-suggestion } y promet { $number } bit.
   *[other] La meilleure { word-suggestion } y promet { $number } bits.
}
because-stay-ask = La prochaine question est possible ici même, { FORM($place, "in") } ; nulle part ailleurs il n’y a plus à gagner aussi vite.
because-stay-blocked = Aucun chemin n’est libre.
because-end-turn = Il n’y a plus rien à gagner dans ce tour.

## Demander

because-ask-any = Une question en vaut une autre.
because-ask-to-accuse = { CAP(word-case.the) } est assez claire ; cette question n’est que le chemin vers { word-accusation.the-acc }.
because-ask-uncrossed = Pas encore rayé : { $cards }.
because-ask-crossed = Nommé quand même, bien que déjà vu : { $cards }.
because-ask-could = Peut-être { word-case-file.in } : { $cards }.
because-ask-proof = { $number ->
    [0] Encore possible : { $cards }.
    [one] Au plus près de la preuve : { $cards }. On sait qu’une autre personne n’a pas { FORM($card, "acc") }.
   *[other] Au plus près de la preuve : { $cards }. On sait que { $number } autres personnes n’ont pas { FORM($card, "acc") }.
}
because-ask-cover = Couverture que personne d’autre ne peut montrer : { $cards }.
because-ask-information = { $number ->
    [one] La réponse promet { $number } bit sur { word-case.the-acc }.
   *[other] La réponse promet { $number } bits sur { word-case.the-acc }.
}
because-ask-likely = Chances d’être { word-case-file.in } : { $chances }.
because-ask-bluff = De sa propre main, pour égarer la table : { $cards }.

## Répondre

because-pass = Aucune de ces cartes n’est en main.
because-show-only = Aucune autre carte ne peut être montrée.
because-show-again = { $name } a déjà vu cette carte.
because-show-any = Une carte en vaut une autre.
because-show-seen = { $number ->
    [one] Une personne a déjà vu cette carte.
   *[other] { $number } personnes ont déjà vu cette carte.
}
because-show-suspected = La table s’attend déjà à cette carte ici.
because-show-kind = C’est de ce genre de cartes qu’il y a le plus : elle révèle donc le moins.
because-give-none = Rien de ce que demande l’indice n’est en main.
because-give-every = L’indice demande toutes ces cartes.

## Cartes spéciales et capacités

because-use-add-six = Six pas de plus mènent plus loin.
because-use-any-place = Directement { FORM($place, "to") }, sans les dés.
because-use-decline = { $name } n’a vu aucune de ces cartes, et cela doit rester ainsi.
because-use-second-rumour = Demander deux fois en apprend plus qu’une.
because-use-another-turn = Un tour de plus est toujours bienvenu.
because-use-see-shown = Ce pourrait être du nouveau : { $cards }.
because-use-look-right = Une carte de plus sera connue.
because-use-look-any = { $number ->
    [one] { $name } est la personne la moins connue : il manque encore une carte.
   *[other] { $name } est la personne la moins connue : il manque encore { $number } cartes.
}
because-use-move-again = Un second déplacement mène plus loin.
because-use-second-card = Deux cartes en disent plus qu’une.
because-draw = { $number ->
    [0] Aucun Marcheur blanc n’est encore visible : la carte est sans risque.
    [one] Un seul Marcheur blanc est visible ; la carte vaut le risque.
   *[other] { $number } Marcheurs blancs seulement sont visibles ; la carte vaut le risque.
}
because-waive-draw = { $number ->
    [one] Un Marcheur blanc est visible ; une carte serait un trop grand risque.
   *[other] { $number } Marcheurs blancs sont visibles ; une carte serait un trop grand risque.
}
because-waive-nothing = Il n’y a pas de quoi voir cette carte.
because-waive-known = Cette carte ne peut rien apprendre de nouveau.
because-send-away = { CAP(FORM($card, "the")) } n’est pas encore { word-centre.in } et perd ainsi son chemin.
because-send-any = Tous les autres sont déjà { word-centre.in } : { FORM($card, "the") } ou quelqu’un d’autre, peu importe.
because-look-side = Une carte cachée en vaut une autre.
because-look-centre = Cette carte n’a pas encore été regardée.
because-play-only = Il n’y a pas d’autre carte à jouer.
because-play-promise = Cette carte promet plus que l’autre.
because-play-any = Une carte promet autant que l’autre.
because-play-on = { $number ->
    [one] { $name } est la personne la moins connue : il manque encore une carte.
   *[other] { $name } est la personne la moins connue : il manque encore { $number } cartes.
}
because-other = Il n’y a rien de mieux à faire.

## Après la partie

percent = { $number } %
why-question = Entrée pour quitter. w : pourquoi les robots ont joué ainsi ; un numéro : pourquoi dans ce tour
why-no-turn = Aucun robot n’a joué dans le tour { $turn }.
