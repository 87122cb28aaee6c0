### La partie dans le terminal.

## Titres

board = Plateau
hand = Main
your-cards = { CAP(word-hand-card.yours) }
held-cards = Vos cartes spéciales
open-cards = Cartes visibles : { $cards }
seen-cards = Cartes que vous avez vues, et chez qui
notes = Notes
log = Journal
help = Aide
rules = Règles
players = Joueurs
legend = Légende
dice = Dés
middle-cities = Villes au milieu : { $cities }

## Cartes vues

case = { CAP(word-case-file.the) }
beside-board = mise de côté
in-centre = { word-centre.in }

## La table

out = hors de l’enquête
taken = aux mains des Marcheurs blancs
cards-left = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-left = { $count ->
    [0] { CAP(word-draw-pile.the) } est vide.
    [one] Encore { $count } carte { word-draw-pile.in }.
   *[other] Encore { $count } cartes { word-draw-pile.in }.
}
walkers-track = { $count ->
    [0] Aucun Marcheur blanc n’est encore visible.
    [one] { $count } Marcheur blanc est visible.
   *[other] { $count } Marcheurs blancs sont visibles.
}
city-before = Devant { $name } : { $city }.

## Dialogue

start-question-name = Comment vous appelez-vous ?
your-turn = C’est à vous de jouer.
thinking = Réflexion en cours …
choose-number = Votre choix (numéro) :
choose-card-of-kind = Choisissez une carte ({ $kind }) :
choose-place = Choisissez { word-place.acc } par son numéro, ou une case par son nom :
confirm = { $what } – Entrée pour confirmer, b pour revenir :
yes = oui
no = non
bad-number = Tapez un des numéros affichés, ou h pour l’aide.
nothing-to-undo = Il n’y a rien à annuler.
accuse-warning = Attention : une fausse { word-accusation } peut vous exclure de l’enquête.
quit-confirm = Enregistrer la partie et quitter ?
saved-to = La partie est enregistrée : { $path }
resumed = La partie enregistrée reprend.
resume-question = Une partie de « { $title } » vous attend, au tour { $turn }. La reprendre ?
game-over = La partie est terminée.
help-text =
    Tapez le numéro d’un choix et appuyez sur Entrée.
    b   retour : annuler un choix qui n’est pas encore envoyé
    h   aide : cette page
    n   notes : les cartes que vous avez vues, et chez qui
    l   journal : ce qui s’est passé jusqu’ici
    t   table : encore une fois le plateau, les joueurs et vos cartes
    r   règles : comment on joue cette édition
    q   quitter : enregistrer la partie et sortir
