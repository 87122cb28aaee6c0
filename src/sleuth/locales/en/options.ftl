### The house rules, one line each: a short heading, or a sentence to say yes or no to.

option-dice = The dice: plain ones, or with a ? instead of the 1.
option-begins = The first turn: one fixed figure, the highest roll, or the dealer.
option-turn-order = The direction in which turns pass.
option-answer-order = The direction in which players are asked for an answer.
option-figures = The figures at the beginning: on their start squares or { word-centre.in }.
option-weapons = The weapons at the beginning: { word-place.all-in } or { word-centre.in }.
option-leftovers = Cards that cannot be dealt evenly: dealt anyway, laid face up, or face down { word-centre.in }.
option-square-twice = A move may touch the same square twice.
option-passing = Figures may be passed; otherwise they block squares and doors.
option-passages = The { word-passage.many } may be used.
option-suggestion = { CAP(word-suggestion) } on coming { word-place.to }: you must, or you may.
option-staying = You may stay where you are instead of rolling.
option-stay-blocked = A player whose doors are all blocked may stay although { word-passage.a } is open.
option-summoned = Anyone brought { word-place.to } may { word-suggest.do } there without rolling.
option-reentry = You may go back in the same turn to where you came from.
option-accuse = When { word-accusation.a } is possible.
option-accusations = Wrong { word-accusation.many } that put a player out.
option-step-aside = The figure of a player who is out clears the door it stands in front of.
option-intrigue = The { word-intrigue-card.many } are in play.
option-abilities = Every { word-character-card } has its ability.
option-false-witness = { CAP(word-false-witness.many) }: a player who denies a card by mistake is out.
option-side-cards = Cards set aside face down in a game for two.
option-dealer = The seat that deals, counted from 0; -1 is the last one.
option-culprit = The dealer plays { word-culprit.the-acc } against all others.
