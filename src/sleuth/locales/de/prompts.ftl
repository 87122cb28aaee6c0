### Was von der Person verlangt wird, die jetzt handelt, und was die anderen solange lesen.

prompt-choose-case = Du spielst { word-culprit.the-acc }: Wähle { word-case.the-acc }, eine Karte jeder Art.
prompt-start = Du bist am Zug und { FORM($spot, "in") }. { prompt-start-what }
prompt-start-what = { $what ->
    [ask] Willst du hier { word-suggest.do } oder weitergehen?
    [passage] Würfelst du, oder nimmst du { word-passage.the-acc }?
    [roll] Würfle und sieh, wie weit du kommst.
   *[stuck] Du kannst nicht ziehen. Was tust du?
}
prompt-start-questions = Du bist am Zug. Wonach fragst du?
prompt-move = { $steps ->
    [one] Du hast { $steps } Schritt. Wohin gehst du?
   *[other] Du hast { $steps } Schritte. Wohin gehst du?
}
prompt-moved = { $able ->
    [yes] Deine Bewegung ist vorbei. Beendest du deinen Zug, oder nutzt du noch eine Karte oder deine Fähigkeit?
   *[no] Deine Bewegung ist vorbei. Du kannst nur noch deinen Zug beenden.
}
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
    [known] { $owner } hat dir { FORM($cards, "acc") } gezeigt.
    [saw] Du hast gesehen: { $cards }.
    [looked] Niemand konnte dir antworten. Du hast gesehen: { $cards }.
    [none] Niemand konnte dir antworten.
    [declined] Niemand hat dir { word-hand-card.acc } gezeigt.
   *[other] Dein Zug ist fast vorbei.
} { prompt-after-what }
prompt-after-what = { $can ->
    [accuse] Beendest du deinen Zug, oder willst du { word-accuse.do }?
    [more] Was tust du noch in diesem Zug?
   *[end] Du kannst nur noch deinen Zug beenden.
}
prompt-centre = Du bist { FORM($spot, "in") }. { $can ->
    [accuse] Willst du { word-accuse.do } oder deinen Zug beenden?
   *[end] Was tust du, bevor dein Zug endet?
}
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
wait-start = { $what ->
    [question] { $name } denkt über { word-suggestion.acc } nach.
    [ask] { $name } überlegt: hier { word-suggest.do } oder weitergehen?
    [passage] { $name } überlegt: würfeln oder { word-passage.the-acc } nehmen?
    [roll] { $name } würfelt gleich.
   *[stuck] { $name } kann nicht ziehen und überlegt, wie es weitergeht.
}
wait-move = { $steps ->
    [one] { $name } hat { $steps } Schritt und überlegt, wohin.
   *[other] { $name } hat { $steps } Schritte und überlegt, wohin.
}
wait-moved = { $name } überlegt: den Zug beenden oder noch eine Karte nutzen?
wait-suggest = { $name } ist { FORM($spot, "in") } und denkt über { word-suggestion.acc } nach.
wait-offer = { $name } überlegt: { word-intrigue-card.acc } ziehen oder nicht?
wait-send = { $name } wählt eine Figur, die { word-centre.to } muss.
wait-answer = { $sure ->
    [yes] { $whom ->
        [you] { $name } wählt { word-hand-card.acc }, um sie dir zu zeigen.
       *[other] { $name } wählt { word-hand-card.acc }, um sie { $to } zu zeigen.
    }
   *[no] { $whom ->
        [you] { $name } sucht { word-hand-card.acc }, um sie dir zu zeigen.
       *[other] { $name } sucht { word-hand-card.acc }, um sie { $to } zu zeigen.
    }
}
wait-watch = { $name } überlegt: die eben gezeigte Karte ansehen oder nicht?
wait-look = { $name } wählt, welche der beiseitegelegten Karten es sein soll.
wait-after = { $can ->
    [accuse] { $name } überlegt: den Zug beenden oder { word-accuse.do }?
    [more] { wait-moved }
   *[end] { $name } beendet gleich den Zug.
}
wait-centre = { $can ->
    [accuse] { $name } ist { word-centre.in } und überlegt: { word-accuse.do } oder nicht?
   *[end] { $name } ist { word-centre.in } und überlegt, was vor dem Ende des Zuges noch zu tun ist.
}
wait-play = { $name } wählt { word-investigation-card.acc } zum Ausspielen.
wait-suspect = { $choice ->
    [own] { $name } überlegt: mit { $city } { word-suggest.do } oder die Stadt tauschen?
   *[any] { $name } denkt über { word-suggestion.acc } nach.
}
wait-give = { $whom ->
    [you] { $name } antwortet dir auf { word-secret-tip.the-acc }.
   *[other] { $name } beantwortet { word-secret-tip.acc }.
}

## Warum etwas nicht zur Wahl steht

note-blocked = { CAP($names) } { $count ->
    [one] versperrt
   *[other] versperren
} den Weg { FORM($spot, "to") }.
note-stuck = { CAP($names) } { $count ->
    [one] versperrt
   *[other] versperren
} jeden Ausweg.
note-asked-here = Hier hast du schon gefragt: Geh erst hinaus und komm dann wieder.
note-no-return = { CAP(FORM($spot, "to")) } kannst du im selben Zug nicht zurück.
