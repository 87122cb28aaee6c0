### Wie eine Ausgabe gespielt wird. Die Schalter einer Partie wählen die Sätze, die Wörter sind die der Ausgabe.

## Abschnitte

manual-section-aim = Worum es geht
manual-section-setup = Aufbau
manual-section-turns = Wer am Zug ist
manual-section-moving = Ziehen
manual-section-places = Hinein und hinaus
manual-section-investigation = { CAP(word-investigation-card.many) }
manual-section-suggesting = { CAP(word-suggest.do) }
manual-section-answering = Antworten
manual-section-witness = { CAP(word-false-witness.the) }
manual-section-accusing = { CAP(word-accuse.do) }
manual-section-intrigue = { CAP(word-intrigue-card.many) }
manual-section-characters = { CAP(word-character-card.many) }
manual-section-culprit = Einer gegen alle
manual-section-sides = Zu zweit, in zwei Teams

## Worum es geht

manual-aim-murder = { CAP(FORM($victim, "the")) } ist ermordet worden. Finde heraus, wer es war, wo und womit.
manual-aim-flight = { CAP(FORM($victim, "the")) } ist ermordet worden, und wer es getan hat, ist geflohen. Finde heraus, wer es war, womit und wohin.
manual-aim-hidden = Drei Karten, eine von jeder Sorte, werden zu Beginn ungesehen weggelegt. Sie sind { word-case.the }. Du findest sie, indem du alle anderen findest: Eine Karte, die du irgendwo sonst gesehen hast, kann keine der drei sein.
manual-aim-chosen = { CAP(word-culprit.the) } hat heimlich drei Karten weggelegt, eine von jeder Sorte. Sie sind { word-case.the }. Du findest sie, indem du alle anderen findest: Eine Karte, die du irgendwo sonst gesehen hast, kann keine der drei sein.
manual-aim-board = Karten der anderen siehst du, wenn du { word-place.to } gehst. Dort kannst du { word-suggest.do }: Wer eine der drei genannten Karten hat, muss dir eine zeigen.
manual-aim-cards = Karten der anderen siehst du, wenn du { word-investigation-card.many } spielst: Manche fragen alle, manche nur eine Person, manche lassen dich in eine Hand sehen.
manual-aim-questions = Karten der anderen siehst du, wenn du fragst: Wer eine der drei genannten Karten hat, muss dir eine zeigen.
manual-aim-win = Wer als Erstes alle drei Karten richtig nennt, gewinnt.
manual-aim-culprit = Alle anderen sind Detektive. Der Detektiv, der alle drei Karten richtig nennt, gewinnt. Gelingt es rechtzeitig keinem, entkommt { word-culprit.the } und gewinnt.

## Aufbau

manual-setup-players = Für { $least } bis { $most } Personen.
manual-setup-seats = { $seats } Personen spielen mit.
manual-setup-two = Es spielen zwei Personen oder zwei Teams.
manual-setup-figures-start = Alle wählen eine Figur. Die { $suspects } Figuren stehen auf ihren eigenen Startfeldern, auch die, die niemand spielt: Verdächtig sind sie genauso.
manual-setup-figures-centre = Alle wählen eine Figur. Die { $suspects } Figuren stehen { FORM($centre, "in") }, auch die, die niemand spielt: Verdächtig sind sie genauso.
manual-setup-weapons-places = Die { $weapons } { FORM($weapon, "many") } werden zufällig verteilt, höchstens eine je { word-place }.
manual-setup-weapons-centre = Auch die { $weapons } { FORM($weapon, "many") } liegen zu Beginn { FORM($centre, "in") }.
manual-setup-case-board = Die { $cards } Karten werden nach Sorten getrennt, und jeder Stapel wird gemischt. Von jedem wird die oberste Karte ungesehen weggelegt: { word-case.the }.
manual-setup-case-questions = Die { $cards } Karten werden nach Sorten getrennt, und jeder Stapel wird gemischt. Von jedem wird die oberste Karte ungesehen weggelegt: { word-case.the }.
manual-setup-case-cards = Die { $cards } { word-hand-card.many } werden nach Sorten getrennt, und jeder Stapel wird gemischt. Von jedem kommt die oberste Karte ungesehen beiseite und später unter { word-draw-pile.the-acc }: { word-case.the }.
manual-setup-culprit = Jemand von euch spielt { word-culprit.the-acc } und gibt die Karten.
manual-setup-case-culprit = { CAP(word-culprit.the) } wählt heimlich aus den { $cards } { word-hand-card.many } eine von jeder Sorte: { word-case.the }.
manual-setup-side = Vor dem Verteilen kommen { $side } Karten verdeckt beiseite.
manual-setup-deal = Die übrigen Karten werden zusammen gemischt und einzeln im Uhrzeigersinn verteilt, beginnend links von der Person, die gibt. Zeig deine niemandem. Du behältst sie bis zum Schluss: Karten werden gezeigt, nie weggegeben.
manual-setup-dealer = { $dealer ->
    [0] Die Karten gibt, wer auf dem letzten Platz sitzt.
   *[other] Die Karten gibt, wer auf Platz { $dealer } sitzt.
}
manual-setup-leftovers-dealt = Gehen die Karten nicht auf, haben einige eine Karte mehr.
manual-setup-leftovers-open = Alle bekommen gleich viele. Karten, die übrig bleiben, liegen offen aus.
manual-setup-leftovers-centre = Alle bekommen gleich viele. Karten, die übrig bleiben, liegen verdeckt { FORM($centre, "in") }.
manual-setup-hands-even = Alle haben { $hand } Karten, keine bleibt übrig.
manual-setup-hands-dealt = { $left ->
    [one] Alle haben { $hand } Karten, eine Person hat eine mehr.
   *[other] Alle haben { $hand } Karten, { $left } Personen haben eine mehr.
}
manual-setup-hands-open = { $left ->
    [one] Alle haben { $hand } Karten. Die eine, die übrig bleibt, liegt offen aus.
   *[other] Alle haben { $hand } Karten. Die { $left }, die übrig bleiben, liegen offen aus.
}
manual-setup-hands-centre = { $left ->
    [one] Alle haben { $hand } Karten. Die eine, die übrig bleibt, liegt verdeckt { FORM($centre, "in") }.
   *[other] Alle haben { $hand } Karten. Die { $left }, die übrig bleiben, liegen verdeckt { FORM($centre, "in") }.
}
manual-setup-investigation = Die { $investigation } { word-investigation-card.many } werden gemischt und { word-draw-pile.as }. Jeder Detektiv nimmt eine auf die Hand.
manual-setup-cities = Die { $places } { word-city-card.many } werden verdeckt gemischt. Jeder Detektiv deckt eine auf und legt sie offen vor sich hin; die anderen werden in der Mitte aufgedeckt.
manual-setup-intrigue = Die { $intrigue } { word-intrigue-card.many } werden gemischt und liegen verdeckt neben dem Spielplan.
manual-setup-characters = Alle legen { word-character-card.the-acc } ihrer Figur offen vor sich hin.
manual-setup-sheet = Trag { word-hand-card.yours } gleich in { word-sheet.your-acc } ein: Sie können nicht { word-case.the } sein. Halte deine Notizen geheim.
manual-setup-sheet-open = Trag { word-hand-card.yours } und die offenen gleich in { word-sheet.your-acc } ein: Sie können nicht { word-case.the } sein. Halte deine Notizen geheim.

## Wer am Zug ist

manual-begins-figure = Wer { FORM($first, "the") } spielt, beginnt.
manual-begins-next = Spielt niemand diese Figur, geht es in Zugrichtung um die Startfelder: Die erste Figur, die jemand spielt, beginnt.
manual-begins-roll-all = { $dice ->
    [one] Alle würfeln; der höchste Wurf beginnt.
    [2] Alle werfen beide Würfel; der höchste Wurf beginnt.
   *[other] Alle werfen alle { $dice } Würfel; der höchste Wurf beginnt.
}
manual-begins-question = Ein ? zählt dabei nichts.
manual-begins-roll-one = Alle werfen einen Würfel; der höchste Wurf beginnt.
manual-begins-ties = Haben mehrere den höchsten Wurf, würfeln diese noch einmal.
manual-begins-dealer = Wer gibt, beginnt.
manual-begins-after-culprit = { CAP(word-culprit.the) } gibt und hat keine Züge. Es beginnt, wer links davon sitzt.
manual-turns-clockwise = Danach geht es im Uhrzeigersinn weiter, also nach links, jeweils zur nächsten Person, die noch ermittelt.
manual-turns-counter-clockwise = Danach geht es gegen den Uhrzeigersinn weiter, also nach rechts, jeweils zur nächsten Person, die noch ermittelt.
manual-turn-board = Ein Zug: die Figur bewegen, { word-suggest.do }, die Antworten hören, notieren. Bist du sicher, kannst du { word-accuse.do }.
manual-turn-cards = Ein Zug: { word-investigation-card.acc } ziehen, eine von deinen zweien spielen, notieren. Bist du sicher, kannst du { word-accuse.do }.
manual-turn-questions = Es gibt keinen Spielplan. Ein Zug ist eine Frage nach drei beliebigen Karten, einer von jeder Sorte.

## Ziehen

manual-move-roll = { $dice ->
    [one] Wirf den Würfel und zieh deine Figur genau so viele Schritte.
    [2] Wirf beide Würfel und zieh deine Figur genau so viele Schritte, wie sie zusammen zeigen.
   *[other] Wirf alle { $dice } Würfel und zieh deine Figur genau so viele Schritte, wie sie zusammen zeigen.
}
manual-move-question-die = { $questions ->
    [one] Ein Würfel hat ein ? anstelle der 1.
   *[other] { $questions } Würfel haben ein ? anstelle der 1.
}
manual-move-rolled-question = Würfelst du ein ?, musst du { word-intrigue-card.acc } ziehen, bevor du dich bewegst. Das ? selbst zählt keine Schritte: Es gilt, was du sonst geworfen hast.
manual-move-question-nothing = Ein geworfenes ? zählt keine Schritte: Es gilt, was du sonst geworfen hast.
manual-move-steps = Ein Schritt führt auf das nächste Feld: nach oben, unten, links oder rechts, nie schräg. Abbiegen darfst du, sooft du willst.
manual-move-all = Du musst den ganzen Wurf nutzen. Vorher endet deine Bewegung nur, wenn du { word-place.to } kommst.
manual-move-all-stops = Du musst den ganzen Wurf nutzen. Vorher endet deine Bewegung nur, wenn du { word-place.to } kommst oder ein ?-Feld betrittst.
manual-move-twice = In einem Zug darfst du dasselbe Feld auch mehrmals betreten.
manual-move-once = In einem Zug darfst du kein Feld zweimal betreten; auch das Feld zählt, auf dem du losgehst.
manual-move-no-passing = Auf einem Feld steht nur eine Figur. Du darfst dort weder stehen bleiben noch durchziehen noch darüberspringen: Geh um sie herum.
manual-move-passing = Durch andere Figuren darfst du hindurchziehen. Aber auf einem Feld steht nur eine Figur: Wo schon eine steht, kann deine Bewegung nicht enden.
manual-move-short = Lässt sich der Wurf auf keinem Weg ganz nutzen und kommst du auch nirgends hinein, geh so weit wie möglich.
manual-move-stuck = Kommt deine Figur gar nicht weg, bleibst du stehen, und dein Zug ist vorbei.
manual-question-square = Betrittst du ein ?-Feld, endet deine Bewegung dort sofort, und du musst { word-intrigue-card.acc } ziehen.
manual-question-square-taken = Ein ?-Feld, auf dem eine andere Figur steht, darfst du nicht betreten, auch nicht im Vorbeigehen.
manual-question-square-plain = Ohne { word-intrigue-card.many } sind die ?-Felder Felder wie alle anderen.

## Hinein und hinaus

manual-place-enter = Du betrittst { word-place.acc } durch eine Tür. Der Schritt hinein zählt als ein Feld, ganz gleich wie groß es drinnen ist; die Tür selbst zählt nicht. Damit ist deine Bewegung zu Ende, und der Rest des Wurfs verfällt: Die genaue Zahl brauchst du also nicht.
manual-place-full = { CAP(word-place.in) } können beliebig viele Figuren und { FORM($weapon, "many") } sein.
manual-place-leave = Auch hinaus kostet einen Schritt: auf das Feld vor einer Tür. Welche Tür, ist dir überlassen.
manual-doors-blocked = Eine Figur auf dem Feld vor einer Tür versperrt sie: Dort kommt niemand hinein und niemand hinaus.
manual-doors-free = Türen sind nie versperrt: Durch eine Figur, die davor steht, darfst du hindurchziehen.
manual-no-reentry = Wer { word-place.acc } verlassen hat, darf im selben Zug nicht dorthin zurück, auch nicht durch eine andere Tür.
manual-reentry = Wer { word-place.acc } verlassen hat, darf im selben Zug dorthin zurück.
manual-passage-pair = { $one } – { $other }
manual-passages = { CAP(word-passage.many) } verbinden je zwei { word-place.many }: { $pairs }. Beginnt dein Zug dort, darfst du hindurchgehen, statt zu würfeln. Das ist deine ganze Bewegung, und du kommst an wie durch eine Tür.
manual-no-passages = { CAP(word-passage.many) } auf dem Spielplan werden nicht benutzt.
manual-centre-open = Auch { FORM($centre, "the") } hat Türen und gilt beim Betreten und Verlassen als { word-place }. Aber { word-suggestion.none } ist dort möglich.
manual-centre-shut = Die Mitte des Spielplans kann niemand betreten. Dort liegen die drei verdeckten Karten.
manual-leaving = Beginnt dein Zug { word-place.in }, musst du hinaus: würfeln und durch eine Tür gehen oder { word-passage.acc } nehmen, wenn es dort so etwas gibt.
manual-staying = Beginnt dein Zug { word-place.in }, darfst du bleiben, statt zu würfeln. Du kannst dort { word-suggest.do }, wenn du es noch nicht getan hast, seit du gekommen bist.
manual-stay-blocked = Sind alle Türen versperrt, musst du { word-passage.the-acc } nicht nehmen: Du darfst bleiben, und dein Zug ist vorbei.
manual-passage-forced = Sind alle Türen versperrt, musst du { word-passage.the-acc } nehmen, wenn es dort so etwas gibt.
manual-summoned = Hat jemand anders deine Figur genannt und dadurch { word-place.to } geholt, darfst du dort in deinem nächsten Zug ohne zu würfeln { word-suggest.do } oder wie sonst ziehen. Eine Figur, die schon dort war, ist nicht geholt worden.
manual-not-summoned = Hat jemand anders deine Figur genannt und dadurch { word-place.to } geholt, darfst du deswegen noch nicht { word-suggest.do }: Zieh wie sonst weiter.
manual-one-suggestion = Du darfst { word-place.same } nicht zweimal { word-suggest.do }. Geh erst hinaus und komm in einem späteren Zug wieder, oder lass dich noch einmal holen.

## Ermittlungskarten

manual-cards-turn = Zieh oben vom Stapel { word-investigation-card.acc }, sodass du zwei hast. Spiel eine davon offen und tu, was darauf steht; die andere bleibt auf der Hand. Nur { word-secret-tip.the } wird verdeckt gespielt.
manual-cards-suspicion = { CAP(word-suggestion.a) } mit beliebiger Stadt: Nimm { word-city-card.the-acc } der Stadt, die du nennen willst, aus der Mitte oder von der Person, die sie hat; deine kommt an deren Stelle. Mit dieser Stadt musst du dann { word-suggest.do }.
manual-cards-own-city = { CAP(word-suggestion.a) } mit der eigenen Stadt: Nenne die Stadt, die vor dir liegt. Oder reise stattdessen: Tausche { word-city-card.your-acc } gegen eine beliebige andere, und dein Zug ist vorbei.
manual-cards-peek = { word-peek }: Such dir jemanden aus und zieh verdeckt eine Karte aus dieser Hand. { word-peek-all }: Jeder Detektiv zieht verdeckt eine Karte von der Person auf der Seite, die auf der Karte steht. Ansehen und zurückgeben.
manual-cards-peek-out = Detektive, die ausgeschieden sind, sehen dabei nichts mehr an.
manual-cards-golden = { word-golden-tip }: Lies die Karte vor. Alle anderen zeigen dir der Reihe nach, und nur dir, eine Karte dieser Art nach eigener Wahl oder sagen, dass sie keine haben.
manual-cards-secret = { word-secret-tip }: Gib die Karte verdeckt an jemanden. Nur ihr beide wisst, was darauf steht. Du bekommst sie zurück mit dem, was sie verlangt, einer Karte oder allen dieser Art, oder ohne etwas; du siehst die Karten an und gibst sie zurück. Abgelegt wird verdeckt.
manual-cards-unmask = Ist die Karte ausgeführt, darfst du { word-accuse.do }, was immer sie gebracht hat, außer nach einer Reise. Du darfst es auch am Anfang deines Zugs, ohne eine Karte zu spielen.
manual-cards-reshuffle = Ist { word-draw-pile.the } leer, wird { word-discard-pile.the } gemischt und { word-draw-pile.as }.
manual-list-suspicion = { CAP(word-suggestion.many) }
manual-list-peek = { word-peek }
manual-list-golden = { CAP(word-golden-tip.many) }
manual-list-secret = { CAP(word-secret-tip.many) }

## Fragen

manual-suggest-must = Endet deine Bewegung { word-place.in }, musst du sofort { word-suggest.do }.
manual-suggest-may = Endet deine Bewegung { word-place.in }, darfst du sofort { word-suggest.do } oder deinen Zug beenden.
manual-suggest-here = Dabei nennst du { FORM($suspect, "acc") }, { FORM($weapon, "acc") } und immer { word-place.where } deine eigene Figur ist: Das ist { word-suggestion.your }.
manual-suggest-any = Du darfst alles und alle nennen: deine eigene Figur, Figuren, die niemand spielt, und Karten, die du selbst hast.
manual-suggest-cards = { CAP(word-suggestion.a) } nennt { FORM($suspect, "acc") }, { FORM($weapon, "acc") } und { FORM($place, "acc") }. Du kannst { word-suggest.do }, wenn du eine Karte spielst, auf der das steht.
manual-suggest-questions = { CAP(word-suggestion.a) } nennt { FORM($suspect, "acc") }, { FORM($weapon, "acc") } und { FORM($place, "acc") }, ganz nach Belieben.
manual-suggest-own = Du darfst auch Karten nennen, die du selbst hast.
manual-suggest-trick = Hast du zwei der drei Karten selbst, geht es in den Antworten nur um die dritte. Kann sie niemand zeigen, hast du einen Teil { word-case.of } gefunden.
manual-suggest-pieces = Figur und { $weapon }, die du nennst, kommen sofort zu deiner eigenen Figur. Sie bleiben danach dort.

## Antworten

manual-answer-clockwise = Die anderen werden der Reihe nach gefragt, im Uhrzeigersinn, beginnend links von dir.
manual-answer-counter-clockwise = Die anderen werden der Reihe nach gefragt, gegen den Uhrzeigersinn, beginnend rechts von dir.
manual-answer-culprit = { CAP(word-culprit.the) } wird zuletzt gefragt und nur, wenn kein Detektiv eine Karte zeigen konnte.
manual-answer-show = Wer eine genannte Karte hat, muss dir genau eine zeigen, nach eigener Wahl. Nur du siehst sie; die anderen sehen nur, dass eine gezeigt wurde. Damit sind die Antworten zu Ende.
manual-answer-none = Wer keine der drei hat, sagt es, und die nächste Person wird gefragt. Alle hören es und lernen daraus.
manual-answer-out = Wer ausgeschieden ist, antwortet weiter.
manual-answer-out-walkers = Wer nach einer falschen { word-accusation } ausgeschieden ist, antwortet weiter. Wer von den Weißen Wanderern geholt wurde, antwortet nicht mehr: Diese Karten liegen offen.
manual-answer-decline = Manche Karten und Charaktere erlauben, die Antwort zu verweigern. Das heißt nicht, dass man keine der Karten hat. Haben alle anderen verweigert oder keine, hat niemand geantwortet.
manual-answer-second = Ein Charakter darf eine zweite Karte verlangen: Dieselbe Person zeigt noch eine der genannten Karten, wenn sie eine hat.
manual-answer-learn = Eine Karte, die dir gezeigt wurde, kann nicht { word-case.the } sein. Notiere sie und auch, wer sie hat.
manual-answer-same = Antwortest du und hast mehrere der Karten, zeig am besten eine, die diese Person schon kennt.
manual-answer-honest = Niemand kann eine Karte verleugnen: Das Spiel prüft die Antworten.

## Der falsche Zeuge

manual-witness-slip = Sieh genau nach, bevor du sagst, dass du keine der Karten hast. Wer eine Karte verleugnet, ist { word-false-witness.a }. Das ist ein Versehen, das teuer wird, und kein Zug, der dir offensteht: Das Spiel warnt dich vorher.
manual-witness-cost = { CAP(word-false-witness.a) } scheidet sofort aus: keine Züge, keine { word-suggestion.many }, keine { word-accusation.many } mehr. Von da an wird nur noch geantwortet.
manual-witness-again = Wer ausgeschieden ist, kann keine Karte mehr verleugnen.
manual-witness-found = Es kommt ans Licht, sobald diese Runde von Antworten zu Ende ist.
manual-witness-owed = Wer gefragt hat, bekommt insgesamt eine Karte: Hat niemand eine gezeigt, zeigt sie jetzt, wer als Erstes verleugnet hat.

## Anklagen

manual-accuse-name = Kennst du { word-case.the-acc }, kannst du { word-accuse.do }: Nenne eine Karte von jeder Sorte, ganz nach Belieben. Es müssen nicht die sein, nach denen du gefragt hast.
manual-accuse-when = Das geht, wenn du am Zug bist: { $moments }.
manual-accuse-start = ganz am Anfang des Zugs
manual-accuse-after-suggestion = nach { word-suggestion.own }, wenn alle Antworten da sind
manual-accuse-after-unrefuted = gleich nach { word-suggestion.unanswered }
manual-accuse-centre = solange deine Figur { FORM($centre, "in") } ist
manual-accuse-centre-more = Das heißt: am Anfang deines Zugs oder wenn deine Bewegung dort geendet hat.
manual-accuse-after-card = nach der Karte, die du gespielt hast
manual-accuse-first-turn = Weil alle { FORM($centre, "in") } beginnen, geht das schon im allerersten Zug.
manual-accuse-look = Nur du siehst dir dann { word-case.the-acc } an.
manual-accuse-right = Stimmen alle drei Karten, zeig sie allen: Du hast gewonnen.
manual-accuse-wrong = { $accusations ->
    [one] Stimmt etwas nicht, leg die Karten zurück und verrate nicht, was. Du hast nur diesen einen Versuch: Du scheidest aus.
   *[other] Stimmt etwas nicht, leg die Karten zurück und verrate nicht, was. Dein Zug ist vorbei; nach { $accusations } falschen Versuchen scheidest du aus.
}
manual-accuse-out = Wer ausscheidet, hat keine Züge mehr und kann nicht mehr gewinnen, antwortet aber weiter.
manual-accuse-out-board = Wer ausscheidet, hat keine Züge mehr und kann nicht mehr gewinnen, antwortet aber weiter. Die Figur bleibt auf dem Spielplan und kann weiter genannt und geholt werden.
manual-accuse-out-cards = Wer ausscheidet, zieht und spielt keine { word-investigation-card.many } mehr.
manual-accuse-aside = Steht die Figur einer ausgeschiedenen Person vor einer Tür, geht sie hinein, wenn diese Person am Zug wäre: Sie soll den Weg nicht versperren.
manual-accuse-figures = { CAP(word-accusation.a) } bewegt keine Figuren und keine { FORM($weapon, "many") }.
manual-accuse-leftovers = Endet deine Bewegung { FORM($centre, "in") }, darfst du statt anzuklagen eine der verdeckten Karten dort ansehen, die du noch nicht kennst. Danach bewegst du dich in diesem Zug nicht mehr.
manual-end-unsolved = Lagen alle falsch, bleibt der Fall ungelöst, und allen wird { word-case.the } gezeigt.
manual-end-last = Ermittelt nur noch eine Person, spielt sie allein weiter.

## Intrigen

manual-intrigue-deck = Im Stapel sind { $walkers } Weiße Wanderer; die übrigen Karten sind { word-whisperer-card.many }.
manual-intrigue-draw = Eine Karte ziehst du auf drei Arten: Du musst, wenn du ein ? würfelst; du musst, wenn deine Bewegung auf einem ?-Feld endet; du darfst, wenn jemand anders deine Figur nennt und dadurch { word-place.to } holt.
manual-intrigue-brought = Das Dritte gilt nur für Figuren, die jemand spielt, und nur, wenn sie wirklich bewegt wurden: Wer schon dort war, zieht nichts. Auch wer ausgeschieden ist, zieht nichts.
manual-intrigue-from-square = Ob die Figur vorher auf einem Feld oder { word-place.in } war, spielt keine Rolle.
manual-intrigue-at-once = Manche Karten wirken, sobald sie gezogen werden: Tu, was darauf steht.
manual-intrigue-kept = Alle anderen behältst du geheim, beliebig viele. Spiel sie, wenn ihr Augenblick kommt, auch mehrere in einem Zug, auch eine, die du gerade erst gezogen hast, und auch wenn deine Bewegung vorbei ist. Eine gespielte Karte ist aus dem Spiel.
manual-intrigue-end = Könntest du nach allem, was die anderen wissen, noch etwas spielen, endet dein Zug erst, wenn du es sagst. So erfährt niemand, was du behältst.
manual-walkers-harmless = Die ersten { $harmless } Weißen Wanderer tun nichts. Sie liegen offen aus, damit alle sehen, wie viele schon gekommen sind.
manual-walkers-last = Wer den letzten zieht, wird sofort geholt: die Hand offen auf den Tisch, und keinerlei Teilnahme mehr, keine Züge, keine Antworten, keine Karten. Die Figur kann weiter genannt werden. Die Karte wird in den Stapel zurückgemischt und kann wieder zuschlagen.
manual-walkers-kept = Behaltene Karten gehen ungesehen aus dem Spiel.
manual-walkers-all = Ermittelt niemand mehr, haben alle verloren, und { word-case.the } wird gezeigt.
manual-effect-see-shown = Wurde eine Karte gezeigt, werden alle gefragt, die sie vielleicht ansehen könnten. So verrät die Frage nichts.
manual-effect-second-rumour = Nach den Antworten { word-place.same } noch einmal { word-suggest.do } darf nur, wer dafür eine Karte oder einen Charakter hat.
manual-effect-all-look = Wer ausgeschieden ist, sieht nichts an, wenn alle eine Karte ansehen.
manual-effect-looks = Wer eine Karte aus deiner Hand ansieht, zieht sie verdeckt; du erfährst, welche es war.
manual-list-kept = Behalten, bis du sie spielst
manual-list-at-once = Sofort ausspielen

## Charaktere

manual-characters-once = Jede Figur hat eine Fähigkeit, die einmal im Spiel eingesetzt werden kann. Danach wird { word-character-card.the } umgedreht. Alle sehen, wer die Fähigkeit schon genutzt hat.
manual-characters-again = Ein zweites Mal bewegt man sich vor dem Fragen: { CAP(word-suggestion.the) } gilt dort, wo diese Bewegung endet.
manual-characters-again-passage = Das geht auch, wenn die erste Bewegung { word-passage.by } führte.
manual-ability = { $title }. { $help }
manual-list-characters = Wer was kann

## Einer gegen alle

manual-culprit-chooses = { CAP(word-culprit.the) } wählt { word-case.the-acc } und verteilt die übrigen Karten an alle, sich selbst eingeschlossen.
manual-culprit-answers = { CAP(word-culprit.the) } hat keine Züge und spielt keine { word-investigation-card.many }, antwortet aber auf alles, was die Karten der Detektive verlangen.
manual-culprit-nothing = { CAP(word-culprit.the) } hat keine { word-city-card } und sieht nichts an, wenn alle Detektive eine Karte ansehen.
manual-culprit-last = { CAP(word-suggestion.a) } erreicht { word-culprit.the-acc } zuletzt und nur, wenn kein Detektiv antworten konnte.
manual-culprit-reward = Zeigt { word-culprit.the } dann eine Karte, wird das belohnt: Eine Karte { word-draw-pile.from } kommt offen { word-discard-pile.to }. Die Zeit läuft ab.
manual-culprit-caught = Der Detektiv, der { word-case.the-acc } richtig nennt, gewinnt allein.
manual-culprit-escapes = { CAP(word-culprit.the) } gewinnt, wenn ein Detektiv ziehen muss und { word-draw-pile.the } leer ist, denn neu gemischt wird nicht; oder wenn alle Detektive falsch lagen.

## Zwei Seiten

manual-two-house = Für zwei hat diese Ausgabe keine eigenen Regeln. Als Hausregel geht es so:
manual-two-here = Für zwei hat diese Ausgabe keine eigenen Regeln: Ihr spielt nach einer Hausregel.
manual-two-side = Vor dem Verteilen kommen { $side } Karten verdeckt beiseite. Sie gehören niemandem.
manual-two-look = Gefragt wird wie sonst. Immer wenn die andere Seite keine Karte zeigen kann, siehst du heimlich eine der beiseitegelegten Karten an, die du noch nicht kennst, und legst sie zurück.
manual-two-decline = Hat die andere Seite die Antwort nur verweigert, siehst du keine an.
manual-two-teams = Zwei Teams aus zwei oder drei Personen spielen wie zwei Spieler: Ein Team teilt sich einen Platz, dessen Hand, { word-sheet.the-acc } und alle Entscheidungen.

## Bilder

manual-picture-hidden = Eine Karte von jeder Sorte: { word-case.the }.
manual-picture-hidden-alt = Drei verdeckte Karten, eine von jeder Sorte.
manual-picture-asked = Zum Beispiel: „{ CAP($claim) }?“
manual-picture-asked-alt = Drei Karten: { $named }.
manual-picture-cities = { CAP(word-city-card.many) }: eine liegt vor jedem Detektiv, die anderen in der Mitte.
manual-picture-cities-alt = Drei { word-city-card.many }: { $named }.
manual-picture-shown = Eine der drei Karten genügt, nur für deine Augen.
manual-picture-shown-alt = Eine Karte: { $named }.
manual-picture-beginning-start = Der Spielplan zu Beginn.
manual-picture-beginning-start-alt = Der ganze Spielplan. Die Figuren stehen auf ihren Startfeldern am Rand.
manual-picture-beginning-centre = Der Spielplan zu Beginn.
manual-picture-beginning-centre-alt = Der ganze Spielplan. Alle Figuren stehen { FORM($centre, "in") }.
manual-picture-walk = Ein Wurf von { $roll }: { $roll } Schritte.
manual-picture-walk-alt = Ein Ausschnitt des Spielplans: { FORM($figure, "the") } geht { $roll } Schritte und bleibt auf einem Feld stehen.
manual-picture-passing = Ein Wurf von { $roll }, mitten hindurch: { FORM($figure, "the") } steht nicht im Weg.
manual-picture-passing-alt = Ein Ausschnitt des Spielplans: Ein Weg von { $roll } Schritten führt über das Feld, auf dem { FORM($figure, "the") } steht.
manual-picture-question = Ein Wurf von { $roll }, aber das ? beendet die Bewegung nach { $steps } Schritten.
manual-picture-question-alt = Ein Ausschnitt des Spielplans: Ein Weg von { $steps } Schritten endet auf einem ?-Feld.
manual-picture-enter = { $lost ->
    [one] Ein Wurf von { $roll }: { $steps } Schritte führen { FORM($where, "to") }, einer verfällt.
   *[other] Ein Wurf von { $roll }: { $steps } Schritte führen { FORM($where, "to") }, { $lost } verfallen.
}
manual-picture-enter-alt = Ein Ausschnitt des Spielplans: Ein Weg von { $steps } Schritten führt durch eine Tür { FORM($where, "to") }.
manual-picture-doors = { $count ->
    [one] Eine Tür: Über dieses Feld geht es hinaus.
   *[other] { $count } Türen: Über jedes dieser Felder geht es hinaus.
}
manual-picture-doors-alt = { $count ->
    [one] Ein Ausschnitt des Spielplans: { FORM($where, "the") }. Das Feld vor der Tür leuchtet auf.
   *[other] Ein Ausschnitt des Spielplans: { FORM($where, "the") }. Die { $count } Felder vor den Türen leuchten auf.
}
manual-picture-blocked = { CAP(FORM($figure, "the")) } versperrt diese Tür.
manual-picture-blocked-alt = Ein Ausschnitt des Spielplans: { FORM($figure, "the") } steht auf dem Feld vor einer Tür; eine andere Figur ist { FORM($where, "in") }.
manual-picture-passages = { CAP(word-passage.many) }
manual-picture-passages-alt = { $count ->
    [one] Der ganze Spielplan mit einer Linie, die zwei { word-place.many } verbindet.
   *[other] Der ganze Spielplan mit { $count } Linien, von denen jede zwei { word-place.many } verbindet.
}
manual-picture-brought = { CAP(FORM($figure, "the")) } wird genannt und kommt mit { FORM($where, "to") }, ebenso { FORM($asked, "the") }.
manual-picture-brought-alt = Ein Ausschnitt des Spielplans: Ein Pfeil führt von einem Feld { FORM($where, "to") }, wo schon eine andere Figur und { FORM($asked, "the") } sind.
