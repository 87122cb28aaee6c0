### Was als Nächstes zu fragen ist: `sleuth deduce --advise` und das Wort `rat` in `sleuth assist`.

advice-best = { $count ->
    [one] { CAP(word-suggestion.best) }; über { word-case.the-acc } noch unbekannt: { $bits } Bit.
   *[other] Die { $count } besten { word-suggestion.many }; über { word-case.the-acc } noch unbekannt: { $bits } Bit.
}
advice-accuse = { CAP(word-case.the) } ist sicher. Nicht mehr fragen, sondern { word-accuse.do }: { claim }.
advice-promise = Sagt dir im Mittel { $bits } Bit über { word-case.the-acc }; { $public } davon hören alle.
advice-chances = Löst den Fall: { $solves }. Nennt genau { word-case.the-acc }: { $whole }.
advice-answers = Wer eine Karte zeigt: { $answers }.
advice-nobody = niemand { $percent }
advice-somebody = { $name } { $percent } ({ $cards })
advice-card = { $card } { $percent }

## Gründe

advice-own = Deckung aus der eigenen Hand, die sonst niemand zeigen kann: { $cards }.
advice-sure = Sicher { word-case-file.in }, also von niemandem zu zeigen: { $cards }.
advice-beside = Sicher auf keiner Hand, also von niemandem zu zeigen: { $cards }.
advice-known = Bei { $name } ist { FORM($card, "the") } schon bekannt: Von dort kommt nichts Neues.
advice-only = Wird eine Karte gezeigt, ist es also { FORM($card, "the") }.
advice-open = { $count ->
    [one] Noch bei niemandem bekannt und vielleicht { word-case-file.in }: { $cards }.
   *[other] Noch bei niemandem bekannt und vielleicht { word-case-file.in }: { $cards }.
}
advice-unanswered-solves = Zeigt niemand eine Karte, ist der Fall gelöst: { claim }.
advice-unanswered-leaves = Zeigt niemand eine Karte, bleiben { $count } von { $total } möglichen { word-case.many }.
advice-unanswered-never = Jemand wird sicher eine Karte zeigen.
advice-look = Zeigt niemand eine Karte, darfst du eine der beiseitegelegten ansehen; das ist hier nicht mitgerechnet.
advice-alike = Ebenso gut wie { FORM($card, "the") }: { $cards }.

## Kein Rat

advice-error-watching = Du schaust nur zu; Rat gibt es für jemanden am Tisch, also sag, wer du bist (me).
advice-error-culprit = Du spielst { word-culprit.the-acc } und fragst nie.
advice-error-not-a-place = „{ $card }“: Dort kann man nicht fragen. Es gibt: { $known }.

## Wörter und Hilfe des Assistenten

assist-word-advise = rat rate empfehlung
advice-help = rat { $place }   was dort zu fragen ist; ohne Angabe: irgendwo

## Der nächste Schritt in einem Satz

hint-accuse = { CAP(word-case.the) } steht fest. Jetzt { word-accuse.do }: { claim }.
hint-ask = Frage: { claim }?
hint-ask-on = Frage: { claim }? Du kennst { word-case.the-acc }; so kommst du zum letzten Schritt.
hint-go = { $asks ->
    [yes] Geh { FORM($spot, "to") } und frage dort.
   *[no] Geh { FORM($spot, "to") }.
}
hint-passage = { $asks ->
    [yes] Geh { word-passage.through } { FORM($spot, "to") } und frage dort.
   *[no] Geh { word-passage.through } { FORM($spot, "to") }.
}
hint-towards = Besseres ist nicht in Reichweite: Geh Richtung { $spot }, von dort sind es noch { $steps }.
hint-roll = { $steps ->
    [one] Würfle und geh { FORM($spot, "to") }: noch { $steps } Schritt.
   *[other] Würfle, Richtung { $spot }: noch { $steps } Schritte.
}
hint-end = { $count ->
    [one] Beende deinen Zug: { CAP(word-case.the) } steht fest, aber jetzt ist nichts mehr zu tun.
   *[other] Beende deinen Zug: { $count } { word-case.many } sind noch möglich.
}
hint-do = { $what }.
hint-solves = { $sure ->
    [yes] Die Antwort löst den Fall.
   *[no] Die Antwort löst sehr wahrscheinlich den Fall.
}
hint-odds = In etwa einem von { $times } Fällen löst die Antwort den Fall.
hint-halves = Die Antwort halbiert die möglichen { word-case.many }.
hint-leaves = Nach der Antwort bleiben etwa { $left } von { $total } möglichen { word-case.many }.
hint-hardly = Die Antwort verrät kaum etwas Neues.
