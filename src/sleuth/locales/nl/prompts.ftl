### Wat er gevraagd wordt van wie nu iets doet, en wat de anderen intussen lezen.

prompt-choose-case = Je speelt { word-culprit.the-acc }: kies { word-case.the-acc }, één kaart van elke soort.
prompt-start = Je bent aan de beurt en je pion staat { FORM($spot, "in") }. Wat doe je?
prompt-start-questions = Je bent aan de beurt. Waar vraag je naar?
prompt-move = { $steps ->
    [one] Je hebt { $steps } stap. Waar ga je heen?
   *[other] Je hebt { $steps } stappen. Waar ga je heen?
}
prompt-moved = Je bent klaar met lopen. Beëindig je je beurt, of gebruik je nog een kaart of je gave?
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
    [known] { $owner } heeft je { FORM($cards, "acc") } laten zien. Wat doe je nog in deze beurt?
    [shown] { $owner } heeft je { word-hand-card.acc } laten zien. Wat doe je nog in deze beurt?
    [none] Niemand heeft je { word-hand-card.acc } laten zien. Wat doe je nog in deze beurt?
   *[other] Wat doe je nog in deze beurt?
}
prompt-centre = Je bent { FORM($spot, "in") }. Wat doe je?
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
wait-start = { $name } bedenkt hoe de beurt begint.
wait-move = { $name } kiest waar het heen gaat.
wait-moved = { $name } bedenkt of de beurt voorbij is.
wait-suggest = { $name } denkt na over { word-suggestion.acc }.
wait-offer = { $name } bedenkt of { word-intrigue-card.a } de moeite waard is.
wait-send = { $name } kiest een pion die { word-centre.to } moet.
wait-answer = { $whom ->
    [you] { $name } zoekt { word-hand-card.acc } om je te laten zien.
   *[other] { $name } zoekt { word-hand-card.acc } om { $to } te laten zien.
}
wait-watch = { $name } bedenkt of de getoonde kaart een blik waard is.
wait-look = { $name } kiest een van de weggelegde kaarten.
wait-after = { $name } bedenkt wat er in deze beurt nog te doen is.
wait-centre = { $name } is { word-centre.in } en bedenkt wat te doen.
wait-play = { $name } kiest { word-investigation-card.acc } om te spelen.
wait-suspect = { $name } denkt na over { word-suggestion.acc }.
wait-give = { $name } beantwoordt { word-secret-tip.acc }.
