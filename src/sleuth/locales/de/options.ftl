### Die Schalter eines Spiels, je eine Zeile.

option-dice = Die Würfel eines Wurfs: gewöhnliche, oder solche mit einem ? anstelle der 1.
option-begins = Wer den ersten Zug hat: eine bestimmte Figur, der höchste Wurf oder wer die Karten gibt.
option-turn-order = Die Richtung, in der die Züge weitergehen.
option-answer-order = Die Richtung, in der nach Antworten gefragt wird.
option-figures = Wo die Figuren am Anfang stehen: auf ihren Startfeldern oder in der Mitte.
option-weapons = Wo die Waffen am Anfang liegen: an den Orten oder in der Mitte.
option-leftovers = Was mit Karten geschieht, die nicht aufgehen: trotzdem ausgeteilt, offen ausgelegt oder verdeckt in die Mitte.
option-square-twice = Ob ein Zug dasselbe Feld zweimal berühren darf.
option-passing = Ob man an Figuren vorbeigehen darf; wenn nicht, versperren sie Felder und Türen.
option-passages = Ob man die Geheimgänge benutzen kann.
option-suggestion = Ob man beim Betreten eines Orts vermuten muss oder nur darf.
option-staying = Ob man an einem Ort bleiben darf, statt zu würfeln.
option-stay-blocked = Ein eingeschlossener Spieler darf bleiben, auch wenn ein Geheimgang offen ist.
option-summoned = Ob man an einem Ort, an den die eigene Figur geholt wurde, ohne Wurf vermuten darf.
option-reentry = Ob man einen verlassenen Ort im selben Zug wieder betreten darf.
option-accuse = Die Momente, in denen eine Anklage möglich ist.
option-accusations = Nach wie vielen falschen Anklagen man ausscheidet.
option-step-aside = Ob die Figur von Ausgeschiedenen die Tür frei macht, vor der sie steht.
option-intrigue = Ob mit Intrigenkarten gespielt wird.
option-abilities = Ob die Figuren ihre Fähigkeiten haben.
option-false-witness = Ob man eine eigene Karte verleugnen kann und dabei auffliegt.
option-side-cards = Wie viele Karten im Spiel zu zweit verdeckt beiseitegelegt werden.
option-dealer = Der Platz, der die Karten gibt, von 0 an gezählt; -1 ist der letzte.
option-culprit = Ob, wer die Karten gibt, den Täter gegen alle anderen spielt.
