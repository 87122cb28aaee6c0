### Waarom iets zeker is: wat er bekend werd, wat je ermee kunt, wat eruit volgt.

## Waar kaarten zijn en wanneer iets bekend werd

reason-where = { $owner ->
    [case] in het dossier
    [side] bij de weggelegde kaarten
    [centre] bij de kaarten in het midden
    [open] bij de open kaarten
   *[seat] bij { $name }
}
reason-in-turns = { $count ->
    [one] Beurt { $turns }: { $told }
   *[other] Beurten { $turns }: { $told }
}
reason-in-notes = { $count ->
    [one] Notitie { $turns }: { $told }
   *[other] Notities { $turns }: { $told }
}
reason-somebody = iemand
    .to = iemand

## Hoe iets bekend werd

reason-hand = { $names } kreeg bij het delen: { $cards }.
reason-open = Open voor iedereen: { $cards }.
reason-shown = { $number ->
    [one] { $names } liet { $to } de kaart { FORM($cards, "quoted") } zien.
   *[other] { $names } liet { $to } de kaarten { FORM($cards, "quoted") } zien.
}
reason-showed = { $names } liet { $to } een van deze kaarten zien: { $options }.
reason-passed = { $count ->
    [one] { $names } had geen van deze kaarten: { $cards }.
   *[other] { $names } hadden geen van deze kaarten: { $cards }.
}
reason-accused = { $accuser } beschuldigde ten onrechte: { claim }.
reason-peeked = { $number ->
    [one] bij { $names } was een kaart te zien: { FORM($cards, "the") }.
   *[other] bij { $names } waren kaarten te zien: { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] { FORM($cards, "the") } was te zien { reason-where }.
   *[other] { FORM($cards, "the") } waren te zien { reason-where }.
}
reason-opened = { $names } legde alle kaarten open: { $cards }.
reason-tip-shown = { $number ->
    [one] na een tip liet { $names } { $to } de kaart { FORM($cards, "quoted") } zien.
   *[other] na een tip liet { $names } { $to } de kaarten { FORM($cards, "quoted") } zien.
}
reason-tip-showed = na een tip liet { $names } { $to } een van deze kaarten zien: { $options }.
reason-tip-all = { $sense ->
    [all] een tip vroeg om alle kaarten van die aard, en { $names } liet zien: { $cards }.
   *[none] een tip vroeg om alle kaarten van die aard, en deze had { $names } niet: { $cards }.
}
reason-tip-none = { $count ->
    [one] na een tip had { $names } geen van deze kaarten: { $cards }.
   *[other] na een tip hadden { $names } geen van deze kaarten: { $cards }.
}
reason-second-none = { $names } kon geen tweede kaart laten zien en heeft dus precies een van deze kaarten: { $options }.
reason-second-showed = { $names } liet { $to } een tweede kaart zien en heeft dus ten minste twee van deze kaarten: { $cards }.
reason-false-witness = { $names } had een kaart verzwegen en heeft dus ten minste een van deze kaarten: { $options }.
reason-case = { $whole ->
    [yes] de zaak is bekend: { claim }.
   *[no] zeker in het dossier: { $cards }.
}
reason-noted = { $sense ->
    [all] { $number ->
        [one] { FORM($cards, "the") } zit { reason-where }.
       *[other] { FORM($cards, "the") } zitten { reason-where }.
    }
    [none] { $number ->
        [one] { FORM($cards, "the") } zit niet { reason-where }.
       *[other] geen van deze kaarten zit { reason-where }: { $cards }.
    }
    [least] { $least ->
        [one] ten minste een van deze kaarten zit { reason-where }: { $options }.
       *[other] ten minste { $least } van deze kaarten zitten { reason-where }: { $options }.
    }
    [most] { $most ->
        [one] hooguit een van deze kaarten zit { reason-where }: { $options }.
       *[other] hooguit { $most } van deze kaarten zitten { reason-where }: { $options }.
    }
    [exactly] { $most ->
        [one] precies een van deze kaarten zit { reason-where }: { $options }.
       *[other] precies { $most } van deze kaarten zitten { reason-where }: { $options }.
    }
   *[between] { $least } tot { $most } van deze kaarten zitten { reason-where }: { $options }.
}

## Wat je ermee kunt

reason-hint-left-turn = Van de kaarten uit beurt { $turn } kan alleen { FORM($card, "the") } { reason-where } zitten.
reason-hint-left-note = Van de kaarten uit notitie { $turn } kan alleen { FORM($card, "the") } { reason-where } zitten.
reason-hint-kind = Van de kaarten van die soort blijft er voor het dossier maar één over: { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [seat] Bij niemand behalve { $name } kan { FORM($card, "the") } zitten.
   *[pile] Bij niemand kan { FORM($card, "the") } zitten.
}
reason-hint-full = { $owner ->
    [seat] Meer kaarten heeft { $name } niet.
   *[pile] Meer kaarten zitten er niet { reason-where }.
}
reason-hint-one-each = In het dossier zit van elke soort maar één kaart.
reason-hint-other = Anders zou de verdeling van de kaarten niet kloppen.

## Wat eruit volgt

reason-so-holds = Dus moet { FORM($card, "the") } { reason-where } zitten.
reason-so-lacks = Dus kan { FORM($card, "the") } niet { reason-where } zitten.
