### L’assistant à une vraie table. Chargé là seulement.

## Les parties de cet appareil

web-real-title = À une vraie table
web-real-lead = Notez d’un toucher ce qui se passe à votre table. L’assistant tient { word-sheet.your-acc }, dit ce qui en découle et pourquoi, et se passe de réseau.
web-real-new = Nouvelle partie
web-real-back = Retour
web-real-line-count = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
web-real-delete = Supprimer
web-real-removed = La partie est supprimée.
web-real-restore = La rétablir
web-real-more = Autres aides
web-real-terminal = Vous préférez taper ? Dans un terminal : { $command }
web-real-offline-no = Fonctionne tant qu’il y a une connexion.
web-real-offline-soon = Préparation de l’appareil pour une utilisation sans réseau …
web-real-offline-ready = Prêt à fonctionner sans réseau.
web-real-storage-full = La mémoire de cet appareil est pleine : cette partie n’existe que dans cette fenêtre. Exportez-la avant de la fermer.
web-real-storage-forbidden = Ce navigateur n’enregistre rien ici (fenêtre privée ?) : les parties n’existent que dans cette fenêtre. Exportez-les avant de la fermer.

## Emporter les notes

web-real-export = Emporter les notes
web-real-export-how = Fichier, lien ou code QR
web-real-download = Enregistrer un fichier
web-real-share = Partager …
web-real-file-how = Le fichier s’ouvre aussi avec { $command }.
web-real-link = Lien avec les notes
web-real-link-how = Le lien contient tout, vos cartes aussi. Rien n’est envoyé sur un serveur.
web-real-qr-long = Ces notes sont trop longues pour un code QR : prenez le fichier ou le lien.
web-real-import = Notes venues d’ailleurs
web-real-import-file = Ouvrir un fichier
web-real-import-link = Ou coller un lien
web-real-import-open = Ouvrir
web-real-damaged-file = Ce fichier est illisible. Rien n’a changé.
web-real-damaged-link = Ce lien est endommagé ou incomplet. Rien n’a changé.
web-real-damaged-notes = Ce ne sont pas les notes d’une partie. Rien n’a changé.
web-real-damaged-because = Ces notes sont inutilisables : { $problem }
web-real-edition-unknown = L’édition « { $edition } » n’est pas disponible ici.
web-real-edition-offline = L’édition « { $edition } » n’est pas encore sur cet appareil : ouvrez-la une fois avec une connexion.

## Comment une partie commence

web-real-seats = Qui est assis où ?
web-real-clockwise = Dans le sens des aiguilles d’une montre ; les noms sont facultatifs.
web-real-player = Joueur { $number }
web-real-name-of = Nom à la place { $number }
web-real-who-am-i = Quelle est votre place ?
web-real-watching = Je regarde seulement
web-real-dealer = Qui a distribué ? Certains ont une carte de plus.
web-real-culprit = Qui joue { word-culprit.the-acc } ?
web-real-cards-hand = { CAP(word-hand-card.yours) }
web-real-cards-open = Cartes face visible pour tous
web-real-of = { $number } sur { $of }
web-real-begin = Commencer
web-real-missing-name = Chaque place a besoin d’un nom.
web-real-missing-names = Deux places portent le même nom.
web-real-missing-dealer = Dites qui a distribué.
web-real-missing-culprit = Dites qui joue { word-culprit.the-acc }.
web-real-missing-hand = { $count ->
    [one] Touchez encore { $count } de vos cartes.
   *[other] Touchez encore { $count } de vos cartes.
}
web-real-missing-hand-less = { $count ->
    [one] { $count } carte de trop dans votre main.
   *[other] { $count } cartes de trop dans votre main.
}
web-real-missing-open = { $count ->
    [one] Touchez encore { $count } carte face visible.
   *[other] Touchez encore { $count } cartes face visible.
}
web-real-missing-open-less = { $count ->
    [one] { $count } carte face visible de trop.
   *[other] { $count } cartes face visible de trop.
}
web-real-set-up-change = Corriger le début
web-real-set-up-change-how = Noms, mes cartes, règles maison

## Noter ce qui se passe

web-real-other = Autre …
web-real-what-happened = Que s’est-il passé ?
web-real-kind-suggest = { CAP(word-suggestion) }
web-real-suggestion-whose = { CAP(word-suggestion) } : qui demande ?
web-real-kind-accuse = { CAP(word-accusation) }
web-real-kind-saw = J’ai vu une carte
web-real-kind-tip = Un indice a été joué
web-real-kind-holds = Quelqu’un a …
web-real-kind-holds-one-of = Quelqu’un a une de …
web-real-kind-lacks = Quelqu’un n’a pas …
web-real-kind-case = Je connais { word-case.the-acc }
web-real-about-accuse = Juste ou fausse
web-real-about-saw = Dans une main, ou une carte cachée
web-real-about-tip = D’or ou secret
web-real-about-holds = Une main ouverte, ou tout ce qu’un indice demandait
web-real-about-holds-one-of = Au moins une carte parmi plusieurs
web-real-about-lacks = Aucune de ces cartes
web-real-about-case = Je l’ai choisie, ou j’ai regardé
web-real-change-line = Modifier la ligne { $number }
web-real-cancel = Annuler
web-real-save = Enregistrer
web-real-who-asks = Qui demande ?
web-real-who-accuses = Qui accuse ?
web-real-who-tips = Qui l’a joué ?
web-real-which-cards = Quelles cartes ?
web-real-which-card = Quelle carte ?
web-real-asks = { $name } demande …
web-real-take-back = Reprendre
web-real-who-showed = Qui a montré une carte ?
web-real-nobody = Personne
web-real-you = vous
web-real-more-answers = Quelqu’un a refusé, n’a pas été interrogé, …
web-real-reply-of = Si { $name } n’a pas montré de carte
web-real-reply-passed = n’en avait pas
web-real-reply-declined = a refusé
web-real-reply-lied = { word-false-witness }
web-real-reply-unasked = non interrogé
web-real-which-mine = Quelle carte avez-vous montrée ?
web-real-which-shown = Quelle carte { $name } a-t-il montrée ?
web-real-not-seen = Je ne l’ai pas vue
web-real-second-asked = Une deuxième carte a été demandée
web-real-second-which = Et la deuxième carte ?
web-real-second-unseen = Il y en a eu une, je ne l’ai pas vue
web-real-second-none = Il n’y en a pas eu
web-real-whose = Où était-elle ?
web-real-about-whom = Qui ?
web-real-pile-case = { word-case-file.short }
web-real-pile-side = De côté
web-real-pile-centre = { word-centre }
web-real-pile-open = Visible
web-real-verdict = Était-elle juste ?
web-real-verdict-false = Fausse
web-real-verdict-true = Juste
web-real-tip-for = Que demande-t-il ?
web-real-tip-whom = Qui a été interrogé ?
web-real-tip-everybody = Tout le monde
web-real-tip-showed = a montré
web-real-tip-none = n’en avait pas
web-real-tip-of = { $name } a montré

## Ce que l’on sait

web-real-views = Vues
web-real-tab-sheet = Carnet
web-real-tab-lines = Lignes
web-real-tab-case = { CAP(word-case.many) }
web-real-tab-advice = Conseil
web-real-lines = Lignes
web-real-line = Ligne { $number }
web-real-no-lines = Rien de noté pour l’instant. Touchez ci-dessous qui demande.
web-real-change = Modifier
web-real-move-up = Monter
web-real-move-down = Descendre
web-real-undo = Annuler
web-real-redo = Rétablir
web-real-counting = Calcul en cours …
web-real-failed = Le calcul a échoué. Les notes sont intactes ; veuillez recharger la page.
web-real-unreadable = Ceci est illisible
web-real-cases-left = { $count ->
    [one] { $count } { word-case } possible
   *[other] { $count } { word-case.many } possibles
}
web-real-cases-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
web-real-deals = Distributions possibles : { $number }
web-real-news = Désormais certain : { $cards }
web-real-follows-from = Cela découle de
web-real-conflict = Ces lignes se contredisent
web-real-conflict-lines = Elles ne peuvent pas toutes être vraies :
web-real-where = Où êtes-vous ?
web-real-anywhere = N’importe où
web-real-thinking = Réflexion en cours …
web-real-why-this = Pourquoi ?
web-real-ask-this = Je demande cela

## L’arbitre

web-real-referee = Distribuer et lancer les dés
web-real-referee-how = Pour les tables sans donneur
web-real-referee-more = Cet appareil distribue en secret, lance les dés et suit les tours. Tout cela est facultatif.
web-real-deal = Distribuer
web-real-curtain = Veillez à ce que personne d’autre ne voie l’écran.
web-real-take-these = { $name }, prenez ces cartes
web-real-take-how = Notez-les, ou emportez-les sur votre téléphone. Les cartes imprimées peuvent rester dans la boîte : personne ne voit ce qui reste.
web-real-take-phone = Sur mon téléphone
web-real-take-phone-how = Scannez ceci : vos notes s’y ouvrent, vos cartes déjà inscrites.
web-real-taken = C’est fait, cacher
web-real-dice = Dés
web-real-throw = Lancer
web-real-thrown = Résultat
web-real-turn-of = À { $name } de jouer
web-real-next-turn = Suivant : { $name }
web-real-open-case = Ouvrir { word-case-file.the-acc }
web-real-open-case-sure = Tout le monde verra. Appuyez encore pour ouvrir.
web-real-referee-end = Terminer cette table
