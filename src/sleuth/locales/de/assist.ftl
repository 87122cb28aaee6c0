### Notizen an einem echten Tisch: `sleuth deduce` und `sleuth assist`.

## Bei wem

assist-owner-case = { word-case-file.short }
assist-owner-side = Beiseite
assist-owner-centre = { word-centre }
assist-owner-open = Offen

## Was daraus folgt

assist-deals = Mögliche Verteilungen: { $number }
assist-cases = { $shown ->
    [one] Die wahrscheinlichste von { $count } möglichen { word-case.many }:
   *[other] Die { $shown } wahrscheinlichsten von { $count } möglichen { word-case.many }:
}
assist-case-known = Der Fall ist gelöst: { $cards }.
assist-news = Jetzt sicher:
assist-contradiction = Diese Notizen widersprechen einander:
assist-suspects = { $count ->
    [0] Keine einzelne Notiz erklärt es: Mindestens zwei sind falsch.
    [one] Wenn nur eine Notiz falsch ist, dann Nummer { $numbers }.
   *[other] Wenn nur eine Notiz falsch ist, dann Nummer { $numbers }.
}
assist-why-open = Das ist nicht sicher: { $card } – { $owner }: { $percent }.
assist-why-known = Warum { $card } – { $owner } sicher ist:
assist-why-excluded = Warum { $card } – { $owner } unmöglich ist:

## Notizen in Worten

assist-note-declined = { $name } verweigert die Antwort.
assist-note-lied = { CAP(word-false-witness) }: { $name }.
assist-note-no-second = Es gibt keine zweite Karte zu zeigen.
assist-note-saw = Gesehen ({ $owner }): { $cards }.
assist-note-lacks = { $owner }: nicht { $cards }.
assist-note-one = { $owner }: { $cards }, mindestens eine davon.
assist-note-holds = { $owner }: { $cards }.
assist-note-tip = { $name } spielt einen Tipp: { $feature }.
assist-note-case = { CAP(word-case.the) }: { $cards }.

## Im Gespräch

assist-ask-names = Wer sitzt am Tisch? Namen im Uhrzeigersinn, durch Kommas getrennt:
assist-ask-me = Wer bist du? (Eingabetaste: nur zuschauen)
assist-ask-sizes = { $cards } Karten gehen in { $seats } Hände nicht auf. Wer hat gegeben? (Oder die Größen der Hände, etwa { $example })
assist-ask-hand = { $count ->
    [one] Deine Karte:
   *[other] Deine { $count } Karten:
}
assist-ask-open = { $count ->
    [one] Die Karte, die offen liegt:
   *[other] Die { $count } Karten, die offen liegen:
}
assist-resume-question = Notizen zu „{ $title }“ warten ({ $count ->
    [one] { $count } Notiz
   *[other] { $count } Notizen
}). Damit weitermachen? (j/n)
assist-resumed = Die Notizen gehen weiter.
assist-table = { $title }: { $names }
assist-you-are = Du bist { $name }. { CAP(word-hand-card.yours) }: { $cards }.
assist-watching = Du schaust nur zu.
assist-begin = Schreib, was geschieht, eine Zeile für jedes; h zeigt wie, q hört auf.
assist-kept = Die Notizen stehen in { $path }.
assist-empty = Es gibt noch keine Notizen.
assist-no-answers = Zu den Antworten ist nichts notiert; mit „ändern { $number } …“ ergänzt du, wer gepasst und wer gezeigt hat.
assist-undone = Zurückgenommen.
assist-deleted = Notiz { $number } ist gelöscht.
assist-hand-changed = { CAP(word-hand-card.yours) }: { $cards }.
assist-open-changed = Offene Karten: { $cards }.

## Fehler

assist-in-note = Notiz { $number }: { $problem }
assist-hint = { $guess ->
    [yes] Meinst du „{ $nearest }“?
   *[no] Es gibt: { $known }.
}
assist-error-not-json = Das ist kein JSON: { $problem } (Zeile { $line }, Spalte { $column }).
assist-error-not-an-object = Hier wird ein Objekt in geschweiften Klammern erwartet.
assist-error-which-note = Eine Notiz hat genau eines von { $known }, diese aber hat: { $found }.
assist-error-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht. { assist-hint }
assist-error-missing-field = Das Feld „{ $field }“ fehlt.
assist-error-bad-value = Das Feld „{ $field }“ ist nicht zu lesen: { $problem }.
assist-error-unknown-edition = { $problem }
assist-error-unknown-card = Eine Karte „{ $word }“ gibt es nicht. { assist-hint }
assist-error-unknown-seat = „{ $word }“ sitzt nicht am Tisch. { assist-hint }
assist-error-unknown-owner = „{ $word }“ sitzt nicht am Tisch und ist auch kein Stapel. { assist-hint }
assist-error-unknown-feature = Keine Karte hat das Merkmal „{ $word }“. { assist-hint }
assist-error-no-such-pile = Einen Stapel „{ $pile }“ gibt es in diesem Spiel nicht.
assist-error-seat-reserved = „{ $seat }“ heißt schon ein Stapel; am Tisch kann niemand so heißen.
assist-error-seat-twice = Zwei am Tisch heißen „{ $seat }“.
assist-error-card-twice = „{ $card }“ ist zweimal genannt.
assist-error-no-cards = Mindestens eine Karte ist nötig.
assist-error-one-of-each-kind = Es braucht eine Karte von jeder Art.
assist-error-hand-and-open = „{ $card }“ ist auf deiner Hand, liegt aber auch offen.
assist-error-hand-of-nobody = Da ist eine Hand, aber niemand, dem sie gehört: Sag, wer du bist (me).
assist-error-hand-size = { $expected ->
    [one] Deine Hand hat { $expected } Karte, genannt sind aber { $found }.
   *[other] Deine Hand hat { $expected } Karten, genannt sind aber { $found }.
}
assist-error-open-count = { $expected ->
    [one] { $expected } Karte liegt offen, genannt sind aber { $found }.
   *[other] { $expected } Karten liegen offen, genannt sind aber { $found }.
}
assist-error-too-many-open = So viele Karten können nicht offen liegen: { $found }.
assist-error-sizes-needed = { $cards } Karten gehen in { $seats } Hände nicht auf: Sag, wer wie viele hat, etwa „hand_sizes“: { $example }.
assist-error-sizes-number = Es sind { $found } Handgrößen angegeben, am Tisch sitzen aber { $seats }.
assist-error-sizes-negative = Keine Hand hat { $found } Karten.
assist-error-sizes-sum = Die Hände gehen nicht auf: { $sizes } = { $found }, aber { $expected } der { $cards } Karten sind auf Händen (3 Karten { word-case-file.in }, { $side } beiseitegelegte und { $open } offene nicht).
assist-error-asks-himself = { $seat } kann die eigene Frage nicht beantworten.
assist-error-passed-and-shown = { $seat } kann nicht gepasst und auch eine Karte gezeigt haben.
assist-error-declined-and-answered = { $seat } kann nicht die Antwort verweigert und doch geantwortet haben.
assist-error-shown-by-nobody = Da ist eine Karte („{ $field }“), aber niemand, der sie gezeigt hat.
assist-error-shown-twice = { $other } hat eine Karte gezeigt, { $seat } wurde also nicht mehr gefragt.
assist-error-card-not-named = Nach „{ $card }“ war nicht gefragt.
assist-error-you-hold-it = Du hast „{ $card }“, kannst also nicht gepasst haben.
assist-error-not-your-card = Du hast „{ $card }“ nicht, kannst sie also nicht gezeigt haben.
assist-error-nothing-to-show = Du hast keine dieser Karten, kannst also keine gezeigt haben.
assist-error-second-is-first = „{ $card }“ kann nicht zweimal gezeigt werden.
assist-error-no-second-to-show = Eine solche zweite Karte hast du nicht.
assist-error-second-to-show = Du hast eine zweite dieser Karten, musstest sie also zeigen.
assist-error-card-without-feature = Nach „{ $card }“ hat der Tipp nicht gefragt ({ $feature }).
assist-error-ambiguous = „{ $word }“ kann heißen: { $candidates }.
assist-error-leftover = „{ $word }“ verstehe ich nicht.
assist-error-number-expected = Hier wird die Nummer einer Notiz erwartet, nicht „{ $word }“.
assist-error-no-such-note = Eine Notiz { $number } gibt es nicht.
assist-error-unknown-line = „{ $word }“ verstehe ich nicht; eine Zeile beginnt mit einem Namen oder einem Befehl. { $guess ->
    [yes] Meinst du „{ $nearest }“?
   *[no] h zeigt die Hilfe.
}
assist-error-incomplete = Die Zeile hört zu früh auf: { $expected ->
    [card] Eine Karte fehlt.
    [seat] Ein Name fehlt.
    [feature] Wonach fragt der Tipp?
    [result] Ist { word-accusation.the } falsch oder richtig?
   *[line] Was ist geschehen?
}

## Wörter, aus denen Zeilen bestehen; das erste steht in der Hilfe, Englisch geht immer

assist-word-suggest = verdacht gerücht fragt vermutet v
assist-word-accuse = anklage klagt entlarvt entlarvung
assist-word-saw = sah gesehen sehe
assist-word-lacks = ohne fehlt
assist-word-holds = hat haelt hält
assist-word-one = eine eins einen
assist-word-tip = tipp hinweis
assist-word-case = lösung fall akte umschlag
assist-word-pass = passt passe passen gepasst
assist-word-show = zeigt zeige gezeigt z
assist-word-decline = verweigert verweigern
assist-word-second = zweite zweitens
assist-word-nobody = niemand keiner
assist-word-lied = gelogen lügt
assist-word-no = nein nichts keine
assist-word-yes = ja karte etwas
assist-word-wrong = falsch
assist-word-right = richtig stimmt
assist-word-side = beiseite seite
assist-word-centre = mitte
assist-word-undo = zurück
assist-word-edit = ändern neu
assist-word-delete = löschen weg
assist-word-list = liste notizen
assist-word-why = warum wieso
assist-word-sheet = blatt notizblatt zettel bogen tabelle
assist-word-cases = lösungen fälle
assist-word-hand = karten handkarten
assist-word-open = offen
assist-word-help = hilfe
assist-word-quit = ende schluss
assist-word-filler = der die das den dem mit im in am an von und bei weil
assist-yes = j ja y yes

## Hilfe

assist-help =
    Eine Zeile für alles, was geschieht. Namen dürfen kurz sein, solange klar ist, was gemeint ist.

    { $b }: { $suspect } { $weapon } { $place }; passt { $c }; zeigt { $a } { $weapon }
        { $b } { word-suggest.does }, { $c } passt, { $a } zeigt diese Karte. Lass die Karte weg, wenn du sie nicht gesehen hast.
    { $b } { $suspect } { $weapon } { $place } { $a }
        Dasselbe, kürzer: Wer vor { $a } gefragt wurde, hat gepasst.
    { $b } { $suspect } { $weapon } { $place } niemand
        Niemand konnte eine Karte zeigen.
    { word-accuse.typed } { $b } { $suspect } { $weapon } { $place } falsch
    sah { $weapon } { $b }           du hast eine Karte von { $b } gesehen (oder: beiseite, mitte)
    ohne { $c } { $weapon } { $place }       { $c } hat keine davon
    eine { $c } { $weapon } { $place }       { $c } hat mindestens eine davon
    hat { $c } { $weapon } { $place }        { $c } hat alle davon: eine offengelegte Hand
    lösung { $suspect } { $weapon } { $place }    du kennst { word-case.the-acc }
    Weitere Antworten: verweigert { $c } (sagt nichts), zweite { $weapon } oder zweite nein, gelogen { $c } ({ word-false-witness }).
    Ein Tipp: tipp frau { $a }; { $b } nein; { $c } ja

    liste        alle Notizen            warum { $weapon } { $b }   woher man das weiß
    zurück       das Letzte zurücknehmen blatt        noch einmal { word-sheet.the-acc }
    ändern 3 …   Notiz 3 neu schreiben   lösungen     die wahrscheinlichsten { word-case.many }
    löschen 3    Notiz 3 löschen         karten …, offen …   die anfangs genannten Karten berichtigen
    hilfe        diese Seite             ende         aufhören; alles bleibt erhalten
