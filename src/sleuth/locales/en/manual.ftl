### How to play an edition. The switches of a game choose the sentences; the words are those of the edition.

## Sections

manual-section-aim = What it is about
manual-section-setup = Setting up
manual-section-turns = Whose turn it is
manual-section-moving = Moving
manual-section-places = In and out
manual-section-investigation = Playing cards
manual-section-suggesting = Asking
manual-section-answering = Answering
manual-section-witness = The { word-false-witness }
manual-section-accusing = Solving the case
manual-section-intrigue = { CAP(word-intrigue-card.many) }
manual-section-characters = { CAP(word-character-card.many) }
manual-section-culprit = One against all
manual-section-sides = Two players, two teams

## What it is about

manual-aim-murder = { CAP(FORM($victim, "the")) } has been murdered. Find out who did it, with which weapon and where.
manual-aim-flight = { CAP(FORM($victim, "the")) } has been murdered, and whoever did it has fled. Find out who it was, how they got away and to which city.
manual-aim-hidden = Three cards, one of each kind, are put away unseen at the beginning. They are { word-case.the }. You look for them by finding all the others: a card that you have seen anywhere else cannot be one of the three.
manual-aim-board = You see cards of the others when you go { word-place.to } and { word-suggest.do } there: whoever holds one of the three cards you name must show you one.
manual-aim-cards = You see cards of the others by playing { word-investigation-card.many }: some ask everybody, some a single player, some let you take a look.
manual-aim-questions = You see cards of the others by asking: whoever holds one of the three cards you name must show you one.
manual-aim-win = Whoever first names all three cards correctly wins.
manual-aim-culprit = One of you is { word-culprit.the } and knows { word-case.the-acc }; all others are detectives. The detective who names all three cards correctly wins. If nobody does in time, { word-culprit.the } gets away and wins.

## Setting up

manual-setup-players = { $least } to { $most } people can play.
manual-setup-seats = { $seats } of you play.
manual-setup-figures-start = Everyone chooses a figure. All { $suspects } stand on the start squares that bear their names, also those that nobody plays: they are suspects like all others.
manual-setup-figures-centre = Everyone chooses a figure. All { $suspects } stand { FORM($centre, "in") }, also those that nobody plays: they are suspects like all others.
manual-setup-weapons-places = The { $weapons } weapons are spread at random: each lies in another of the { $places } { word-place.many }.
manual-setup-weapons-centre = The { $weapons } weapons lie { FORM($centre, "in") } too.
manual-setup-case-board = The { $cards } cards are sorted by kind and each pile is shuffled. The top card of each goes unseen into { word-case-file.the-acc }.
manual-setup-case-questions = The { $cards } cards are sorted by kind and each pile is shuffled. The top card of each goes unseen into { word-case-file.the-acc }.
manual-setup-case-cards = The { $cards } cards are sorted by kind and each pile is shuffled. The top card of each is { word-case.the }: the three lie unseen under { word-draw-pile.the-acc }.
manual-setup-case-culprit = { CAP(word-culprit.the) } secretly chooses one card of each kind. The three are { word-case.the }.
manual-setup-deal = The other cards are shuffled together and dealt one by one, clockwise, beginning to the left of the dealer. Let nobody see yours. You keep them to the end: cards are shown, never given away.
manual-setup-dealer = { $dealer ->
    [0] The player in the last seat deals.
   *[other] The player in seat { $dealer } deals.
}
manual-setup-side = Before the deal, { $side } cards are laid face down beside the board.
manual-setup-leftovers-dealt = If they do not come out even, some players hold one card more than the others.
manual-setup-leftovers-open = Everyone gets the same number. Cards that are left over lie face up for all to see.
manual-setup-leftovers-centre = Everyone gets the same number. Cards that are left over lie face down { FORM($centre, "in") }.
manual-setup-hands-even = Each of you holds { $hand } cards; none are left over.
manual-setup-hands-dealt = { $left ->
    [one] Each of you holds { $hand } cards, one of you one more.
   *[other] Each of you holds { $hand } cards, { $left } of you one more.
}
manual-setup-hands-open = { $left ->
    [one] Each of you holds { $hand } cards. The one left over lies face up for all to see.
   *[other] Each of you holds { $hand } cards. The { $left } left over lie face up for all to see.
}
manual-setup-hands-centre = { $left ->
    [one] Each of you holds { $hand } cards. The one left over lies face down { FORM($centre, "in") }.
   *[other] Each of you holds { $hand } cards. The { $left } left over lie face down { FORM($centre, "in") }.
}
manual-setup-investigation = The { $investigation } { word-investigation-card.many } are shuffled and become { word-draw-pile.as }. Every detective takes one in hand.
manual-setup-cities = The { $places } { word-city-card.many } are shuffled face down. Every detective turns one up and keeps it open before them; the others are turned up in the middle.
manual-setup-intrigue = The { $intrigue } { word-intrigue-card.many } are shuffled and lie face down beside the board.
manual-setup-characters = Everyone takes the { word-character-card } of their figure and lays it open.
manual-setup-sheet = Cross out your own cards on { word-sheet.your-acc }: they cannot be { word-case.the }. Keep your notes secret.
manual-setup-sheet-open = Cross out your own cards and those that lie face up on { word-sheet.your-acc }: they cannot be { word-case.the }. Keep your notes secret.

## Whose turn it is

manual-begins-figure = Whoever plays { FORM($first, "the") } begins.
manual-begins-next = If nobody plays this figure, the next player in the order of turns, going round the start squares, begins.
manual-begins-roll-all = { $questions ->
    [0] Everyone rolls { $dice ->
        [one] the die
       *[other] all dice
    }; the highest roll begins.
   *[other] Everyone rolls all dice; the highest roll begins. A ? counts nothing.
}
manual-begins-roll-one = Everyone rolls one die; the highest roll begins.
manual-begins-ties = If several have the highest roll, these players roll again.
manual-begins-dealer = The dealer begins.
manual-begins-after-culprit = The dealer is { word-culprit.the } and takes no turns. The player to the dealer’s left begins.
manual-turns-clockwise = The turn then passes clockwise, to the left, to the next player who is still in the investigation.
manual-turns-counter-clockwise = The turn then passes counter-clockwise, to the right, to the next player who is still in the investigation.
manual-turn-board = On your turn you move your figure, { word-suggest.you } if you have come { word-place.to }, hear the answers and note what you learnt. When you are certain, you { word-accuse.you }.
manual-turn-cards = On your turn you draw { word-investigation-card.acc }, play one of your two, note what you learnt, and may then { word-accuse.do }.
manual-turn-questions = There is no board. A turn is one question: name any three cards, one of each kind.

## Moving

manual-move-roll = { $dice ->
    [one] Roll the die and move your figure exactly as many steps.
    [2] Roll both dice, add them and move your figure exactly as many steps.
   *[other] Roll all { $dice } dice, add them and move your figure exactly as many steps.
}
manual-move-question-die = { $questions ->
    [one] One die has a ? in place of the 1.
   *[other] { $questions } dice have a ? in place of the 1.
}
manual-move-rolled-question = If you roll a ?, you must draw { word-intrigue-card.acc } before you move. The ? itself counts no steps: you move by what the rest of the roll shows.
manual-move-question-nothing = A rolled ? counts no steps: you move by what the rest of the roll shows.
manual-move-steps = A step goes to the next square: up, down, left or right, never diagonally. You may turn as often as you like.
manual-move-all = You must use the whole roll. Only going { word-place.to } ends the move early.
manual-move-all-stops = You must use the whole roll. Only going { word-place.to } or stepping on a ? square ends the move early.
manual-move-twice = In one move you may step on the same square more than once.
manual-move-once = You may not step on the same square twice in one move; the square where you started counts too.
manual-move-no-passing = A square holds one figure. You can neither stop on a square where another figure stands nor pass or jump over it: walk around it.
manual-move-passing = You may walk past other figures, even through them, but a square holds one figure: your move cannot end where another one stands.
manual-move-short = If there is no way to use the whole roll and you can enter no { word-place }, go as far as you can.
manual-move-stuck = If your figure cannot take a single step, you stay where you are and your turn is over.
manual-question-square = If you step on a ? square, your move ends there at once and you must draw { word-intrigue-card.acc }.
manual-question-square-taken = A ? square where another figure stands cannot be stepped on, not even in passing.
manual-question-square-plain = Without { word-intrigue-card.many } the ? squares are squares like all others.

## In and out

manual-place-enter = You enter { word-place.acc } through one of its doors. However large it is, it counts as one square, and the door itself as none: the step inside costs one. Then your move is over and the rest of the roll is lost, so you need not roll the exact number.
manual-place-full = Any number of figures and weapons can be { word-place.in }.
manual-place-leave = Leaving costs one step too: onto the square before one of the doors. Choose any door.
manual-doors-blocked = A figure on the square before a door blocks that door: nobody gets in or out there.
manual-doors-free = Doors are never blocked: you may walk through a figure that stands before one.
manual-no-reentry = You cannot go back in the same turn into { word-place.the-acc } that you have just left, not even through another door.
manual-reentry = You may go back in the same turn into { word-place.the-acc } that you have just left.
manual-passage-pair = { $one } – { $other }
manual-passages = { CAP(word-passage.many) } join two { word-place.many } each: { $pairs }. If your turn begins { word-place.in } with such a way, you may take it instead of rolling. That is your whole move, and you have arrived like through a door.
manual-no-passages = The { word-passage.many } on the board are not used.
manual-centre-open = { CAP(FORM($centre, "the")) } is entered and left like { word-place.acc }, and its doors are marked on the board. But it is the one { word-place } where you cannot { word-suggest.do }.
manual-centre-shut = Nobody can enter the middle of the board. { CAP(word-case-file.the) } lies there.
manual-leaving = If your turn begins { word-place.in }, you must leave it: roll and go out through a door, or take { word-passage.acc } if there is one.
manual-staying = If your turn begins { word-place.in }, you may stay instead of rolling. You can { word-suggest.do } there if you have not done so since you came in.
manual-stay-blocked = If every door is blocked, nobody forces you through { word-passage.the-acc }: you may stay, and your turn is over.
manual-summoned = If somebody else’s { word-suggestion } brought your figure to another { word-place }, you may { word-suggest.do } there on your next turn, without rolling. Or you move as usual. A figure that was there already has not been brought.
manual-not-summoned = If somebody else’s { word-suggestion } brought your figure { word-place.to }, you have no right to { word-suggest.do } there: move on as usual.
manual-one-suggestion = You cannot { word-suggest.do } twice { word-place.same }. Leave it first and come back in a later turn, or be brought there again.

## Playing cards

manual-cards-turn = Draw the top { word-investigation-card }, so that you hold two. Play one of them open and do what it says; the other one stays in your hand. Only { word-secret-tip.acc } is played face down.
manual-cards-suspicion = { CAP(word-suggestion.a) } with any city: take the { word-city-card } of the city you want to name, from the middle or from the player who has it; yours takes its place. Then { word-suggest.you } with that city.
manual-cards-own-city = { CAP(word-suggestion.a) } with your own city: name the city that lies before you. Or travel instead: swap { word-city-card.your-acc } for any other, and your turn is over without { word-suggestion.acc }.
manual-cards-peek = { word-peek }: choose a player and draw one of their cards blind. { word-peek-all }: every detective draws one card blind from the neighbour on the side the card says. Look at it and give it back.
manual-cards-peek-out = Detectives who are out of the investigation do not look any more when everyone does.
manual-cards-golden = { word-golden-tip }: read it out. Every other player in turn shows you alone one card of that sort, of their choice, or says that they have none.
manual-cards-secret = { word-secret-tip }: pass it face down to one player. Only the two of you know what it asks for. The other hands it back with what it asks for, one card or all of that sort, or with nothing; you look and give the cards back. It is discarded face down.
manual-cards-unmask = When the card is done you may { word-accuse.do }, whatever it brought you. You may also do so at the start of your turn, without playing a card.
manual-cards-reshuffle = When { word-draw-pile.the } is used up, { word-discard-pile.the } is shuffled and takes its place.

## Asking

manual-suggest-must = When you have come { word-place.to } by a door or { word-passage.by }, you must { word-suggest.do } at once.
manual-suggest-may = When you have come { word-place.to } by a door or { word-passage.by }, you may { word-suggest.do } at once, or end your turn.
manual-suggest-here = { CAP(word-suggestion.a) } names three things: any suspect, any weapon, and always { word-place.the-acc } in which your own figure is.
manual-suggest-any = Everyone is under suspicion: also your own figure, and those that nobody plays. You may name cards that you hold yourself.
manual-suggest-cards = { CAP(word-suggestion.a) } names a suspect, a vehicle and a city. You can do it whenever you play a card that says so.
manual-suggest-questions = Name any suspect, any weapon and any { word-place }.
manual-suggest-own = You may name cards that you hold yourself.
manual-suggest-trick = That is useful: if you hold two of the three cards yourself, the answers are all about the third one. If nobody can show it, you have found a part of { word-case.the-acc }.
manual-suggest-pieces = Put the figure and the weapon you named next to your own figure at once. They stay there afterwards.

## Answering

manual-answer-clockwise = The others are asked one after the other, clockwise, beginning with the player to your left.
manual-answer-counter-clockwise = The others are asked one after the other, counter-clockwise, beginning with the player to your right.
manual-answer-culprit = { CAP(word-culprit.the) } is asked last, and only if no detective could show a card.
manual-answer-show = Whoever holds a card you named must show you one of them, and exactly one, of their own choice. Only you see it; the others just see that a card was shown. With that the answers are over.
manual-answer-none = Whoever holds none of the three says so, and the next one is asked. Everybody hears it: it tells everybody something.
manual-answer-out = Players who are out of the investigation still answer.
manual-answer-out-walkers = Players who are out after a false { word-accusation } still answer. Those whom the White Walkers took do not: their cards lie open.
manual-answer-decline = Some cards and characters allow a player to decline the answer. That does not mean that they hold none of the cards. If all others have declined or hold none, nobody has disproved { word-suggestion.the-acc }.
manual-answer-second = One character may ask for a second card: the same player shows another of the named cards, if they hold one.
manual-answer-learn = A card that was shown to you cannot be { word-case.the }: note it on { word-sheet.your-acc }, and who has it.
manual-answer-same = When it is you who answers and you hold several of the cards, it is often wise to show one again that the asker knows already.
manual-answer-honest = Nobody can deny a card they hold: the game checks the answers.

## The false witness

manual-witness-slip = Look carefully before you say that you hold none of the cards. Whoever denies a card they hold, even by mistake, is { word-false-witness.acc }. That is a slip with a price, not a move you have: the game warns you first.
manual-witness-cost = { CAP(word-false-witness.a) } is out of the investigation: no more turns, { word-suggestion.many } or { word-accusation.many }. They go on answering, and cannot deny again.
manual-witness-found = It comes to light at once, as soon as the answers to that { word-suggestion } are over.
manual-witness-owed = If nobody else has shown a card by then, the asker still gets the answer that was owed.

## Solving the case

manual-accuse-name = When you know { word-case.the-acc }, { word-accuse.you }: name one card of each kind, whichever you like. It need not have to do with where you are or what you asked.
manual-accuse-when = You can do so on your own turn: { $moments }.
manual-accuse-start = at its start, before anything else
manual-accuse-after-suggestion = once { word-suggestion.your } has been answered
manual-accuse-after-unrefuted = right after { word-suggestion.acc } of your own that nobody could answer
manual-accuse-centre = while your figure is { FORM($centre, "in") }, at the start of the turn or when your move has ended there
manual-accuse-after-card = after the card you have played
manual-accuse-first-turn = Because all begin { FORM($centre, "in") }, that is possible even on the very first turn.
manual-accuse-look = Then you alone look at { word-case.the-acc }.
manual-accuse-right = If all three are right, show them to everybody: you have won.
manual-accuse-wrong = { $accusations ->
    [one] If anything is wrong, put the cards back and do not say what. You have only this one try: you are out.
   *[other] If anything is wrong, put the cards back and do not say what. Your turn is over; after { $accusations } wrong tries you are out.
}
manual-accuse-out = Whoever is out has no more turns and cannot win any more, but still answers.
manual-accuse-out-board = Whoever is out has no more turns and cannot win any more, but still answers. Their figure stays on the board and can still be named and moved by others.
manual-accuse-out-cards = Whoever is out draws and plays no more { word-investigation-card.many }.
manual-accuse-aside = If the figure of a player who is out stands before a door, it goes inside when that player’s turn would come: it must not block the way.
manual-accuse-figures = { CAP(word-accusation.a) } moves no figures and no weapons.
manual-accuse-leftovers = If you end a move { FORM($centre, "in") }, you may look at one of the face-down cards there that you have not seen yet. Then you cannot { word-accuse.do } in that turn.
manual-end-unsolved = If everybody was wrong, the case stays unsolved and { word-case.the } is shown to all.
manual-end-last = If only one player is left in the investigation, they play on alone.

## Intrigue

manual-intrigue-deck = The deck has { $walkers } White Walkers; the others are { word-whisperer-card.many }.
manual-intrigue-draw = There are three ways to draw a card: you must if you roll a ?, you must if your move ends on a ? square, and you may if your figure is brought along by { word-suggestion.acc }.
manual-intrigue-brought = The third way is only for a figure that somebody plays, and only if it has really been moved: whoever was there already draws nothing. Players who are out draw nothing either.
manual-intrigue-from-square = It makes no difference whether the figure stood on a square or { word-place.in } before.
manual-intrigue-at-once = Some cards happen as soon as they are drawn: do what they say.
manual-intrigue-kept = All others you keep in secret, any number of them. Play them when their moment comes, on your own turn at any time, also a card drawn in this turn and also after your move, and any number in one turn. A card that was played leaves the game.
manual-intrigue-end = If you could still play something after your move, your turn ends when you say so.
manual-walkers-harmless = The first { $harmless } White Walkers do nothing. They lie open beside the board, so that everybody sees how many have come.
manual-walkers-last = Whoever draws the last one is taken at once. They lay their hand open for all to see and no longer take part in any way: no turns, no answers, no cards. Their figure can still be named. The card is shuffled back into the deck and can strike again.
manual-walkers-kept = The cards they had kept leave the game unseen.
manual-walkers-all = If nobody is left in the investigation, all have lost and { word-case.the } is shown.
manual-effect-see-shown = When a card has been shown, everybody who could possibly look at it is asked whether they want to, so that the question gives nothing away.
manual-effect-second-rumour = A second { word-suggestion } is made in the same { word-place }, after the answers to the first one.
manual-effect-looks = Whoever looks at a card of your hand does so blind; you learn which one it was.
manual-list-kept = Kept until you play them
manual-list-at-once = Played at once

## Characters

manual-characters-once = Every figure has an ability that its player can use once in the game. Then { word-character-card.the } is turned over. All can see who has used theirs.
manual-characters-again = Whoever moves again does so before asking: { word-suggestion.the } is made where the second move ends.
manual-characters-again-passage = That is possible after a move through { word-passage.acc } too.
manual-ability = { $title }. { $help }
manual-list-characters = Who can do what

## Investigation cards

manual-list-suspicion = { CAP(word-suggestion.many) }
manual-list-peek = { word-peek }
manual-list-golden = { CAP(word-golden-tip.many) }
manual-list-secret = { CAP(word-secret-tip.many) }

## One against all

manual-culprit-chooses = { CAP(word-culprit.the) } chooses { word-case.the-acc } and deals the other cards to everybody, themselves included.
manual-culprit-answers = { CAP(word-culprit.the) } takes no turns and plays no { word-investigation-card.many }, but answers whatever the cards of the detectives ask for.
manual-culprit-nothing = { CAP(word-culprit.the) } has no { word-city-card }, and does not look when all detectives look at a card.
manual-culprit-last = { CAP(word-suggestion.a) } reaches { word-culprit.the-acc } last, and only if no detective could answer it.
manual-culprit-reward = If { word-culprit.the } then shows a card, that is rewarded: one card { word-draw-pile.from } goes open { word-discard-pile.to }. Time is running out.
manual-culprit-caught = The detective who names { word-case.the-acc } correctly wins alone.
manual-culprit-escapes = { CAP(word-culprit.the) } wins if a detective must draw and { word-draw-pile.the } is used up, for it is not shuffled again; or if every detective was wrong.

## Two sides

manual-two-house = This edition has no rules for two of its own. As a house rule two can play like this:
manual-two-here = This edition has no rules for two of its own: you play by a house rule.
manual-two-side = Before the deal { $side } cards are laid face down beside the board. They are nobody’s.
manual-two-look = Ask as usual. Whenever the other side cannot show a card, you secretly look at one of these cards that you have not seen yet, and put it back.
manual-two-decline = If the other side only declined to answer, you look at none.
manual-two-teams = Two teams of two or three people play like two players: a team shares one figure, one hand, one { word-sheet } and all its decisions.

## Pictures

manual-picture-hidden = One card of each kind is { word-case.the }.
manual-picture-hidden-alt = Three cards that lie face down, one of each kind.
manual-picture-asked = For example: “{ $claim }?”
manual-picture-asked-alt = Three cards: { $named }.
manual-picture-shown = One of the three cards is enough, for your eyes only.
manual-picture-shown-alt = One card: { $named }.
manual-picture-beginning-start = The board at the beginning.
manual-picture-beginning-start-alt = The whole board. The figures stand on their start squares at its edge.
manual-picture-beginning-centre = The board at the beginning.
manual-picture-beginning-centre-alt = The whole board. All figures stand { FORM($centre, "in") }.
manual-picture-walk = A roll of { $roll }: { $roll } steps.
manual-picture-walk-alt = A part of the board: { FORM($figure, "the") } goes { $roll } steps around a corner and stops on a square.
manual-picture-passing = A roll of { $roll }, past { FORM($figure, "the") }.
manual-picture-passing-alt = A part of the board: a way of { $roll } steps leads over the square where { FORM($figure, "the") } stands.
manual-picture-question = A roll of { $roll }, but the ? ends the move after { $steps } steps.
manual-picture-question-alt = A part of the board: a way of { $steps } steps ends on a ? square.
manual-picture-enter = { $lost ->
    [one] A roll of { $roll }: { $steps } steps lead { FORM($where, "to") }, one is lost.
   *[other] A roll of { $roll }: { $steps } steps lead { FORM($where, "to") }, { $lost } are lost.
}
manual-picture-enter-alt = A part of the board: a way of { $steps } steps leads through a door { FORM($where, "to") }.
manual-picture-doors = { $count ->
    [one] One door: leave { FORM($where, "acc") } by this square.
   *[other] { $count } doors: leave { FORM($where, "acc") } by any of these squares.
}
manual-picture-doors-alt = { $count ->
    [one] A part of the board: { FORM($where, "the") }, and the square before its door lights up.
   *[other] A part of the board: { FORM($where, "the") }, and the { $count } squares before its doors light up.
}
manual-picture-blocked = { CAP(FORM($figure, "the")) } blocks this door.
manual-picture-blocked-alt = A part of the board: { FORM($figure, "the") } stands on the square before a door of { FORM($where, "the") }; another figure is inside.
manual-picture-passages = The { word-passage.many }.
manual-picture-passages-alt = { $count ->
    [one] The whole board, with a line between two places.
   *[other] The whole board, with { $count } lines, each between two places.
}
manual-picture-brought = { CAP(FORM($figure, "the")) } is named and comes along { FORM($where, "to") }; so does { FORM($asked, "the") }.
manual-picture-brought-alt = A part of the board: an arrow leads from a square { FORM($where, "to") }, where another figure and a weapon are.
