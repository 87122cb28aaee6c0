### De tafel in de browser. Elke id begint met web-.

## De balk

web-language = Taal
web-light-auto = Licht zoals op dit apparaat
web-light-light = Lichte pagina
web-light-dark = Donkere pagina
web-speed = Snelheid
web-speed-is = Snelheid: { $speed }
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-quick = snel
web-speed-at-once = meteen
web-close = Sluiten
web-home = Naar de startpagina
web-one-moment = Een ogenblik …

## De startpagina

web-motto = Iemand heeft het gedaan. Ontdek wie.
web-motto-more = Het klassieke deductiespel in je browser: tegen bots, of met vrienden waar ze ook zijn.
web-what-to-play = Wat wil je doen?
web-start-play = Nu spelen
web-start-play-how = Tegen bots, binnen een paar seconden.
web-start-friends = Met vrienden
web-start-friends-how = Open een tafel en stuur de link.
web-start-join = Meedoen met een code
web-start-join-how = Iemand heeft je een code gegeven.
web-edition = Editie
web-seats = Spelers
web-seats-range = { $least } tot { $most } spelers
web-bots-play = De bots spelen als
web-your-name = Je naam
web-guest = Gast
web-you-play = Jij speelt
web-go = Kaarten delen
web-open-table = Tafel openen
web-allow-hints = Hints op verzoek: “Wat moet ik nu doen?”
web-private = Alleen voor wie de link heeft
web-code = Code
web-join = Naar de tafel
web-my-games = Mijn partijen
web-open-tables = Open tafels
web-your-turn = Jij bent aan de beurt
web-status-open = Nog niet begonnen
web-status-playing = Bezig
web-watch = Toekijken
web-free-seats = { $count ->
    [one] { $count } vrije stoel
   *[other] { $count } vrije stoelen
}

## Hoe je speelt

web-how = Zo speel je
web-how-key = Zo speel je (hulp: ?)
web-how-contents = Inhoud
web-how-ours = onze keuze
web-how-ours-more = De spelregels laten dit open; wij moesten kiezen.
web-how-changed = huisregel
web-how-changed-more = Aan deze tafel gaat het anders dan in de editie.
web-how-screen = Op deze pagina
web-how-screen-more = Waar je heen kunt, licht op; tik erop. Wat je hebt gezien, wordt voor je ingevuld, je eigen tekens zijn met potlood: tik op een vakje, tik nog eens, of maak het ongedaan.

## Samenkomen

web-continue = Verder spelen
web-change = Wijzigen …
web-players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-bots-are = bots: { $level }
web-deal-this = Speel { $edition } meteen
web-here-only = Dit adres werkt alleen op deze computer
web-here-only-how = Wil je spelen met telefoons en andere computers in je thuisnetwerk, stop sleuth dan in de terminal en start het zo:
web-here-only-command = De opdracht voor het thuisnetwerk
web-here-only-source = Vanuit de broncode: { $command }
web-here-only-code = Op deze computer kan een andere browser meedoen met de code:

## Voor het spel

web-free = Vrije stoel
web-figure-at = Pion op stoel { $number }
web-sit = Gaan zitten
web-get-up = Opstaan
web-seat-bot = Aan een bot geven …
web-seat-bot-short = Bot …
web-remove-bot = Bot wegsturen
web-ready = Ik ben klaar
web-unready = Toch niet klaar
web-is-ready = klaar
web-not-ready = nog niet klaar
web-begin = Beginnen
web-abandon = Tafel opgeven
web-abandoned = Deze tafel is opgegeven.
web-can-begin = Iedereen is klaar: je kunt beginnen.
web-host-begins = Iedereen is klaar. De gastheer begint.
web-waiting-for-players = Wachten tot elke stoel bezet is en iedereen klaar is.
web-share = Nodig je vrienden uit
web-share-how = Stuur de link, noem de code of laat het plaatje scannen.
web-link = Link naar deze tafel
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als QR-code

## De tafel

web-board = Speelbord
web-table = De tafel
web-players = De spelers rond de tafel
web-hand = { CAP(word-hand-card.yours) }
web-log = Wat er gebeurde
web-throw = Dobbelstenen werpen
web-log-earlier = Eerdere regels tonen
web-what-now = Wat je nu kunt doen
web-tabs = Delen van de tafel
web-tab-desk = Bord
web-tab-hand = Kaarten
web-tab-sheet = Notities
web-tab-log = Verloop
web-new = nieuw
web-turn-of = Beurt { $number }: { $name }
web-watching = je kijkt toe
web-hints-on = hints staan aan
web-you = jij
web-away = weg
web-asks = vraagt
web-passes = heeft er geen
web-shows = toont een kaart
web-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
web-held = { $count ->
    [one] { $count } bewaard
   *[other] { $count } bewaard
}
web-standing-out = uit het onderzoek
web-standing-taken = meegenomen
web-open-cards = Open kaarten
web-ability = Je gave
web-ability-used = Gave gebruikt
web-whereabouts = Wie is waar
web-is-at = { $name }: { $spot }
web-squares = { $count ->
    [one] { $count } vak in de gang
   *[other] { $count } vakken in de gang
}
web-passage-to = { CAP(word-passage) }: { $place }
web-walkers = Witte Wandelaars: { $count } van { $all }
web-asked-by = { $name } vraagt
web-culprit = { CAP(word-culprit) }
web-pile-draw = { CAP(word-draw-pile) }
web-pile-discard = { CAP(word-discard-pile) }
web-middle = In het midden
web-reconnecting = Verbinding verbroken. Nieuwe poging; je partij gaat verder waar ze was.
web-menu = Meer
web-move-device = Verder op een ander apparaat
web-move-device-how = Wie deze link opent, speelt op jouw stoel, en dit apparaat verliest die. Houd hem voor jezelf.
web-link-once = Hij werkt één keer, in de komende { $minutes } minuten.
web-show-link = Link tonen
web-sign-out = Overal afmelden
web-sign-out-how = Heeft iemand een van je apparaten gehad, of een van je links gezien? Je speelt alleen op dit apparaat verder: alle andere worden afgemeld, en alle links naar je plaatsen vervallen.
web-sign-out-here = Vergeet mij ook op dit apparaat. Dan kan niemand meer op mijn plaatsen spelen.
web-sign-out-do = Afmelden
web-signed-out = Klaar. Niemand anders kan nog voor jou spelen.
web-no-such-page = Hier is niets
web-no-such-page-how = Dit adres bestaat niet. Misschien is er onderweg een stuk van verloren gegaan.
web-kept-warm = Een bot houdt je stoel warm.
web-take-back = Zelf verder spelen
web-keep-warm = Een bot laten spelen voor { $name }
web-say = Iets zeggen
web-say-send = Zeggen

## Eén kamer: een gedeeld apparaat, het grote scherm, dichterbij kijken, geluiden

web-one-room = Samen in één kamer
web-one-room-how = Jullie kunnen met meer mensen op dit apparaat spelen: het gaat van hand tot hand, en daartussen verbergt een gordijn alles.
web-device-name = Naam van nog een speler
web-device-add = Speler op dit apparaat toevoegen
web-big-screen = Groot scherm
web-hand-on = Apparaat doorgeven
web-hand-to = Geef het apparaat aan { $name }
web-who-takes = Wie neemt het apparaat?
web-i-am = Ik ben { $name }
web-curtain-how = Op deze pagina staan nu van niemand kaarten.
web-thinking = denkt al { $count } { $unit ->
    [hours] uur
    [minutes] min
   *[seconds] s
}
web-is-asked = wordt gevraagd
web-look = Het bord bekijken
web-look-closer = Dichterbij
web-look-farther = Verder weg
web-sounds = Geluiden

## Wat er gevraagd wordt, en hoe het verdergaat

web-turn-mine = Beurt { $number }: jij
web-hint-now = Wat moet ik nu doen?
web-hint-thinking = Een ogenblik …
web-hint-do = Zo doen
web-hint-more = Meer
web-out-answers = Je doet niet meer mee aan het onderzoek, maar antwoordt nog wel als je iets gevraagd wordt.
web-out-given = Je doet niet meer mee aan het onderzoek. Je antwoorden worden voor je gegeven.
web-out-taken = De Witte Wandelaars hebben je gehaald: je kunt alleen nog toekijken.
web-out-hurry = De anderen spelen het uit …
web-out-auto = Laat mijn antwoorden voor me geven
web-out-own = Weer zelf antwoorden
web-out-finish = Naar het einde
web-out-new = Nieuw spel
web-problem-not-alone = Hier spelen nog anderen mee: het tempo is ook dat van hen.
web-problem-not-out = Je doet nog mee aan het onderzoek.


## Kaarten noemen en tonen

web-claim-suggest = { CAP(word-suggestion.your) }
web-claim-accuse = { CAP(word-accusation.your) }
web-claim-choose-case = Kies { word-case.the-acc }
web-open-suggest = { CAP(word-suggest) } …
web-open-accuse = { CAP(word-accuse) } …
web-open-choose-case = { CAP(word-case.the-acc) } kiezen …
web-send-suggest = { CAP(word-suggest) }
web-send-accuse = { CAP(word-accuse) }
web-send-choose-case = Deze nemen
web-choose-each = Kies van elke soort één kaart.
web-accuse-final = Dit is definitief: heb je het mis, dan lig je uit het onderzoek. Weet je het zeker?
web-accuse-sure = Ja, { word-accuse }
web-show-title = { CAP(word-hand-card.acc) } laten zien
web-show-open = { CAP(word-hand-card.acc) } laten zien …
web-shown-before = al aan deze speler getoond

## Het notitieblok

web-sheet = { CAP(word-sheet.your) }
web-sheet-mode = Ingevuld
web-sheet-none = niets
web-sheet-seen = wat ik zag
web-sheet-follows = wat eruit volgt
web-sheet-chances = met kansen
web-sheet-spectator = Wie toekijkt, heeft { word-sheet.none }.
web-sheet-case = { word-case-file.short }
web-sheet-later = { CAP(word-sheet.your) } ligt klaar zodra de kaarten gedeeld zijn.
web-undo = Laatste teken ongedaan maken
web-why = Waarom?
web-why-choose = Tik op het vak dat je uitgelegd wilt hebben.
web-mark-yes = heeft ze
web-mark-no = heeft ze niet
web-mark-maybe = misschien
web-mark-empty = geen teken
web-mark-mine = mijn teken: { $mark }

## De werkbank: kaarten noemen op het notitieblok, terugkijken

web-naming-cancel = Annuleren
web-legend = Wat de tekens betekenen
web-legend-yes = heeft de kaart
web-legend-no = heeft de kaart niet
web-legend-maybe = heeft een van de gevraagde kaarten, misschien deze
web-legend-empty = nog niets bekend
web-legend-mine = je eigen teken: tik op een vakje om het te veranderen
web-legend-chance = hoe waarschijnlijk het is: hoe donkerder, hoe waarschijnlijker
web-legend-own = vet: je eigen kaarten
web-step-last-question = Vorige vraag
web-step-next-question = Volgende vraag
web-replay-no-sheet = Kies hieronder een speler om hier stap voor stap te zien wat die kon weten.
web-replay-sheet = { CAP(word-sheet) } van { $name }

## Het einde

web-case-file = { CAP(word-case-file.the) }
web-ending-solved = { $name } heeft de zaak opgelost
web-ending-unsolved = Niemand heeft de zaak opgelost
web-ending-escaped = { $name } is ontsnapt
web-timeline = Nog mogelijke { word-case.many }, beurt voor beurt
web-timeline-line = { $count ->
    [one] { $name } kon alles weten.
   *[other] { $name }: nog { $count } { word-case.many }.
}
web-what-next = En nu?
web-rematch = Nog een keer
web-download = Verslag downloaden
web-look-at-table = De tafel bekijken

## Voor het spel: tempo, huisregels, aan een echte tafel

web-start-real = Aan een echte tafel
web-start-real-how = Kaarten en bord voor je: de assistent denkt mee.
web-pace = Tempo
web-pace-live = Meteen
web-pace-correspondence = Op afstand, rustig aan
web-pace-live-how = Iedereen is er. Wie twee minuten weg is, kan door een bot worden vervangen.
web-pace-correspondence-how = Iedereen speelt wanneer het uitkomt; voor een zet zijn er drie dagen.
web-anybody = { $level }: wie er vrij is
web-house-rules = Huisregels
web-house-rules-usual = zoals in de editie
web-house-rules-changed = { $count ->
    [one] { $count } huisregel
   *[other] { $count } huisregels
}
web-house-rules-reset = Alles zoals in de editie
web-value-true = ja
web-value-false = nee
web-value-plain = gewone dobbelsteen
web-value-question = ?-dobbelsteen
web-value-figure = de eerste pion van de editie
web-value-roll-all = de hoogste worp met alle dobbelstenen
web-value-roll-one = de hoogste worp met één dobbelsteen
web-value-dealer = wie deelt
web-value-clockwise = met de klok mee
web-value-counter-clockwise = tegen de klok in
web-value-figures-start = op hun startvakken
web-value-figures-centre = { word-centre.in }
web-value-weapons-places = { word-place.all-in }
web-value-weapons-centre = { word-centre.in }
web-value-leftovers-dealt = toch delen
web-value-leftovers-open = open neerleggen
web-value-leftovers-centre = gesloten { word-centre.in }
web-value-must = verplicht
web-value-may = vrijwillig
web-value-accuse-start = aan het begin van de beurt
web-value-accuse-after-suggestion = na { word-suggestion.own }
web-value-accuse-after-unrefuted = na { word-suggestion.unanswered }
web-value-accuse-centre = { word-centre.in }
web-value-accuse-after-card = na de gespeelde { word-investigation-card }
web-rule-dealer = Wie de kaarten deelt.
web-value-dealer-last = de laatste stoel
web-value-dealer-seat = stoel { $number }

## Het toneel: antwoordrondes, beschuldigingen

web-noted = Genoteerd
web-go-on = Verder
web-declines = antwoordt niet
web-you-ask = jij vraagt
web-you-are-asked = aan jou de vraag
web-you-have-none = je hebt er geen
web-you-show = je toont een kaart
web-you-decline = je antwoordt niet
web-asked-by-you = Jij vraagt
web-shown-to-you = { $name } laat je zien
web-you-see-of = Je ziet een kaart van { $name }
web-you-see-side = Je bekijkt een weggelegde kaart
web-you-see-centre = Je bekijkt een kaart { word-centre.in }
web-laid-open = De kaarten van { $name } liggen open
web-laid-open-you = Je kaarten liggen open
web-nobody = Niemand kan antwoorden!
web-nobody-declined = Niemand laat een kaart zien.
web-accuses = { $name } { word-accuse.does }
web-accuses-you = Je { word-accuse.you }
web-only-sees = Alleen { $name } ziet de kaarten erin.
web-card-right = goed
web-card-wrong = fout
web-verdict-right = Klopt!
web-verdict-wrong = Fout!
web-won-solved = Jij hebt de zaak opgelost!
web-won-escaped = Je bent ontsnapt!
web-lost = Deze keer niet
web-near = { $count ->
    [one] Jij had het ook al kunnen weten.
   *[other] Voor jou waren er nog { $count } { word-case.many } mogelijk.
}
web-near-question = Eén goede vraag meer was misschien genoeg geweest.

## Na het spel: terugkijken

web-past-games = Gespeelde partijen
web-replay = Terugkijken
web-replay-result = Naar de uitslag
web-replay-open = Een verslag bekijken
web-replay-open-how = Open het bestand van een gespeelde partij en bekijk haar stap voor stap, door de ogen van elke speler.
web-replay-file = Bestand openen …
web-eyes = Door de ogen van
web-eyes-public = iedereen: alleen wat open lag
web-steps = Stappen
web-step-first = Naar het begin
web-step-back = Eén stap terug
web-step-play = Afspelen
web-step-pause = Pauzeren
web-step-forward = Eén stap verder
web-step-last = Naar het einde
web-step-of = { $step } van { $all }
web-who-had-what = Wie had welke kaarten?
web-beside = Ernaast
web-share-replay = Het terugkijken delen

## Als iets niet lukt

web-problem = Dat lukte niet ({ $code }).
web-problem-unfit-option = { $needs ->
    [moment] Er moet minstens één moment zijn waarop { word-accusation.a } mogelijk is.
    [no-intrigue] Dat kan niet samen met { word-intrigue-card.many }.
    [no-culprit] Dat kan niet als iemand { word-culprit.the-acc } speelt.
    [two-seats] Kaarten naast het bord zijn er alleen voor twee spelers.
    [seat] Zoveel stoelen heeft deze tafel niet.
   *[other] Dat past niet bij de andere regels.
}
web-problem-unfit-record = Dat is geen verslag van een partij.
web-problem-unfit-text = Deze naam kan niet: hoogstens 40 tekens, op één regel.
web-problem-not-over = Deze partij is nog niet afgelopen.
web-problem-too-large = Dit bestand is te groot.
web-problem-unknown-edition = Deze editie is hier niet.
web-problem-missing-edition = Deze server heeft de editie van deze tafel niet, of met andere regels. De tafel blijft bewaard.
web-problem-other-edition = De editie van dit verslag heeft andere regels dan die hier.
web-problem-unknown-seat = Deze stoel bestaat niet.
web-problem-unfit-figure = Deze pion bestaat niet in deze editie.
web-problem-offline = Geen verbinding met de server.
web-problem-unavailable = De server kan dat nu niet. Probeer het nog eens.
web-problem-stale = Iemand was sneller. Kijk nog eens naar de tafel.
web-problem-too-fast = Dat ging te snel. Wacht even.
web-problem-busy = De server heeft het erg druk. Probeer het zo nog eens.
web-problem-asked-too-much = Je hebt veel tegelijk gevraagd. Wacht op de eerste antwoorden.
web-problem-too-long = Dat uitrekenen zou te lang duren.
web-problem-too-many-records = Je bewaart hier al te veel verslagen.
web-problem-too-many-shows = Er zijn al genoeg partijen van jou bezig waarin alleen bots spelen.
web-problem-unknown-code = Er is geen tafel met deze code.
web-problem-unknown-table = Deze tafel bestaat niet meer.
web-problem-unknown-link = Deze link is al gebruikt of te oud. Vraag een nieuwe op het vorige apparaat.
web-problem-signed-out = Je bent vanaf een ander apparaat afgemeld.
web-problem-seat-taken = Daar zit al iemand.
web-problem-not-host = Alleen de gastheer kan dat.
web-problem-not-seated = Je zit niet aan deze tafel.
web-problem-name-taken = Iemand hier heeft deze naam al.
web-problem-name-alike = Deze naam lijkt te veel op die van iemand anders hier.
web-problem-figure-taken = Iemand anders speelt deze pion al.
web-problem-too-many-tables = Je hebt te veel lopende partijen.
web-problem-hints-off = Hints staan uit aan deze tafel.

## Toetsen

web-skip-to = Ga naar
web-help = Hulp
web-keys = Toetsen
web-keys-on = Sneltoetsen
web-keys-more = Een toets opent { word-accusation.acc } alleen; er wordt pas iets verstuurd als je het bevestigt.
web-key-is = Toets: { $letter }
web-key-roll = Dobbelen
web-key-end-turn = Beurt beëindigen
web-sounds-on = Geluid aan
web-sounds-off = Geluid uit

## What lies open

web-character-of = Karakterkaart van { $name }
web-character-label = Gave: { $ability }
web-character-label-used = Gave gebruikt: { $ability }
web-character-unused = Nog niet gebruikt. Dat kan één keer per spel.
web-character-used = Gebruikt. De kaart is omgedraaid.
web-walkers-last = Wie de laatste trekt, ligt helemaal uit het spel.
web-face-up = Open
web-hand-of = Kaarten van { $name }
web-pile-title-side = Gesloten weggelegd
web-pile-how-side = Telkens als niemand je kan antwoorden, bekijk je een van deze kaarten die je nog niet kent.
web-pile-count-side = { $count } weggelegd
web-pile-title-centre = Gesloten { word-centre.in }
web-pile-how-centre = Wie de beurt { word-centre.in } eindigt, mag een van deze kaarten bekijken of { word-accuse.do }.
web-pile-count-centre = { $count } gesloten
web-looked-at = { $count } door jou gezien
web-looked-at-by = gezien: { $names }
web-played-title = Gespeelde { word-intrigue-card.many }
web-played-none = Nog geen. Een gespeelde kaart is uit het spel.
web-played-by = gespeeld: { $names }
web-city-from = van { $name }
web-city-from-middle = uit het midden
web-deny-open = Zeggen dat je er geen hebt …
web-deny-title = Een kaart verzwijgen?
web-deny-holds = { $count ->
    [one] Je hebt deze kaart, en die is genoemd.
   *[other] Je hebt deze kaarten, en die zijn genoemd.
}
web-deny-costs = Als je zegt dat je er geen hebt, komt dat na deze ronde uit: je doet niet meer mee aan het onderzoek en geeft voortaan alleen nog antwoord.
web-deny-sure = Toch zeggen

## Teams, the culprit, figures

web-two-teams = Twee teams
web-two-teams-long = Twee teams: meer mensen delen een plaats
web-two-teams-how = Twee teams van twee of drie mensen spelen tegen elkaar. Een team deelt zijn kaarten, { word-sheet } en beslissingen en kan onderling overleggen.
web-team = Team { $number }
web-which-team = Team
web-join-team = Meespelen
web-seat-number = Plaats { $number }
web-by-lot = wordt geloot
web-culprit-is = { CAP(word-culprit) }
web-culprit-bot = een bot
web-culprit-me = jij
web-culprit-drawn = { CAP(word-culprit.the) } wordt geloot
web-culprit-will-be = { CAP(word-culprit) }: { $name }
web-say-to = Aan wie
web-say-to-all = aan iedereen
web-say-to-team = aan mijn team
web-said-to-team = { $name } (alleen team)
web-did-it = { $name } voor jullie team
web-mark-ours = ons teken: { $mark }
web-problem-unfit-team = { $needs ->
    [size] Een team bestaat uit twee of drie mensen.
    [no-culprit] Als iemand de dader speelt, zijn er geen teams.
   *[two-seats] Teams kunnen alleen spelen aan een tafel met twee plaatsen.
}
web-problem-unfit-culprit = Die plaats bestaat niet: de dader zit op een van de { $seats } plaatsen.
web-problem-no-culprit = In dit spel speelt niemand { word-culprit.the-acc }.
web-problem-no-figures = In deze editie speelt niemand een figuur.
web-problem-no-team = Aan deze tafel zijn er geen teams.

## Spelenderwijs leren

web-learn = Spelenderwijs leren
web-learn-how = Een kort spel met uitleg, ongeveer vijf minuten
