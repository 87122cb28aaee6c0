### Der Tisch im Browser. Jede Kennung beginnt mit web-.

## Die Leiste

web-language = Sprache
web-light-auto = Helligkeit wie auf diesem Gerät
web-light-light = Helle Seite
web-light-dark = Dunkle Seite
web-quick = Schnell: ohne Bewegung
web-close = Schließen
web-home = Zur Startseite
web-one-moment = Einen Augenblick …

## Die Startseite

web-motto = Jemand war es. Finde heraus, wer.
web-motto-more = Das klassische Detektivspiel im Browser: gegen Bots oder mit Freunden, wo immer sie sind.
web-what-to-play = Was möchtest du tun?
web-start-play = Jetzt spielen
web-start-play-how = Gegen Bots, in wenigen Sekunden.
web-start-friends = Mit Freunden
web-start-friends-how = Einen Tisch decken und den Link verschicken.
web-start-join = Mit Code dazukommen
web-start-join-how = Jemand hat dir einen Code genannt.
web-edition = Ausgabe
web-seats = Mitspieler
web-seats-range = { $least } bis { $most } Mitspieler
web-bots-play = Die Bots sind
web-level-novice = Neulinge
web-level-amateur = Amateure
web-level-inspector = Inspektoren
web-level-mastermind = Meisterdetektive
web-bot-novice = Neuling
web-bot-amateur = Amateur
web-bot-inspector = Inspektor
web-bot-mastermind = Meisterdetektiv
web-your-name = Dein Name
web-guest = Gast
web-go = Karten austeilen
web-open-table = Tisch eröffnen
web-allow-hints = Tipps erlauben
web-private = Nur für Leute mit dem Link
web-code = Code
web-join = Zum Tisch
web-my-games = Meine Spiele
web-open-tables = Offene Tische
web-your-turn = Du bist am Zug
web-status-open = Noch nicht begonnen
web-status-playing = Läuft
web-watch = Zusehen
web-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}

## Wie man spielt

web-how = So wird gespielt
web-how-1 = Drei Karten fehlen.
web-how-1-more = Eine Person, eine Waffe und ein Ort liegen verdeckt in der Fallakte. Alle anderen Karten haben die Mitspieler.
web-how-2 = Geh an einen Ort.
web-how-2-more = Würfle und wähle einen der Orte, die aufleuchten.
web-how-3 = Frag.
web-how-3-more = Nenne eine Person, eine Waffe und den Ort. Die anderen antworten der Reihe nach: Wer eine dieser Karten hat, zeigt dir heimlich eine.
web-how-4 = Notiere.
web-how-4-more = Der Block trägt ein, was du gesehen hast. Deine eigenen Zeichen sind mit Bleistift: tippen, nochmals tippen, zurücknehmen.
web-how-5 = Klag an.
web-how-5-more = Wenn du sicher bist, nenne den Fall. Liegst du falsch, bist du draußen.

## Vor dem Spiel

web-free = Freier Platz
web-sit = Hinsetzen
web-get-up = Aufstehen
web-seat-bot = Einem Bot geben …
web-remove-bot = Bot wegschicken
web-ready = Ich bin bereit
web-unready = Doch nicht bereit
web-is-ready = bereit
web-not-ready = noch nicht bereit
web-begin = Beginnen
web-abandon = Tisch aufgeben
web-abandoned = Dieser Tisch wurde aufgegeben.
web-can-begin = Alle sind bereit: Du kannst beginnen.
web-host-begins = Alle sind bereit. Die Gastgeberin oder der Gastgeber beginnt.
web-waiting-for-players = Es fehlen noch Mitspieler, oder jemand ist noch nicht bereit.
web-share = Freunde einladen
web-share-how = Schick den Link, sag den Code an oder lass das Bild scannen.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code

## Der Tisch

web-board = Spielbrett
web-table = Der Tisch
web-players = Die Runde am Tisch
web-hand = Deine Karten
web-log = Was geschah
web-what-now = Was du jetzt tun kannst
web-leaves = Teile des Tisches
web-leaf-desk = Brett
web-leaf-hand = Karten
web-leaf-sheet = Block
web-leaf-log = Verlauf
web-new = neu
web-turn-of = Zug { $number }: { $name }
web-watching = du siehst zu
web-hints-on = Tipps sind erlaubt
web-you = du
web-a-bot = Ein Bot
web-away = nicht da
web-asks = fragt
web-passes = hat keine
web-shows = zeigt eine Karte
web-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-held = { $count ->
    [one] { $count } behalten
   *[other] { $count } behalten
}
web-standing-out = ausgeschieden
web-standing-taken = geholt
web-open-cards = Offen liegende Karten
web-ability = Deine Fähigkeit
web-ability-used = Fähigkeit eingesetzt
web-whereabouts = Wer ist wo
web-is-at = { $name }: { $spot }
web-square = Feld { $square }
web-squares = { $count ->
    [one] { $count } Feld im Gang
   *[other] { $count } Felder im Gang
}
web-passage-to = Geheimgang: { $place }
web-walkers = Weiße Wanderer: { $count } von { $all }
web-asked-by = { $name } fragt
web-culprit = Täter
web-pile-draw = zu ziehen
web-pile-discard = ausgespielt
web-middle = In der Mitte
web-reconnecting = Verbindung verloren. Neuer Versuch; dein Spiel geht weiter, wo es war.
web-menu = Mehr
web-move-device = Auf einem anderen Gerät weiterspielen
web-move-device-how = Wer diesen Link öffnet, spielt auf deinem Platz, und dieses Gerät verliert ihn. Behalte ihn für dich.
web-show-link = Link zeigen
web-kept-warm = Ein Bot hält deinen Platz warm.
web-take-back = Selbst weiterspielen
web-keep-warm = Einen Bot für { $name } spielen lassen
web-say = Etwas sagen
web-say-send = Sagen

## Karten nennen und zeigen

web-claim-suggest = Dein Verdacht
web-claim-accuse = Deine Anklage
web-claim-choose-case = Wähle den Fall
web-open-suggest = Verdächtigen …
web-open-accuse = Anklagen …
web-open-choose-case = Fall wählen …
web-send-suggest = Fragen
web-send-accuse = Anklagen
web-send-choose-case = Diese nehmen
web-choose-each = Wähle von jeder Art eine Karte.
web-accuse-final = Das ist endgültig: Liegst du falsch, bist du draußen. Bist du sicher?
web-accuse-sure = Ja, anklagen
web-yours = deine
web-show-title = Eine Karte zeigen
web-show-open = Eine Karte zeigen …
web-shown-before = dieser Person schon gezeigt

## Der Block

web-sheet = Dein Block
web-sheet-mode = Trägt ein
web-sheet-none = nichts
web-sheet-seen = was ich sah
web-sheet-follows = was daraus folgt
web-sheet-chances = mit Chancen
web-sheet-spectator = Wer zusieht, hat keinen Block.
web-undo = Letztes Zeichen zurücknehmen
web-why = Warum?
web-why-choose = Tippe auf das Feld, das erklärt werden soll.
web-hint = Was soll ich fragen?
web-mark-yes = hat sie
web-mark-no = hat sie nicht
web-mark-maybe = vielleicht
web-mark-empty = kein Zeichen
web-mark-mine = mein Zeichen: { $mark }

## Das Ende

web-case-file = Die Fallakte
web-ending-solved = { $name } hat den Fall gelöst
web-ending-unsolved = Niemand hat den Fall gelöst
web-ending-escaped = { $name } ist entkommen
web-timeline = Noch mögliche Fälle, Zug für Zug
web-timeline-line = { $count ->
    [one] { $name } konnte alles wissen.
   *[other] { $name }: noch { $count } Fälle.
}
web-rematch = Noch einmal
web-download = Aufzeichnung herunterladen
web-look-at-table = Den Tisch ansehen

## Wenn etwas nicht geht

web-problem = Das ging nicht ({ $code }).
web-problem-offline = Keine Verbindung zum Server.
web-problem-unavailable = Der Server kann das gerade nicht. Bitte versuche es noch einmal.
web-problem-stale = Jemand war schneller. Sieh noch einmal auf den Tisch.
web-problem-too-fast = Das war zu schnell. Warte einen Augenblick.
web-problem-unknown-code = Es gibt keinen Tisch mit diesem Code.
web-problem-unknown-table = Diesen Tisch gibt es nicht mehr.
web-problem-unknown-link = Dieser Link gilt nicht mehr.
web-problem-seat-taken = Da sitzt schon jemand.
web-problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
web-problem-not-seated = Du sitzt nicht an diesem Tisch.
web-problem-name-taken = Diesen Namen hat hier schon jemand.
web-problem-too-many-tables = Du hast zu viele laufende Spiele.
web-problem-hints-off = An diesem Tisch gibt es keine Tipps.
