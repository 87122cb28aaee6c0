### La table dans le navigateur. Chaque identifiant commence par web-.

## La barre

web-language = Langue
web-light-auto = Lumière selon l’appareil
web-light-light = Page claire
web-light-dark = Page sombre
web-speed = Vitesse
web-speed-is = Vitesse : { $speed }
web-speed-slow = lente
web-speed-normal = normale
web-speed-quick = rapide
web-speed-at-once = immédiate
web-close = Fermer
web-home = Vers l’accueil
web-one-moment = Un instant …

## L’accueil

web-motto = Quelqu’un a fait le coup. Trouvez qui.
web-motto-more = Le grand classique de la déduction, dans le navigateur : contre des robots, ou entre amis où qu’ils soient.
web-what-to-play = Que voulez-vous faire ?
web-start-play = Jouer tout de suite
web-start-play-how = Contre des robots, en quelques secondes.
web-start-friends = Entre amis
web-start-friends-how = Ouvrez une table et envoyez le lien.
web-start-join = Rejoindre avec un code
web-start-join-how = Quelqu’un vous a donné un code.
web-edition = Édition
web-seats = Joueurs
web-seats-range = { $least } à { $most } joueurs
web-bots-play = Les robots jouent comme
web-your-name = Votre nom
web-guest = Invité
web-you-play = Vous jouez
web-go = Distribuer les cartes
web-open-table = Ouvrir la table
web-allow-hints = Conseils à la demande : « Que faire maintenant ? »
web-private = Seulement avec le lien
web-code = Code
web-join = Aller à la table
web-my-games = Mes parties
web-open-tables = Tables ouvertes
web-your-turn = À vous de jouer
web-status-open = Pas encore commencée
web-status-playing = En cours
web-watch = Regarder
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Comment jouer

web-how = Comment jouer
web-how-key = Comment jouer (aide : ?)
web-how-contents = Sommaire
web-how-ours = notre choix
web-how-ours-more = La règle imprimée ne le dit pas ; il a fallu choisir.
web-how-changed = règle maison
web-how-changed-more = Cette table ne joue pas ici comme l’édition.
web-how-screen = Sur cette page
web-how-screen-more = Les endroits où vous pouvez aller s’éclairent ; touchez-les. Ce que vous avez vu est noté pour vous, et vos propres marques sont au crayon : touchez une case, touchez encore, ou annulez.

## Se retrouver

web-continue = Continuer
web-change = Modifier …
web-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-bots-are = robots : { $level }
web-deal-this = Jouer tout de suite : { $edition }
web-here-only = Cette adresse ne marche que sur cet ordinateur
web-here-only-how = Pour jouer avec des téléphones et d’autres ordinateurs de votre réseau domestique, arrêtez sleuth dans le terminal et relancez-le ainsi :
web-here-only-command = La commande pour le réseau domestique
web-here-only-source = Depuis le code source : { $command }
web-here-only-code = Sur cet ordinateur, un autre navigateur peut rejoindre la table avec le code :

## Avant la partie

web-free = Place libre
web-figure-at = Pion à la place { $number }
web-sit = S’asseoir
web-get-up = Se lever
web-seat-bot = Donner à un robot …
web-seat-bot-short = Robot …
web-remove-bot = Renvoyer le robot
web-ready = Je suis prêt
web-unready = Finalement pas prêt
web-is-ready = prêt
web-not-ready = pas encore prêt
web-begin = Commencer
web-abandon = Abandonner la table
web-abandoned = Cette table a été abandonnée.
web-can-begin = Tout le monde est prêt : vous pouvez commencer.
web-host-begins = Tout le monde est prêt. L’hôte commence.
web-waiting-for-players = On attend que chaque place soit prise et que tous soient prêts.
web-share = Invitez vos amis
web-share-how = Envoyez le lien, donnez le code ou faites scanner l’image.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code QR

## La table

web-board = Plateau
web-table = La table
web-players = Les joueurs autour de la table
web-hand = { CAP(word-hand-card.yours) }
web-log = Le fil de la partie
web-throw = Jeter les dés
web-log-earlier = Montrer le début
web-what-now = Ce que vous pouvez faire
web-tabs = Parties de la table
web-tab-desk = Plateau
web-tab-hand = Cartes
web-tab-sheet = Carnet
web-tab-log = Fil
web-new = nouveau
web-turn-of = Tour { $number } : { $name }
web-watching = vous regardez
web-hints-on = conseils autorisés
web-you = vous
web-away = absent
web-asks = demande
web-passes = n’en a pas
web-shows = montre une carte
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-held = { $count ->
    [one] { $count } gardée
   *[other] { $count } gardées
}
web-standing-out = hors de l’enquête
web-standing-taken = emporté
web-open-cards = Cartes visibles
web-ability = Votre capacité
web-ability-used = Capacité utilisée
web-whereabouts = Qui est où
web-is-at = { $name } : { $spot }
web-squares = { $count ->
    [one] { $count } case du couloir
   *[other] { $count } cases du couloir
}
web-passage-to = { CAP(word-passage) } : { $place }
web-walkers = Marcheurs blancs : { $count } sur { $all }
web-asked-by = { $name } demande
web-culprit = { CAP(word-culprit) }
web-pile-draw = { CAP(word-draw-pile) }
web-pile-discard = { CAP(word-discard-pile) }
web-middle = Au milieu
web-reconnecting = Connexion perdue. Nouvel essai ; la partie reprendra où elle en était.
web-menu = Plus
web-move-device = Continuer sur un autre appareil
web-move-device-how = Celui qui ouvre ce lien joue à votre place, et cet appareil la perd. Gardez-le pour vous.
web-link-once = Il sert une seule fois, dans les { $minutes } prochaines minutes.
web-show-link = Afficher le lien
web-sign-out = Se déconnecter partout
web-sign-out-how = Quelqu’un a eu l’un de vos appareils, ou a vu l’un de vos liens ? Vous ne continuez à jouer que sur cet appareil : tous les autres sont déconnectés, et tous les liens vers vos places sont annulés.
web-sign-out-here = M’oublier aussi sur cet appareil. Alors, plus personne ne pourra jouer à mes places.
web-sign-out-do = Se déconnecter
web-signed-out = C’est fait. Plus personne d’autre ne peut jouer à votre place.
web-no-such-page = Il n’y a rien ici
web-no-such-page-how = Cette adresse n’existe pas. Une partie s’en est peut-être perdue en chemin.
web-kept-warm = Un robot garde votre place.
web-take-back = Reprendre ma place
web-keep-warm = Laisser un robot jouer pour { $name }
web-say = Dire quelque chose
web-say-send = Dire

## Une seule pièce : un appareil partagé, le grand écran, regarder de plus près, les sons

web-one-room = Ensemble dans une pièce
web-one-room-how = On peut jouer à plusieurs avec cet appareil : il passe de main en main, et entre-temps un rideau cache tout.
web-device-name = Nom d’un autre joueur
web-device-add = Ajouter un joueur sur cet appareil
web-big-screen = Grand écran
web-hand-on = Passer l’appareil
web-hand-to = Passez l’appareil à { $name }
web-who-takes = Qui prend l’appareil ?
web-i-am = Je suis { $name }
web-curtain-how = Cette page ne montre en ce moment les cartes de personne.
web-thinking = réfléchit depuis { $count } { $unit ->
    [hours] h
    [minutes] min
   *[seconds] s
}
web-is-asked = doit répondre
web-look = Regarder le plateau
web-look-closer = De plus près
web-look-farther = De plus loin
web-sounds = Sons

## Ce qui est demandé, et la suite

web-turn-mine = Tour { $number } : vous
web-hint-now = Que faire maintenant ?
web-hint-thinking = Un instant…
web-hint-do = Faire ainsi
web-hint-more = Plus
web-out-answers = Vous ne participez plus à l’enquête, mais vous répondez encore quand on vous interroge.
web-out-given = Vous ne participez plus à l’enquête. On répond à votre place.
web-out-taken = Les Marcheurs blancs vous ont pris : vous ne pouvez plus que regarder.
web-out-hurry = Les autres finissent la partie…
web-out-auto = Laisser répondre à ma place
web-out-own = Répondre de nouveau moi-même
web-out-finish = Aller à la fin
web-out-new = Nouvelle partie
web-problem-not-alone = D’autres personnes jouent ici : le rythme est aussi le leur.
web-problem-not-out = Vous participez encore à l’enquête.


## Nommer et montrer des cartes

web-claim-suggest = { CAP(word-suggestion.your) }
web-claim-accuse = { CAP(word-accusation.your) }
web-claim-choose-case = Choisissez { word-case.the-acc }
web-open-suggest = { CAP(word-suggest) } …
web-open-accuse = { CAP(word-accuse) } …
web-open-choose-case = Choisir { word-case.the-acc } …
web-send-suggest = { CAP(word-suggest) }
web-send-accuse = { CAP(word-accuse) }
web-send-choose-case = Prendre celles-ci
web-choose-each = Choisissez une carte de chaque sorte.
web-accuse-final = C’est définitif : si vous vous trompez, vous quittez l’enquête. Vraiment ?
web-accuse-sure = Oui, { word-accuse }
web-show-title = Montrer { word-hand-card.acc }
web-show-open = Montrer { word-hand-card.acc } …
web-shown-before = déjà montrée à ce joueur

## Le carnet

web-sheet = { CAP(word-sheet.your) }
web-sheet-mode = Notes
web-sheet-none = rien
web-sheet-seen = ce que j’ai vu
web-sheet-follows = ce qui s’ensuit
web-sheet-chances = avec les chances
web-sheet-spectator = Les spectateurs n’ont { word-sheet.none }.
web-sheet-case = { word-case-file.short }
web-sheet-later = { CAP(word-sheet.your) } sera prêt dès que les cartes seront distribuées.
web-undo = Annuler la dernière marque
web-why = Pourquoi ?
web-why-choose = Touchez la case à expliquer.
web-mark-yes = l’a
web-mark-no = ne l’a pas
web-mark-maybe = peut-être
web-mark-empty = aucune marque
web-mark-mine = ma marque : { $mark }

## L’établi : nommer des cartes dans le carnet, revoir

web-naming-cancel = Annuler
web-legend = Légende des marques
web-legend-yes = a la carte
web-legend-no = n’a pas la carte
web-legend-maybe = a l’une des cartes demandées, peut-être celle-ci
web-legend-empty = rien n’est encore connu
web-legend-mine = votre propre marque : touchez une case pour la changer
web-legend-chance = la probabilité : plus c’est foncé, plus c’est probable
web-legend-own = en gras : vos propres cartes
web-step-last-question = Question précédente
web-step-next-question = Question suivante
web-replay-no-sheet = Choisissez un joueur ci-dessous pour voir ici, pas à pas, ce qu’il pouvait savoir.
web-replay-sheet = { CAP(word-sheet) } : { $name }

## La fin

web-case-file = { CAP(word-case-file.the) }
web-ending-solved = { $name } a résolu l’affaire
web-ending-unsolved = Personne n’a résolu l’affaire
web-ending-escaped = { $name } a réussi à fuir
web-timeline = { CAP(word-case.many) } encore possibles, tour par tour
web-timeline-line = { $count ->
    [one] { $name } pouvait tout savoir.
   *[other] { $name } : encore { $count } { word-case.many }.
}
web-what-next = Et maintenant ?
web-rematch = Rejouer
web-download = Télécharger la partie
web-look-at-table = Regarder la table

## Avant la partie : rythme, règles maison, à une vraie table

web-start-real = À une vraie table
web-start-real-how = Cartes et plateau devant vous : l’assistant réfléchit avec vous.
web-pace = Rythme
web-pace-live = Tout de suite
web-pace-correspondence = Par correspondance
web-pace-live-how = Tout le monde est là. Un robot peut remplacer qui s’absente deux minutes.
web-pace-correspondence-how = Chacun joue quand il veut ; il y a trois jours pour un coup.
web-anybody = { $level } : qui est libre
web-house-rules = Règles maison
web-house-rules-usual = comme dans l’édition
web-house-rules-changed = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
web-house-rules-reset = Tout comme dans l’édition
web-value-true = oui
web-value-false = non
web-value-plain = dé ordinaire
web-value-question = dé à ?
web-value-figure = le premier pion de l’édition
web-value-roll-all = le meilleur lancer de tous les dés
web-value-roll-one = le meilleur lancer d’un dé
web-value-dealer = qui distribue
web-value-clockwise = dans le sens des aiguilles d’une montre
web-value-counter-clockwise = dans le sens inverse
web-value-figures-start = sur leurs cases de départ
web-value-figures-centre = { word-centre.in }
web-value-weapons-places = { word-place.all-in }
web-value-weapons-centre = { word-centre.in }
web-value-leftovers-dealt = distribuées quand même
web-value-leftovers-open = posées face visible
web-value-leftovers-centre = cachées { word-centre.in }
web-value-must = obligatoire
web-value-may = facultative
web-value-accuse-start = au début du tour
web-value-accuse-after-suggestion = après { word-suggestion.own }
web-value-accuse-after-unrefuted = après { word-suggestion.unanswered }
web-value-accuse-centre = { word-centre.in }
web-value-accuse-after-card = après la { word-investigation-card } jouée
web-rule-dealer = Qui distribue les cartes.
web-value-dealer-last = la dernière place
web-value-dealer-seat = place { $number }

## La scène : tours de réponses, accusations

web-noted = C’est noté
web-go-on = Continuer
web-declines = refuse de répondre
web-you-ask = vous demandez
web-you-are-asked = à vous de répondre
web-you-have-none = vous n’en avez pas
web-you-show = vous montrez une carte
web-you-decline = vous refusez de répondre
web-asked-by-you = Vous demandez
web-shown-to-you = { $name } vous montre
web-you-see-of = Vous voyez une carte chez { $name }
web-you-see-side = Vous regardez une carte mise de côté
web-you-see-centre = Vous regardez une carte { word-centre.in }
web-laid-open = { $name } : cartes dévoilées
web-laid-open-you = Vos cartes sont dévoilées
web-nobody = Personne ne peut répondre !
web-nobody-declined = Personne ne montre de carte.
web-accuses = { $name } { word-accuse.does }
web-accuses-you = Vous { word-accuse.you }
web-only-sees = Personne d’autre que { $name } ne voit les cartes.
web-card-right = juste
web-card-wrong = faux
web-verdict-right = Juste !
web-verdict-wrong = Faux !
web-won-solved = Vous avez résolu l’affaire !
web-won-escaped = Vous avez réussi à fuir !
web-lost = Pas cette fois
web-near = { $count ->
    [one] Vous pouviez déjà tout savoir, vous aussi.
   *[other] Il vous restait { $count } { word-case.many } possibles.
}
web-near-question = Une bonne question de plus aurait peut-être suffi.

## Après la partie : revoir

web-past-games = Parties jouées
web-replay = Revoir la partie
web-replay-result = Voir le résultat
web-replay-open = Regarder un enregistrement
web-replay-open-how = Ouvrez le fichier d’une partie jouée et suivez-la pas à pas, avec les yeux de chaque joueur.
web-replay-file = Ouvrir un fichier …
web-eyes = Avec les yeux de
web-eyes-public = tous : seulement ce qui était visible
web-steps = Étapes
web-step-first = Au début
web-step-back = Une étape en arrière
web-step-play = Lecture
web-step-pause = Pause
web-step-forward = Une étape en avant
web-step-last = À la fin
web-step-of = { $step } sur { $all }
web-who-had-what = Qui avait quelles cartes ?
web-beside = Hors des mains
web-share-replay = Partager la partie

## Quand quelque chose ne va pas

web-problem = Cela n’a pas marché ({ $code }).
web-problem-unfit-option = { $needs ->
    [moment] Il faut au moins un moment où l’on peut { word-accuse.do }.
    [no-intrigue] Impossible avec les { word-intrigue-card.many }.
    [no-culprit] Impossible quand quelqu’un joue { word-culprit.the-acc }.
    [two-seats] Les cartes mises de côté sont pour deux joueurs seulement.
    [seat] Cette table n’a pas autant de places.
   *[other] Cela ne va pas avec les autres règles.
}
web-problem-unfit-record = Ce n’est pas l’enregistrement d’une partie.
web-problem-unfit-text = Ce nom ne va pas : 40 caractères au plus, sur une ligne.
web-problem-not-over = Cette partie n’est pas encore finie.
web-problem-too-large = Ce fichier est trop grand.
web-problem-unknown-edition = Cette édition n’existe pas ici.
web-problem-missing-edition = Ce serveur n’a pas l’édition de cette table, ou l’a avec d’autres règles. La table est conservée.
web-problem-other-edition = L’édition de cet enregistrement a d’autres règles que celle d’ici.
web-problem-unknown-seat = Cette place n’existe pas.
web-problem-unfit-figure = Ce pion n’existe pas dans cette édition.
web-problem-offline = Pas de connexion au serveur.
web-problem-unavailable = Le serveur n’y arrive pas pour l’instant. Veuillez réessayer.
web-problem-stale = Quelqu’un a été plus rapide. Regardez à nouveau la table.
web-problem-too-fast = C’était trop rapide. Attendez un instant.
web-problem-busy = Le serveur est très occupé. Veuillez réessayer dans un instant.
web-problem-asked-too-much = Vous avez demandé beaucoup de choses à la fois. Attendez les premières réponses.
web-problem-too-long = Ce calcul prendrait trop de temps.
web-problem-too-many-records = Vous avez déjà trop d’enregistrements ici.
web-problem-too-many-shows = Vous avez déjà assez de parties en cours où ne jouent que des robots.
web-problem-unknown-code = Il n’y a pas de table avec ce code.
web-problem-unknown-table = Cette table n’existe plus.
web-problem-unknown-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau sur l’appareil précédent.
web-problem-signed-out = Cet appareil a été déconnecté depuis un autre.
web-problem-seat-taken = Quelqu’un est déjà assis là.
web-problem-not-host = Seul l’hôte peut le faire.
web-problem-not-seated = Vous n’êtes pas assis à cette table.
web-problem-name-taken = Quelqu’un ici porte déjà ce nom.
web-problem-name-alike = Ce nom ressemble trop à celui de quelqu’un d’autre ici.
web-problem-figure-taken = Quelqu’un d’autre joue déjà ce pion.
web-problem-too-many-tables = Vous avez trop de parties en cours.
web-problem-hints-off = Les conseils sont désactivés à cette table.

## Touches

web-skip-to = Aller à
web-help = Aide
web-keys = Touches
web-keys-on = Raccourcis clavier
web-keys-more = Une touche ouvre seulement { word-accusation.acc } ; rien n’est envoyé sans votre confirmation.
web-key-is = Touche : { $letter }
web-key-roll = Lancer les dés
web-key-end-turn = Finir le tour
web-sounds-on = Sons activés
web-sounds-off = Sons coupés

## What lies open

web-character-of = Carte Personnage – { $name }
web-character-label = Capacité : { $ability }
web-character-label-used = Capacité utilisée : { $ability }
web-character-unused = Pas encore utilisée. Elle sert une fois par partie.
web-character-used = Utilisée. La carte est retournée.
web-walkers-last = Qui pioche le dernier quitte la partie.
web-face-up = Faces visibles
web-hand-of = Main – { $name }
web-pile-title-side = Mises de côté, faces cachées
web-pile-how-side = Chaque fois que personne ne peut vous répondre, vous regardez une de ces cartes que vous n’avez pas encore vue.
web-pile-count-side = { $count } de côté
web-pile-title-centre = Faces cachées, { word-centre.in }
web-pile-how-centre = Qui termine son tour { word-centre.in } peut regarder une de ces cartes ou { word-accuse.do }.
web-pile-count-centre = { $count } cachées
web-looked-at = { $count ->
    [one] { $count } vue par vous
   *[other] { $count } vues par vous
}
web-looked-at-by = vue : { $names }
web-played-title = { CAP(word-intrigue-card.many) } déjà jouées
web-played-none = Aucune pour l’instant. Une carte jouée quitte la partie.
web-played-by = jouée : { $names }
web-city-from = était chez { $name }
web-city-from-middle = était au milieu
web-deny-open = Dire que vous n’en avez pas …
web-deny-title = Cacher une carte que vous avez ?
web-deny-holds = { $count ->
    [one] Vous avez cette carte, et elle a été nommée.
   *[other] Vous avez ces cartes, et elles ont été nommées.
}
web-deny-costs = Si vous dites que vous n’en avez pas, cela se découvrira dès que tous auront répondu : faux témoin, vous quitterez l’enquête et ne ferez plus que répondre.
web-deny-sure = Le dire quand même

## Teams, the culprit, figures

web-two-teams = Deux équipes
web-two-teams-long = Deux équipes : plusieurs personnes partagent une place
web-two-teams-how = Deux équipes de deux ou trois personnes s’affrontent. Une équipe partage ses cartes, son { word-sheet } et ses décisions, et peut se concerter en secret.
web-team = Équipe { $number }
web-which-team = Équipe
web-join-team = Rejoindre
web-seat-number = Place { $number }
web-by-lot = tirage au sort
web-culprit-is = { CAP(word-culprit) }
web-culprit-bot = un robot
web-culprit-me = vous
web-culprit-drawn = { CAP(word-culprit.the) } est tiré au sort
web-culprit-will-be = { CAP(word-culprit) } : { $name }
web-say-to = À qui
web-say-to-all = à tous
web-say-to-team = à mon équipe
web-said-to-team = { $name } (équipe seulement)
web-did-it = { $name } pour votre équipe
web-mark-ours = notre marque : { $mark }
web-problem-unfit-team = { $needs ->
    [size] Une équipe compte deux ou trois personnes.
    [no-culprit] Quand quelqu’un joue le coupable, il n’y a pas d’équipes.
   *[two-seats] Les équipes ne jouent qu’à une table de deux places.
}
web-problem-unfit-culprit = Cette place n’existe pas : le coupable occupe l’une des { $seats } places.
web-problem-no-culprit = Dans cette partie, personne ne joue { word-culprit.the-acc }.
web-problem-no-figures = Dans cette édition, personne ne joue un personnage.
web-problem-no-team = Il n’y a pas d’équipes à cette table.

## Apprendre en jouant

web-learn = Apprendre en jouant
web-learn-how = Une courte partie guidée, environ cinq minutes
