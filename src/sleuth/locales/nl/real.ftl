### De assistent aan een echte tafel. Wordt alleen daar geladen.

## De spellen op dit apparaat

web-real-title = Aan een echte tafel
web-real-lead = Tik aan wat er aan jullie tafel gebeurt. De assistent houdt { word-sheet.your-acc } bij, zegt wat eruit volgt en waarom, en heeft geen netwerk nodig.
web-real-new = Nieuw spel
web-real-back = Terug
web-real-line-count = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
web-real-delete = Verwijderen
web-real-removed = Het spel is verwijderd.
web-real-restore = Terughalen
web-real-more = Meer
web-real-terminal = Liever typen? In een terminal: { $command }
web-real-offline-no = Werkt zolang er verbinding is.
web-real-offline-soon = Dit apparaat wordt voorbereid op gebruik zonder netwerk …
web-real-offline-ready = Klaar voor gebruik zonder netwerk.
web-real-storage-full = De opslag van dit apparaat is vol: dit spel bestaat alleen in dit venster. Exporteer het voordat je het sluit.
web-real-storage-forbidden = Deze browser bewaart hier niets (een privévenster?): spellen bestaan alleen in dit venster. Exporteer ze voordat je het sluit.

## Notities meenemen

web-real-export = Notities meenemen
web-real-export-how = Als bestand, link of QR-code
web-real-download = Als bestand opslaan
web-real-share = Delen …
web-real-file-how = Het bestand opent ook met { $command }.
web-real-link = Link met de notities
web-real-link-how = De link zelf bevat alles, ook je kaarten. Er wordt niets geüpload.
web-real-qr-long = Deze notities zijn te lang voor een QR-code: gebruik het bestand of de link.
web-real-import = Notities van elders
web-real-import-file = Bestand openen
web-real-import-link = Of plak een link
web-real-import-open = Openen
web-real-damaged-file = Dit bestand is niet te lezen. Er is niets veranderd.
web-real-damaged-link = Deze link is beschadigd of onvolledig. Er is niets veranderd.
web-real-damaged-notes = Dit zijn geen notities van een spel. Er is niets veranderd.
web-real-damaged-because = Deze notities zijn niet te gebruiken: { $problem }
web-real-edition-unknown = De editie ‘{ $edition }’ is hier niet beschikbaar.
web-real-edition-offline = De editie ‘{ $edition }’ staat nog niet op dit apparaat: open haar één keer met verbinding.

## Hoe een spel begint

web-real-seats = Wie zit waar?
web-real-clockwise = Met de klok mee rond de tafel; namen hoeven niet.
web-real-player = Speler { $number }
web-real-name-of = Naam op plaats { $number }
web-real-who-am-i = Welke plaats is van jou?
web-real-watching = Ik kijk alleen toe
web-real-dealer = Wie heeft gedeeld? Sommigen hebben een kaart meer.
web-real-culprit = Wie speelt { word-culprit.the-acc }?
web-real-cards-hand = { CAP(word-hand-card.yours) }
web-real-cards-open = Open kaarten voor iedereen
web-real-of = { $number } van { $of }
web-real-begin = Beginnen
web-real-missing-name = Elke plaats heeft een naam nodig.
web-real-missing-names = Twee plaatsen heten hetzelfde.
web-real-missing-dealer = Zeg wie er gedeeld heeft.
web-real-missing-culprit = Zeg wie { word-culprit.the-acc } speelt.
web-real-missing-hand = { $count ->
    [one] Tik nog { $count } kaart van jou aan.
   *[other] Tik nog { $count } kaarten van jou aan.
}
web-real-missing-hand-less = { $count ->
    [one] { $count } kaart te veel in je hand.
   *[other] { $count } kaarten te veel in je hand.
}
web-real-missing-open = { $count ->
    [one] Tik nog { $count } open kaart aan.
   *[other] Tik nog { $count } open kaarten aan.
}
web-real-missing-open-less = { $count ->
    [one] { $count } open kaart te veel.
   *[other] { $count } open kaarten te veel.
}
web-real-set-up-change = Het begin verbeteren
web-real-set-up-change-how = Namen, mijn kaarten, huisregels

## Noteren wat er gebeurt

web-real-other = Anders …
web-real-what-happened = Wat is er gebeurd?
web-real-kind-suggest = { CAP(word-suggestion) }
web-real-suggestion-whose = { CAP(word-suggestion) }: wie vraagt?
web-real-kind-accuse = { CAP(word-accusation) }
web-real-kind-saw = Ik heb een kaart gezien
web-real-kind-tip = Er is een tip gespeeld
web-real-kind-holds = Iemand heeft …
web-real-kind-holds-one-of = Iemand heeft een van …
web-real-kind-lacks = Iemand heeft niet …
web-real-kind-case = Ik ken { word-case.the-acc }
web-real-about-accuse = Goed of fout
web-real-about-saw = Uit een hand, of een die gedekt ligt
web-real-about-tip = Gouden of geheim
web-real-about-holds = Een open hand, of alles waar een tip om vroeg
web-real-about-holds-one-of = Minstens een van een paar kaarten
web-real-about-lacks = Geen van deze kaarten
web-real-about-case = Ik heb haar gekozen of gekeken
web-real-change-line = Regel { $number } wijzigen
web-real-cancel = Annuleren
web-real-save = Opslaan
web-real-who-asks = Wie vraagt?
web-real-who-accuses = Wie beschuldigt?
web-real-who-tips = Wie heeft hem gespeeld?
web-real-which-cards = Welke kaarten?
web-real-which-card = Welke kaart?
web-real-asks = { $name } vraagt naar …
web-real-take-back = Terugnemen
web-real-who-showed = Wie heeft een kaart getoond?
web-real-nobody = Niemand
web-real-you = jij
web-real-more-answers = Iemand weigerde, werd niet gevraagd, …
web-real-reply-of = Als { $name } geen kaart heeft getoond
web-real-reply-passed = had er geen
web-real-reply-declined = weigerde
web-real-reply-lied = { word-false-witness }
web-real-reply-unasked = niet gevraagd
web-real-which-mine = Welke kaart heb je getoond?
web-real-which-shown = Welke kaart heeft { $name } getoond?
web-real-not-seen = Ik heb hem niet gezien
web-real-second-asked = Er is om een tweede kaart gevraagd
web-real-second-which = En de tweede kaart?
web-real-second-unseen = Er was er een, ik heb hem niet gezien
web-real-second-none = Er was er geen
web-real-whose = Waar was hij?
web-real-about-whom = Wie?
web-real-pile-case = { word-case-file.short }
web-real-pile-side = Apart
web-real-pile-centre = { word-centre }
web-real-pile-open = Open
web-real-verdict = Was hij goed?
web-real-verdict-false = Fout
web-real-verdict-true = Goed
web-real-tip-for = Waar vraagt hij naar?
web-real-tip-whom = Wie werd gevraagd?
web-real-tip-everybody = Iedereen
web-real-tip-showed = toonde er een
web-real-tip-none = had er geen
web-real-tip-of = { $name } toonde

## Wat er bekend is

web-real-views = Weergaven
web-real-tab-sheet = { CAP(word-sheet) }
web-real-tab-lines = Regels
web-real-tab-case = { CAP(word-case.many) }
web-real-tab-advice = Advies
web-real-lines = Regels
web-real-line = Regel { $number }
web-real-no-lines = Nog niets genoteerd. Tik hieronder aan wie vraagt.
web-real-change = Wijzigen
web-real-move-up = Omhoog
web-real-move-down = Omlaag
web-real-undo = Ongedaan maken
web-real-redo = Opnieuw
web-real-counting = Er wordt geteld …
web-real-failed = Dat kon niet worden geteld. De notities zijn veilig; laad de pagina opnieuw.
web-real-unreadable = Dit is niet te lezen
web-real-cases-left = { $count ->
    [one] { $count } { word-case } mogelijk
   *[other] { $count } { word-case.many } mogelijk
}
web-real-cases-more = { $count ->
    [one] en nog { $count }
   *[other] en nog { $count }
}
web-real-deals = Mogelijke verdelingen: { $number }
web-real-news = Nu zeker: { $cards }
web-real-follows-from = Dit volgt uit
web-real-conflict = Deze regels spreken elkaar tegen
web-real-conflict-lines = Ze kunnen niet allemaal kloppen:
web-real-where = Waar sta je?
web-real-anywhere = Maakt niet uit
web-real-thinking = Er wordt nagedacht …
web-real-why-this = Waarom?
web-real-ask-this = Dit vraag ik

## De scheidsrechter

web-real-referee = Delen en dobbelen
web-real-referee-how = Voor tafels zonder deler
web-real-referee-more = Dit apparaat deelt in het geheim, dobbelt en houdt de beurt bij. Niets ervan is verplicht.
web-real-deal = Delen
web-real-curtain = Zorg dat niemand anders het scherm ziet.
web-real-take-these = { $name }, neem deze kaarten
web-real-take-how = Schrijf ze op, of neem ze mee op je eigen telefoon. De gedrukte kaarten kunnen in de doos blijven: niemand ziet wat er over is.
web-real-take-phone = Naar mijn eigen telefoon
web-real-take-phone-how = Scan dit: je notities openen daar, met je kaarten al ingevuld.
web-real-taken = Klaar, verbergen
web-real-dice = Dobbelstenen
web-real-throw = Gooien
web-real-thrown = Gegooid
web-real-turn-of = { $name } is aan de beurt
web-real-next-turn = Volgende: { $name }
web-real-open-case = { CAP(word-case-file.the-acc) } openen
web-real-open-case-sure = Iedereen zal het zien. Druk nog eens om te openen.
web-real-referee-end = Deze tafel beëindigen
