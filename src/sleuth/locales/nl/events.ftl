### Wat er gebeurd is. $who, $whom en $whose zeggen of het over de lezer zelf gaat: [you].

## Opzet en beurten

event-you = jij
event-case-chosen = { $who ->
    [you] Je speelt { word-culprit.the-acc } en hebt { word-case.the-acc } gekozen.
   *[other] { $name } speelt { word-culprit.the-acc } en heeft { word-case.the-acc } gekozen.
}
event-case-chosen-own = { CAP(word-case.the) }: { claim }.
event-dealt = De { word-hand-card.many } zijn gedeeld: { $list }.
event-dealt-open = Open voor iedereen: { $list }.
event-dealt-centre = { $count ->
    [one] Er ligt één kaart gesloten { word-centre.in }.
   *[other] Er liggen { $count } kaarten gesloten { word-centre.in }.
}
event-dealt-side = { $count ->
    [one] Er is één kaart gesloten weggelegd.
   *[other] Er zijn { $count } kaarten gesloten weggelegd.
}
event-dealt-hand = { CAP(word-hand-card.yours) }: { $list }.
event-weapons-placed = De wapens zijn verdeeld: { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = Er wordt gegooid om de eerste beurt: { $list }.
event-cities-turned = De { word-city-card.many } worden omgedraaid: { $list }.
event-cities-turned-middle = In het midden: { $list }.
event-turn-started = { $who ->
    [you] Je bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
event-turn-ended = { $who ->
    [you] Je beëindigt je beurt.
   *[other] { $name } beëindigt de beurt.
}
event-stayed = { $blocked ->
    [yes] { $who ->
        [you] Je kunt geen kant op en blijft staan.
       *[other] { $name } kan geen kant op en blijft staan.
    }
   *[no] { $who ->
        [you] Je blijft staan.
       *[other] { $name } blijft staan.
    }
}
event-game-ended = { $ending ->
    [solved] { $who ->
        [you] Je hebt de zaak opgelost en wint.
       *[other] { $name } heeft de zaak opgelost en wint.
    }
    [escaped] { $who ->
        [you] Je bent ontsnapt en wint.
       *[other] { CAP(word-culprit.the) } is ontsnapt: { $name } wint.
    }
   *[unsolved] Niemand heeft de zaak opgelost.
}
event-game-ended-case = { CAP(word-case.the) } was: { claim }.

## Verplaatsen

event-dice-rolled = { $who ->
    [you] Je gooit { event-dice-rolled-what }.
   *[other] { $name } gooit { event-dice-rolled-what }.
}
event-dice-rolled-what = { $count ->
    [1] { $dice }
   *[other] { $dice }: { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
}
event-moved = { $by ->
    [passage] { $who ->
        [you] Je gaat { word-passage.through } { FORM($spot, "to") }.
       *[other] { $name } gaat { word-passage.through } { FORM($spot, "to") }.
    }
    [effect] { $who ->
        [you] Je gaat rechtstreeks { FORM($spot, "to") }.
       *[other] { $name } gaat rechtstreeks { FORM($spot, "to") }.
    }
    [square] { $who ->
        [you] Je stopt { FORM($spot, "in") }.
       *[other] { $name } stopt { FORM($spot, "in") }.
    }
   *[steps] { $who ->
        [you] Je gaat { FORM($spot, "to") }.
       *[other] { $name } gaat { FORM($spot, "to") }.
    }
}
event-stepped-aside = { $who ->
    [you] { CAP(FORM($figure, "the")) }, jouw pion, maakt de deur vrij en gaat { FORM($spot, "to") }.
   *[other] { CAP(FORM($figure, "the")) } ({ $name }) maakt de deur vrij en gaat { FORM($spot, "to") }.
}

## Vragen en antwoorden

event-suggestion-made = { $who ->
    [you] Je { word-suggest.you }: { claim }.
   *[other] { $name } { word-suggest.does }: { claim }.
}
event-passed = { $who ->
    [you] Je hebt geen van deze kaarten.
   *[other] { $name } heeft geen van deze kaarten.
}
event-card-shown = { $who ->
    [you] Je laat { event-whom } { event-card-shown-what } zien.
   *[other] { $name } laat { event-whom } { event-card-shown-what } zien.
}
event-card-shown-what = { $known ->
    [yes] { word-hand-card.the-acc } “{ $card }”
   *[no] { word-hand-card.acc }
}
event-whom = { $whom ->
    [you] je
   *[other] { $to }
}
event-at-whom = { $whom ->
    [you] jou
   *[other] { $to }
}
event-false-witness-found = { $owes ->
    [yes] { event-false-witness-found-who }, maar { $who ->
        [you] bent
       *[other] is
    } nog een eerlijk antwoord schuldig.
   *[no] { event-false-witness-found-who }.
}
event-false-witness-found-who = { CAP(word-false-witness) }: { $who ->
    [you] je hebt een kaart verzwegen en ligt uit het onderzoek
   *[other] { $name } heeft een kaart verzwegen en ligt uit het onderzoek
}
event-accusation-made = { $who ->
    [you] Je { word-accuse.you }: { claim }.
   *[other] { $name } { word-accuse.does }: { claim }.
}
event-accusation-made-result = { $right ->
    [yes] { CAP(word-accusation.the) } klopt!
   *[no] { CAP(word-accusation.the) } klopt niet.
}
event-accusation-made-case = { CAP(word-case.the) } is: { claim }.
event-shown-card-seen = { $who ->
    [you] Je ziet ook de kaart die { event-of-whom } liet zien{ event-which }.
   *[other] { $name } ziet ook de kaart die { event-of-whom } liet zien{ event-which }.
}
event-of-whom = { $whose ->
    [you] jij
   *[other] { $owner }
}
event-which = { $known ->
    [yes] : { FORM($card, "the") }
   *[no] {""}
}
event-pile-looked = { $pile ->
    [side] { $who ->
        [you] Je bekijkt weggelegde kaart { $number }{ event-which }.
       *[other] { $name } bekijkt weggelegde kaart { $number }{ event-which }.
    }
   *[centre] { $who ->
        [you] Je bekijkt kaart { $number } { word-centre.in }{ event-which }.
       *[other] { $name } bekijkt kaart { $number } { word-centre.in }{ event-which }.
    }
}
event-cards-peeked = { $who ->
    [you] Je ziet { word-hand-card.acc } { event-cards-peeked-whose }{ event-which }.
   *[other] { $name } ziet { word-hand-card.acc } { event-cards-peeked-whose }{ event-which }.
}
event-cards-peeked-whose = { $whose ->
    [you] van jou
   *[other] van { $owner }
}
event-cards-peeked-none = Er valt geen kaart meer te bekijken.

## Intriges

event-effect-used = { $source ->
    [ability] { $who ->
        [you] Je gebruikt de gave “{ $title }”.
       *[other] { $name } gebruikt de gave “{ $title }”.
    }
   *[card] { $who ->
        [you] Je speelt { word-intrigue-card.the-acc } “{ $title }”.
       *[other] { $name } speelt { word-intrigue-card.the-acc } “{ $title }”.
    }
}
event-waived = { $who ->
    [you] Je ziet af van de kaart.
   *[other] { $name } ziet af van de kaart.
}
event-intrigue-drawn = { $who ->
    [you] Je trekt { event-intrigue-drawn-what }.
   *[other] { $name } trekt { event-intrigue-drawn-what }.
}
event-intrigue-drawn-what = { $sort ->
    [walker] { word-intrigue-card.acc }: “{ $title }”
    [whisperer] { word-intrigue-card.the-acc } “{ $title }” ({ word-whisperer-card })
   *[secret] { word-intrigue-card.acc } ({ word-whisperer-card }) en houdt die
}
event-figure-sent = { $who ->
    [you] Je stuurt { event-figure-sent-whose } { FORM($spot, "to") }: { FORM($figure, "the") }.
   *[other] { $name } stuurt { event-figure-sent-whose } { FORM($spot, "to") }: { FORM($figure, "the") }.
}
event-figure-sent-whose = { $whose ->
    [you] jouw pion
   *[other] een pion
}
event-seat-taken = { $who ->
    [you] De Witte Wandelaars nemen je mee: je ligt uit het spel.
   *[other] De Witte Wandelaars nemen { $name } mee, het spel uit.
}
event-seat-taken-hand = { $who ->
    [you] Je { word-hand-card.many } worden opengelegd: { $list }.
   *[other] De { word-hand-card.many } worden opengelegd: { $list }.
}

## Onderzoek

event-city-taken = { $who ->
    [you] Je neemt { word-city-card.the-acc } { $city }{ event-city-origin }.
   *[other] { $name } neemt { word-city-card.the-acc } { $city }{ event-city-origin }.
}
event-city-origin = { $origin ->
    [middle] {" "}uit het midden
    [you] {" "}van jou
    [seat] {" "}van { $owner }
   *[unknown] {""}
}
event-card-turned = Als beloning { word-culprit.for } gaat “{ $title }” { word-draw-pile.from } { word-discard-pile.to }.
event-pile-reshuffled = { $count ->
    [one] { CAP(word-discard-pile.the) } (één kaart) wordt geschud en is nu { word-draw-pile.as }.
   *[other] { CAP(word-discard-pile.the) } ({ $count } kaarten) wordt geschud en is nu { word-draw-pile.as }.
}
event-investigation-dealt = Elke detective krijgt { word-investigation-card.acc }.
event-investigation-dealt-own = De jouwe: “{ $title }”.
event-investigation-drawn = { $who ->
    [you] Je pakt { event-investigation-drawn-what }.
   *[other] { $name } pakt { event-investigation-drawn-what }.
}
event-investigation-drawn-what = { $known ->
    [yes] “{ $title }”
   *[no] { word-investigation-card.acc }
}
event-investigation-played = { $target ->
    [secret] { $who ->
        [you] Je geeft { event-whom } { word-secret-tip.acc }.
       *[other] { $name } geeft { event-whom } { word-secret-tip.acc }.
    }
    [player] { $who ->
        [you] Je speelt “{ $title }” bij { event-at-whom }.
       *[other] { $name } speelt “{ $title }” bij { event-at-whom }.
    }
   *[nobody] { $who ->
        [you] Je speelt “{ $title }”.
       *[other] { $name } speelt “{ $title }”.
    }
}
event-tip-answered = { $who ->
    [you] Je geeft { event-whom } { word-secret-tip.the-acc } terug{ event-tip-answered-what }.
   *[other] { $name } geeft { event-whom } { word-secret-tip.the-acc } terug{ event-tip-answered-what }.
}
event-tip-answered-what = { $known ->
    [yes] { $who ->
        [you] {" "}en laat zien: { $list }
       *[other] {" "}en laat zien: { $list }
    }
    [none] { $who ->
        [you] {" "}en hebt niets te laten zien
       *[other] {" "}en heeft niets te laten zien
    }
   *[no] {""}
}
