### What happened. $who, $whom and $whose say whether it is the reader: [you].

## Set-up and turns

event-you = you
event-case-chosen = { $who ->
    [you] You play { word-culprit.the-acc } and have chosen { word-case.the-acc }.
   *[other] { $name } plays { word-culprit.the-acc } and has chosen { word-case.the-acc }.
}
event-case-chosen-own = { CAP(word-case.the) }: { claim }.
event-dealt = The { word-hand-card.many } have been dealt: { $list }.
event-dealt-open = Face up for everyone: { $list }.
event-dealt-centre = { $count ->
    [one] One card lies face down { word-centre.in }.
   *[other] { $count } cards lie face down { word-centre.in }.
}
event-dealt-side = { $count ->
    [one] One card is set aside face down.
   *[other] { $count } cards are set aside face down.
}
event-dealt-hand = { CAP(word-hand-card.yours) }: { $list }.
event-weapons-placed = The weapons are laid out: { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = Rolling for the first turn: { $list }.
event-cities-turned = The { word-city-card.many } are turned face up: { $list }.
event-cities-turned-middle = In the middle: { $list }.
event-turn-started = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
event-turn-ended = { $who ->
    [you] You end your turn.
   *[other] { $name } ends their turn.
}
event-stayed = { $blocked ->
    [yes] { $who ->
        [you] You cannot move and stay put.
       *[other] { $name } cannot move and stays put.
    }
   *[no] { $who ->
        [you] You stay put.
       *[other] { $name } stays put.
    }
}
event-game-ended = { $ending ->
    [solved] { $who ->
        [you] You have solved the case and win.
       *[other] { $name } has solved the case and wins.
    }
    [escaped] { $who ->
        [you] You have escaped and win.
       *[other] { CAP(word-culprit.the) } has escaped: { $name } wins.
    }
   *[unsolved] Nobody has solved the case.
}
event-game-ended-case = { CAP(word-case.the) } was: { claim }.

## Moving

event-dice-rolled = { $who ->
    [you] You roll { event-dice-rolled-what }.
   *[other] { $name } rolls { event-dice-rolled-what }.
}
event-dice-rolled-what = { $count ->
    [1] { $dice }
   *[other] { $dice }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
}
event-moved = { $by ->
    [passage] { $who ->
        [you] You take { word-passage.the-acc } { FORM($spot, "to") }.
       *[other] { $name } takes { word-passage.the-acc } { FORM($spot, "to") }.
    }
    [effect] { $who ->
        [you] You go straight { FORM($spot, "to") }.
       *[other] { $name } goes straight { FORM($spot, "to") }.
    }
    [square] { $who ->
        [you] You stop { FORM($spot, "in") }.
       *[other] { $name } stops { FORM($spot, "in") }.
    }
   *[steps] { $who ->
        [you] You go { FORM($spot, "to") }.
       *[other] { $name } goes { FORM($spot, "to") }.
    }
}
event-stepped-aside = { $who ->
    [you] { CAP(FORM($figure, "the")) }, your figure, clears the door and goes { FORM($spot, "to") }.
   *[other] { CAP(FORM($figure, "the")) } ({ $name }) clears the door and goes { FORM($spot, "to") }.
}

## Asking and answering

event-suggestion-made = { $who ->
    [you] You { word-suggest.you }: { claim }.
   *[other] { $name } { word-suggest.does }: { claim }.
}
event-passed = { $who ->
    [you] You have none of these.
   *[other] { $name } has none of these.
}
event-card-shown = { $who ->
    [you] You show { event-whom } { event-card-shown-what }.
   *[other] { $name } shows { event-whom } { event-card-shown-what }.
}
event-card-shown-what = { $known ->
    [yes] { word-hand-card.acc }: { FORM($card, "the") }
   *[no] { word-hand-card.acc }
}
event-whom = { $whom ->
    [you] you
   *[other] { $to }
}
event-at-whom = { $whom ->
    [you] you
   *[other] { $to }
}
event-false-witness-found = { $owes ->
    [yes] { event-false-witness-found-who }, but still { $who ->
        [you] owe
       *[other] owes
    } a true answer.
   *[no] { event-false-witness-found-who }.
}
event-false-witness-found-who = { CAP(word-false-witness) }: { $who ->
    [you] you denied a card you hold and leave the investigation
   *[other] { $name } denied a card and leaves the investigation
}
event-accusation-made = { $who ->
    [you] You { word-accuse.you }: { claim }.
   *[other] { $name } { word-accuse.does }: { claim }.
}
event-accusation-made-result = { $right ->
    [yes] { CAP(word-accusation.the) } is right!
   *[no] { CAP(word-accusation.the) } is wrong.
}
event-accusation-made-case = { CAP(word-case.the) } is: { claim }.
event-shown-card-seen = { $who ->
    [you] You also see the card shown by { event-of-whom }{ event-which }.
   *[other] { $name } also sees the card shown by { event-of-whom }{ event-which }.
}
event-of-whom = { $whose ->
    [you] you
   *[other] { $owner }
}
event-which = { $known ->
    [yes] : { FORM($card, "the") }
   *[no] {""}
}
event-pile-looked = { $pile ->
    [side] { $who ->
        [you] You look at card { $number } of those set aside{ event-which }.
       *[other] { $name } looks at card { $number } of those set aside{ event-which }.
    }
   *[centre] { $who ->
        [you] You look at card { $number } { word-centre.in }{ event-which }.
       *[other] { $name } looks at card { $number } { word-centre.in }{ event-which }.
    }
}
event-cards-peeked = { $who ->
    [you] You see one of { event-cards-peeked-whose } { word-hand-card.many }{ event-which }.
   *[other] { $name } sees one of { event-cards-peeked-whose } { word-hand-card.many }{ event-which }.
}
event-cards-peeked-whose = { $whose ->
    [you] your
   *[other] { $owner }’s
}
event-cards-peeked-none = There is no card left to look at.

## Intrigue

event-effect-used = { $source ->
    [ability] { $who ->
        [you] You use the ability “{ $title }”.
       *[other] { $name } uses the ability “{ $title }”.
    }
   *[card] { $who ->
        [you] You play { word-intrigue-card.the-acc } “{ $title }”.
       *[other] { $name } plays { word-intrigue-card.the-acc } “{ $title }”.
    }
}
event-waived = { $who ->
    [you] You leave the card alone.
   *[other] { $name } leaves the card alone.
}
event-intrigue-drawn = { $who ->
    [you] You draw { event-intrigue-drawn-what }.
   *[other] { $name } draws { event-intrigue-drawn-what }.
}
event-intrigue-drawn-what = { $sort ->
    [walker] { word-intrigue-card.acc }: “{ $title }”
    [whisperer] { word-intrigue-card.the-acc } “{ $title }” ({ word-whisperer-card })
   *[secret] { word-intrigue-card.acc } ({ word-whisperer-card }) and keeps it
}
event-figure-sent = { $who ->
    [you] You send { event-figure-sent-whose } { FORM($spot, "to") }: { FORM($figure, "the") }.
   *[other] { $name } sends { event-figure-sent-whose } { FORM($spot, "to") }: { FORM($figure, "the") }.
}
event-figure-sent-whose = { $whose ->
    [you] your figure
   *[other] a figure
}
event-seat-taken = { $who ->
    [you] The White Walkers take you: you are out of the game.
   *[other] The White Walkers take { $name }, who is out of the game.
}
event-seat-taken-hand = { $who ->
    [you] Your hand is laid open: { $list }.
   *[other] The hand is laid open: { $list }.
}

## Investigation

event-city-taken = { $who ->
    [you] You take { word-city-card.the-acc } { $city }{ event-city-origin }.
   *[other] { $name } takes { word-city-card.the-acc } { $city }{ event-city-origin }.
}
event-city-origin = { $origin ->
    [middle] {" "}from the middle
    [you] {" "}from you
    [seat] {" "}from { $owner }
   *[unknown] {""}
}
event-card-turned = As a reward { word-culprit.for }, “{ $title }” goes { word-draw-pile.from } { word-discard-pile.to }.
event-pile-reshuffled = { $count ->
    [one] { CAP(word-discard-pile.the) } (one card) is shuffled and becomes { word-draw-pile.as }.
   *[other] { CAP(word-discard-pile.the) } ({ $count } cards) is shuffled and becomes { word-draw-pile.as }.
}
event-investigation-dealt = Every detective gets { word-investigation-card.acc }.
event-investigation-dealt-own = Yours: “{ $title }”.
event-investigation-drawn = { $who ->
    [you] You draw { event-investigation-drawn-what }.
   *[other] { $name } draws { event-investigation-drawn-what }.
}
event-investigation-drawn-what = { $known ->
    [yes] “{ $title }”
   *[no] { word-investigation-card.acc }
}
event-investigation-played = { $target ->
    [secret] { $who ->
        [you] You pass { event-whom } { word-secret-tip.acc }.
       *[other] { $name } passes { event-whom } { word-secret-tip.acc }.
    }
    [player] { $who ->
        [you] You play “{ $title }” on { event-at-whom }.
       *[other] { $name } plays “{ $title }” on { event-at-whom }.
    }
   *[nobody] { $who ->
        [you] You play “{ $title }”.
       *[other] { $name } plays “{ $title }”.
    }
}
event-tip-answered = { $who ->
    [you] You give { event-whom } { word-secret-tip.the-acc } back{ event-tip-answered-what }.
   *[other] { $name } gives { event-whom } { word-secret-tip.the-acc } back{ event-tip-answered-what }.
}
event-tip-answered-what = { $known ->
    [yes] { $who ->
        [you] {" "}and show: { $list }
       *[other] {" "}and shows: { $list }
    }
    [none] { $who ->
        [you] {" "}and have nothing to show
       *[other] {" "}and has nothing to show
    }
   *[no] {""}
}
