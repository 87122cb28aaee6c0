### Waarom iets zeker is: wat er bekend werd, wat je ermee kunt, wat eruit volgt.

## Waar kaarten zijn en wanneer iets bekend werd

reason-where = { $owner ->
    [case] { word-case-file.in }
    [side] bij de weggelegde kaarten
    [centre] bij de kaarten { word-centre.in }
    [open] bij de open kaarten
    [you] bij jou
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
reason-you = jij
reason-whom = { $whom ->
    [you] je
   *[other] { $to }
}
reason-at-whom = { $who ->
    [you] jou
   *[other] { $names }
}
reason-shown-what = { $number ->
    [one] de kaart { FORM($cards, "quoted") }
   *[other] de kaarten { FORM($cards, "quoted") }
}

## Hoe iets bekend werd

reason-hand = { $who ->
    [you] je kreeg bij het delen: { $cards }.
   *[other] { $names } kreeg bij het delen: { $cards }.
}
reason-open = Open voor iedereen: { $cards }.
reason-shown = { $who ->
    [you] je liet { reason-whom } { reason-shown-what } zien.
   *[other] { $names } liet { reason-whom } { reason-shown-what } zien.
}
reason-showed = { $who ->
    [you] je liet { reason-whom } een van deze kaarten zien: { $options }.
   *[other] { $names } liet { reason-whom } een van deze kaarten zien: { $options }.
}
reason-passed = { $who ->
    [you] je had geen van deze kaarten: { $cards }.
    [we] { $names } hadden geen van deze kaarten: { $cards }.
   *[other] { $count ->
        [one] { $names } had geen van deze kaarten: { $cards }.
       *[other] { $names } hadden geen van deze kaarten: { $cards }.
    }
}
reason-accused = { $whom ->
    [you] verkeerde { word-accusation } van jou: { claim }.
   *[other] verkeerde { word-accusation } van { $to }: { claim }.
}
reason-peeked = { $number ->
    [one] bij { reason-at-whom } was een kaart te zien: { FORM($cards, "the") }.
   *[other] bij { reason-at-whom } waren kaarten te zien: { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] { FORM($cards, "the") } was te zien { reason-where }.
   *[other] { FORM($cards, "the") } waren te zien { reason-where }.
}
reason-opened = { $who ->
    [you] je legde alle kaarten open: { $cards }.
   *[other] { $names } legde alle kaarten open: { $cards }.
}
reason-tip-shown = { $who ->
    [you] na een tip liet je { reason-whom } { reason-shown-what } zien.
   *[other] na een tip liet { $names } { reason-whom } { reason-shown-what } zien.
}
reason-tip-showed = { $who ->
    [you] na een tip liet je { reason-whom } een van deze kaarten zien: { $options }.
   *[other] na een tip liet { $names } { reason-whom } een van deze kaarten zien: { $options }.
}
reason-tip-all = { $sense ->
    [all] { $who ->
        [you] een tip vroeg om alle kaarten van die aard, en je liet zien: { $cards }.
       *[other] een tip vroeg om alle kaarten van die aard, en { $names } liet zien: { $cards }.
    }
   *[none] { $who ->
        [you] een tip vroeg om alle kaarten van die aard, en deze had je niet: { $cards }.
       *[other] een tip vroeg om alle kaarten van die aard, en deze had { $names } niet: { $cards }.
    }
}
reason-tip-none = { $who ->
    [you] na een tip had je geen van deze kaarten: { $cards }.
    [we] na een tip hadden { $names } geen van deze kaarten: { $cards }.
   *[other] { $count ->
        [one] na een tip had { $names } geen van deze kaarten: { $cards }.
       *[other] na een tip hadden { $names } geen van deze kaarten: { $cards }.
    }
}
reason-second-none = { $who ->
    [you] je kon geen tweede kaart laten zien en hebt dus precies een van deze kaarten: { $options }.
   *[other] { $names } kon geen tweede kaart laten zien en heeft dus precies een van deze kaarten: { $options }.
}
reason-second-showed = { $who ->
    [you] je liet { reason-whom } een tweede kaart zien en hebt dus ten minste twee van deze kaarten: { $cards }.
   *[other] { $names } liet { reason-whom } een tweede kaart zien en heeft dus ten minste twee van deze kaarten: { $cards }.
}
reason-false-witness = { $who ->
    [you] je had een kaart verzwegen en hebt dus ten minste een van deze kaarten: { $options }.
   *[other] { $names } had een kaart verzwegen en heeft dus ten minste een van deze kaarten: { $options }.
}
reason-case = { $whole ->
    [yes] { word-case.the } is bekend: { claim }.
   *[no] zeker { word-case-file.in }: { $cards }.
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
reason-hint-kind = Van de kaarten van die soort kan er nog maar één { word-case-file.in } zitten: { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [you] Bij niemand behalve jou kan { FORM($card, "the") } zitten.
    [seat] Bij niemand behalve { $name } kan { FORM($card, "the") } zitten.
   *[pile] Bij niemand kan { FORM($card, "the") } zitten.
}
reason-hint-full = { $owner ->
    [you] Meer kaarten heb je niet.
    [seat] Meer kaarten heeft { $name } niet.
   *[pile] Meer kaarten zitten er niet { reason-where }.
}
reason-hint-one-each = { CAP(word-case-file.in) } zit van elke soort maar één kaart.
reason-hint-other = Anders zou de verdeling van de kaarten niet kloppen.

## Wat eruit volgt

reason-so-holds = Dus moet { FORM($card, "the") } { reason-where } zitten.
reason-so-lacks = Dus kan { FORM($card, "the") } niet { reason-where } zitten.
