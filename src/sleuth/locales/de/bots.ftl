### Bots: die Spielstärken, die Figuren am Tisch, und warum sie taten, was sie taten.

## Spielstärken

level-novice = Neuling
    .text = Hakt ab, was ihm gezeigt wurde, und vergisst ab und zu eine Karte. Ein Spaß für Kinder.
level-amateur = Amateur
    .text = Führt ordentlich Buch und zieht die naheliegenden Schlüsse. Wie am Küchentisch unter Erwachsenen.
level-inspector = Inspektor
    .text = Übersieht nichts, was sich beweisen lässt, rechnet aber nicht mit Wahrscheinlichkeiten.
level-mastermind = Meisterhirn
    .text = Kennt jede Wahrscheinlichkeit und fragt, was am meisten einbringt und am wenigsten verrät.

## Figuren am Tisch: Name, Temperament und ein Satz über sie

character-pip = Pip Tansy
    .temper = kühn und vorschnell
    .text = Pip kann nicht warten: Sind nur noch drei Lösungen möglich, gilt eine davon schon als bewiesen.
character-dot = Dot Ambler
    .temper = vorsichtig und geduldig
    .text = Dot hakt mit spitzem Bleistift Karte um Karte ab und legt sich nicht fest, bevor nur noch eine Lösung übrig ist.
character-hazel = Hazel Brook
    .temper = wagemutig und geradeheraus
    .text = Hazel führt die saubersten Notizen der Straße und blufft nie, doch bei zwei oder drei Lösungen lässt sie es darauf ankommen.
character-gus = Gus Pennyroyal
    .temper = vorsichtig, blufft mit Vergnügen
    .text = Alle paar Fragen nennt Gus mit Unschuldsmiene eine eigene Karte; festlegen mag er sich erst, wenn kein Zweifel bleibt.
character-brack = Ruben Brack
    .temper = kühn und ungeduldig
    .text = Brack beweist, was sich beweisen lässt; für den letzten Schritt genügt ihm eine Ahnung.
character-orla = Orla Quill
    .temper = vorsichtig und gründlich
    .text = Orla glaubt nichts, was sie nicht beweisen kann, und legt sich fest, wenn der Fall abgeschlossen ist.
character-silvan = Silvan Reeve
    .temper = spielt hoch und blufft
    .text = Silvan weiß, wie wahrscheinlich jede Karte ist, setzt früh alles auf eine Lösung und nennt eigene Karten, um den Tisch in die Irre zu führen.
character-octavia = Octavia Moth
    .temper = leise und vorsichtig
    .text = Octavia fragt so, dass der Tisch möglichst wenig erfährt, und wartet, bis kaum noch etwas schiefgehen kann.

## Der Fall

because-choose-case = Eine Lösung ist so gut wie die andere.
because-accuse-certain = { CAP(word-case.the) } ist sicher.
because-accuse-odds = Diese { word-case } stimmt mit { percent }, und Warten würde sie den anderen überlassen.

## Unterwegs

because-way-roll = Ziel: { $place }.
because-way-square = Unterwegs { FORM($place, "to") }.
because-way-passage = { CAP(word-passage.the) } ist schneller als die Würfel.
because-place-goal = Von dort aus lässt sich { word-case.the } nennen.
because-place-centre = Dort gibt es eine verdeckte Karte anzusehen.
because-place-near = Nichts, was mehr verspricht, liegt näher.
because-place-new = Dort wurde noch nicht gefragt.
because-place-uncrossed = Die Karte dazu ist noch nicht abgehakt.
because-place-could = Dort könnte es gewesen sein.
because-place-proof = { $number ->
    [0] Dort kann es noch gewesen sein.
    [one] Dort kann es noch gewesen sein; eine Person am Tisch hat die Karte sicher nicht.
   *[other] Dort kann es noch gewesen sein; { $number } Personen am Tisch haben die Karte sicher nicht.
}
because-place-cover = Die Karte dazu kann sonst niemand zeigen, also geht es dort bei jeder Antwort um die anderen Karten.
because-place-promise = { CAP(word-suggestion.best) } dort verspricht { $number } Bit.
because-stay-ask = Gefragt werden kann gleich hier, { FORM($place, "in") }; nirgends ist früher mehr zu holen.
because-stay-blocked = Kein Weg ist frei.
because-end-turn = In diesem Zug ist nichts mehr zu gewinnen.

## Fragen

because-ask-any = Eine Frage ist so gut wie die andere.
because-ask-to-accuse = { CAP(word-case.the) } ist klar genug; diese Frage ist nur der Weg zur { word-accusation }.
because-ask-uncrossed = Noch nicht abgehakt: { $cards }.
because-ask-crossed = Trotzdem genannt, obwohl schon gesehen: { $cards }.
because-ask-could = Vielleicht { word-case-file.in }: { $cards }.
because-ask-proof = { $number ->
    [0] Noch offen: { $cards }.
    [one] Dem Beweis am nächsten: { $cards }. Jemand am Tisch hat { FORM($card, "acc") } sicher nicht.
   *[other] Dem Beweis am nächsten: { $cards }. { $number } Personen am Tisch haben { FORM($card, "acc") } sicher nicht.
}
because-ask-cover = Deckung, die sonst niemand zeigen kann: { $cards }.
because-ask-information = Die Antwort verspricht { $number } Bit über { word-case.the-acc }.
because-ask-likely = Wie wahrscheinlich { word-case-file.in }: { $chances }.
because-ask-bluff = Aus der eigenen Hand, um den Tisch in die Irre zu führen: { $cards }.

## Antworten

because-pass = Keine dieser Karten ist auf der Hand.
because-show-only = Eine andere Karte lässt sich nicht zeigen.
because-show-again = { $name } hat diese Karte schon gesehen.
because-show-any = Eine Karte ist so gut wie die andere.
because-show-seen = { $number ->
    [one] Jemand hat diese Karte schon gesehen.
   *[other] { $number } Personen haben diese Karte schon gesehen.
}
because-show-suspected = Diese Karte erwartet der Tisch ohnehin schon hier.
because-show-kind = Von dieser Art gibt es die meisten Karten, also verrät sie am wenigsten.
because-give-none = Nichts von dem, was der Tipp verlangt, ist auf der Hand.
because-give-every = Der Tipp verlangt alle solchen Karten.

## Sonderkarten und Fähigkeiten

because-use-add-six = Sechs Schritte mehr führen weiter.
because-use-any-place = Geradewegs { FORM($place, "to") }, ohne Würfel.
because-use-decline = { $name } hat keine dieser Karten gesehen, und so soll es bleiben.
because-use-second-rumour = Zweimal fragen sagt mehr als einmal.
because-use-another-turn = Noch ein Zug ist immer willkommen.
because-use-see-shown = Es könnte etwas Neues sein: { $cards }.
because-use-look-right = Danach ist eine Karte mehr bekannt.
because-use-look-any = { $number ->
    [one] Am wenigsten bekannt ist { $name }: Eine Karte fehlt noch.
   *[other] Am wenigsten bekannt ist { $name }: { $number } Karten fehlen noch.
}
because-use-move-again = Ein zweiter Gang führt weiter.
because-use-second-card = Zwei Karten sagen mehr als eine.
because-draw = { $number ->
    [0] Noch liegt kein Weißer Wanderer aus, also ist die Karte ungefährlich.
    [one] Erst ein Weißer Wanderer liegt aus; die Karte ist das Wagnis wert.
   *[other] Erst { $number } Weiße Wanderer liegen aus; die Karte ist das Wagnis wert.
}
because-waive-draw = { $number ->
    [one] Ein Weißer Wanderer liegt aus; eine Karte wäre ein zu großes Wagnis.
   *[other] { $number } Weiße Wanderer liegen aus; eine Karte wäre ein zu großes Wagnis.
}
because-waive-nothing = Es ist nichts da, womit sich die Karte ansehen ließe.
because-waive-known = Die Karte kann nichts Neues sein.
because-send-away = { CAP(FORM($card, "the")) } ist noch nicht { word-centre.in } und verliert so den Weg.
because-send-any = Alle anderen sind schon { word-centre.in }: { FORM($card, "the") } oder jemand anders, das ist gleich.
because-look-side = Eine verdeckte Karte ist so gut wie die andere.
because-look-centre = Diese Karte ist noch nicht angesehen.
because-play-only = Eine andere Karte zum Spielen gibt es nicht.
because-play-promise = Diese Karte verspricht mehr als die andere.
because-play-any = Eine Karte verspricht so viel wie die andere.
because-play-on = { $number ->
    [one] Am wenigsten bekannt ist { $name }: Eine Karte fehlt noch.
   *[other] Am wenigsten bekannt ist { $name }: { $number } Karten fehlen noch.
}
because-other = Es gibt nichts Besseres zu tun.

## Nach dem Spiel

percent = { $number } %
why-question = Die Eingabetaste beendet. w: warum die Bots taten, was sie taten; eine Nummer: warum in diesem Zug
why-no-turn = Im Zug { $turn } hat kein Bot etwas getan.
