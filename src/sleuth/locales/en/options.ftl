### The switches of a game, one line each.

option-dice = The dice of one roll: plain ones, or ones with a ? in place of the 1.
option-begins = Who has the first turn: a certain figure, the highest roll, or the dealer.
option-turn-order = The direction in which turns pass.
option-answer-order = The direction in which players are asked for an answer.
option-figures = Where the figures stand at the beginning: on their start squares or in the centre.
option-weapons = Where the weapons lie at the beginning: in the places or in the centre.
option-leftovers = What becomes of cards that cannot be dealt evenly: dealt all the same, laid open, or face down in the centre.
option-square-twice = Whether a move may touch the same square twice.
option-passing = Whether figures may be passed; if not, they block squares and doors.
option-passages = Whether the secret passages can be used.
option-suggestion = Whether entering a place obliges to suggest or only allows it.
option-staying = Whether a player may stay in a place instead of rolling.
option-stay-blocked = A player whose doors are all blocked may stay although a secret passage is open.
option-summoned = Whether a player whose figure was brought to a place may suggest there without rolling.
option-reentry = Whether a place that was left may be entered again in the same turn.
option-accuse = The moments at which accusing is possible.
option-accusations = How many wrong accusations put a player out.
option-step-aside = Whether the figure of a player who is out clears the door it stands before.
option-intrigue = Whether the intrigue cards are in play.
option-abilities = Whether the figures have their abilities.
option-false-witness = Whether one may deny a card one holds, and be found out.
option-side-cards = How many cards are set aside face down in a game for two.
option-dealer = The seat that deals, counted from 0; -1 is the last one.
option-culprit = Whether the dealer plays the culprit against all others.
