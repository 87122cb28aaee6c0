### Der Assistent am echten Tisch. Wird nur dort geladen.

## Die Spiele dieses Geräts

web-real-title = Am echten Tisch
web-real-lead = Tippe an, was an eurem Tisch geschieht. Der Assistent führt { word-sheet.your-acc }, sagt, was daraus folgt und warum, und braucht kein Netz.
web-real-new = Neues Spiel
web-real-back = Zurück
web-real-line-count = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
web-real-delete = Löschen
web-real-removed = Das Spiel ist gelöscht.
web-real-restore = Zurückholen
web-real-more = Mehr
web-real-terminal = Lieber tippen? Im Terminal: { $command }
web-real-offline-no = Funktioniert, solange eine Verbindung besteht.
web-real-offline-soon = Dieses Gerät wird für den Einsatz ohne Netz vorbereitet …
web-real-offline-ready = Auch ohne Netz bereit.
web-real-storage-full = Der Speicher dieses Geräts ist voll: Dieses Spiel lebt nur in diesem Fenster. Exportiere es, bevor du es schließt.
web-real-storage-forbidden = Dieser Browser speichert hier nichts (ein privates Fenster?): Spiele leben nur in diesem Fenster. Exportiere sie, bevor du es schließt.

## Notizen mitnehmen

web-real-export = Notizen mitnehmen
web-real-export-how = Als Datei, Link oder QR-Code
web-real-download = Als Datei speichern
web-real-share = Teilen …
web-real-file-how = Die Datei öffnet sich auch mit { $command }.
web-real-link = Link mit den Notizen
web-real-link-how = Der Link selbst enthält alles, auch deine Karten. Nichts wird hochgeladen.
web-real-qr-long = Für einen QR-Code sind diese Notizen zu lang: Nimm die Datei oder den Link.
web-real-import = Notizen von anderswo
web-real-import-file = Datei öffnen
web-real-import-link = Oder einen Link einfügen
web-real-import-open = Öffnen
web-real-damaged-file = Diese Datei ist nicht zu lesen. Nichts wurde geändert.
web-real-damaged-link = Dieser Link ist beschädigt oder unvollständig. Nichts wurde geändert.
web-real-damaged-notes = Das sind keine Notizen eines Spiels. Nichts wurde geändert.
web-real-damaged-because = Diese Notizen lassen sich nicht verwenden: { $problem }
web-real-edition-unknown = Die Ausgabe „{ $edition }“ gibt es hier nicht.
web-real-edition-offline = Die Ausgabe „{ $edition }“ ist noch nicht auf diesem Gerät: Öffne sie einmal mit Verbindung.

## Wie ein Spiel beginnt

web-real-seats = Wer sitzt wo?
web-real-clockwise = Im Uhrzeigersinn um den Tisch; Namen sind freiwillig.
web-real-player = Spieler { $number }
web-real-name-of = Name auf Platz { $number }
web-real-who-am-i = Welcher Platz ist deiner?
web-real-watching = Ich schaue nur zu
web-real-dealer = Wer hat gegeben? Manche haben eine Karte mehr.
web-real-culprit = Wer spielt { word-culprit.the-acc }?
web-real-cards-hand = { CAP(word-hand-card.yours) }
web-real-cards-open = Offen liegende Karten
web-real-of = { $number } von { $of }
web-real-begin = Los geht’s
web-real-missing-name = Jeder Platz braucht einen Namen.
web-real-missing-names = Zwei Plätze heißen gleich.
web-real-missing-dealer = Sag, wer gegeben hat.
web-real-missing-culprit = Sag, wer { word-culprit.the-acc } spielt.
web-real-missing-hand = { $count ->
    [one] Tippe noch { $count } deiner Karten an.
   *[other] Tippe noch { $count } deiner Karten an.
}
web-real-missing-hand-less = { $count ->
    [one] { $count } Karte zu viel auf deiner Hand.
   *[other] { $count } Karten zu viel auf deiner Hand.
}
web-real-missing-open = { $count ->
    [one] Tippe noch { $count } offene Karte an.
   *[other] Tippe noch { $count } offene Karten an.
}
web-real-missing-open-less = { $count ->
    [one] { $count } offene Karte zu viel.
   *[other] { $count } offene Karten zu viel.
}
web-real-set-up-change = Den Anfang berichtigen
web-real-set-up-change-how = Namen, meine Karten, Hausregeln

## Eintragen, was geschieht

web-real-other = Anderes …
web-real-what-happened = Was ist geschehen?
web-real-kind-suggest = { CAP(word-suggestion) }
web-real-suggestion-whose = { CAP(word-suggestion) }: Wer fragt?
web-real-kind-accuse = { CAP(word-accusation) }
web-real-kind-saw = Ich habe eine Karte gesehen
web-real-kind-tip = Ein Tipp wurde gespielt
web-real-kind-holds = Jemand hat …
web-real-kind-holds-one-of = Jemand hat eine von …
web-real-kind-lacks = Jemand hat nicht …
web-real-kind-case = Ich kenne { word-case.the-acc }
web-real-about-accuse = Richtig oder falsch
web-real-about-saw = Aus einer Hand oder eine verdeckte
web-real-about-tip = Golden oder geheim
web-real-about-holds = Eine offene Hand, oder alles, wonach ein Tipp fragte
web-real-about-holds-one-of = Mindestens eine von mehreren Karten
web-real-about-lacks = Keine dieser Karten
web-real-about-case = Ich habe sie gewählt oder nachgesehen
web-real-change-line = Zeile { $number } ändern
web-real-cancel = Abbrechen
web-real-save = Speichern
web-real-who-asks = Wer fragt?
web-real-who-accuses = Wer klagt an?
web-real-who-tips = Wer hat ihn gespielt?
web-real-which-cards = Welche Karten?
web-real-which-card = Welche Karte?
web-real-asks = { $name } fragt nach …
web-real-take-back = Zurücknehmen
web-real-who-showed = Wer hat eine Karte gezeigt?
web-real-nobody = Niemand
web-real-you = du
web-real-more-answers = Jemand hat verweigert, wurde nicht gefragt, …
web-real-reply-of = Wenn { $name } keine Karte gezeigt hat
web-real-reply-passed = hatte keine
web-real-reply-declined = hat verweigert
web-real-reply-lied = { word-false-witness }
web-real-reply-unasked = nicht gefragt
web-real-which-mine = Welche Karte hast du gezeigt?
web-real-which-shown = Welche Karte hat { $name } gezeigt?
web-real-not-seen = Ich habe sie nicht gesehen
web-real-second-asked = Eine zweite Karte wurde verlangt
web-real-second-which = Und die zweite Karte?
web-real-second-unseen = Es gab eine, ich habe sie nicht gesehen
web-real-second-none = Es gab keine
web-real-whose = Wo war sie?
web-real-about-whom = Wer?
web-real-pile-case = { word-case-file.short }
web-real-pile-side = Beiseite
web-real-pile-centre = { word-centre }
web-real-pile-open = Offen
web-real-verdict = War sie richtig?
web-real-verdict-false = Falsch
web-real-verdict-true = Richtig
web-real-tip-for = Wonach fragt er?
web-real-tip-whom = Wer wurde gefragt?
web-real-tip-everybody = Alle
web-real-tip-showed = hat gezeigt
web-real-tip-none = hatte keine
web-real-tip-of = { $name } hat gezeigt

## Was man weiß

web-real-views = Ansichten
web-real-tab-sheet = { CAP(word-sheet) }
web-real-tab-lines = Zeilen
web-real-tab-case = { CAP(word-case.many) }
web-real-tab-advice = Rat
web-real-lines = Zeilen
web-real-line = Zeile { $number }
web-real-no-lines = Noch nichts eingetragen. Tippe unten an, wer fragt.
web-real-change = Ändern
web-real-move-up = Nach oben
web-real-move-down = Nach unten
web-real-undo = Rückgängig
web-real-redo = Wiederholen
web-real-counting = Es wird gezählt …
web-real-failed = Das ließ sich nicht zählen. Die Notizen sind sicher; bitte lade die Seite neu.
web-real-unreadable = Das ist nicht zu lesen
web-real-cases-left = { $count ->
    [one] { $count } { word-case } möglich
   *[other] { $count } { word-case.many } möglich
}
web-real-cases-more = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}
web-real-deals = Mögliche Verteilungen: { $number }
web-real-news = Jetzt sicher: { $cards }
web-real-follows-from = Das folgt aus
web-real-conflict = Diese Zeilen widersprechen sich
web-real-conflict-lines = Sie können nicht alle stimmen:
web-real-where = Wo stehst du?
web-real-anywhere = Irgendwo
web-real-thinking = Es wird nachgedacht …
web-real-why-this = Warum?
web-real-ask-this = Das frage ich

## Der Spielleiter

web-real-referee = Geben und würfeln
web-real-referee-how = Für Runden ohne Geber
web-real-referee-more = Dieses Gerät gibt verdeckt, würfelt und merkt sich, wer dran ist. Alles davon ist freiwillig.
web-real-deal = Geben
web-real-curtain = Achte darauf, dass sonst niemand auf den Bildschirm sieht.
web-real-take-these = { $name }, nimm diese Karten
web-real-take-how = Schreib sie auf oder nimm sie auf dein eigenes Handy. Die gedruckten Karten können in der Schachtel bleiben: So sieht niemand, was übrig ist.
web-real-take-phone = Auf mein eigenes Handy
web-real-take-phone-how = Scanne das: Dort öffnen sich deine Notizen, deine Karten sind schon eingetragen.
web-real-taken = Fertig, verdecken
web-real-dice = Würfel
web-real-throw = Würfeln
web-real-thrown = Gewürfelt
web-real-turn-of = { $name } ist dran
web-real-next-turn = Weiter: { $name }
web-real-open-case = { CAP(word-case-file.the-acc) } öffnen
web-real-open-case-sure = Alle werden es sehen. Drück noch einmal, um zu öffnen.
web-real-referee-end = Diesen Tisch beenden
