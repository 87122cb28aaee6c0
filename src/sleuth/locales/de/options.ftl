### Die Hausregeln, je eine Zeile: ein kurzes Stichwort, oder ein Satz, den man bejaht oder verneint.

option-dice = Die Würfel: gewöhnliche, oder mit einem ? anstelle der 1.
option-begins = Der erste Zug: eine bestimmte Figur, der höchste Wurf, oder wer die Karten gibt.
option-turn-order = Die Richtung, in der die Züge weitergehen.
option-answer-order = Die Richtung, in der nach Antworten gefragt wird.
option-figures = Die Figuren am Anfang: auf ihren Startfeldern oder { word-centre.in }.
option-weapons = Die Waffen am Anfang: { word-place.all-in } oder { word-centre.in }.
option-leftovers = Karten, die nicht aufgehen: trotzdem austeilen, offen auslegen oder verdeckt { word-centre.to }.
option-square-twice = In einem Zug darf man dasselbe Feld zweimal betreten.
option-passing = Man darf an anderen Figuren vorbeigehen; sonst versperren sie Felder und Türen.
option-passages = Man darf { word-passage.by } gehen.
option-suggestion = { CAP(word-suggestion) } beim Betreten { word-place.of-a }: Man muss oder man darf.
option-staying = Man darf bleiben, wo man ist, statt zu würfeln.
option-summoned = Wer { word-place.to } geholt wurde, darf dort ohne Wurf { word-suggest.do }.
option-reentry = Man darf im selben Zug dorthin zurück, woher man kam.
option-accuse = Wann { word-accusation.a } möglich ist.
option-accusations = Falsche { word-accusation.many }, nach denen man ausscheidet.
option-step-aside = Die Figur von Ausgeschiedenen macht die Tür frei, vor der sie steht.
option-intrigue = Man spielt mit { word-intrigue-card.many }.
option-abilities = Jede { word-character-card } hat ihre Fähigkeit.
option-false-witness = { CAP(word-false-witness.many) }: Wer versehentlich eine Karte verleugnet, scheidet aus.
option-side-cards = Karten, die im Spiel zu zweit verdeckt beiseiteliegen.
option-dealer = Der Platz, der die Karten gibt, von 0 an gezählt; -1 ist der letzte.
option-culprit = Wer die Karten gibt, spielt { word-culprit.the-acc } gegen alle anderen.
