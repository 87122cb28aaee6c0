### La partie dans le terminal.

## Titres

board = Plateau
hand = Main
your-cards = { CAP(word-hand-card.yours) }
held-cards = Vos cartes spéciales
open-cards = Cartes visibles : { $cards }
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
city-before = Devant { $name } : { $city }.

## Dialogue

start-question-name = Comment vous appelez-vous ?
your-turn = C’est à vous de jouer.
thinking = Réflexion en cours …
choose-number = Votre choix (numéro) :
choose-card-of-kind = Choisissez une carte ({ $kind }) :
choose-place = { $shown ->
    [places] Choisissez { word-place.acc } par son numéro :
    [squares] Choisissez une case par son numéro ou par son nom :
   *[both] Choisissez { word-place.acc } par son numéro, ou une case par son nom :
}
bad-place = { $shown ->
    [places] { bad-number }
   *[both] Tapez un des numéros affichés ou une des cases affichées, ou h pour l’aide.
}
confirm = { $what } – Entrée pour confirmer, b pour revenir :
bad-confirm = Appuyez sur Entrée pour confirmer, ou tapez b pour revenir.
yes = oui
no = non
bad-yes-no = Tapez « { $yes } » ou « { $no } » ; Entrée veut dire « { $yes } ».
bad-number = Tapez un des numéros affichés, ou h pour l’aide.
nothing-to-undo = Il n’y a rien à annuler.
accuse-warning = Attention : une fausse { word-accusation } peut vous exclure de l’enquête.
quit-confirm = Enregistrer la partie et quitter ?
saved-to = La partie est enregistrée : { $path }
resumed = La partie enregistrée reprend.
resume-question = Une partie de « { $title } » vous attend, au tour { $turn }. La reprendre ?
game-over = La partie est terminée.

## Ce qui est visible dans le terminal

labelled = { $label } : { $value }
passages-marked = { $marks } : { word-passage.many } ; les mêmes lettres vont ensemble
ability-turned = { $title } (retournée)
kept-left = { $count ->
    [one] { $count } { word-intrigue-card }
   *[other] { $count } { word-intrigue-card.many }
}
plays-culprit = { word-culprit }
walkers-so-far = Marcheurs blancs jusqu’ici : { $count } sur { $all }
face-down = { $pile ->
    [side] { $count ->
        [one] Une carte est mise de côté, face cachée.
       *[other] { $count } cartes sont mises de côté, face cachée.
    }
   *[centre] { $count ->
        [one] Une carte est posée face cachée { word-centre.in }.
       *[other] { $count } cartes sont posées face cachée { word-centre.in }.
    }
}
character-cards = { CAP(word-character-card.many) } :
no-special-cards = Vous n’avez pas de carte spéciale.

## Le carnet dans le terminal

sheet-seen = { CAP(word-sheet.your) } : ce que vous avez vu
sheet-follows = { CAP(word-sheet.your) } : tout ce qu’on peut en déduire
sheet-follows-word = déduit
sheet-signs = ✓ l’a, · ne l’a pas, ? en a montré une parmi plusieurs
sheet-marking = Votre propre signe : m { $card } { $player } ?
sheet-not-dealt = { CAP(word-sheet.your) } sera prêt dès que les cartes seront distribuées.
mark-how = Il faut une carte, un joueur et un signe : m { $card } { $player } ? – sans signe, la case est effacée.
mark-wiped = effacé

## Réponses, règles et aide dans le terminal

denial-warning = Attention : vous avez une carte demandée. Qui le nie est découvert dès que tout le monde a répondu, est exclu de l’enquête et ne fait plus que répondre.
denial-confirm = Tapez « { $yes } » pour le nier quand même ; Entrée pour revenir :
rules-ours = * Le livret ne le précise pas ; c’est notre choix.
rules-changed = ! Règle maison : l’édition elle-même se joue autrement.
terminal-help =
    Tapez le numéro d’un choix ou le nom d’une case et appuyez sur Entrée.
    b   retour : annuler un choix qui n’est pas encore envoyé
    n   { word-sheet } : ce que vous avez vu ; n déduit : ce qui en découle
    m   votre signe : m { $card } { $player } ? (au choix ; sans signe : effacé)
    u   annuler votre dernier signe
    c   cartes : l’effet des cartes spéciales de la partie
    l   journal : ce qui s’est passé jusqu’ici
    t   table : encore une fois le plateau, les joueurs et vos cartes
    r   règles : comment se joue cette partie
    h   aide : cette page
    q   quitter : enregistrer la partie et sortir
    Dans les listes de cartes, * est une des vôtres et x une carte vue ailleurs.
