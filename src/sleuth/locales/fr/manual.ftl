### Comment jouer à une édition. Les options d’une partie choisissent les phrases, les mots sont ceux de l’édition.

## Chapitres

manual-section-aim = De quoi il s’agit
manual-section-setup = Mise en place
manual-section-turns = À qui de jouer
manual-section-moving = Se déplacer
manual-section-places = Entrer et sortir
manual-section-investigation = { CAP(word-investigation-card.many) }
manual-section-suggesting = { CAP(word-suggest.do) }
manual-section-answering = Répondre
manual-section-witness = { CAP(word-false-witness.the) }
manual-section-accusing = { CAP(word-accuse.do) }
manual-section-intrigue = { CAP(word-intrigue-card.many) }
manual-section-characters = { CAP(word-character-card.many) }
manual-section-culprit = Un contre tous
manual-section-sides = À deux, en deux équipes

## De quoi il s’agit

manual-aim-murder = On a tué { FORM($victim, "the") }. Trouvez qui a fait le coup, où et avec quoi.
manual-aim-flight = On a tué { FORM($victim, "the") }, et le meurtrier a pris la fuite. Trouvez qui c’est, comment il a fui et vers quelle ville.
manual-aim-hidden = Trois cartes, une de chaque sorte, sont mises de côté au début sans que personne ne les voie. C’est { word-case.the }. On les trouve en trouvant toutes les autres : une carte vue ailleurs ne peut pas être l’une des trois.
manual-aim-chosen = { CAP(word-culprit.the) } a mis de côté en secret trois cartes, une de chaque sorte. C’est { word-case.the }. On les trouve en trouvant toutes les autres : une carte vue ailleurs ne peut pas être l’une des trois.
manual-aim-board = Pour voir des cartes des autres, entrez { word-place.to }. Vous pouvez alors { word-suggest.do } : qui a l’une des trois cartes nommées doit vous en montrer une.
manual-aim-cards = Pour voir des cartes des autres, jouez des { word-investigation-card.many } : certaines interrogent tout le monde, d’autres une seule personne, d’autres encore permettent un coup d’œil.
manual-aim-questions = Pour voir des cartes des autres, posez des questions : qui a l’une des trois cartes nommées doit vous en montrer une.
manual-aim-win = La première personne qui nomme correctement les trois cartes gagne.
manual-aim-culprit = Tous les autres sont détectives. Le détective qui nomme correctement les trois cartes gagne. Si personne n’y parvient à temps, { word-culprit.the } s’échappe et gagne.

## Mise en place

manual-setup-players = On joue de { $least } à { $most } personnes.
manual-setup-seats = Vous jouez à { $seats }.
manual-setup-two = Deux personnes ou deux équipes s’affrontent.
manual-setup-figures-start = Chacun choisit un pion. Les { $suspects } pions sont placés sur leur propre case de départ, même ceux que personne ne joue : ils sont tout aussi suspects.
manual-setup-figures-centre = Chacun choisit un pion. Les { $suspects } pions sont placés { FORM($centre, "in") }, même ceux que personne ne joue : ils sont tout aussi suspects.
manual-setup-weapons-places = Les { $weapons } { FORM($weapon, "many") } sont réparties au hasard, au plus une par { word-place }.
manual-setup-weapons-centre = Les { $weapons } { FORM($weapon, "many") } se trouvent aussi { FORM($centre, "in") } au début.
manual-setup-case-board = Les { $cards } cartes sont triées par sorte et chaque tas est mélangé. La carte du dessus de chaque tas est mise de côté sans être vue : c’est { word-case.the }.
manual-setup-case-questions = Les { $cards } cartes sont triées par sorte et chaque tas est mélangé. La carte du dessus de chaque tas est mise de côté sans être vue : c’est { word-case.the }.
manual-setup-case-cards = Les { $cards } { word-hand-card.many } sont triées par sorte et chaque tas est mélangé. La carte du dessus de chaque tas est mise de côté sans être vue, puis sous { word-draw-pile.the-acc } : c’est { word-case.the }.
manual-setup-culprit = L’un de vous joue { word-culprit.the-acc } et distribue les cartes.
manual-setup-case-culprit = Parmi les { $cards } { word-hand-card.many }, { word-culprit.the } en choisit secrètement une de chaque sorte : c’est { word-case.the }.
manual-setup-side = Avant la distribution, { $side } cartes sont mises de côté, faces cachées.
manual-setup-deal = Les autres cartes sont mélangées ensemble et distribuées une à une dans le sens des aiguilles d’une montre, en commençant à gauche de qui distribue. Ne montrez les vôtres à personne. Vous les gardez jusqu’au bout : une carte se montre, elle ne se donne jamais.
manual-setup-dealer = { $dealer ->
    [0] C’est la dernière place qui distribue.
   *[other] C’est la place { $dealer } qui distribue.
}
manual-setup-leftovers-dealt = Si le compte n’est pas rond, certains ont une carte de plus que les autres.
manual-setup-leftovers-open = Tout le monde en reçoit autant. Les cartes qui restent sont posées faces visibles.
manual-setup-leftovers-centre = Tout le monde en reçoit autant. Les cartes qui restent sont posées faces cachées { FORM($centre, "in") }.
manual-setup-hands-even = Chacun a { $hand } cartes ; il n’en reste aucune.
manual-setup-hands-dealt = { $left ->
    [one] Chacun a { $hand } cartes, et une personne en a une de plus.
   *[other] Chacun a { $hand } cartes, et { $left } personnes en ont une de plus.
}
manual-setup-hands-open = { $left ->
    [one] Chacun a { $hand } cartes. Celle qui reste est posée face visible.
   *[other] Chacun a { $hand } cartes. Les { $left } qui restent sont posées faces visibles.
}
manual-setup-hands-centre = { $left ->
    [one] Chacun a { $hand } cartes. Celle qui reste est posée face cachée { FORM($centre, "in") }.
   *[other] Chacun a { $hand } cartes. Les { $left } qui restent sont posées faces cachées { FORM($centre, "in") }.
}
manual-setup-investigation = Les { $investigation } { word-investigation-card.many } sont mélangées et forment { word-draw-pile.as }. Chaque détective en prend une en main.
manual-setup-cities = Les { $places } { word-city-card.many } sont mélangées faces cachées. Chaque détective en retourne une et la garde visible devant soi ; les autres sont retournées au milieu.
manual-setup-intrigue = Les { $intrigue } { word-intrigue-card.many } sont mélangées et posées faces cachées à côté du plateau.
manual-setup-characters = Chacun pose { word-character-card.the-acc } de son pion devant soi, face visible.
manual-setup-sheet = Notez tout de suite { word-hand-card.yours } dans { word-sheet.your-acc } : ce ne peut pas être { word-case.the }. Gardez vos notes pour vous.
manual-setup-sheet-open = Notez tout de suite { word-hand-card.yours } et les cartes visibles dans { word-sheet.your-acc } : ce ne peut pas être { word-case.the }. Gardez vos notes pour vous.

## À qui de jouer

manual-begins-figure = Qui joue { FORM($first, "the") } commence.
manual-begins-next = Si personne ne joue ce pion, on fait le tour des cases de départ dans le sens du jeu : le premier pion que quelqu’un joue commence.
manual-begins-roll-all = { $dice ->
    [one] Chacun lance le dé ; le plus haut lancer commence.
    [2] Chacun lance les deux dés ; le plus haut lancer commence.
   *[other] Chacun lance les { $dice } dés ; le plus haut lancer commence.
}
manual-begins-question = Un ? n’y compte pour rien.
manual-begins-roll-one = Chacun lance un dé ; le plus haut lancer commence.
manual-begins-ties = En cas d’égalité pour le plus haut lancer, ceux qui l’ont relancent.
manual-begins-dealer = Qui distribue commence.
manual-begins-after-culprit = C’est { word-culprit.the } qui distribue, et il n’a pas de tour. La personne à sa gauche commence.
manual-turns-clockwise = On joue ensuite dans le sens des aiguilles d’une montre, donc vers la gauche, en passant ceux qui ont quitté l’enquête.
manual-turns-counter-clockwise = On joue ensuite dans le sens inverse des aiguilles d’une montre, donc vers la droite, en passant ceux qui ont quitté l’enquête.
manual-turn-board = Un tour : déplacer son pion, { word-suggest.do }, écouter les réponses, prendre des notes. Quand vous êtes sûr de vous, vous pouvez { word-accuse.do }.
manual-turn-cards = Un tour : piocher { word-investigation-card.acc }, jouer l’une de ses deux cartes, prendre des notes. Quand vous êtes sûr de vous, vous pouvez { word-accuse.do }.
manual-turn-questions = Il n’y a pas de plateau. Un tour est une question sur trois cartes au choix, une de chaque sorte.

## Se déplacer

manual-move-roll = { $dice ->
    [one] Lancez le dé et avancez votre pion d’exactement autant de pas.
    [2] Lancez les deux dés, additionnez-les et avancez votre pion d’exactement autant de pas.
   *[other] Lancez les { $dice } dés, additionnez-les et avancez votre pion d’exactement autant de pas.
}
manual-move-question-die = { $questions ->
    [one] Un dé porte un ? à la place du 1.
   *[other] { $questions } dés portent un ? à la place du 1.
}
manual-move-rolled-question = Si vous obtenez un ?, vous devez piocher { word-intrigue-card.acc } avant de vous déplacer. Le ? ne compte pour aucun pas : c’est le reste du lancer qui compte.
manual-move-question-nothing = Un ? obtenu aux dés ne compte pour aucun pas : c’est le reste du lancer qui compte.
manual-move-steps = Un pas mène à la case voisine : en haut, en bas, à gauche ou à droite, jamais en diagonale. Vous pouvez tourner autant que vous voulez.
manual-move-all = Il faut utiliser tout le lancer. Le déplacement ne s’arrête plus tôt que si vous entrez { word-place.to }.
manual-move-all-stops = Il faut utiliser tout le lancer. Le déplacement ne s’arrête plus tôt que si vous entrez { word-place.to } ou sur une case ?.
manual-move-twice = Au cours d’un déplacement, vous pouvez passer plusieurs fois sur la même case.
manual-move-once = Au cours d’un déplacement, vous ne pouvez pas passer deux fois sur la même case ; celle du départ compte aussi.
manual-move-no-passing = Une case n’accueille qu’un pion. Vous ne pouvez ni vous y arrêter, ni passer à travers, ni sauter par-dessus : contournez-le.
manual-move-passing = Vous pouvez traverser les autres pions. Mais une case n’accueille qu’un pion : on ne s’arrête pas là où il y en a déjà un.
manual-move-short = Si aucun chemin ne permet d’utiliser tout le lancer et que vous ne pouvez entrer nulle part, allez aussi loin que possible.
manual-move-stuck = Si votre pion ne peut pas bouger du tout, vous restez sur place et votre tour est terminé.
manual-question-square = Si vous arrivez sur une case ?, le déplacement s’y arrête aussitôt et vous devez piocher { word-intrigue-card.acc }.
manual-question-square-taken = Une case ? où se trouve un autre pion est interdite, même au passage.
manual-question-square-plain = Sans les { word-intrigue-card.many }, les cases ? sont des cases comme les autres.

## Entrer et sortir

manual-place-enter = On entre { word-place.to } par une porte. Le pas vers l’intérieur compte pour une case, quelle que soit la taille ; la porte elle-même ne compte pas. Le déplacement est alors terminé et le reste du lancer est perdu : inutile d’obtenir le nombre exact.
manual-place-full = Il peut y avoir autant de pions et d’{ FORM($weapon, "many") } qu’on veut { word-place.in }.
manual-place-leave = Sortir coûte aussi un pas : vers la case devant une porte, celle que vous voulez.
manual-doors-blocked = Un pion sur la case devant une porte la bloque : personne n’entre ni ne sort par là.
manual-doors-free = Les portes ne sont jamais bloquées : on peut traverser un pion qui se trouve devant.
manual-no-reentry = Qui a quitté { word-place.acc } ne peut pas y revenir pendant le même tour, même par une autre porte.
manual-reentry = Qui a quitté { word-place.acc } peut y revenir pendant le même tour.
manual-passage-pair = { $one } – { $other }
manual-passages = Des { word-passage.many } relient deux { word-place.many } chacun : { $pairs }. Si votre tour y commence, vous pouvez l’emprunter au lieu de lancer les dés. C’est tout votre déplacement, et vous arrivez comme par une porte.
manual-no-passages = Les { word-passage.many } du plateau ne servent pas.
manual-centre-open = { CAP(FORM($centre, "the")) } a aussi des portes et compte comme { word-place.a } pour entrer et sortir. Mais { word-suggestion.none } n’y est possible.
manual-centre-shut = Personne ne peut entrer au centre du plateau. C’est là que sont cachées les trois cartes.
manual-leaving = Si votre tour commence { word-place.in }, il faut en partir : lancez les dés et sortez par une porte, ou prenez { word-passage.acc } s’il y en a un.
manual-staying = Si votre tour commence { word-place.in }, vous pouvez rester au lieu de lancer les dés. Vous pouvez y { word-suggest.do } si vous ne l’avez pas fait depuis votre arrivée.
manual-stay-blocked = Si toutes les portes sont bloquées, rien ne vous oblige à prendre { word-passage.the-acc } : vous pouvez rester, et votre tour est terminé.
manual-passage-forced = Si toutes les portes sont bloquées, vous devez prendre { word-passage.the-acc }, s’il y en a un.
manual-summoned = Si quelqu’un d’autre a nommé votre pion et l’a ainsi amené { word-place.to }, vous pouvez y { word-suggest.do } à votre prochain tour sans lancer les dés, ou vous déplacer comme d’habitude. Un pion qui y était déjà n’a pas été amené.
manual-not-summoned = Si quelqu’un d’autre a nommé votre pion et l’a ainsi amené { word-place.to }, cela ne vous permet pas d’y { word-suggest.do } : continuez comme d’habitude.
manual-one-suggestion = Vous ne pouvez pas { word-suggest.do } deux fois de suite { word-place.same }. Sortez d’abord et revenez lors d’un autre tour, ou faites-vous amener de nouveau.

## Cartes Enquête

manual-cards-turn = Piochez { word-investigation-card.acc } : vous en avez deux. Jouez-en une face visible et faites ce qu’elle dit ; gardez l’autre en main. Seul { word-secret-tip.the } se joue face cachée.
manual-cards-suspicion = { CAP(word-suggestion.a) } avec une ville au choix : prenez { word-city-card.the-acc } de la ville que vous voulez nommer, au milieu ou chez qui l’a ; la vôtre la remplace. Il faut ensuite { word-suggest.do } avec cette ville.
manual-cards-own-city = { CAP(word-suggestion.a) } avec votre propre ville : nommez la ville posée devant vous. Ou voyagez : échangez { word-city-card.your-acc } contre une autre, et votre tour est terminé.
manual-cards-peek = { word-peek } : choisissez quelqu’un et tirez une carte de sa main sans la voir d’avance. { word-peek-all } : chaque détective en tire une chez son voisin, du côté indiqué. Regardez-la et rendez-la.
manual-cards-peek-out = Les détectives qui ont quitté l’enquête ne regardent alors plus rien.
manual-cards-golden = { word-golden-tip } : lisez la carte à voix haute. Chacun à son tour vous montre, à vous seul, une carte de ce genre de son choix, ou dit qu’il n’en a pas.
manual-cards-secret = { word-secret-tip } : passez la carte face cachée à quelqu’un. Vous seuls savez ce qu’elle demande. Elle vous revient avec ce qu’elle demande, une carte ou toutes celles de ce genre, ou sans rien ; vous regardez les cartes et les rendez. Elle est défaussée face cachée.
manual-cards-unmask = Une fois la carte jouée, vous pouvez { word-accuse.do }, quoi qu’elle ait donné, sauf après un voyage. Vous pouvez aussi le faire au début de votre tour, sans jouer de carte.
manual-cards-reshuffle = Quand { word-draw-pile.the } est épuisée, { word-discard-pile.the } est mélangée et la remplace.
manual-list-suspicion = { CAP(word-suggestion.many) }
manual-list-peek = { word-peek }
manual-list-golden = { CAP(word-golden-tip.many) }
manual-list-secret = { CAP(word-secret-tip.many) }

## Demander

manual-suggest-must = Si votre déplacement s’arrête { word-place.in }, vous devez aussitôt { word-suggest.do }.
manual-suggest-may = Si votre déplacement s’arrête { word-place.in }, vous pouvez aussitôt { word-suggest.do }, ou terminer votre tour.
manual-suggest-here = { CAP(word-suggestion.a) } nomme { FORM($suspect, "acc") }, { FORM($weapon, "acc") } et toujours { word-place.where } se trouve votre propre pion.
manual-suggest-any = Vous pouvez nommer tout et tout le monde : votre propre pion, ceux que personne ne joue, et des cartes que vous avez vous-même.
manual-suggest-cards = { CAP(word-suggestion.a) } nomme { FORM($suspect, "acc") }, { FORM($weapon, "acc") } et { FORM($place, "acc") }. Vous pouvez { word-suggest.do } quand vous jouez une carte qui le dit.
manual-suggest-questions = { CAP(word-suggestion.a) } nomme { FORM($suspect, "acc") }, { FORM($weapon, "acc") } et { FORM($place, "acc") } au choix.
manual-suggest-own = Vous pouvez aussi nommer des cartes que vous avez vous-même.
manual-suggest-trick = Si vous avez deux des trois cartes, les réponses ne portent que sur la troisième. Si personne ne peut la montrer, vous avez trouvé une partie { word-case.of }.
manual-suggest-pieces = Pion et { $weapon } que vous nommez rejoignent aussitôt votre propre pion. Ils y restent ensuite.

## Répondre

manual-answer-clockwise = Les autres sont interrogés l’un après l’autre, dans le sens des aiguilles d’une montre, en commençant à votre gauche.
manual-answer-counter-clockwise = Les autres sont interrogés l’un après l’autre, dans le sens inverse des aiguilles d’une montre, en commençant à votre droite.
manual-answer-culprit = On interroge { word-culprit.the-acc } en dernier, et seulement si aucun détective n’a pu montrer de carte.
manual-answer-show = Qui a une carte nommée doit vous en montrer exactement une, de son choix. Vous seul la voyez ; les autres voient seulement qu’une carte a été montrée. Les réponses s’arrêtent là.
manual-answer-none = Qui n’a aucune des trois le dit, et l’on interroge la personne suivante. Tout le monde l’entend et en tire profit.
manual-answer-out = Ceux qui ont quitté l’enquête répondent encore.
manual-answer-out-walkers = Ceux qui ont quitté l’enquête après une fausse { word-accusation } répondent encore. Ceux que les Marcheurs blancs ont emportés ne répondent plus : leurs cartes sont visibles.
manual-answer-decline = Certaines cartes et certains personnages permettent de refuser de répondre. Cela ne veut pas dire qu’on n’a aucune des cartes. Si tous les autres ont refusé ou n’ont rien, personne n’a répondu.
manual-answer-second = Un personnage peut demander une deuxième carte : la même personne montre une autre des cartes nommées, si elle en a une.
manual-answer-learn = Une carte qu’on vous a montrée ne peut pas être { word-case.the }. Notez-la, et qui l’a.
manual-answer-same = Si c’est à vous de répondre et que vous avez plusieurs des cartes, mieux vaut en remontrer une que l’autre connaît déjà.
manual-answer-honest = Personne ne peut cacher une carte : le jeu vérifie les réponses.

## Le faux témoin

manual-witness-slip = Regardez bien avant de dire que vous n’avez aucune des cartes. Qui cache une carte est { word-false-witness.a }. C’est un oubli qui coûte cher, et non un coup permis : le jeu vous avertit d’abord.
manual-witness-cost = Pour { word-false-witness.the-acc }, l’enquête s’arrête aussitôt : plus aucun tour, { word-suggestion.none }, aucune { word-accusation }. Il ne fait plus que répondre.
manual-witness-again = Qui a quitté l’enquête ne peut plus cacher de carte.
manual-witness-found = Cela se découvre dès que cette série de réponses est terminée.
manual-witness-owed = On reçoit une seule carte en tout : si personne n’en a montré, la première personne qui en a caché une la montre maintenant.

## Accuser

manual-accuse-name = Quand vous connaissez { word-case.the-acc }, vous pouvez { word-accuse.do } : nommez une carte de chaque sorte, au choix. Ce ne sont pas forcément celles que vous avez demandées.
manual-accuse-when = Cela se fait pendant votre propre tour : { $moments }.
manual-accuse-start = tout au début
manual-accuse-after-suggestion = après { word-suggestion.your-acc }, une fois les réponses données
manual-accuse-after-unrefuted = juste après { word-suggestion.unanswered }
manual-accuse-centre = tant que votre pion est { FORM($centre, "in") }
manual-accuse-centre-more = C’est-à-dire au début de votre tour, ou quand votre déplacement s’y est arrêté.
manual-accuse-after-card = après la carte que vous avez jouée
manual-accuse-first-turn = Comme tout le monde commence { FORM($centre, "in") }, c’est possible dès le tout premier tour.
manual-accuse-look = Vous seul regardez alors { word-case.the-acc }.
manual-accuse-right = Si les trois cartes sont justes, montrez-les à tous : vous avez gagné.
manual-accuse-wrong = { $accusations ->
    [one] Si quelque chose est faux, remettez les cartes sans dire quoi. Vous n’avez droit qu’à cet essai : vous quittez l’enquête.
   *[other] Si quelque chose est faux, remettez les cartes sans dire quoi. Votre tour est terminé ; après { $accusations } essais manqués, vous quittez l’enquête.
}
manual-accuse-out = Qui quitte l’enquête n’a plus de tour et ne peut plus gagner, mais répond encore.
manual-accuse-out-board = Qui quitte l’enquête n’a plus de tour et ne peut plus gagner, mais répond encore. Son pion reste sur le plateau et peut encore être nommé et amené.
manual-accuse-out-cards = Qui quitte l’enquête ne pioche et ne joue plus de { word-investigation-card.many }.
manual-accuse-aside = Si le pion de quelqu’un qui a quitté l’enquête se trouve devant une porte, il entre quand ce serait son tour : il ne doit pas bloquer le passage.
manual-accuse-figures = { CAP(word-accusation.a) } ne déplace ni pions ni { FORM($weapon, "many") }.
manual-accuse-leftovers = Si votre déplacement s’arrête { FORM($centre, "in") }, vous pouvez, au lieu d’accuser, regarder l’une des cartes cachées qui s’y trouvent et que vous ne connaissez pas encore. Vous ne vous déplacez plus pendant ce tour.
manual-end-unsolved = Si tout le monde s’est trompé, l’affaire n’est pas résolue et { word-case.the } est montrée à tous.
manual-end-last = S’il ne reste qu’une personne dans l’enquête, elle continue seule.

## Intrigues

manual-intrigue-deck = Le paquet compte { $walkers } Marcheurs blancs ; les autres cartes sont des { word-whisperer-card.many }.
manual-intrigue-draw = On pioche de trois façons : obligatoirement si l’on obtient un ? aux dés, obligatoirement si le déplacement s’arrête sur une case ?, et si l’on veut quand quelqu’un d’autre nomme votre pion et l’amène ainsi { word-place.to }.
manual-intrigue-brought = Le troisième cas ne vaut que pour les pions que quelqu’un joue, et seulement s’ils ont vraiment été déplacés : qui y était déjà ne pioche rien. Qui a quitté l’enquête ne pioche rien non plus.
manual-intrigue-from-square = Que le pion ait été sur une case ou { word-place.in } auparavant ne change rien.
manual-intrigue-at-once = Certaines cartes agissent dès qu’elles sont piochées : faites ce qu’elles disent.
manual-intrigue-kept = Gardez toutes les autres en secret, autant que vous voulez. Jouez-les quand leur moment vient, plusieurs par tour si vous voulez, même une carte piochée pendant ce tour, et même une fois le déplacement terminé. Une carte jouée quitte la partie.
manual-intrigue-end = Si, d’après ce que savent les autres, vous pourriez encore jouer quelque chose, votre tour ne se termine que quand vous le dites. Ainsi personne n’apprend ce que vous gardez.
manual-walkers-harmless = Les { $harmless } premiers Marcheurs blancs ne font rien. Ils restent visibles, pour que tous voient combien sont venus.
manual-walkers-last = Qui pioche le dernier est aussitôt emporté : sa main est étalée aux yeux de tous, et il ne participe plus à rien, ni tours, ni réponses, ni cartes. Son pion peut encore être nommé. La carte est remélangée dans le paquet et peut frapper de nouveau.
manual-walkers-kept = Les cartes qu’il gardait quittent la partie sans être vues.
manual-walkers-all = S’il n’y a plus personne dans l’enquête, tout le monde a perdu et { word-case.the } est montrée.
manual-effect-see-shown = Quand une carte a été montrée, on demande à tous ceux qui pourraient peut-être la voir s’ils le veulent : ainsi, la question ne trahit rien.
manual-effect-second-rumour = Après les réponses, seul qui a pour cela une carte ou un personnage peut encore { word-suggest.do } { word-place.same }.
manual-effect-all-look = Quand tout le monde regarde une carte, ceux qui ont quitté l’enquête n’en regardent pas.
manual-effect-looks = Qui regarde une carte de votre main la tire au hasard ; vous apprenez laquelle c’était.
manual-list-kept = À garder jusqu’au bon moment
manual-list-at-once = À jouer tout de suite

## Personnages

manual-characters-once = Chaque pion a une capacité utilisable une fois par partie. On retourne ensuite { word-character-card.the-acc }. Tous voient qui a déjà utilisé la sienne.
manual-characters-again = Un second déplacement se fait avant de demander : { word-suggestion.the } concerne l’endroit où il s’arrête.
manual-characters-again-passage = Un second déplacement est possible aussi après { word-passage.acc }.
manual-ability = { $title }. { $help }
manual-list-characters = Qui peut quoi

## Un contre tous

manual-culprit-chooses = C’est { word-culprit.the } qui choisit { word-case.the-acc } et distribue les autres cartes à tous, lui compris.
manual-culprit-answers = { CAP(word-culprit.the) } n’a pas de tour et ne joue pas de { word-investigation-card.many }, mais répond à tout ce que demandent les cartes des détectives.
manual-culprit-nothing = { CAP(word-culprit.the) } n’a pas de { word-city-card } et ne regarde rien quand tous les détectives regardent une carte.
manual-culprit-last = { CAP(word-suggestion.a) } n’atteint { word-culprit.the-acc } qu’en dernier, et seulement si aucun détective n’a pu répondre.
manual-culprit-reward = Si { word-culprit.the } montre alors une carte, il est récompensé : une carte { word-draw-pile.from } va, visible, { word-discard-pile.to }. Le temps presse.
manual-culprit-caught = Le détective qui nomme correctement { word-case.the-acc } gagne seul.
manual-culprit-escapes = { CAP(word-culprit.the) } gagne si un détective doit piocher et que { word-draw-pile.the } est épuisée, car on ne remélange pas ; ou si tous les détectives se sont trompés.

## Deux camps

manual-two-house = Cette édition n’a pas de règle pour deux. Voici comment faire, en règle maison :
manual-two-here = Cette édition n’a pas de règle pour deux : vous jouez avec une règle maison.
manual-two-side = Avant la distribution, { $side } cartes sont mises de côté, faces cachées. Elles ne sont à personne.
manual-two-look = On demande comme d’habitude. Chaque fois que l’autre camp ne peut pas montrer de carte, vous regardez en secret l’une des cartes mises de côté que vous n’avez pas encore vue, et vous la remettez.
manual-two-decline = Si l’autre camp a seulement refusé de répondre, vous n’en regardez aucune.
manual-two-teams = Deux équipes de deux ou trois personnes jouent comme deux joueurs : une équipe partage une place, sa main, { word-sheet.the-acc } et toutes les décisions.

## Images

manual-picture-hidden = Une carte de chaque sorte : { word-case.the }.
manual-picture-hidden-alt = Trois cartes faces cachées, une de chaque sorte.
manual-picture-asked = Par exemple : « { CAP($claim) } ? »
manual-picture-asked-alt = Trois cartes : { $named }.
manual-picture-cities = { CAP(word-city-card.many) } : une devant chaque détective, les autres au milieu.
manual-picture-cities-alt = Trois { word-city-card.many } : { $named }.
manual-picture-shown = Une des trois cartes suffit, pour vos yeux seulement.
manual-picture-shown-alt = Une carte : { $named }.
manual-picture-beginning-start = Le plateau au début.
manual-picture-beginning-start-alt = Tout le plateau. Les pions sont sur leurs cases de départ, au bord.
manual-picture-beginning-centre = Le plateau au début.
manual-picture-beginning-centre-alt = Tout le plateau. Tous les pions sont { FORM($centre, "in") }.
manual-picture-walk = Un lancer de { $roll } : { $roll } pas.
manual-picture-walk-alt = Une partie du plateau : { FORM($figure, "the") } fait { $roll } pas et s’arrête sur une case.
manual-picture-passing = Un lancer de { $roll } : on traverse { FORM($figure, "the") }.
manual-picture-passing-alt = Une partie du plateau : un chemin de { $roll } pas passe par la case où se trouve { FORM($figure, "the") }.
manual-picture-question = Un lancer de { $roll }, mais le ? arrête le déplacement après { $steps } pas.
manual-picture-question-alt = Une partie du plateau : un chemin de { $steps } pas finit sur une case ?.
manual-picture-enter = { $lost ->
    [one] Un lancer de { $roll } : { $steps } pas mènent { FORM($where, "to") }, un est perdu.
   *[other] Un lancer de { $roll } : { $steps } pas mènent { FORM($where, "to") }, { $lost } sont perdus.
}
manual-picture-enter-alt = Une partie du plateau : un chemin de { $steps } pas mène par une porte { FORM($where, "to") }.
manual-picture-doors = { $count ->
    [one] Une porte : on sort par cette case.
   *[other] { $count } portes : on sort par l’une de ces cases.
}
manual-picture-doors-alt = { $count ->
    [one] Une partie du plateau : { FORM($where, "the") }. La case devant la porte est éclairée.
   *[other] Une partie du plateau : { FORM($where, "the") }. Les { $count } cases devant les portes sont éclairées.
}
manual-picture-blocked = { CAP(FORM($figure, "the")) } bloque cette porte.
manual-picture-blocked-alt = Une partie du plateau : { FORM($figure, "the") } se trouve sur la case devant une porte ; un autre pion est { FORM($where, "in") }.
manual-picture-passages = { CAP(word-passage.many) }
manual-picture-passages-alt = { $count ->
    [one] Tout le plateau, avec une ligne qui relie deux { word-place.many }.
   *[other] Tout le plateau, avec { $count } lignes qui relient chacune deux { word-place.many }.
}
manual-picture-brought = On nomme { FORM($figure, "the") }, qui vient { FORM($where, "to") }, tout comme { FORM($asked, "the") }.
manual-picture-brought-alt = Une partie du plateau : une flèche mène d’une case { FORM($where, "to") }, où se trouvent déjà un autre pion et { FORM($asked, "the") }.
