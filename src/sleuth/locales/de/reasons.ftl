### Warum etwas sicher ist: was bekannt wurde, was daraus zu machen ist, was folgt.

## Wo Karten sind und wann etwas bekannt wurde

reason-where = { $owner ->
    [case] in der Akte
    [side] unter den beiseitegelegten Karten
    [centre] unter den Karten in der Mitte
    [open] unter den offenen Karten
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
reason-somebody = Jemand
    .to = jemandem

## Wie etwas bekannt wurde

reason-hand = { $names } bekam beim Austeilen: { $cards }.
reason-open = Offen für alle: { $cards }.
reason-shown = { $number ->
    [one] { $names } zeigte { $to } die Karte { FORM($cards, "quoted") }.
   *[other] { $names } zeigte { $to } die Karten { FORM($cards, "quoted") }.
}
reason-showed = { $names } zeigte { $to } eine dieser Karten: { $options }.
reason-passed = { $count ->
    [one] { $names } hatte keine dieser Karten: { $cards }.
   *[other] { $names } hatten keine dieser Karten: { $cards }.
}
reason-accused = { $accuser } erhob eine falsche Anklage: { claim }.
reason-peeked = { $number ->
    [one] Bei { $names } war eine Karte zu sehen: { FORM($cards, "the") }.
   *[other] Bei { $names } waren Karten zu sehen: { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] { CAP(FORM($cards, "the")) } war { reason-where } zu sehen.
   *[other] { CAP(FORM($cards, "the")) } waren { reason-where } zu sehen.
}
reason-opened = { $names } legte alle Karten offen: { $cards }.
reason-tip-shown = { $number ->
    [one] Auf einen Tipp hin zeigte { $names } { $to } die Karte { FORM($cards, "quoted") }.
   *[other] Auf einen Tipp hin zeigte { $names } { $to } die Karten { FORM($cards, "quoted") }.
}
reason-tip-showed = Auf einen Tipp hin zeigte { $names } { $to } eine dieser Karten: { $options }.
reason-tip-all = { $sense ->
    [all] Ein Tipp fragte nach allen solchen Karten, und { $names } zeigte: { $cards }.
   *[none] Ein Tipp fragte nach allen solchen Karten, und diese hatte { $names } nicht: { $cards }.
}
reason-tip-none = { $count ->
    [one] Auf einen Tipp hin hatte { $names } keine dieser Karten: { $cards }.
   *[other] Auf einen Tipp hin hatten { $names } keine dieser Karten: { $cards }.
}
reason-second-none = { $names } konnte keine zweite Karte zeigen und hat also genau eine davon: { $options }.
reason-second-showed = { $names } zeigte { $to } eine zweite Karte und hat also mindestens zwei davon: { $cards }.
reason-false-witness = { $names } hatte eine Karte verleugnet und hat also mindestens eine davon: { $options }.
reason-case = { $whole ->
    [yes] Der Fall ist bekannt: { claim }.
   *[no] Sicher in der Akte: { $cards }.
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
reason-hint-kind = Von den Karten dieser Art bleibt für die Akte nur eine übrig: { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [seat] Bei niemandem außer { $name } kann { FORM($card, "the") } sein.
   *[pile] Bei niemandem kann { FORM($card, "the") } sein.
}
reason-hint-full = { $owner ->
    [seat] Mehr Karten hat { $name } nicht.
   *[pile] Mehr Karten sind nicht { reason-where }.
}
reason-hint-one-each = In der Akte ist von jeder Art nur eine Karte.
reason-hint-other = Sonst ginge die Verteilung der Karten nicht auf.

## Was folgt

reason-so-holds = Also muss { FORM($card, "the") } { reason-where } sein.
reason-so-lacks = Also kann { FORM($card, "the") } nicht { reason-where } sein.
