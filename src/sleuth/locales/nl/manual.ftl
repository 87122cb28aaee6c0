### Hoe je een editie speelt. De schakelaars van een spel kiezen de zinnen, de woorden zijn die van de editie.

## Hoofdstukken

manual-section-aim = Waar het om draait
manual-section-setup = Voorbereiding
manual-section-turns = Wie er aan de beurt is
manual-section-moving = Lopen
manual-section-places = Naar binnen en naar buiten
manual-section-investigation = { CAP(word-investigation-card.many) }
manual-section-suggesting = { CAP(word-suggest.do) }
manual-section-answering = Antwoorden
manual-section-witness = { CAP(word-false-witness.the) }
manual-section-accusing = { CAP(word-accuse.do) }
manual-section-intrigue = { CAP(word-intrigue-card.many) }
manual-section-characters = { CAP(word-character-card.many) }
manual-section-culprit = Een tegen allen
manual-section-sides = Met z’n tweeën, in twee teams

## Waar het om draait

manual-aim-murder = { CAP(FORM($victim, "the")) } is vermoord. Zoek uit wie het gedaan heeft, waar en waarmee.
manual-aim-flight = { CAP(FORM($victim, "the")) } is vermoord, en wie het gedaan heeft, is gevlucht. Zoek uit wie het was, waarmee en waarheen.
manual-aim-hidden = Drie kaarten, één van elke soort, worden aan het begin ongezien weggelegd. Dat is { word-case.the }. Je vindt ze door alle andere te vinden: een kaart die je ergens anders gezien hebt, kan niet een van de drie zijn.
manual-aim-chosen = { CAP(word-culprit.the) } heeft in het geheim drie kaarten weggelegd, één van elke soort. Dat is { word-case.the }. Je vindt ze door alle andere te vinden: een kaart die je ergens anders gezien hebt, kan niet een van de drie zijn.
manual-aim-board = Kaarten van de anderen zie je als je { word-place.to } komt. Daar kun je { word-suggest.do }: wie een van de drie genoemde kaarten heeft, moet je er een laten zien.
manual-aim-cards = Kaarten van de anderen zie je door { word-investigation-card.many } te spelen: sommige vragen iedereen iets, sommige maar één speler, en met sommige mag je spieken.
manual-aim-questions = Kaarten van de anderen zie je door te vragen: wie een van de drie genoemde kaarten heeft, moet je er een laten zien.
manual-aim-win = Wie als eerste alle drie de kaarten goed noemt, wint.
manual-aim-culprit = Alle anderen zijn detectives. De detective die alle drie de kaarten goed noemt, wint. Lukt dat niemand op tijd, dan ontkomt { word-culprit.the } en wint.

## Voorbereiding

manual-setup-players = Voor { $least } tot { $most } personen.
manual-setup-seats = Jullie spelen met { $seats } personen.
manual-setup-two = Er spelen twee personen of twee teams.
manual-setup-figures-start = Iedereen kiest een pion. Alle { $suspects } staan op hun eigen startveld, ook die waar niemand mee speelt: ze zijn net zo verdacht.
manual-setup-figures-centre = Iedereen kiest een pion. Alle { $suspects } staan { FORM($centre, "in") }, ook die waar niemand mee speelt: ze zijn net zo verdacht.
manual-setup-weapons-places = De { $weapons } { FORM($weapon, "many") } worden willekeurig verdeeld, hoogstens één per { word-place }.
manual-setup-weapons-centre = Ook de { $weapons } { FORM($weapon, "many") } liggen aan het begin { FORM($centre, "in") }.
manual-setup-case-board = De { $cards } kaarten worden op soort gelegd en elke stapel wordt geschud. Van elke stapel gaat de bovenste kaart ongezien weg: dat is { word-case.the }.
manual-setup-case-questions = De { $cards } kaarten worden op soort gelegd en elke stapel wordt geschud. Van elke stapel gaat de bovenste kaart ongezien weg: dat is { word-case.the }.
manual-setup-case-cards = De { $cards } { word-hand-card.many } worden op soort gelegd en elke stapel wordt geschud. Van elke stapel gaat de bovenste kaart ongezien weg, straks onder { word-draw-pile.the-acc }: dat is { word-case.the }.
manual-setup-culprit = Een van jullie speelt { word-culprit.the-acc } en deelt.
manual-setup-case-culprit = { CAP(word-culprit.the) } kiest in het geheim uit de { $cards } { word-hand-card.many } één van elke soort: dat is { word-case.the }.
manual-setup-side = Voor het delen worden { $side } kaarten gesloten apart gelegd.
manual-setup-deal = De andere kaarten worden samen geschud en een voor een met de klok mee gedeeld, te beginnen links van de deler. Laat niemand de jouwe zien. Je houdt ze tot het einde: kaarten worden getoond, nooit weggegeven.
manual-setup-dealer = { $dealer ->
    [0] De speler op de laatste stoel deelt.
   *[other] De speler op stoel { $dealer } deelt.
}
manual-setup-leftovers-dealt = Komt het niet gelijk uit, dan hebben sommigen een kaart meer.
manual-setup-leftovers-open = Iedereen krijgt er evenveel. Kaarten die overblijven, liggen open.
manual-setup-leftovers-centre = Iedereen krijgt er evenveel. Kaarten die overblijven, liggen gesloten { FORM($centre, "in") }.
manual-setup-hands-even = Iedereen heeft { $hand } kaarten, er blijft niets over.
manual-setup-hands-dealt = { $left ->
    [one] Iedereen heeft { $hand } kaarten, één speler heeft er een meer.
   *[other] Iedereen heeft { $hand } kaarten, { $left } spelers hebben er een meer.
}
manual-setup-hands-open = { $left ->
    [one] Iedereen heeft { $hand } kaarten. De ene die overblijft, ligt open.
   *[other] Iedereen heeft { $hand } kaarten. De { $left } die overblijven, liggen open.
}
manual-setup-hands-centre = { $left ->
    [one] Iedereen heeft { $hand } kaarten. De ene die overblijft, ligt gesloten { FORM($centre, "in") }.
   *[other] Iedereen heeft { $hand } kaarten. De { $left } die overblijven, liggen gesloten { FORM($centre, "in") }.
}
manual-setup-investigation = De { $investigation } { word-investigation-card.many } worden geschud en vormen { word-draw-pile.as }. Elke detective neemt er een in de hand.
manual-setup-cities = De { $places } { word-city-card.many } worden gesloten geschud. Elke detective draait er een om en legt het open voor zich neer; de andere worden in het midden omgedraaid.
manual-setup-intrigue = De { $intrigue } { word-intrigue-card.many } worden geschud en liggen gesloten naast het bord.
manual-setup-characters = Iedereen legt { word-character-card.the-acc } van de eigen pion open voor zich neer.
manual-setup-sheet = Zet { word-hand-card.yours } meteen in { word-sheet.your-acc }: die kunnen niet { word-case.the } zijn. Houd je aantekeningen geheim.
manual-setup-sheet-open = Zet { word-hand-card.yours } en de open kaarten meteen in { word-sheet.your-acc }: die kunnen niet { word-case.the } zijn. Houd je aantekeningen geheim.

## Wie er aan de beurt is

manual-begins-figure = Wie met { FORM($first, "the") } speelt, begint.
manual-begins-next = Speelt niemand met deze pion, dan ga je in de richting van de beurten langs de startvelden: de eerste pion waar iemand mee speelt, begint.
manual-begins-roll-all = { $dice ->
    [one] Iedereen gooit; de hoogste worp begint.
    [2] Iedereen gooit beide dobbelstenen; de hoogste worp begint.
   *[other] Iedereen gooit met alle { $dice } dobbelstenen; de hoogste worp begint.
}
manual-begins-question = Een ? telt daarbij niet mee.
manual-begins-roll-one = Iedereen gooit met één dobbelsteen; de hoogste worp begint.
manual-begins-ties = Is de hoogste worp van meer spelers, dan gooien die nog een keer.
manual-begins-dealer = De deler begint.
manual-begins-after-culprit = { CAP(word-culprit.the) } deelt en heeft geen beurten. De speler links daarvan begint.
manual-turns-clockwise = Daarna gaat het met de klok mee, dus naar links, telkens naar de volgende speler die nog in het onderzoek is.
manual-turns-counter-clockwise = Daarna gaat het tegen de klok in, dus naar rechts, telkens naar de volgende speler die nog in het onderzoek is.
manual-turn-board = Een beurt: je pion verzetten, { word-suggest.do }, de antwoorden horen, noteren. Weet je het zeker, dan kun je { word-accuse.do }.
manual-turn-cards = Een beurt: { word-investigation-card.acc } pakken, een van je twee uitspelen, noteren. Weet je het zeker, dan kun je { word-accuse.do }.
manual-turn-questions = Er is geen bord. Een beurt is één vraag naar drie kaarten naar keuze, één van elke soort.

## Lopen

manual-move-roll = { $dice ->
    [one] Gooi de dobbelsteen en verzet je pion precies zoveel stappen.
    [2] Gooi beide dobbelstenen en verzet je pion precies zoveel stappen als ze samen aangeven.
   *[other] Gooi alle { $dice } dobbelstenen en verzet je pion precies zoveel stappen als ze samen aangeven.
}
manual-move-question-die = { $questions ->
    [one] Eén dobbelsteen heeft een ? in plaats van de 1.
   *[other] { $questions } dobbelstenen hebben een ? in plaats van de 1.
}
manual-move-rolled-question = Gooi je een ?, dan moet je { word-intrigue-card.acc } trekken voordat je loopt. De ? zelf telt geen stappen: je loopt met wat je verder gegooid hebt.
manual-move-question-nothing = Een gegooide ? telt geen stappen: je loopt met wat je verder gegooid hebt.
manual-move-steps = Een stap gaat naar het volgende veld: omhoog, omlaag, naar links of naar rechts, nooit schuin. Je mag zo vaak afslaan als je wilt.
manual-move-all = Je moet de hele worp gebruiken. Je loopt alleen korter als je { word-place.to } komt.
manual-move-all-stops = Je moet de hele worp gebruiken. Je loopt alleen korter als je { word-place.to } komt of op een ?-veld stapt.
manual-move-twice = In één beurt mag je meer dan eens over hetzelfde veld lopen.
manual-move-once = In één beurt mag je niet twee keer over hetzelfde veld lopen; ook het veld waar je begon telt mee.
manual-move-no-passing = Op een veld staat maar één pion. Je mag daar niet stoppen, er niet langs en er niet overheen: loop eromheen.
manual-move-passing = Je mag dwars door andere pionnen lopen. Maar op een veld staat maar één pion: waar al een pion staat, kun je niet stoppen.
manual-move-short = Kun je de hele worp op geen enkele manier gebruiken en kun je ook nergens naar binnen, ga dan zo ver als het kan.
manual-move-stuck = Kan je pion helemaal niet weg, dan blijf je staan en is je beurt voorbij.
manual-question-square = Stap je op een ?-veld, dan stop je daar meteen en moet je { word-intrigue-card.acc } trekken.
manual-question-square-taken = Op een ?-veld waar een andere pion staat, mag je niet komen, ook niet in het voorbijgaan.
manual-question-square-plain = Zonder { word-intrigue-card.many } zijn de ?-velden gewone velden.

## Naar binnen en naar buiten

manual-place-enter = Je gaat door een deur naar binnen: { word-place.a } telt als één veld, hoe groot ook, en de deur zelf telt niet. Met die stap stop je en de rest van de worp vervalt: je hoeft dus niet precies te gooien.
manual-place-full = { CAP(word-place.in) } kunnen zoveel pionnen en { FORM($weapon, "many") } zijn als je wilt.
manual-place-leave = Naar buiten kost ook één stap: naar het veld voor een deur. Welke deur mag je kiezen.
manual-doors-blocked = Een pion op het veld voor een deur verspert die: niemand kan daar naar binnen of naar buiten.
manual-doors-free = Deuren zijn nooit versperd: door een pion die ervoor staat mag je heen lopen.
manual-no-reentry = Wie { word-place.acc } heeft verlaten, mag daar in dezelfde beurt niet terugkomen, ook niet door een andere deur.
manual-reentry = Wie { word-place.acc } heeft verlaten, mag daar in dezelfde beurt terugkomen.
manual-passage-pair = { $one } – { $other }
manual-passages = { CAP(word-passage.many) } verbinden telkens twee { word-place.many }: { $pairs }. Begint je beurt daar, dan mag je erdoor in plaats van te gooien. Dat is alles wat je loopt, en je komt aan als door een deur.
manual-no-passages = De { word-passage.many } op het bord worden niet gebruikt.
manual-centre-open = Ook { FORM($centre, "the") } heeft deuren en telt bij het in- en uitgaan als { word-place.a }. Maar daar is { word-suggestion.none } mogelijk.
manual-centre-shut = In het midden van het bord kan niemand komen. Daar liggen de drie gesloten kaarten.
manual-leaving = Begint je beurt { word-place.in }, dan moet je weg: gooi en ga door een deur naar buiten, of neem { word-passage.acc } als die er is.
manual-staying = Begint je beurt { word-place.in }, dan mag je blijven in plaats van te gooien. Je kunt daar { word-suggest.do } als je dat niet al gedaan hebt sinds je er kwam.
manual-stay-blocked = Zijn alle deuren versperd, dan hoef je { word-passage.the-acc } niet te nemen: je mag blijven, en je beurt is voorbij.
manual-passage-forced = Zijn alle deuren versperd, dan moet je { word-passage.the-acc } nemen, als die er is.
manual-summoned = Heeft een ander je pion genoemd en zo { word-place.to } gezet, dan mag je daar in je volgende beurt { word-suggest.do } zonder te gooien, of gewoon lopen. Een pion die er al was, is niet verzet.
manual-not-summoned = Heeft een ander je pion genoemd en zo { word-place.to } gezet, dan mag je daarom nog niet { word-suggest.do }: loop gewoon verder.
manual-one-suggestion = Je mag { word-place.same } niet twee keer { word-suggest.do }. Ga eerst weg en kom in een latere beurt terug, of word er opnieuw neergezet.

## Speurkaarten

manual-cards-turn = Pak { word-investigation-card.acc } van de stapel, zodat je er twee hebt. Speel er een open uit en doe wat erop staat; de andere houd je in de hand. Alleen { word-secret-tip.the } speel je gesloten.
manual-cards-suspicion = { CAP(word-suggestion.a) } met een stad naar keuze: pak { word-city-card.the-acc } van de stad die je wilt noemen, uit het midden of van wie het heeft; het jouwe komt ervoor in de plaats. Met die stad moet je dan { word-suggest.do }.
manual-cards-own-city = { CAP(word-suggestion.a) } met je eigen stad: noem de stad die voor je ligt. Of reis: ruil { word-city-card.your-acc } voor een ander, en je beurt is voorbij.
manual-cards-peek = { word-peek }: kies een speler en trek gesloten een kaart uit diens hand. { word-peek-all }: elke detective trekt gesloten een kaart van de buur aan de kant die op de kaart staat. Bekijk hem en geef hem terug.
manual-cards-peek-out = Detectives die uit het onderzoek liggen, kijken daarbij niet meer mee.
manual-cards-golden = { word-golden-tip }: lees de kaart voor. Alle anderen laten je om de beurt, en alleen jou, een kaart van die soort zien, naar eigen keuze, of zeggen dat ze er geen hebben.
manual-cards-secret = { word-secret-tip }: geef de kaart gesloten aan één speler. Alleen jullie tweeën weten wat erop staat. Je krijgt hem terug met wat hij vraagt, één kaart of alle kaarten van die soort, of met niets; je bekijkt de kaarten en geeft ze terug. Hij wordt gesloten weggelegd.
manual-cards-unmask = Is de kaart uitgevoerd, dan mag je { word-accuse.do }, wat hij ook opleverde, behalve als je gereisd hebt. Het mag ook aan het begin van je beurt, zonder een kaart te spelen.
manual-cards-reshuffle = Is { word-draw-pile.the } op, dan wordt { word-discard-pile.the } geschud en de nieuwe stapel.
manual-list-suspicion = { CAP(word-suggestion.many) }
manual-list-peek = { word-peek }
manual-list-golden = { CAP(word-golden-tip.many) }
manual-list-secret = { CAP(word-secret-tip.many) }

## Vragen

manual-suggest-must = Eindig je { word-place.in }, dan moet je meteen { word-suggest.do }.
manual-suggest-may = Eindig je { word-place.in }, dan mag je meteen { word-suggest.do } of je beurt beëindigen.
manual-suggest-here = { CAP(word-suggestion.a) } noemt { FORM($suspect, "acc") }, { FORM($weapon, "acc") } en altijd { word-place.where } je eigen pion is.
manual-suggest-any = Je mag alles en iedereen noemen: je eigen pion, pionnen waar niemand mee speelt, en kaarten die je zelf hebt.
manual-suggest-cards = { CAP(word-suggestion.a) } noemt { FORM($suspect, "acc") }, { FORM($weapon, "acc") } en { FORM($place, "acc") }. Je kunt { word-suggest.do } als je een kaart speelt waar dat op staat.
manual-suggest-questions = { CAP(word-suggestion.a) } noemt { FORM($suspect, "acc") }, { FORM($weapon, "acc") } en { FORM($place, "acc") }, naar keuze.
manual-suggest-own = Je mag ook kaarten noemen die je zelf hebt.
manual-suggest-trick = Heb je twee van de drie kaarten zelf, dan gaan de antwoorden alleen over de derde. Kan niemand die laten zien, dan heb je een deel { word-case.of } gevonden.
manual-suggest-pieces = Pion en { $weapon } die je noemt, komen meteen bij je eigen pion. Daarna blijven ze daar.

## Antwoorden

manual-answer-clockwise = De anderen worden een voor een gevraagd, met de klok mee, te beginnen bij de speler links van je.
manual-answer-counter-clockwise = De anderen worden een voor een gevraagd, tegen de klok in, te beginnen bij de speler rechts van je.
manual-answer-culprit = { CAP(word-culprit.the) } wordt als laatste gevraagd, en alleen als geen detective een kaart kon laten zien.
manual-answer-show = Wie een genoemde kaart heeft, moet je er precies een laten zien, naar eigen keuze. Alleen jij ziet hem; de anderen zien alleen dat er een getoond is. Daarmee zijn de antwoorden afgelopen.
manual-answer-none = Wie geen van de drie heeft, zegt dat, en de volgende wordt gevraagd. Iedereen hoort het en leert ervan.
manual-answer-out = Wie uit het onderzoek ligt, antwoordt nog wel.
manual-answer-out-walkers = Wie na een foute { word-accusation } uit het onderzoek ligt, antwoordt nog wel. Wie door de Witte Wandelaars is meegenomen niet: die kaarten liggen open.
manual-answer-decline = Met sommige kaarten en personages mag je een antwoord weigeren. Dat betekent niet dat je geen van de kaarten hebt. Heeft iedereen geweigerd of niets, dan heeft niemand geantwoord.
manual-answer-second = Eén personage mag een tweede kaart vragen: dezelfde speler toont nog een van de genoemde kaarten, als die er is.
manual-answer-learn = Een kaart die je te zien kreeg, kan niet { word-case.the } zijn. Noteer hem, en ook wie hem heeft.
manual-answer-same = Antwoord je en heb je meer dan een van de kaarten, laat dan liefst een kaart zien die de vrager al kent.
manual-answer-honest = Niemand kan een kaart verzwijgen: het spel controleert de antwoorden.

## De valse getuige

manual-witness-slip = Kijk goed voordat je zegt dat je geen van de kaarten hebt. Wie een kaart verzwijgt, is { word-false-witness.a }. Dat is een vergissing die je duur komt te staan, geen zet die je hebt: het spel waarschuwt je eerst.
manual-witness-cost = { CAP(word-false-witness.a) } ligt meteen uit het onderzoek: geen beurten, geen { word-suggestion.many }, geen { word-accusation.many } meer. Vanaf dan alleen nog antwoorden.
manual-witness-again = Wie uit het onderzoek ligt, kan geen kaart meer verzwijgen.
manual-witness-found = Het komt uit zodra die ronde antwoorden voorbij is.
manual-witness-owed = De vrager krijgt in totaal één kaart: heeft niemand er een laten zien, dan toont wie als eerste een kaart verzweeg hem nu.

## Beschuldigen

manual-accuse-name = Weet je { word-case.the-acc }, dan kun je { word-accuse.do }: noem één kaart van elke soort, naar keuze. Het hoeven niet de kaarten te zijn waar je naar vroeg.
manual-accuse-when = Dat kan in je eigen beurt: { $moments }.
manual-accuse-start = helemaal aan het begin
manual-accuse-after-suggestion = na { word-suggestion.your-acc }, als de antwoorden er zijn
manual-accuse-after-unrefuted = meteen na { word-suggestion.unanswered }
manual-accuse-centre = zolang je pion { FORM($centre, "in") } is
manual-accuse-centre-more = Dat wil zeggen: aan het begin van je beurt of als je daar bent uitgekomen.
manual-accuse-after-card = na de kaart die je hebt uitgespeeld
manual-accuse-first-turn = Omdat iedereen { FORM($centre, "in") } begint, kan dat al in de allereerste beurt.
manual-accuse-look = Daarna bekijk alleen jij { word-case.the-acc }.
manual-accuse-right = Kloppen alle drie de kaarten, laat ze dan aan iedereen zien: je hebt gewonnen.
manual-accuse-wrong = { $accusations ->
    [one] Klopt er iets niet, leg de kaarten dan terug en zeg niet wat. Je hebt maar één poging: je ligt uit het onderzoek.
   *[other] Klopt er iets niet, leg de kaarten dan terug en zeg niet wat. Je beurt is voorbij; na { $accusations } foute pogingen lig je uit het onderzoek.
}
manual-accuse-out = Wie uit het onderzoek ligt, heeft geen beurten meer en kan niet meer winnen, maar antwoordt nog wel.
manual-accuse-out-board = Wie uit het onderzoek ligt, heeft geen beurten meer en kan niet meer winnen, maar antwoordt nog wel. De pion blijft op het bord en kan nog genoemd en verzet worden.
manual-accuse-out-cards = Wie uit het onderzoek ligt, pakt en speelt geen { word-investigation-card.many } meer.
manual-accuse-aside = Staat de pion van wie uit het onderzoek ligt voor een deur, dan gaat hij naar binnen als die speler aan de beurt zou zijn: hij mag de weg niet versperren.
manual-accuse-figures = { CAP(word-accusation.a) } verzet geen pionnen en geen { FORM($weapon, "many") }.
manual-accuse-leftovers = Eindig je { FORM($centre, "in") }, dan mag je in plaats van te beschuldigen een van de gesloten kaarten daar bekijken die je nog niet kent. Daarna loop je in die beurt niet meer.
manual-end-unsolved = Had iedereen het mis, dan blijft de zaak onopgelost en krijgt iedereen { word-case.the-acc } te zien.
manual-end-last = Is er nog maar één speler in het onderzoek, dan speelt die alleen verder.

## Intriges

manual-intrigue-deck = In de stapel zitten { $walkers } Witte Wandelaars; de andere kaarten zijn { word-whisperer-card.many }.
manual-intrigue-draw = Je trekt op drie manieren een kaart: het moet als je een ? gooit, het moet als je op een ?-veld eindigt, en het mag als een ander je pion noemt en zo { word-place.to } zet.
manual-intrigue-brought = Het derde geldt alleen voor pionnen waar iemand mee speelt, en alleen als ze echt verzet zijn: wie er al was, trekt niets. Ook wie uit het onderzoek ligt, trekt niets.
manual-intrigue-from-square = Of de pion daarvoor op een veld of { word-place.in } stond, maakt niet uit.
manual-intrigue-at-once = Sommige kaarten werken zodra ze getrokken zijn: doe wat erop staat.
manual-intrigue-kept = Alle andere bewaar je in het geheim, zoveel als je wilt. Speel ze als hun moment er is, ook meer in één beurt, ook een die je net getrokken hebt, en ook als je al gelopen hebt. Een gespeelde kaart is uit het spel.
manual-intrigue-end = Zou je, voor zover de anderen weten, nog iets kunnen spelen, dan eindigt je beurt pas als jij het zegt. Zo komt niemand te weten wat je bewaart.
manual-walkers-harmless = De eerste { $harmless } Witte Wandelaars doen niets. Ze liggen open, zodat iedereen ziet hoeveel er al zijn.
manual-walkers-last = Wie de laatste trekt, wordt meteen meegenomen: de hand open op tafel, en helemaal niet meer meedoen, geen beurten, geen antwoorden, geen kaarten. De pion kan nog genoemd worden. De kaart wordt teruggeschud en kan weer toeslaan.
manual-walkers-kept = Bewaarde kaarten verdwijnen ongezien uit het spel.
manual-walkers-all = Is er niemand meer in het onderzoek, dan heeft iedereen verloren en wordt { word-case.the } getoond.
manual-effect-see-shown = Is er een kaart getoond, dan wordt iedereen gevraagd die hem misschien zou kunnen bekijken. Zo verraadt de vraag niets.
manual-effect-second-rumour = Na de antwoorden { word-place.same } nog een keer { word-suggest.do } mag alleen wie daar een kaart of een personage voor heeft.
manual-effect-all-look = Als iedereen een kaart bekijkt, doet wie uit het onderzoek ligt niet mee.
manual-effect-looks = Wie een kaart uit je hand bekijkt, trekt hem gesloten; je komt te weten welke het was.
manual-list-kept = Bewaren tot je ze speelt
manual-list-at-once = Meteen spelen

## Personages

manual-characters-once = Elke pion heeft een gave die je één keer per spel kunt gebruiken. Daarna wordt { word-character-card.the } omgedraaid. Iedereen ziet wie de zijne al gebruikt heeft.
manual-characters-again = Wie nog een keer loopt, doet dat voor het vragen: { word-suggestion.the } hoort bij de plek waar dat eindigt.
manual-characters-again-passage = Nog een keer lopen kan ook na { word-passage.acc }.
manual-ability = { $title }. { $help }
manual-list-characters = Wie wat kan

## Een tegen allen

manual-culprit-chooses = { CAP(word-culprit.the) } kiest { word-case.the-acc } en deelt de andere kaarten uit aan iedereen, ook aan zichzelf.
manual-culprit-answers = { CAP(word-culprit.the) } heeft geen beurten en speelt geen { word-investigation-card.many }, maar antwoordt op alles wat de kaarten van de detectives vragen.
manual-culprit-nothing = { CAP(word-culprit.the) } heeft geen { word-city-card } en kijkt niet mee als alle detectives een kaart bekijken.
manual-culprit-last = { CAP(word-suggestion.a) } komt als laatste bij { word-culprit.the-acc }, en alleen als geen detective kon antwoorden.
manual-culprit-reward = Laat { word-culprit.the } dan een kaart zien, dan volgt een beloning: één kaart { word-draw-pile.from } gaat open { word-discard-pile.to }. De tijd dringt.
manual-culprit-caught = De detective die { word-case.the-acc } goed noemt, wint alleen.
manual-culprit-escapes = { CAP(word-culprit.the) } wint als een detective moet pakken en { word-draw-pile.the } op is, want er wordt niet opnieuw geschud; of als alle detectives het mis hadden.

## Twee partijen

manual-two-house = Deze editie heeft geen eigen regels voor twee. Als huisregel gaat het zo:
manual-two-here = Deze editie heeft geen eigen regels voor twee: jullie spelen met een huisregel.
manual-two-side = Voor het delen worden { $side } kaarten gesloten apart gelegd. Ze zijn van niemand.
manual-two-look = Vraag zoals anders. Telkens als de andere partij geen kaart kan laten zien, bekijk je in het geheim een van de apart gelegde kaarten die je nog niet kent, en leg je hem terug.
manual-two-decline = Heeft de andere partij het antwoord alleen geweigerd, dan bekijk je er geen.
manual-two-teams = Twee teams van twee of drie personen spelen als twee spelers: een team deelt een stoel, de hand, { word-sheet.the-acc } en alle beslissingen.

## Plaatjes

manual-picture-hidden = Eén kaart van elke soort: { word-case.the }.
manual-picture-hidden-alt = Drie gesloten kaarten, één van elke soort.
manual-picture-asked = Bijvoorbeeld: “{ CAP($claim) }?”
manual-picture-asked-alt = Drie kaarten: { $named }.
manual-picture-cities = { CAP(word-city-card.many) }: voor elke detective ligt er een, de andere liggen in het midden.
manual-picture-cities-alt = Drie { word-city-card.many }: { $named }.
manual-picture-shown = Eén van de drie kaarten is genoeg, alleen voor jouw ogen.
manual-picture-shown-alt = Eén kaart: { $named }.
manual-picture-beginning-start = Het bord aan het begin.
manual-picture-beginning-start-alt = Het hele bord. De pionnen staan op hun startvelden aan de rand.
manual-picture-beginning-centre = Het bord aan het begin.
manual-picture-beginning-centre-alt = Het hele bord. Alle pionnen staan { FORM($centre, "in") }.
manual-picture-walk = Een worp van { $roll }: { $roll } stappen.
manual-picture-walk-alt = Een deel van het bord: { FORM($figure, "the") } loopt { $roll } stappen en stopt op een veld.
manual-picture-passing = Een worp van { $roll }, dwars door { FORM($figure, "the") } heen.
manual-picture-passing-alt = Een deel van het bord: een weg van { $roll } stappen loopt over het veld waar { FORM($figure, "the") } staat.
manual-picture-question = Een worp van { $roll }, maar de ? maakt er na { $steps } stappen een einde aan.
manual-picture-question-alt = Een deel van het bord: een weg van { $steps } stappen eindigt op een ?-veld.
manual-picture-enter = { $lost ->
    [one] Een worp van { $roll }: { $steps } stappen { FORM($where, "to") }, één vervalt.
   *[other] Een worp van { $roll }: { $steps } stappen { FORM($where, "to") }, { $lost } vervallen.
}
manual-picture-enter-alt = Een deel van het bord: een weg van { $steps } stappen gaat door een deur { FORM($where, "to") }.
manual-picture-doors = { $count ->
    [one] Eén deur: over dit veld ga je naar buiten.
   *[other] { $count } deuren: over elk van deze velden kun je naar buiten.
}
manual-picture-doors-alt = { $count ->
    [one] Een deel van het bord: { FORM($where, "the") }. Het veld voor de deur licht op.
   *[other] Een deel van het bord: { FORM($where, "the") }. De { $count } velden voor de deuren lichten op.
}
manual-picture-blocked = { CAP(FORM($figure, "the")) } verspert deze deur.
manual-picture-blocked-alt = Een deel van het bord: { FORM($figure, "the") } staat op het veld voor een deur; een andere pion is { FORM($where, "in") }.
manual-picture-passages = { CAP(word-passage.many) }
manual-picture-passages-alt = { $count ->
    [one] Het hele bord, met een lijn die twee { word-place.many } verbindt.
   *[other] Het hele bord, met { $count } lijnen, die elk twee { word-place.many } verbinden.
}
manual-picture-brought = { CAP(FORM($figure, "the")) } wordt genoemd en komt mee { FORM($where, "to") }, en { FORM($asked, "the") } ook.
manual-picture-brought-alt = Een deel van het bord: een pijl gaat van een veld { FORM($where, "to") }, waar al een andere pion en { FORM($asked, "the") } zijn.
