### « Apprendre en jouant » : ce que dit la leçon à chacun de ses moments. $step est ce qu’on peut faire ensuite.

lesson-hand-title = Vos cartes
lesson-hand = Vous avez { $count } cartes en main, et { word-sheet.your } les a déjà cochées. Ce que vous avez ne peut pas être { word-case-file.in } : barrez-y { FORM($card, "acc") } en appuyant sur sa case.
lesson-go-title = Dans une pièce
lesson-go = { $step ->
    [roll] On pose ses questions dans les pièces. Lancez les dés !
   *[other] Toutes les pièces que vous pouvez atteindre sont éclairées. Allez { FORM($place, "to") }.
}
lesson-ask-title = Votre question
lesson-ask = Vous êtes { FORM($place, "in") }, votre question porte donc sur cette pièce. Émettez { word-suggestion.acc } : nommez { FORM($suspect, "acc") } et { FORM($weapon, "acc") }.
lesson-shown-title = Une carte rien que pour vous
lesson-shown = { $name } vous a montré { FORM($card, "acc") }, et personne d’autre ne l’a vu. Cette carte ne peut donc pas être { word-case-file.in } : barrez-la à cet endroit.
lesson-answer-title = Votre réponse
lesson-answer = C’est à vous que { $name } pose sa question, et vous avez deux des trois cartes. Choisissez celle que vous montrez : personne d’autre ne la verra.
lesson-conclude-title = Faites le rapprochement
lesson-conclude = { $tried ->
    [wrong] Pas celle-là : vous savez où elle est.{" "}
   *[nothing] {""}
}{ $asker } a demandé { FORM($cards, "quoted") }, et { $name } a montré l’une de ces cartes. Vous avez vous-même { FORM($own, "acc") }, et { $asker } a { FORM($shown, "acc") }. Quelle est donc la carte de { $name } ? Cochez-la dans la colonne de { $name }.
lesson-why-title = Interrogez le { word-sheet }
lesson-why = Exactement ! { CAP(word-sheet.the) } sait l’expliquer : appuyez au-dessus sur « ? » ({ web-why }), puis sur la case que vous venez de cocher.
lesson-again-title = Une deuxième question
lesson-again = { $step ->
    [roll] C’est de nouveau à vous. Lancez les dés !
    [go] Allez { FORM($place, "to") } : personne n’a encore montré cette carte.
   *[other] Demandez maintenant trois cartes dont vous ne savez rien : { FORM($suspect, "the") } { FORM($weapon, "with") } { FORM($place, "in") }.
}
lesson-accuse-title = La solution
lesson-accuse = Personne n’a pu montrer de carte, et aucune des trois n’est à vous. Elles sont donc toutes { word-case-file.in } ! Il est temps de { word-accuse.do } avec ces trois cartes.
lesson-wait = { $moment ->
    [cross-shown] Votre question fait le tour de la table : la première personne qui a l’une des trois cartes doit vous en montrer une.
    [accuse] Votre question fait le tour de la table. Quelqu’un pourra-t-il vous montrer une carte, cette fois ?
    [show] { $step ->
        [end] Bien noté. Terminez votre tour et voyez ce que les autres demandent.
       *[other] C’est aux autres de jouer. Regardez qui montre une carte à qui : cela aussi vous apprend quelque chose.
    }
   *[other] Un instant, les autres jouent encore.
}
lesson-done-title = Affaire résolue !
lesson-done = Se déplacer, demander, barrer, déduire, accuser : voilà tout le jeu. À vous maintenant d’en jouer une vraie partie.
lesson-strayed-title = Votre propre chemin
lesson-strayed = La leçon s’arrête ici, et c’est désormais une partie comme une autre. Continuez à jouer, ou reprenez la leçon depuis la page d’accueil.
