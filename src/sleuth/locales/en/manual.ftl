### How to play an edition. The house rules of a game choose the sentences; the words are the edition’s.

## Sections

manual-section-aim = The aim of the game
manual-section-setup = Setting up
manual-section-turns = Taking turns
manual-section-moving = Moving
manual-section-places = In and out
manual-section-investigation = { CAP(word-investigation-card.many) }
manual-section-suggesting = { CAP(word-suggest.do) }
manual-section-answering = Answering
manual-section-witness = { CAP(word-false-witness.the) }
manual-section-accusing = { CAP(word-accuse.do) }
manual-section-intrigue = { CAP(word-intrigue-card.many) }
manual-section-characters = { CAP(word-character-card.many) }
manual-section-culprit = One against all
manual-section-sides = Two players, two teams

## What it is about

manual-aim-murder = { CAP(FORM($victim, "the")) } has been murdered. Find out who did it, where and with what.
manual-aim-flight = { CAP(FORM($victim, "the")) } has been murdered, and the murderer has fled. Find out who it was, how they got away and where to.
manual-aim-hidden = At the start, three cards, one of each kind, are put away unseen. They are { word-case.the }. You look for them by finding all the others: a card that you have seen anywhere else cannot be one of the three.
manual-aim-chosen = { CAP(word-culprit.the) } has secretly put away three cards, one of each kind. They are { word-case.the }. You look for them by finding all the others: a card that you have seen anywhere else cannot be one of the three.
manual-aim-board = To see the others’ cards, go { word-place.to }. There you can { word-suggest.do }: a player who holds one of the three cards you name must show you one.
manual-aim-cards = To see the others’ cards, play { word-investigation-card.many }: some ask everybody, some a single player, some let you take a look.
manual-aim-questions = To see the others’ cards, ask: a player who holds one of the three cards you name must show you one.
manual-aim-win = The first player to name all three cards correctly wins.
manual-aim-culprit = All others are detectives. The detective who names all three cards correctly wins. If nobody does so in time, { word-culprit.the } gets away and wins.

## Setting up

manual-setup-players = { $least } to { $most } people can play.
manual-setup-seats = { $seats } people play.
manual-setup-two = Two players or two teams play.
manual-setup-figures-start = Everyone chooses a figure. All { $suspects } stand on their own start squares, including those nobody plays: they are suspects like all the others.
manual-setup-figures-centre = Everyone chooses a figure. All { $suspects } stand { FORM($centre, "in") }, including those nobody plays: they are suspects like all the others.
manual-setup-weapons-places = The { $weapons } { FORM($weapon, "many") } are spread at random, at most one to each { word-place }.
manual-setup-weapons-centre = The { $weapons } { FORM($weapon, "many") } begin { FORM($centre, "in") } too.
manual-setup-case-board = The { $cards } cards are sorted by kind and each pile is shuffled. The top card of each pile is put away unseen: { word-case.the }.
manual-setup-case-questions = The { $cards } cards are sorted by kind and each pile is shuffled. The top card of each pile is put away unseen: { word-case.the }.
manual-setup-case-cards = The { $cards } { word-hand-card.many } are sorted by kind and each pile is shuffled. The top card of each pile is put away unseen, later to lie under { word-draw-pile.the-acc }: { word-case.the }.
manual-setup-culprit = One of you plays { word-culprit.the-acc } and deals.
manual-setup-case-culprit = From the { $cards } { word-hand-card.many }, { word-culprit.the } secretly chooses one of each kind: { word-case.the }.
manual-setup-side = Before the deal, { $side } cards are laid aside face down.
manual-setup-deal = The other cards are shuffled together and dealt one by one, clockwise, beginning to the left of the dealer. Let nobody see yours. You keep them to the end: cards are shown, never given away.
manual-setup-dealer = { $dealer ->
    [0] The player in the last seat deals.
   *[other] The player in seat { $dealer } deals.
}
manual-setup-leftovers-dealt = If the cards do not come out even, some players hold one card more than the others.
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
manual-setup-cities = The { $places } { word-city-card.many } are shuffled face down. Every detective turns one face up and keeps it in front of them; the others lie face up in the middle.
manual-setup-intrigue = The { $intrigue } { word-intrigue-card.many } are shuffled and lie face down beside the board.
manual-setup-characters = Everyone takes the { word-character-card } of their figure and lays it face up.
manual-setup-sheet = Cross out { word-hand-card.yours } on { word-sheet.your-acc } at once: they cannot be part { word-case.of }. Keep your notes secret.
manual-setup-sheet-open = Cross out { word-hand-card.yours } and those that lie face up on { word-sheet.your-acc } at once: they cannot be part { word-case.of }. Keep your notes secret.

## Whose turn it is

manual-begins-figure = The player of { FORM($first, "the") } begins.
manual-begins-next = If nobody plays this figure, go round the start squares in the order of turns: the first figure that somebody plays begins.
manual-begins-roll-all = { $dice ->
    [one] Everyone rolls the die; the highest roll begins.
    [2] Everyone rolls both dice; the highest roll begins.
   *[other] Everyone rolls all { $dice } dice; the highest roll begins.
}
manual-begins-question = A ? counts nothing here.
manual-begins-roll-one = Everyone rolls one die; the highest roll begins.
manual-begins-ties = If several have the highest roll, these players roll again.
manual-begins-dealer = The dealer begins.
manual-begins-after-culprit = { CAP(word-culprit.the) } deals and takes no turns. The player to their left begins.
manual-turns-clockwise = The turn then passes clockwise, to the left, to the next player who is still in the investigation.
manual-turns-counter-clockwise = The turn then passes counter-clockwise, to the right, to the next player who is still in the investigation.
manual-turn-board = A turn: move your figure, { word-suggest.do }, hear the answers, take notes. When you are certain, you can { word-accuse.do }.
manual-turn-cards = A turn: draw { word-investigation-card.acc }, play one of your two, take notes. When you are certain, you can { word-accuse.do }.
manual-turn-questions = There is no board. A turn is one question about any three cards, one of each kind.

## Moving

manual-move-roll = { $dice ->
    [one] Roll the die and move your figure exactly that many steps.
    [2] Roll both dice, add them and move your figure exactly that many steps.
   *[other] Roll all { $dice } dice, add them and move your figure exactly that many steps.
}
manual-move-question-die = { $questions ->
    [one] One die has a ? in place of the 1.
   *[other] { $questions } dice have a ? in place of the 1.
}
manual-move-rolled-question = If you roll a ?, you must draw { word-intrigue-card.acc } before you move. The ? itself counts no steps: you move by what else you have rolled.
manual-move-question-nothing = A rolled ? counts no steps: you move by what else you have rolled.
manual-move-steps = A step goes to the next square: up, down, left or right, never diagonally. You may turn as often as you like.
manual-move-all = You must use the whole roll. Your move ends early only if you come { word-place.to }.
manual-move-all-stops = You must use the whole roll. Your move ends early only if you come { word-place.to } or step on a ? square.
manual-move-twice = In one move you may step on the same square more than once.
manual-move-once = You may not step on the same square twice in one move; the square where you started counts too.
manual-move-no-passing = A square holds one figure. You can neither stop where another figure stands nor pass or jump over it: walk around it.
manual-move-passing = You may walk straight through other figures. But a square holds one figure: your move cannot end where another one stands.
manual-move-short = If there is no way to use the whole roll and you cannot enter { word-place.acc }, go as far as you can.
manual-move-stuck = If your figure cannot move at all, you stay where you are and your turn is over.
manual-question-square = If you step on a ? square, your move ends there at once and you must draw { word-intrigue-card.acc }.
manual-question-square-taken = A ? square where another figure stands cannot be stepped on, not even in passing.
manual-question-square-plain = Without { word-intrigue-card.many }, ? squares are ordinary squares.

## In and out

manual-place-enter = You enter { word-place.acc } through a door. The step inside counts as one square, however large it is inside; the door itself counts as none. Then your move is over and the rest of the roll is lost, so you need not roll the exact number.
manual-place-full = Any number of figures and { FORM($weapon, "many") } can be { word-place.in }.
manual-place-leave = Leaving costs one step too: onto the square in front of a door. Choose any door.
manual-doors-blocked = A figure on the square in front of a door blocks it: nobody gets in or out there.
manual-doors-free = Doors are never blocked: you may walk through a figure that stands in front of one.
manual-no-reentry = If you have left { word-place.acc }, you cannot go back there in the same turn, not even through another door.
manual-reentry = If you have left { word-place.acc }, you may go back there in the same turn.
manual-passage-pair = { $one } – { $other }
manual-passages = { CAP(word-passage.many) } join two { word-place.many } each: { $pairs }. If your turn begins there, you may go through instead of rolling. That is your whole move, and you arrive as if through a door.
manual-no-passages = The { word-passage.many } on the board are not used.
manual-centre-open = { CAP(FORM($centre, "the")) } has doors too and counts as { word-place.acc } for entering and leaving. But { word-suggestion.none } is possible there.
manual-centre-shut = Nobody can enter the middle of the board. The three hidden cards lie there.
manual-leaving = If your turn begins { word-place.in }, you must leave: roll and go out through a door, or take { word-passage.acc } if there is one.
manual-staying = If your turn begins { word-place.in }, you may stay instead of rolling. You can { word-suggest.do } there if you have not done so since you came.
manual-stay-blocked = If every door is blocked, you need not take { word-passage.the-acc }: you may stay, and your turn is over.
manual-passage-forced = If every door is blocked, you must take { word-passage.the-acc }, if there is one.
manual-summoned = If another player named your figure and so brought it { word-place.to }, you may { word-suggest.do } there on your next turn without rolling, or move as usual. A figure that was there already has not been brought.
manual-not-summoned = If another player named your figure and so brought it { word-place.to }, that gives you no right to { word-suggest.do } there: move on as usual.
manual-one-suggestion = You cannot { word-suggest.do } twice { word-place.same }. Leave first and come back in a later turn, or be brought there again.

## Investigation cards

manual-cards-turn = Draw the top { word-investigation-card }, so that you hold two. Play one of them face up and do what it says; the other one stays in your hand. Only { word-secret-tip.the } is played face down.
manual-cards-suspicion = { CAP(word-suggestion.a) } with any city: take the { word-city-card } of the city you want to name, from the middle or from the player who has it; yours takes its place. Then you { word-suggest.you } with that city.
manual-cards-own-city = { CAP(word-suggestion.a) } with your own city: name the city in front of you. Or travel instead: swap { word-city-card.your-acc } for any other, and your turn is over.
manual-cards-peek = { word-peek }: choose a player and draw one of their cards blind. { word-peek-all }: every detective draws one card blind from the neighbour on the side the card says. Look at it and give it back.
manual-cards-peek-out = Detectives who are out of the investigation do not take part when everyone looks.
manual-cards-golden = { word-golden-tip }: read it out. Every other player in turn shows you alone one card of that sort, of their choice, or says that they have none.
manual-cards-secret = { word-secret-tip }: pass it face down to one player. Only the two of you know what it asks for. The other hands it back with what it asks for, one card or all of that sort, or with nothing; you look and give the cards back. It is discarded face down.
manual-cards-unmask = When the card is done you may { word-accuse.do }, whatever it brought you, unless you have travelled. You may also do so at the start of your turn, without playing a card.
manual-cards-reshuffle = When { word-draw-pile.the } is used up, { word-discard-pile.the } is shuffled and takes its place.
manual-list-suspicion = { CAP(word-suggestion.many) }
manual-list-peek = { word-peek }
manual-list-golden = { CAP(word-golden-tip.many) }
manual-list-secret = { CAP(word-secret-tip.many) }

## Asking

manual-suggest-must = If your move ends { word-place.in }, you must { word-suggest.do } at once.
manual-suggest-may = If your move ends { word-place.in }, you may { word-suggest.do } at once, or end your turn.
manual-suggest-here = { CAP(word-suggestion.a) } names { FORM($suspect, "acc") }, { FORM($weapon, "acc") } and always { word-place.where } your own figure is.
manual-suggest-any = You may name anyone and anything: your own figure, figures nobody plays, and cards you hold yourself.
manual-suggest-cards = { CAP(word-suggestion.a) } names { FORM($suspect, "acc") }, { FORM($weapon, "acc") } and { FORM($place, "acc") }. You can { word-suggest.do } whenever you play a card that says so.
manual-suggest-questions = { CAP(word-suggestion.a) } names { FORM($suspect, "acc") }, { FORM($weapon, "acc") } and { FORM($place, "acc") }, whichever you like.
manual-suggest-own = You may also name cards that you hold yourself.
manual-suggest-trick = If you hold two of the three cards yourself, the answers are all about the third one. If nobody can show it, you have found a part of { word-case.the-acc }.
manual-suggest-pieces = The figure and the { $weapon } you name are put beside your own figure at once. They stay there afterwards.

## Answering

manual-answer-clockwise = The others are asked one after another, clockwise, beginning with the player to your left.
manual-answer-counter-clockwise = The others are asked one after another, counter-clockwise, beginning with the player to your right.
manual-answer-culprit = { CAP(word-culprit.the) } is asked last, and only if no detective could show a card.
manual-answer-show = The first player who holds a card you named must show you exactly one, of their own choice. Only you see it; the others just see that a card was shown. Nobody else is asked after that.
manual-answer-none = A player who holds none of the three says so, and the next player is asked. Everyone hears it and learns from it.
manual-answer-out = Players who are out of the investigation still answer.
manual-answer-out-walkers = Players who are out after a false { word-accusation } still answer. Those taken by the White Walkers do not: their cards lie face up.
manual-answer-decline = Some cards and characters allow a player to decline to answer. That does not mean that they hold none of the cards. If all others have declined or hold none, nobody has answered.
manual-answer-second = One character may ask for a second card: the same player shows another of the named cards, if they hold one.
manual-answer-learn = A card that was shown to you cannot be part { word-case.of }. Note it, and who has it.
manual-answer-same = When you answer and hold several of the cards, it is often wise to show again one that the asker already knows.
manual-answer-honest = Nobody can deny a card they hold: the game checks the answers.

## The false witness

manual-witness-slip = Look carefully before you say that you hold none of the cards. A player who denies a card they hold is { word-false-witness.a }. That is a costly slip, not a move: the game warns you first.
manual-witness-cost = { CAP(word-false-witness.a) } is out of the investigation at once: no more turns, no { word-suggestion.many }, no { word-accusation.many }. They only answer from then on.
manual-witness-again = A player who is out can no longer deny a card.
manual-witness-found = It comes to light as soon as that round of answers is over.
manual-witness-owed = The asker gets one card in all: if nobody has shown one, the first player who denied a card shows it now.

## Accusing

manual-accuse-name = When you know { word-case.the-acc }, you can { word-accuse.do }: name one card of each kind, whichever you like. They need not be the ones you asked about.
manual-accuse-when = You can do so on your own turn: { $moments }.
manual-accuse-start = at its start
manual-accuse-after-suggestion = after { word-suggestion.your-acc }, once it has been answered
manual-accuse-after-unrefuted = right after { word-suggestion.unanswered }
manual-accuse-centre = while your figure is { FORM($centre, "in") }
manual-accuse-centre-more = That is at the start of your turn, or when your move has ended there.
manual-accuse-after-card = after the card you have played
manual-accuse-first-turn = Because everyone begins { FORM($centre, "in") }, that is possible even on the very first turn.
manual-accuse-look = Then you alone look at { word-case.the-acc }.
manual-accuse-right = If all three cards are right, show them to everyone: you have won.
manual-accuse-wrong = { $accusations ->
    [one] If anything is wrong, put the cards back and do not say what. You have only this one try: you are out.
   *[other] If anything is wrong, put the cards back and do not say what. Your turn is over; after { $accusations } wrong tries you are out.
}
manual-accuse-out = A player who is out has no more turns and can no longer win, but still answers.
manual-accuse-out-board = A player who is out has no more turns and can no longer win, but still answers. Their figure stays on the board and can still be named and moved by others.
manual-accuse-out-cards = A player who is out draws and plays no more { word-investigation-card.many }.
manual-accuse-aside = If the figure of a player who is out stands in front of a door, it goes inside when that player’s turn would come, so as not to block the way.
manual-accuse-figures = { CAP(word-accusation.a) } moves no figures and no { FORM($weapon, "many") }.
manual-accuse-leftovers = If your move ends { FORM($centre, "in") }, you may look at one of the face-down cards there that you have not seen yet, instead of accusing. No move follows in that turn.
manual-end-unsolved = If everyone was wrong, the case stays unsolved and { word-case.the } is shown to everyone.
manual-end-last = If only one player is left in the investigation, they play on alone.

## Intrigue

manual-intrigue-deck = The deck has { $walkers } White Walkers; the others are { word-whisperer-card.many }.
manual-intrigue-draw = There are three ways to draw a card: you must if you roll a ?, you must if your move ends on a ? square, and you may if another player names your figure and so brings it { word-place.to }.
manual-intrigue-brought = The third way is only for figures that somebody plays, and only if they have really been moved: a figure that was there already draws nothing. Players who are out draw nothing either.
manual-intrigue-from-square = It makes no difference whether the figure stood on a square or { word-place.in } before.
manual-intrigue-at-once = Some cards happen as soon as they are drawn: do what they say.
manual-intrigue-kept = All others you keep in secret, any number of them. Play them when their moment comes, any number in one turn, even one drawn in this very turn, and even when your move is over. A card that has been played leaves the game.
manual-intrigue-end = If, for all the others know, you could still play something, your turn ends only when you say so. That way nobody learns what you keep.
manual-walkers-harmless = The first { $harmless } White Walkers do nothing. They stay face up, so that everyone sees how many have come.
manual-walkers-last = The player who draws the last one is taken at once. They lay their hand face up for all to see and no longer take part in any way: no turns, no answers, no cards. Their figure can still be named. The card is shuffled back into the deck and can strike again.
manual-walkers-kept = The cards they had kept leave the game unseen.
manual-walkers-all = If nobody is left in the investigation, everyone has lost and { word-case.the } is shown.
manual-effect-see-shown = When a card has been shown, everyone who could possibly look at it is asked whether they want to, so that the question gives nothing away.
manual-effect-second-rumour = After the answers, one more time to { word-suggest.do } { word-place.same } is possible with a card or a character that says so.
manual-effect-all-look = When everybody looks at a card, those who are out of the investigation do not.
manual-effect-looks = A player who looks at a card of your hand draws it blind; you learn which one it was.
manual-list-kept = Kept until you play them
manual-list-at-once = Played at once

## Characters

manual-characters-once = Every figure has an ability that its player can use once in the game. Then { word-character-card.the } is turned over. Everyone sees who has used theirs.
manual-characters-again = A second move comes before anything is asked: { word-suggestion.the } belongs to the spot where it ends.
manual-characters-again-passage = A second move is possible after { word-passage.acc } too.
manual-ability = { $title }. { $help }
manual-list-characters = Who can do what

## One against all

manual-culprit-chooses = { CAP(word-culprit.the) } chooses { word-case.the-acc } and deals the other cards to everyone, themselves included.
manual-culprit-answers = { CAP(word-culprit.the) } takes no turns and plays no { word-investigation-card.many }, but answers whatever the cards of the detectives ask for.
manual-culprit-nothing = { CAP(word-culprit.the) } has no { word-city-card }, and does not look when all detectives look at a card.
manual-culprit-last = { CAP(word-suggestion.a) } reaches { word-culprit.the-acc } last, and only if no detective could answer.
manual-culprit-reward = If { word-culprit.the } then shows a card, that is rewarded: one card { word-draw-pile.from } goes face up { word-discard-pile.to }. Time is running out.
manual-culprit-caught = The detective who names { word-case.the-acc } correctly wins alone.
manual-culprit-escapes = { CAP(word-culprit.the) } wins if a detective must draw and { word-draw-pile.the } is used up, because nothing is reshuffled; or if every detective was wrong.

## Two sides

manual-two-house = This edition has no rules of its own for two. As a house rule, two can play like this:
manual-two-here = This edition has no rules of its own for two: you play by a house rule.
manual-two-side = Before the deal, { $side } cards are laid aside face down. They belong to nobody.
manual-two-look = Ask as usual. Whenever the other side cannot show a card, you secretly look at one of the cards laid aside that you have not seen yet, and put it back.
manual-two-decline = If the other side only declined to answer, you look at none.
manual-two-teams = Two teams of two or three people play like two players: a team shares a seat, its hand, { word-sheet.the-acc } and all decisions.

## Pictures

manual-picture-hidden = One card of each kind is { word-case.the }.
manual-picture-hidden-alt = Three cards that lie face down, one of each kind.
manual-picture-asked = For example: “{ CAP($claim) }?”
manual-picture-asked-alt = Three cards: { $named }.
manual-picture-cities = { CAP(word-city-card.many) }: one lies in front of each detective, the others in the middle.
manual-picture-cities-alt = Three { word-city-card.many }: { $named }.
manual-picture-shown = One of the three cards is enough, for your eyes only.
manual-picture-shown-alt = One card: { $named }.
manual-picture-beginning-start = The board at the beginning.
manual-picture-beginning-start-alt = The whole board. The figures stand on their start squares at its edge.
manual-picture-beginning-centre = The board at the beginning.
manual-picture-beginning-centre-alt = The whole board. All figures stand { FORM($centre, "in") }.
manual-picture-walk = A roll of { $roll }: { $roll } steps.
manual-picture-walk-alt = A part of the board: { FORM($figure, "the") } goes { $roll } steps and stops on a square.
manual-picture-passing = A roll of { $roll }, straight through { FORM($figure, "the") }.
manual-picture-passing-alt = A part of the board: a path of { $roll } steps leads over the square where { FORM($figure, "the") } stands.
manual-picture-question = A roll of { $roll }, but the ? ends the move after { $steps } steps.
manual-picture-question-alt = A part of the board: a path of { $steps } steps ends on a ? square.
manual-picture-enter = { $lost ->
    [one] A roll of { $roll }: { $steps } steps lead { FORM($where, "to") }, one is lost.
   *[other] A roll of { $roll }: { $steps } steps lead { FORM($where, "to") }, { $lost } are lost.
}
manual-picture-enter-alt = A part of the board: a path of { $steps } steps leads through a door { FORM($where, "to") }.
manual-picture-doors = { $count ->
    [one] One door: this square is the way out.
   *[other] { $count } doors: each of these squares is a way out.
}
manual-picture-doors-alt = { $count ->
    [one] A part of the board: { FORM($where, "the") }. The square in front of the door lights up.
   *[other] A part of the board: { FORM($where, "the") }. The { $count } squares in front of the doors light up.
}
manual-picture-blocked = { CAP(FORM($figure, "the")) } blocks this door.
manual-picture-blocked-alt = A part of the board: { FORM($figure, "the") } stands on the square in front of a door; another figure is { FORM($where, "in") }.
manual-picture-passages = { CAP(word-passage.many) }
manual-picture-passages-alt = { $count ->
    [one] The whole board, with a line that joins two { word-place.many }.
   *[other] The whole board, with { $count } lines, each of which joins two { word-place.many }.
}
manual-picture-brought = { CAP(FORM($figure, "the")) } is named and comes along { FORM($where, "to") }; so does { FORM($asked, "the") }.
manual-picture-brought-alt = A part of the board: an arrow leads from a square { FORM($where, "to") }, where another figure and { FORM($asked, "the") } are.
