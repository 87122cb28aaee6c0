### Der Tisch im Browser. Jede Kennung beginnt mit web-.

## Die Leiste

web-language = Sprache
web-light-auto = Helligkeit wie auf diesem Gerät
web-light-light = Helle Seite
web-light-dark = Dunkle Seite
web-speed = Tempo
web-speed-is = Tempo: { $speed }
web-speed-slow = langsam
web-speed-normal = normal
web-speed-quick = schnell
web-speed-at-once = sofort
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
web-start-friends-how = Einen Tisch eröffnen und den Link verschicken.
web-start-join = Mit Code dazukommen
web-start-join-how = Jemand hat dir einen Code genannt.
web-edition = Ausgabe
web-seats = Mitspieler
web-seats-range = { $least } bis { $most } Mitspieler
web-bots-play = Die Bots spielen wie
web-your-name = Dein Name
web-guest = Gast
web-you-play = Du spielst
web-go = Karten austeilen
web-open-table = Tisch eröffnen
web-allow-hints = Tipps auf Wunsch: „Was soll ich jetzt tun?“
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
web-how-key = So wird gespielt (Hilfe: ?)
web-how-contents = Inhalt
web-how-ours = von uns
web-how-ours-more = Die Anleitung lässt das offen; wir mussten uns entscheiden.
web-how-changed = Hausregel
web-how-changed-more = Dieser Tisch spielt es anders als die Ausgabe.
web-how-screen = Auf dieser Seite
web-how-screen-more = Wohin du gehen kannst, leuchtet auf; tipp es an. Was du gesehen hast, wird für dich eingetragen, deine eigenen Zeichen sind mit Bleistift: ein Feld antippen, nochmals antippen oder zurücknehmen.

## Zusammenkommen

web-continue = Weiterspielen
web-change = Ändern …
web-players-count = { $count ->
    [one] { $count } Mitspieler
   *[other] { $count } Mitspieler
}
web-bots-are = Bots: { $level }
web-deal-this = { $edition }: sofort spielen
web-here-only = Diese Adresse geht nur auf diesem Computer
web-here-only-how = Um mit Handys und anderen Computern in deinem Heimnetz zu spielen, beende sleuth im Terminal und starte es so:
web-here-only-command = Der Befehl für das Heimnetz
web-here-only-source = Aus dem Quelltext heraus: { $command }
web-here-only-code = Auf diesem Computer kommt ein anderer Browser mit dem Code dazu:

## Vor dem Spiel

web-free = Freier Platz
web-figure-at = Figur an Platz { $number }
web-sit = Hinsetzen
web-get-up = Aufstehen
web-seat-bot = Einem Bot geben …
web-seat-bot-short = Bot …
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

web-board = Spielplan
web-table = Der Tisch
web-players = Die Runde am Tisch
web-hand = { CAP(word-hand-card.yours) }
web-log = Was geschah
web-throw = Würfel werfen
web-log-earlier = Früheres zeigen
web-what-now = Was du jetzt tun kannst
web-tabs = Teile des Tisches
web-tab-desk = Plan
web-tab-hand = Karten
web-tab-sheet = Notizen
web-tab-log = Verlauf
web-new = neu
web-turn-of = Zug { $number }: { $name }
web-watching = du siehst zu
web-hints-on = Tipps sind erlaubt
web-you = du
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
web-squares = { $count ->
    [one] { $count } Feld im Gang
   *[other] { $count } Felder im Gang
}
web-passage-to = { CAP(word-passage) }: { $place }
web-walkers = Weiße Wanderer: { $count } von { $all }
web-asked-by = { $name } fragt
web-culprit = { CAP(word-culprit) }
web-pile-draw = { CAP(word-draw-pile) }
web-pile-discard = { CAP(word-discard-pile) }
web-middle = In der Mitte
web-reconnecting = Verbindung verloren. Neuer Versuch; dein Spiel geht weiter, wo es war.
web-menu = Mehr
web-move-device = Auf einem anderen Gerät weiterspielen
web-move-device-how = Wer diesen Link öffnet, spielt auf deinem Platz, und dieses Gerät verliert ihn. Behalte ihn für dich.
web-link-once = Er gilt einmal, in den nächsten { $minutes } Minuten.
web-show-link = Link zeigen
web-sign-out = Überall abmelden
web-sign-out-how = Hatte jemand eines deiner Geräte, oder hat jemand einen deiner Links gesehen? Du spielst nur auf diesem Gerät weiter: Alle anderen werden abgemeldet, und alle Links zu deinen Plätzen werden ungültig.
web-sign-out-here = Auch dieses Gerät soll mich vergessen. Dann kann niemand mehr auf meinen Plätzen spielen.
web-sign-out-do = Abmelden
web-signed-out = Erledigt. Niemand sonst kann mehr für dich spielen.
web-no-such-page = Hier ist nichts
web-no-such-page-how = Diese Adresse gibt es nicht. Vielleicht ist unterwegs ein Stück davon verloren gegangen.
web-kept-warm = Ein Bot hält deinen Platz warm.
web-take-back = Selbst weiterspielen
web-keep-warm = Einen Bot für { $name } spielen lassen
web-say = Etwas sagen
web-say-send = Sagen

## Ein Raum: ein gemeinsames Gerät, der große Bildschirm, genauer hinsehen, Töne

web-one-room = Zusammen in einem Raum
web-one-room-how = Ihr könnt zu mehreren mit diesem Gerät spielen: Es geht von Hand zu Hand, und dazwischen verdeckt ein Vorhang alles.
web-device-name = Name eines weiteren Spielers
web-device-add = An diesem Gerät mitspielen
web-big-screen = Großer Bildschirm
web-hand-on = Gerät weitergeben
web-hand-to = Gib das Gerät an { $name }
web-who-takes = Wer nimmt das Gerät?
web-i-am = Ich bin { $name }
web-curtain-how = Auf dieser Seite sind jetzt niemandes Karten.
web-thinking = überlegt seit { $count } { $unit ->
    [hours] Std.
    [minutes] Min.
   *[seconds] s
}
web-is-asked = ist gefragt
web-look = Den Spielplan ansehen
web-look-closer = Näher heran
web-look-farther = Weiter weg
web-sounds = Töne

## Was gefragt ist, und wie es weitergeht

web-turn-mine = Zug { $number }: du
web-hint-now = Was soll ich jetzt tun?
web-hint-thinking = Einen Moment …
web-hint-do = So machen
web-hint-more = Mehr
web-out-answers = Du bist aus den Ermittlungen ausgeschieden, antwortest aber weiter, wenn du gefragt wirst.
web-out-given = Du bist aus den Ermittlungen ausgeschieden. Deine Antworten werden für dich gegeben.
web-out-taken = Die Weißen Wanderer haben dich geholt: Du kannst nur noch zusehen.
web-out-hurry = Die anderen spielen zu Ende …
web-out-auto = Antworten für mich geben lassen
web-out-own = Wieder selbst antworten
web-out-finish = Zum Ende springen
web-out-new = Neues Spiel
web-problem-not-alone = Hier spielen noch andere mit: Das Tempo ist auch ihres.
web-problem-not-out = Du ermittelst noch mit.


## Karten nennen und zeigen

web-claim-suggest = { CAP(word-suggestion.your) }
web-claim-accuse = { CAP(word-accusation.your) }
web-claim-choose-case = Wähle { word-case.the-acc }
web-open-suggest = { CAP(word-suggest) } …
web-open-accuse = { CAP(word-accuse) } …
web-open-choose-case = { CAP(word-case) } wählen …
web-send-suggest = { CAP(word-suggest) }
web-send-accuse = { CAP(word-accuse) }
web-send-choose-case = Diese nehmen
web-choose-each = Wähle von jeder Art eine Karte.
web-accuse-final = Das ist endgültig: Liegst du falsch, scheidest du aus. Bist du sicher?
web-accuse-sure = Ja, { word-accuse }
web-show-title = { CAP(word-hand-card.acc) } zeigen
web-show-open = { CAP(word-hand-card.acc) } zeigen …
web-shown-before = dieser Person schon gezeigt

## Das Notizblatt

web-sheet = { CAP(word-sheet.your) }
web-sheet-mode = Einträge
web-sheet-none = nichts
web-sheet-seen = was ich sah
web-sheet-follows = was daraus folgt
web-sheet-chances = mit Chancen
web-sheet-spectator = Wer zusieht, hat { word-sheet.none }.
web-sheet-case = { word-case-file.short }
web-sheet-later = { CAP(word-sheet.your) } liegt bereit, sobald die Karten verteilt sind.
web-undo = Letztes Zeichen zurücknehmen
web-why = Warum?
web-why-choose = Tippe auf das Feld, das erklärt werden soll.
web-mark-yes = hat sie
web-mark-no = hat sie nicht
web-mark-maybe = vielleicht
web-mark-empty = kein Zeichen
web-mark-mine = mein Zeichen: { $mark }

## Die Werkbank: Karten auf dem Notizblatt nennen, der Rückblick

web-naming-cancel = Abbrechen
web-legend = Was die Zeichen bedeuten
web-legend-yes = hat die Karte
web-legend-no = hat die Karte nicht
web-legend-maybe = hat eine der gefragten Karten, vielleicht diese
web-legend-empty = noch nichts bekannt
web-legend-mine = dein eigenes Zeichen: Tippe auf ein Feld, um es zu ändern
web-legend-chance = wie wahrscheinlich es ist: je dunkler, desto wahrscheinlicher
web-legend-own = fett: deine eigenen Karten
web-step-last-question = Zur Frage davor
web-step-next-question = Zur nächsten Frage
web-replay-no-sheet = Wähle unten eine Person: Hier steht dann Schritt für Schritt, was sie wissen konnte.
web-replay-sheet = { CAP(word-sheet) } von { $name }

## Das Ende

web-case-file = { CAP(word-case-file.the) }
web-ending-solved = { $name } hat den Fall gelöst
web-ending-unsolved = Niemand hat den Fall gelöst
web-ending-escaped = { $name } ist entkommen
web-timeline = Noch mögliche { word-case.many }, Zug für Zug
web-timeline-line = { $count ->
    [one] { $name } konnte alles wissen.
   *[other] { $name }: noch { $count } { word-case.many }.
}
web-what-next = Und nun?
web-rematch = Noch einmal
web-download = Aufzeichnung herunterladen
web-look-at-table = Den Tisch ansehen

## Vor dem Spiel: Tempo, Hausregeln, am echten Tisch

web-start-real = Am echten Tisch
web-start-real-how = Karten und Spielplan vor euch: Der Assistent denkt mit.
web-pace = Tempo
web-pace-live = Gleich jetzt
web-pace-correspondence = Fernpartie
web-pace-live-how = Alle sind da. Wer zwei Minuten fehlt, den kann ein Bot vertreten.
web-pace-correspondence-how = Alle ziehen, wann es ihnen passt; für einen Zug sind drei Tage Zeit.
web-anybody = { $level }: wer gerade Zeit hat
web-house-rules = Hausregeln
web-house-rules-usual = wie in der Ausgabe
web-house-rules-changed = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
web-house-rules-reset = Alles wie in der Ausgabe
web-value-true = ja
web-value-false = nein
web-value-plain = gewöhnlicher Würfel
web-value-question = ?-Würfel
web-value-figure = die erste Figur der Ausgabe
web-value-roll-all = der höchste Wurf aller Würfel
web-value-roll-one = der höchste Wurf eines Würfels
web-value-dealer = wer gibt
web-value-clockwise = im Uhrzeigersinn
web-value-counter-clockwise = gegen den Uhrzeigersinn
web-value-figures-start = auf den Startfeldern
web-value-figures-centre = { word-centre.in }
web-value-weapons-places = { word-place.all-in } verteilt
web-value-weapons-centre = { word-centre.in }
web-value-leftovers-dealt = trotzdem austeilen
web-value-leftovers-open = offen auslegen
web-value-leftovers-centre = verdeckt { word-centre.to }
web-value-must = muss
web-value-may = darf
web-value-accuse-start = am Anfang des Zugs
web-value-accuse-after-suggestion = nach { word-suggestion.own }
web-value-accuse-after-unrefuted = nach { word-suggestion.unanswered }
web-value-accuse-centre = { word-centre.in }
web-value-accuse-after-card = nach der gespielten { word-investigation-card }
web-rule-dealer = Wer die Karten gibt.
web-value-dealer-last = der letzte Platz
web-value-dealer-seat = Platz { $number }

## Die Bühne: Antwortrunden, Anklagen

web-noted = Notiert
web-go-on = Weiter
web-declines = antwortet nicht
web-you-ask = du fragst
web-you-are-asked = du wirst gefragt
web-you-have-none = du hast keine
web-you-show = du zeigst eine Karte
web-you-decline = du antwortest nicht
web-asked-by-you = Du fragst
web-shown-to-you = { $name } zeigt dir
web-you-see-of = Du siehst eine Karte von { $name }
web-you-see-side = Du siehst dir eine beiseitegelegte Karte an
web-you-see-centre = Du siehst dir { word-centre.in } eine Karte an
web-laid-open = Die Karten von { $name } liegen offen
web-laid-open-you = Deine Karten liegen offen
web-nobody = Niemand kann antworten!
web-nobody-declined = Niemand zeigt eine Karte.
web-accuses = { $name } { word-accuse.does }
web-accuses-you = Du { word-accuse.you }
web-only-sees = Nur { $name } sieht die Karten darin.
web-card-right = richtig
web-card-wrong = falsch
web-verdict-right = Richtig!
web-verdict-wrong = Falsch!
web-won-solved = Du hast den Fall gelöst!
web-won-escaped = Du bist entkommen!
web-lost = Diesmal nicht
web-near = { $count ->
    [one] Auch du hättest es schon wissen können.
   *[other] Für dich waren noch { $count } { word-case.many } möglich.
}
web-near-question = Eine gute Frage mehr hätte vielleicht gereicht.

## Nach dem Spiel: Rückblick

web-past-games = Gespielte Partien
web-replay = Rückblick
web-replay-result = Zum Ergebnis
web-replay-open = Eine Aufzeichnung ansehen
web-replay-open-how = Öffne die Datei einer gespielten Partie und sieh sie dir Schritt für Schritt an, mit den Augen jedes Mitspielers.
web-replay-file = Datei öffnen …
web-eyes = Mit den Augen von
web-eyes-public = allen: nur, was offen war
web-steps = Schritte
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-play = Abspielen
web-step-pause = Anhalten
web-step-forward = Einen Schritt weiter
web-step-last = Zum Ende
web-step-of = { $step } von { $all }
web-who-had-what = Wer hatte welche Karten?
web-beside = Am Rand
web-share-replay = Den Rückblick teilen

## Wenn etwas nicht geht

web-problem = Das ging nicht ({ $code }).
web-problem-unfit-option = { $needs ->
    [moment] Es muss mindestens einen Moment geben, in dem { word-accusation.a } möglich ist.
    [no-intrigue] Mit { word-intrigue-card.many } geht das nicht.
    [no-culprit] Wenn jemand { word-culprit.the-acc } spielt, geht das nicht.
    [two-seats] Karten am Rand gibt es nur zu zweit.
    [seat] So viele Plätze hat dieser Tisch nicht.
   *[other] Das passt nicht zu den anderen Regeln.
}
web-problem-unfit-record = Das ist keine Aufzeichnung einer Partie.
web-problem-unfit-text = Dieser Name geht nicht: höchstens 40 Zeichen, auf einer Zeile.
web-problem-not-over = Diese Partie ist noch nicht zu Ende.
web-problem-too-large = Diese Datei ist zu groß.
web-problem-unknown-edition = Diese Ausgabe gibt es hier nicht.
web-problem-missing-edition = Dieser Server hat die Ausgabe dieses Tisches nicht oder nur mit anderen Regeln. Der Tisch bleibt erhalten.
web-problem-other-edition = Die Ausgabe dieser Aufzeichnung hat andere Regeln als die hier.
web-problem-unknown-seat = Diesen Platz gibt es nicht.
web-problem-unfit-figure = Diese Figur gibt es in dieser Ausgabe nicht.
web-problem-offline = Keine Verbindung zum Server.
web-problem-unavailable = Der Server kann das gerade nicht. Bitte versuche es noch einmal.
web-problem-stale = Jemand war schneller. Sieh noch einmal auf den Tisch.
web-problem-too-fast = Das war zu schnell. Warte einen Augenblick.
web-problem-busy = Der Server hat gerade viel zu tun. Bitte versuche es gleich noch einmal.
web-problem-asked-too-much = Du hast viel auf einmal gefragt. Warte die ersten Antworten ab.
web-problem-too-long = Das auszurechnen würde zu lange dauern.
web-problem-too-many-records = Du hast hier schon zu viele Aufzeichnungen liegen.
web-problem-too-many-shows = Du hast schon genug Partien laufen, die nur Bots spielen.
web-problem-unknown-code = Es gibt keinen Tisch mit diesem Code.
web-problem-unknown-table = Diesen Tisch gibt es nicht mehr.
web-problem-unknown-link = Dieser Link wurde schon benutzt oder ist zu alt. Auf dem bisherigen Gerät gibt es einen neuen.
web-problem-signed-out = Du wurdest von einem anderen Gerät aus abgemeldet.
web-problem-seat-taken = Da sitzt schon jemand.
web-problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
web-problem-not-seated = Du sitzt nicht an diesem Tisch.
web-problem-name-taken = Diesen Namen hat hier schon jemand.
web-problem-name-alike = Dieser Name sieht dem von jemand anderem hier zu ähnlich.
web-problem-figure-taken = Diese Figur spielt schon jemand anderes.
web-problem-too-many-tables = Du hast zu viele laufende Spiele.
web-problem-hints-off = An diesem Tisch gibt es keine Tipps.

## Tasten

web-skip-to = Springen zu
web-help = Hilfe
web-keys = Tasten
web-keys-on = Tastenkürzel
web-keys-more = Eine Taste öffnet { word-accusation.acc } nur; gesendet wird erst, wenn du bestätigst.
web-key-is = Taste: { $letter }
web-key-roll = Würfeln
web-key-end-turn = Zug beenden
web-sounds-on = Töne an
web-sounds-off = Töne aus

## What lies open

web-character-of = { word-character-card } von { $name }
web-character-label = Fähigkeit: { $ability }
web-character-label-used = Fähigkeit eingesetzt: { $ability }
web-character-unused = Noch nicht eingesetzt. Das geht einmal im Spiel.
web-character-used = Eingesetzt. Die Karte ist umgedreht.
web-walkers-last = Wer den letzten zieht, scheidet ganz aus dem Spiel aus.
web-face-up = Offen
web-hand-of = Karten von { $name }
web-pile-title-side = Verdeckt beiseitegelegt
web-pile-how-side = Immer wenn dir niemand antworten kann, siehst du dir eine dieser Karten an, die du noch nicht kennst.
web-pile-count-side = { $count } beiseite
web-pile-title-centre = Verdeckt { word-centre.in }
web-pile-how-centre = Wer den Zug { word-centre.in } beendet, darf sich eine dieser Karten ansehen oder { word-accuse.do }.
web-pile-count-centre = { $count } verdeckt
web-looked-at = { $count } von dir gesehen
web-looked-at-by = gesehen: { $names }
web-played-title = Ausgespielte { word-intrigue-card.many }
web-played-none = Noch keine. Eine ausgespielte Karte ist aus dem Spiel.
web-played-by = ausgespielt: { $names }
web-city-from = von { $name }
web-city-from-middle = aus der Mitte
web-deny-open = Sagen, du hättest keine …
web-deny-title = Eine Karte verleugnen?
web-deny-holds = { $count ->
    [one] Diese Karte hast du, und sie wurde genannt.
   *[other] Diese Karten hast du, und sie wurden genannt.
}
web-deny-costs = Sagst du, du hättest keine, kommt das nach dieser Runde ans Licht: Du scheidest aus den Ermittlungen aus und antwortest von da an nur noch.
web-deny-sure = Trotzdem verleugnen

## Teams, the culprit, figures

web-two-teams = Zwei Teams
web-two-teams-long = Zwei Teams: Mehrere spielen zusammen an einem Platz
web-two-teams-how = Zwei Teams aus zwei oder drei Personen spielen gegeneinander. Ein Team teilt sich Karten, { word-sheet } und Entscheidungen und kann sich unter sich beraten.
web-team = Team { $number }
web-which-team = Team
web-join-team = Mitspielen
web-seat-number = Platz { $number }
web-by-lot = wird ausgelost
web-culprit-is = { CAP(word-culprit) }
web-culprit-bot = ein Bot
web-culprit-me = du
web-culprit-drawn = { CAP(word-culprit.the) } wird ausgelost
web-culprit-will-be = { CAP(word-culprit) }: { $name }
web-say-to = An wen
web-say-to-all = an alle
web-say-to-team = an mein Team
web-said-to-team = { $name } (nur ans Team)
web-did-it = { $name } für euer Team
web-mark-ours = unser Zeichen: { $mark }
web-problem-unfit-team = { $needs ->
    [size] Ein Team besteht aus zwei oder drei Personen.
    [no-culprit] Wenn jemand den Täter spielt, gibt es keine Teams.
   *[two-seats] Teams gibt es nur an einem Tisch mit zwei Plätzen.
}
web-problem-unfit-culprit = Diesen Platz gibt es nicht: Der Täter sitzt an einem der { $seats } Plätze.
web-problem-no-culprit = In diesem Spiel spielt niemand { word-culprit.the-acc }.
web-problem-no-figures = In dieser Ausgabe spielt niemand eine Figur.
web-problem-no-team = An diesem Tisch gibt es keine Teams.

## Spielend lernen

web-learn = Spielend lernen
web-learn-how = Ein kurzes geführtes Spiel, etwa fünf Minuten
