### Was von der Person verlangt wird, die jetzt handelt, und was die anderen solange lesen.

prompt-choose-case = Du spielst { word-culprit.the-acc }: Wähle { word-case.the-acc }, eine Karte jeder Art.
prompt-start = Du bist am Zug, und deine Figur steht { FORM($spot, "in") }. Was tust du?
prompt-start-questions = Du bist am Zug. Wonach fragst du?
prompt-move = { $steps ->
    [one] Du hast { $steps } Schritt. Wohin gehst du?
   *[other] Du hast { $steps } Schritte. Wohin gehst du?
}
prompt-moved = Deine Bewegung ist vorbei. Beendest du deinen Zug, oder nutzt du noch eine Karte oder deine Fähigkeit?
prompt-suggest = Du bist { FORM($spot, "in") }. { CAP(word-suggestion.your) }: Wer war es, und womit?
prompt-offer = { $asker } hat deine Figur geholt; du bist jetzt { FORM($spot, "in") }. Ziehst du { word-intrigue-card.acc }?
prompt-send = Wessen Figur schickst du { FORM($spot, "to") }?
prompt-answer = { $why ->
    [golden] { $asker } spielt { word-golden-tip.acc } und möchte von dir { FORM($feature, "acc") } sehen. Was antwortest du?
    [cards] { $asker } fragt dich nach einer dieser Karten: { $list }. Was antwortest du?
    [owed] Du schuldest { $asker } eine wahre Antwort: { claim }. Welche Karte zeigst du?
    [second] { $asker } will eine zweite Karte sehen: { claim }. Was antwortest du?
   *[suggestion] { $asker } { word-suggest.does }: { claim }. Was antwortest du?
}
prompt-watch = { $able ->
    [yes] { $owner } hat { $asker } gerade eine Karte gezeigt. Willst du sie auch sehen?
   *[no] { $owner } hat { $asker } gerade eine Karte gezeigt. Du kannst sie dir nicht ansehen.
}
prompt-look = Niemand konnte dir antworten. Welche der beiseitegelegten Karten siehst du dir an?
prompt-after = { $answer ->
    [known] { $owner } hat dir { FORM($cards, "acc") } gezeigt. Was tust du noch in diesem Zug?
    [shown] { $owner } hat dir { word-hand-card.acc } gezeigt. Was tust du noch in diesem Zug?
    [none] Niemand hat dir { word-hand-card.acc } gezeigt. Was tust du noch in diesem Zug?
   *[other] Was tust du noch in diesem Zug?
}
prompt-centre = Du bist { FORM($spot, "in") }. Was tust du?
prompt-play = Welche { word-investigation-card } spielst du: { $list }?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } liegt vor dir. Möchtest du mit dieser Stadt { word-suggest.do } oder sie gegen eine andere tauschen?
   *[any] Wer ist geflohen, mit welchem Fahrzeug und in welche Stadt?
}
prompt-give = { $asker } hat dir „{ $title }“ gegeben. Was gibst du zurück?
prompt-over = { $ending ->
    [solved] { $who ->
        [you] Das Spiel ist aus: Du hast den Fall gelöst.
       *[other] Das Spiel ist aus: { $name } hat den Fall gelöst.
    }
    [escaped] { $who ->
        [you] Das Spiel ist aus: Du bist entkommen.
       *[other] Das Spiel ist aus: { $name } ist entkommen.
    }
   *[unsolved] Das Spiel ist aus: Niemand hat den Fall gelöst.
}
prompt-nobody = Einen Moment: Das Spiel geht von selbst weiter.

## Worüber die anderen gerade entscheiden

wait-choose-case = { $name } wählt { word-case.the-acc }.
wait-start = { $name } überlegt, wie der Zug beginnt.
wait-move = { $name } überlegt, wohin es geht.
wait-moved = { $name } überlegt, ob der Zug zu Ende ist.
wait-suggest = { $name } denkt über { word-suggestion.acc } nach.
wait-offer = { $name } überlegt, ob { word-intrigue-card.a } zu ziehen ist.
wait-send = { $name } wählt eine Figur, die { word-centre.to } muss.
wait-answer = { $whom ->
    [you] { $name } sucht { word-hand-card.acc }, um sie dir zu zeigen.
   *[other] { $name } sucht { word-hand-card.acc }, um sie { $to } zu zeigen.
}
wait-watch = { $name } überlegt, ob die gezeigte Karte einen Blick wert ist.
wait-look = { $name } wählt eine der beiseitegelegten Karten.
wait-after = { $name } überlegt, was in diesem Zug noch zu tun ist.
wait-centre = { $name } ist { word-centre.in } und überlegt, was zu tun ist.
wait-play = { $name } wählt { word-investigation-card.acc } zum Ausspielen.
wait-suspect = { $name } denkt über { word-suggestion.acc } nach.
wait-give = { $name } beantwortet { word-secret-tip.acc }.
