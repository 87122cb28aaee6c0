### Wat je nu het best vraagt: `sleuth deduce --advise` en het woord `advies` in `sleuth assist`.

advice-best = { $count ->
    [one] { CAP(word-suggestion.best) }; over { word-case.the-acc } nog onbekend: { $bits } bits.
   *[other] De { $count } beste { word-suggestion.many }; over { word-case.the-acc } nog onbekend: { $bits } bits.
}
advice-accuse = { CAP(word-case.the) } is zeker. Niet meer vragen, maar { word-accuse.do }: { claim }.
advice-promise = Vertelt je gemiddeld { $bits } bits over { word-case.the-acc }; { $public } daarvan hoort iedereen.
advice-chances = Lost de zaak op: { $solves }. Noemt precies { word-case.the-acc }: { $whole }.
advice-answers = Wie een kaart laat zien: { $answers }.
advice-nobody = niemand { $percent }
advice-somebody = { $name } { $percent } ({ $cards })
advice-card = { $card } { $percent }

## Redenen

advice-own = Dekking uit je eigen hand, die niemand anders kan laten zien: { $cards }.
advice-sure = Zeker { word-case-file.in }, dus niemand kan het laten zien: { $cards }.
advice-beside = Zeker in geen enkele hand, dus niemand kan het laten zien: { $cards }.
advice-known = Van { $name } is al bekend: { FORM($card, "the") }. Vandaar komt niets nieuws.
advice-only = Wordt er een kaart getoond, dan is het dus { FORM($card, "the") }.
advice-open = { $count ->
    [one] Nog bij niemand bekend en misschien { word-case-file.in }: { $cards }.
   *[other] Nog bij niemand bekend en misschien { word-case-file.in }: { $cards }.
}
advice-unanswered-solves = Laat niemand een kaart zien, dan is de zaak opgelost: { claim }.
advice-unanswered-leaves = Laat niemand een kaart zien, dan blijven { $count } van de { $total } mogelijke { word-case.many } over.
advice-unanswered-never = Iemand laat zeker een kaart zien.
advice-look = Laat niemand een kaart zien, dan mag je een weggelegde kaart bekijken; dat is hier niet meegeteld.
advice-alike = Net zo goed als { FORM($card, "the") }: { $cards }.

## Geen advies

advice-error-watching = Je kijkt alleen toe; advies is voor wie meespeelt, dus zeg wie je bent (me).
advice-error-culprit = Je speelt { word-culprit.the-acc } en vraagt nooit iets.
advice-error-not-a-place = “{ $card }”: daar kun je niet vragen. Er is: { $known }.

## Woorden en hulp van de assistent

assist-word-advise = advies adviseer
advice-help = advies { $place }   wat je daar het best vraagt; zonder plek: ergens

## De volgende stap in één zin

hint-accuse = { CAP(word-case.the) } staat vast. Nu { word-accuse.do }: { claim }.
hint-ask = Vraag: { claim }?
hint-ask-on = Vraag: { claim }? Je kent { word-case.the-acc }; zo kom je bij { word-accusation.the-acc }.
hint-go = { $asks ->
    [yes] Ga { FORM($spot, "to") } en vraag daar.
   *[no] Ga { FORM($spot, "to") }.
}
hint-passage = { $asks ->
    [yes] Ga { word-passage.through } { FORM($spot, "to") } en vraag daar.
   *[no] Ga { word-passage.through } { FORM($spot, "to") }.
}
hint-towards = Iets beters is niet bereikbaar: ga richting { FORM($spot, "the") }, vandaar nog { $steps }.
hint-roll = { $steps ->
    [one] Gooi en ga { FORM($spot, "to") }: nog { $steps } stap.
   *[other] Gooi en ga richting { FORM($spot, "the") }: nog { $steps } stappen.
}
hint-end = { $count ->
    [one] Beëindig je beurt: { word-case.the } staat vast, maar nu is er niets meer te doen.
   *[other] Beëindig je beurt: er zijn nog { $count } { word-case.many } mogelijk.
}
hint-do = { $what }.
hint-solves = { $sure ->
    [yes] Het antwoord lost de zaak op.
   *[no] Het antwoord lost de zaak hoogstwaarschijnlijk op.
}
hint-odds = Ongeveer één op de { $times } keer lost het antwoord de zaak op.
hint-halves = Het antwoord halveert de mogelijke { word-case.many }.
hint-leaves = Na het antwoord blijven er ongeveer { $left } van { $total } mogelijke { word-case.many } over.
hint-hardly = Het antwoord vertelt je nauwelijks iets nieuws.
