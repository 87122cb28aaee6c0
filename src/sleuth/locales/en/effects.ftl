### Intrigue cards, abilities and investigation cards: title, what they do, and how their use is told.

effect-white-walker = White Walker
    .help = Stays face up. The last one in the deck takes the player who draws it out of the game.
    .told = The White Walkers draw nearer.
effect-add-six = Add six
    .help = After your roll: go six steps further.
    .told = { $who ->
        [you] You may go six steps further.
       *[other] { $name } may go six steps further.
    }
effect-any-place = Anywhere
    .help = Instead of rolling: go { word-place.any }.
    .told = { $who ->
        [you] You go { word-place.any } instead of rolling.
       *[other] { $name } goes { word-place.any } instead of rolling.
    }
effect-decline = No comment
    .help = Instead of answering: show nothing and say nothing.
    .told = { $who ->
        [you] You do not answer { word-suggestion.this }.
       *[other] { $name } does not answer { word-suggestion.this }.
    }
effect-second-rumour = { CAP(word-suggestion.second) }
    .help = After the answers: { word-suggestion.more } { word-place.same }.
    .told = { $who ->
        [you] You { word-suggest.you-more } { word-place.same }.
       *[other] { $name } { word-suggest.does-more } { word-place.same }.
    }
effect-another-turn = Another turn
    .help = On your turn: take one more turn after this one.
    .told = { $who ->
        [you] You take another turn after this one.
       *[other] { $name } takes another turn after this one.
    }
effect-see-shown = Over the shoulder
    .help = When someone else has just been shown a card: see it too.
    .told = { $who ->
        [you] You want to see the card that was just shown.
       *[other] { $name } wants to see the card that was just shown.
    }
effect-look-right = Look to the right
    .help = On your turn: see one random card of the player to your right.
    .told = { $who ->
        [you] You look at a card of the player to your right.
       *[other] { $name } looks at a card of the player to their right.
    }
effect-look-any = Look anywhere
    .help = On your turn: see one random card of a player of your choice.
    .told = { $who ->
        [you] You look at a card of a player of your choice.
       *[other] { $name } looks at a card of any player.
    }
effect-send-to-centre = Off { word-centre.to }
    .help = At once: send the figure of a rival { word-centre.to }.
    .told = { $who ->
        [you] You send a rival’s figure { word-centre.to }.
       *[other] { $name } sends a rival’s figure { word-centre.to }.
    }
effect-all-look-left = All look left
    .help = At once: everyone in the investigation sees one random card of the player to their left.
    .told = Everyone looks at a card of the player to their left.
effect-move-again = Move again
    .help = After your move: roll and move a second time.
    .told = { $who ->
        [you] You roll and move once more.
       *[other] { $name } rolls and moves once more.
    }
effect-second-card = Second card
    .help = When a card has been shown to you: the same player shows you a second one that you named, if there is one.
    .told = { $who ->
        [you] You ask for a second card.
       *[other] { $name } asks for a second card.
    }

## Investigation cards

investigation-suspicion-any-city = { CAP(word-suggestion) } with any city
    .help = Take any { word-city-card }; { word-suggestion.your } names that city.
investigation-suspicion-own-city = { CAP(word-suggestion) } with your own city
    .help = { CAP(word-suggestion.your) } names the city in front of you; or swap it for another and end your turn.
investigation-peek = { word-peek }
    .help = See one random { word-hand-card } of a player of your choice.
investigation-peek-left = { word-peek-all }: left
    .help = Every detective sees one random { word-hand-card } of the player to their left.
investigation-peek-right = { word-peek-all }: right
    .help = Every detective sees one random { word-hand-card } of the player to their right.
investigation-tip = { word-golden-tip }: { $feature }
    .help = Every other player shows you one such { word-hand-card }, or has none: { $feature }.
investigation-secret-one = { word-secret-tip }: { $feature }
    .help = The player who gets it secretly shows you one such { word-hand-card }, or has none: { $feature }.
investigation-secret-all = { word-secret-tip }: { FORM($feature, "all") }
    .help = The player who gets it secretly shows you { FORM($feature, "all") } in hand.
