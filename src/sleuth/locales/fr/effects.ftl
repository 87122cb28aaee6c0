### Cartes Intrigue, capacités et cartes Enquête : titre, effet, et comment on les raconte.

effect-white-walker = Marcheur blanc
    .help = Reste visible. Qui pioche le dernier du paquet quitte complètement la partie.
    .told = Les Marcheurs blancs se rapprochent.
effect-add-six = Six de plus
    .help = Après votre lancer : avancez de six pas de plus.
    .told = { $who ->
        [you] Vous pouvez avancer de six pas de plus.
       *[other] { $name } peut avancer de six pas de plus.
    }
effect-any-place = N’importe où
    .help = Au lieu de lancer les dés : allez { word-place.any }.
    .told = { $who ->
        [you] Vous allez { word-place.any } au lieu de lancer les dés.
       *[other] { $name } va { word-place.any } au lieu de lancer les dés.
    }
effect-decline = Sans commentaire
    .help = Au lieu de répondre : ne montrez rien et ne dites rien.
    .told = { $who ->
        [you] Vous ne répondez pas à { word-suggestion.this }.
       *[other] { $name } ne répond pas à { word-suggestion.this }.
    }
effect-second-rumour = { CAP(word-suggestion.second) }
    .help = Après les réponses : { word-suggestion.more } { word-place.same }.
    .told = { $who ->
        [you] Vous { word-suggest.you-more } { word-place.same }.
       *[other] { $name } { word-suggest.does-more } { word-place.same }.
    }
effect-another-turn = Encore un tour
    .help = Pendant votre tour : rejouez un tour après celui-ci.
    .told = { $who ->
        [you] Vous rejouerez un tour après celui-ci.
       *[other] { $name } rejouera un tour après celui-ci.
    }
effect-see-shown = Par-dessus l’épaule
    .help = Quand une carte vient d’être montrée à quelqu’un d’autre : regardez-la aussi.
    .told = { $who ->
        [you] Vous voulez voir la carte qui vient d’être montrée.
       *[other] { $name } veut voir la carte qui vient d’être montrée.
    }
effect-look-right = Regard à droite
    .help = Pendant votre tour : regardez une carte au hasard chez la personne à votre droite.
    .told = { $who ->
        [you] Vous regardez une carte chez la personne à votre droite.
       *[other] { $name } regarde une carte chez la personne à sa droite.
    }
effect-look-any = Regard au choix
    .help = Pendant votre tour : regardez une carte au hasard chez la personne de votre choix.
    .told = { $who ->
        [you] Vous regardez une carte chez la personne de votre choix.
       *[other] { $name } regarde une carte chez la personne de son choix.
    }
effect-send-to-centre = Direction : { word-centre.acc }
    .help = Tout de suite : envoyez un pion adverse { word-centre.to }.
    .told = { $who ->
        [you] Vous envoyez un pion adverse { word-centre.to }.
       *[other] { $name } envoie un pion adverse { word-centre.to }.
    }
effect-all-look-left = Tous à gauche
    .help = Tout de suite : chaque personne encore en lice voit une carte au hasard chez la personne à sa gauche.
    .told = Tout le monde regarde une carte chez la personne à sa gauche.
effect-move-again = Second déplacement
    .help = Après votre déplacement : lancez les dés et déplacez-vous encore une fois.
    .told = { $who ->
        [you] Vous relancez les dés et vous déplacez encore une fois.
       *[other] { $name } relance les dés et se déplace encore une fois.
    }
effect-second-card = Deuxième carte
    .help = Quand on vous a montré une carte : la même personne vous en montre une deuxième parmi celles nommées, si elle l’a.
    .told = { $who ->
        [you] Vous demandez une deuxième carte.
       *[other] { $name } demande une deuxième carte.
    }

## Cartes Enquête

investigation-suspicion-any-city = { CAP(word-suggestion) } avec une ville au choix
    .help = Prenez la { word-city-card } de votre choix ; { word-suggestion.your } nomme cette ville.
investigation-suspicion-own-city = { CAP(word-suggestion) } avec votre propre ville
    .help = { CAP(word-suggestion.your) } nomme la ville placée devant vous ; ou échangez-la contre une autre et terminez votre tour.
investigation-peek = { word-peek }
    .help = Regardez une { word-hand-card } au hasard chez la personne de votre choix.
investigation-peek-left = { word-peek-all } : à gauche
    .help = Chaque détective voit une { word-hand-card } au hasard chez la personne à sa gauche.
investigation-peek-right = { word-peek-all } : à droite
    .help = Chaque détective voit une { word-hand-card } au hasard chez la personne à sa droite.
investigation-tip = { word-golden-tip } : { $feature }
    .help = Chaque autre personne vous montre à son tour une telle { word-hand-card }, ou n’en a pas : { $feature }.
investigation-secret-one = { word-secret-tip } : { $feature }
    .help = Qui le reçoit vous montre en secret une telle { word-hand-card }, ou n’en a pas : { $feature }.
investigation-secret-all = { word-secret-tip } : { FORM($feature, "all") }
    .help = Qui le reçoit vous montre en secret { FORM($feature, "all") } de sa main.
