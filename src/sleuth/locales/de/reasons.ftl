### Warum etwas sicher ist: was bekannt wurde, was daraus zu machen ist, was folgt.

## Wo Karten sind und wann etwas bekannt wurde

reason-where = { $owner ->
    [case] { word-case-file.in }
    [side] unter den beiseitegelegten Karten
    [centre] unter den Karten { word-centre.in }
    [open] unter den offenen Karten
    [you] bei dir
   *[seat] bei { $name }
}
reason-in-turns = { $count ->
    [one] Zug { $turns }: { $told }
   *[other] Züge { $turns }: { $told }
}
reason-in-notes = { $count ->
    [one] Notiz { $turns }: { $told }
   *[other] Notizen { $turns }: { $told }
}
reason-somebody = jemandem
reason-you = du
reason-whom = { $whom ->
    [you] dir
   *[other] { $to }
}
reason-at-whom = { $who ->
    [you] dir
   *[other] { $names }
}
reason-shown-what = { $number ->
    [one] die Karte { FORM($cards, "quoted") }
   *[other] die Karten { FORM($cards, "quoted") }
}

## Wie etwas bekannt wurde

reason-hand = { $who ->
    [you] Du bekamst beim Austeilen: { $cards }.
   *[other] { $names } bekam beim Austeilen: { $cards }.
}
reason-open = Offen für alle: { $cards }.
reason-shown = { $who ->
    [you] Du zeigtest { reason-whom } { reason-shown-what }.
   *[other] { $names } zeigte { reason-whom } { reason-shown-what }.
}
reason-showed = { $who ->
    [you] Du zeigtest { reason-whom } eine dieser Karten: { $options }.
   *[other] { $names } zeigte { reason-whom } eine dieser Karten: { $options }.
}
reason-passed = { $who ->
    [you] Du hattest keine dieser Karten: { $cards }.
    [we] { $names } hattet keine dieser Karten: { $cards }.
   *[other] { $count ->
        [one] { $names } hatte keine dieser Karten: { $cards }.
       *[other] { $names } hatten keine dieser Karten: { $cards }.
    }
}
reason-accused = Falsche { word-accusation } von { reason-whom }: { claim }.
reason-peeked = { $number ->
    [one] Bei { reason-at-whom } war eine Karte zu sehen: { FORM($cards, "the") }.
   *[other] Bei { reason-at-whom } waren Karten zu sehen: { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] { CAP(FORM($cards, "the")) } war { reason-where } zu sehen.
   *[other] { CAP(FORM($cards, "the")) } waren { reason-where } zu sehen.
}
reason-opened = { $who ->
    [you] Du legtest alle Karten offen: { $cards }.
   *[other] { $names } legte alle Karten offen: { $cards }.
}
reason-tip-shown = { $who ->
    [you] Auf einen Tipp hin zeigtest du { reason-whom } { reason-shown-what }.
   *[other] Auf einen Tipp hin zeigte { $names } { reason-whom } { reason-shown-what }.
}
reason-tip-showed = { $who ->
    [you] Auf einen Tipp hin zeigtest du { reason-whom } eine dieser Karten: { $options }.
   *[other] Auf einen Tipp hin zeigte { $names } { reason-whom } eine dieser Karten: { $options }.
}
reason-tip-all = { $sense ->
    [all] { $who ->
        [you] Ein Tipp fragte nach allen solchen Karten, und du zeigtest: { $cards }.
       *[other] Ein Tipp fragte nach allen solchen Karten, und { $names } zeigte: { $cards }.
    }
   *[none] { $who ->
        [you] Ein Tipp fragte nach allen solchen Karten, und diese hattest du nicht: { $cards }.
       *[other] Ein Tipp fragte nach allen solchen Karten, und diese hatte { $names } nicht: { $cards }.
    }
}
reason-tip-none = { $who ->
    [you] Auf einen Tipp hin hattest du keine dieser Karten: { $cards }.
    [we] Auf einen Tipp hin hattet { $names } keine dieser Karten: { $cards }.
   *[other] { $count ->
        [one] Auf einen Tipp hin hatte { $names } keine dieser Karten: { $cards }.
       *[other] Auf einen Tipp hin hatten { $names } keine dieser Karten: { $cards }.
    }
}
reason-second-none = { $who ->
    [you] Du konntest keine zweite Karte zeigen und hast also genau eine davon: { $options }.
   *[other] { $names } konnte keine zweite Karte zeigen und hat also genau eine davon: { $options }.
}
reason-second-showed = { $who ->
    [you] Du zeigtest { reason-whom } eine zweite Karte und hast also mindestens zwei davon: { $cards }.
   *[other] { $names } zeigte { reason-whom } eine zweite Karte und hat also mindestens zwei davon: { $cards }.
}
reason-false-witness = { $who ->
    [you] Du hattest eine Karte verleugnet und hast also mindestens eine davon: { $options }.
   *[other] { $names } hatte eine Karte verleugnet und hat also mindestens eine davon: { $options }.
}
reason-case = { $whole ->
    [yes] { CAP(word-case.the) } ist bekannt: { claim }.
   *[no] Sicher { word-case-file.in }: { $cards }.
}
reason-noted = { $sense ->
    [all] { $number ->
        [one] { CAP(FORM($cards, "the")) } ist { reason-where }.
       *[other] { CAP(FORM($cards, "the")) } sind { reason-where }.
    }
    [none] { $number ->
        [one] { CAP(FORM($cards, "the")) } ist nicht { reason-where }.
       *[other] Keine dieser Karten ist { reason-where }: { $cards }.
    }
    [least] { $least ->
        [one] Mindestens eine dieser Karten ist { reason-where }: { $options }.
       *[other] Mindestens { $least } dieser Karten sind { reason-where }: { $options }.
    }
    [most] { $most ->
        [one] Höchstens eine dieser Karten ist { reason-where }: { $options }.
       *[other] Höchstens { $most } dieser Karten sind { reason-where }: { $options }.
    }
    [exactly] { $most ->
        [one] Genau eine dieser Karten ist { reason-where }: { $options }.
       *[other] Genau { $most } dieser Karten sind { reason-where }: { $options }.
    }
   *[between] { $least } bis { $most } dieser Karten sind { reason-where }: { $options }.
}

## Was daraus zu machen ist

reason-hint-left-turn = Von den Karten aus Zug { $turn } kann nur { FORM($card, "the") } { reason-where } sein.
reason-hint-left-note = Von den Karten aus Notiz { $turn } kann nur { FORM($card, "the") } { reason-where } sein.
reason-hint-kind = Von den Karten dieser Art kann nur noch eine { word-case-file.in } sein: { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [you] Bei niemandem außer dir kann { FORM($card, "the") } sein.
    [seat] Bei niemandem außer { $name } kann { FORM($card, "the") } sein.
   *[pile] Bei niemandem kann { FORM($card, "the") } sein.
}
reason-hint-full = { $owner ->
    [you] Mehr Karten hast du nicht.
    [seat] Mehr Karten hat { $name } nicht.
   *[pile] Mehr Karten sind nicht { reason-where }.
}
reason-hint-one-each = { CAP(word-case-file.in) } ist von jeder Art nur eine Karte.
reason-hint-other = Sonst ginge die Verteilung der Karten nicht auf.

## Was folgt

reason-so-holds = Also muss { FORM($card, "the") } { reason-where } sein.
reason-so-lacks = Also kann { FORM($card, "the") } nicht { reason-where } sein.
