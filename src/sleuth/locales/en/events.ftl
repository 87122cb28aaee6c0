### What happened, as sentences in the third person.

## Set-up and turns

event-case-chosen = { $name } plays the culprit and has chosen the case.
event-case-chosen-own = The case: { claim }.
event-dealt = The cards have been dealt: { $list }.
event-dealt-open = Face up for all: { $list }.
event-dealt-centre = { $count ->
    [one] One card lies face down in the centre.
   *[other] { $count } cards lie face down in the centre.
}
event-dealt-side = { $count ->
    [one] One card is set aside face down.
   *[other] { $count } cards are set aside face down.
}
event-dealt-hand = Your cards: { $list }.
event-weapons-placed = The weapons are laid out: { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = Rolling for the first turn: { $list }.
event-cities-turned = The city cards are turned up: { $list }.
event-cities-turned-middle = In the middle: { $list }.
event-turn-started = It is { $name }’s turn.
event-turn-ended = { $name } ends the turn.
event-stayed = { $blocked ->
    [yes] { $name } cannot move and stays put.
   *[no] { $name } stays put.
}
event-game-ended = { $ending ->
    [solved] { $name } has solved the case and wins.
    [escaped] The culprit has escaped: { $name } wins.
   *[unsolved] Nobody has solved the case.
}
event-game-ended-case = The case was: { claim }.

## Moving

event-dice-rolled = { $count ->
    [1] { $name } rolls { $dice }.
   *[other] { $name } rolls { $dice }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
event-moved = { $by ->
    [passage] { $name } takes the secret passage { FORM($spot, "to") }.
    [effect] { $name } goes straight { FORM($spot, "to") }.
   *[steps] { $name } goes { FORM($spot, "to") }.
}
event-stepped-aside = { CAP(FORM($figure, "the")) } ({ $name }) clears the door and goes { FORM($spot, "to") }.

## Asking and answering

event-suggestion-made = { $name } suggests: { claim }.
event-passed = { $name } says: none of these.
event-card-shown = { $known ->
    [yes] { $name } shows { $to } a card: { FORM($card, "the") }.
   *[no] { $name } shows { $to } a card.
}
event-false-witness-found = { $owes ->
    [yes] { $name } has denied a card and leaves the investigation, but still owes a true answer.
   *[no] { $name } has denied a card and leaves the investigation.
}
event-accusation-made = { $name } accuses: { claim }.
event-accusation-made-result = { $right ->
    [yes] The accusation is right!
   *[no] The accusation is wrong.
}
event-accusation-made-case = The case is: { claim }.
event-shown-card-seen = { $known ->
    [yes] { $name } also sees the card shown by { $owner }: { FORM($card, "the") }.
   *[no] { $name } also sees the card shown by { $owner }.
}
event-pile-looked = { $pile ->
    [side] { $name } looks at card { $number } of those set aside{ $known ->
        [yes] : { FORM($card, "the") }
       *[no] {""}
    }.
   *[centre] { $name } looks at card { $number } of those in the centre{ $known ->
        [yes] : { FORM($card, "the") }
       *[no] {""}
    }.
}
event-cards-peeked = { $known ->
    [yes] { $name } sees one of { $owner }’s cards: { FORM($card, "the") }.
   *[no] { $name } sees one of { $owner }’s cards.
}
event-cards-peeked-none = There is no card left to look at.

## Intrigue

event-effect-used = { $source ->
    [ability] { $name } uses the ability “{ $title }”.
   *[card] { $name } plays the intrigue card “{ $title }”.
}
event-waived = { $name } lets it pass.
event-intrigue-drawn = { $known ->
    [yes] { $name } draws the intrigue card “{ $title }”.
   *[no] { $name } draws an intrigue card and keeps it.
}
event-figure-sent = { $name } sends { FORM($figure, "the") } { FORM($spot, "to") }.
event-seat-taken = The White Walkers take { $name }, who is out of the game.
event-seat-taken-hand = The hand is laid open: { $list }.

## Investigation

event-city-taken = { $name } takes the city card { $city }.
event-card-turned = As a reward for the culprit, “{ $title }” goes from the draw pile to the discard pile.
event-pile-reshuffled = { $count ->
    [one] The discard pile (one card) is shuffled and becomes the draw pile.
   *[other] The discard pile ({ $count } cards) is shuffled and becomes the draw pile.
}
event-investigation-dealt = Every detective gets an investigation card.
event-investigation-dealt-own = Yours: “{ $title }”.
event-investigation-drawn = { $known ->
    [yes] { $name } draws “{ $title }”.
   *[no] { $name } draws an investigation card.
}
event-investigation-played = { $target ->
    [secret] { $name } passes a secret tip to { $to }.
    [player] { $name } plays “{ $title }” on { $to }.
   *[nobody] { $name } plays “{ $title }”.
}
event-tip-answered = { $known ->
    [yes] { $name } gives the secret tip back to { $to } and shows: { $list }.
    [none] { $name } gives the secret tip back to { $to } and has nothing to show.
   *[no] { $name } gives the secret tip back to { $to }.
}
