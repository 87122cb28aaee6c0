### Das Spiel im Terminal.

## Überschriften

board = Spielplan
hand = Handkarten
your-cards = { CAP(word-hand-card.yours) }
held-cards = Deine Sonderkarten
open-cards = Offene Karten: { $cards }
seen-cards = Karten, die du gesehen hast, und bei wem
notes = Notizen
log = Verlauf
help = Hilfe
rules = Regeln
players = Mitspielende
legend = Legende
dice = Würfel
middle-cities = Städte in der Mitte: { $cities }

## Gesehene Karten

case = { CAP(word-case-file.the) }
beside-board = beiseitegelegt
in-centre = { word-centre.in }

## Der Tisch

out = ausgeschieden
taken = von den Weißen Wanderern geholt
cards-left = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
deck-left = { $count ->
    [0] { CAP(word-draw-pile.the) } ist leer.
    [one] Noch { $count } Karte { word-draw-pile.in }.
   *[other] Noch { $count } Karten { word-draw-pile.in }.
}
walkers-track = { $count ->
    [0] Noch liegt kein Weißer Wanderer aus.
    [one] { $count } Weißer Wanderer liegt aus.
   *[other] { $count } Weiße Wanderer liegen aus.
}
city-before = Vor { $name } liegt { $city }.

## Im Gespräch

start-question-name = Wie heißt du?
your-turn = Du bist am Zug.
thinking = Denkpause …
choose-number = Deine Wahl (Nummer):
choose-card-of-kind = Wähle eine Karte ({ $kind }):
choose-place = Wähle { word-place.acc } mit seiner Nummer oder ein Feld mit seinem Namen:
confirm = { $what } – die Eingabetaste schickt es ab, b geht zurück:
yes = ja
no = nein
bad-number = Bitte gib eine der gezeigten Nummern ein, oder h für Hilfe.
nothing-to-undo = Es gibt nichts zurückzunehmen.
accuse-warning = Vorsicht: Mit einer falschen { word-accusation } kannst du aus den Ermittlungen ausscheiden.
quit-confirm = Das Spiel speichern und beenden?
saved-to = Das Spiel ist gespeichert: { $path }
resumed = Das gespeicherte Spiel geht weiter.
resume-question = Ein Spiel „{ $title }“ wartet auf dich, im Zug { $turn }. Weiterspielen?
game-over = Das Spiel ist aus.
help-text =
    Gib die Nummer einer Auswahl ein und drücke die Eingabetaste.
    b   zurück: eine Wahl zurücknehmen, die noch nicht abgeschickt ist
    h   Hilfe: diese Seite
    n   Notizen: die Karten, die du gesehen hast, und bei wem
    l   Verlauf: was bisher geschehen ist
    t   Tisch: noch einmal Spielplan, Mitspielende und deine Karten
    r   Regeln: wie diese Ausgabe gespielt wird
    q   Ende: das Spiel speichern und verlassen
