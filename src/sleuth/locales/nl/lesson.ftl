### "Spelenderwijs leren": wat de les op elk moment zegt. $step is wat je hierna kunt doen.

lesson-hand-title = Je kaarten
lesson-hand = Je hebt { $count } kaarten in je hand, en { word-sheet.your } heeft ze al afgevinkt. Wat je zelf hebt, kan niet { word-case-file.in } zitten: streep { FORM($card, "acc") } daar door met één druk op het vak.
lesson-go-title = Een kamer in
lesson-go = { $step ->
    [roll] Vragen stel je in de kamers. Gooi de dobbelstenen!
   *[other] Alle kamers die je kunt bereiken, lichten op. Ga { FORM($place, "to") }.
}
lesson-ask-title = Je vraag
lesson-ask = Je bent { FORM($place, "in") }, dus je vraag gaat over deze kamer. Spreek { word-suggestion.acc } uit: noem { FORM($suspect, "acc") } en { FORM($weapon, "acc") }.
lesson-shown-title = Een kaart voor jou alleen
lesson-shown = { $name } heeft je { FORM($card, "acc") } laten zien, en verder heeft niemand het gezien. Deze kaart zit dus niet { word-case-file.in }: streep die daar door.
lesson-answer-title = Je antwoord
lesson-answer = Nu stelt { $name } jou een vraag, en je hebt twee van de drie kaarten. Kies welke je laat zien: verder krijgt niemand die te zien.
lesson-conclude-title = Eén en één is twee
lesson-conclude = { $tried ->
    [wrong] Die niet: je weet waar die kaart is.{" "}
   *[nothing] {""}
}{ $asker } vroeg naar { FORM($cards, "quoted") }, en { $name } liet er een van zien. { CAP(FORM($own, "acc")) } heb je zelf, en { $asker } heeft { FORM($shown, "acc") }. Welke kaart heeft { $name } dus? Zet er een vinkje bij in de kolom van { $name }.
lesson-why-title = Vraag het aan { word-sheet.your-acc }
lesson-why = Precies! { CAP(word-sheet.the) } kan zoiets uitleggen: druk erboven op “?” ({ web-why }) en dan op het vak met je vinkje.
lesson-again-title = Een tweede vraag
lesson-again = { $step ->
    [roll] Je bent weer aan de beurt. Gooi de dobbelstenen!
    [go] Ga { FORM($place, "to") }: die kaart heeft nog niemand laten zien.
   *[other] Vraag nu naar drie kaarten waarvan je nog niets weet: { FORM($suspect, "the") } { FORM($weapon, "with") } { FORM($place, "in") }.
}
lesson-accuse-title = De oplossing
lesson-accuse = Niemand kon een kaart laten zien, en geen van de drie is van jou. Ze zitten dus allemaal { word-case-file.in }! Nu kun je met precies deze drie kaarten { word-accuse.do }.
lesson-wait = { $moment ->
    [cross-shown] Je vraag gaat de tafel rond: wie als eerste een van de drie kaarten heeft, moet je er een laten zien.
    [accuse] Je vraag gaat de tafel rond. Kan iemand je deze keer een kaart laten zien?
    [show] { $step ->
        [end] Goed genoteerd. Beëindig nu je beurt en kijk wat de anderen vragen.
       *[other] Nu spelen de anderen. Let op wie wie een kaart laat zien: ook dat verraadt iets.
    }
   *[other] Een ogenblik, de anderen zijn nog aan het spelen.
}
lesson-done-title = Zaak opgelost!
lesson-done = Je hebt gelopen, gevraagd, doorgestreept, geconcludeerd en beschuldigd. Dat is het hele spel: speel nu een echt potje.
lesson-strayed-title = Je eigen weg
lesson-strayed = De les eindigt hier, en vanaf nu is dit een spel als elk ander. Speel verder, of begin de les opnieuw op de startpagina.
