### Wat er gevraagd wordt van wie nu iets doet, en wat de anderen intussen lezen.

prompt-choose-case = Je speelt { word-culprit.the-acc }: kies { word-case.the-acc }, één kaart van elke soort.
prompt-start = Je bent aan de beurt en { FORM($spot, "in") }. { prompt-start-what }
prompt-start-what = { $what ->
    [ask] Wil je hier { word-suggest.do } of verder lopen?
    [passage] Gooi je, of neem je { word-passage.the-acc }?
    [roll] Gooi en kijk hoe ver je komt.
   *[stuck] Je kunt niet lopen. Wat doe je?
}
prompt-start-questions = Je bent aan de beurt. Waar vraag je naar?
prompt-move = { $steps ->
    [one] Je hebt { $steps } stap. Waar ga je heen?
   *[other] Je hebt { $steps } stappen. Waar ga je heen?
}
prompt-moved = { $able ->
    [yes] Je bent klaar met lopen. Beëindig je je beurt, of gebruik je nog een kaart of je gave?
   *[no] Je bent klaar met lopen. Je kunt alleen nog je beurt beëindigen.
}
prompt-suggest = Je bent { FORM($spot, "in") }. { CAP(word-suggestion.your) }: wie heeft het gedaan, en waarmee?
prompt-offer = { $asker } heeft je pion gehaald; je bent nu { FORM($spot, "in") }. Trek je { word-intrigue-card.acc }?
prompt-send = Wiens pion stuur je { FORM($spot, "to") }?
prompt-answer = { $why ->
    [golden] { $asker } speelt { word-golden-tip.acc } en vraagt je om { FORM($feature, "acc") }. Wat antwoord je?
    [cards] { $asker } vraagt je om een van deze kaarten: { $list }. Wat antwoord je?
    [owed] Je bent { $asker } een eerlijk antwoord schuldig: { claim }. Welke kaart laat je zien?
    [second] { $asker } wil een tweede kaart zien: { claim }. Wat antwoord je?
   *[suggestion] { $asker } { word-suggest.does }: { claim }. Wat antwoord je?
}
prompt-watch = { $able ->
    [yes] { $owner } heeft { $asker } net een kaart laten zien. Wil je die ook zien?
   *[no] { $owner } heeft { $asker } net een kaart laten zien. Je hebt niets om die te zien.
}
prompt-look = Niemand kon je antwoorden. Welke van de weggelegde kaarten bekijk je?
prompt-after = { $answer ->
    [known] { $owner } heeft je { FORM($cards, "acc") } laten zien.
    [saw] Je hebt gezien: { $cards }.
    [looked] Niemand kon je antwoorden. Je hebt gezien: { $cards }.
    [none] Niemand kon je antwoorden.
    [declined] Niemand liet je { word-hand-card.acc } zien.
   *[other] Je beurt is bijna voorbij.
} { prompt-after-what }
prompt-after-what = { $can ->
    [accuse] Beëindig je je beurt, of wil je { word-accuse.do }?
    [more] Wat doe je nog in deze beurt?
   *[end] Je kunt alleen nog je beurt beëindigen.
}
prompt-centre = Je bent { FORM($spot, "in") }. { $can ->
    [accuse] Wil je { word-accuse.do } of je beurt beëindigen?
   *[end] Wat doe je voordat je beurt eindigt?
}
prompt-play = Welke { word-investigation-card } speel je: { $list }?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } ligt voor je. Wil je met deze stad { word-suggest.do } of haar voor een andere ruilen?
   *[any] Wie is er gevlucht, met welk voertuig en naar welke stad?
}
prompt-give = { $asker } heeft je “{ $title }” gegeven. Wat geef je terug?
prompt-over = { $ending ->
    [solved] { $who ->
        [you] Het spel is afgelopen: je hebt de zaak opgelost.
       *[other] Het spel is afgelopen: { $name } heeft de zaak opgelost.
    }
    [escaped] { $who ->
        [you] Het spel is afgelopen: je bent ontsnapt.
       *[other] Het spel is afgelopen: { $name } is ontsnapt.
    }
   *[unsolved] Het spel is afgelopen: niemand heeft de zaak opgelost.
}
prompt-nobody = Een ogenblik: het spel gaat vanzelf verder.

## Waar de anderen over nadenken

wait-choose-case = { $name } kiest { word-case.the-acc }.
wait-start = { $what ->
    [question] { $name } denkt na over { word-suggestion.acc }.
    [ask] { $name } denkt na: hier { word-suggest.do } of verder lopen?
    [passage] { $name } denkt na: gooien of { word-passage.the-acc } nemen?
    [roll] { $name } gaat gooien.
   *[stuck] { $name } kan niet lopen en bedenkt hoe het verder gaat.
}
wait-move = { $steps ->
    [one] { $name } heeft { $steps } stap en kiest waarheen.
   *[other] { $name } heeft { $steps } stappen en kiest waarheen.
}
wait-moved = { $name } denkt na: de beurt beëindigen of nog een kaart gebruiken?
wait-suggest = { $name } is { FORM($spot, "in") } en denkt na over { word-suggestion.acc }.
wait-offer = { $name } denkt na: { word-intrigue-card.acc } trekken of niet?
wait-send = { $name } kiest een pion die { word-centre.to } moet.
wait-answer = { $sure ->
    [yes] { $whom ->
        [you] { $name } kiest { word-hand-card.acc } om je te laten zien.
       *[other] { $name } kiest { word-hand-card.acc } om { $to } te laten zien.
    }
   *[no] { $whom ->
        [you] { $name } zoekt { word-hand-card.acc } om je te laten zien.
       *[other] { $name } zoekt { word-hand-card.acc } om { $to } te laten zien.
    }
}
wait-watch = { $name } denkt na: de zojuist getoonde kaart bekijken of niet?
wait-look = { $name } kiest welke van de weggelegde kaarten het wordt.
wait-after = { $can ->
    [accuse] { $name } denkt na: de beurt beëindigen of { word-accuse.do }?
    [more] { wait-moved }
   *[end] { $name } beëindigt zo de beurt.
}
wait-centre = { $can ->
    [accuse] { $name } is { word-centre.in } en denkt na: { word-accuse.do } of niet?
   *[end] { $name } is { word-centre.in } en bedenkt wat er voor het einde van de beurt nog te doen is.
}
wait-play = { $name } kiest { word-investigation-card.acc } om te spelen.
wait-suspect = { $choice ->
    [own] { $name } denkt na: met { $city } { word-suggest.do } of de stad ruilen?
   *[any] { $name } denkt na over { word-suggestion.acc }.
}
wait-give = { $whom ->
    [you] { $name } kiest wat je te zien krijgt voor { word-secret-tip.the-acc }.
   *[other] { $name } beantwoordt { word-secret-tip.acc }.
}

## Waarom iets niet gekozen kan worden

note-blocked = { CAP($names) } { $count ->
    [one] verspert
   *[other] versperren
} de weg { FORM($spot, "to") }.
note-stuck = { CAP($names) } { $count ->
    [one] verspert
   *[other] versperren
} elke uitweg.
note-asked-here = Hier heb je al iets gevraagd: ga eerst weg en kom dan terug.
note-no-return = In dezelfde beurt kun je niet terug { FORM($spot, "to") }.
