### Notities aan een echte tafel: `sleuth deduce` en `sleuth assist`.

## Bij wie

assist-owner-case = { word-case-file.short }
assist-owner-side = Weggelegd
assist-owner-centre = { word-centre }
assist-owner-open = Open

## Wat eruit volgt

assist-deals = Mogelijke verdelingen: { $number }
assist-cases = { $shown ->
    [one] De waarschijnlijkste van { $count } mogelijke { word-case.many }:
   *[other] De { $shown } waarschijnlijkste van { $count } mogelijke { word-case.many }:
}
assist-case-known = De zaak is opgelost: { $cards }.
assist-news = Nu zeker:
assist-contradiction = Deze notities spreken elkaar tegen:
assist-suspects = { $count ->
    [0] Geen enkele notitie verklaart het alleen: er zijn er minstens twee fout.
    [one] Als er één notitie fout is, dan nummer { $numbers }.
   *[other] Als er één notitie fout is, dan nummer { $numbers }.
}
assist-why-open = Dat is niet zeker: { $card } – { $owner }: { $percent }.
assist-why-known = Waarom { $card } – { $owner } zeker is:
assist-why-excluded = Waarom { $card } – { $owner } onmogelijk is:

## Notities in woorden

assist-note-declined = { $name } weigert te antwoorden.
assist-note-lied = { CAP(word-false-witness) }: { $name }.
assist-note-no-second = Er is geen tweede kaart om te laten zien.
assist-note-saw = Gezien ({ $owner }): { $cards }.
assist-note-lacks = { $owner }: niet { $cards }.
assist-note-one = { $owner }: { $cards }, minstens één daarvan.
assist-note-holds = { $owner }: { $cards }.
assist-note-tip = { $name } speelt een tip: { $feature }.
assist-note-case = { CAP(word-case.the) }: { $cards }.

## In gesprek

assist-ask-names = Wie zitten er aan tafel? Namen met de klok mee, met komma’s ertussen:
assist-ask-me = Wie ben jij? (Enter: je kijkt alleen toe)
assist-ask-sizes = { $cards } kaarten gaan niet gelijk op in { $seats } handen. Wie heeft gedeeld? (Of de grootte van elke hand, zoals { $example })
assist-ask-hand = { $count ->
    [one] Jouw kaart:
   *[other] Jouw { $count } kaarten:
}
assist-ask-open = { $count ->
    [one] De kaart die open ligt:
   *[other] De { $count } kaarten die open liggen:
}
assist-resume-question = Er wachten notities van “{ $title }” ({ $count ->
    [one] { $count } notitie
   *[other] { $count } notities
}). Ermee verdergaan? (j/n)
assist-resumed = De notities gaan verder.
assist-table = { $title }: { $names }
assist-you-are = Jij bent { $name }. { CAP(word-hand-card.yours) }: { $cards }.
assist-watching = Je kijkt alleen toe.
assist-begin = Typ wat er gebeurt, telkens één regel; h laat zien hoe, q stopt.
assist-kept = De notities staan in { $path }.
assist-empty = Er zijn nog geen notities.
assist-no-answers = Over de antwoorden is niets genoteerd; “wijzig { $number } …” voegt toe wie gepast en wie getoond heeft.
assist-undone = Teruggenomen.
assist-deleted = Notitie { $number } is gewist.
assist-hand-changed = { CAP(word-hand-card.yours) }: { $cards }.
assist-open-changed = Open kaarten: { $cards }.

## Fouten

assist-in-note = Notitie { $number }: { $problem }
assist-hint = { $guess ->
    [yes] Bedoel je “{ $nearest }”?
   *[no] Er is: { $known }.
}
assist-error-not-json = Dit is geen JSON: { $problem } (regel { $line }, kolom { $column }).
assist-error-not-an-object = Hier wordt een object tussen accolades verwacht.
assist-error-which-note = Een notitie heeft precies één van { $known }, maar deze heeft: { $found }.
assist-error-unknown-field = Er is hier geen veld “{ $field }”. { assist-hint }
assist-error-missing-field = Het veld “{ $field }” ontbreekt.
assist-error-bad-value = Het veld “{ $field }” is niet te lezen: { $problem }.
assist-error-unknown-edition = { $problem }
assist-error-unknown-card = Er is geen kaart “{ $word }”. { assist-hint }
assist-error-unknown-seat = Er zit geen “{ $word }” aan tafel. { assist-hint }
assist-error-unknown-owner = Er is geen speler en geen stapel “{ $word }”. { assist-hint }
assist-error-unknown-feature = Geen kaart heeft het kenmerk “{ $word }”. { assist-hint }
assist-error-no-such-pile = Er is geen stapel “{ $pile }” in dit spel.
assist-error-seat-reserved = “{ $seat }” is de naam van een stapel; zo kan niemand aan tafel heten.
assist-error-seat-twice = Er heten er twee “{ $seat }”.
assist-error-card-twice = “{ $card }” is twee keer genoemd.
assist-error-no-cards = Er is minstens één kaart nodig.
assist-error-one-of-each-kind = Er is één kaart van elke soort nodig.
assist-error-hand-and-open = “{ $card }” zit in jouw hand, maar ligt ook open.
assist-error-hand-of-nobody = Er is een hand, maar niemand van wie ze is: zeg wie je bent (me).
assist-error-hand-size = { $expected ->
    [one] Jouw hand heeft { $expected } kaart, maar er zijn er { $found } genoemd.
   *[other] Jouw hand heeft { $expected } kaarten, maar er zijn er { $found } genoemd.
}
assist-error-open-count = { $expected ->
    [one] Er ligt { $expected } kaart open, maar er zijn er { $found } genoemd.
   *[other] Er liggen { $expected } kaarten open, maar er zijn er { $found } genoemd.
}
assist-error-too-many-open = Zo veel kaarten kunnen niet open liggen: { $found }.
assist-error-sizes-needed = { $cards } kaarten gaan niet gelijk op in { $seats } handen: zeg wie er hoeveel heeft, zoals “hand_sizes”: { $example }.
assist-error-sizes-number = Er zijn { $found } handen opgegeven voor { $seats } spelers.
assist-error-sizes-negative = Geen hand heeft { $found } kaarten.
assist-error-sizes-sum = De handen kloppen niet: { $sizes } = { $found }, maar { $expected } van de { $cards } kaarten zijn in handen (3 kaarten { word-case-file.in }, { $side } weggelegde en { $open } open kaarten niet).
assist-error-asks-himself = { $seat } kan de eigen vraag niet beantwoorden.
assist-error-passed-and-shown = { $seat } kan niet gepast en ook een kaart getoond hebben.
assist-error-declined-and-answered = { $seat } kan niet geweigerd en toch geantwoord hebben.
assist-error-shown-by-nobody = Er is een kaart (“{ $field }”), maar niemand die ze heeft getoond.
assist-error-shown-twice = { $other } heeft een kaart getoond, dus { $seat } is niet gevraagd.
assist-error-card-not-named = Naar “{ $card }” was niet gevraagd.
assist-error-you-hold-it = Jij hebt “{ $card }”, dus je kunt niet gepast hebben.
assist-error-not-your-card = Jij hebt “{ $card }” niet, dus je kunt die niet getoond hebben.
assist-error-nothing-to-show = Jij hebt geen van deze kaarten, dus je kunt er geen getoond hebben.
assist-error-second-is-first = “{ $card }” kan niet twee keer getoond worden.
assist-error-no-second-to-show = Zo’n tweede kaart heb je niet.
assist-error-second-to-show = Je hebt een tweede van deze kaarten, dus je moest die tonen.
assist-error-card-without-feature = Naar “{ $card }” vroeg de tip niet ({ $feature }).
assist-error-ambiguous = “{ $word }” kan zijn: { $candidates }.
assist-error-leftover = Ik begrijp “{ $word }” niet.
assist-error-number-expected = Hier wordt het nummer van een notitie verwacht, niet “{ $word }”.
assist-error-no-such-note = Er is geen notitie { $number }.
assist-error-unknown-line = Ik begrijp “{ $word }” niet; een regel begint met een naam of een opdracht. { $guess ->
    [yes] Bedoel je “{ $nearest }”?
   *[no] h toont de hulp.
}
assist-error-incomplete = De regel houdt te vroeg op: { $expected ->
    [card] er ontbreekt een kaart.
    [seat] er ontbreekt een naam.
    [feature] waar vraagt de tip naar?
    [result] is { word-accusation.the } fout of juist?
   *[line] wat is er gebeurd?
}

## Woorden waaruit regels bestaan; het eerste staat in de hulp, Engels gaat altijd

assist-word-suggest = verdenking gerucht vraagt vermoedt vermoeden
assist-word-accuse = beschuldigt beschuldiging ontmaskert ontmaskering
assist-word-saw = zag gezien
assist-word-lacks = zonder mist
assist-word-holds = heeft houdt
assist-word-one = een één
assist-word-tip = tip
assist-word-case = oplossing zaak dossier
assist-word-pass = past passen gepast
assist-word-show = toont getoond
assist-word-decline = weigert geweigerd
assist-word-second = tweede
assist-word-nobody = niemand geen
assist-word-lied = gelogen liegt
assist-word-no = nee niets
assist-word-yes = ja kaart iets
assist-word-wrong = fout
assist-word-right = juist klopt
assist-word-side = weggelegd zijde
assist-word-centre = midden
assist-word-undo = terug
assist-word-edit = wijzig nieuw
assist-word-delete = wis verwijder
assist-word-list = lijst notities
assist-word-why = waarom
assist-word-sheet = notitieblok blok blad tabel
assist-word-cases = oplossingen zaken
assist-word-hand = hand kaarten
assist-word-open = open
assist-word-help = hulp
assist-word-quit = stop einde
assist-word-filler = de het den met in op te van en bij omdat
assist-yes = j ja y yes

## Hulp

assist-help =
    Eén regel voor alles wat er gebeurt. Namen mogen kort zijn, als maar duidelijk is wat je bedoelt.

    { $b }: { $suspect } { $weapon } { $place }; past { $c }; toont { $a } { $weapon }
        { $b } { word-suggest.does }, { $c } past, { $a } toont die kaart. Laat de kaart weg als je haar niet gezien hebt.
    { $b } { $suspect } { $weapon } { $place } { $a }
        Hetzelfde, korter: wie vóór { $a } gevraagd is, heeft gepast.
    { $b } { $suspect } { $weapon } { $place } niemand
        Niemand kon een kaart tonen.
    { word-accuse.typed } { $b } { $suspect } { $weapon } { $place } fout
    zag { $weapon } { $b }           je hebt een kaart van { $b } gezien (of: weggelegd, midden)
    zonder { $c } { $weapon } { $place }     { $c } heeft er geen van
    een { $c } { $weapon } { $place }        { $c } heeft er minstens één van
    heeft { $c } { $weapon } { $place }      { $c } heeft ze allemaal: een open gelegde hand
    oplossing { $suspect } { $weapon } { $place }   je kent { word-case.the-acc }
    Meer antwoorden: weigert { $c } (zegt niets), tweede { $weapon } of tweede nee, gelogen { $c } ({ word-false-witness }).
    Een tip: tip vrouw { $a }; { $b } nee; { $c } ja

    lijst        alle notities           waarom { $weapon } { $b }   hoe je dat weet
    terug        het laatste terugnemen  notitieblok  nog eens { word-sheet.the-acc }
    wijzig 3 …   notitie 3 opnieuw       oplossingen  de waarschijnlijkste { word-case.many }
    wis 3        notitie 3 wissen        kaarten …, open …   de kaarten van het begin verbeteren
    hulp         deze bladzijde          stop         weggaan; alles blijft bewaard
