### Wat er gevraagd wordt van wie nu iets doet.

prompt-choose-case = Je speelt de dader: kies de zaak, één kaart van elke soort.
prompt-start = Je bent aan de beurt en je pion staat { FORM($spot, "in") }. Wat doe je?
prompt-start-questions = Je bent aan de beurt. Waar vraag je naar?
prompt-move = { $steps ->
    [one] Je hebt { $steps } stap. Waar ga je heen?
   *[other] Je hebt { $steps } stappen. Waar ga je heen?
}
prompt-moved = Je bent klaar met lopen. Beëindig je je beurt of gebruik je je gave?
prompt-suggest = Je bent { FORM($spot, "in") }. Wie verdenk je, en waarmee?
prompt-offer = { $asker } heeft je pion gehaald; je bent nu { FORM($spot, "in") }. Trek je een intrigekaart?
prompt-send = Wiens pion stuur je { FORM($spot, "to") }?
prompt-answer = { $why ->
    [golden] { $asker } speelt een gouden tip en vraagt je om { FORM($feature, "acc") }. Wat antwoord je?
    [cards] { $asker } vraagt je om een van deze kaarten: { $list }. Wat antwoord je?
    [owed] Je bent { $asker } een eerlijk antwoord schuldig: { claim }. Welke kaart laat je zien?
    [second] { $asker } wil een tweede kaart zien: { claim }. Wat antwoord je?
   *[suggestion] { $asker } vermoedt: { claim }. Wat antwoord je?
}
prompt-watch = { $able ->
    [yes] { $owner } heeft { $asker } net een kaart laten zien. Wil je die ook zien, of zie je ervan af?
   *[no] { $owner } heeft { $asker } net een kaart laten zien. Je hebt niets om die te zien.
}
prompt-look = Niemand kon je antwoorden. Welke van de weggelegde kaarten bekijk je?
prompt-after = { $answer ->
    [shown] { $owner } heeft je een kaart laten zien. Wat doe je nog in deze beurt?
    [none] Niemand heeft je een kaart laten zien. Wat doe je nog in deze beurt?
   *[other] Wat doe je nog in deze beurt?
}
prompt-centre = Je bent { FORM($spot, "in") }. Wat doe je?
prompt-play = Welke onderzoekskaart speel je: { $list }?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } ligt voor je. Uit je een vermoeden met deze stad, of ruil je haar voor een andere?
   *[any] Wie is er gevlucht, met welk voertuig en naar welke stad?
}
prompt-give = { $asker } heeft je “{ $title }” gegeven. Wat geef je terug?
prompt-over = { $ending ->
    [solved] Het spel is afgelopen: { $name } heeft de zaak opgelost.
    [escaped] Het spel is afgelopen: dader { $name } is ontsnapt.
   *[unsolved] Het spel is afgelopen: niemand heeft de zaak opgelost.
}
prompt-wait = We wachten op { $name } ({ $phase }).
prompt-nobody = Een ogenblik: het spel gaat vanzelf verder.
