### Was von dem verlangt wird, der jetzt handelt.

prompt-choose-case = Du spielst den Täter: Wähle den Fall, eine Karte jeder Art.
prompt-start = Du bist am Zug, und deine Figur steht { FORM($spot, "in") }. Was tust du?
prompt-start-questions = Du bist am Zug. Wonach fragst du?
prompt-move = { $steps ->
    [one] Du hast { $steps } Schritt. Wohin gehst du?
   *[other] Du hast { $steps } Schritte. Wohin gehst du?
}
prompt-moved = Deine Bewegung ist vorbei. Beendest du deinen Zug, oder nutzt du deine Fähigkeit?
prompt-suggest = Du bist { FORM($spot, "in") }. Wen verdächtigst du, und womit?
prompt-offer = { $asker } hat deine Figur geholt; du bist jetzt { FORM($spot, "in") }. Ziehst du eine Intrigenkarte?
prompt-send = Wessen Figur schickst du { FORM($spot, "to") }?
prompt-answer = { $why ->
    [golden] { $asker } spielt einen goldenen Tipp und möchte von dir { FORM($feature, "acc") } sehen. Was antwortest du?
    [cards] { $asker } fragt dich nach einer dieser Karten: { $list }. Was antwortest du?
    [owed] Du schuldest { $asker } eine wahre Antwort: { claim }. Welche Karte zeigst du?
    [second] { $asker } will eine zweite Karte sehen: { claim }. Was antwortest du?
   *[suggestion] { $asker } vermutet: { claim }. Was antwortest du?
}
prompt-watch = { $able ->
    [yes] { $owner } hat { $asker } gerade eine Karte gezeigt. Willst du sie sehen, oder verzichtest du?
   *[no] { $owner } hat { $asker } gerade eine Karte gezeigt. Du kannst sie dir nicht ansehen.
}
prompt-look = Niemand konnte dir antworten. Welche der beiseitegelegten Karten siehst du dir an?
prompt-after = { $answer ->
    [shown] { $owner } hat dir eine Karte gezeigt. Was tust du noch in diesem Zug?
    [none] Niemand hat dir eine Karte gezeigt. Was tust du noch in diesem Zug?
   *[other] Was tust du noch in diesem Zug?
}
prompt-centre = Du bist { FORM($spot, "in") }. Was tust du?
prompt-play = Welche Ermittlungskarte spielst du: { $list }?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } liegt vor dir. Vermutest du mit dieser Stadt, oder tauschst du sie gegen eine andere?
   *[any] Wer ist geflohen, mit welchem Fahrzeug und in welche Stadt?
}
prompt-give = { $asker } hat dir „{ $title }“ gegeben. Was gibst du zurück?
prompt-over = { $ending ->
    [solved] Das Spiel ist aus: { $name } hat den Fall gelöst.
    [escaped] Das Spiel ist aus: { $name } ist als Täter entkommen.
   *[unsolved] Das Spiel ist aus: Niemand hat den Fall gelöst.
}
prompt-wait = Wir warten auf { $name } ({ $phase }).
prompt-nobody = Einen Moment: Das Spiel geht von selbst weiter.
