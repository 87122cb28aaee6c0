### Das Spiel im Terminal.

## Überschriften

board = Spielplan
hand = Handkarten
your-cards = { CAP(word-hand-card.yours) }
held-cards = Deine Sonderkarten
open-cards = Offene Karten: { $cards }
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
city-before = Vor { $name } liegt { $city }.

## Im Gespräch

start-question-name = Wie heißt du?
your-turn = Du bist am Zug.
thinking = Denkpause …
choose-number = Deine Wahl (Nummer):
choose-card-of-kind = Wähle eine Karte ({ $kind }):
choose-place = { $shown ->
    [places] Wähle { word-place.acc } mit der Nummer:
    [squares] Wähle ein Feld mit der Nummer oder mit seinem Namen:
   *[both] Wähle { word-place.acc } mit der Nummer oder ein Feld mit seinem Namen:
}
bad-place = { $shown ->
    [places] { bad-number }
   *[both] Bitte gib eine der gezeigten Nummern oder eines der gezeigten Felder ein, oder h für Hilfe.
}
confirm = { $what } – die Eingabetaste schickt es ab, b geht zurück:
bad-confirm = Drücke die Eingabetaste, um es abzuschicken, oder tippe b, um zurückzugehen.
yes = ja
no = nein
bad-yes-no = Bitte tippe „{ $yes }“ oder „{ $no }“; die Eingabetaste heißt „{ $yes }“.
bad-number = Bitte gib eine der gezeigten Nummern ein, oder h für Hilfe.
nothing-to-undo = Es gibt nichts zurückzunehmen.
accuse-warning = Vorsicht: Mit einer falschen { word-accusation } kannst du aus den Ermittlungen ausscheiden.
quit-confirm = Das Spiel speichern und beenden?
saved-to = Das Spiel ist gespeichert: { $path }
resumed = Das gespeicherte Spiel geht weiter.
resume-question = Ein Spiel „{ $title }“ wartet auf dich, im Zug { $turn }. Weiterspielen?
game-over = Das Spiel ist aus.

## Was im Terminal offen liegt

labelled = { $label }: { $value }
passages-marked = { $marks }: { word-passage.many }; gleiche Buchstaben gehören zusammen
ability-turned = { $title } (umgedreht)
kept-left = { $count ->
    [one] { $count } { word-intrigue-card }
   *[other] { $count } { word-intrigue-card.many }
}
plays-culprit = { word-culprit }
walkers-so-far = Weiße Wanderer bisher: { $count } von { $all }
face-down = { $pile ->
    [side] { $count ->
        [one] Eine Karte ist verdeckt beiseitegelegt.
       *[other] { $count } Karten sind verdeckt beiseitegelegt.
    }
   *[centre] { $count ->
        [one] Eine Karte liegt verdeckt { word-centre.in }.
       *[other] { $count } Karten liegen verdeckt { word-centre.in }.
    }
}
character-cards = { CAP(word-character-card.many) }:
no-special-cards = Du hast keine Sonderkarten.

## Das Notizblatt im Terminal

sheet-seen = { CAP(word-sheet.your) }: was du gesehen hast
sheet-follows = { CAP(word-sheet.your) }: alles, was daraus folgt
sheet-follows-word = folgt
sheet-signs = ✓ hat sie, · hat sie nicht, ? hat eine von mehreren gezeigt
sheet-marking = Eigenes Zeichen: m { $card } { $player } ?
sheet-not-dealt = { CAP(word-sheet.your) } ist bereit, sobald die Karten verteilt sind.
mark-how = Gib eine Karte, einen Namen und ein Zeichen an: m { $card } { $player } ? – ohne Zeichen wird das Feld geleert.
mark-wiped = gelöscht

## Antworten, Regeln und Hilfe im Terminal

denial-warning = Vorsicht: Du hast eine Karte, nach der gefragt wurde. Wer das abstreitet, fliegt auf, sobald alle geantwortet haben, scheidet aus den Ermittlungen aus und antwortet von da an nur noch.
denial-confirm = Tippe „{ $yes }“, um es trotzdem abzustreiten; die Eingabetaste geht zurück:
rules-ours = * Das lässt das Regelheft offen; wir haben es so festgelegt.
rules-changed = ! Eine Hausregel: Die Ausgabe selbst spielt es anders.
terminal-help =
    Gib die Nummer einer Auswahl oder den Namen eines Felds ein und drücke die
    Eingabetaste.
    b   zurück: eine Wahl zurücknehmen, die noch nicht abgeschickt ist
    n   { word-sheet.your }: was du gesehen hast; n folgt: alles, was daraus folgt
    m   eigenes Zeichen: m { $card } { $player } ? (ohne Zeichen wird gelöscht)
    u   rückgängig: das letzte eigene Zeichen zurücknehmen
    c   Karten: was die Sonderkarten im Spiel bewirken
    l   Verlauf: was bisher geschehen ist
    t   Tisch: noch einmal Spielplan, Mitspielende und deine Karten
    r   Regeln: wie dieses Spiel gespielt wird
    h   Hilfe: diese Seite
    q   Ende: das Spiel speichern und verlassen
    In Kartenlisten ist * eine von deinen und x eine, die du anderswo gesehen hast.
