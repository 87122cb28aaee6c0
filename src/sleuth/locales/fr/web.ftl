### La table dans le navigateur. Chaque identifiant commence par web-.

## La barre

web-language = Langue
web-light-auto = Lumière selon l’appareil
web-light-light = Page claire
web-light-dark = Page sombre
web-quick = Rapide : sans animation
web-close = Fermer
web-home = Vers l’accueil
web-one-moment = Un instant …

## L’accueil

web-motto = Quelqu’un l’a fait. Trouvez qui.
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
web-bots-play = Les robots sont
web-level-novice = Novices
web-level-amateur = Amateurs
web-level-inspector = Inspecteurs
web-level-mastermind = Fins limiers
web-bot-novice = Novice
web-bot-amateur = Amateur
web-bot-inspector = Inspecteur
web-bot-mastermind = Fin limier
web-your-name = Votre nom
web-guest = Invité
web-go = Distribuer les cartes
web-open-table = Ouvrir la table
web-allow-hints = Autoriser les conseils
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
web-how-1 = Il manque trois cartes.
web-how-1-more = Un suspect, une arme et un lieu sont cachés dans le dossier. Toutes les autres cartes sont dans les mains des joueurs.
web-how-2 = Entrez dans un lieu.
web-how-2-more = Lancez le dé et choisissez l’un des lieux éclairés.
web-how-3 = Demandez.
web-how-3-more = Nommez un suspect, une arme et le lieu. Les autres répondent à tour de rôle : celui qui a l’une de ces cartes vous en montre une en secret.
web-how-4 = Prenez des notes.
web-how-4-more = La feuille note ce que vous avez vu. Vos propres marques sont au crayon : touchez une case, touchez encore, ou annulez.
web-how-5 = Accusez.
web-how-5-more = Quand vous êtes sûr, nommez la solution. Si vous vous trompez, vous êtes éliminé.

## Avant la partie

web-free = Place libre
web-sit = S’asseoir
web-get-up = Se lever
web-seat-bot = Donner à un robot …
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
web-hand = Votre main
web-log = Le fil de la partie
web-what-now = Ce que vous pouvez faire
web-leaves = Parties de la table
web-leaf-desk = Plateau
web-leaf-hand = Main
web-leaf-sheet = Feuille
web-leaf-log = Fil
web-new = nouveau
web-turn-of = Tour { $number } : { $name }
web-watching = vous regardez
web-hints-on = conseils autorisés
web-you = vous
web-a-bot = Un robot
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
web-standing-out = éliminé
web-standing-taken = emporté
web-open-cards = Cartes visibles
web-ability = Votre pouvoir
web-ability-used = Pouvoir utilisé
web-whereabouts = Qui est où
web-is-at = { $name } : { $spot }
web-square = case { $square }
web-squares = { $count ->
    [one] { $count } case du couloir
   *[other] { $count } cases du couloir
}
web-passage-to = Passage secret : { $place }
web-walkers = Marcheurs blancs : { $count } sur { $all }
web-asked-by = { $name } demande
web-culprit = Coupable
web-pile-draw = à piocher
web-pile-discard = jouées
web-middle = Au milieu
web-reconnecting = Connexion perdue. Nouvel essai ; la partie reprendra où elle en était.
web-menu = Plus
web-move-device = Continuer sur un autre appareil
web-move-device-how = Celui qui ouvre ce lien joue à votre place, et cet appareil la perd. Gardez-le pour vous.
web-show-link = Afficher le lien
web-kept-warm = Un robot garde votre place.
web-take-back = Reprendre ma place
web-keep-warm = Laisser un robot jouer pour { $name }
web-say = Dire quelque chose
web-say-send = Dire

## Nommer et montrer des cartes

web-claim-suggest = Votre hypothèse
web-claim-accuse = Votre accusation
web-claim-choose-case = Choisissez la solution
web-open-suggest = Suggérer …
web-open-accuse = Accuser …
web-open-choose-case = Choisir la solution …
web-send-suggest = Demander
web-send-accuse = Accuser
web-send-choose-case = Prendre celles-ci
web-choose-each = Choisissez une carte de chaque sorte.
web-accuse-final = C’est définitif : si vous vous trompez, vous êtes éliminé. Êtes-vous sûr ?
web-accuse-sure = Oui, accuser
web-yours = à vous
web-show-title = Montrer une carte
web-show-open = Montrer une carte …
web-shown-before = déjà montrée à ce joueur

## La feuille

web-sheet = Votre feuille
web-sheet-mode = Notées
web-sheet-none = rien
web-sheet-seen = ce que j’ai vu
web-sheet-follows = ce qui s’ensuit
web-sheet-chances = avec les chances
web-sheet-spectator = Les spectateurs n’ont pas de feuille.
web-undo = Annuler la dernière marque
web-why = Pourquoi ?
web-why-choose = Touchez la case à expliquer.
web-hint = Que demander ?
web-mark-yes = l’a
web-mark-no = ne l’a pas
web-mark-maybe = peut-être
web-mark-empty = aucune marque
web-mark-mine = ma marque : { $mark }

## La fin

web-case-file = Le dossier
web-ending-solved = { $name } a résolu l’affaire
web-ending-unsolved = Personne n’a résolu l’affaire
web-ending-escaped = { $name } s’est échappé
web-timeline = Solutions encore possibles, tour par tour
web-timeline-line = { $count ->
    [one] { $name } pouvait tout savoir.
   *[other] { $name } : encore { $count } solutions.
}
web-rematch = Rejouer
web-download = Télécharger la partie
web-look-at-table = Regarder la table

## Quand quelque chose ne va pas

web-problem = Cela n’a pas marché ({ $code }).
web-problem-offline = Pas de connexion au serveur.
web-problem-unavailable = Le serveur n’y arrive pas pour l’instant. Veuillez réessayer.
web-problem-stale = Quelqu’un a été plus rapide. Regardez à nouveau la table.
web-problem-too-fast = C’était trop rapide. Attendez un instant.
web-problem-unknown-code = Il n’y a pas de table avec ce code.
web-problem-unknown-table = Cette table n’existe plus.
web-problem-unknown-link = Ce lien n’est plus valable.
web-problem-seat-taken = Quelqu’un est déjà assis là.
web-problem-not-host = Seul l’hôte peut le faire.
web-problem-not-seated = Vous n’êtes pas assis à cette table.
web-problem-name-taken = Quelqu’un ici porte déjà ce nom.
web-problem-too-many-tables = Vous avez trop de parties en cours.
web-problem-hints-off = Les conseils sont désactivés à cette table.
