### „Spielend lernen“: was die Lektion in jedem ihrer Momente sagt. $step ist, was man als Nächstes tun kann.

lesson-hand-title = Deine Karten
lesson-hand = Du hast { $count } Karten auf der Hand, und { word-sheet.your } hat sie schon abgehakt. Was du selbst hast, liegt nicht { word-case-file.in }. Streich { FORM($card, "acc") } dort durch, ein Druck auf das Feld genügt.
lesson-go-title = In ein Zimmer
lesson-go = { $step ->
    [roll] Gefragt wird in den Zimmern. Würfle!
   *[other] Alle Zimmer, die du erreichst, leuchten. Geh { FORM($place, "to") }.
}
lesson-ask-title = Deine Frage
lesson-ask = Du bist { FORM($place, "in") }, also fragst du nach diesem Zimmer. Äußere { word-suggestion.acc }: Nenne { FORM($suspect, "acc") } und { FORM($weapon, "acc") }.
lesson-shown-title = Eine Karte nur für dich
lesson-shown = { $name } hat dir { FORM($card, "acc") } gezeigt, und sonst hat es niemand gesehen. Diese Karte liegt also nicht { word-case-file.in }: Streich sie dort durch.
lesson-answer-title = Deine Antwort
lesson-answer = Jetzt fragt { $name } dich, und du hast zwei der drei Karten. Such dir aus, welche du zeigst: Sonst sieht sie niemand.
lesson-conclude-title = Eins und eins zusammenzählen
lesson-conclude = { $tried ->
    [wrong] Die nicht: Du weißt, wo sie ist.{" "}
   *[nothing] {""}
}{ $asker } hat nach { FORM($cards, "quoted") } gefragt, und { $name } hat eine davon gezeigt. { CAP(FORM($own, "acc")) } hast du selbst, und { FORM($shown, "acc") } hat { $asker }. Welche Karte hat also { $name }? Setz dafür einen Haken in der Spalte von { $name }.
lesson-why-title = Frag { word-sheet.the-acc }
lesson-why = Genau! { CAP(word-sheet.the) } kann so etwas erklären: Drück darüber auf „?“ ({ web-why }), dann auf das Feld mit deinem Haken.
lesson-again-title = Eine zweite Frage
lesson-again = { $step ->
    [roll] Du bist wieder dran. Würfle!
    [go] Geh { FORM($place, "to") }: Diese Karte hat noch niemand gezeigt.
   *[other] Frag jetzt nach drei Karten, von denen du noch nichts weißt: { FORM($suspect, "the") } { FORM($weapon, "with") } { FORM($place, "in") }.
}
lesson-accuse-title = Die Lösung
lesson-accuse = Niemand konnte eine Karte zeigen, und keine der drei gehört dir. Also liegen sie alle { word-case-file.in }! Jetzt kannst du mit genau diesen drei Karten { word-accuse.do }.
lesson-wait = { $moment ->
    [cross-shown] Deine Frage geht um den Tisch: Die erste Person, die eine der drei Karten hat, muss dir eine zeigen.
    [accuse] Deine Frage geht um den Tisch. Kann dir diesmal jemand eine Karte zeigen?
    [show] { $step ->
        [end] Gut notiert. Beende jetzt deinen Zug und sieh, was die anderen fragen.
       *[other] Jetzt spielen die anderen. Achte darauf, wer wem eine Karte zeigt: Auch das verrät dir etwas.
    }
   *[other] Einen Augenblick, die anderen spielen noch.
}
lesson-done-title = Fall gelöst!
lesson-done = Du bist gezogen, hast gefragt, gestrichen, gefolgert und angeklagt. Das ist schon das ganze Spiel: Jetzt spiel ein richtiges.
lesson-strayed-title = Dein eigener Weg
lesson-strayed = Die Lektion endet hier, und ab jetzt ist das ein Spiel wie jedes andere. Spiel weiter, oder beginne die Lektion auf der Startseite noch einmal.
